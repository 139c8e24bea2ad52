/** What the browser writes down of its own work; the part that is read here. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Work time, in microseconds. */
  readonly tdur?: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

interface Task {
  readonly milliseconds: number;
  readonly event: TraceEvent | null;
}

/** The own threads of all pages, as `pid tid`. */
export function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
}

/** The longest task of the page's own thread. */
export function longestTask(events: readonly TraceEvent[]): Task {
  const pages = mainThreads(events);
  let longest: Task = { milliseconds: 0, event: null };
  for (const event of events) {
    if (!event.name.endsWith('RunTask') || !pages.has(`${event.pid} ${event.tid}`)) continue;
    const milliseconds = (event.tdur ?? event.dur ?? 0) / 1000;
    if (milliseconds > longest.milliseconds) longest = { milliseconds, event };
  }
  return longest;
}

interface Node {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly functionName: string; readonly url?: string; readonly lineNumber?: number };
}
interface Samples {
  readonly cpuProfile?: { readonly nodes?: readonly Node[]; readonly samples?: readonly number[] };
  readonly timeDeltas?: readonly number[];
}

/** The functions in which the longest task spent its time, with what they called. */
export function hotSpots(events: readonly TraceEvent[]): readonly string[] {
  const { event: task } = longestTask(events);
  if (task === null) return [];
  const [from, to] = [task.ts, task.ts + (task.dur ?? 0)];
  const nodes = new Map<number, Node>();
  const own = new Map<number, number>();
  for (const started of events.filter(({ name, pid }) => name === 'Profile' && pid === task.pid)) {
    let now = (started.args?.['data'] as { startTime?: number } | undefined)?.startTime ?? started.ts;
    for (const chunk of events.filter(({ name, pid }) => name === 'ProfileChunk' && pid === task.pid)) {
      const { cpuProfile, timeDeltas = [] } = (chunk.args?.['data'] ?? {}) as Samples;
      for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
      (cpuProfile?.samples ?? []).forEach((id, i) => {
        const delta = timeDeltas[i] ?? 0;
        now += delta;
        if (now >= from && now <= to) own.set(id, (own.get(id) ?? 0) + delta);
      });
    }
  }
  const whole = new Map<string, number>();
  for (const [id, time] of own) {
    const seen = new Set<string>();
    for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parent ?? -1)) {
      const { functionName, url = '', lineNumber = 0 } = node.callFrame;
      const name = `${functionName || '(anonymous)'} ${url.split('/').at(-1) ?? ''}:${lineNumber}`;
      if (!seen.has(name)) whole.set(name, (whole.get(name) ?? 0) + time);
      seen.add(name);
    }
  }
  const within = events
    .filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        pid === task.pid &&
        tid === task.tid &&
        ts >= from &&
        ts + dur <= to &&
        dur > 5000 &&
        !name.endsWith('RunTask'),
    )
    .map(({ name, dur = 0, args }) => `[${name}] ${(dur / 1000).toFixed(0)} ms ${brief(args)}`);
  return [
    ...within.slice(0, 12),
    ...[...whole]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 40)
      .map(([name, time]) => `${(time / 1000).toFixed(0).padStart(5)} ms ${name}`),
  ];
}

const brief = (args: TraceEvent['args']): string => JSON.stringify(args ?? {}).slice(0, 120);
