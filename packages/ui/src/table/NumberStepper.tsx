import { Icon } from '../icons/Icon.tsx';

interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
  readonly onConfirm?: () => void;
}

/** A number between two others: with buttons, arrow keys or by typing it. */
export function NumberStepper({
  label,
  value,
  min,
  max,
  lessLabel,
  moreLabel,
  onChange,
  onConfirm,
}: NumberStepperProps) {
  const set = (next: number) => {
    if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={lessLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - 1)}
      >
        <Icon name="less" />
      </button>
      <input
        type="number"
        data-answer
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onConfirm?.();
        }}
      />
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + 1)}
      >
        <Icon name="more" />
      </button>
    </span>
  );
}
