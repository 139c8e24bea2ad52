import { useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  DrawnDie,
  DrawnIcon,
  SpacePeek,
  round,
  Stage,
  type StageHandle,
  type StageTarget,
  Trail,
  litOption,
  useSpaces,
} from '@tafelrunde/ui/board';
import { textAt } from '../rules/places.ts';
import { type Space, SPACES } from '../shape/spaces.ts';
import { Ground, Joints } from './Ground.tsx';
import { own } from './looks.ts';
import { Pieces } from './Pieces.tsx';
import { Place, spaceKey } from './Place.tsx';
import { cardsOn, isSpace, kindAt, moveIn, type Props, readingOf, seatsOn } from './reading.ts';
import { around, boxOf, middleOf, whole } from './rings.ts';
import { SpaceSheet, SpaceText } from './SpaceSheet.tsx';
import { texts } from '../overview/texts.ts';
import { type Way, wayOf } from '../overview/ways.ts';

/** The three rings, everything on them, and where the answers lead. */
export function Rings({ props }: { readonly props: Props }) {
  const { view, speech, asking, motion } = props;
  const say = texts[speech.language];
  const stage = useRef<StageHandle>(null);
  const { sheet, closeSheet, peeked, propsOf } = useSpaces<Space>(0);
  useShownPart(props, stage);
  const ways = useMemo(() => waysOf(props), [props]);
  const targets = useMemo(() => [...spacesAsked(props)].map((space) => targetOf(space, props)), [props]);
  const lit = litOption(asking);
  const way = lit === undefined ? null : wayOf(lit, props);
  return (
    <div className="ta-rings">
      <Stage
        label={say.board}
        language={speech.language}
        box={whole}
        motion={motion}
        most={5}
        lit={asking?.lit}
        handle={stage}
        targets={targets}
      >
        <Ground />
        <g>
          {SPACES.map((id, space) => (
            <Place
              key={id}
              {...propsOf(space)}
              kind={kindAt(view, space)}
              name={speech.card(kindAt(view, space))}
              label={labelOf(space, props)}
              target={asking?.target(spaceKey(space))}
              dashed={ways.get(space)?.some(({ via }) => via === 'bridge' || via === 'portal') ?? false}
              draw={textAt(readingOf(view), space).draw}
              terrain={cardsOn(view, space).terrain !== null}
            />
          ))}
        </g>
        <Joints />
        <Pieces props={props} />
        {way !== null && way.spaces.length > 1 && <Trail points={way.spaces.map(middleOf)} />}
        <DieTags props={props} ways={ways} />
      </Stage>
      <SpacePeek peeked={peeked}>{(space) => <SpaceText space={space} props={props} />}</SpacePeek>
      {sheet !== null && <SpaceSheet space={sheet} props={props} onClose={closeSheet} />}
    </div>
  );
}

/** By space, how the answers that point at it lead there. */
function waysOf(props: Props): ReadonlyMap<Space, readonly Way[]> {
  const found = new Map<Space, Way[]>();
  for (const option of props.asking?.question.options ?? []) {
    const way = option.no === undefined ? wayOf(option, props) : null;
    const end = way?.spaces.at(-1);
    if (way === null || end === undefined) continue;
    found.set(end, [...(found.get(end) ?? []), way]);
  }
  return found;
}

