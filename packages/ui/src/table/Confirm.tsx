import { Icon } from '../icons/Icon.tsx';

export interface ConfirmProps {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly ready: boolean;
  readonly onConfirm: () => void;
}

/** The button that sends what was put together. */
export function Confirm({ label, detail, ready, onConfirm }: ConfirmProps) {
  return (
    <button
      type="button"
      className="answer confirm"
      data-answer
      data-tone={ready ? 'asked' : 'blocked'}
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
    </button>
  );
}
