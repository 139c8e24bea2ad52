import type { Me } from '@tafelrunde/protocol';
import { PERSON } from './ids.ts';

const memory = 'tafelrunde.me';
const names = ['Aldric', 'Brunhild', 'Elowen', 'Gisla', 'Isolde', 'Leoric', 'Rowena', 'Thora', 'Wigand'];

/** Who the server said one is. Kept, so that a device without a connection still knows a name. */
export function keepMe(me: Me): void {
  try {
    localStorage.setItem(memory, JSON.stringify(me));
  } catch {
    return;
  }
}

/** Who sat here last; without that, somebody with a name of their own. */
export function keptMe(): Me {
  try {
    const kept = JSON.parse(localStorage.getItem(memory) ?? 'null') as Me | null;
    if (kept !== null) return kept;
  } catch {
    return { person: PERSON, name: names[0] ?? '' };
  }
  const [any = 0] = crypto.getRandomValues(new Uint32Array(1));
  const me = { person: PERSON, name: names[any % names.length] ?? '' };
  keepMe(me);
  return me;
}

export const myName = (): string => keptMe().name;
