import { useState } from 'react';
import type { Answer, Point, WireQuestion } from '@tafelrunde/engine';
import type { Drafting } from '@tafelrunde/ui/board';

/** An answer that is being put together. It belongs to one ticket and is gone with it. */
interface Draft {
  readonly ticket: string;
  readonly chosen: ReadonlySet<string>;
  readonly order: readonly string[];
  readonly number: number;
  readonly path: readonly Point[];
  readonly point: Point;
}

export type OwnDraft = Draft & Drafting;

export function useDraft(question: WireQuestion | null, ticket: string | null): OwnDraft | null {
  const [kept, setKept] = useState<Draft | null>(null);
  if (question === null || ticket === null) return null;
  const draft = kept?.ticket === ticket ? kept : fresh(question, ticket);
  const change = (part: Partial<Draft>) => setKept({ ...draft, ...part });
  const { chosen, order, path } = draft;
  return {
    ...draft,
    toggle: (...ids) => {
      const next = new Set(chosen);
      for (const id of ids)
        if (!next.delete(id) && (next.size < question.max || question.max === 1)) {
          // A choice of one replaces the one before.
          if (question.max === 1) next.clear();
          next.add(id);
        }
      change({ chosen: next });
    },
    move: (from, to) => {
      const item = order[from];
      if (item === undefined) return;
      change({ order: order.toSpliced(from, 1).toSpliced(to, 0, item) });
    },
    setNumber: (number) => change({ number }),
    setPoint: (point) => change(question.max === 1 ? { point, path: [point] } : { point }),
    addPoint: (point) =>
      change({
        point,
        path: question.max === 1 ? [point] : [...path, point].slice(0, question.max),
      }),
    removePoint: () => change({ path: path.slice(0, -1) }),
    setPath: (points) => change({ point: points.at(-1) ?? draft.point, path: points.slice(0, question.max) }),
    ready: isReady(question, draft),
    answer: answerOf(question, draft),
  };
}

function fresh(question: WireQuestion, ticket: string): Draft {
  return {
    ticket,
    chosen: new Set(),
    order: question.options.map(({ id }) => id),
    number: question.min,
    path: [],
    point: { x: 0, y: 0 },
  };
}

function isReady({ kind, min, max }: WireQuestion, { chosen, path }: Draft): boolean {
  const count = kind === 'some' ? chosen.size : kind === 'place' ? path.length : min;
  return count >= min && count <= max;
}

function answerOf({ kind, options }: WireQuestion, { chosen, order, number, path }: Draft): Answer {
  switch (kind) {
    case 'order':
      return order;
    case 'number':
      return number;
    case 'place':
      return path;
    default:
      // In the order of the options, whatever the order of clicks: a hand tells nothing by it.
      return options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  }
}
