import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse } from './kit.ts';
import { RawConnection } from './raw.ts';

const host = '127.0.0.1';
const JSON_BODY = 'host: x\r\ncontent-type: application/json\r\n';

/** Sends a request and then the same piece of a body again and again, until the other side has closed. */
async function pour(connection: RawConnection, head: string, piece: Buffer): Promise<string | null> {
  const { socket } = connection;
  connection.say(head);
  const more = (): void => {
    while (socket.writable && socket.write(piece));
  };
  socket.on('drain', more);
  more();
  return (await connection.untilClosed(10_000))?.toString('latin1') ?? null;
}

test('a body nobody reads is not taken for ever', async () => {
  const { url } = await openHouse({ host });
  const endless = 'content-length: 100000000000\r\n\r\n';
  for (const [head, status] of [
    ['GET / HTTP/1.1\r\nhost: x\r\n', 200],
    ['GET /api/games HTTP/1.1\r\nhost: x\r\n', 200],
    ['POST /nowhere HTTP/1.1\r\nhost: x\r\n', 404],
    [`POST /api/tables HTTP/1.1\r\norigin: https://elsewhere.example\r\n${JSON_BODY}`, 403],
  ] as const) {
    const connection = new RawConnection(url);
    const heard = await pour(connection, head + endless, Buffer.alloc(64 * 1024));
    assert.notEqual(heard, null, `${head} is still read`);
    assert(heard!.startsWith(`HTTP/1.1 ${status}`), `${head} ${heard}`);
    // Most of this lies in the buffers of the network.
    assert(connection.socket.bytesWritten < 30_000_000, `${connection.socket.bytesWritten} bytes`);
  }
});

test('who is refused before the end of a request can read why', async () => {
  const { url } = await openHouse({ host });
  const connection = new RawConnection(url);
  const body = Buffer.alloc(40_000, 'x');
  connection.say(`POST /api/chance HTTP/1.1\r\n${JSON_BODY}content-length: ${body.length}\r\n\r\n`);
  connection.say(body);
  connection.say('GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const heard = (await connection.untilClosed())!.toString('latin1');
  assert.match(heard, /^HTTP\/1\.1 413 [^]*"too-large"/);
});

test('a body with very many values is refused before it is parsed: everybody else would wait', async () => {
  const { url } = await openHouse({ host });
  const fields = Array.from({ length: 50_000 }, (_, i) => `"field ${i}":0`).join();
  const texts = Array.from({ length: 90_000 }, (_, i) => `"text ${i}"`).join();
  const lists = '['.repeat(70_000) + ']'.repeat(70_000);
  for (const body of [`{${fields}}`, `[${texts}]`, lists, '{"x":'.repeat(50_000)]) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/tables/import`, { method: 'POST', headers, body });
    assert.equal(response.status, 413);
    assert.match(await response.text(), /"code":"too-large"/);
  }
});

test('who sends very many requests at once on one connection is cut off, and nobody else is kept waiting', async () => {
  const { url } = await openHouse({ host });
  const request = 'GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n';
  const few = new RawConnection(url, '127.0.4.20');
  few.say(request.repeat(9) + request.replace('host', 'connection: close\r\nhost'));
  const heard = (await few.untilClosed())!.toString('latin1');
  assert.equal(heard.match(/HTTP\/1\.1 200/g)?.length, 10);
  const many = new RawConnection(url, '127.0.4.21');
  many.say(request.repeat(2000));
  assert.notEqual(await many.untilClosed(5000), null, 'the connection is still open');
  assert((many.heard.toString('latin1').match(/HTTP\/1\.1/g)?.length ?? 0) <= 16);
  assert.deepEqual((await new RawConnection(url, '127.0.4.21').untilClosed(2000))?.length, 0);
});

const inChunks = (piece: string): string => `${piece.length.toString(16)}\r\n${piece}\r\n`;

test('a body in crumbs is not read, and who sends it is cut off for a while', async () => {
  const { url } = await openHouse({ host });
  const crumbs = Buffer.from(inChunks('x').repeat(10_000));
  const heads = ['POST /api/tables/import', 'POST /api/tables', 'DELETE /api/me', 'GET /api/games'];
  for (const [i, head] of heads.entries()) {
    const from = `127.0.4.${i + 2}`;
    const connection = new RawConnection(url, from);
    const heard = await pour(
      connection,
      `${head} HTTP/1.1\r\n${JSON_BODY}transfer-encoding: chunked\r\n\r\n`,
      crumbs,
    );
    assert.notEqual(heard, null, `${head} is still read`);
    // A request without a body of its own may have been answered before.
    if (head.startsWith('POST')) assert.equal((await new RawConnection(url, from).untilClosed())?.length, 0);
  }
});

test('a body in small pieces is a body', async () => {
  const { url } = await openHouse({ host });
  const connection = new RawConnection(url);
  const record = JSON.stringify({ record: 'x'.repeat(300_000) });
  const pieces = record.match(/[^]{1,100}/g)!.map(inChunks);
  connection.say(
    `POST /api/tables/import HTTP/1.1\r\n${JSON_BODY}connection: close\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  for (const piece of pieces) connection.say(piece);
  connection.say('0\r\n\r\n');
  const { status, body } = await connection.answer();
  assert.deepEqual([status, /"code":"([^"]+)"/.exec(body)?.[1]], [400, 'bad-record']);
});
