import { useEffect, useState } from 'react';
import { type About, isCooperative } from '@tafelrunde/engine';
import type { Ledger } from '@tafelrunde/ledger';
import type { TableSummary } from '@tafelrunde/protocol';

/** How much there is to read of a game. */
export interface LedgerSize {
  readonly rules: number;
  readonly rulings: number;
  readonly areas: number;
}

/** A game as it stands on the shelf. Without a ledger there is nothing to open yet. */
export interface Box {
  readonly about: About;
  readonly size: LedgerSize | undefined;
}

const abouts = import.meta.glob<About>('../../../games/*/about.ts', { eager: true, import: 'about' });
const sizes = import.meta.glob<LedgerSize>('../../../games/*/rules.yaml', {
  eager: true,
  import: 'default',
  query: '?size',
});
const ledgerFiles = import.meta.glob<Ledger>('../../../games/*/rules.yaml', { import: 'default' });

/** All games, the lightest first. */
export const shelf: readonly Box[] = Object.values(abouts)
  .map((about) => ({ about, size: sizes[ledgerFile(about.id)] }))
  .toSorted((a, b) => a.about.weight - b.about.weight || a.about.id.localeCompare(b.about.id));

export const readable: readonly { readonly about: About; readonly size: LedgerSize }[] = shelf.flatMap(
  ({ about, size }) => (size ? [{ about, size }] : []),
);

export function boxOf(game: string): Box | undefined {
  return shelf.find(({ about }) => about.id === game);
}

/** Whether everybody at this table wins or loses together. */
export const isCooperativeTable = ({ game, seats, options }: TableSummary): boolean =>
  isCooperative(boxOf(game)?.about.cooperative, seats.length, options);

function ledgerFile(game: string): string {
  return `../../../games/${game}/rules.yaml`;
}

/** What was fetched, by the games that were asked for together. */
const loaded = new Map<string, readonly Ledger[]>();

async function loadLedgers(games: readonly string[]): Promise<void> {
  const ledgers = await Promise.all(games.map(loadLedger));
  loaded.set(games.join(), ledgers);
  for (const ledger of ledgers) loaded.set(ledger.game, [ledger]);
}

async function loadLedger(game: string): Promise<Ledger> {
  const load = ledgerFiles[ledgerFile(game)];
  if (!load) throw new Error(`There is no ledger of ${game}.`);
  return load();
}

export type Loading<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

/** Fetches ledgers once they are `wanted`. What was fetched before is there at once, without a flicker. */
export function useLedgers(games: readonly string[], wanted = true): Loading<readonly Ledger[]> {
  const key = games.join();
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState('');
  const value = loaded.get(key);
  const missing = wanted && !value && !failed;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    loadLedgers(key.split(',')).then(
      () => left || setArrived(key),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [key, missing]);
  if (value) return { state: 'ready', value };
  // A failed import of a module is remembered by the browser; only a fresh page asks again.
  return failed ? { state: 'failed', retry: () => location.reload() } : { state: 'waiting' };
}
