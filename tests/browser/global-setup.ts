import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The tests run against what visitors get: the built client. Whoever runs them alone gets it built here. */
export default function buildClientIfMissing(): void {
  if (existsSync(join(project, 'apps/web/dist/index.html'))) return;
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'apps/web', '--logLevel', 'warn'], {
    cwd: project,
    stdio: 'inherit',
  });
}
