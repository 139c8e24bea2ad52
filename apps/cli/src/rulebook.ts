import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tafelrunde/engine';
import { type Ledger, LedgerError, parseLedger } from '@tafelrunde/ledger';
import type { Boxed } from './games.ts';

/** The rules of a game as its ledger has them; null where there is none, or none that can be read. */
export function ledgerOf(box: Boxed): Ledger | null {
  const file = join(box.folder, 'rules.yaml');
  if (!existsSync(file)) return null;
  try {
    return parseLedger(readFileSync(file, 'utf8'), file);
  } catch (thrown) {
    // A draft of a rulebook must not keep anybody from playing: without it, rules are shown by their ids.
    if (thrown instanceof LedgerError) return null;
    throw thrown;
  }
}

/** What a rule says, with how the house plays it; null for a rule the ledger does not have. */
export type Rulebook = (id: string) => string | null;

export function rulebookOf(box: Boxed, language: Language): Rulebook {
  const ledger = ledgerOf(box);
  const sentences = new Map(
    ledger?.rules.map((rule) => [
      rule.id,
      rule.ruling === undefined ? rule[language] : `${rule[language]} ${rule.ruling[language]}`,
    ]),
  );
  return (id) => sentences.get(id) ?? null;
}
