import type { Option, WireQuestion } from '@tafelrunde/engine';
import type { AnswerDetail, IconName } from '@tafelrunde/ui/board';
import { textAt } from '../rules/places.ts';
import { outlook, reckon } from '../rules/reckoning.ts';
import { spaceOf } from '../topology.ts';
import { iconOf, own } from './looks.ts';
import {
  characterAt,
  faceIn,
  fightIn,
  hasWhiteDie,
  isSpace,
  kindAt,
  moveIn,
  numbersOf,
  type Props,
  readingOf,
} from './reading.ts';
import { creatureIn, reasonFor, texts } from './texts.ts';
import { type Way, wayOf } from './ways.ts';

/** Signs for answers that point at nothing on the board. */
const signs: Readonly<Record<string, IconName>> = {
  roll: 'chance',
  rollHere: 'chance',
  strength: 'strength',
  craft: 'craft',
  lives: 'life',
  fate: own('fate'),
  gold: 'coin',
  spell: own('spell'),
  evade: own('boots'),
  fight: 'attack',
  attack: 'attack',
  battle: 'attack',
  psychic: own('psychic'),
  psychicAttack: own('psychic'),
  takeLife: 'life',
  takeGold: 'coin',
  keep: 'done',
  visit: own('place'),
  encounterSpace: 'place',
  talisman: own('talisman'),
  reward: own('reward'),
  payGold: 'coin',
  payToll: 'coin',
  loseLife: 'life',
  healFully: 'life',
  prayHere: own('priest'),
  healer: own('healer'),
  blacksmith: own('smith'),
  mystic: own('sight'),
  enchantress: own('sorceress'),
  doctor: own('doctor'),
  alchemist: own('alchemist'),
  good: own('good'),
  neutral: own('neutral'),
  evil: own('evil'),
  buildRaft: own('raft'),
  stay: own('camp'),
  gallop: own('horse'),
  clockwise: 'onward',
  counterclockwise: 'earlier',
};

/** What an answer leads to, in one line and a sign. */
export function detail(option: Option, props: Props): AnswerDetail | undefined {
  const { view, viewer, speech, asking } = props;
  const say = texts[speech.language];
  const mine = viewer === 'watcher' ? null : numbersOf(view, viewer);
  const text = option.text ?? option.id;
  if (option.card !== undefined) {
    const seen = faceIn(view, option.card);
    if (seen === undefined) return undefined;
    const line =
      text === 'buy' && mine !== null
        ? say.goldLeft(mine.gold - Number(option.value))
        : speech.words.cards[seen.kind]?.text;
    return { icon: iconOf(seen.kind), ...(line !== undefined && { line }) };
  }
  if (isSpace(option.space)) {
    const space = spaceOf({ space: option.space ?? '' });
    const kind = kindAt(view, space);
    const way = wayOf(option, props);
    const line = way === null ? undefined : wayLine(way, props);
    return { icon: iconOf(kind), line: line ?? speech.words.cards[kind]?.text ?? '' };
  }
  if (option.seat !== undefined) {
    const kind = characterAt(view, option.seat);
    const { strength, craft } = numbersOf(view, option.seat);
    return {
      icon: kind === null ? 'person' : iconOf(kind),
      line: `${kind === null ? '' : `${speech.card(kind)}: `}${say.strengthAndCraft(strength, craft)}`,
    };
  }
  if (mine === null) return undefined;
  if (text === 'encounterSpace') {
    const here = kindAt(view, view.state.players[viewer === 'watcher' ? view.state.turn : viewer].space);
    return { icon: iconOf(here), line: `${speech.card(here)}. ${speech.words.cards[here]?.text ?? ''}` };
  }
  const icon = signs[text];
  const lineFor: Readonly<Record<string, () => string>> = {
    reroll: () => say.fateLeft(mine.fate - 1),
    payGold: () => say.goldLeft(mine.gold - Number(option.value)),
    payToll: () => say.goldLeft(mine.gold - 1),
    loseLife: () => say.livesLeft(mine.lives - 1),
    loseLives: () => say.livesLeft(mine.lives - Number(option.value)),
    fight: () => odds(props) ?? '',
    attack: () => '',
  };
  const line = lineFor[text]?.() ?? '';
  if (asking?.question.prompt === 'portal' && (text === 'strength' || text === 'craft'))
    return { icon: signs[text] ?? 'chance', line: String(mine[text]) };
  if (icon === undefined && line === '') return text === 'reroll' ? { icon: own('fate') } : undefined;
  return { ...(icon !== undefined && { icon }), ...(line !== '' && { line }) };
}

