/** How deep anything from outside may be nested. Nothing of ours is deeper than ten. */
const DEEPEST = 64;
/** How many values there may be in all: a match of 20,000 answers has a third of it. */
const MOST = 500_000;
/** How many values are checked in one time slice. */
const PIECE = 1000;

/** Parse JSON from outside; throws if it is none, or none that can be kept. */
export function parseJson(text: string): unknown {
  const json = JSON.parse(text) as unknown;
  if (!isStorable(json)) throw new SyntaxError('too large, nested too deeply, or text with a NUL character');
  return json;
}

/**
 * Whether parsed JSON can be walked through and stored. Deep nesting overflows the stack of whatever copies or writes it, and
 * PostgreSQL keeps no text with a NUL character. What has too many values holds up everybody else.
 */
export function isStorable(json: unknown): boolean {
  const looking = lookingThrough(json);
  for (;;) {
    const { done, value } = looking.next();
    if (done === true) return value;
  }
}

/** The same in pieces, so that a server can do something else in between. It must not call itself: see above. */
export function* lookingThrough(json: unknown): Generator<void, boolean, void> {
  const [values, depths] = [[json], [0]];
  for (let looked = 1; values.length > 0; looked++) {
    if (looked % PIECE === 0) yield;
    const value = values.pop();
    const depth = depths.pop()!;
    if (typeof value === 'string' && value.includes('\0')) return false;
    if (typeof value !== 'object' || value === null) continue;
    const within: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (depth >= DEEPEST || looked + values.length + within.length > MOST) return false;
    if (within !== value && Object.keys(value).some((key) => key.includes('\0'))) return false;
    for (const one of within) {
      values.push(one);
      depths.push(depth + 1);
    }
  }
  return true;
}
