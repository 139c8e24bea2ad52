import { useState } from 'react';
import type { SeenEvent, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';

interface Seen {
  readonly moment: Moment | undefined;
  readonly viewer: Viewer;
  /** How many events the viewer had been told of. */
  readonly told: number;
  readonly fresh: readonly SeenEvent[];
}

const none: readonly SeenEvent[] = [];

/** What happened since the moment that was shown before. Nothing for the first one: whoever comes in sees what is. */
export function useFreshEvents(
  moment: Moment | undefined,
  viewer: Viewer,
  events: readonly SeenEvent[],
): readonly SeenEvent[] {
  const [seen, setSeen] = useState<Seen>({ moment, viewer, told: events.length, fresh: none });
  if (seen.moment === moment && seen.viewer === viewer) return seen.fresh;
  const first = seen.moment === undefined || seen.viewer !== viewer || moment === undefined;
  // After stepping back, what came after it is new, too.
  const fresh = first ? none : events.slice(Math.min(seen.told, moment.from));
  setSeen({ moment, viewer, told: events.length, fresh });
  return fresh;
}
