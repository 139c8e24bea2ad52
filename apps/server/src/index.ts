export { ServerError, type ServerErrorCode } from './error.ts';
export { startServer, type RunningServer, type ServerOptions } from './start.ts';
export type { Answer, Json, Match, NewAnswer, NewMatch, Store } from './store/store.ts';
