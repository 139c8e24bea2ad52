import type { Viewer } from '@tafelrunde/engine';
import type { LiveTable } from '@tafelrunde/host';
import type { ClientMessage, Moment, TableSummary } from '@tafelrunde/protocol';
import type { Person, Window } from './kit.ts';

type Order = Parameters<Window['order']>[0];

/** Who is curious, and about which table. */
export interface Curious {
  readonly window: Window;
  readonly person: Person;
  readonly table: LiveTable;
  readonly viewer: Viewer;
  readonly seats: number;
  /** Another table of the same people, at which something happened a moment after the step began. */
  readonly neighbour: string;
  /** By viewer (a watcher last), how much they had been told before the table was laid. */
  readonly told: readonly number[];
}

/** Routes that know nothing of any table, and what else they are about. */
const ELSEWHERE: readonly string[] = [
  'GET /api/games',
  'GET /api/me',
  'PUT /api/me',
  'DELETE /api/me',
  'POST /api/me/carry',
  'POST /api/me/carried',
  'POST /api/chance',
  'POST /api/tables',
  'POST /api/tables/import',
  'GET /api/notices',
  'POST /api/notices/devices',
  'POST /api/notices/webhooks',
  'POST /api/notices/try',
  'DELETE /api/notices/:kind(^devices|webhooks$)/:id',
  'GET /health',
  // Whatever else stands below it: nothing.
  'GET /api',
  'GET /api*',
  // Told to whoever shows its key.
  'GET /metrics',
];

/** Messages that are no probe: they change the table for everybody, or are sent by the tap itself. */
const ACTING: readonly ClientMessage['type'][] = ['hello', 'leave', 'start'];

/** Every route that says something of a table, and how somebody curious would ask. Returns status and body of each answer. */
const READING: Readonly<Record<string, (curious: Curious) => Promise<readonly string[]>>> = {
  // Not only what is said of the table, but also where it stands among the others.
  'GET /api/tables': async ({ person, table: { id }, neighbour }) => {
    const { open, mine } = await person.ask<Record<'open' | 'mine', TableSummary[]>>('/api/tables');
    return [open, mine].map((list) =>
      JSON.stringify(list.filter((one) => one.id === id || one.id === neighbour)),
    );
  },
  'GET /api/tables/:id': (curious) => asking(curious, ''),
  'GET /api/tables/:id/record': (curious) => asking(curious, '/record'),
  'GET /api/tables/:id/pack': (curious) => asking(curious, '/pack'),
  'GET /api/tables/:id/replay': async (curious) => [
    ...(await asking(curious, '/replay')),
    ...(await asking(curious, `/replay?to=0&viewer=${otherOf(curious)}`)),
    ...(await asking(curious, '/replay?to=999999')),
  ],
  'GET /api/tables/:id/past': async (curious) => [
    ...(await asking(curious, `/past?event=0&viewer=${otherOf(curious)}`)),
    ...(await pastOf(curious, 'watcher')),
    ...(curious.viewer === 'watcher' ? [] : await pastOf(curious, curious.viewer)),
  ],
  'DELETE /api/tables/:id': async ({ person, table: { id } }) => [
    await answerOf(await person.request(`/api/tables/${id}`, undefined, 'DELETE')),
  ],
  'POST /api/tables/:id/fork': async ({ person, table: { id }, seats }) => {
    const plan = Array.from({ length: seats }, () => ({ who: 'me' }));
    const order = { at: 0, seats: plan, open: false };
    return [await answerOf(await person.request(`/api/tables/${id}/fork`, order))];
  },
  // Everything that can be said over it is in `wishes`.
  'GET /api/tables/:id/socket': async (curious) => [
    await answerOf(await curious.person.request(`/api/tables/${curious.table.id}/socket`)),
  ],
};

export const probedRoutes: ReadonlySet<string> = new Set([...Object.keys(READING), ...ELSEWHERE]);

const otherOf = ({ viewer, seats }: Curious): number => ((viewer === 'watcher' ? 0 : viewer) + 1) % seats;

