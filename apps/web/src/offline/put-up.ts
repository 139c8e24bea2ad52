import type { NewTable, TableSummary } from '@tafelrunde/protocol';
import { api, troubleOf } from '../api.ts';

/** Where a table stands: with a server, or on this device. */
export type Where = 'server' | 'device';

/** Puts a table up where it is wanted; without a server, and if nobody has to come to it, on this device without ado. */
export async function putUp(order: NewTable, where: Where = 'server'): Promise<TableSummary> {
  if (where === 'device') return await onDevice(order);
  try {
    return await api.create(order);
  } catch (error) {
    const alone = order.seats.every(({ who }) => who !== 'free');
    if (troubleOf(error).code !== 'no-connection' || !alone) throw error;
    return await onDevice(order);
  }
}

/** Loaded when it is needed: most who look around never play here. */
async function onDevice(order: NewTable): Promise<TableSummary> {
  const { createLocal } = await import('./tables.ts');
  return await createLocal(order);
}
