import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { SeenCard } from '@tafelrunde/engine';
import { Icon } from '../icons/Icon.tsx';
import type { BoardProps } from './contract.ts';
import type { TargetKey } from './keys.ts';
import { reasonsAt } from './asking.ts';

interface PeekProps {
  readonly anchor: RefObject<Element | null>;
  readonly children: ReactNode;
}

interface ReasonsProps {
  readonly reasons: readonly string[];
}

/** In a peek: why not. */
export function Reasons({ reasons }: ReasonsProps) {
  return reasons.map((reason) => (
    <p key={reason} className="peek-no">
      <Icon name="blocked" />
      {reason}
    </p>
  ));
}

interface SpacePeekProps<Space> {
  /** The space somebody rests on, see `useSpaces`. */
  readonly peeked: { readonly space: Space; readonly element: RefObject<Element | null> } | null;
  readonly children: (space: Space) => ReactNode;
}

/** A space of a drawn map in reading size beside it, while somebody rests on it. */
export function SpacePeek<Space extends string | number>({ peeked, children }: SpacePeekProps<Space>) {
  if (peeked === null) return null;
  return (
    <Peek key={peeked.space} anchor={peeked.element}>
      <div className="sheet peek-space">{children(peeked.space)}</div>
    </Peek>
  );
}

interface FacePeekProps {
  readonly seen: SeenCard;
  readonly props: Pick<BoardProps, 'asking' | 'speech' | 'Face'>;
  readonly keys: readonly TargetKey[];
  readonly text: string | undefined;
  readonly aside: readonly string[];
}

/** More letters than a card has room for. */
export const LONG_TEXT = 120;

/** In a peek: a card with whatever does not fit on it. */
export function FacePeek({ seen: { kind, note }, props, keys, text = '', aside }: FacePeekProps) {
  const { asking, speech, Face } = props;
  return (
    <>
      <Face kind={kind} note={note} size="card" speech={speech} />
      {text.length > LONG_TEXT && <p>{text}</p>}
      {aside.length > 0 && <p>{aside.join('\n')}</p>}
      <Reasons reasons={reasonsAt(asking, keys)} />
    </>
  );
}

/** Something in reading size beside where it lies, above everything else. The thing itself says the same in words. */
export function Peek({ anchor, children }: PeekProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null || anchor.current === null) return;
    element.showPopover();
    // On a low screen the rail has a place for it, so that it covers nothing.
    const place = document.querySelector('.table-aside')?.getBoundingClientRect();
    if (place !== undefined && place.width > 0 && place.height >= 120) {
      element.style.width = `${place.width}px`;
      const high = Math.min(place.top, innerHeight - element.offsetHeight - 8);
      element.style.translate = `${place.left}px ${Math.max(8, high)}px`;
      return;
    }
    const { left, right, top, bottom } = anchor.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const x = right + 10 + width < innerWidth ? right + 10 : Math.max(8, left - 10 - width);
    const y = Math.min(innerHeight - height - 8, Math.max(8, (top + bottom) / 2 - height / 2));
    element.style.translate = `${x}px ${y}px`;
  }, [anchor]);
  return (
    <div ref={box} popover="manual" className="peek" aria-hidden="true">
      {children}
    </div>
  );
}
