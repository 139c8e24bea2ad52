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
