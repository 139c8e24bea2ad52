import { useState } from 'react';
import type { BoardProps, Change, GameBoard } from '@tafelrunde/ui/board';
import { Icon } from '@tafelrunde/ui';
import { Dialog, Die, seatColours } from '@tafelrunde/ui/table';
import { outcomeOf, type Recap, type RecapTurn } from './recap.ts';
import { useStoryTexts } from './texts.ts';
import { WayOnBoard } from './WayOnBoard.tsx';

interface RecapProps {
  readonly recap: Recap;
  readonly props: BoardProps;
  readonly game: GameBoard;
  readonly onClose: () => void;
  /** Tells a turn once more. */
  readonly onRelive: (turn: RecapTurn) => void;
}

/** What happened since the last turn, seat by seat: a strip below the bar, and one line where there is little room. */
export function RecapStrip({ recap, props, game, onClose, onRelive }: RecapProps) {
  const texts = useStoryTexts();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<RecapTurn | null>(null);
  const tiles = (
    <ul>
      {recap.turns.map((turn) => (
        <Tile
          key={turn.from}
          turn={turn}
          props={props}
          game={game}
          brief={recap.turns.length > 4}
          onPoint={(on) => setPointed(on ? turn : null)}
          onRelive={() => {
            setOpen(false);
            setPointed(null);
            onRelive(turn);
          }}
        />
      ))}
    </ul>
  );
  if (props.form !== 'wide') {
    return (
      <>
        <div className="recap-line">
          <button type="button" onClick={() => setOpen(true)}>
            <Icon name="chronicle" />
            <span>
              {texts.sinceShort}{' '}
              {recap.own.length > 0
                ? recap.own.map((change) => texts.change(change)).join(', ')
                : outcomes(recap.turns) || texts.nothingToYou}
            </span>
            <Icon name="unfold" />
          </button>
          <button type="button" aria-label={texts.closeRecap} onClick={onClose}>
            <Icon name="remove" />
          </button>
        </div>
        {isOpen && (
          <Dialog
            title={texts.since}
            closeLabel={texts.closeRecap}
            onClose={() => setOpen(false)}
            className="recap-sheet"
          >
            {tiles}
          </Dialog>
        )}
      </>
    );
  }
  return (
    <section className="recap sheet" aria-label={texts.since}>
      <header>
        <h2>{texts.since}</h2>
        <p>
          {recap.own.map((change) => (
            <ToYou key={change.name} change={change} />
          ))}
          {recap.own.length === 0 && <span className="recap-none">{texts.nothingToYou}</span>}
        </p>
        <small>{texts.closesItself}</small>
        <button
          type="button"
          className="recap-close"
          aria-keyshortcuts="V"
          aria-label={texts.closeRecap}
          onClick={onClose}
        >
          <Icon name="remove" />
        </button>
      </header>
      {tiles}
      {pointed !== null && <WayOnBoard way={pointed.way} seat={pointed.seat} />}
    </section>
  );
}

/** What the others' turns came to, in their last sentences. */
const outcomes = (turns: readonly RecapTurn[]): string =>
  turns.flatMap(({ beats }) => outcomeOf(beats) ?? []).join(' ');

/** A turn of somebody else: where they went, what they rolled and met, what came of it, and what it did to the reader. */
function Tile({
  turn,
  props,
  game,
  brief,
  onPoint,
  onRelive,
}: {
  readonly turn: RecapTurn;
  readonly props: BoardProps;
  readonly game: GameBoard;
  readonly brief: boolean;
  readonly onPoint: (on: boolean) => void;
  readonly onRelive: () => void;
}) {
  const texts = useStoryTexts();
  const { Face, speech, sitters } = props;
  const { seat, beats, own } = turn;
  const { title, icon } = game.panel?.(seat, props) ?? {};
  const name = sitters[seat]?.name;
  const places = [...new Set(beats.flatMap(({ place }) => (place === undefined ? [] : [place.name])))];
  const cards = [...new Set(beats.flatMap(({ card }) => (card === undefined ? [] : [card.kind])))];
  const fight = beats.findLast((beat) => beat.fight !== undefined)?.fight;
  const dice = beats.find(({ roll }) => roll !== undefined)?.roll?.dice ?? [];
  const last = outcomeOf(beats) ?? texts.quietTurn;
  return (
    // A reader without a pointer reaches the button in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="recap-tile"
      style={seatColours(seat)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <i className="recap-flag" aria-hidden="true">
        {icon !== undefined && <Icon name={icon} />}
      </i>
      <div>
        <h3>
          {title ?? name}
          {title !== undefined && <small>{name}</small>}
        </h3>
        {beats.length > 0 && (
          <button type="button" className="recap-relive" onClick={onRelive}>
            <Icon name="play" />
            {texts.relive}
          </button>
        )}
        <p className="recap-way">
          {places.slice(0, 2).map((place) => (
            <span key={place} className="recap-place">
              {place}
            </span>
          ))}
          {!brief &&
            dice.slice(0, 2).map((die, at) => (
              // The dice of a roll are known by their place.
              // eslint-disable-next-line react/no-array-index-key
              <Die key={at} value={die} label={texts.die(die)} size={22} />
            ))}
          {cards.slice(0, 2).map((kind) => (
            <Face key={kind} kind={kind} size="chip" speech={speech} />
          ))}
          {fight !== undefined && (
            <b>
              {fight.own.total} : {fight.foe.total}
            </b>
          )}
        </p>
        <p className="recap-result">
          <span title={last}>{last}</span>
          {own.length === 0 ? (
            <span className="recap-none">{texts.nothingToYou}</span>
          ) : (
            own.map((change) => <ToYou key={change.name} change={change} />)
          )}
        </p>
      </div>
    </li>
  );
}

function ToYou({ change }: { readonly change: Change }) {
  const texts = useStoryTexts();
  const isBad = change.by < 0 !== (change.harm ?? false);
  return (
    <span className="recap-change" data-tone={isBad ? 'bad' : 'good'}>
      {change.icon !== undefined && <Icon name={change.icon} />}
      {texts.change(change)}
    </span>
  );
}
