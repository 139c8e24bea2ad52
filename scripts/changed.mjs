import { spawnSync } from 'node:child_process';

/** Files that differ from the main branch: committed on this branch, changed or new. None where git cannot tell. */
export function changedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
    return status === 0 ? stdout.split('\0').filter((path) => path !== '') : [];
  };
  const base = ['origin/main', 'main']
    .map((branch) => mergeBase(root, branch))
    .find((found) => found !== null);
  return [
    ...new Set([
      ...git('diff', '--name-only', '-z', base ?? 'HEAD'),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ]),
  ];
}

function mergeBase(root, branch) {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

/** The step of this folder's tests first, if anything in it changed. The order of the others stays. */
export function changedFirst(steps, files) {
  const changed = ({ name }) => files.some((file) => file.startsWith(`${name}/`));
  return [steps.filter(changed), steps.filter((step) => !changed(step))];
}
