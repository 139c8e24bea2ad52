import type { Lane, Mode, Neutral } from '../shape.ts';

/** What a mode sets. EX-MODE-01 to -05; what it does not mention is as always. */
export interface ModeRules {
  readonly lanes: readonly Lane[];
  /** How many heroes a side has, and how often a player is active in a round. EX-GAME-01, EX-ACTV-01 */
  readonly heroes: number;
  readonly phases: number;
  readonly firstRound: number;
  /** After this round it is over; null if it is not. */
  readonly lastRound: number | null;
  /** What a hero begins with. EX-DEPL-04 */
  readonly xp: number;
  readonly gold: number;
  readonly wilds: readonly Neutral[];
  /** Only base cards lie in the market. */
  readonly upgrades: boolean;
  readonly points: Points;
  /** Victory points, or monsters, that win at once; null if they do not. */
  readonly goal: number | null;
  readonly trophies: number | null;
}
/** What is scored. EX-VP-01 to -06 */
interface Points {
  readonly hero: number;
  readonly tower: number;
  readonly artefact: number;
  readonly drako: number;
  readonly cydra: number;
  readonly ownCreature: number;
  readonly enemyCreature: number;
}

const NO_POINTS: Points = {
  hero: 0,
  tower: 0,
  artefact: 0,
  drako: 0,
  cydra: 0,
  ownCreature: 0,
  enemyCreature: 0,
};
/** EX-VP-01 to -04 */
const STANDARD_POINTS: Points = { ...NO_POINTS, hero: 1, tower: 2, artefact: 6, drako: 3, cydra: 2 };

const STANDARD: ModeRules = {
  lanes: ['northWest', 'middle', 'southEast'],
  heroes: 5,
  phases: 5,
  firstRound: 1,
  lastRound: null,
  xp: 0,
  gold: 0,
  wilds: ['pantha', 'igu', 'drako', 'cydra'],
  upgrades: true,
  points: STANDARD_POINTS,
  // EX-MODE-02
  goal: 12,
  trophies: null,
};

export const modes: Readonly<Record<Mode, ModeRules>> = {
  standard: STANDARD,
  // EX-MODE-03: victory points do not matter.
  toTheEnd: { ...STANDARD, points: NO_POINTS, goal: null },
  // EX-MODE-04
  trophyHunters: { ...STANDARD, points: NO_POINTS, goal: null, trophies: 3 },
  // EX-MODE-05, EX-VP-05, -06
  poachers: {
    ...STANDARD,
    lastRound: 4,
    points: { ...NO_POINTS, drako: 3, cydra: 3, ownCreature: 1, enemyCreature: 2 },
    goal: null,
  },
  /** A first game of twenty minutes. The rules of round 1 are over, so rounds are counted from 2. */
  shortDuel: {
    ...STANDARD,
    lanes: ['middle'],
    heroes: 2,
    phases: 3,
    firstRound: 2,
    lastRound: 5,
    xp: 2,
    gold: 2,
    wilds: ['pantha'],
    upgrades: false,
    points: { ...NO_POINTS, hero: 1, tower: 2 },
    goal: 5,
  },
};

/**
 * Ready pairings for a first short game: two players who follow the game's advice win about as often as each other
 * (docs/balance.md). The lesson has a pairing of its own, in which the one who learns has the easier game.
 */
export const PAIRINGS: readonly { readonly blue: readonly string[]; readonly red: readonly string[] }[] = [
  { blue: ['majvi', 'elmar'], red: ['lucina', 'zahit'] },
  { blue: ['leandros', 'ylvie'], red: ['shiWeng', 'halef'] },
  { blue: ['djamila', 'zahit'], red: ['lucina', 'gavin'] },
  { blue: ['tianFeng', 'nianMingli'], red: ['yassir', 'halef'] },
  { blue: ['leyla', 'linnea'], red: ['jasper', 'gavin'] },
  { blue: ['ayumi', 'gavin'], red: ['moura', 'chenLu'] },
];
