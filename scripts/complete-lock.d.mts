interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Entry>>;

export function completeLock<L extends { readonly packages: Packages }>(
  lock: L,
): { lock: L; added: string[] };
export function missingFrom(packages: Packages): { name: string; version: string; owner: Entry }[];
