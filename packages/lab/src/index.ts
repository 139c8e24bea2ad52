export { csvHead, csvLine } from './csv.ts';
export { eloOf, type PairResult } from './elo.ts';
export { LIMIT, lineupOf, playGame, quickest, seedOf, type Series, watched } from './play.ts';
export { interval } from './sure.ts';
export { type Stretch, Stretches } from './stretches.ts';
export { addTo, emptyTally, type Had, note, pointsOf, quantile, type Tally, tallyOf } from './tally.ts';
export { type PlayedGame, Watch } from './watch.ts';
