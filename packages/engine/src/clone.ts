/** Copy plain data. One generic copy serves checkpoints, undo, search and what-if branches. */
export function clone<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copy(value) : value) as T;
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const item = from[key];
    to[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return to;
}
