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
