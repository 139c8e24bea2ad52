export { ServerError, type ServerErrorCode } from './error.ts';
export type { Shelved } from './games.ts';
export { startServer, type RunningServer, type ServerOptions } from './start.ts';
