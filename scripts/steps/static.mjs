import { dirname, join } from 'node:path';
import { isTypeConfig, projectFiles } from '../files.mjs';
import { capture } from '../run.mjs';
import { cache, nodeBinary, PLAIN, root, toolEnvironment } from '../toolchain.mjs';

/** Far more than a check needs: it only ends one that hangs, and must not fail where many other programs run. */
const LIMIT = 900_000;

/** Everything that can be told without running the project. One check each. */
export function staticSteps() {
  return [
    check('lint', 'oxlint/bin/oxlint', [
      '--type-aware',
      '--format=unix',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ]),
    ...typeChecks(),
    check('one tsconfig per file', '../scripts/lint-configs.ts'),
    check('flows', '../scripts/lint-flows.ts'),
    check('options', '../scripts/lint-options.ts'),
    check('import directions', '../scripts/lint-imports.ts'),
    check('unused code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
    check('format', 'oxfmt/bin/oxfmt', ['--check']),
    check('machine paths', '../scripts/lint-places.ts'),
  ];
}

function typeChecks() {
  return projectFiles(root)
    .filter(isTypeConfig)
    .map((config) => {
      const folder = dirname(config);
      const kept = join(cache, 'types', `${config.replaceAll('/', '-')}.tsbuildinfo`);
      const args = ['-p', config, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept];
      return check(`types ${folder === '.' ? 'of the rest' : folder}`, 'typescript/bin/tsc', args);
    });
}

/** A tool among the packages, run on the right Node: it has passed when it says so with its exit code. */
function check(name, tool, args = []) {
  return {
    name,
    async run() {
      const command = [join(root, 'node_modules', tool), ...args];
      const env = toolEnvironment(PLAIN);
      const { code, output } = await capture(nodeBinary(), command, { cwd: root, env, timeout: LIMIT });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
