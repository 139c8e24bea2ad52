import type { KeyboardEvent, ReactNode } from 'react';
import type { TargetProps } from '../table/Target.tsx';
import type { Box } from './camera.ts';

interface AimProps {
  /** What `asking.target(key)` says of it. */
  readonly target?: TargetProps | undefined;
  /** What it is, for the pointer and for screen readers. */
  readonly label: string;
  /** Where the ring goes: around a box, or along an outline. */
  readonly ring: Box | string;
  /** Only under a condition: the ring is dashed. */
  readonly dashed?: boolean;
  readonly children: ReactNode;
}

/** Something in a drawing that an answer may point at: it glows, takes clicks and the focus, and says what it does. */
export function Aim({ target, label, ring, dashed = false, children }: AimProps) {
  const { state, onChoose, onLight } = target ?? {};
  const path = typeof ring === 'string' ? ring : outlineOf(ring);
  const said = target === undefined || target.label === label ? label : `${label}: ${target.label}`;
  if (state === undefined || onChoose === undefined) {
    return (
      <g className="aim" data-place={label}>
        <title>{label}</title>
        {children}
      </g>
    );
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g
      className="aim"
      // A button of HTML cannot stand in a drawing.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-label={said}
      aria-pressed={state === 'chosen' || undefined}
      aria-disabled={state === 'blocked' || undefined}
      data-state={state}
      data-target={target?.target}
      data-place={label}
      data-dashed={dashed || undefined}
      onClick={onChoose}
      onKeyDown={press}
      onPointerEnter={() => onLight?.(true)}
      onPointerLeave={() => onLight?.(false)}
      onFocus={() => onLight?.(true)}
      onBlur={() => onLight?.(false)}
    >
      <title>{said}</title>
      {children}
      <path className="aim-ring" d={path} />
    </g>
  );
}

function outlineOf({ x, y, width, height }: Box): string {
  const r = Math.min(8, width / 4, height / 4);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
