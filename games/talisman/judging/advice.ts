import type { Advice, Answer, Card, CardView, Option, Question, View } from '@tafelrunde/engine';
import { companyIn, prospects } from './judge.ts';
import { Arrivals } from './arrival.ts';
import { fightOf, prospectOf } from './fight.ts';
import type { Outlook } from './goal.ts';
import { type Hero, kindOf, type Library } from './hero.ts';
import { twoDiceWithin, winChance } from './odds.ts';
import { Ways } from './ways.ts';
import { type CardWorth, worthsOf } from './worth.ts';
import { WINDOWS } from '../rules/listening.ts';
import type { CardDef, TalismanShape } from '../shape.ts';
import {
  CROWN,
  PLAIN,
  PORTAL,
  regionOf,
  ROUTES,
  SENTINEL,
  type Space,
  spaceOf,
  SPACES,
} from '../shape/spaces.ts';

/** What is asked, by whom, and what that seat knows. */
interface Asked {
  readonly library: Library;
  readonly view: View<TalismanShape>;
  readonly question: Question;
  readonly hero: Hero;
  readonly heroes: readonly Hero[];
  readonly outlook: Outlook;
}
type Advised = (asked: Asked) => Answer | null;

/** The strength of the Sentinel at the bridge. */
const SENTINEL_STRENGTH = 9;
/** A point of an attribute that a shut Portal takes, in turns. */
const POINT = 4;
/** A Talisman is given up last. */
const TALISMAN = 20;
/** The dice would lead on as well: what is certain must be better by this much. */
const WAY = 0.5;
/** A fight that is lost so surely is worth a fate. */
const LOST = 0.5;

/** Turns that are foreseen, of whoever's turn it is: what a way is good for shows only some turns later. */
const FORESEEN = 8;

/** What a practised player does without thinking for long: good enough to see where a turn leads to. */
export function adviceWith(content: Readonly<Record<string, CardDef>>): Advice<TalismanShape> {
  const library: Library = { content, worths: worthsOf(content), ways: new Ways() };
  return {
    steps: () => FORESEEN,
    answer: (view, question) => {
      const answer = answers[question.ask.prompt];
      if (answer === undefined) return null;
      // Most questions are about the moment for a Spell: they are answered before anybody looks at the table.
      if (answer === pass) return declining(question);
      const { heroes, outlook } = companyIn(library, view);
      const hero = heroes.find(({ seat }) => seat === question.seat);
      return hero === undefined ? null : answer({ library, view, question, hero, heroes, outlook });
    },
  };
}

/** Who waits for a better moment is seldom wrong. */
const pass: Advised = ({ question }) => declining(question);
const answers: Readonly<Record<string, Advised | undefined>> = {
  ...Object.fromEntries(WINDOWS.map((name) => [name, pass])),
  destination,
  teleport,
  moveMode,
  innerMove,
  portal: ({ question, hero }) => allowed(question, hero.strength < hero.craft ? 'craft' : 'strength'),
  fate,
  encounter,
  evade,
  weapon: (asked) => mostWanted(asked).slice(0, asked.question.min),
  spoils,
  'loss.instead': ({ question }) =>
    question.from.find(({ declines, no }) => declines !== true && no === undefined)?.id ?? null,
  dropObject: (asked) => mostWanted(asked).at(-1) ?? null,
  toll: ({ question }) => allowed(question, 'payToll'),
  choose,
  boon: choose,
  visitPlace: ({ question }) => allowed(question, 'visit'),
  payFor: ({ question }) => allowed(question, 'payGold'),
  rollOrNot: ({ question }) => allowed(question, 'rollHere'),
  addToPrayer: ({ question }) => allowed(question, 'addMore'),
  may: ({ question }) => allowed(question, 'accept'),
  rumour: ({ question }) => allowed(question, 'accept'),
  character,
  deliver: ({ question }) => allowed(question, 'deliver'),
  questReward: ({ question, hero }) =>
    (hero.talisman ? null : allowed(question, 'talisman')) ?? allowed(question, 'reward'),
  healFor: ({ question }) => question.max,
  fateFor: ({ question }) => question.max,
  reaperMove,
  trophies,
  loot,
  exchange: pass,
};

/** The answer that does this, if it may be given. */
const allowed = ({ from }: Question, wanted: string): string | null =>
  from.find(({ does, no }) => does === wanted && no === undefined)?.id ?? null;
const declining = ({ from }: Question): string | null =>
  from.find(({ declines, no }) => declines === true && no === undefined)?.id ?? null;

/** What whoever is wounded wants first, freely or for gold; then what everybody wants, the best first. */
const HEALED = ['healFully', 'lives', 'fateToLife'];
const HEALED_FOR_GOLD = ['healer', 'doctor'];
const CRAFT_FIRST = ['twoCraft', 'craft'];
const WANTED = [
  'twoStrength',
  'oneOfEach',
  'strength',
  'craft',
  'enchantress',
  'fillFate',
  'prayHere',
  'mystic',
  'fate',
  'lives',
];

