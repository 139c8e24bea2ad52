const memory = (table: string): string => `tafelrunde.guide.${table}`;

/** Stands for all hints of a table: nobody wants to hear more. */
const ALL = '*';

/** The hints of a table that were read in this browser. */
export function readHints(table: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory(table)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function keepReadHints(table: string, read: ReadonlySet<string>): void {
  try {
    localStorage.setItem(memory(table), JSON.stringify([...read]));
  } catch {
    // Storage may be switched off in the browser; they are then read as long as the page is open.
  }
}

export const withAll = (read: ReadonlySet<string>): ReadonlySet<string> => new Set([...read, ALL]);
export const isSilent = (read: ReadonlySet<string>): boolean => read.has(ALL);
