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
  // Spread keeps V8's fast object layout. Copying field by field loses it, and slows every rule that reads the copy.
  const to = { ...value } as Record<string, unknown>;
  const items = Object.values(value) as unknown[];
  let keys: string[] | null = null;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item === 'object' && item !== null) to[(keys ??= Object.keys(value))[i]] = copy(item);
  }
  return to;
}
