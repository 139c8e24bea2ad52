import { type Consequence, type Option, windowOf, type WireQuestion } from '@tafelrunde/engine';
import {
  type At,
  cardsOn,
  characterAt,
  faceIn,
  fightIn,
  hasWhiteDie,
  isSpace,
  kindAt,
  moveIn,
  numbersOf,
  readingOf,
} from './reading.ts';
import { type Arriving, uponArrival } from './arriving.ts';
import { keptRoll, newRoll, resultLine } from './fate.ts';
import { creatureIn, reasonFor, texts } from './texts.ts';
import { type Way, wayOf } from './ways.ts';
import { kindOf, textAt } from '../rules/places.ts';
import { outlook, reckon } from '../rules/reckoning.ts';
import { along, regionOf, type Space, spaceOf, SPACES } from '../shape/spaces.ts';

/** What an answer leads to, in one line. */
export function leadsTo(option: Option, at: At): Consequence | undefined {
  const line = lineFor(option, at);
  if (line === undefined || line === '') return undefined;
  const isHarm = option.commits === 'costs' && arrivingBy(option, at)?.does === 'takesLife';
  return isHarm ? { line, verdict: 'bad' } : { line };
}

/** What the place does at which this way ends. */
function arrivingBy(option: Option, at: At): Arriving | undefined {
  const { view, viewer, asking } = at;
  if (viewer === 'watcher' || asking?.question.prompt !== 'destination' || !isSpace(option.space))
    return undefined;
  return option.does === 'crossBridge' || option.does === 'openPortal'
    ? undefined
    : uponArrival(view, viewer, spaceOf({ space: option.space ?? '' }));
}

function lineFor(option: Option, at: At): string | undefined {
  const { view, viewer, speech, asking } = at;
  const say = texts[speech.language];
  const mine = viewer === 'watcher' ? null : numbersOf(view, viewer);
  const { does = '' } = option;
  if (option.card !== undefined) {
    const seen = faceIn(view, option.card);
    if (seen === undefined) return undefined;
    return does === 'buy' && mine !== null
      ? say.goldLeft(mine.gold - Number(option.value))
      : speech.words.cards[seen.kind]?.text;
  }
  if (isSpace(option.space)) {
    const way = wayTo(option, at);
    const line =
      way === undefined ? speech.words.cards[kindOn(view, option)]?.text : withWhatLies(way, option, at);
    const beside = neighbours(option, at);
    return beside === undefined
      ? line
      : [line, beside].filter(Boolean).join(line?.endsWith('.') ? ' ' : ', ');
  }
  if (option.seat !== undefined) {
    const kind = characterAt(view, option.seat);
    const { strength, craft } = numbersOf(view, option.seat);
    return `${kind === null ? '' : `${speech.card(kind)}: `}${say.strengthAndCraft(strength, craft)}`;
  }
  if (mine === null || viewer === 'watcher') return undefined;
  if (does === 'encounterSpace') {
    const here = kindAt(view, view.state.players[viewer].space);
    return speech.words.cards[here]?.text;
  }
  if (asking?.question.prompt === 'portal' && (does === 'strength' || does === 'craft'))
    return String(mine[does]);
  switch (does) {
    case 'reroll': {
      const dice = hasWhiteDie(at) ? (moveIn(view)?.dice ?? []) : [];
      const die = option.value === undefined ? undefined : dice[option.value];
      const left = say.fateLeft(mine.fate - 1);
      const { shows } = (option.about ?? {}) as { readonly shows?: number };
      const chance = newRoll(at, shows ?? 0);
      if (chance !== undefined) return `${chance}, ${left}`;
      return die === undefined ? left : `${say.byDie(option.value === 0 ? 'black' : 'white', die)}, ${left}`;
    }
    case 'keep':
      return keptRoll(at);
    case 'payGold':
      return say.goldLeft(mine.gold - Number(option.value));
    case 'payToll':
      return say.goldLeft(mine.gold - 1);
    case 'loseLife':
      return say.livesLeft(mine.lives - 1);
    case 'loseLives':
      return say.livesLeft(mine.lives - Number(option.value));
    case 'fight':
      return odds(at);
    default:
      return asking?.question.prompt === 'choose' ? (inVain(does, at) ?? say.deeds[does]) : undefined;
  }
}

