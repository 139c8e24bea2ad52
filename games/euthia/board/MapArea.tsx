import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  Aim,
  Area,
  hexagon,
  on,
  SpacePeek,
  type Point,
  round,
  roomOf,
  Stage,
  type StageHandle,
  type StageTarget,
  Trail,
  litOption,
  useSpaces,
} from '@tafelrunde/ui/board';
import { nextChapter, stackLine } from '../overview/answers.ts';
import { progressLine } from '../overview/progress.ts';
import { spaceLines, spaceShort } from '../overview/places.ts';
import { texts } from '../overview/texts.ts';
import { add, DIRECTIONS, TILE_DIRECTIONS } from '../map/lattice.ts';
import { hasMonster, hexAt, landOf, nameOf, nextTo } from '../rules/map.ts';
import { type EuthiaReading, NOWHERE, type Space as SpaceNumber } from '../shape.ts';
import {
  around,
  hexesOf,
  hexesOfTile,
  middleOf,
  middleOfHex,
  middleOfTile,
  SIZE,
  tileOutline,
} from './hexes.ts';
import { Centre, Figures, OnHex } from './Pieces.tsx';
import { Ways } from './Ways.tsx';
import { Space } from './Space.tsx';
import { SpaceText, SpaceSheet } from './SpaceSheet.tsx';
import { Ground, GroundSymbols } from './terrain.tsx';
import { numberOf, type Props, seatFor, spaceNamed, tableOf } from './view.ts';

