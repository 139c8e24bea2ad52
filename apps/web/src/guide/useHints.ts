import { useEffect, useMemo, useRef, useState } from 'react';
import {
  dueHints,
  GUIDED_SEAT,
  type Hint,
  type Path,
  type SeenEvent,
  type Suggestion,
  type Viewer,
} from '@tafelrunde/engine';
import type { Moment, TableSummary } from '@tafelrunde/protocol';
import { useGuide } from './guides.ts';
import { isSilent, keepReadHints, readHints, withAll } from './read-hints.ts';

/** What the guide of a table has to say right now. */
export interface Hints {
  readonly due: readonly Hint[];
  /** What the guide recommends. */
  readonly suggested: Suggestion | undefined;
  /** The place it recommends, where one is asked for. */
  readonly suggestedPlace: Path | undefined;
  readonly understood: (hint: Hint) => void;
  readonly stop: () => void;
}

/** The hints that were read while this question was open. */
interface Heeded {
  readonly ticket: string | null;
  readonly hints: readonly Hint[];
}

interface HintsInput {
  readonly table: TableSummary;
  readonly viewer: Viewer;
  readonly moment: Moment | undefined;
  readonly events: readonly SeenEvent[];
}

/** Follows a guided table from moment to moment. A hint is over when it was read, or when the question was answered. */
export function useHints({ table, viewer, moment, events }: HintsInput): Hints | null {
  const guide = useGuide(table.game, table.guided);
  const [read, setRead] = useState(() => readHints(table.id));
  const at = useMemo(
    () =>
      guide === null || moment === undefined || viewer !== GUIDED_SEAT || isSilent(read)
        ? null
        : { view: moment.view, question: moment.question, events },
    [guide, moment, viewer, read, events],
  );
  const due = useMemo(
    () => (guide === null || at === null ? [] : dueHints(guide, at, read)),
    [guide, at, read],
  );
  const keep = (now: ReadonlySet<string>) => {
    setRead(now);
    keepReadHints(table.id, now);
  };
  const ticket = moment?.ticket ?? null;
  // What was recommended stays so until the question is answered, though its sentences have been read.
  const [heeded, setHeeded] = useState<Heeded>({ ticket, hints: [] });
  const advising = [...(heeded.ticket === ticket ? heeded.hints : []), ...due];
  const before = useRef<{ readonly ticket: string | null; readonly ids: readonly string[] }>({
    ticket: null,
    ids: [],
  });
  useEffect(() => {
    const { ticket: answered, ids } = before.current;
    before.current = { ticket, ids: due.map(({ id }) => id) };
    // A reader who has answered has read enough.
    if (answered !== null && answered !== ticket && ids.some((id) => !read.has(id)))
      keep(new Set([...read, ...ids]));
  });
  if (at === null || table.state === 'over') return null;
  return {
    due,
    suggested: advising.map((hint) => hint.suggests?.(at)).findLast((id) => id !== undefined),
    suggestedPlace: advising.map((hint) => hint.suggestsPlace?.(at)).findLast((path) => path !== undefined),
    understood: (hint) => {
      keep(new Set([...read, hint.id]));
      setHeeded((before) => ({
        ticket,
        hints: [...(before.ticket === ticket ? before.hints : []), hint],
      }));
    },
    stop: () => keep(withAll(read)),
  };
}
