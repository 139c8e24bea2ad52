import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse, Person, type Window } from './kit.ts';
import { frame, PING, PONG, RawConnection, TEXT } from './raw.ts';

const host = '127.0.0.1';
/** As on a server nobody has told anything else. */
const messagePace = { perSecond: 20, burst: 40 };

/** Somebody plays at a table, and somebody else has a socket there. */
async function stage(): Promise<{ calm: Window; stranger: RawConnection; url: string }> {
  const { url } = await openHouse({ host, messagePace });
  const ada = await Person.arrive({ url });
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const calm = await ada.open(id);
  await calm.hears('welcome');
  const cookie = (await fetch(`${url}/api/me`)).headers.get('set-cookie')!.split(';')[0];
  const stranger = new RawConnection(url, '127.0.1.66');
  await stranger.upgrade(id, cookie);
  return { calm, stranger, url };
}

const beat = frame(TEXT, '{"type":"beat","id":"b"}');
const floods: readonly (readonly [what: string, flood: Buffer])[] = [
  ['messages', Buffer.concat(Array<Buffer>(40_000).fill(beat))],
  ['empty messages', Buffer.concat(Array<Buffer>(40_000).fill(frame(TEXT, '')))],
  ['pings', Buffer.concat(Array<Buffer>(40_000).fill(frame(PING, '')))],
  ['pongs nobody asked for', Buffer.concat(Array<Buffer>(40_000).fill(frame(PONG, '')))],
  ['messages that are too long', Buffer.concat(Array<Buffer>(200).fill(frame(TEXT, 'x'.repeat(20_000))))],
];

for (const [what, flood] of floods) {
  test(`who floods with ${what} is sent away, and others play on`, async () => {
    const { calm, stranger } = await stage();
    stranger.say(flood);
    await calm.done({ type: 'beat' });
    assert.notEqual(await stranger.untilClosed(), null, 'the socket is still open');
    assert.equal(stranger.closingCode, 4429);
    const replies = stranger.heard.toString('latin1').match(/"(?:done|refused)"/g)?.length ?? 0;
    assert(replies <= 250, `${replies} replies`);
    await calm.done({ type: 'beat' });
  });
}

test('what comes fast is read slowly, not at the pace it comes', async () => {
  const { calm, stranger } = await stage();
  const long = frame(TEXT, 'x'.repeat(16_000));
  let taken = 0;
  const more = (): void => {
    while (stranger.socket.write(long, () => (taken += long.length)));
  };
  stranger.socket.on('drain', more);
  more();
  const began = performance.now();
  for (; performance.now() - began < 1500; await sleep(100)) await calm.done({ type: 'beat' });
  const { bytesWritten, destroyed } = stranger.socket;
  assert(!destroyed && taken > 256_000);
  // What lies in the buffers of the network counts as sent; the rest is what the server has read.
  assert(taken < 12_000_000, `${taken} of ${bytesWritten} bytes were taken`);
  stranger.socket.destroy();
});

test('a message that comes in many pieces, or never ends, ends its socket', async () => {
  const { calm, stranger } = await stage();
  const inPieces = (count: number): Buffer =>
    Buffer.concat([
      frame(TEXT, '', false),
      ...Array<Buffer>(count - 2).fill(frame(0, '', false)),
      frame(0, '{"type":"beat","id":"whole"}'),
    ]);
  stranger.say(inPieces(16));
  while (!stranger.heard.includes('"done","id":"whole"')) await once(stranger.socket, 'data');
  stranger.say(inPieces(17));
  assert.notEqual(await stranger.untilClosed(), null, 'the socket is still open');
  await calm.done({ type: 'beat' });
});

test('who is a little too fast is told so and stays; a second socket gives no more room', async () => {
  const { url } = await openHouse({ host, messagePace: { perSecond: 5, burst: 10 } });
  const ada = await Person.arrive({ url });
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  const windows = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ada.open(id)));
  for (const window of windows) await window.hears('welcome');
  const replies = await Promise.all(
    windows.flatMap((window) => Array.from({ length: 12 }, () => window.order({ type: 'beat' }))),
  );
  const done = replies.filter((error) => error === null).length;
  // Three sockets' worth of ten each, the greetings among them, and what has grown meanwhile.
  assert(done >= 20 && done <= 45, `${done} were carried out`);
  for (const error of replies) assert(error === null || error.code === 'too-fast');
  assert(windows.every((window) => !window.isClosed));
});

test('coming as many people gives an address no more room either', async () => {
  const { url } = await openHouse({ host, messagePace: { perSecond: 1, burst: 5 } });
  const people = await Promise.all(Array.from({ length: 20 }, () => Person.arrive({ url })));
  const { id } = await people[0].putUp('tictactoe', ['me', 'free']);
  const windows = await Promise.all(people.map((person) => person.open(id)));
  for (const window of windows) await window.hears('welcome');
  const replies = await Promise.all(
    windows.flatMap((window) => [1, 2, 3, 4].map(() => window.order({ type: 'beat' }))),
  );
  const done = replies.filter((error) => error === null).length;
  // Ten sockets' worth of five each, twenty greetings among them, and what has grown meanwhile.
  assert(done >= 25 && done < 70, `${done} were carried out`);
  assert(windows.every((window) => !window.isClosed));
});

test('a frame beyond all measure leaves no stack in the log', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string): void => void lines.push(line) };
  const { url } = await openHouse({ host, logger: { level: 'info', stream } });
  const ada = await Person.arrive({ url });
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  for (let i = 0; i < 5; i++) {
    const window = await ada.open(id);
    window.sendText('x'.repeat(100_000));
    assert.equal(await window.closed, 1009);
  }
  assert(lines.length > 0);
  for (const line of lines) assert.doesNotMatch(line, /"stack"|"level":50/);
});
