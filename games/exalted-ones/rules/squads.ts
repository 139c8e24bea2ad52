import type { Flow } from '@tafelrunde/engine';
import { RADIUS, towerOf as towerSpot } from '../geometry/arena.ts';
import { firstGolem, nearestFree, secondGolem } from '../geometry/spots.ts';
import type { Point } from '../geometry/measure.ts';
import { placeAsk } from '../placing/ask.ts';
import { firstSpot } from '../placing/suggest.ts';
import type { Exalted, Golem, Lane, Team, TowerRank } from '../shape.ts';
import { discOf, everybody, spotSpec } from './ground.ts';
import { golemIds, lanesOf, seatOf, squadOf, teamsByInitiative, unitDef, wallsOf } from './models.ts';
import { named } from './status.ts';

/** A squad to be placed in front of its tower. */
interface Squad {
  readonly lane: Lane;
  readonly rank: TowerRank;
  readonly golems: readonly Golem[];
}

/**
 * EX-GOLEM-07: the holder of the initiative first places all golems of that side, lane by lane. The spots on the line are
 * suggested, and may be taken all at once.
 */
export function* placeSquads(t: Exalted, squadsOf: (team: Team) => readonly Squad[]): Flow {
  for (const team of teamsByInitiative(t)) {
    const squads = squadsOf(team).filter(({ golems }) => golems.length > 0);
    const choices = squads.some(({ golems }) => golems.length > 1);
    const from = [
      { id: 'onTheLine', declines: true, byHand: false },
      { id: 'byHand', byHand: true },
    ] as const;
    const byHand =
      choices && (yield* t.ask(seatOf(t, team), { prompt: 'golems', from, usual: 'onTheLine' })).byHand;
    for (const squad of squads) yield* placeSquad(t, team, squad, byHand);
  }
}

/** EX-ARENA-12, -13, EX-GOLEM-04 to -06 */
function* placeSquad(
  t: Exalted,
  team: Team,
  { lane, rank, golems: [first, second] }: Squad,
  byHand: boolean,
): Flow {
  const ground = () => ({ walls: wallsOf(t), blockers: everybody(t) });
  const spot = firstGolem(team, lane, rank, ground()) ?? anySpot(t, team, lane, rank);
  if (spot === null) return;
  appear(t, first, rank, spot);
  if (second === undefined) return;
  const spec = byHand
    ? spotSpec(t, second, {
        squad: { first: discOf(first), tower: discOf(towerSpot(team, lane, rank)) },
      })
    : null;
  const to =
    spec !== null && firstSpot(spec) !== null
      ? (yield* t.place(seatOf(t, team), placeAsk(spec, { prompt: 'golemWhere', about: { lane, rank } })))[0]
      : (secondGolem(team, lane, rank, spot, ground()) ?? anySpot(t, team, lane, rank));
  if (to !== null) appear(t, second, rank, to);
}
/** Where everything is taken: as near as possible. */
function anySpot(t: Exalted, team: Team, lane: Lane, rank: TowerRank): Point | null {
  const { x, y } = towerSpot(team, lane, rank);
  return nearestFree({ x, y, r: RADIUS.golem }, { walls: wallsOf(t), blockers: everybody(t) });
}
function appear(t: Exalted, golem: Golem, rank: TowerRank, { x, y }: Point): void {
  golem.x = x;
  golem.y = y;
  golem.rank = rank;
  golem.present = true;
  const { kind, team } = named(golem);
  t.tell('golem', { model: golem.id, kind, team, lane: golem.lane, rank, x, y });
}

/** EX-MARCH-02, EX-ARENA-11: two new golems for each lane, from the supply of EX-GAME-06. */
export function newSquads(t: Exalted, team: Team, ranks: readonly TowerRank[]): Squad[] {
  const taken = new Set<Golem>();
  return lanesOf(t).flatMap((lane) =>
    ranks.map((rank) => {
      const golems: Golem[] = [];
      for (const id of golemIds(t, team, lane)) {
        if (golems.length === 2) break;
        const golem = t.state.models[id] as Golem;
        if (golem.present || taken.has(golem)) continue;
        golem.life = unitDef(t, golem).life;
        taken.add(golem);
        golems.push(golem);
      }
      return { lane, rank, golems };
    }),
  );
}
/** EX-MARCH-01, -03: the survivors of the inner squads move up; their damage is kept. */
export const movingUp = (t: Exalted, team: Team): Squad[] =>
  lanesOf(t).map((lane) => {
    const golems = squadOf(t, team, lane, 'inner');
    for (const golem of golems) golem.present = false;
    return { lane, rank: 'outer', golems };
  });
