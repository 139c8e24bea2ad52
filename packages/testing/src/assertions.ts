import assert from 'node:assert/strict';

/**
 * Counts the assertions a test makes, so that a test of a rule that makes none can fail. Every function of `assert` is wrapped
 * once; tests call them through that object, so theirs are counted wherever they stand.
 */
let made = 0;

const functions = assert as unknown as Record<string, unknown>;
for (const [name, asserts] of Object.entries(functions)) {
  if (typeof asserts !== 'function' || name === 'AssertionError' || name === 'strict') continue;
  functions[name] = (...args: unknown[]): unknown => {
    made++;
    return (asserts as (...args: unknown[]) => unknown)(...args);
  };
}

/** Run the body of a test; true if it asserted anything. */
export async function assertsSomething(body: () => void | Promise<void>): Promise<boolean> {
  const before = made;
  await body();
  return made > before;
}
