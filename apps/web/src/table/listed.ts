/** "Anja", "Anja and Mara", "Anja, Mara and Hagen". */
export function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
