import type { Me } from '@tafelrunde/protocol';
import type { Hall } from '../hall.ts';
import type { LiveTable } from '../live-table.ts';
import { NAMELESS } from '../nicknames.ts';
import { Refused, refusedFor } from '../refusal.ts';
import type { Services } from '../services.ts';
import { rename, seatBot, seatsWithout } from './seats.ts';

/** Somebody wants to be forgotten: take them out of all their seats, and their name out of everything they said. */
export async function clearSeats(hall: Hall, services: Services, me: Me): Promise<void> {
  const { tables } = services.store;
  for (const stored of await tables.tablesOf(me.person, Number.MAX_SAFE_INTEGER, hall.unreadable)) {
    const table = await openable(hall, services, stored.id);
    if (table === null) {
      // Its rules are missing or too old: the person is taken out of its seats all the same.
      const { seats, botAsked } = seatsWithout(stored, me.person);
      await tables.commit(stored, { seats, table: { botAsked } });
      continue;
    }
    // Who is in the seat afterwards depends on how the match stands.
    await table.pokerFace.over();
    await table.exclusively(async () => {
      for (const [seat, sitter] of seatsWithout(table.stored, me.person).seats)
        await seatBot(table, seat, sitter);
      rename(table, { ...me, name: NAMELESS });
    });
  }
  // What they have said stays, wherever they said it; and seats they had left must not bring their name back.
  for (const { chat } of hall.live) await chat.exclusively(async () => chat.unname(me.person));
  await hall.rename({ ...me, name: NAMELESS });
}

/** The table with this id; null if it cannot be opened, whatever the reason, as long as the store answers. */
async function openable(hall: Hall, { log }: Services, id: string): Promise<LiveTable | null> {
  try {
    return await hall.open(id);
  } catch (thrown) {
    const refused = refusedFor(thrown);
    if (refused instanceof Refused && refused.error.code === 'unavailable') throw refused;
    log.warn({ table: id, message: String(thrown) }, 'a table does not open');
    return null;
  }
}
