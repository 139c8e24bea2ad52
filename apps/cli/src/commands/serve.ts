import { join, resolve } from 'node:path';
import { wholeNumber } from '../arguments.ts';
import { root } from '../games.ts';
import type { Messages } from '../locales/index.ts';
import { say } from '../output.ts';
import { failure, usage } from '../problem.ts';
import type { Run } from '../program.ts';
import { isStartError, type Started } from '../start-server.ts';

const PORT = 4600;

export const run: Run<'serve'> = async ({ m, startServer }, values) => {
  const port = wholeNumber(
    m,
    values.port === undefined ? 'PORT' : '--port',
    values.port ?? env('PORT'),
    PORT,
    0,
    65_535,
  );
  const databaseUrl = env('DATABASE_URL');
  if (databaseUrl !== undefined && values.data !== undefined) throw usage(m.errors.twoPlaces());
  const dataFolder = resolve(values.data ?? env('TAFELRUNDE_DATA') ?? join(root, 'data'));
  const clientFolder = resolve(values.client ?? join(root, 'apps', 'web', 'dist'));
  if (values.client === undefined) await buildClient();
  const level = env('TAFELRUNDE_LOG');
  const contact = env('TAFELRUNDE_CONTACT');
  let server: Started;
  try {
    server = await startServer({
      port,
      dataFolder,
      databaseUrl,
      clientFolder,
      trustProxy: env('TAFELRUNDE_TRUST_PROXY'),
      ...(values.host === undefined ? {} : { host: values.host }),
      fixtures: values.fixtures || env('TAFELRUNDE_FIXTURES') === '1',
      privateNotices: env('TAFELRUNDE_PRIVATE_NOTICES') === '1',
      openMetrics: env('TAFELRUNDE_OPEN_METRICS') === '1',
      metricsKey: env('TAFELRUNDE_METRICS_KEY'),
      ...(contact === undefined ? {} : { contact }),
      // What the server has to say, one line of JSON each.
      ...(level === undefined ? {} : { logger: { level } }),
    });
  } catch (thrown) {
    throw startProblem(m, thrown, port, dataFolder, clientFolder);
  }
  // A parent process that reads where we are may already want us gone.
  const stopped = signal();
  say(m.serve.where(server.url));
  say(server.data.name === 'sqlite' ? m.serve.data(dataFolder) : m.serve.database(server.data.place));
  await stopped;
  await server.close();
  return 0;
};

const env = (name: string): string | undefined => process.env[name] || undefined;

/** The client is built by the project's scripts, which know when it is out of date. */
async function buildClient(): Promise<void> {
  const address = new URL('../../../../scripts/client.mjs', import.meta.url).href;
  const { ensureClient } = (await import(address)) as { readonly ensureClient: () => Promise<void> };
  try {
    await ensureClient();
  } catch (thrown) {
    // What the scripts throw is already a sentence for the person at the keyboard.
    throw thrown instanceof Error ? failure(thrown.message) : thrown;
  }
}

/** Until somebody ends us: Ctrl+C, or the service manager. */
function signal(): Promise<void> {
  return new Promise((done) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => done());
  });
}

/** The server's typed errors in the words of the catalogue. */
function startProblem(
  m: Messages,
  thrown: unknown,
  port: number,
  folder: string,
  clientFolder: string,
): unknown {
  if (!isStartError(thrown)) return thrown;
  const { field = '', place = folder, reason = '' } = thrown;
  switch (thrown.code) {
    case 'PORT_BUSY':
      return failure(m.errors.portBusy(port));
    case 'PORT_FORBIDDEN':
      return failure(m.errors.portForbidden(port));
    case 'DATA_FOLDER_UNWRITABLE':
      return failure(m.errors.dataFolder(folder));
    case 'DATABASE_NEWER':
      return failure(m.errors.databaseNewer(place));
    case 'DATABASE_UNREADABLE':
      return failure(m.errors.databaseUnreadable(place, reason));
    case 'DATABASE_URL_MALFORMED':
      return failure(m.errors.databaseUrl(field));
    case 'DATABASE_UNREACHABLE':
      return failure(m.errors.databaseUnreachable(place, field, reason));
    case 'PROXY_UNREADABLE':
      return failure(m.errors.badProxy(field));
    case 'CLIENT_MISSING':
      return failure(m.errors.clientMissing(clientFolder));
    default:
      return failure(thrown.message);
  }
}
