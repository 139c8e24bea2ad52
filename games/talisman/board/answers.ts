import { type Option, sayer, windowOf } from '@tafelrunde/engine';
import type { AnswerDetail, IconName } from '@tafelrunde/ui/board';
import { lacks, leadsTo } from '../overview/answers.ts';
import { texts } from '../overview/texts.ts';
import type { WindowName } from '../shape.ts';
import { spaceOf } from '../shape/spaces.ts';
import { iconOf, own } from './looks.ts';
import { characterAt, faceIn, isSpace, kindAt, type Props } from './reading.ts';

type Price = NonNullable<AnswerDetail['price']>;

/** Signs for answers that point at nothing on the board. */
const signs: Readonly<Record<string, IconName>> = {
  roll: 'chance',
  rollHere: 'chance',
  strength: 'strength',
  craft: 'craft',
  lives: 'life',
  fate: own('fate'),
  reroll: own('fate'),
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
  const icon = iconFor(option, props);
  const told = leadsTo(option, props);
  const label = labelFor(option, props);
  const price = priceOf(option, props);
  const lacking = lacks(option, props);
  return {
    ...(icon !== undefined && { icon }),
    ...told,
    ...(label !== undefined && { label }),
    ...(price !== undefined && { price }),
    ...(lacking !== undefined && { lacks: lacking }),
  };
}

/** What is bought by the point: how many, and for how much gold. */
export function amount(count: number, { asking, speech }: Props): Partial<AnswerDetail> | undefined {
  const prompt = asking?.question.prompt;
  if (prompt !== 'healFor' && prompt !== 'fateFor') return undefined;
  const { buyPoints, stats } = texts[speech.language];
  const label = buyPoints[prompt](count);
  return count === 0 ? { label } : { label, price: { amount: count, icon: 'coin', name: stats.gold } };
}

/** The deed: what is bought by its name alone, since a chip says the price; a Spell is cast, a belonging used. */
function labelFor({ card, does }: Option, { view, viewer, speech, asking }: Props): string | undefined {
  if (does === 'encounterSpace' && viewer !== 'watcher')
    return texts[speech.language].theSpace(speech.card(kindAt(view, view.state.players[viewer].space)));
  const seen = card === undefined ? undefined : faceIn(view, card);
  if (seen === undefined || viewer === 'watcher') return undefined;
  const name = speech.card(seen.kind);
  if (does === 'buy') return name;
  if (does !== undefined || !isMoment(asking?.question.prompt ?? '')) return undefined;
  const say = texts[speech.language];
  const whole = sayer(speech.words, []).the(seen.kind, 'accusative');
  return isSpell(view, card) ? say.cast(name, whole) : say.use(name, whole);
}
/** The moments at which something may be cast or used; written down here, so that no rule is loaded with the board. */
const MOMENTS: Readonly<Record<WindowName, true>> = {
  turnStart: true,
  moveRolled: true,
  moveEnded: true,
  beforeDraw: true,
  cardsDrawn: true,
  facing: true,
  beforeFight: true,
  fightRolled: true,
  losing: true,
  killing: true,
  slain: true,
  fightEnd: true,
  beforeRoll: true,
  rolled: true,
  loss: true,
  casting: true,
  taking: true,
  crossed: true,
  turnEnd: true,
  spellsDrawn: true,
  meeting: true,
  losingCard: true,
  denizenDrawn: true,
};
/** Is it asked what is cast or used? */
const isMoment = (prompt: string): boolean => Object.hasOwn(MOMENTS, windowOf(prompt));
const isSpell = (view: Props['view'], card: Option['card']): boolean =>
  [...view.piles.hand, ...view.piles.lent].some(({ cards }) =>
    cards.some((one) => one !== null && 'card' in one && one.card === card),
  );

/** What it costs, in the coin it is paid in: fate, gold, lives, a Spell. */
function priceOf({ does, card, value }: Option, { view, speech, asking }: Props): Price | undefined {
  const { stats, spellWord } = texts[speech.language];
  const fate = (amount: number): Price => ({ amount, icon: own('fate'), name: stats.fate });
  const gold = (amount: number): Price => ({ amount, icon: 'coin', name: stats.gold });
  const lives = (amount: number): Price => ({ amount, icon: 'life', name: stats.lives });
  switch (does) {
    case 'reroll':
    case 'rerollLent':
      return fate(1);
    case 'buy':
    case 'payGold':
      return gold(Number(value));
    case 'payToll':
      return gold(1);
    case 'loseLife':
      return lives(1);
    case 'loseLives':
      return lives(Number(value));
    default: {
      const casts = isMoment(asking?.question.prompt ?? '') && isSpell(view, card);
      return casts ? { amount: 1, icon: own('spell'), name: spellWord } : undefined;
    }
  }
}

function iconFor(option: Option, { view, viewer }: Props): IconName | undefined {
  if (option.card !== undefined) {
    const seen = faceIn(view, option.card);
    return seen === undefined ? undefined : iconOf(seen.kind);
  }
  if (isSpace(option.space)) return iconOf(kindAt(view, spaceOf({ space: option.space ?? '' })));
  if (option.seat !== undefined) {
    const kind = characterAt(view, option.seat);
    return kind === null ? 'person' : iconOf(kind);
  }
  const { does } = option;
  if (does === 'encounterSpace' && viewer !== 'watcher')
    return iconOf(kindAt(view, view.state.players[viewer].space));
  return does === undefined ? undefined : signs[does];
}
