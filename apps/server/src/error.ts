/** Why a server does not start, or why its store refuses something. */
export type ServerErrorCode =
  | 'DATA_FOLDER_UNWRITABLE'
  | 'DATABASE_NEWER'
  | 'DATABASE_UNREADABLE'
  | 'CLIENT_MISSING'
  | 'PORT_BUSY'
  | 'PORT_FORBIDDEN'
  | 'TABLE_EXISTS'
  | 'TABLE_UNKNOWN'
  | 'ENTRY_EXISTS';

/** An error whose message is one sentence for the person who runs the server. It needs no stack trace. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The code Node and SQLite put on what they throw, for example `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