/** The gold that is missing for a purchase. */
export function lacks({ does, value, no }: Option, { view, viewer, speech }: At): string | undefined {
  if (viewer === 'watcher' || does !== 'buy' || no === undefined) return undefined;
  const missing = Number(value) - view.state.players[viewer].gold;
  return missing > 0 ? texts[speech.language].lacksGold(missing) : undefined;
}

/** Why nothing would come of a visit now, so that nobody wonders afterwards what happened. */
function inVain(does: string, { view, viewer, speech }: At): string | undefined {
  if (viewer === 'watcher') return undefined;
  const { lives, mostLives, gold } = numbersOf(view, viewer);
  const { vain } = texts[speech.language];
  if (does === 'doctor' || does === 'healer') {
    if (lives >= mostLives) return vain.unhurt;
    return gold === 0 ? vain.noGold : undefined;
  }
  return does === 'alchemist' && view.piles.objects[viewer].count === 0 ? vain.noObjects : undefined;
}

/** The way to a space with what it does itself, and the cards that wait there: whoever goes there meets them. */
function withWhatLies(way: string, option: Option, at: At): string {
  const { view, speech } = at;
  const say = texts[speech.language];
  const { cards } = cardsOn(view, spaceOf({ space: option.space ?? '' }));
  const names = cards.map(({ kind }) => speech.card(kind));
  const arriving = arrivingBy(option, at);
  return [
    // In which direction a place lies that there is but one of is seen on the board: what it does needs the room.
    arriving === undefined || namesakes(option, at).length > 0 ? way : stepsOf(option, at),
    arriving === undefined ? '' : say.arriving(arriving),
    names.length === 0 ? '' : say.lying(names.join(', ')),
  ]
    .filter(Boolean)
    .join(', ');
}

const kindOn = (view: At['view'], { space }: Option): string => kindAt(view, spaceOf({ space: space ?? '' }));

/**
 * Several spaces of a ring bear one name: where two of them can be chosen, and the way there does not tell them apart, what lies beside
 * them does. So it does where the Reaper changes the region: his way there has no direction.
 */
function neighbours(option: Option, at: At): string | undefined {
  const { view, speech, asking } = at;
  const space = spaceOf({ space: option.space ?? '' });
  const isTwin = namesakes(option, at).some((other) => wayTo(other, at) === wayTo(option, at));
  const isAcross =
    asking?.question.prompt === 'reaperMove' &&
    wayOf(option, at)?.turn === 0 &&
    SPACES.some((_, other) => other !== space && nameOf(other, at) === nameOf(space, at));
  if ((!isTwin && !isAcross) || regionOf(space) === 'inner') return undefined;
  const names = [along(space, -1), along(space, 1)].map((beside) => speech.card(kindAt(view, beside)));
  return texts[speech.language].beside(names.join(', '));
}

/** Other spaces that can be chosen and bear the same name: by that an answer calls them, whatever lies on them. */
function namesakes(option: Option, at: At): readonly Option[] {
  const name = (of: Option): string => nameOf(spaceOf({ space: of.space ?? '' }), at);
  const options = at.asking?.question.options ?? [];
  return options.filter(
    (other) => isSpace(other.space) && other.space !== option.space && name(other) === name(option),
  );
}

/** The name of a space itself: that is what an answer calls it, whatever lies on it. */
const nameOf = (space: Space, { view, speech }: At): string => speech.card(kindOf(readingOf(view), space));

function wayTo(option: Option, at: At): string | undefined {
  const way = wayOf(option, at);
  return way === null ? undefined : wayLine(way, at);
}

