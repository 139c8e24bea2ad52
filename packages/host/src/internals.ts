/** Parts of tables that tests of a host look at directly. */
export { Commitments } from './commitments.ts';
export { openingMatch } from './match-start.ts';
export { freshTable } from './new-table.ts';
export { ReplayCache } from './past/replay-cache.ts';
export { rewind } from './past/rewind.ts';
export { type PlayOn, tableToLookAt, tableToPlayOn } from './record-import.ts';
export { botSeat, personSeat } from './seats/seats.ts';
export { setupOf } from './storing/match-state.ts';
export { viewersOf, wireTicket } from './telling/moments.ts';
export { inTimeSlices } from './time-slices.ts';
