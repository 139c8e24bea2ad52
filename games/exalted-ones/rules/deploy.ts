import type { Flow, Seat } from '@tafelrunde/engine';
import { towerOf as towerSpot } from '../geometry/arena.ts';
import { direction, inches, onGrid, type Point } from '../geometry/measure.ts';
import { placeAsk } from '../placing/ask.ts';
import { faultOf } from '../placing/spec.ts';
import type { Exalted, Hero, Team } from '../shape.ts';
import { spotSpec } from './ground.ts';
import { heroesOf, heroOf, type Read, teamOf } from './models.ts';
import { named } from './status.ts';
import { modelOption } from './steps/use.ts';
import { maxLife, maxMana } from './values.ts';

/** EX-DEPL-01, EX-ROUND-07: one hero each in turn, until all who wait stand in the arena. */
export function* bringIn(
  t: Exalted,
  seats: readonly Seat[],
  where: (team: Team) => readonly Point[] | null,
): Flow {
  const waiting = (seat: Seat): Hero[] => heroesOf(t, teamOf(t, seat)).filter(({ present }) => !present);
  for (let turn = 0; seats.some((seat) => waiting(seat).length > 0); turn++) {
    const seat = seats[turn % seats.length];
    const heroes = waiting(seat);
    if (heroes.length === 0) continue;
    const { model } = yield* t.ask(seat, { prompt: 'deploy', from: heroes.map(modelOption) });
    yield* deploy(t, seat, heroOf(t, model), where(teamOf(t, seat)));
  }
}

/** EX-DEPL-02, -03, EX-ROUND-04 to -06: completely on the own platform, with full life and mana, and nothing else: effects end with the knock-out. */
function* deploy(t: Exalted, seat: Seat, hero: Hero, only: readonly Point[] | null): Flow {
  const spec = spotSpec(t, hero, only === null ? { platform: hero.team } : { only });
  const free = only?.filter((spot) => faultOf(spec, [spot]) === null) ?? [];
  // Nobody is asked about the only place that is left.
  const [{ x, y }] =
    free.length === 1
      ? free
      : yield* t.place(seat, placeAsk(spec, { prompt: 'deployWhere', about: { kind: hero.kind } }));
  hero.x = x;
  hero.y = y;
  hero.present = true;
  hero.life = maxLife(t, hero);
  hero.mana = maxMana(t, hero);
  t.tell('deployed', { model: hero.id, ...named(hero), x, y });
}

/** In a short duel heroes begin on two points beside their outer tower, square to the lane. */
export function duelStarts(t: Read, team: Team): readonly Point[] | null {
  if (t.options.mode !== 'shortDuel') return null;
  const own = towerSpot(team, 'middle', 'outer');
  const foe = towerSpot(team === 'blue' ? 'red' : 'blue', 'middle', 'outer');
  const { x, y } = direction(foe.x - own.x, foe.y - own.y);
  const aside = inches(1.8);
  return [-1, 1].map((side) => ({
    x: onGrid(own.x - side * y * aside),
    y: onGrid(own.y + side * x * aside),
  }));
}
