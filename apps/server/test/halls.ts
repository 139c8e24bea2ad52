import assert from 'node:assert/strict';
import { after } from 'node:test';
import { Hall, type HallOptions, type Shelved } from '@tafelrunde/host';
import type { Store } from '../src/store/store.ts';

/** A hall that has just been opened over a store: nothing is in memory, nobody thinks, and no error goes unnoticed. */
export function hallOn(store: Store, games: readonly Shelved[], more: Partial<HallOptions> = {}): Hall {
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object) => assert.fail(JSON.stringify(fields)),
  };
  const thinker = { answer: () => Promise.reject(new Error('nobody thinks here')) };
  const services = { store, metrics: { answered: () => {} }, pokerFace: 0, log };
  const hall = new Hall({ services, games, thinker, botDelay: 0, keepIdle: 1e6, ...more });
  after(() => hall.close());
  return hall;
}
