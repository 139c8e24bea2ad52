import type { SeenEvent, Viewer } from '@tafelrunde/engine';
import {
  type ChatLine,
  markOf,
  MARKS,
  type Me,
  type Moment,
  type ServerMessage,
  type TableSummary,
} from '@tafelrunde/protocol';
import type { Trouble } from '../api.ts';

/** All that has come over the wire of one table. */
export interface TableState {
  readonly connected: boolean;
  readonly me: Me | null;
  /** As whom this browser may look: its seats, or as a watcher. */
  readonly viewers: readonly Viewer[];
  readonly table: TableSummary | null;
  readonly moments: ReadonlyMap<Viewer, Moment>;
  readonly events: ReadonlyMap<Viewer, readonly SeenEvent[]>;
  readonly chat: readonly ChatLine[];
  /** Who is silenced in the chat, by person. */
  readonly muted: readonly string[];
  /** Why there is no use in trying again. */
  readonly gone: Trouble | null;
}

export const nothingYet: TableState = {
  connected: false,
  me: null,
  viewers: [],
  table: null,
  moments: new Map(),
  events: new Map(),
  chat: [],
  muted: [],
  gone: null,
};

type Told = Exclude<ServerMessage, { type: 'done' | 'refused' }>;

/** Keeps the place of what is no longer told, so that every event has its number. It has no line in the chronicle. */
const UNTOLD: SeenEvent = { type: 'untold', data: {} };

/** The first events of a viewer, as many as there were. */
const upTo = (count: number, known: readonly SeenEvent[]): readonly SeenEvent[] =>
  Array.from({ length: count }, (_, number) => known[number] ?? UNTOLD);

/** What is known after a message. */
export function received(state: TableState, message: Told): TableState {
  switch (message.type) {
    case 'welcome': {
      const { me, viewers } = message;
      const kept = <T>(known: ReadonlyMap<Viewer, T>) =>
        new Map([...known].filter(([viewer]) => viewers.includes(viewer)));
      return {
        ...state,
        connected: true,
        me,
        viewers,
        moments: kept(state.moments),
        events: kept(state.events),
      };
    }
    case 'table':
      return { ...state, table: message.table };
    case 'moment': {
      const { viewer, from, events } = message;
      const known = state.events.get(viewer) ?? [];
      return {
        ...state,
        moments: new Map(state.moments).set(viewer, message),
        // Whatever lies beyond `from` was taken back.
        events: new Map(state.events).set(viewer, [...upTo(from, known), ...events]),
      };
    }
    case 'chat': {
      const lines = new Map([...state.chat, ...message.lines].map((line) => [line.number, line]));
      const chat = [...lines.values()].toSorted((a, b) => a.number - b.number);
      return { ...state, chat, muted: message.muted };
    }
  }
}

/** By viewer, how many events are held, and the marks of the last: whoever was away while the table went back hears it so. */
export function heldOf({ events }: TableState): {
  readonly seen: Record<string, number>;
  readonly marks: Record<string, string[]>;
} {
  const all = [...events];
  return {
    seen: Object.fromEntries(all.map(([viewer, { length }]) => [viewer, length])),
    marks: Object.fromEntries(all.map(([viewer, held]) => [viewer, marksOf(held)])),
  };
}

/** What was never told has no mark. */
function marksOf(held: readonly SeenEvent[]): string[] {
  const told = held.slice(held.lastIndexOf(UNTOLD) + 1);
  return told.slice(-MARKS).map(markOf);
}
