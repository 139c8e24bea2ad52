import type { ReactNode } from 'react';

/** How a thing on the board stands to what is asked: an answer, one under the pointer, taken, or not allowed. */
export type TargetState = 'possible' | 'lit' | 'chosen' | 'blocked';

export interface TargetProps {
  readonly state?: TargetState | undefined;
  /** Shown on hovering; what lies inside says the same in words. */
  readonly label: string;
  /** The key by which options point at it. */
  readonly target?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly onLight?: ((on: boolean) => void) | undefined;
}

interface MarkedProps extends TargetProps {
  /** The sleeve of a card, so that it is seen to move. */
  readonly card?: number | null | undefined;
  /** The pile that lies here, by name and index. */
  readonly pile?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something on the board that an answer may point at: it glows, and choosing it is the same as its button in the bar. */
export function Target({
  state,
  label,
  target,
  onChoose,
  onLight,
  card,
  pile,
  className = '',
  children,
}: MarkedProps) {
  const marks = { 'data-card': card ?? undefined, 'data-pile': pile };
  const names = `target ${className}`.trim();
  if (state === undefined || onChoose === undefined) {
    return (
      <span className={names} data-state={state} title={label} {...marks}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={names}
      data-state={state}
      data-target={target}
      {...marks}
      title={label}
      aria-pressed={state === 'chosen' || undefined}
      aria-disabled={state === 'blocked' || undefined}
      onClick={onChoose}
      onPointerEnter={() => onLight?.(true)}
      onPointerLeave={() => onLight?.(false)}
      onFocus={() => onLight?.(true)}
      onBlur={() => onLight?.(false)}
    >
      {children}
    </button>
  );
}
