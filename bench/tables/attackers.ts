/**
 * Strangers who want the server to stop answering others, in a process of their own: one floods a socket, one uploads records,
 * one holds half-sent requests open. Each comes from an address of its own (all of 127.0.0.0/8 is this machine), comes back
 * whenever it is sent away, and counts what it got through.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const { hostname: host, port } = new URL(process.argv[2]);
const table = process.argv[3];
const FROM = { flood: '127.0.6.1', upload: '127.0.6.2', half: '127.0.6.3' };
/** Connections with half a request that are held open at the same time, if the server lets them. */
const HALVES = 1000;
/** This many of them are opened again every tenth of a second. */
const AT_ONCE = 20;

const counts = { floods: 0, floodedBytes: 0, uploads: 0, refusedUploads: 0, halves: 0 };

function knock(from: string): Socket {
  const socket = connect({ host, port: Number(port), localAddress: from });
  socket.on('error', () => {});
  return socket;
}

/** Sends a request and reads its answer. */
async function ask(from: string, method: string, path: string, cookie: string, body = ''): Promise<string> {
  const socket = knock(from);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `cookie: ${cookie}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await new Promise((done) => socket.once('close', done));
  return answer;
}

async function cookieFor(from: string): Promise<string> {
  for (;;) {
    const cookie = /set-cookie: ([^;]+)/i.exec(await ask(from, 'GET', '/api/me', ''))?.[1];
    if (cookie !== undefined) return cookie;
    await sleep(1000);
  }
}

/** A frame as clients send it; the mask is zero. */
function frame(kind: number, text: string): Buffer {
  const data = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x80 | kind, 0x80 | data.length), Buffer.alloc(4), data]);
}

/** Messages and pings on one socket, as fast as they are taken; and another socket when that one is closed. */
async function flood(): Promise<void> {
  const cookie = await cookieFor(FROM.flood);
  const beats = Buffer.concat(Array<Buffer>(1000).fill(frame(1, '{"type":"beat","id":"b"}')));
  const pings = Buffer.concat(Array<Buffer>(1000).fill(frame(9, '')));
  for (let round = 0; ; round++) {
    const socket = knock(FROM.flood);
    const closed = new Promise((done) => socket.once('close', done));
    socket.write(
      [
        `GET /api/tables/${table}/socket HTTP/1.1`,
        `host: ${host}`,
        `cookie: ${cookie}`,
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    );
    const opened = await Promise.race([once(socket, 'data').then(() => true), closed.then(() => false)]);
    if (opened) counts.floods++;
    socket.on('data', () => {});
    socket.write(frame(1, '{"type":"hello","protocol":1}'));
    const more = (): void => {
      while (socket.writable && socket.write(round % 2 === 0 ? beats : pings));
    };
    socket.on('drain', more);
    more();
    await closed;
    counts.floodedBytes += socket.bytesWritten;
    await sleep(10);
  }
}

/** Records as large as they may be, with as many entries as fit, one after the other. */
async function upload(): Promise<void> {
  const cookie = await cookieFor(FROM.upload);
  const entry = '[0,"rest","00000000"]';
  const record = `{"tafelrunde":1,"game":"hoard","version":1,"seats":4,"options":{},"chance":{},"entries":[${`${entry},`.repeat(85_000)}${entry}]}`;
  const body = JSON.stringify({ record });
  for (;;) {
    const answer = await ask(FROM.upload, 'POST', '/api/tables/import', cookie, body);
    if (/^HTTP\/1\.1 (?:4(?!29)|2)/.test(answer)) counts.uploads++;
    else counts.refusedUploads++;
    await sleep(10);
  }
}

/** Half a head, or a head and half a body, on as many connections as there may be. */
async function half(): Promise<void> {
  let open = 0;
  for (;;) {
    for (let i = 0; open < HALVES && i < AT_ONCE; i++) {
      const socket = knock(FROM.half);
      open++;
      counts.halves++;
      socket.on('data', () => {});
      socket.once('close', () => open--);
      const head = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
      socket.write(counts.halves % 2 === 0 ? head : `${head}content-length: 1000\r\n\r\n{`);
    }
    await sleep(100);
  }
}

process.on('message', () => process.send!(counts));
process.on('disconnect', () => process.exit());
process.send!({});
await Promise.all([flood(), upload(), half()]);
