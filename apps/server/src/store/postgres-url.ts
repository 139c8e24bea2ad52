import { accessSync, constants } from 'node:fs';
import { ServerError } from '../error.ts';

/** The parts of a database address, as its errors name them. */
export type UrlField =
  | 'protocol'
  | 'user'
  | 'password'
  | 'host'
  | 'port'
  | 'database'
  | 'sslmode'
  | FileField;
const fileFields = ['sslcert', 'sslkey', 'sslrootcert'] as const;
type FileField = (typeof fileFields)[number];

const modes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Where an address leads, without user and password; or an error that names the part at fault. It never repeats what it read. */
export function readDatabaseUrl(text: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(text)) throw malformed('protocol', 'must be postgres');
  if (!URL.canParse(text)) throw hasBadPort(text) ? badPort() : malformed('host', 'cannot be read');
  const url = new URL(text);
  requireDecodable('user', url.username);
  requireDecodable('password', url.password);
  const host = url.searchParams.get('host') ?? decodable('host', url.hostname);
  if (host === '') throw malformed('host', 'is missing');
  const port = url.searchParams.get('port') ?? url.port;
  if (!/^\d*$/.test(port) || port === '0' || Number(port) > 65_535) throw badPort();
  const database = decodable('database', url.pathname.slice(1));
  if (database === '') throw malformed('database', 'is missing');
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !modes.includes(mode))
    throw malformed('sslmode', `must be one of ${modes.join(', ')}`);
  for (const field of fileFields) requireReadable(field, url.searchParams.get(field));
  return host.startsWith('/') ? `${host} ${database}` : `${host}:${port || '5432'}/${database}`;
}

function malformed(field: UrlField, what: string): ServerError {
  // Without the cause: it would quote the address, and the password in it.
  return new ServerError('DATABASE_URL_MALFORMED', `DATABASE_URL cannot be used: its ${field} ${what}.`, {
    field,
  });
}

const badPort = () => malformed('port', 'must be a number from 1 to 65535');

function hasBadPort(text: string): boolean {
  const authority = /^\w+:\/\/([^/?#]*)/.exec(text)?.[1] ?? '';
  const port = /:([^:\]@]*)$/.exec(authority)?.[1];
  return port !== undefined && (!/^\d*$/.test(port) || Number(port) > 65_535);
}

function decodable(field: UrlField, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed(field, 'has a % that stands for nothing');
  }
}
const requireDecodable = (field: UrlField, text: string): void => void decodable(field, text);

function requireReadable(field: FileField, file: string | null): void {
  if (file === null) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw malformed(field, 'is a file that cannot be read');
  }
}
