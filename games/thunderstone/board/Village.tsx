import { useState } from 'react';
import {
  Area,
  Count,
  Icon,
  on,
  pileOf,
  roomOf,
  type TargetKey,
  useBreakPoint,
  Spot,
} from '@tafelrunde/ui/board';
import { Dialog, Picture } from '@tafelrunde/ui/table';
import { FIRST_HERO_STACK, FIRST_VILLAGE_STACK, STACKS } from '../shape.ts';
import { railOf } from './Face.tsx';
import { cardLook, defOf, frameOf, iconOf, own } from './looks.ts';
import { plainText } from '../overview/printed.ts';
import { goldOf, openCards, turnIn, type Props, type SeenCard } from './table.ts';
import { texts } from '../overview/texts.ts';

/** Heroes first, then what is always there, then what this village sells. */
const order = [
  ...range(FIRST_HERO_STACK, FIRST_VILLAGE_STACK),
  ...range(0, FIRST_HERO_STACK),
  ...range(FIRST_VILLAGE_STACK, STACKS),
];
const basics = FIRST_VILLAGE_STACK;

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** The village: every stack with its price and what is left of it. */
export function Village({ props }: { readonly props: Props }) {
  const { view, speech, viewer } = props;
  const say = texts[speech.language];
  const turn = turnIn(view);
  const [shown, setShown] = useState<string | null>(null);
  const isSlim = useBreakPoint('table-slim');
  const room = roomOf(props, 'village');
  const hasTabs = room === 'small' || (room === 'even' && (props.narrow || isSlim));
  const note =
    turn === null
      ? undefined
      : turn.type === 'fight'
        ? say.closed
        : turn.seat === viewer
          ? say.openFor(goldOf(turn), turn.buys + turn.weaponBuys)
          : say.openForOther(speech.seat(turn.seat), goldOf(turn));
  return (
    <Area name="village" props={props} className="th-village slab" label={say.village}>
      <h2>
        <Icon name={own('village')} />
        <b>{say.village}</b>
        {note !== undefined && <span>{note}</span>}
        <em>{say.priceLegend}</em>
      </h2>
      <ul
        className="th-stacks"
        data-tabs={hasTabs || undefined}
        data-closed={turn?.type === 'fight' || undefined}
      >
        {order.slice(0, basics).map((stack) => (
          <Stack key={stack} stack={stack} props={props} />
        ))}
        <Heap name="disease" props={props} onOpen={() => setShown('disease')} />
        {order.slice(basics).map((stack) => (
          <Stack key={stack} stack={stack} props={props} />
        ))}
        <Heap name="trash" props={props} onOpen={() => setShown('trash')} />
      </ul>
      {shown !== null && (
        <PileSheet
          title={speech.pile(shown)}
          cards={openCards(view.piles[shown as 'trash'])}
          props={props}
          onClose={() => setShown(null)}
        />
      )}
    </Area>
  );
}

/** An option may point at the top card, or at the next level somewhere below. */
function keysOf({ view }: Props, stack: number): readonly TargetKey[] {
  const pile = view.piles.stack[stack];
  return pile === undefined
    ? []
    : openCards(pile).flatMap(({ card }) => (card === null ? [] : [on.card(card)]));
}

function Stack({ stack, props }: { readonly stack: number; readonly props: Props }) {
  const { view, speech, asking } = props;
  const say = texts[speech.language];
  const pile = view.piles.stack[stack];
  const mark = pileOf(view, 'stack', stack)?.mark;
  const cards = pile === undefined ? [] : openCards(pile);
  const keys = keysOf(props, stack);
  const aimed = cards.find(({ card }) => card !== null && (asking?.optionsAt(on.card(card)).length ?? 0) > 0);
  const top = aimed ?? cards.at(-1);
  const def = top === undefined ? undefined : defOf(top.kind);
  if (top === undefined || def === undefined)
    return (
      <li className="th-stack" data-empty data-pile={mark}>
        <span>{say.soldOut}</span>
      </li>
    );
  const isHero = def.sort === 'hero' && def.level > 0;
  const levels = isHero ? [say.levels(levelsIn(cards))] : [];
  return (
    <li data-pile={mark}>
      <Spot seen={top} props={props} keys={keys} aside={levels} className="th-stack">
        <Tile
          kind={top.kind}
          count={cards.length}
          price={def.price}
          level={isHero ? def.level : null}
          props={props}
        />
      </Spot>
    </li>
  );
}

function levelsIn(cards: readonly SeenCard[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const { kind } of cards) {
    const level = defOf(kind)?.level ?? 0;
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].toSorted(([a], [b]) => a - b);
}

interface TileProps {
  readonly kind: string;
  readonly count: number;
  readonly price: number | null;
  readonly level: number | null;
  readonly props: Props;
}

