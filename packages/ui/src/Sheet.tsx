import type { HTMLAttributes } from 'react';

interface SheetProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside';
}

/** Parchment: what is read or held. */
export function Sheet({ as: Element = 'div', className = '', ...rest }: SheetProps) {
  return <Element {...rest} className={`sheet ${className}`.trim()} />;
}
