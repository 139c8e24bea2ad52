import assert from 'node:assert/strict';
import { type Row, type StoredTable, StoreError } from '@tafelrunde/host';
import { ServerError, type ServerErrorCode } from '../src/error.ts';

/** A table with one of each kind at it. */
export const sample: StoredTable = {
  id: 't1',
  game: 'talisman',
  version: 3,
  options: { goal: 8, market: true },
  state: 'playing',
  open: true,
  host: 'ada',
  fairness: { commitment: 'c', secret: 's', nonces: ['n'] },
  guided: false,
  pokerFace: true,
  patience: 86_400,
  resigned: [],
  pack: { pack: 'My box', game: 'talisman', cards: { wolf: { strength: 3 } } },
  origin: {
    table: 't0',
    entries: 7,
    of: 9,
    proved: true,
    fairness: { commitment: 'd', secret: 'e', nonces: [] },
  },
  renewal: [1],
  proposal: { by: 1, agreed: [1, 2], to: 4, at: 1_800_000_000_001 },
  seats: [
    { kind: 'person', person: 'ada', name: 'Ada', here: false, nonce: 'n' },
    { kind: 'person', person: 'ada', name: 'Bob', here: true, nonce: null },
    { kind: 'bot', level: 'easy', name: 'Golem', standsFor: null },
    { kind: 'free' },
  ],
  holders: [['ada'], ['ada', 'eve'], [], ['bob']],
  asked: [0, 1],
  since: 1_800_000_000_000,
  botAsked: false,
  result: null,
  clock: null,
  times: null,
  rematch: null,
  createdAt: 1_700_000_000_000,
  revision: 0,
};

export const row = (number: number): Row => ({
  number,
  entry: { seat: number % 2, answer: `öption ${number}`, hash: number },
  ticket: `t${number}`,
});

export function isCode(code: ServerErrorCode | StoreError['code'], message: RegExp = /^[A-Z][^\n]*\.$/) {
  return (error: unknown) => {
    assert(error instanceof ServerError || error instanceof StoreError, String(error));
    assert.equal(error.code, code);
    assert.match(error.message, message);
    return true;
  };
}
