import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isInside, mayBeSentTo, wayOut } from '../src/notices/outside.ts';

test('addresses inside are known', () => {
  for (const address of [
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255',
    '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::',
    'ff02::1', 'fec0::1', 'feff::1', '3fff::1', '3fff:fff::1', '5f00::1', '4000::1', '1::1', '100::1', '200::1', '2001:db8::1',
    'not an address',
  ]) assert(isInside(address), address); // prettier-ignore
  for (const address of [
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '3ffe::1',
    '2a00:1450::1',
  ])
    assert(!isInside(address), address);
});

test('what may be sent to is told from the address where it can be', () => {
  for (const address of [
    'https://example.org/hook', 'https://example.org:8443/a?b=c', 'https://1.1.1.1/', 'https://[2606:4700:4700::1111]/',
  ]) assert(mayBeSentTo(address, false), address); // prettier-ignore
  for (const address of [
    'http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'nonsense', '',
    'https://user:secret@example.org/', 'https://localhost/', 'https://a.localhost/', 'https://printer.local/',
    'https://metadata.google.internal/', 'https://intranet/', 'https://127.0.0.1/', 'https://127.1/', 'https://0x7f000001/',
    'https://2130706433/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://169.254.169.254/latest',
    `https://example.org/${'x'.repeat(500)}`,
  ]) assert(!mayBeSentTo(address, false), address); // prettier-ignore
  assert(mayBeSentTo('http://localhost:9999/hook', true));
  assert(!mayBeSentTo('file:///etc/passwd', true));
});

test('a name that stands for an address inside is not sent to, and redirects are not followed', async (t) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const sending = { headers: {}, body: 'hello' };
  // It is in the form of a name that could be anywhere, and is looked up here.
  await assert.rejects(wayOut(false)(`https://localhost.:${port}/`, sending), /not sent to|inside/);
  await assert.rejects(wayOut(false)(`https://127.0.0.1:${port}/`, sending), /not sent to/);
  assert.deepEqual(asked, []);
  assert.equal(await wayOut(true)(`http://127.0.0.1:${port}/hook`, sending), 302);
  assert.deepEqual(asked, ['/hook']);
});
