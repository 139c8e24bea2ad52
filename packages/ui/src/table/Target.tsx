import type { ReactNode } from 'react';

/** How a thing on the board stands to what is asked: an answer, one under the pointer, taken, or not allowed. */
export type TargetState = 'possible' | 'lit' | 'chosen' | 'blocked';

export interface TargetProps {
  readonly state?: TargetState | undefined;
  /** Shown on hovering; what lies inside says the same in words. */
  readonly label: string;
  readonly onChoose?: (() => void) | undefined;
  readonly onLight?: ((on: boolean) => void) | undefined;
}

/**
 * Something on the board that an answer may point at. The buttons of the prompt say the same by keyboard, so this one is
 * for the pointer alone and stays out of the order of Tab.
 */
export function Target({
  state,
  label,
  onChoose,
  onLight,
  className = '',
  children,
}: TargetProps & { readonly className?: string; readonly children: ReactNode }) {
  const names = `target ${className}`.trim();
  if (state === undefined || onChoose === undefined) {
    return (
      <span className={names} data-state={state} title={label}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={names}
      data-state={state}
      title={label}
      tabIndex={-1}
      aria-pressed={state === 'chosen' || undefined}
      onClick={onChoose}
      onPointerEnter={() => onLight?.(true)}
      onPointerLeave={() => onLight?.(false)}
    >
      {children}
    </button>
  );
}
