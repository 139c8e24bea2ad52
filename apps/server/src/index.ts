export { ServerError, type ServerErrorCode } from './error.ts';
export { startServer, type RunningServer, type ServerOptions } from './start.ts';
