import { useState } from 'react';
import { Area, Count, Icon, on, Spot, type TargetKey } from '@tafelrunde/ui/board';
import { seatColours } from '@tafelrunde/ui/table';
import type { Seat } from '@tafelrunde/engine';
import { heroName } from '../overview/places.ts';
import { texts } from '../overview/texts.ts';
import { maxHealth } from '../rules/tiles.ts';
import { Actions, HeroSheet } from './HeroSheet.tsx';
import { iconOf, own } from './looks.ts';
import { SheetDialog } from './SheetDialog.tsx';
import { SheetTabs } from './SheetTabs.tsx';
import {
  faceIn,
  fightIn,
  isSetup,
  offBoard,
  openCards,
  type Props,
  type SeenCard,
  seatFor,
  tableOf,
  tradingAt,
} from './view.ts';

/** The hero boards; at first one's own. */
export function Own(props: Props) {
  const { view, narrow } = props;
  const [chosen, setChosen] = useState<Seat | null>(null);
  if (isSetup(view)) return null;
  const mine = seatFor(props);
  const seat = chosen ?? mine;
  if (narrow) return <Strip seat={mine} props={props} />;
  return (
    <div className="eu-own">
      <SheetTabs seat={seat} props={props} onChoose={(next) => setChosen(next === mine ? null : next)} />
      <HeroSheet seat={seat} props={props} />
    </div>
  );
}

/** On a phone, where tiles of the own board are asked about: the board itself. */
export function GearArea({ props }: { readonly props: Props }) {
  if (props.area !== 'gear') return null;
  return (
    <Area name="gear" props={props} label={texts[props.speech.language].hero} className="eu-gear">
      <HeroSheet seat={seatFor(props)} props={props} />
    </Area>
  );
}

/** On a phone: markers and numbers in a line, what is asked about in another, and the board a tap away. */
function Strip({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const [shown, setShown] = useState<{ readonly tile: TargetKey | null } | null>(null);
  const hero = view.state.heroes[seat];
  const asked = askedHere(props);
  const inTurn = props.asking?.question.prompt === 'turn';
  const isFighting = fightIn(view) !== null;
  /** In a turn a tile says what it would change before it is used or put on. */
  const open = ({ card }: SeenCard) => {
    if (card === null) return;
    const tile = on.card(card);
    props.asking?.light(props.asking.optionsAt(tile)[0].id);
    setShown({ tile });
  };
  const close = () => {
    props.asking?.light(null);
    setShown(null);
  };
  return (
    <div className="eu-own">
      {asked.length > 0 && (
        <ul className="eu-asked">
          {asked.map((seen) => (
            <li key={seen.card}>
              {inTurn ? (
                <button
                  type="button"
                  className="target"
                  data-state="possible"
                  aria-label={speech.card(seen.kind)}
                  onClick={() => open(seen)}
                >
                  <props.Face kind={seen.kind} size="chip" speech={speech} />
                </button>
              ) : (
                <Spot seen={seen} props={props} className="eu-chip">
                  <props.Face kind={seen.kind} size="chip" speech={speech} />
                </Spot>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFighting && props.area !== 'gear' && tradingAt(props) === null && (
        <Actions seat={seat} props={props} />
      )}
      <button
        type="button"
        className="eu-strip-hero"
        aria-haspopup="dialog"
        style={seatColours(seat)}
        onClick={() => setShown({ tile: null })}
      >
        <span className="eu-strip-flag">
          <Icon name={iconOf(hero.board)} />
        </span>
        <b>{heroName(props, seat)}</b>
        <Number
          icon="life"
          name={say.stats.health}
          value={`${hero.health}/${maxHealth(tableOf(view), seat)}`}
        />
        <Number icon={own('gaar')} name={say.stats.gaar} value={hero.gaar + hero.dwurt} />
        <Number icon="coin" name={say.stats.gold} value={hero.gold} />
        <Number icon={own('potion')} name={say.stats.potions} value={hero.potions} />
      </button>
      {shown !== null && <SheetDialog seat={seat} tile={shown.tile} props={props} onClose={close} />}
    </div>
  );
}

function Number({
  icon,
  name,
  value,
}: {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly value: number | string;
}) {
  return (
    <span className="eu-strip-number" title={name}>
      <Icon name={icon} />
      <span className="unseen">{name} </span>
      {typeof value === 'number' ? <Count value={value} /> : value}
    </span>
  );
}

/** What answers point at on the own board, where that is a tap away; what the board shows itself is left out. */
function askedHere(props: Props): readonly SeenCard[] {
  const { asking, view } = props;
  if (asking === null || props.area === 'gear' || fightIn(view) !== null || tradingAt(props) !== null)
    return [];
  const elsewhere = new Set(offBoard(props).map(({ card }) => card));
  const inTheWorld = new Set(openCards(view.piles.foe).map(({ card }) => card));
  const found = new Map<number, SeenCard>();
  for (const { card, no, does } of asking.question.options) {
    // Nobody looks for what can be taken off: that is what the board is for.
    const seen = no === undefined && does !== 'takeOff' ? faceIn(view, card) : undefined;
    if (seen?.card == null || elsewhere.has(seen.card) || inTheWorld.has(seen.card)) continue;
    found.set(seen.card, seen);
  }
  return [...found.values()];
}
