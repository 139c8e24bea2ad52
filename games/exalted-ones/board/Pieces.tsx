import { modelKey } from './story.ts';
import { Aim, DrawnIcon, on, round, targetAt, type TargetKey, Walk } from '@tafelrunde/ui/board';
import { labelOf } from '../overview/names.ts';
import { actionIn, markOf, read, spaceOf } from '../overview/reading.ts';
import { kindOf } from '../rules/models.ts';
import { maxLife } from '../rules/values.ts';
import type { Affliction, Hero, Model } from '../shape.ts';
import { iconOf, own, patternOf } from './looks.ts';
import { NamePlates } from './NamePlates.tsx';
import { lengthOf, px, py } from './scale.ts';
import type { Props } from './view.ts';

/** What lies flat first, heroes last. */
const LAYERS: readonly Model['sort'][] = ['artefact', 'tower', 'wild', 'golem', 'decoy', 'hero'];

/** Everybody in the arena, on bases in their true size. */
export function Pieces({ props }: { readonly props: Props }) {
  const standing = props.view.state.models.filter(({ present }) => present);
  return (
    <>
      {LAYERS.map((sort) => (
        <g key={sort}>
          {standing
            .filter((model) => model.sort === sort)
            .map((model) => (
              <Piece key={model.id} model={model} props={props} />
            ))}
        </g>
      ))}
      <NamePlates standing={standing} props={props} />
    </>
  );
}

/** What options may point at to mean a model. A reaction names its hero by number. */
export const keysOf = (model: Model, { asking }: Props): readonly TargetKey[] => [
  on.space(spaceOf(model)),
  ...(model.sort === 'hero' && asking?.question.prompt === 'react' ? [on.value(model.id)] : []),
];

function Piece({ model, props }: { readonly model: Model; readonly props: Props }) {
  const { view, asking } = props;
  const r = lengthOf(model.r);
  const acting = actionIn(view)?.hero === model.id;
  return (
    <Walk at={[px(model.x), py(model.y)]}>
      <Aim
        label={labelOf(model, props)}
        target={targetAt(asking, keysOf(model, props))}
        ring={around(model.sort === 'golem' ? r + 3 : r + 9)}
      >
        {/* Small bases are hard to hit: what lies around them counts. */}
        <circle r={r + 8} fill="transparent" />
        <circle cy="3" r={r + 1} className="ex-shadow" data-lit={modelKey(model.id)} />
        {acting && <circle r={r + 3.5} className="ex-acting" />}
        <g data-space={markOf(model)}>
          <Disc model={model} r={r} props={props} />
        </g>
      </Aim>
    </Walk>
  );
}
const around = (far: number): string =>
  `M${-far} 0a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0z`;

interface DiscProps {
  readonly model: Model;
  readonly r: number;
  readonly props: Props;
}
function Disc({ model, r, props }: DiscProps) {
  const { view } = props;
  const most = maxLife(read(view), model);
  switch (model.sort) {
    case 'hero':
      return <HeroDisc hero={model} r={r} most={most} />;
    case 'decoy':
      return (
        <>
          <circle r={r} fill={patternOf(model.team)} className="ex-base" strokeDasharray="3 2" />
          <circle r={r - 3} className="ex-plate" />
          <Portrait kind={decoyKind(model, props)} size={r * 1.2} />
        </>
      );
    case 'golem':
      return (
        <>
          <circle r={r} fill={patternOf(model.team)} className="ex-base" />
          <DrawnIcon name={own('golem')} x={-r * 0.72} y={-r * 0.76} size={r * 1.44} fill="#fcf6e6" />
          {model.life < most && <Badge value={model.life} x={r * 0.8} y={-r * 0.8} r={6.5} />}
          <Marks status={model.status} r={r} />
        </>
      );
    case 'wild':
      return (
        <>
          <circle r={r} className="ex-wild" />
          <DrawnIcon name={iconOf(model.kind)} x={-r * 0.76} y={-r * 0.76} size={r * 1.52} fill="#f6ebd4" />
          <Badge value={model.life} x={r * 0.78} y={-r * 0.78} r={8} />
          <Marks status={model.status} r={r} />
        </>
      );
    default:
      return (
        <>
          <circle r={r} fill={patternOf(model.team)} className="ex-base" />
          <circle r={r - 4.5} className="ex-plate" />
          <Portrait kind={kindOf(model)} size={r * 1.12} />
          <Badge value={model.life} x={r * 0.8} y={-r * 0.8} r={8} />
        </>
      );
  }
}
const decoyKind = ({ of }: Extract<Model, { sort: 'decoy' }>, { view }: Props): string => {
  const hero = view.state.models[of];
  return hero.sort === 'hero' ? hero.kind : '';
};

/** A hero: portrait on the colour of the team, an arc of life around it, life and mana in numbers. */
function HeroDisc({ hero, r, most }: { readonly hero: Hero; readonly r: number; readonly most: number }) {
  const ring = r + 1.2;
  const circumference = 2 * Math.PI * ring;
  const share = Math.max(0, Math.min(1, hero.life / most));
  return (
    <>
      <circle r={ring} className="ex-life-bed" />
      <circle r={r} fill={patternOf(hero.team)} className="ex-base" />
      <circle r={r - 4.2} className="ex-plate" />
      <Portrait kind={hero.kind} size={r * 1.05} />
      <circle
        r={ring}
        className="ex-life"
        data-low={share <= 0.34 || undefined}
        strokeDasharray={`${round(circumference * share)} ${round(circumference)}`}
        transform="rotate(-90)"
      />
      <Badge value={hero.life} x={r * 0.86} y={-r * 0.86} r={6.8} />
      <g className="ex-drop" aria-hidden="true">
        <circle cx={-r * 0.86} cy={-r * 0.86} r="6" />
        <text x={round(-r * 0.86)} y={round(-r * 0.86 + 4)}>
          {hero.mana}
        </text>
      </g>
      <Marks status={hero.status} r={r} />
    </>
  );
}
function Portrait({ kind, size }: { readonly kind: string; readonly size: number }) {
  return <DrawnIcon name={iconOf(kind)} x={-size / 2} y={-size / 2} size={size} fill="#20160d" />;
}
function Badge({
  value,
  x,
  y,
  r,
}: {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  return (
    <g className="ex-badge" aria-hidden="true" transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={r} />
      <text y="4.3">{value}</text>
    </g>
  );
}

/** Status effects, from the left below the base. */
function Marks({ status, r }: { readonly status: readonly Affliction[]; readonly r: number }) {
  const kinds = [...new Set(status.map((one) => one.status))];
  return kinds.map((kind, i) => {
    const angle = Math.PI * (0.82 - i * 0.3);
    return (
      <g
        key={kind}
        className="ex-mark"
        transform={`translate(${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)})`}
      >
        <circle r="6" />
        <DrawnIcon name={own(kind)} x={-4.5} y={-4.5} size={9} fill="#fcf6e6" />
      </g>
    );
  });
}
