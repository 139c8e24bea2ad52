import { useState } from 'react';
import type { SeenEvent, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';

interface Seen {
  readonly moment: Moment | undefined;
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  readonly fresh: readonly SeenEvent[];
}

const none: readonly SeenEvent[] = [];

/** What happened since the moment that was shown before. Nothing for the first one: whoever comes in sees what is. */
export function useFreshEvents(
  moment: Moment | undefined,
  viewer: Viewer,
  events: readonly SeenEvent[],
): readonly SeenEvent[] {
  const [seen, setSeen] = useState<Seen>({ moment, viewer, events, fresh: none });
  if (seen.moment === moment && seen.viewer === viewer) return seen.fresh;
  const first = seen.moment === undefined || seen.viewer !== viewer || moment === undefined;
  const fresh = first ? none : freshFrom(moment.from, seen.events, events);
  setSeen({ moment, viewer, events, fresh });
  return fresh;
}

/** The events that differ from those told before. An event that is only told again is not fresh; after an undo, what came instead is. */
export function freshFrom(
  from: number,
  before: readonly SeenEvent[],
  events: readonly SeenEvent[],
): readonly SeenEvent[] {
  let known = from;
  while (known < before.length && known < events.length && isSame(before[known], events[known])) known++;
  return events.slice(known);
}
const isSame = (one: SeenEvent, other: SeenEvent): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
