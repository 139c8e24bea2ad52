import { Refused } from '../refusal.ts';
import type { StoredTable } from './stored.ts';

// How long the texts of a table may be. What a message brings is measured when it is read; a record and a pack bring more.

/** Characters of a content pack as it is stored. */
const PACK = 250_000;
/** Characters of whatever a summary holds besides the names of who sits there, which have a limit of their own. */
const SUMMARY = 8000;

/** Refuse a table whose texts are too long to be stored, or to be shown in a lobby. */
export function requireShort({ pack, options, fairness, origin, result }: StoredTable): void {
  if (pack !== null && JSON.stringify(pack).length > PACK) throw new Refused('too-large', 'pack');
  if (JSON.stringify([pack?.pack, options, fairness, origin, result]).length > SUMMARY)
    throw new Refused('too-large', 'record');
}
