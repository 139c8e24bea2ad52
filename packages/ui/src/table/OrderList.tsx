import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';

export interface OrderTexts {
  readonly earlier: (name: string) => string;
  readonly later: (name: string) => string;
}

interface OrderListProps {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly texts: OrderTexts;
  readonly onMove: (from: number, to: number) => void;
  readonly onLight: (id: string | null) => void;
}

/** Things to put in order: by their arrows, or by dragging. */
export function OrderList({ items, texts, onMove, onLight }: OrderListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <ol className="answers-row order">
      {items.map(({ id, label }, at) => (
        // Dragging is for the pointer alone; the arrows do the same by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={id}
          className="answer order-item"
          data-tone="possible"
          data-dragged={dragged === at || undefined}
          draggable
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null && dragged !== at) onMove(dragged, at);
          }}
          onPointerEnter={() => onLight(id)}
          onPointerLeave={() => onLight(null)}
        >
          <b className="order-number">{at + 1}</b>
          <span className="answer-label" title={label}>
            {label}
          </span>
          <button
            type="button"
            data-answer
            aria-label={texts.earlier(label)}
            aria-disabled={at === 0 || undefined}
            onClick={() => at > 0 && onMove(at, at - 1)}
          >
            <Icon name="earlier" />
          </button>
          <button
            type="button"
            className="order-later"
            data-answer
            aria-label={texts.later(label)}
            aria-disabled={at === items.length - 1 || undefined}
            onClick={() => at < items.length - 1 && onMove(at, at + 1)}
          >
            <Icon name="onward" />
          </button>
        </li>
      ))}
    </ol>
  );
}
