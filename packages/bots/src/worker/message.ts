/** What travels to a worker, and what comes back. The number pairs the two. */
export interface Order<T> {
  readonly number: number;
  readonly order: T;
}

export type Reply<R> =
  | { readonly number: number; readonly ok: true; readonly value: R }
  | { readonly number: number; readonly ok: false; readonly failure: Failure };

/** An error as it travels: class instances do not survive the trip. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string | null;
  readonly place: string | null;
  readonly stack: string | null;
}

/** Do an order and say how it went. Never throws: a worker that dies takes other orders with it. */
export async function carryOut<T, R>(
  { number, order }: Order<T>,
  work: (order: T) => R | Promise<R>,
): Promise<Reply<R>> {
  try {
    return { number, ok: true, value: await work(order) };
  } catch (thrown) {
    return { number, ok: false, failure: failureOf(thrown) };
  }
}

function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error))
    return { name: 'Error', message: String(thrown), code: null, place: null, stack: null };
  const { code, place } = thrown as { code?: unknown; place?: unknown };
  return {
    name: thrown.name,
    message: thrown.message,
    code: typeof code === 'string' ? code : null,
    place: typeof place === 'string' ? place : null,
    stack: thrown.stack ?? null,
  };
}
