/** SQLite's codes for a primary key and for a unique index that is already taken. */
const conflicts: ReadonlySet<number> = new Set([1555, 2067]);

export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && conflicts.has(Number(error.errcode));
}
