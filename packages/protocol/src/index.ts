/** Goes up when messages change in a way an older client would misread. */
export const PROTOCOL = 1;

export { type Clock, clock, type Times } from './clock.ts';
export {
  carryCode,
  type ClientMessage,
  clientMessage,
  type ChosenChance,
  type NewFork,
  newFork,
  type NewImport,
  newImport,
  newName,
  type NewTable,
  newTable,
  type Wish,
} from './client.ts';
export { markOf, MARKS } from './marks.ts';
export type { ErrorCode, Moment, ReplayMoment, ServerMessage, WireError } from './server.ts';
export { WATCHERS } from './table.ts';
export type {
  BotLevel,
  ChatLine,
  GameInfo,
  Me,
  Origin,
  Proposal,
  Advice,
  Renewal,
  Sitter,
  TableSummary,
} from './table.ts';
export { type NewDevice, newDevice, type NewlyHooked, newWebhook, type NoticeInfo } from './notices.ts';
export { CHAT, cutTo, NAME, plainText } from './text.ts';
