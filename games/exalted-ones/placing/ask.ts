import type { Asking, AskPlace, Json, RuleId } from '@tafelrunde/engine';
import { type Disc, type Path, SIZE } from '../geometry/measure.ts';
import { faultOf, type PlaceSpec } from './spec.ts';
import { suggestFor } from './suggest.ts';

/** How many points a way may have. */
const BENDS = 24;

/** A question for a point or a way. What it is about travels with it, so that a client can judge every point by itself. */
interface PlaceAsking extends Pick<Asking, 'prompt'> {
  readonly about?: { readonly [name: string]: Json };
}
class PlaceAsked implements AskPlace {
  readonly prompt: string;
  readonly points: readonly [number, number];
  private readonly spec: PlaceSpec;
  private readonly more: PlaceAsking['about'];

  constructor(spec: PlaceSpec, { prompt, about }: PlaceAsking) {
    this.prompt = prompt;
    this.points = pointsOf(spec);
    this.spec = spec;
    this.more = about;
  }
  /** Only looked at where a person is asked. */
  get about(): Json {
    const { spec, more } = this;
    return { ...more, size: SIZE, marks: marksOf(spec), place: told(spec) as unknown as Json };
  }
  fault(path: Path): RuleId | null {
    return faultOf(this.spec, path);
  }
  suggest(random: () => number): Path {
    return suggestFor(this.spec, random);
  }
}
export const placeAsk = (spec: PlaceSpec, asking: PlaceAsking): AskPlace => new PlaceAsked(spec, asking);

/** In the match the bases are the models themselves; a client is told where they stand. */
function told(spec: PlaceSpec): PlaceSpec {
  switch (spec.kind) {
    case 'walk':
      return {
        kind: 'walk',
        base: spec.base,
        allowance: spec.allowance,
        short: spec.short,
        straight: spec.straight,
        along: spec.along,
        blockers: spec.blockers.map(base),
        occupied: spec.occupied.map(base),
        flying: spec.flying,
        barriers: spec.barriers,
        towers: spec.towers,
        end: spec.end,
      };
    case 'spot':
      return {
        kind: 'spot',
        r: spec.r,
        occupied: spec.occupied.map(base),
        barriers: spec.barriers,
        towers: spec.towers,
        near: spec.near,
        from: spec.from,
        platform: spec.platform,
        squad: spec.squad,
        only: spec.only,
        reaches: spec.reaches,
      };
    case 'hedge':
      return { ...spec, occupied: spec.occupied.map(base) };
    case 'point':
      return spec;
    default:
      return { ...spec, targets: spec.targets.map(base) };
  }
}
const base = ({ x, y, r }: Disc): Disc => ({ x, y, r });

function pointsOf(spec: PlaceSpec): readonly [number, number] {
  switch (spec.kind) {
    case 'walk':
      return spec.straight ? ONE : WAY;
    case 'line':
      return [1, spec.lines];
    case 'hedge':
      return TWO;
    default:
      return ONE;
  }
}
const ONE = [1, 1] as const;
const TWO = [2, 2] as const;
const WAY = [1, BENDS] as const;

/** What a general table draws: where one stands, and who is near. */
function marksOf(spec: PlaceSpec): Json {
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });
  switch (spec.kind) {
    case 'walk':
      return [at(spec.base), ...spec.blockers.map(at)];
    case 'spot':
      return spec.only === null ? spec.occupied.map(at) : spec.only.map(at);
    case 'point':
    case 'hedge':
      return [at(spec.from)];
    default:
      return [at(spec.from), ...spec.targets.map(at)];
  }
}