/** The map as it lies, everything on it, and where the answers lead. */
export function MapArea({ props }: { readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const isStrip = roomOf(props, 'map') === 'small' && props.narrow;
  // Held sideways there is no room for a line that only says what is left.
  if (isStrip && props.form === 'beside') return null;
  return (
    <Area name="map" props={props} label={say.map} className="eu-map">
      {isStrip ? <p className="eu-strip">{stackLine(props)}</p> : <MapStage props={props} />}
    </Area>
  );
}

function MapStage({ props }: { readonly props: Props }) {
  const { view, speech, asking, motion } = props;
  const t = tableOf(view);
  const say = texts[speech.language];
  const stage = useRef<StageHandle>(null);
  const here = view.state.heroes[seatFor(props)]?.space ?? NOWHERE;
  const { sheet, closeSheet, peeked, propsOf } = useSpaces<SpaceNumber>(here === NOWHERE ? 0 : here);
  const neighbour = useCallback((space: SpaceNumber, way: Point) => nearest(t, space, way), [t]);
  const box = useMemo(() => around([...hexesOf(t).map(({ at }) => middleOfHex(at)), ...edges(t)], 62), [t]);
  const targets = useMemo(() => targetsOf(props), [props]);
  useShownPart(props, stage);
  const spaceTarget = (space: SpaceNumber) => asking?.target(on.space(nameOf(t, space)));
  const place = (space: SpaceNumber, outline: string) => (
    <Space
      key={space}
      {...propsOf(space)}
      label={`${spaceLines(props, space).join('. ')}.`}
      outline={outline}
      lit={on.space(nameOf(t, space))}
      target={asking?.question.prompt === 'placeTile' ? undefined : spaceTarget(space)}
      dashed={hasMonster(t, space)}
      neighbour={neighbour}
    />
  );
  return (
    <div className="eu-map-stage">
      <Stage
        label={say.map}
        language={speech.language}
        box={box}
        motion={motion}
        most={Math.max(2, box.width / (SIZE * 8))}
        lit={asking?.lit}
        handle={stage}
        {...(targets.length > 0 && { targets })}
      >
        <GroundSymbols />
        <defs>
          <clipPath id="eu-hex">
            <path d={hexagon(0, 0, SIZE * 0.985)} />
          </clipPath>
        </defs>
        <Unknown t={t} />
        {t.state.map.tiles.map((tile) => (
          <g key={tile.card}>
            <path d={tileOutline(tile, 1.03)} transform="translate(0 4)" opacity=".55" />
            <path d={tileOutline(tile, 1.02)} fill="#150d07" />
          </g>
        ))}
        {hexesOf(t).map(({ space, at }) => {
          const [x, y] = middleOfHex(at);
          return (
            <g key={space} transform={`translate(${round(x)} ${round(y)})`} clipPath="url(#eu-hex)">
              <Ground terrain={hexAt(t, space).terrain} variant={(at.q + at.r) & 1} x={0} y={0} />
            </g>
          );
        })}
        <Borders t={t} />
        {hexesOf(t).map(({ space, at }) => {
          const [x, y] = middleOfHex(at);
          return place(space, hexagon(x, y, SIZE * 0.95));
        })}
        {hexesOf(t).map(({ space }) => (
          <OnHex key={space} space={space} props={props} />
        ))}
        {t.state.map.tiles.map((tile, number) => {
          if (landOf(t, number).centre === null) return null;
          const [x, y] = middleOfTile(tile);
          return (
            <g key={tile.card}>
              <g pointerEvents="none">
                <Centre tile={number} props={props} />
              </g>
              {place(number * 4 + 3, `M${round(x - 23)} ${round(y)}a23 23 0 1 0 46 0a23 23 0 1 0 -46 0Z`)}
            </g>
          );
        })}
        <Ways props={props} />
        <Figures props={props} />
        <Positions props={props} />
        <LitTrail props={props} />
      </Stage>
      <Stack props={props} />
      <SpacePeek peeked={peeked}>{(space) => <SpaceText space={space} props={props} />}</SpacePeek>
      {sheet !== null && <SpaceSheet space={sheet} props={props} onClose={closeSheet} />}
    </div>
  );
}

/** The hexes of the tile positions around the map: there it may grow, and all of such a position can be seen. */
function edges(t: EuthiaReading): Point[] {
  const have = new Set(t.state.map.tiles.map(({ q, r }) => `${q},${r}`));
  const found = new Map<string, readonly Point[]>();
  for (const tile of t.state.map.tiles)
    for (const way of TILE_DIRECTIONS) {
      const anchor = add(tile, way);
      const key = `${anchor.q},${anchor.r}`;
      if (!have.has(key)) found.set(key, hexesOfTile(anchor));
    }
  return [...found.values()].flat();
}

/** Positions nobody has seen yet, in outline. */
function Unknown({ t }: { readonly t: EuthiaReading }) {
  const have = new Set(hexesOf(t).map(({ at }) => `${at.q},${at.r}`));
  const ghosts = new Map<string, Point>();
  for (const { at } of hexesOf(t))
    for (const way of DIRECTIONS) {
      const next = add(at, way);
      const key = `${next.q},${next.r}`;
      if (!have.has(key)) ghosts.set(key, middleOfHex(next));
    }
  return (
    <g
      fill="#fff"
      fillOpacity=".025"
      stroke="#aeb2d6"
      strokeOpacity=".3"
      strokeDasharray="3 6"
      pointerEvents="none"
    >
      {[...ghosts].map(([key, [x, y]]) => (
        <path key={key} d={hexagon(x, y, SIZE * 0.94)} />
      ))}
    </g>
  );
}

/** The borders within tiles are thin, those of tiles thick. */
function Borders({ t }: { readonly t: EuthiaReading }) {
  const thin = hexesOf(t)
    .map(({ at }) => {
      const [x, y] = middleOfHex(at);
      return hexagon(x, y, SIZE);
    })
    .join('');
  return (
    <path
      d={thin}
      fill="none"
      stroke="#20160d"
      strokeOpacity=".35"
      strokeWidth="1.400"
      pointerEvents="none"
    />
  );
}

/** Where the next tile may be laid. */
function Positions({ props }: { readonly props: Props }) {
  const { asking, view, speech } = props;
  if (asking?.question.prompt !== 'placeTile') return null;
  const say = texts[speech.language];
  const chapter = nextChapter(view);
  return asking.question.options.map((option) => {
    const anchor = { q: numberOf(option, 'q'), r: numberOf(option, 'r') };
    const [x, y] = middleOfTile(anchor);
    return (
      <g key={option.id} data-space={option.id}>
        <Aim
          target={asking.target(on.space(option.space ?? ''))}
          label={say.tileHere(chapter === null ? '' : say.chapter(chapter))}
          ring={tileOutline(anchor)}
        >
          <path d={tileOutline(anchor)} fill="#f2bd42" fillOpacity=".14" />
          <text
            className="drawn-number"
            x={round(x)}
            y={round(y + 12)}
            textAnchor="middle"
            fontSize="34"
            fill="#ffe09a"
          >
            {chapter === null ? '?' : say.roman(chapter)}
          </text>
        </Aim>
      </g>
    );
  });
}

/** The way to the space an answer points at. */
function LitTrail({ props }: { readonly props: Props }) {
  const lit = litOption(props.asking);
  const t = tableOf(props.view);
  const to = spaceNamed(t, lit?.space);
  const from = props.view.state.heroes[seatFor(props)]?.space ?? NOWHERE;
  if (to === undefined || from === NOWHERE || props.asking?.question.prompt === 'placeTile') return null;
  return <Trail points={[middleOf(t, from), middleOf(t, to)]} />;
}

function Stack({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const chapter = nextChapter(view);
  const say = texts[speech.language];
  return (
    <div className="eu-stack" data-pile="mapStack">
      <b aria-hidden="true">{chapter === null ? '–' : say.roman(chapter)}</b>
      <p>
        <span>{stackLine(props)}</span>
        {progressLine(props).map((line) => (
          <strong key={line}>{line}</strong>
        ))}
      </p>
    </div>
  );
}

/** What can be chosen on the map, for the tabs at its edge. */
function targetsOf(props: Props): readonly StageTarget[] {
  const { asking, view, speech } = props;
  const t = tableOf(view);
  const say = texts[speech.language];
  if (asking === null) return [];
  const room = SIZE * 0.9;
  if (asking.question.prompt === 'placeTile')
    return asking.question.options.map((option) => {
      const anchor = { q: numberOf(option, 'q'), r: numberOf(option, 'r') };
      return { id: option.id, label: speech.pile('map'), box: around(hexesOfTile(anchor), SIZE) };
    });
  return asking.question.options.flatMap(({ id, space: name, no }) => {
    const space = no === undefined ? spaceNamed(t, name) : undefined;
    return space === undefined
      ? []
      : [{ id, label: spaceShort(t, space, say), box: around([middleOf(t, space)], room) }];
  });
}

/** The map comes close to where something is going on: on a phone always, on wide screens once it has grown. */
function useShownPart(props: Props, stage: RefObject<StageHandle | null>): void {
  const { form, view } = props;
  const t = tableOf(view);
  const here = view.state.heroes[seatFor(props)]?.space ?? NOWHERE;
  const size = t.state.map.tiles.length;
  const isWide = form === 'wide' || form === 'low';
  const points = [
    ...(here === NOWHERE ? [] : [middleOf(t, here)]),
    ...targetsOf(props).flatMap(({ box }): Point[] => [
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
    ]),
  ];
  const room = isWide ? SIZE * 3 : here === NOWHERE ? SIZE : SIZE * 1.2;
  const { x, y, width, height } =
    points.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : around(points, room);
  useEffect(() => {
    if (width === 0 || (isWide && size <= GROWN)) stage.current?.fit();
    else stage.current?.show({ x, y, width, height });
  }, [x, y, width, height, isWide, size, stage]);
}
/** Number of tiles that fit a wide screen in a size in which everything can be read. */
const GROWN = 9;

/** The neighbour in the direction of an arrow key; the own space where there is none. */
function nearest(t: EuthiaReading, space: SpaceNumber, [dx, dy]: Point): SpaceNumber {
  const [x, y] = middleOf(t, space);
  let best = space;
  let most = 0.35;
  for (const one of nextTo(t, space)) {
    const [a, b] = middleOf(t, one);
    const length = Math.hypot(a - x, b - y);
    const along = ((a - x) * dx + (b - y) * dy) / length;
    if (along > most) [best, most] = [one, along];
  }
  return best;
}
