import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon, on, type TargetKey } from '@tafelrunde/ui/board';
import type { Props, SeenCard } from './table.ts';
import { texts } from './texts.ts';

interface SpotProps {
  readonly seen: SeenCard;
  readonly props: Props;
  readonly size?: 'card' | 'small';
  /** What options may point at to mean this; without it the card itself. */
  readonly keys?: readonly TargetKey[];
  /** In the place of the face. */
  readonly children?: ReactNode;
  /** Said and shown beside the card: what is left of its stack, why it adds nothing. */
  readonly aside?: string | undefined;
  readonly className?: string;
  /** Several cards lie here, and this shows them all. */
  readonly onOpen?: (() => void) | undefined;
}

/** Long enough to cross a card without seeing it, short enough to want to see one. */
const restMs = 320;
const pressMs = 480;

/**
 * A card on the board. It glows and answers where an option points at it; otherwise a click shows it in full, as a long
 * press or the other button of the mouse always do. Resting on it, or reaching it by keyboard, shows its text beside it.
 */
export function Spot({
  seen,
  props,
  size = 'card',
  keys,
  children,
  aside,
  className = '',
  onOpen,
}: SpotProps) {
  const { asking, speech, Face, showCard } = props;
  const { kind, note, card } = seen;
  const button = useRef<HTMLButtonElement>(null);
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wanted = keys ?? (card === null ? [] : [on.card(card)]);
  const key = wanted.find((each) => (asking?.optionsAt(each).length ?? 0) > 0);
  const target = key === undefined ? undefined : asking?.target(key);
  const show = () => (onOpen === undefined ? showCard(kind, note) : onOpen());
  const hide = () => {
    clearTimeout(timer.current);
    setPeeking(false);
  };
  const text = speech.words.cards[kind]?.text;
  const isTold = size === 'card' && children === undefined;
  return (
    <span className={`th-spot ${className}`.trim()} data-card={card ?? undefined}>
      <button
        ref={button}
        type="button"
        className="target"
        data-state={target?.state}
        data-target={target?.target}
        aria-pressed={target?.state === 'chosen' || undefined}
        aria-disabled={target?.state === 'blocked' || undefined}
        onClick={() => {
          if (wasHeld.current) return;
          hide();
          if (target?.onChoose === undefined) show();
          else target.onChoose();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          hide();
          wasHeld.current = true;
          show();
        }}
        onPointerDown={({ pointerType }) => {
          wasHeld.current = false;
          if (pointerType === 'mouse') return;
          timer.current = setTimeout(() => {
            wasHeld.current = true;
            show();
          }, pressMs);
        }}
        onPointerUp={() => clearTimeout(timer.current)}
        onPointerCancel={hide}
        onPointerEnter={({ pointerType }) => {
          target?.onLight?.(true);
          if (pointerType === 'mouse') timer.current = setTimeout(() => setPeeking(true), restMs);
        }}
        onPointerLeave={() => {
          target?.onLight?.(false);
          hide();
        }}
        onFocus={({ currentTarget }) => {
          target?.onLight?.(true);
          if (currentTarget.matches(':focus-visible')) setPeeking(true);
        }}
        onBlur={() => {
          target?.onLight?.(false);
          hide();
        }}
      >
        {children ?? <Face kind={kind} note={note} size={size} speech={speech} />}
        <span className="unseen">
          {!isTold && text !== undefined && ` ${text}`}
          {aside !== undefined && ` ${aside}`}
          {target === undefined ? ` (${texts[speech.language].look(speech.card(kind))})` : ` ${target.label}`}
        </span>
      </button>
      {isPeeking && <Peek seen={seen} props={props} aside={aside} anchor={button} target={key} />}
    </span>
  );
}

interface PeekProps {
  readonly seen: SeenCard;
  readonly props: Props;
  readonly aside: string | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly target: TargetKey | undefined;
}

/** The card in reading size beside where it lies, above everything else. The spot itself says the same in words. */
function Peek({ seen: { kind, note }, props: { speech, asking, Face }, aside, anchor, target }: PeekProps) {
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
  const text = speech.words.cards[kind]?.text;
  const blocked =
    target === undefined ? [] : (asking?.optionsAt(target) ?? []).filter(({ no }) => no !== undefined);
  return (
    <div ref={box} popover="manual" className="th-peek" aria-hidden="true">
      <Face kind={kind} note={note} size="card" speech={speech} />
      {text !== undefined && text.length > 190 && <p>{text}</p>}
      {aside !== undefined && <p>{aside}</p>}
      {blocked.map(({ id, no }) => (
        <p key={id} className="th-peek-no">
          <Icon name="blocked" />
          {asking?.choices.find((choice) => choice.id === id)?.blocked?.reason ?? no}
        </p>
      ))}
    </div>
  );
}
