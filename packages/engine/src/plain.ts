/**
 * Where a value is not the plain tree a state must be, or null: no classes, functions, `undefined`, `NaN`, `-0`, and no
 * object reachable twice. Not for the hot path; the laws call it.
 */
export function notPlain(value: unknown, path = 'state', seen: Set<object> = new Set()): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return null;
  if (seen.has(value)) return `${path} is reachable twice`;
  seen.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = notPlain(value[i], `${path}[${i}]`, seen);
      if (fault !== null) return fault;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return `${path} has a field no copy can hold: __proto__`;
    const fault = notPlain(item, `${path}.${key}`, seen);
    if (fault !== null) return fault;
  }
  return null;
}
