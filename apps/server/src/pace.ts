/** The least time a bot takes to answer, in milliseconds: people want to see what happened. */
export const BOT_DELAY = 400;

/** How long a table keeps a straight face after a secret question, in milliseconds. */
export const POKER_FACE = 1200;
