export { BotPool } from './bot-pool.ts';
export { carryOut, type Failure, type Order, type Reply } from './worker/message.ts';
export { WorkerFailure, WorkerPool } from './worker-pool.ts';