function choose({ question, hero }: Asked): string | null {
  const first = (wanted: readonly string[]): string | null => {
    for (const does of wanted) {
      const id = allowed(question, does);
      if (id !== null) return id;
    }
    return null;
  };
  const hurt = hero.lives < hero.mostLives;
  return (
    (hurt ? first(HEALED) : null) ??
    (hurt && hero.player.gold > 0 ? first(HEALED_FOR_GOLD) : null) ??
    (hero.craft > hero.strength ? first(CRAFT_FIRST) : null) ??
    first(WANTED)
  );
}

/** A character that is strong or wise, and lives long. */
function character({ library, view, question }: Asked): string | null {
  const { cards } = view.piles.offered[question.seat];
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id, card } of question.from) {
    const def = card === undefined ? null : defOf(library, cards, card);
    if (def === null || def.character === null) continue;
    const { strength, craft } = def;
    const { lives, fate } = def.character;
    const worth = Math.max(strength, craft) + 0.5 * (Math.min(strength, craft) + lives) + 0.2 * fate;
    if (worth <= most) continue;
    most = worth;
    best = id;
  }
  return best;
}

/** Where one would like to stand. */
function destination(asked: Asked): string | null {
  const rivals = asked.heroes.filter((other) => other !== asked.hero);
  const arrivals = new Arrivals(asked.view, asked.hero, rivals, asked.outlook);
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of asked.question.from) {
    if (option.no !== undefined || option.space === undefined) continue;
    const worth = worthOfGoing(asked, option, arrivals);
    if (worth <= most) continue;
    most = worth;
    best = option.id;
  }
  return best;
}

function worthOfGoing(asked: Asked, option: Option, arrivals: Arrivals): number {
  const there = worthAt(asked, spaceOf(option)) + arrivals.at(spaceOf(option));
  if (option.does === 'openPortal') {
    const opens = twoDiceWithin(Math.max(asked.hero.strength, asked.hero.craft));
    return opens * there + (1 - opens) * (worthAt(asked, PORTAL) - POINT);
  }
  if (option.does !== 'crossBridge') return there;
  const win = winChance(asked.hero.battle - SENTINEL_STRENGTH, asked.view.options.explodingDice);
  return win * there + (1 - win) * (worthAt(asked, SENTINEL) - arrivals.life);
}

function worthAt({ hero, heroes, outlook, view }: Asked, space: Space): number {
  const moved: Hero = { ...hero, player: { ...hero.player, space } };
  const { state } = outlook;
  return prospects(
    moved,
    heroes.map((other) => (other === hero ? moved : other)),
    // A character that comes there still has the encounter ahead.
    { ...outlook, state: { ...state, now: { ...state.now, encounter: true } } },
    view,
  );
}

/** Fate is for fights that would be lost. */
function fate({ library, view, question, hero, heroes }: Asked): string | null {
  if ((question.ask.about as { what?: string } | undefined)?.what === 'move')
    return allowed(question, 'keep');
  const fight = fightOf(view, question.seat);
  if (fight === null) return allowed(question, 'keep');
  const rival = heroes.find(({ seat }) => seat === fight.rival) ?? null;
  const { lose } = prospectOf(library, view, fight, hero, rival);
  if (lose < LOST) return allowed(question, 'keep');
  return allowed(question, 'reroll');
}

/** As many points as the trophies are good for, with none given away for nothing. */
function trophies({ question }: Asked): string[] {
  const { rate } = question.ask.about as { rate: number };
  const pointsOf = (option: Option): number => (option.about as { points: number }).points;
  const given = question.from.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  let sum = given.reduce((points, option) => points + pointsOf(option), 0);
  const kept: Option[] = [];
  for (const option of given) {
    if (Math.floor((sum - pointsOf(option)) / rate) < Math.floor(sum / rate)) continue;
    sum -= pointsOf(option);
    kept.push(option);
  }
  return given.filter((option) => !kept.includes(option)).map(({ id }) => id);
}

/** Gold, Followers, and Objects as long as there is room. */
function loot({ library, view, question, hero }: Asked): string | null {
  const gold = allowed(question, 'takeGoldHere');
  if (gold !== null) return gold;
  const lying = view.piles.space[hero.player.space].cards;
  for (const { id, no, card } of question.from) {
    if (no !== undefined || card === undefined) continue;
    const kind = kindAmong(lying, card);
    if (kind === null) continue;
    const { rest, load } = library.worths[kind];
    if (rest > 0 && (load === 0 || hero.room > 0)) return id;
  }
  return declining(question);
}

