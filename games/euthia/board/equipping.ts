import { type DragEvent, useState } from 'react';
import type { Card, Option } from '@tafelrunde/engine';
import { aboutOf, type Props, type SeenCard } from './view.ts';

/** Equipping by drag: a tile is picked up and put down on a slot, on another tile or in the pouches. */

const TYPE = 'text/plain';

export interface Dragging {
  /** What is in the hand now. */
  readonly held: SeenCard | null;
  readonly pick: (seen: SeenCard) => ((event: DragEvent) => void) | undefined;
  readonly drop: () => void;
  /** Held over a place: the board shows what putting it there would change. */
  readonly over: (option: Option) => void;
  /** The option of putting what is held there; undefined where it does not go. */
  readonly onSlot: (worn: SeenCard | null) => Option | undefined;
  readonly onPouch: () => Option | undefined;
  readonly give: (option: Option | undefined) => void;
}

const DEEDS: ReadonlySet<string> = new Set(['wear', 'swap', 'takeOff']);

export function useDragging({ asking }: Props): Dragging {
  const [held, setHeld] = useState<SeenCard | null>(null);
  const options = asking?.question.options ?? [];
  const of = (card: Card | null, does: string): Option | undefined =>
    options.find((option) => option.card === card && option.does === does && option.no === undefined);
  return {
    held,
    pick: (seen) => {
      if (!options.some(({ card, does }) => card === seen.card && DEEDS.has(does ?? ''))) return undefined;
      return (event) => {
        event.dataTransfer.setData(TYPE, String(seen.card));
        event.dataTransfer.effectAllowed = 'move';
        setHeld(seen);
      };
    },
    drop: () => {
      setHeld(null);
      asking?.light(null);
    },
    over: ({ id }) => {
      if (asking?.lit !== id) asking?.light(id);
    },
    onSlot: (worn) => {
      if (held === null) return undefined;
      if (worn === null) return of(held.card, 'wear');
      return options.find(
        (option) =>
          option.card === held.card && option.does === 'swap' && aboutOf(option, 'off') === worn.kind,
      );
    },
    onPouch: () => (held === null ? undefined : of(held.card, 'takeOff')),
    give: (option) => {
      setHeld(null);
      if (option !== undefined) asking?.choose(option.id);
    },
  };
}
