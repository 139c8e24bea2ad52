import type { NewTable, TableSummary } from '@tafelrunde/protocol';
import { api, troubleOf } from '../api.ts';

/** Where a table stands: with a server, or on this device. */
export type Where = 'server' | 'device';

/** Creates a table where it is wanted. If the server cannot be reached and nobody else has to join, it is created on this device. */
export async function createTable(order: NewTable, where: Where = 'server'): Promise<TableSummary> {
  if (where === 'device') return await onDevice(order);
  try {
    return await api.create(order);
  } catch (error) {
    const alone = order.seats.every(({ who }) => who !== 'free');
    if (troubleOf(error).code !== 'no-connection' || !alone) throw error;
    return await onDevice(order);
  }
}

/** Loaded when it is needed: most visitors never play on the device. */
async function onDevice(order: NewTable): Promise<TableSummary> {
  const { createLocal } = await import('./tables.ts');
  return await createLocal(order);
}