/** Where to be taken, or to stay. */
function teleport(asked: Asked): string | null {
  const best = destination(asked);
  const chosen = asked.question.from.find(({ id }) => id === best);
  const stay = declining(asked.question);
  if (stay === null || chosen === undefined) return best;
  return worthAt(asked, spaceOf(chosen)) > worthAt(asked, asked.hero.player.space) ? best : stay;
}

/** A character that can be taken where it wants to go anyway does not roll. */
function moveMode(asked: Asked): string | null {
  const { question, hero, view } = asked;
  const best = destination(asked);
  const chosen = question.from.find(({ id }) => id === best);
  if (chosen !== undefined && worthAt(asked, spaceOf(chosen)) > worthAt(asked, hero.player.space) + WAY)
    return best;
  const bridge = winChance(hero.battle - SENTINEL_STRENGTH, view.options.explodingDice);
  const raft =
    regionOf(hero.player.space) === 'outer' && bridge < LOST ? allowed(question, 'buildRaft') : null;
  return raft ?? allowed(question, 'roll');
}

/** Forward with a Talisman, out without one; through the Mines or the Crypt as one is wise or strong. */
function innerMove({ question, hero }: Asked): string | null {
  const { space } = hero.player;
  if (!hero.talisman && space !== CROWN)
    return allowed(question, 'leaveInner') ?? allowed(question, 'turnBack');
  if (space === PLAIN) {
    const wanted = SPACES[ROUTES[hero.craft < hero.strength ? 1 : 0][1]];
    return question.from.find((option) => option.space === wanted && option.no === undefined)?.id ?? null;
  }
  return allowed(question, 'goOn') ?? allowed(question, 'stay');
}

/** Others are attacked by whoever will probably win. */
function encounter({ question, hero, heroes, view }: Asked): string | null {
  let best = allowed(question, 'encounterSpace');
  let most = best === null ? 0 : LOST;
  for (const { id, seat } of question.from) {
    const other = heroes.find((one) => one.seat === seat);
    if (other === undefined) continue;
    const win = winChance(hero.battle - other.battle, view.options.explodingDice);
    if (win <= most) continue;
    most = win;
    best = id;
  }
  return best;
}

/** A foe that is stronger is let pass. */
function evade({ library, question, hero, heroes }: Asked): string | null {
  const { kind, rival } = question.ask.about as { kind: string | null; rival: number | null };
  const other = heroes.find(({ seat }) => seat === rival);
  let ahead: number;
  if (other !== undefined) ahead = hero.battle - other.battle;
  else if (kind !== null) {
    const { strength, craft } = library.content[kind];
    ahead = strength > 0 ? hero.battle - strength : hero.psychic - craft;
  } else return null;
  return allowed(question, ahead < 0 ? 'evade' : 'fight');
}

/** A Talisman one needs, or a life. */
function spoils(asked: Asked): string | null {
  const { library, view, question, hero } = asked;
  const { loser } = question.ask.about as { loser: number };
  if (!hero.talisman)
    for (const { id, card, no } of question.from)
      if (
        card !== undefined &&
        no === undefined &&
        worthOfCard(library, view.piles.objects[loser].cards, card)?.talisman === true
      )
        return id;
  return allowed(question, 'takeLife');
}

/** The Objects on offer, by what they are worth to their owner. */
function mostWanted({ library, view, question, hero }: Asked): string[] {
  const { cards } = view.piles.objects[hero.seat];
  const worthOf = ({ card }: Option): number => {
    const worth = card === undefined ? null : worthOfCard(library, cards, card);
    if (worth === null) return 0;
    const { talisman, rest, strength, craft, battle, psychic, armour } = worth;
    return (talisman ? TALISMAN : 0) + rest + POINT * (strength + craft) + 2 * (battle + psychic + armour);
  };
  return question.from
    .filter(({ no }) => no === undefined)
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .map(({ id }) => id);
}

function worthOfCard({ worths }: Library, cards: readonly CardView[], wanted: Card): CardWorth | null {
  const kind = kindAmong(cards, wanted);
  return kind === null ? null : worths[kind];
}
function defOf({ content }: Library, cards: readonly CardView[], wanted: Card): CardDef | null {
  const kind = kindAmong(cards, wanted);
  return kind === null ? null : content[kind];
}
const kindAmong = (cards: readonly CardView[], wanted: Card): string | null =>
  kindOf(cards.find((one) => one !== null && 'kind' in one && one.card === wanted) ?? null);

/** To another, and away from oneself. */
function reaperMove({ question, hero, heroes }: Asked): string | null {
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.from) {
    const space = spaceOf(option);
    let worth = 0;
    for (const { seat, player } of heroes) if (player.space === space) worth += seat === hero.seat ? -2 : 1;
    if (worth <= most) continue;
    most = worth;
    best = option.id;
  }
  return best;
}
