import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Tools written in a compiled language come as one optional package per kind of machine. Where a registry does not hold
 * those for other machines, `npm install` leaves them out of package-lock.json, and then `npm ci` refuses the lockfile
 * everywhere. Their names and exact versions are known all the same, so this adds them. npm runs it after every install.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const { name, version, owner } of missingFrom(lock.packages)) {
    const path = `node_modules/${name}`;
    if (packages[path] !== undefined) continue;
    const { dev, license } = owner;
    const { cpu, libc, os } = machineOf(name);
    packages[path] = withoutGaps({ version, cpu, dev, libc, license, optional: true, os });
    added.push(name);
  }
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(inOrder) }, added };
}

/** Optional packages somebody depends on and the lockfile does not have. */
export function missingFrom(packages) {
  return Object.entries(packages).flatMap(([path, owner]) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(([name]) => !places(path, name).some((place) => packages[place] !== undefined))
      .map(([name, version]) => ({ name, version, owner })),
  );
}

/** Where Node would look for a package that is required from `path`, nearest first. */
function places(path, name) {
  const found = [];
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0)))
    if (!at.endsWith('node_modules')) found.push(`${at}/node_modules/${name}`);
  return [...found, `node_modules/${name}`];
}

/** Such packages are named after the machine they are for: `@oxlint/binding-linux-arm64-musl`. */
function machineOf(name) {
  const found = /(aix|android|darwin|freebsd|linux|openharmony|sunos|win32)-([a-z0-9]+)(?:-(gnu|musl))?/.exec(
    name,
  );
  if (found === null) return name.includes('wasm32') ? { cpu: ['wasm32'] } : {};
  const [, os, cpu, libc] = found;
  return { cpu: [cpu], libc: libc && [libc === 'gnu' ? 'glibc' : 'musl'], os: [os] };
}

function withoutGaps(entry) {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
