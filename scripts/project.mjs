import { join } from 'node:path';
import { handOver } from './run.mjs';
import { nodeBinary, root, toolEnvironment } from './toolchain.mjs';

/** Run the project's own command on the right Node, in place of this process. */
export function runProject(args) {
  return handOver(nodeBinary(), [join(root, 'apps', 'cli', 'src', 'main.ts'), ...args], {
    env: toolEnvironment(),
  });
}
