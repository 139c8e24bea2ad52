import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const HAS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcess>();

/** Start a command in a process group of its own, so that whatever it starts can be ended with it. */
export function startCommand(command: string): ChildProcess {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: HAS_GROUPS });
  // A signal to this process does not reach those groups: without this they would outlive it.
  if (running.size === 0) {
    process.on('exit', stopAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  running.add(child);
  return child;
}

/** End a command with everything it started. */
export function stopCommand(child: ChildProcess): void {
  stopGroup(child);
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', stopAll);
  for (const signal of SIGNALS) process.off(signal, leave);
}

function leave(signal: (typeof SIGNALS)[number]): void {
  process.exit(128 + constants.signals[signal]);
}

function stopAll(): void {
  for (const child of running) stopGroup(child);
}

function stopGroup(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has gone by itself.
  }
}