/** "black 3, clockwise", "first the Sentinel". */
function wayLine({ via, turn, steps, die }: Way, { speech }: Props): string | undefined {
  const say = texts[speech.language];
  if (via === 'jump') return undefined;
  const by = die === null ? say.steps(steps) : say.byDie(die === 0 ? 'black' : 'white', steps);
  const parts = [by];
  if (via === 'bridge') parts.push(say.firstTheSentinel);
  else if (via === 'freeBridge') parts.push(say.overTheBridge);
  else if (via === 'portal') parts.push(say.throughThePortal);
  else if (turn !== 0) parts.push(turn === 1 ? say.clockwise : say.counterclockwise);
  return parts.join(', ');
}

/** How a fight stands before it is fought: one's value against the enemy's. */
function odds({ view, speech, asking, viewer }: Props): string | undefined {
  const { kind } = (asking?.question.about ?? {}) as { readonly kind?: string };
  if (typeof kind !== 'string' || viewer === 'watcher') return undefined;
  const sums = outlook(view, viewer, kind);
  return sums === null ? undefined : texts[speech.language].against(sums.own, sums.foe);
}

/** The line beside the question: the dice of the move, the sum of the fight, what a roll is for. */
export function help({ prompt, about }: WireQuestion, props: Props): string | undefined {
  const { view, viewer, speech } = props;
  const say = texts[speech.language];
  const data = (about ?? {}) as { readonly what?: string; readonly kind?: string };
  if (prompt === 'destination') {
    const { dice = [], bonus = 0 } = moveIn(view) ?? {};
    const [black, white] = dice;
    if (black === undefined) return undefined;
    if (white === undefined || !hasWhiteDie(props))
      return say.helpOneDie(dice.reduce((all, die) => all + die, bonus));
    return black === white ? say.helpDoubles(black) : say.helpDice(black, white);
  }
  if (prompt === 'fate' && viewer !== 'watcher')
    return say.helpFate(reasonFor(data.what ?? '', speech), numbersOf(view, viewer).fate);
  const fight = fightIn(view);
  if (fight !== null && (prompt === 'beforeFight' || prompt === 'weapon')) {
    const { hero, foe } = reckon(view, fight);
    const isRival = fight.rival === viewer;
    const [mine, other] = isRival ? [foe, hero] : [hero, foe];
    const name =
      other.seat !== null
        ? speech.seat(other.seat)
        : other.creature !== null
          ? creatureIn(speech.language, other.creature)
          : other.kinds.map((kind) => speech.card(kind)).join(' + ');
    return say.helpFight(name, mine.value, other.value);
  }
  const cast = view.scenes.findLast(({ type }) => type === 'cast');
  if (cast !== undefined && prompt.startsWith('casting') && typeof cast.card === 'number') {
    const seen = faceIn(view, cast.card);
    if (seen !== undefined) return say.helpCast(speech.seat(Number(cast.seat)), speech.card(seen.kind));
  }
  return sourceOf(prompt, data.kind, props);
}

/** Questions that the text of a card puts, or of the space one stands on where there is none. */
const putByText: ReadonlySet<string> = new Set([
  'choose',
  'may',
  'payFor',
  'buy',
  'healFor',
  'fateFor',
  'alchemy',
  'toll',
  'followerOrLife',
  'acceptQuest',
]);

/** The words that lead to the question. */
function sourceOf(prompt: string, kind: unknown, { view, viewer, speech }: Props): string | undefined {
  if (typeof kind === 'string') return speech.words.cards[kind]?.text;
  if (viewer === 'watcher' || !putByText.has(prompt)) return undefined;
  const player = view.state.players[viewer];
  const here = player === undefined ? undefined : kindAt(view, player.space);
  const text = here === undefined ? undefined : speech.words.cards[here]?.text;
  // Where cards are drawn it is one of those that asks.
  if (player !== undefined && textAt(readingOf(view), player.space).draw > 0) return undefined;
  return here === undefined || text === undefined ? undefined : `${speech.card(here)}: ${text}`;
}
