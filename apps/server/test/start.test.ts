import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { ServerError, startServer } from '../src/index.ts';
import { smallClient, temporaryFolder } from './folders.ts';

test('a server starts on a free port, answers, and stops at once although a client stays connected', async () => {
  const dataFolder = join(await temporaryFolder(), 'data');
  const server = await startServer({ port: 0, dataFolder, clientFolder: await smallClient() });
  assert.match(server.url, /^http:\/\/localhost:\d+$/);
  const health = (await (await fetch(`${server.url}/health`)).json()) as { status: string };
  assert.equal(health.status, 'ok');
  assert(existsSync(join(dataFolder, 'tafelrunde.db')));
  await server.close();
  await assert.rejects(fetch(`${server.url}/health`));
});

test('a busy port is named, and nothing is left open', async () => {
  const blocker = createServer().listen(0, 'localhost');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const options = { port, dataFolder: await temporaryFolder(), clientFolder: await smallClient() };
  await assert.rejects(startServer(options), (error) => {
    assert(error instanceof ServerError);
    assert.equal(error.code, 'PORT_BUSY');
    assert.equal(error.message, `Port ${port} is already in use by another program.`);
    return true;
  });
  blocker.close();
  const server = await startServer({ ...options, port: 0 });
  await server.close();
});

test('a client that was not built is named', async () => {
  const clientFolder = await temporaryFolder();
  await assert.rejects(
    startServer({ port: 0, dataFolder: await temporaryFolder(), clientFolder }),
    (error) => {
      assert(error instanceof ServerError);
      assert.equal(error.code, 'CLIENT_MISSING');
      assert.equal(error.message, `The client is not built: there is no index.html in ${clientFolder}.`);
      return true;
    },
  );
});

for (const trustProxy of ['loopback', '127.0.0.1, 10.0.0.0/8', '::1, fd00::/8']) {
  test(`a server behind a proxy at ${trustProxy} starts`, async () => {
    const folders = { dataFolder: await temporaryFolder(), clientFolder: await smallClient() };
    await (await startServer({ port: 0, ...folders, trustProxy })).close();
  });
}

for (const trustProxy of ['proxy', '', '127.0.0.1/33', '10.0.0.0/8/8', '300.0.0.1']) {
  test(`"${trustProxy}" is no proxy, and nothing is started`, async () => {
    const folders = { dataFolder: await temporaryFolder(), clientFolder: await smallClient() };
    await assert.rejects(startServer({ port: 0, ...folders, trustProxy }), (error) => {
      assert(error instanceof ServerError);
      assert.equal(error.code, 'PROXY_UNREADABLE');
      assert.equal(existsSync(join(folders.dataFolder, 'tafelrunde.db')), false);
      return true;
    });
  });
}

test('what a proxy says of a visitor counts only where the proxy is trusted', async () => {
  const from = async (trustProxy?: string): Promise<readonly (string | null)[]> => {
    const folders = { dataFolder: await temporaryFolder(), clientFolder: await smallClient() };
    const requestPace = { perSecond: 0.001, burst: 2 };
    const server = await startServer({ port: 0, ...folders, requestPace, trustProxy });
    const visit = async (address: string): Promise<string | null> => {
      const headers = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' };
      const response = await fetch(`${server.url}/api/me`, { headers });
      return response.ok ? response.headers.get('set-cookie') : String(response.status);
    };
    const heard = [await visit('203.0.113.1'), await visit('203.0.113.1'), await visit('203.0.113.2')];
    await server.close();
    return heard;
  };
  const [first, , other] = await from('loopback');
  assert.match(first ?? '', /; Secure/);
  assert.match(other ?? '', /; Secure/);
  const [plain, , refused] = await from();
  assert.doesNotMatch(plain ?? '', /; Secure/);
  assert.equal(refused, '429');
});
