import type { Language } from '@tafelrunde/engine';
import { inches, type Point, pointToSegment2, SIZE } from '../geometry/measure.ts';
import { halfOf, onPlatform, TEAMS } from '../geometry/arena.ts';
import { isHero, kindOf } from '../rules/models.ts';
import { maxLife } from '../rules/values.ts';
import type { Lane, Model } from '../shape.ts';
import { type At, read } from './reading.ts';
import { texts } from './texts.ts';

/** As people say it: with one decimal. */
export const inInches = (thousandths: number, language: Language): string =>
  lengths[language].format(thousandths / 1000);
/** Made once: the pointer asks with every movement. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const lengths = {
  de: new Intl.NumberFormat('de', oneDecimal),
  en: new Intl.NumberFormat('en', oneDecimal),
} as const;

/** Who a model is, as short as it can be told. */
export function shortNameOf(model: Model, { speech }: Pick<At, 'speech'>): string {
  const say = texts[speech.language];
  if (model.sort === 'hero') return speech.card(model.kind);
  const name = model.sort === 'decoy' ? say.decoy : speech.card(kindOf(model));
  return model.team === null ? name : `${name} (${say.teams[model.team]})`;
}
/** The same after a word like "next to". */
export function besideName(model: Model, at: Pick<At, 'speech'>): string {
  const say = texts[at.speech.language];
  const unit = say.beside[model.sort === 'decoy' ? 'decoy' : kindOf(model)];
  if (unit === undefined || model.team === null) return shortNameOf(model, at);
  return `${unit} (${say.teams[model.team]})`;
}

/** Everything a piece shows, in words. */
export function labelOf(model: Model, { view, speech }: Pick<At, 'view' | 'speech'>): string {
  const say = texts[speech.language];
  const parts = [
    model.sort === 'decoy' ? say.decoy : speech.card(kindOf(model)),
    ...(model.team === null ? [] : [say.teams[model.team]]),
    ...('lane' in model && model.lane !== null ? [say.lanes[model.lane]] : []),
    say.life(model.life, maxLife(read(view), model)),
    ...(isHero(model) ? [say.mana(model.mana), say.level(model.level)] : []),
    ...('status' in model ? new Set(model.status.map(({ status }) => say.status[status])) : []),
  ];
  return parts.join(', ');
}

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const END = SIZE / 1000;
/** The lanes are painted, not measured: nothing in the rules depends on their edges. */
export const LANE_LINES: Readonly<Record<Lane, readonly Point[]>> = {
  northWest: [at(2.6, 0), at(2.6, 28.8), at(6.6, END - 2.6), at(END, END - 2.6)],
  middle: [at(0, 0), at(END, END)],
  southEast: [at(0, 2.6), at(28.8, 2.6), at(END - 2.6, 6.6), at(END - 2.6, END)],
};
/** The way that divides the halves, between the corners nobody lives in. */
export const DIVIDING_LINE: readonly Point[] = [at(-2, END + 2), at(END + 2, -2)];

const isOn = (line: readonly Point[], { x, y }: Point, wide: number): boolean =>
  line.some((to, i) => {
    const from = line[i - 1];
    return from !== undefined && pointToSegment2(x, y, from.x, from.y, to.x, to.y) <= (wide / 2) ** 2;
  });
/** On what part of the mat a point lies. */
export function groundAt(point: Point): Lane | 'platform' | 'dividing' | 'jungle' {
  if (TEAMS.some((team) => onPlatform(team, { ...point, r: 0 }))) return 'platform';
  for (const lane of ['middle', 'northWest', 'southEast'] as const)
    if (isOn(LANE_LINES[lane], point, inches(lane === 'middle' ? 3.7 : 4.9))) return lane;
  return isOn(DIVIDING_LINE, point, inches(4.6)) ? 'dividing' : 'jungle';
}
/** Where a point lies, in words and in inches from the blue corner. */
export function whereOf(point: Point, { speech }: Pick<At, 'speech'>): string {
  const say = texts[speech.language];
  const ground = groundAt(point);
  const half = halfOf(point);
  const name =
    ground === 'platform' || ground === 'dividing' || ground === 'jungle'
      ? say.places[ground]
      : say.lanes[ground];
  const named = half === null || ground === 'dividing' ? name : `${name}, ${say.teams[half]}`;
  return say.places.at(named, inInches(point.x, speech.language), inInches(point.y, speech.language));
}
