/**
 * The least time a bot takes where only bots sit and somebody watches, in milliseconds: nothing else holds them back. Where a
 * person plays, bots answer at once, and the client tells at the reader's own pace what they did.
 */
export const WATCHED_BOT_DELAY = 400;

/** How long a table keeps a poker face after an answer that led through secret questions, in milliseconds. */
export const POKER_FACE = 450;
