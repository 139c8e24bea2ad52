#!/usr/bin/env node
import { runProject } from '../scripts/project.mjs';
import { ensureInstalled, main } from '../scripts/toolchain.mjs';

await main(async () => {
  await ensureInstalled();
  return runProject(process.argv.slice(2));
});
