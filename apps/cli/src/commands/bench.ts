import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Measurement, measurements } from '../bench/kernel.ts';
import { QUICK, STEADY } from '../bench/measure.ts';
import { root } from '../games.ts';
import { columns, heading, paint, say } from '../output.ts';
import { failure } from '../problem.ts';
import type { Context, Run } from '../program.ts';

export const run: Run<'bench'> = async (context, { peers, json, quick }) => {
  if (peers) return comparePeers(context, [...(json ? ['--json'] : []), ...(quick ? ['--quick'] : [])]);
  const { m } = context;
  const done: Measurement[] = [];
  const watched = process.stderr.isTTY;
  for (const { id, what, measure } of measurements(m, quick ? QUICK : STEADY)) {
    if (watched) process.stderr.write(`\r\u001B[2K${m.bench.progress(what)}`);
    done.push({ id, what, perSecond: measure() });
  }
  if (watched) process.stderr.write('\r\u001B[2K');
  if (json) say(JSON.stringify(report(done), null, 2));
  else print(context, done);
  return 0;
};

function report(done: readonly Measurement[]): object {
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? null,
    cores: cpus().length,
    measurements: Object.fromEntries(
      done.map(({ id, perSecond }) => [id, { perSecond, microseconds: 1_000_000 / perSecond }]),
    ),
  };
}

function print({ m, language }: Context, done: readonly Measurement[]): void {
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  say(paint('dim', `Node ${process.version.slice(1)}, ${cpus()[0]?.model ?? ''}`));
  say(
    columns(
      [
        [m.bench.what, m.bench.rate, m.bench.cost].map(heading),
        ...done.map(({ what, perSecond }) => [
          what,
          number.format(perSecond),
          duration(number, 1 / perSecond),
        ]),
      ],
      'lr',
      '',
    ),
  );
}

function duration(number: Intl.NumberFormat, seconds: number): string {
  if (seconds >= 1e-3) return `${number.format(seconds * 1e3)} ms`;
  return seconds >= 1e-6 ? `${number.format(seconds * 1e6)} µs` : `${number.format(seconds * 1e9)} ns`;
}

/** The peers have a package of their own, with its own lockfile: nobody who only plays has to install them. */
function comparePeers({ m }: Context, flags: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'bench', 'peers', 'run.mjs'), ...flags], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(0);
      else reject(failure(m.bench.peersFailed));
    });
  });
}
