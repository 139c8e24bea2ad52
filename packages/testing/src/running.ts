import assert from 'node:assert/strict';

/** What a running test has opened; checked when it ends. */
interface Openable {
  leftOpen(): string | null;
}

let tables: Openable[] = [];

export const opened = (table: Openable): void => {
  tables.push(table);
};

/** Run the body of a test, then fail it if a table was left with a question the test did not expect. */
export async function checkingTables(body: () => void | Promise<void>): Promise<void> {
  tables = [];
  await body();
  for (const table of tables) {
    const fault = table.leftOpen();
    if (fault !== null) assert.fail(fault);
  }
}