/** On every space one can go to: the die that leads there, and what stands in the way. */
function DieTags({
  props,
  ways,
}: {
  readonly props: Props;
  readonly ways: ReadonlyMap<Space, readonly Way[]>;
}) {
  const dice = moveIn(props.view)?.dice ?? [];
  return (
    <g pointerEvents="none" aria-hidden="true">
      {[...ways].map(([space, all]) => {
        const { x, y, width } = boxOf(space);
        const dies = [...new Set(all.flatMap(({ die }) => (die === null ? [] : [die])))];
        const guarded = all.some(({ via }) => via === 'bridge' || via === 'portal');
        return (
          <g key={space}>
            {dies.map((die, at) => (
              <DrawnDie
                key={die}
                value={dice[die] ?? 0}
                dark={die === 0}
                x={round(x + width - 19 - at * 31)}
                y={round(y + 19)}
                size={31}
              />
            ))}
            {guarded && (
              <g transform={`translate(${round(x + width - 24 - dies.length * 32)} ${round(y + 8)})`}>
                <rect width="22" height="22" rx="4" fill="#20160d" stroke="var(--gold)" />
                <DrawnIcon
                  name={own(all.some(({ via }) => via === 'portal') ? 'portalOfPower' : 'sentinel')}
                  x={3}
                  y={3}
                  size={16}
                  fill="var(--gold)"
                />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The spaces that answers point at, and those on which cards lie that answers point at. */
function spacesAsked({ asking, view }: Props): ReadonlySet<Space> {
  const found = new Set<Space>();
  const cards = new Set<number>();
  for (const { space, card, no } of asking?.question.options ?? []) {
    if (no !== undefined) continue;
    if (space !== undefined && isSpace(space)) found.add(SPACES.findIndex((id) => id === space));
    if (card !== undefined) cards.add(card);
  }
  if (cards.size > 0)
    SPACES.forEach((_, space) => {
      if (cardsOn(view, space).cards.some(({ card }) => card !== null && cards.has(card))) found.add(space);
    });
  return found;
}

const targetOf = (space: Space, { view, speech }: Props): StageTarget => ({
  id: SPACES[space] ?? '',
  label: speech.card(kindAt(view, space)),
  box: boxOf(space),
});

/**
 * On a phone the board comes as close as it takes to read the names, to where something is going on: to all that can be
 * chosen where that lies together, else to what can be chosen nearest to one's own figure.
 */
function useShownPart(props: Props, stage: RefObject<StageHandle | null>): void {
  const { form, view, viewer, beside } = props;
  const seat = viewer === 'watcher' ? (beside ?? view.state.turn) : viewer;
  const here = view.state.players[seat]?.space ?? 0;
  const isPlaying = view.state.players[seat]?.standing === 'playing';
  const part = [here, ...spacesAsked(props)].join(' ');
  useEffect(() => {
    const isClose = form === 'phone' || form === 'beside';
    if (!isClose || !isPlaying) {
      stage.current?.fit();
      return;
    }
    const spaces = part.split(' ').map(Number);
    const box = around(spaces, spaces.length === 1 ? 110 : 24);
    const isNear = Math.max(box.width / whole.width, box.height / whole.height) < 0.5;
    if (isNear) stage.current?.show(box);
    else stage.current?.read(boxOf(nearest(spaces)));
  }, [form, isPlaying, part, stage]);
}

/** Of these spaces the one nearest to the first. */
function nearest([here = 0, ...others]: readonly Space[]): Space {
  const [x, y] = middleOf(here);
  const away = (space: Space): number => {
    const [otherX, otherY] = middleOf(space);
    return Math.abs(otherX - x) + Math.abs(otherY - y);
  };
  return others.toSorted((a, b) => away(a) - away(b))[0] ?? here;
}

/** Everything on a space in words. */
function labelOf(space: Space, props: Props): string {
  const { view, speech } = props;
  const say = texts[speech.language];
  const kind = kindAt(view, space);
  const { cards } = cardsOn(view, space);
  const gold = view.state.goldOn[space] ?? 0;
  const parts = [
    `${speech.card(kind)}.`,
    speech.words.cards[kind]?.text ?? '',
    ...seatsOn(view, space).map((seat) => say.standsHere(speech.seat(seat))),
    ...(view.options.reaper && view.state.reaper === space ? [say.standsHere(say.reaper)] : []),
    ...(cards.length === 0 ? [] : [say.liesHere(cards.map((card) => speech.card(card.kind)).join(', '))]),
    ...(gold === 0 ? [] : [say.goldHere(gold)]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
