import { useState } from 'react';
import { Count, Icon, type IconName } from '@tafelrunde/ui/board';
import { Dialog, seatColours, SeatTabs } from '@tafelrunde/ui/table';
import { Item } from './Item.tsx';
import { useLately } from './lately.ts';
import { iconOf, own } from './looks.ts';
import { PilesSheet } from './Piles.tsx';
import { characterAt, isSetup, numbersOf, openCards, type Props, type SeenCard } from './reading.ts';
import { CharacterSheet } from './Sheet.tsx';
import { statIcons } from './stats.ts';
import { texts } from '../overview/texts.ts';
import { Tray } from './Tray.tsx';

/** What is going on, and a sheet for every character; at first one's own. */
export function Own(props: Props) {
  const { view, viewer, beside, narrow } = props;
  const lately = useLately(props);
  const mine = viewer === 'watcher' ? (beside ?? view.state.turn) : viewer;
  const [chosen, setChosen] = useState<number | null>(null);
  // Where the cards of somebody else are asked about, their sheet lies open.
  const [asked] = askedCards(props, mine);
  const seat = chosen ?? asked?.seat ?? mine;
  if (narrow) return <Strip seat={mine} props={props} lately={lately} />;
  return (
    <div className="ta-own">
      <Tray props={props} lately={lately} />
      <SheetTabs seat={seat} props={props} onChoose={(next) => setChosen(next === mine ? null : next)} />
      <CharacterSheet seat={seat} props={props} />
    </div>
  );
}

interface AskedCard {
  readonly seat: number;
  readonly seen: SeenCard;
}

/** The cards before the seats that an answer points at, one's own first. */
function askedCards({ view, asking }: Props, mine: number): readonly AskedCard[] {
  const asked = new Set<number>(
    asking?.question.options.flatMap(({ card }) => (card === undefined ? [] : [card])),
  );
  if (asked.size === 0) return [];
  const { piles } = view;
  const owned = [
    piles.character,
    piles.hand,
    piles.lent,
    piles.objects,
    piles.followers,
    piles.quest,
    piles.reward,
    piles.fulfilled,
    piles.suspended,
    piles.trophies,
  ];
  return view.state.players
    .map((_, seat) => seat)
    .toSorted((a, b) => Number(b === mine) - Number(a === mine))
    .flatMap((seat) =>
      owned
        .flatMap((each) => openCards(each[seat]))
        .filter(({ card }) => card !== null && asked.has(card))
        .map((seen) => ({ seat, seen })),
    );
}

interface TabsProps {
  readonly seat: number;
  readonly props: Props;
  readonly onChoose: (seat: number) => void;
}

/** Whose sheet lies open. */
function SheetTabs({ seat, props, onChoose }: TabsProps) {
  const { view, speech, sitters } = props;
  const say = texts[speech.language];
  const nameOf = (of: number): string => {
    const kind = characterAt(view, of);
    return say.sheetOf(kind === null ? speech.seat(of) : `${speech.card(kind)} (${speech.seat(of)})`);
  };
  return (
    <SeatTabs
      className="ta-tabs"
      label={say.sheets}
      sitters={sitters}
      open={seat}
      nameOf={nameOf}
      iconOf={(of) => signOf(of, view)}
      onChoose={onChoose}
    />
  );
}

/** The character of a seat, and what stands for it where there is none. */
function signOf(seat: number, view: Props['view']): IconName {
  const kind = characterAt(view, seat);
  return kind === null ? (isSetup(view) ? 'person' : own('dead')) : iconOf(kind);
}

interface StripProps {
  readonly seat: number;
  readonly props: Props;
  readonly lately: ReturnType<typeof useLately>;
}

/** On a phone: what is going on, one's numbers in a line, and the sheets a tap away. */
function Strip({ seat, props, lately }: StripProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const [shown, setShown] = useState<'sheet' | 'piles' | null>(null);
  const [chosen, setChosen] = useState(seat);
  const kind = characterAt(view, seat);
  const numbers = numbersOf(view, seat);
  const asked = askedCards(props, seat);
  return (
    <div className="ta-own">
      <Tray props={props} lately={lately} />
      {asked.length > 0 && (
        <ul className="ta-asked">
          {asked.map(({ seen }) => (
            <li key={seen.card}>
              <Item seen={seen} props={props} />
            </li>
          ))}
        </ul>
      )}
      <div className="ta-strip" style={seatColours(seat)}>
        <button
          type="button"
          className="ta-strip-hero"
          aria-haspopup="dialog"
          onClick={() => {
            setChosen(seat);
            setShown('sheet');
          }}
        >
          <span className="ta-strip-flag">
            <Icon name={signOf(seat, view)} />
          </span>
          <span className="ta-strip-name">
            <b>{kind === null ? speech.seat(seat) : speech.card(kind)}</b>
            {kind !== null && (
              <span>
                {(['strength', 'craft', 'lives', 'fate', 'gold'] as const).map((stat) => (
                  <span key={stat} data-stat={stat}>
                    <Icon name={statIcons[stat]} />
                    <span className="unseen">{say.stats[stat]} </span>
                    <Count value={numbers[stat]} />
                  </span>
                ))}
              </span>
            )}
          </span>
        </button>
        <button
          type="button"
          className="ta-strip-piles"
          aria-haspopup="dialog"
          onClick={() => setShown('piles')}
        >
          <Icon name="deck" />
          {say.pilesShort}
        </button>
      </div>
      {shown === 'sheet' && (
        <Dialog
          title={say.sheets}
          closeLabel={say.close}
          onClose={() => setShown(null)}
          className="ta-sheet-dialog"
        >
          <SheetTabs seat={chosen} props={props} onChoose={setChosen} />
          <CharacterSheet seat={chosen} props={props} />
        </Dialog>
      )}
      {shown === 'piles' && <PilesSheet props={props} onClose={() => setShown(null)} />}
    </div>
  );
}
