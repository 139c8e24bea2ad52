import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
import { defOf, iconOf } from './looks.ts';
import type { Props, SeenCard } from './reading.ts';
import { texts } from './texts.ts';

interface PeekProps {
  readonly anchor: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** Something in reading size beside where it lies, above everything else. The thing itself says the same in words. */
export function Peek({ anchor, children }: PeekProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null || anchor.current === null) return;
    element.showPopover();
    const { left, right, top, bottom } = anchor.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const x = right + 10 + width < innerWidth ? right + 10 : Math.max(8, left - 10 - width);
    const y = Math.min(innerHeight - height - 8, Math.max(8, (top + bottom) / 2 - height / 2));
    element.style.translate = `${x}px ${y}px`;
  }, [anchor]);
  return (
    <div ref={box} popover="manual" className="ta-peek" aria-hidden="true">
      {children}
    </div>
  );
}

interface CardPeekProps {
  readonly seen: SeenCard;
  readonly props: Props;
  readonly target: TargetProps | undefined;
  readonly aside?: string | undefined;
}

/** A card with whatever does not fit on it. */
export function CardPeek({ seen: { kind, note }, props: { speech, Face }, target, aside }: CardPeekProps) {
  const text = speech.words.cards[kind]?.text;
  return (
    <>
      <Face kind={kind} note={note} size="card" speech={speech} />
      {text !== undefined && text.length > 150 && <p>{text}</p>}
      {aside !== undefined && <p>{aside}</p>}
      {target?.state === 'blocked' && (
        <p className="ta-peek-no">
          <Icon name="blocked" />
          {target.label}
        </p>
      )}
    </>
  );
}

/** A card in a line: its sign, name, numbers, and all of its text. */
export function CardLine({
  seen: { kind },
  props: { speech },
}: {
  readonly seen: SeenCard;
  readonly props: Props;
}) {
  const def = defOf(kind);
  const say = texts[speech.language];
  return (
    <>
      <Icon name={iconOf(kind)} />
      <span>
        <b>{speech.card(kind)}</b>
        {def !== undefined && <small>{say.types[def.type]}</small>}
        <span className="ta-line-text">{speech.words.cards[kind]?.text}</span>
      </span>
    </>
  );
}
