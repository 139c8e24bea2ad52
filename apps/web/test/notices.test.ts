import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenForNotices, pathOf } from '../src/notices/worker.ts';

/** A service worker without a browser around it. */
function workerWith(windows: readonly string[]) {
  const done: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    registration: {
      showNotification: async (title: string, { body, tag }: NotificationOptions) => {
        done.push(`show ${title}: ${body} (${tag})`);
      },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
    addEventListener: (type: string, listen: (event: never) => void) => listeners.set(type, listen),
  };
  listenForNotices(scope);
  const happen = async (type: string, event: object): Promise<string[]> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) } as never);
    await work;
    return done;
  };
  return happen;
}

test('a push is shown with the words it brings', async () => {
  const message = { title: 'Du bist am Zug', body: 'Am Tisch', path: '/table/abc', tag: 'abc' };
  const happen = workerWith([]);
  assert.deepEqual(await happen('push', { data: { json: () => message } }), [
    'show Du bist am Zug: Am Tisch (abc)',
  ]);
});

test('a click leads to the window of that table, or to a new one', async () => {
  const click = { notification: { data: { path: '/table/abc' }, close: () => {} } };
  const windows = ['https://t.example/', 'https://t.example/table/abc'];
  assert.deepEqual(await workerWith(windows)('notificationclick', click), [
    'focus https://t.example/table/abc',
  ]);
  assert.deepEqual(await workerWith(windows.slice(0, 1))('notificationclick', click), ['open /table/abc']);
});

test('and to no other place than ours', () => {
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/table/a/../../x',
    'javascript:x',
    7,
    undefined,
  ])
    assert.equal(pathOf({ path }), '/');
  assert.equal(pathOf(null), '/');
  assert.equal(pathOf({ path: '/table/a_b-1' }), '/table/a_b-1');
});
