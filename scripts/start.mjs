import { ensureClient } from './client.mjs';
import { runProject } from './project.mjs';
import { ensureInstalled, main } from './toolchain.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureClient();
  return runProject(['serve', ...process.argv.slice(2)]);
});
