import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Shelved } from '../src/games.ts';
import type { Store } from '../src/store/store.ts';
import { Hall } from '../src/tables/hall.ts';

/** A hall that has just been opened over a store: nothing is in memory, nobody thinks, and no error goes unnoticed. */
export function hallOn(store: Store, games: readonly Shelved[]): Hall {
  const log = {
    info: () => {},
    warn: () => {},
    error: (fields: object) => assert.fail(JSON.stringify(fields)),
  };
  const thinker = { answer: () => Promise.reject(new Error('nobody thinks here')) };
  const house = { store, metrics: { answered: () => {} }, pokerFace: 0, log };
  const hall = new Hall({ house, games, thinker, botDelay: 0, keepIdle: 1e6 });
  after(() => hall.close());
  return hall;
}
