import type { Seat } from '@tafelrunde/engine';
import { Refused } from './refusal.ts';
import type { LiveTable } from './live-table.ts';
import { requireSeat } from './answers.ts';
import { applySavedAnswers } from './storing/match-state.ts';
import type { Change } from './storing/stored.ts';

/** Newer rules lead elsewhere within the running step: it begins again once every person at the table agrees. */
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
  if (table.match === null || table.lost === 0 || !isWilling(table)) return;
  const renewed = renewedStep(table);
  await applySavedAnswers(table, table.match);
  await table.commit(renewed);
}

/** The step may begin again, without the answers that were lost; returns what has to be stored of that. */
export function renewedStep(table: LiveTable): Change {
  if (table.lost === 0) return {};
  table.lost = 0;
  return { table: { renewal: [], version: table.shelved.game.version } };
}
