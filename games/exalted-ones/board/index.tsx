import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Seat, WireQuestion } from '@tafelrunde/engine';
import {
  Area,
  Areas,
  defineBoard,
  type IconName,
  roomOf,
  type SeatFace,
  Stage,
  type StageHandle,
} from '@tafelrunde/ui/board';
import { overview } from '../overview.ts';
import { artefactOf } from '../geometry/arena.ts';
import { distance, type Point } from '../geometry/measure.ts';
import { actionIn, askedHero, isChoosing, modelAt, specIn } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import type { ExaltedShape } from '../shape.ts';
import './arena.css';
import './board.css';
import './own.css';
import './placing.css';
import { Announced, Sights } from './Announced.tsx';
import { detail, place } from './answers.ts';
import { Draft } from './Draft.tsx';
import { Face } from './Face.tsx';
import { Ground } from './Ground.tsx';
import { Laid } from './Laid.tsx';
import { Market } from './Market.tsx';
import { Own } from './Own.tsx';
import { Pieces } from './Pieces.tsx';
import { story } from './story.ts';
import { Placing, PlacingRoom, Pointer, Preview } from './Placing.tsx';
import { px, py, whole } from './scale.ts';
import { Steps } from './Steps.tsx';
import type { Props } from './view.ts';

/** The arena in true scale, or what is bought and chosen. */
function ExaltedBoard(props: Props) {
  const { speech } = props;
  const say = texts[speech.language];
  if (isChoosing(props.view)) return <Draft props={props} />;
  return (
    <Areas className="ex-board">
      {/* What can be paid for lies at the top: another layout begins there again. */}
      <Market key={props.form} props={props} />
      {roomOf(props, 'arena') !== 'small' && (
        <Area name="arena" props={props} label={say.arena} className="ex-arena">
          <Arena props={props} />
        </Area>
      )}
    </Areas>
  );
}

function Arena({ props }: { readonly props: Props }) {
  const { speech, asking, motion } = props;
  const say = texts[speech.language];
  const stage = useRef<StageHandle>(null);
  const [pointer] = useState(() => new Pointer());
  useShownPart(props, stage);
  // A new question begins again.
  const [onwardAt, setOnwardAt] = useState<WireQuestion | null>(null);
  const onward = {
    on: asking !== null && onwardAt === asking.question,
    set: (on: boolean) => setOnwardAt(on && asking !== null ? asking.question : null),
  };
  return (
    <>
      <Stage
        label={say.arena}
        language={speech.language}
        box={whole}
        motion={motion}
        most={6}
        lit={asking?.lit}
        handle={stage}
        className="ex-stage"
        over={<Preview props={props} pointer={pointer} />}
      >
        <Ground names={say.lanes} />
        <Laid props={props} />
        <PlacingRoom props={props} />
        <Pieces props={props} />
        <Announced props={props} />
        <Sights props={props} />
        <Placing props={props} onward={onward} pointer={pointer} />
      </Stage>
      <Steps props={props} onward={onward} />
    </>
  );
}

/** On a phone the map comes closer to what is asked about, so that a thumb can aim. */
function useShownPart(props: Props, stage: RefObject<StageHandle | null>): void {
  const { narrow } = props;
  const points = pointsAsked(props);
  const part =
    points.length === 0
      ? ''
      : [
          Math.min(...points.map(({ x }) => px(x))),
          Math.min(...points.map(({ y }) => py(y))),
          Math.max(...points.map(({ x }) => px(x))),
          Math.max(...points.map(({ y }) => py(y))),
        ].join(' ');
  useEffect(() => {
    if (!narrow) return;
    if (part === '') {
      stage.current?.fit();
      return;
    }
    const [left, top, right, bottom] = part.split(' ').map(Number);
    const wide = Math.max(2 * CLOSE, right - left + MARGIN, bottom - top + MARGIN);
    stage.current?.show({
      x: (left + right - wide) / 2,
      y: (top + bottom - wide) / 2,
      width: wide,
      height: wide,
    });
  }, [narrow, part, stage]);
}
/** A little more than a run to every side; and room around what is shown. */
const CLOSE = 170;
const MARGIN = 90;

/** Where a place is asked for, from where; else whoever can be chosen, and what was announced. */
function pointsAsked(props: Props): readonly Point[] {
  const { view, asking } = props;
  if (asking === null) return [];
  const spec = specIn(props);
  if (spec !== null) {
    const at =
      spec.kind === 'spot'
        ? (spec.near ??
          spec.from ??
          spec.squad?.first ??
          spec.only?.[0] ??
          artefactOf(spec.platform ?? 'blue'))
        : spec.kind === 'walk'
          ? spec.base
          : spec.from;
    return [at];
  }
  const hero = askedHero(props);
  const scene = actionIn(view);
  const announced =
    scene === null || scene.over
      ? []
      : [view.state.models[scene.hero], ...scene.path, ...scene.way, ...scene.aim];
  const named = [
    ...asking.question.options.flatMap((option) => {
      const model =
        modelAt(view, option.space) ??
        (asking.question.prompt === 'react' && option.value !== undefined
          ? view.state.models[option.value]
          : undefined);
      return model?.present === true ? [model] : [];
    }),
    ...(scene?.targets.map((id) => view.state.models[id]) ?? []),
  ];
  // All towers of a team span the arena, too small for a thumb: the map begins at the nearest one, and the bar names them all.
  const shown =
    asking.question.prompt === 'teleportTo' && hero !== null
      ? named.toSorted((a, b) => distance(hero, a) - distance(hero, b)).slice(0, 1)
      : named;
  return [...(hero?.present === true ? [hero] : []), ...announced, ...shown];
}

const counterIcons: Readonly<Record<string, IconName>> = {
  points: 'laurel',
  trophies: 'dragon',
  activations: 'onward',
};
/** The columns of the score sheet. */
const scoreIcons: Readonly<Record<string, IconName>> = {
  points: 'laurel',
  trophies: 'dragon',
  levels: 'experience',
  gold: 'coin',
};
/** Points, trophies and what is left of the round. */
function panel(seat: Seat, props: Props): SeatFace {
  const { title, figures } = overview.seat?.(seat, props) ?? { figures: [] };
  return {
    ...(title !== undefined && { title }),
    counters: figures.map(({ id, name, value }) => ({ name, value, icon: counterIcons[id] })),
  };
}

/** What is being decided about. Where there is room enough, market and arena share it. */
function area({ view, asking, form }: Props): string | null {
  if (isChoosing(view)) return 'draft';
  if (asking?.question.prompt !== 'buy') return 'arena';
  return form === 'wide' ? null : 'market';
}

/** Red is the colour of the first seat in this house, blue of the second. */
const COLOURS = { red: 0, blue: 1 } as const;

export const board = defineBoard<ExaltedShape>(
  {
    Board: ExaltedBoard,
    Own,
    ownPlace: 'left',
    area,
    Face,
    panel,
    scoreIcons,
    detail,
    place,
    colours: ({ view }) => view.state.teams.map((team) => COLOURS[team]),
    story,
  },
  overview,
);
