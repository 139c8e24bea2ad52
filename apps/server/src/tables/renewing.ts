import type { Seat } from '@tafelrunde/engine';
import { Refused } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { requireSeat } from './playing.ts';

/** Newer rules lead elsewhere within the running step: it begins anew once every person at the table agrees. */
export async function renew(table: LiveTable, person: string, seat: Seat): Promise<void> {
  requireSeat(table, person, seat);
  if (table.lost === 0) throw new Refused('no-proposal');
  const { renewal } = table.stored;
  if (renewal.includes(seat)) return;
  await table.commit({ table: { renewal: [...renewal, seat].toSorted((a, b) => a - b) } });
}

/** Whether everybody is willing. Bots are, and empty seats. */
export const isWilling = ({ stored }: LiveTable): boolean =>
  stored.seats.every(({ kind }, seat) => kind !== 'person' || stored.renewal.includes(seat));

/** Go on if nobody is left who has not agreed; somebody may also have agreed by getting up. */
export async function settleRenewal(table: LiveTable): Promise<void> {
  if (table.lost > 0 && isWilling(table)) await table.beginStepAnew();
}
