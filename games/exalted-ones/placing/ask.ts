import type { Asking, AskPlace, Json } from '@tafelrunde/engine';
import { type Disc, SIZE } from '../geometry/measure.ts';
import { faultOf, type PlaceSpec } from './spec.ts';
import { suggestFor } from './suggest.ts';

/** How many points a way may have. */
const BENDS = 24;

/** A question for a point or a way. What it is about travels with it, so that a client can judge every point by itself. */
interface PlaceAsking extends Omit<Asking, 'about'> {
  readonly about?: { readonly [name: string]: Json };
}
export const placeAsk = (spec: PlaceSpec, asking: PlaceAsking): AskPlace => ({
  ...asking,
  // Only looked at where a person is asked.
  get about(): Json {
    return { ...asking.about, size: SIZE, marks: marksOf(spec), place: told(spec) as unknown as Json };
  },
  points: pointsOf(spec),
  fault: (path) => faultOf(spec, path),
  suggest: (random) => suggestFor(spec, random),
});

/** In the match the bases are the models themselves; a client is told where they stand. */
function told(spec: PlaceSpec): PlaceSpec {
  switch (spec.kind) {
    case 'walk':
      return { ...spec, blockers: spec.blockers.map(base), occupied: spec.occupied.map(base) };
    case 'spot':
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
      return spec.straight ? [1, 1] : [1, BENDS];
    case 'line':
      return [1, spec.lines];
    case 'hedge':
      return [2, 2];
    default:
      return [1, 1];
  }
}

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
