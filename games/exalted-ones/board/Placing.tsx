import { useMemo, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import type { RuleId, WireQuestion } from '@tafelrunde/engine';
import type { BoardAsking } from '@tafelrunde/ui/board';
import { type Disc, inches, type Path, type Point, SIZE, SLACK } from '../geometry/measure.ts';
import { reachable } from '../geometry/reach.ts';
import { inInches } from '../overview/names.ts';
import { lengthOfWay, proposalFor, shotsOn } from '../overview/proposal.ts';
import { read, specIn } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import {
  faultOf,
  hedgeCorners,
  type PlaceSpec,
  type SpotSpec,
  walkOf,
  type WalkSpec,
} from '../placing/spec.ts';
import { TOWER_RANGE } from '../rules/ground.ts';
import type { Team } from '../shape.ts';
import { Aiming } from './Aiming.tsx';
import { Ghost, Ring, Tag } from './marks.tsx';
import { areaOf, lengthOf, lineOf, onArena, px, py, SIDE } from './scale.ts';
import type { Props } from './view.ts';

/** Whether the next point goes on from what is drafted, a detour, and who wants to know. */
export interface Onward {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Where the pointer is while a question for a place is open; null where it is elsewhere. */
interface Pointed {
  readonly question: WireQuestion;
  readonly to: Point;
  readonly onward: boolean;
}
/**
 * Tells where the pointer is to whoever draws what it would lead to: nothing else on the board is drawn again when it moves. An
 * older question's pointer counts for nothing.
 */
export class Pointer {
  #at: Pointed | null = null;
  readonly #followers = new Set<() => void>();

  readonly at = (): Pointed | null => this.#at;
  readonly follow = (changed: () => void): (() => void) => {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  };
  move(at: Pointed | null): void {
    if (at === this.#at) return;
    this.#at = at;
    for (const changed of this.#followers) changed();
  }
}

interface PlacingProps {
  readonly props: Props;
  readonly onward: Onward;
  readonly pointer: Pointer;
}
/** A question for a place, asked on the map: where the pointer is, and what a click drafts. */
export function Placing({ props, onward, pointer }: PlacingProps) {
  const spec = specIn(props);
  const { asking } = props;
  return spec === null || asking === null ? null : (
    <Pointing spec={spec} asking={asking} onward={onward} pointer={pointer} />
  );
}

interface PointingProps extends Omit<PlacingProps, 'props'> {
  readonly spec: PlaceSpec;
  readonly asking: BoardAsking;
}
function Pointing({ spec, asking, onward, pointer }: PointingProps) {
  const layer = useRef<SVGRectElement>(null);
  const { question } = asking;
  const { path: drafted, setPath } = asking.draft;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point | null => {
    const matrix = layer.current?.getScreenCTM();
    if (matrix === null || matrix === undefined) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return onArena(x, y);
  };
  const follow = (event: MouseEvent, touch: boolean) => {
    const to = touch ? null : pointOf(event);
    pointer.move(to === null ? null : { question, to, onward: onward.on || event.shiftKey });
  };
  const choose = (event: MouseEvent) => {
    const to = pointOf(event);
    if (to === null) return;
    const { path, fault } = proposalFor(spec, drafted, to, onward.on || event.shiftKey);
    // What is not possible stays in view with its reason: a finger has no pointer that would show it.
    if (fault === null || spec.kind === 'walk' || spec.kind === 'spot') setPath(path);
    onward.set(false);
    pointer.move(null);
  };
  return (
    // Places by name in the bar and small steps say the same by keyboard.
    <rect
      ref={layer}
      className="ex-catch"
      width={SIDE}
      height={SIDE}
      onPointerMove={(event) => follow(event, event.pointerType === 'touch')}
      onPointerLeave={() => pointer.move(null)}
      onClick={choose}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

/** What the pointer would make of the open question for a place, or what is drafted. */
export function Preview({ props, pointer }: Omit<PlacingProps, 'onward'>) {
  const at = useSyncExternalStore(pointer.follow, pointer.at);
  const spec = specIn(props);
  const { asking } = props;
  if (spec === null || asking === null) return null;
  const { path: drafted } = asking.draft;
  const pointed = at?.question === asking.question ? at : null;
  const shown =
    pointed !== null
      ? proposalFor(spec, drafted, pointed.to, pointed.onward)
      : drafted.length >= asking.question.min
        ? { path: drafted, fault: faultOf(spec, drafted) }
        : null;
  return shown && <Shown spec={spec} path={shown.path} fault={shown.fault} props={props} />;
}

/** What is possible at all: it lies below everybody. */
export function PlacingRoom({ props }: { readonly props: Props }) {
  const spec = specIn(props);
  return spec === null ? null : <Room spec={spec} />;
}
function Room({ spec }: { readonly spec: PlaceSpec }) {
  switch (spec.kind) {
    case 'walk':
      return <Reach spec={spec} />;
    case 'spot':
      return <SpotRoom spec={spec} />;
    case 'template':
      return null;
    default:
      return (
        <Ring centre={spec.from} far={spec.from.r + spec.range + (spec.kind === 'circle' ? inches(3) : 0)} />
      );
  }
}
/** Where a base can walk to: first what leaves time for an attack, then what is a run. */
function Reach({ spec }: { readonly spec: WalkSpec }) {
  const areas = useMemo(() => {
    const { base, allowance, ground } = walkOf(spec);
    const far = reachable(base, allowance, ground).map(areaOf).join('');
    const near = spec.short < allowance ? reachable(base, spec.short, ground).map(areaOf).join('') : '';
    return { far, near };
  }, [spec]);
  return (
    <>
      <path d={areas.far} className="ex-reach" data-space="reach" />
      {areas.near !== '' && <path d={areas.near} className="ex-reach" data-near />}
      {spec.towers.map((tower) => (
        <TowerReach key={`${tower.x} ${tower.y}`} tower={tower} />
      ))}
      {spec.end !== null && <Ring centre={spec.end} far={spec.end.r + spec.end.inches} />}
    </>
  );
}
function TowerReach({ tower, shoots = false }: { readonly tower: Disc; readonly shoots?: boolean }) {
  return (
    <circle
      cx={px(tower.x)}
      cy={py(tower.y)}
      r={lengthOf(tower.r + TOWER_RANGE)}
      className="ex-tower-reach"
      data-space="tower circle"
      data-shoots={shoots || undefined}
    />
  );
}
function SpotRoom({ spec: { near, from, only, platform, squad, r, towers } }: { readonly spec: SpotSpec }) {
  return (
    <g clipPath="url(#ex-mat)">
      {towers.map((tower) => (
        <TowerReach key={`${tower.x} ${tower.y}`} tower={tower} />
      ))}
      {near !== null && <Ring centre={near} far={near.r + near.inches + r} />}
      {from !== null && <Ring centre={from} far={from.inches} />}
      {platform !== null && <Platform team={platform} r={r} />}
      {squad !== null && <Ring centre={squad.first} far={2 * squad.first.r} />}
      {only?.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={px(x)} cy={py(y)} r={lengthOf(r)} className="ex-only" />
      ))}
    </g>
  );
}

/** All of the platform lights up, and the line says how far out a base fits. */
function Platform({ team, r }: { readonly team: Team; readonly r: number }) {
  const centre = team === 'blue' ? { x: 0, y: 0 } : { x: SIZE, y: SIZE };
  return (
    <>
      <circle cx={px(centre.x)} cy={py(centre.y)} r={lengthOf(inches(7))} className="ex-reach" />
      <Ring centre={centre} far={inches(7) - r} />
    </>
  );
}

interface ShownProps {
  readonly spec: PlaceSpec;
  readonly path: Path;
  readonly fault: RuleId | null;
  readonly props: Props;
}
/** What this answer would look like. */
function Shown({ spec, path, fault, props }: ShownProps) {
  const say = texts[props.speech.language];
  const bad = fault !== null || undefined;
  const end = path[path.length - 1];
  const reason = (r: number) =>
    fault !== null && (
      <Tag x={px(end.x)} y={py(end.y) - lengthOf(r) - 14} text={say.faults[fault] ?? fault} danger />
    );
  switch (spec.kind) {
    case 'walk':
      return <Walked spec={spec} path={path} fault={fault} props={props} />;
    case 'spot':
      return (
        <>
          <Ghost at={end} r={spec.r} bad={fault !== null} />
          {reason(spec.r)}
        </>
      );
    case 'point':
      return (
        <g className="ex-aim" data-bad={bad}>
          <path d={lineOf([spec.from, end])} className="ex-line" />
          <circle cx={px(end.x)} cy={py(end.y)} r="5" className="ex-spot" />
          {reason(200)}
        </g>
      );
    case 'hedge':
      return (
        <g className="ex-aim" data-bad={bad}>
          <path d={areaOf(hedgeCorners(spec, path))} className="ex-template" />
          {reason(200)}
        </g>
      );
    default:
      return <Aiming spec={spec} aim={path} bad={fault !== null} props={props} />;
  }
}
const bendAt = ({ x, y }: Point): string => `M${px(x) - 3} ${py(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`;
/** A way with its length, where it ends, and the towers that would shoot. */
function Walked({ spec, path, fault, props }: ShownProps & { readonly spec: WalkSpec }) {
  const bad = fault !== null;
  const { view, speech } = props;
  const say = texts[speech.language];
  const { base, allowance, short } = spec;
  const long = lengthOfWay(base, path);
  const shots = shotsOn(read(view), spec, path);
  const end = path[path.length - 1];
  const line = lineOf([base, ...path]);
  const runs = long > short + SLACK;
  const most = inInches(runs ? allowance : short, speech.language);
  const length = say.way(inInches(long, speech.language), most, runs);
  return (
    <>
      {shots.map(({ tower, at }) => (
        <g key={tower.id}>
          <TowerReach tower={tower} shoots />
          <path d={lineOf([tower, at])} className="ex-shot" />
          <Tag x={px(tower.x)} y={py(tower.y) + lengthOf(tower.r) + 14} text={say.towerShoots} danger />
        </g>
      ))}
      <path
        d={line}
        className="ex-path-bed"
        style={{ strokeWidth: 2 * lengthOf(base.r) }}
        data-bad={bad || undefined}
      />
      <path d={line} className="ex-path-edge" />
      <path d={line} className="ex-path" data-bad={bad || undefined} data-runs={runs || undefined} />
      {/* All bends are one drawing: while the pointer moves it is changed, not made again. */}
      <path d={path.slice(0, -1).map(bendAt).join('')} className="ex-bend" />
      <Ghost at={end} r={base.r} bad={bad} />
      <Tag
        x={px(end.x)}
        y={py(end.y) - lengthOf(base.r) - 14}
        text={fault === null ? length : `${length}: ${say.faults[fault] ?? fault}`}
        danger={bad || shots.length > 0}
      />
    </>
  );
}
