import { Icon } from '../icons/Icon.tsx';
import { type Price, PriceChip } from './Answer.tsx';

export interface ConfirmProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly price?: Price | undefined;
  readonly ready: boolean;
  /** Nothing is chosen yet, and that may be sent: it is no more than one of the answers. */
  readonly isEmpty?: boolean;
  readonly onConfirm: () => void;
}

/** The button that sends what was put together. */
export function Confirm({ label, detail, price, ready, isEmpty, onConfirm }: ConfirmProps) {
  return (
    <button
      type="button"
      className="answer confirm"
      data-answer
      data-tone={ready ? 'asked' : 'blocked'}
      data-empty={isEmpty || undefined}
      aria-disabled={!ready || undefined}
      onClick={() => {
        if (ready) onConfirm();
      }}
    >
      <Icon name={ready ? 'done' : 'blocked'} />
      <span>
        <span className="answer-label">{label}</span>
        {detail !== undefined && <span className="answer-detail">{detail}</span>}
      </span>
      {price !== undefined && <PriceChip price={price} />}
    </button>
  );
}
