import { isStorable } from '@tafelrunde/engine';
import * as v from 'valibot';
import { Refused } from './refusal.ts';

/** What came in, checked; or a refusal that names the field at fault. */
export function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  if (!isStorable(input)) throw new Refused('bad-message');
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refused('bad-message', v.getDotPath(result.issues[0]) ?? undefined);
}

/** Whether this can be the id of anything here. What is not is not even looked for: no database keeps every character. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** The most entries a record may have: replaying them is work for one person alone. */
export const MOST_ENTRIES = 20_000;

/**
 * Parsing JSON cannot be done in time slices: refuse beforehand what has far more lists, objects, fields, texts or values than any
 * record. Fields and texts are the worst: parsing 150,000 different ones takes ten times as long as any record of the same length.
 */
export function requireFewValues(text: string, place?: string): void {
  for (const [mark, most] of [
    ['[', 3 * MOST_ENTRIES],
    ['{', 2 * MOST_ENTRIES],
    [':', 2 * MOST_ENTRIES],
    ['"', 8 * MOST_ENTRIES],
    [',', 25 * MOST_ENTRIES],
  ] as const) {
    let count = 0;
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1))
      if (++count > most) throw new Refused('too-large', place);
  }
}