/** Long words do not fit the narrow tile, nor do long names: their letters are smaller. */
const lengthOf = (name: string): 'long' | undefined =>
  name.length > 17 || /[^\s\u00ad-]{10}/.test(name) ? 'long' : undefined;

/** Where long German names may be parted: few browsers know the words of this world. */
const joint =
  /(?<=\p{L}{4})(?=(?:beeren|eintreiber|führerin|hammer|hexer|janitschar|kolben|leiher|leser|magier|meister|mischer|paladin|rausch|schlägerei|schütz|schwert|stein|steller|sucher|verteidiger|wachposten|wächter|zauberer))/gu;
const breakable = (name: string): string => name.replaceAll(joint, '\u00ad');

/** A stack seen from above: sign, name, price, how many; where there is room also its picture, its numbers and what it does. */
function Tile({ kind, count, price, level, props }: TileProps) {
  const { speech } = props;
  const say = texts[speech.language];
  const name = breakable(speech.card(kind));
  const isLarge = roomOf(props, 'village') === 'large' && !props.narrow;
  const def = defOf(kind);
  return (
    <span className="th-tile" data-frame={frameOf(kind)} data-large={isLarge || undefined}>
      <span className="th-tile-sign">
        {isLarge ? <Picture look={cardLook(kind)} icon={iconOf(kind)} /> : <Icon name={iconOf(kind)} />}
      </span>
      {isLarge && def !== undefined && (
        <span className="th-tile-rail">
          {railOf(def, say.numbers).map(({ icon, value, name: what, pigment }) => (
            <span key={what} data-pigment={pigment}>
              <Icon name={icon} />
              {value}
              <span className="unseen"> {what} </span>
            </span>
          ))}
        </span>
      )}
      <span className="th-tile-name" lang={speech.language} data-long={lengthOf(name)}>
        {name}
      </span>
      {isLarge && def !== undefined && (
        <span className="th-tile-gist">{speech.words.cards[kind]?.text ?? plainText(def, say)}</span>
      )}
      <span className="th-tile-price">
        {price !== null && (
          <i>
            <span className="unseen">{say.price} </span>
            {price}
          </i>
        )}
        {level !== null && (
          <span className="th-level" title={say.highest(level)}>
            <span aria-hidden="true">{'▲'.repeat(level)}</span>
            <span className="unseen">{say.highest(level)}</span>
          </span>
        )}
      </span>
      <span className="th-tile-count">
        <span aria-hidden="true">× </span>
        <Count value={count} />
      </span>
    </span>
  );
}

interface HeapProps {
  readonly name: 'disease' | 'trash';
  readonly props: Props;
  readonly onOpen: () => void;
}

/** A pile nobody buys from. */
function Heap({ name, props, onOpen }: HeapProps) {
  const { view, speech } = props;
  const cards = openCards(view.piles[name]);
  const count = view.piles[name].count ?? cards.length;
  const top = cards.at(-1);
  if (name === 'disease' && top !== undefined)
    return (
      <li data-pile={name} data-heap>
        <Spot seen={top} props={props} className="th-stack">
          <Tile kind={top.kind} count={count} price={null} level={null} props={props} />
        </Spot>
      </li>
    );
  return (
    <li data-pile={name} data-heap>
      <button
        type="button"
        className="th-stack target"
        aria-label={`${speech.pile(name)}: ${texts[speech.language].cards(count)}`}
        onClick={onOpen}
      >
        <span
          className="th-tile"
          data-frame="trash"
          data-large={(roomOf(props, 'village') === 'large' && !props.narrow) || undefined}
        >
          <span className="th-tile-sign">
            <Icon name={own(name)} />
          </span>
          <span className="th-tile-name">{speech.pile(name)}</span>
          <span className="th-tile-price" />
          <span className="th-tile-count">
            <span aria-hidden="true">× </span>
            <Count value={count} />
          </span>
        </span>
      </button>
    </li>
  );
}

interface PileSheetProps {
  readonly title: string;
  readonly cards: readonly SeenCard[];
  readonly props: Props;
  readonly onClose: () => void;
}

/** All cards of an open pile, alike ones together, the last that came first. */
export function PileSheet({ title, cards, props, onClose }: PileSheetProps) {
  const { speech, Face } = props;
  const say = texts[speech.language];
  const counts = new Map<string, number>();
  for (const { kind } of cards.toReversed()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <Dialog title={title} closeLabel={say.close} onClose={onClose} className="th-pile-sheet">
      {counts.size === 0 && <p>{say.nothingThere}</p>}
      <ul>
        {[...counts].map(([kind, count]) => (
          <li key={kind}>
            <Face kind={kind} size="card" speech={speech} />
            {count > 1 && (
              <span className="th-pill">
                <span aria-hidden="true">×{count}</span>
                <span className="unseen">{say.cards(count)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
