import type { Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { stories } from './stories.ts';

const phases = {
  reinforcement: 'Reinforcement phase',
  travel: 'Travel phase',
  pursuit: 'Pursuit phase',
  hero: 'Hero phase',
  defence: 'Defence phase',
  restoration: 'Restoration phase',
  time: 'Time phase',
};
const conditions = { poison: 'poison', burning: 'burning', dazed: 'dazed', weakness: 'weakness' };
const threats = ['safe', 'perilous', 'overrun'];
const roles = {
  crownBearer: 'Crown bearer',
  prey: 'The prey',
  catch: 'The catch',
  greenRival: 'Green rival',
  redRival: 'Red rival',
  challenger: 'Challenger',
  bridgeGuard: 'Bridge guard',
  duellist: 'Duellist',
};

/** "Grimfell, the Young Wolf," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);

const counted = (n: unknown, what: string): string => `${String(n)} ${what}${n === 1 ? '' : 's'}`;

export const events = {
  begins: ({ adventure }) => stories[String(adventure)].intro,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} plays ${say.card(kind)}.`,
  brings: ({ seat, kind }, say) => `${within(say.card(kind))} goes with ${say.seat(seat, 'accusative')}.`,
  voted: ({ votes }) => `The group has voted (${counted((votes as string[]).length, 'vote')}).`,
  round: ({ round }) => `Round ${String(round)} begins.`,
  phase: ({ phase }) => `${phases[phase as keyof typeof phases]}.`,
  turn: ({ seat }, say) => `${say.seat(seat)} begins a turn.`,
  encounter: ({ kind }, say) => `Encounter: ${say.card(kind)}.`,
  encounterPassed: ({ kind }, say) => `${say.card(kind)} does not fit this location.`,
  appears: ({ kind }, say) => `${within(say.card(kind))} appears in the enemy row.`,
  dispersed: ({ n }) => (n === 1 ? '1 enemy disperses.' : `${String(n)} enemies disperse.`),
  pursues: ({ kind, seat }, say) => `${within(say.card(kind))} pursues ${say.seat(seat, 'accusative')}.`,
  fellBack: ({ kind }, say) => `${within(say.card(kind))} falls back to the enemy row.`,
  driven: ({ kind }, say) => `${within(say.card(kind))} is gone.`,
  acts: ({ seat, kind }, say) => `${say.seat(seat)} uses ${say.card(kind)}.`,
  weakSpot: ({ kind, n }, say) => `Weak spot: ${say.card(kind)} gets ${counted(n, 'wound')}.`,
  hit: ({ kind, n, wounds }, say) => `${say.card(kind)}: ${String(n)} damage, ${counted(wounds, 'wound')}.`,
  killed: ({ kind }, say) => `${within(say.card(kind))} is killed!`,
  loot: ({ n, loot }) => `${String(n)} loot gained, now ${String(loot)}.`,
  lootSpent: ({ n, loot }) => `${String(n)} loot spent, now ${String(loot)}.`,
  focusRaised: ({ seat, n, focus }, say) => `${say.seat(seat)}: focus +${String(n)}, now ${String(focus)}.`,
  reinforcementRaised: ({ space }) => `Reinforcement at ${String(space)}.`,
  timePasses: ({ space }) => `Time at ${String(space)}.`,
  event: ({ event }) => `Event ${String(event)} of the adventure.`,
  darkness: ({ space }) => `Darkness stands at space ${String(space)}.`,
  enraged: ({ kind }, say) => `${within(say.card(kind))} is enraged!`,
  calmed: ({ kind }, say) => `${within(say.card(kind))} is calmed.`,
  attacks: ({ kind, seat, ally, n }, say) =>
    `${within(say.card(kind))} attacks ${ally === null ? say.seat(seat, 'accusative') : say.card(ally)}: ${String(n)} damage.`,
  prevented: ({ n }) => `${String(n)} damage prevented.`,
  wounded: ({ seat, n }, say) => `${say.seat(seat)} takes ${counted(n, 'wound')}.`,
  buried: ({ seat, kind }, say) => `${say.seat(seat)} buries ${say.card(kind)}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} discards ${say.card(kind)}.`,
  fallen: ({ seat }, say) => `${say.seat(seat)}: the hero has fallen.`,
  allyWounded: ({ kind, n }, say) => `${within(say.card(kind))} gets ${counted(n, 'wound')}.`,
  allyFallen: ({ kind }, say) => `${within(say.card(kind))} has fallen.`,
  assigned: ({ ally, kind }, say) => `${within(say.card(ally))} takes on ${say.card(kind)}.`,
  condition: ({ kind, condition, n }, say) =>
    `${say.card(kind)}: ${conditions[condition as keyof typeof conditions]} +${String(n)}.`,
  abilityCancelled: ({ kind }, say) => `The ability of ${say.card(kind)} does not work.`,
  drew: ({ seat, n }, say) => `${say.seat(seat)} draws ${counted(n, 'card')}.`,
  healed: ({ seat, n }, say) => `${say.seat(seat)} uses ${counted(n, 'regeneration point')}.`,
  rests: ({ seat }, say) => `${say.seat(seat)} rests.`,
  equips: ({ seat, kind }, say) => `${say.seat(seat)} puts ${say.card(kind)} into the hero area.`,
  attached: ({ kind, host }, say) => `${within(say.card(kind))} is now attached to ${say.card(host)}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.card(kind)} back.`,
  turned: ({ kind }, say) => `${within(say.card(kind))} is turned over.`,
  objectives: ({ n, away, kind }, say) =>
    Number(n) > 0
      ? `${counted(n, 'objective token')} onto ${say.card(kind)}${Number(away) > 0 ? `, ${String(away)} onto the time charter` : ''}.`
      : `${counted(away, 'objective token')} onto the time charter.`,
  role: ({ role, kind }, say) => `${roles[role as keyof typeof roles]}: ${say.card(kind)}.`,
  threat: ({ slot, threat }) => `Location ${String(slot)} is now ${threats[Number(threat)]}.`,
  revealed: ({ kind, slot }, say) => `Location ${String(slot)} revealed: ${say.card(kind)}.`,
  questToken: ({ kind }, say) => `Quest token: ${say.card(kind)}.`,
  travels: ({ kind }, say) => `The party reaches ${say.card(kind)}.`,
  retreats: ({ kind }, say) => `Retreat from ${say.card(kind)}.`,
  completed: ({ kind }, say) => `${say.card(kind)}: completed!`,
  bought: ({ seat, kind }, say) => `${say.seat(seat)} acquires ${say.card(kind)}.`,
  rewarded: ({ seat, kind }, say) => `${say.seat(seat)} receives ${say.card(kind)}.`,
  rewound: 'All go back together.',
} satisfies Record<keyof typeof de, Phrase>;
