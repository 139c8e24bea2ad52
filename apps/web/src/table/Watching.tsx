import type { Seat } from '@tafelrunde/engine';
import { Icon } from '@tafelrunde/ui';
import type { BoardProps } from '@tafelrunde/ui/board';
import { useTableTexts } from './texts.ts';
import type { InPlay } from './useOpenTable.ts';

/** The bar of somebody who has no seat begins with it. */
export function WatchingSign() {
  const { watching: texts } = useTableTexts();
  return (
    <span className="watching-sign">
      <Icon name="sees" />
      {texts.sign}
    </span>
  );
}

interface WatchingProps {
  readonly inPlay: InPlay;
  readonly props: BoardProps;
}

/** Where one sits: beside one seat, or always beside whoever acts. A free seat can be taken. Nothing of it is asked, so nothing is gold. */
export function WatchingAnswers({ inPlay, props }: WatchingProps) {
  const { watching: texts, seat: seatName } = useTableTexts();
  const { table, names, beside, sitBeside, at, over } = inPlay;
  const free = table.seats.findIndex(({ kind }) => kind === 'free');
  const acting = inPlay.waited[0] ?? null;
  const choose = (seat: Seat | null) => sitBeside(seat);
  return (
    <div className="answers watching">
      {!props.narrow && <span className="watching-word">{texts.beside}</span>}
      <fieldset className="watching-seats" aria-label={texts.beside}>
        {names.map((name, seat) => (
          <button
            // A seat is its place at the table.
            // eslint-disable-next-line react/no-array-index-key
            key={seat}
            type="button"
            data-key={seat + 1}
            aria-keyshortcuts={String(seat + 1)}
            aria-pressed={beside === null ? seat === acting : seat === beside}
            onClick={() => choose(seat)}
          >
            <span>{name}</span>
            <kbd aria-hidden="true">{seat + 1}</kbd>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="answer"
        data-tone="quiet"
        data-key="f"
        aria-keyshortcuts="F"
        aria-pressed={beside === null}
        onClick={() => choose(null)}
      >
        {beside === null && <Icon name="done" />}
        <span>
          <span className="answer-label">{texts.follow}</span>
          <span className="answer-detail">{texts.followDetail}</span>
        </span>
        <kbd aria-hidden="true">F</kbd>
      </button>
      {free !== -1 && !over && (
        <button
          type="button"
          className="answer"
          data-tone="quiet"
          onClick={() => void at.wish({ type: 'sit', seat: free })}
        >
          <Icon name="person" />
          <span>
            <span className="answer-label">{texts.join}</span>
            <span className="answer-detail">{texts.joinDetail(seatName(free + 1))}</span>
          </span>
        </button>
      )}
    </div>
  );
}
