import type { Seat } from '@tafelrunde/engine';
import { modes, type ModeRules } from '../modes/index.ts';
import type { Exalted, Fallen, Model, Team } from '../shape.ts';
import { artefactOf, opponentOf, type Read, seatOf, teamOf, towers } from './models.ts';
import { maxLife } from './values.ts';

export const modeOf = (t: Read): ModeRules => modes[t.options.mode];

/** Which team a knock-out counts for: the other one, unless creatures or monsters did it. EX-VP-01 */
export function scorer(t: Read, model: Model, { cause, hero }: Fallen): Team | null {
  if (model.team !== null) return cause === 'wild' ? null : opponentOf(model.team);
  return hero === null ? null : t.state.models[hero].team;
}

/** EX-VP-01 to -06 */
export function pointsFor(t: Read, model: Model, team: Team): number {
  const { points } = modeOf(t);
  switch (model.sort) {
    case 'hero':
    case 'tower':
    case 'artefact':
      return points[model.sort];
    case 'wild':
      if (model.kind === 'drako' || model.kind === 'cydra') return points[model.kind];
      // EX-VP-05: where it lives decides, not where it fell.
      return model.home === team ? points.ownCreature : points.enemyCreature;
    default:
      return 0;
  }
}

const scores = (t: Read): readonly number[] => t.state.points.slice();
const seatsOf = (t: Read, teams: readonly Team[]): Seat[] => teams.map((team) => seatOf(t, team));

/** After every removal: has somebody won? EX-GAME-03, EX-MODE-02 to -04 */
export function checkVictory(t: Exalted): void {
  const lost = (['blue', 'red'] as const).filter((team) => !artefactOf(t, team).present);
  if (lost.length === 2) t.end({ how: 'draw', winners: [], scores: scores(t) });
  if (lost.length === 1)
    t.end({ how: 'artefact', winners: seatsOf(t, [opponentOf(lost[0])]), scores: scores(t) });
  const { goal, trophies } = modeOf(t);
  if (goal !== null) decide(t, 'points', t.state.points, goal);
  if (trophies !== null) decide(t, 'trophies', t.state.trophies, trophies);
}
/** The side that has reached it wins; both in the same step: the higher total, otherwise a draw. */
function decide(t: Exalted, how: string, have: readonly number[], goal: number): void {
  const reached = [0, 1].filter((seat) => have[seat] >= goal);
  if (reached.length === 0) return;
  if (reached.length === 2 && have[0] === have[1]) t.end({ how: 'draw', winners: [], scores: scores(t) });
  const winner = reached.length === 1 ? reached[0] : have[0] > have[1] ? 0 : 1;
  t.end({ how, winners: [winner], scores: scores(t) });
}

/** EX-GAME-10: no match goes on for longer. */
const LONGEST = 30;

/** What can be compared after the last round: most points, most monsters killed, least life lost by artefact or towers. */
export type Compared = 'points' | 'trophies' | 'artefact' | 'towers';

/** What is compared in this mode, one after the other as long as both have the same. EX-MODE-05, EX-GAME-10 */
export function comparedIn(t: Read): readonly Compared[] {
  if (modeOf(t).lastRound === null) return ['points', 'trophies', 'artefact', 'towers'];
  return t.options.mode === 'shortDuel' ? ['points', 'towers'] : ['points'];
}
/** What a seat has to show there. */
export function amountOf(t: Read, seat: Seat, by: Compared): number {
  return by === 'points' || by === 'trophies' ? t.state[by][seat] : loss(t, seat, by === 'artefact');
}
/** How far the first seat is ahead. */
function leadBy(t: Read, by: Compared): number {
  const more = amountOf(t, 0, by) - amountOf(t, 1, by);
  return by === 'artefact' || by === 'towers' ? -more : more;
}

/** EX-MODE-05, EX-GAME-10: after the last round whoever has more points wins. Some modes have something to break a tie. */
export function endAfterLastRound(t: Exalted): void {
  if (t.state.round < (modeOf(t).lastRound ?? LONGEST)) return;
  const decisive = comparedIn(t).find((by) => leadBy(t, by) !== 0);
  if (decisive === undefined) t.end({ how: 'draw', winners: [], scores: scores(t) });
  t.end({ how: 'rounds', winners: [leadBy(t, decisive) > 0 ? 0 : 1], scores: scores(t) });
}
/** How many life points the artefact, or the towers, of a seat have lost. */
function loss(t: Read, seat: Seat, artefact: boolean): number {
  const team = teamOf(t, seat);
  const buildings = artefact ? [artefactOf(t, team)] : towers(t).filter((tower) => tower.team === team);
  return buildings.reduce((sum, building) => sum + maxLife(t, building) - building.life, 0);
}
