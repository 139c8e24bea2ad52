import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse, Person } from './kit.ts';
import { RawConnection } from './raw.ts';

const host = '127.0.0.1';

/** Asks for a socket, and then neither says anything nor hangs up. */
function knock(url: string, target: string): RawConnection {
  const connection = new RawConnection(url);
  connection.say(
    [
      `GET ${target} HTTP/1.1`,
      'host: localhost',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  return connection;
}

test('a socket is opened at a table alone: elsewhere its connection is closed at once', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string): void => void lines.push(line) };
  const { url } = await openHouse({ host, logger: { level: 'info', stream } });
  for (const target of [
    '/',
    '/nothing',
    '/index.html',
    '/api/games',
    '/%61pi/games',
    '/api/nothing',
    '/health',
    // No route is even looked for.
    '/%',
    '/api/tables/%c0/socket',
    `/api/tables/${'x'.repeat(150)}/socket`,
  ]) {
    const heard = await knock(url, target).untilClosed(5000);
    assert.notEqual(heard, null, `${target} is still open`);
    assert.match(heard!.toString('latin1'), /^HTTP\/1\.1 404 [^]*"code":"unknown-path"/, target);
  }
  // A stranger must not be able to fill the log.
  for (const line of lines) assert.doesNotMatch(line, /no websocket handler|"level":[456]0/);
});

test('somebody who asks for sockets that are not there cannot keep the server from ending', async () => {
  const house = await openHouse({ host });
  const ada = await Person.arrive(house);
  const { id } = await ada.putUp('tictactoe', ['me', 'free']);
  for (const target of ['/%', '/%', '/api/games', `/api/tables/${id}/socket`]) {
    const { socket } = knock(house.url, target);
    await once(socket, 'data');
    // Some have gone by then, and some hold on.
    if (target === '/%') socket.destroy();
  }
  await ada.ask('/api/games');
  const ended = await Promise.race([house.close().then(() => true), sleep(8000, false, { ref: false })]);
  assert(ended, 'it still waits for somebody');
});
