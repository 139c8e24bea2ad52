export { BotPool } from './bot-pool.ts';
export { fastCopyOf, withoutGenerators } from './fast-copy.ts';
export { carryOut, type Failure, type Order, type Reply } from './worker/message.ts';
export { WorkerFailure, WorkerPool } from './worker-pool.ts';
