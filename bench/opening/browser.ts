import { existsSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import type { TraceEvent } from './trace.ts';

/** What the browser writes down of its own work while something is done; with a profile, also in which functions. */
export async function traced(
  cdp: CDPSession,
  profile: boolean,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const categories = ['devtools.timeline', 'toplevel', '__metadata'];
  if (profile) categories.push('disabled-by-default-v8.cpu_profiler');
  await cdp.send('Tracing.start', { categories: categories.join(','), transferMode: 'ReportEvents' });
  await work();
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await done;
  return events;
}

/** The browser of this machine. */
export function chromiumPath(): string {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found === undefined) throw new Error('There is no browser here; CHROMIUM_PATH says where one is.');
  return found;
}
