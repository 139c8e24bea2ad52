/** Why a server does not start. */
export type ServerErrorCode =
  | 'DATA_FOLDER_UNWRITABLE'
  | 'DATABASE_NEWER'
  | 'DATABASE_UNREADABLE'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_URL_MALFORMED'
  | 'CLIENT_MISSING'
  | 'PROXY_UNREADABLE'
  | 'PORT_BUSY'
  | 'PORT_FORBIDDEN';

/** An error whose message is one sentence for the person who runs the server. It needs no stack trace. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: ServerErrorCode;
  /** The part of a setting that is at fault, where one is. */
  readonly field: string | undefined;
  /** Where the database is that was meant; without a password. */
  readonly place: string | undefined;
  /** What the database itself says, in its own words. */
  readonly reason: string | undefined;

  constructor(
    code: ServerErrorCode,
    message: string,
    options: ErrorOptions & Partial<Record<'field' | 'place' | 'reason', string>> = {},
  ) {
    super(message, options);
    this.code = code;
    this.field = options.field;
    this.place = options.place;
    this.reason = options.reason;
  }
}

/** The code Node and SQLite put on what they throw, for example `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
