import { Icon, Spot } from '@tafelrunde/ui/board';
import { Target } from '@tafelrunde/ui/table';
import type { Seat } from '@tafelrunde/engine';
import { texts } from '../overview/texts.ts';
import { sumsOf } from '../overview/trying.ts';
import { wording } from '../overview/wording.ts';
import { boardOf, noteOf } from '../rules/tiles.ts';
import type { BoardSlot, Slot } from '../shape.ts';
import type { Dragging } from './equipping.ts';
import { iconOf, own } from './looks.ts';
import { defOf, openCards, type Props, type SeenCard, targetFor, tableOf } from './view.ts';

interface EquipmentProps {
  readonly seat: Seat;
  readonly props: Props;
  readonly dragging: Dragging;
}

interface Place {
  readonly slot: BoardSlot;
  /** Its number on the board. */
  readonly index: number;
  readonly open: boolean;
  readonly tile: SeenCard | null;
}

const HERO_SLOTS: ReadonlySet<Slot> = new Set(['sword', 'ability', 'firstStrike']);

/** The slots of the board with what lies on them: tiles take the first open slots of their symbol. */
function placesOf({ seat, props }: EquipmentProps): readonly Place[] {
  const { view } = props;
  const worn = [...openCards(view.piles.worn[seat])];
  const { unlocked } = view.state.heroes[seat];
  return boardOf(tableOf(view), seat).slots.map((slot, index) => {
    const open = unlocked[index];
    const at = open ? worn.findIndex(({ kind }) => defOf(kind)?.tile?.slot === slot.symbol) : -1;
    return { slot, index, open, tile: at === -1 ? null : worn.splice(at, 1)[0] };
  });
}

/** Slots and pouches: tiles are put on by drag, by tap or by keyboard. */
export function Equipment(parts: EquipmentProps) {
  const { seat, props, dragging } = parts;
  const { view, speech } = props;
  const say = texts[speech.language];
  const places = placesOf(parts);
  const { pouches, free, set } = sumsOf(tableOf(view), seat);
  const carried = [...openCards(view.piles.pouch[seat]), ...openCards(view.piles.trophies[seat])];
  const { potions } = view.state.heroes[seat];
  const drop = dragging.onPouch();
  return (
    <>
      <h3>
        {say.equipment}
        {set > 0 && <span>{say.setOf(set)}</span>}
      </h3>
      <ul className="eu-slots">
        {places
          .filter(({ slot, open, tile }) => !HERO_SLOTS.has(slot.symbol) || !open || tile === null)
          .map((place) => (
            <SlotCell key={place.index} place={place} {...parts} />
          ))}
      </ul>
      <h3>
        {say.pouches}
        <span>{say.freePouches(Math.max(0, free))}</span>
      </h3>
      {/* Dragging is one of three ways: every tile is a button, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="eu-pouches"
        data-area="pouches"
        data-drop={drop !== undefined || undefined}
        onDragOver={(event) => {
          if (drop === undefined) return;
          event.preventDefault();
          dragging.over(drop);
        }}
        onDrop={(event) => {
          event.preventDefault();
          dragging.give(drop);
        }}
        onDragEnd={dragging.drop}
      >
        {carried.map((seen) => (
          <li key={seen.card}>
            <Spot seen={seen} props={props} className="eu-tile" onDrag={dragging.pick(seen)}>
              <Icon name={iconOf(seen.kind)} />
              <span className="unseen">{speech.card(seen.kind)}</span>
            </Spot>
          </li>
        ))}
        {Array.from({ length: Math.max(0, pouches - free - carried.length) }, (_, at) => (
          <li key={`marker ${at}`} className="eu-slot-marker" title={say.markersHere}>
            <Icon name={own(at < potions ? 'potion' : 'gaar')} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, free) }, (_, at) => (
          <li key={`free ${at}`} className="eu-slot-empty" title={say.emptySlot}>
            <Icon name={own('pouch')} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CellProps extends EquipmentProps {
  readonly place: Place;
}

/** One slot: a tile, an empty place, or a lock with its price. */
function SlotCell({ place, seat, props, dragging }: CellProps) {
  const { slot, open, tile, index } = place;
  const { speech, view } = props;
  const say = texts[speech.language];
  const drop = open && fits(dragging.held, slot.symbol) ? dragging.onSlot(tile) : undefined;
  const dropping = {
    'data-drop': drop !== undefined || undefined,
    onDragOver: (event: { preventDefault: () => void }) => {
      if (drop === undefined) return;
      event.preventDefault();
      dragging.over(drop);
    },
    onDrop: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      dragging.give(drop);
    },
    onDragEnd: dragging.drop,
  };
  const name = say.slots[slot.symbol];
  if (tile !== null) {
    const { gems, flipped, essences } = noteOf(tableOf(view), tile.card!);
    const health = defOf(tile.kind)?.tile?.health ?? 0;
    const aside = [
      ...gems.map((gem, at) => say.gemIn(speech.card(`gem.${gem}`), !flipped[at])),
      ...essences.map((element) => speech.card(`essence.${element}`)),
    ];
    return (
      <li {...dropping} title={name}>
        <Spot seen={tile} props={props} className="eu-tile" aside={aside} onDrag={dragging.pick(tile)}>
          <Icon name={iconOf(tile.kind)} />
          <span className="unseen">{speech.card(tile.kind)}</span>
          {health > 0 && <b>+{health}</b>}
          {gems.length > 0 && (
            <span className="eu-set-gems" aria-hidden="true">
              {[...gems.entries()].map(([at, gem]) => (
                <i key={at} data-gem={gem} data-flipped={flipped[at] || undefined} />
              ))}
            </span>
          )}
        </Spot>
      </li>
    );
  }
  if (open)
    return (
      <li className="eu-slot-empty" title={`${name}: ${say.emptySlot}`} {...dropping}>
        <Icon name={own(slot.symbol)} />
        <span className="unseen">
          {name}: {say.emptySlot}
        </span>
      </li>
    );
  const price = wording[speech.language].cost((slot.price ?? {}) as never);
  const target =
    props.viewer === seat
      ? targetFor(props, ({ does, value }) => does === 'unlock' && value === index)
      : undefined;
  return (
    <li className="eu-slot-locked" title={`${name}, ${say.lockedSlot(price)}`}>
      {target === undefined ? (
        <>
          <Icon name={own(slot.symbol)} />
          <Icon name="blocked" />
          <span className="unseen">
            {name}, {say.lockedSlot(price)}
          </span>
        </>
      ) : (
        <Target {...target}>
          <Icon name={own(slot.symbol)} />
          <Icon name="blocked" />
          <span className="unseen">{target.label}</span>
        </Target>
      )}
    </li>
  );
}

const fits = (held: SeenCard | null, symbol: Slot): boolean =>
  held !== null && defOf(held.kind)?.tile?.slot === symbol;
