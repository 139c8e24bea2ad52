import { useContext } from 'react';
import { NameSize, round, Walk } from '@tafelrunde/ui/board';
import { read } from '../overview/reading.ts';
import { SLOTS, unusable } from '../rules/abilities.ts';
import type { Hero, Model } from '../shape.ts';
import { lengthOf, px, py } from './scale.ts';
import type { Props } from './view.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Height of a plate at the size its letters are designed for. */
const HIGH = 15;
const LETTERS = 12;

/** The names of heroes beside their bases: below, or wherever they cover least. Three dots say which abilities are ready. */
export function NamePlates({
  standing,
  props,
}: {
  readonly standing: readonly Model[];
  readonly props: Props;
}) {
  const size = useContext(NameSize);
  if (size === null) return null;
  const scale = size / LETTERS;
  const heroes = standing.filter((model): model is Hero => model.sort === 'hero');
  const taken: Box[] = standing
    .filter(({ sort }) => sort !== 'golem')
    .map(({ x, y, r }) => around(px(x), py(y), lengthOf(r) + 2));
  return heroes.map((hero) => {
    const name = props.speech.card(hero.kind);
    const width = (name.length * 6.1 + 10) * scale;
    const height = HIGH * scale;
    const [x, y, r] = [px(hero.x), py(hero.y), lengthOf(hero.r)];
    const places: readonly Box[] = [
      { x: x - width / 2, y: y + r + 4, width, height },
      { x: x - width / 2, y: y - r - 9 - height, width, height },
      { x: x + r + 8, y: y - height / 2, width, height },
      { x: x - r - 8 - width, y: y - height / 2, width, height },
    ];
    const covered = (box: Box) => taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const best = places.reduce((least, box) => (covered(box) < covered(least) ? box : least));
    taken.push(best);
    return <Plate key={hero.id} hero={hero} name={name} box={best} scale={scale} props={props} />;
  });
}
const around = (x: number, y: number, r: number): Box => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

interface PlateProps {
  readonly hero: Hero;
  readonly name: string;
  readonly box: Box;
  readonly scale: number;
  readonly props: Props;
}
function Plate({ hero, name, box, scale, props }: PlateProps) {
  const t = read(props.view);
  const wide = box.width / scale;
  return (
    <Walk at={[round(box.x), round(box.y)]}>
      <g className="ex-name" data-team={hero.team} transform={`scale(${round(scale)})`} aria-hidden="true">
        <rect width={round(wide)} height={HIGH} rx="3" />
        <text x={round(wide / 2)} y="11.2">
          {name}
        </text>
        {SLOTS.map((slot, i) => (
          <circle
            key={slot}
            cx={round(wide / 2 + (i - 1) * 7)}
            cy={HIGH + 1}
            r="2"
            data-ready={unusable(t, hero, slot, 'action') === null || undefined}
          />
        ))}
      </g>
    </Walk>
  );
}