const answerOf = async (response: Response): Promise<string> => `${response.status} ${await response.text()}`;

const asking = async ({ person, table: { id } }: Curious, path: string): Promise<readonly string[]> => [
  await answerOf(await person.request(`/api/tables/${id}${path}`)),
];

/** Every moment of the past since the table was laid, one after the other, until there is no more. */
async function pastOf(curious: Curious, viewer: Viewer): Promise<readonly string[]> {
  const found: string[] = [];
  const begin = curious.told[viewer === 'watcher' ? curious.seats : viewer];
  for (let event = begin; ;) {
    const [text] = await asking(curious, `/past?event=${event}&viewer=${viewer}`);
    found.push(text);
    if (!text.startsWith('200 ')) return found;
    const { from, events } = JSON.parse(text.slice(4)) as Moment;
    event = Math.max(from, begin) + events.length;
  }
}

/** Everything that can be wished for over the socket. All of it is refused or says nothing, also when that depends on the match. */
const wishes = (own: number, other: number, ticket: string): readonly Order[] => [
  { type: 'beat' },
  { type: 'answer', seat: other, ticket, answer: 'peek' },
  { type: 'answer', seat: own, ticket: 'stale', answer: 'peek' },
  { type: 'answer', seat: own, ticket, answer: 'no such option' },
  { type: 'answer', seat: own, ticket, answer: ['no', 'such', 'options'] },
  { type: 'undo', seat: other, how: 'step' },
  { type: 'agree', seat: own, yes: true },
  { type: 'propose', seat: other },
  { type: 'propose', seat: own, wish: { kind: 'goOn', without: other, to: 'normal' } },
  // Who sits alone at the table may end the match, and would.
  ...(own === other
    ? []
    : ([
        { type: 'propose', seat: other, wish: { kind: 'end' } },
        { type: 'resign', seat: other },
      ] as const)),
  { type: 'advise', seat: own, says: null },
  { type: 'advise', seat: own, says: { option: 'no such option' } },
  { type: 'advise', seat: other, says: null },
  { type: 'always', seat: own, prompt: 'no such prompt', answer: 'pass' },
  { type: 'always', seat: other, prompt: 'no such prompt', answer: 'pass' },
  { type: 'stopAt', seat: own, prompt: 'no such prompt', on: true },
  { type: 'sit', seat: other },
  { type: 'handOver', seat: other, to: 'free' },
  { type: 'rematch' },
  { type: 'renew', seat: own },
  { type: 'chat', text: 'is anybody there?' },
  { type: 'mute', person: 'nobody here', on: true },
];

/** The types of message a probe sends, or leaves out for a reason. */
export const probedMessages: ReadonlySet<string> = new Set([
  ...wishes(0, 1, '').map(({ type }) => type),
  ...ACTING,
]);

/** With whose eyes a wish is looked at: behind the poker face whatever concerns the match waits for its reply. */
function eyesOf(order: Order, viewer: Viewer): Viewer | null {
  if (['sit', 'handOver', 'rematch', 'leave', 'resign'].includes(order.type)) return 'watcher';
  if (order.type === 'propose' && order.wish !== undefined && order.seat === viewer) return 'watcher';
  return order.type !== 'renew' && 'seat' in order && order.seat === viewer ? viewer : null;
}

/** What somebody curious would try, by every way there is. Returns what plain requests were answered; the window has heard the rest. */
export async function probe(curious: Curious): Promise<readonly string[]> {
  const { table, window, viewer } = curious;
  const ticket = window.moments.get(viewer)?.ticket ?? 'none';
  for (const order of wishes(viewer === 'watcher' ? 0 : viewer, otherOf(curious), ticket)) {
    const eyes = eyesOf(order, viewer);
    if (eyes === null || !table.isKeptFrom(eyes)) await window.order(order);
  }
  const read: string[] = [];
  for (const ask of Object.values(READING)) read.push(...(await ask(curious)));
  return read;
}
