import type { MouseEventHandler } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/icons.ts';

interface ButtonProps {
  readonly label: string;
  /** The consequence, in one line. */
  readonly detail?: string | undefined;
  readonly icon?: IconName;
  /** Said by screen readers after the label, where only the surroundings show what it belongs to. */
  readonly context?: string;
  /**
   * `asked`: the one thing to do here. `possible`: one answer of several. `quiet`: leaves things as they are.
   * `blocked`: visible but not allowed; then `detail` is the reason.
   */
  readonly tone?: 'asked' | 'possible' | 'quiet' | 'blocked';
  /** With an address the button is a link. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  /** The key that gives it, where keys give answers. */
  readonly hotkey?: number;
  readonly className?: string;
}

/** An answer: says what it does and what follows from it. */
export function Button({
  label,
  detail,
  icon,
  context,
  tone = 'possible',
  href,
  onClick,
  hotkey,
  className = '',
}: ButtonProps) {
  const shared = {
    className: `answer ${className}`.trim(),
    'data-tone': tone,
    'data-key': hotkey,
    onClick: tone === 'blocked' ? undefined : onClick,
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        <span className="answer-label">{label}</span>
        {context && <span className="unseen"> {context} </span>}
        {detail && <span className="answer-detail">{detail}</span>}
      </span>
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
    </>
  );
  if (href !== undefined && tone !== 'blocked') {
    return (
      <a {...shared} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button" aria-disabled={tone === 'blocked' || undefined}>
      {content}
    </button>
  );
}
