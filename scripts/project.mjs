import { join } from 'node:path';
import { handOver } from './run.mjs';
import { nodeBinary, root, toolEnvironment } from './toolchain.mjs';

/**
 * For a server. By default V8 lets the space for young objects grow to 96 MB and more before it collects them, and gives little
 * of it back: a server with 25 MB in use took up 300 to 500 MB after some minutes of tables coming and going.
 */
const SERVER = ['--max-semi-space-size=8'];

/** Run the project's own command on the right Node, in place of this process. */
export function runProject(args) {
  const flags = args[0] === 'serve' ? SERVER : [];
  return handOver(nodeBinary(), [...flags, join(root, 'bin', 'main.ts'), ...args], {
    env: toolEnvironment(),
  });
}
