/** Tables without a server around them, for whatever has a store and somebody who thinks: nothing here knows Node. */
export { read } from './api/reading.ts';
export { ServerError } from './error.ts';
export { BOT_DELAY, POKER_FACE } from './pace.ts';
export { Refused } from './refused.ts';
export type { Change, Row, Standing, StoredTable } from './store/tables.ts';
export type { Thinker } from './tables/bots.ts';
export { Hall } from './tables/hall.ts';
export { infoOf } from './tables/info.ts';
export type { HostStore } from './tables/house.ts';
export type { LiveTable } from './tables/live.ts';
export { pastMoment } from './tables/past.ts';
export { perform } from './tables/perform.ts';
export { Listener } from './tables/sockets.ts';