/** The same without the direction. */
function stepsOf(option: Option, at: At): string {
  const way = wayOf(option, at);
  return (way === null ? undefined : wayLine({ ...way, turn: 0 }, at, way.turn !== 0)) ?? '';
}

/** "black 3, clockwise", "first the Sentinel". How many steps it is, is said where that could be several numbers. */
function wayLine(
  { via, turn, steps, die }: Way,
  { speech, asking }: At,
  isWalked = turn !== 0,
): string | undefined {
  const say = texts[speech.language];
  if (via === 'jump') return undefined;
  const { steps: all } = (asking?.question.about ?? {}) as { readonly steps?: readonly number[] };
  const by = die === null ? say.steps(steps) : say.byDie(die === 0 ? 'black' : 'white', steps);
  const parts = die === null && all?.length === 1 && isWalked ? [] : [by];
  if (via === 'bridge') parts.push(say.firstTheSentinel);
  else if (via === 'freeBridge') parts.push(say.overTheBridge);
  else if (via === 'portal') parts.push(say.throughThePortal);
  else if (turn !== 0) parts.push(turn === 1 ? say.clockwise : say.counterclockwise);
  return parts.join(', ');
}

/** How a fight stands before it is fought: one's value against the enemy's. */
function odds({ view, speech, asking, viewer }: At): string | undefined {
  const { kind } = (asking?.question.about ?? {}) as { readonly kind?: string };
  if (typeof kind !== 'string' || viewer === 'watcher') return undefined;
  const sums = outlook(view, viewer, kind);
  return sums === null ? undefined : texts[speech.language].against(sums.own, sums.foe);
}

/** The line beside the question: the dice of the move, the sum of the fight, what a roll is for. */
export function help({ prompt, about }: WireQuestion, props: At): string | undefined {
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
    return (
      resultLine(props) ?? say.helpFate(reasonFor(data.what ?? '', speech), numbersOf(view, viewer).fate)
    );
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
  if (cast !== undefined && windowOf(prompt) === 'casting' && typeof cast.card === 'number') {
    const seen = faceIn(view, cast.card);
    if (seen !== undefined) return say.helpCast(speech.seat(Number(cast.seat)), speech.card(seen.kind));
  }
  return sourceOf(prompt, data.kind, props) ?? onlyCard(props);
}

/** The moments of a turn at which nothing else is going on. */
const quietMoments: ReadonlySet<string> = new Set(['turnStart', 'moveRolled', 'moveEnded', 'turnEnd']);

/** Where one card alone may be used: whose turn it is, and what the card does. */
function onlyCard({ view, viewer, speech, asking }: At): string | undefined {
  const { prompt, options } = asking!.question;
  const [only, ...others] = options.filter(({ card }) => card !== undefined);
  if (!quietMoments.has(prompt) || only?.card === undefined || others.length > 0) return undefined;
  const seen = faceIn(view, only.card);
  const text = seen === undefined ? undefined : speech.words.cards[seen.kind]?.text;
  const { turn } = view.state;
  if (text === undefined || turn === viewer) return text;
  return `${texts[speech.language].turnOf(speech.seat(turn))} ${text}`;
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
function sourceOf(prompt: string, kind: unknown, { view, viewer, speech }: At): string | undefined {
  if (typeof kind === 'string') return speech.words.cards[kind]?.text;
  if (viewer === 'watcher' || !putByText.has(prompt)) return undefined;
  const player = view.state.players[viewer];
  const here = player === undefined ? undefined : kindAt(view, player.space);
  const text = here === undefined ? undefined : speech.words.cards[here]?.text;
  // Where cards are drawn it is one of those that asks.
  if (player !== undefined && textAt(readingOf(view), player.space).draw > 0) return undefined;
  return here === undefined || text === undefined ? undefined : `${speech.card(here)}: ${text}`;
}
