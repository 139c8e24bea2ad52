import { done, type Flow, type Result, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../rules/choice.ts';
import { leaders } from '../rules/scoring.ts';
import type { Euthia, EuthiaReading, Fight, Figure, Level, ScenarioName } from '../shape.ts';

/** By chapter: encounter and other tiles to draw, and tiles of the scenario itself. EU-MAPSETUP-04, EU-MAPSETUP-05 */
export interface ChapterTable {
  readonly encounter: number;
  readonly other: number;
  readonly tiles: readonly string[];
}

/** What a scenario adds to the base rules or changes in them. EU-SCEN-02, EU-SCEN-03 */
export interface Scenario {
  readonly name: ScenarioName;
  readonly startTile: string;
  /** Where the bands of a game alone begin. */
  readonly bands: readonly [number, number, number, number];
  tables(t: EuthiaReading): readonly ChapterTable[];
  startGold(t: EuthiaReading): number;
  startPotions(t: EuthiaReading): number;
  /** The levels of elite enemies that take part. EU-ELITE-01, EU-ELITE-02 */
  eliteLevels(t: EuthiaReading): readonly Level[];
  setup(t: Euthia): Flow;
  roundStart(t: Euthia): Flow;
  roundEnd(t: Euthia): Flow;
  turnEnd(t: Euthia, seat: Seat): Flow;
  freeActions(t: Euthia, seat: Seat): Choice[];
  /** Fights with a combat action besides elite enemies. */
  fights(t: Euthia, seat: Seat): Choice[];
  prepared(t: Euthia, fight: Fight): Flow;
  moreHealth(t: EuthiaReading, figure: Figure | null): number;
  stageWon(t: Euthia, fight: Fight): Flow;
  heroDied(t: Euthia, seat: Seat, fight: Fight | null): Flow;
  tileRevealed(t: Euthia, tile: number): Flow;
  confronted(t: Euthia, seat: Seat, rolled: number): Flow;
  /** An early end, looked at when a round ends. */
  isOver(t: EuthiaReading): boolean;
  gameEnd(t: Euthia): void;
  finalScore(t: EuthiaReading, seat: Seat): number;
  /** What those who play together have to reach: stages, markers or points of trophies. */
  goalTogether(t: EuthiaReading): number;
  /** Have those who play together won? */
  isWon(t: EuthiaReading): boolean;
  result(t: EuthiaReading, scores: readonly number[]): Result;
}

const NOTHING: Flow = done(undefined);
const nothing = (): Flow => NOTHING;
const none = (): Choice[] => [];

export const BAND_NAMES = ['lost', 'survivor', 'traveller', 'champion', 'legend'] as const;

/** Alone by bands, together by the goal of the scenario, otherwise the most reputation. EU-SCORE-16, EU-COOP-09 */
function resultOf(
  t: EuthiaReading,
  scores: readonly number[],
  scenario: Pick<Scenario, 'bands' | 'isWon'>,
): Result {
  if (t.state.mode === 'solo') {
    const reached = scenario.bands.filter((least) => scores[0] >= least).length;
    return { how: BAND_NAMES[reached], winners: reached > 0 ? [0] : [], scores };
  }
  if (t.state.mode === 'cooperative') {
    const won = scenario.isWon(t);
    return { how: won ? 'victory' : 'defeat', winners: won ? t.clockwise().slice() : [], scores };
  }
  return { how: 'reputation', winners: leaders(t, scores), scores };
}

/** What a scenario does not say is as in the base rules. */
export const BASE: Omit<Scenario, 'name' | 'tables' | 'bands'> = {
  startTile: 'startChurch',
  startGold: () => 2,
  startPotions: () => 0,
  eliteLevels: ({ options }) => (options.elites ? [1, 2, 3] : []),
  setup: nothing,
  roundStart: nothing,
  roundEnd: nothing,
  turnEnd: nothing,
  freeActions: none,
  fights: none,
  prepared: nothing,
  moreHealth: () => 0,
  stageWon: nothing,
  heroDied: nothing,
  tileRevealed: nothing,
  confronted: nothing,
  isOver: () => false,
  gameEnd: () => undefined,
  finalScore: () => 0,
  goalTogether: () => 0,
  isWon: () => false,
  result(this: Pick<Scenario, 'bands' | 'isWon'>, t: EuthiaReading, scores: readonly number[]) {
    return resultOf(t, scores, this);
  },
};

/** Chapters of a scenario from its rows: encounter and other tiles by number of seats. */
export function rows(
  t: EuthiaReading,
  encounter: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
  tiles: Readonly<Record<number, readonly string[]>>,
): ChapterTable[] {
  const at = t.seats - 1;
  return encounter[at].map((n, i) => ({ encounter: n, other: other[at][i], tiles: tiles[i + 1] ?? [] }));
}

/** Chapter V of the long game. */
export const epicChapter = (
  t: EuthiaReading,
  other: readonly number[],
  tiles: readonly string[],
): ChapterTable => ({
  encounter: 0,
  other: other[t.seats - 1],
  tiles,
});
