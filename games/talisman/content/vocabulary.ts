/*
 * The sentences of the cards. Each is a function that makes an `Effect`; compose them and most cards are one line:
 *   witch: stranger({ source: 'public', stays: true, meet: table({ 1: toad, 2: lose('lives'), 3: gain('strength'), … }) })
 */
export * from './vocabulary/belongings.ts';
export * from './vocabulary/composing.ts';
export * from './vocabulary/dice.ts';
export * from './vocabulary/gains.ts';
export * from './vocabulary/going.ts';
export * from './vocabulary/moments.ts';
export * from './vocabulary/trading.ts';
