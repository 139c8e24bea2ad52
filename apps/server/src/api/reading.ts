import * as v from 'valibot';
import { Refused } from '../refused.ts';

/** What came in, checked; or a refusal that names the field at fault. */
export function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refused('bad-message', v.getDotPath(result.issues[0]) ?? undefined);
}
