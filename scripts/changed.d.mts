export function changedFiles(root: string): string[];
export function changedFirst<S extends { readonly name: string }>(
  steps: readonly S[],
  files: readonly string[],
): [changed: S[], others: S[]];
