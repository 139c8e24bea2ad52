/** The least time a bot takes to answer, in milliseconds: people want to see what happened. */
export const BOT_DELAY = 400;

/** How long a table keeps a poker face after an answer that led through secret questions, in milliseconds. */
export const POKER_FACE = 450;
