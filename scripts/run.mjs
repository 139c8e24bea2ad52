import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const running = new Set();

/** Run a program and keep what it says. Never throws: a program that cannot be started has an exit code too. */
export function capture(command, args, { cwd, env = process.env, timeout = 0, onStart } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    // Its own process group, so that what it has started ends with it.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    enlist(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    const stop = () => {
      output += `\nStopped after ${Math.round(timeout / 1000)} seconds.\n`;
      stopGroup(child);
    };
    const limit = timeout > 0 ? setTimeout(stop, timeout) : undefined;
    const end = (code) => {
      clearTimeout(limit);
      discharge(child);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? exitCodeOf(signal)));
  });
}

/** While programs run, a signal to this process ends them too: in groups of their own they would outlive it. */
function enlist(child) {
  if (running.size === 0) {
    process.on('exit', stopAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  running.add(child);
}

function discharge(child) {
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', stopAll);
  for (const signal of SIGNALS) process.off(signal, leave);
}

function leave(signal) {
  process.exit(exitCodeOf(signal));
}

function stopAll() {
  for (const child of running) stopGroup(child);
}

function stopGroup(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Become another program, as far as one can see from outside: its input and output, its signals, its exit code. */
export function handOver(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // At a terminal, Ctrl-C reaches the whole group by itself; a second one would look like "at once!".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  followParent(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

/** npx starts a shell in between, which dies of a signal without passing it on; then nobody is left to wait for us. */
function followParent(child) {
  if (process.env.npm_command !== 'exec') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
