import { BotWorker, thinkInBrowser } from '@tafelrunde/bots/browser';
import { Fault } from '@tafelrunde/engine';
import { loadRules } from '../game-rules.ts';
import { startWorker } from '../trusted.ts';
import { LocalHost } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { LocalChat, LocalTables } from './store.ts';

/** The part of a worker's scope that is needed here. */
interface Scope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: never }) => void): void;
}
const scope = globalThis as unknown as Scope;

/**
 * One file for both: a table and the bots at it need the same rules, fetched once. What the bots are given, which is
 * everything, stays between the two and never passes the page.
 */
if (scope.name === 'bots') {
  thinkInBrowser(scope, async (id) => {
    const game = await loadRules(id);
    if (game === null) throw new Fault('unknown-game', 'game', `there is no game called '${id}'`);
    return game;
  });
} else {
  const thinker = new BotWorker(() => startWorker(scope.location.href, 'bots'));
  const host = new LocalHost({
    store: { tables: new LocalTables(), chat: new LocalChat() },
    thinker,
    loadRules,
    send: (message: FromHost) => scope.postMessage(message),
  });
  scope.addEventListener('message', ({ data }: { readonly data: ToHost }) => host.hear(data));
}
