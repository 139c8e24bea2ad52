import type { Me, TableSummary } from '@tafelrunde/protocol';

/** Whether a table waits for this guest. */
export function isAsked({ asked, seats }: TableSummary, me: Me | null): boolean {
  return asked.some((seat) => {
    const sitter = seats[seat];
    return sitter?.kind === 'person' && sitter.person === me?.person;
  });
}
