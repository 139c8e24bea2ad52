import type { Services } from '../services.ts';
import { realTiming } from '../timing.ts';
import type { PublicState, Shown, StoredTable } from './stored.ts';

/** Milliseconds nobody keeps a poker face for: what ends later was written by a server whose clock is wrong. */
const TOO_LONG = 5000;

/** What a row says besides, so that no other server on the same store shows it before the poker face ends. */
export function shownUntil(told: PublicState, until: number): Shown {
  const { state, asked, since, result, times, proposal } = told;
  return { state, asked, since, result, times, proposal, until };
}

/** What everybody has been told, while the server that wrote the row keeps a poker face; null where the row itself may be shown. */
export function stillShown({ shown }: Pick<StoredTable, 'shown'>, now: number): Shown | null {
  if (shown === undefined || shown.until <= now || shown.until > now + TOO_LONG) return null;
  return shown;
}

/** The row of a table, once everybody may know what it says. */
export async function rowOnceTold(services: Services, id: string): Promise<StoredTable | undefined> {
  const { store, timing = realTiming, now = Date.now } = services;
  for (;;) {
    const stored = await store.tables.table(id);
    const shown = stored === undefined ? null : stillShown(stored, now());
    if (shown === null) return stored;
    await new Promise<void>((done) => timing.after(shown.until - now(), done));
  }
}
