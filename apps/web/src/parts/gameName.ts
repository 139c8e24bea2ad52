/** A long name in its two halves: what stands large on a box, and what stands small beneath it. */
export function splitName(name: string): { readonly title: string; readonly subtitle?: string } {
  const at = name.indexOf(': ');
  return at < 0 ? { title: name } : { title: name.slice(0, at), subtitle: name.slice(at + 2) };
}
