import { capitalized, type Json, type Phrase, type Say } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { bosses } from './bosses.ts';
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
const conditions = { poison: 'poisoned', burning: 'burning', dazed: 'dazed', weakness: 'weakened' };
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

/** What their own charters let them do. */
const heroes = new Set(['aseke', 'elatha', 'ishrid', 'melekai', 'sigraed', 'valkea']);
/** "Grimfell, the Young Wolf," where the sentence goes on. */
const within = (words: string): string => (words.includes(', ') ? `${words},` : words);
/** The subject of a sentence, and its verb: "The Flying Skulls pursue". */
const does = (kind: Json | undefined, say: Say, one: string, many: string): string =>
  `${within(capitalized(say.the(kind ?? '')))} ${say.isMany(kind ?? '') ? many : one}`;
const is = (kind: Json | undefined, say: Say): string => does(kind, say, 'is', 'are');
/** Of most enemies there are several. */
const arrives = (kind: Json, say: Say): string =>
  Object.hasOwn(bosses, String(kind))
    ? does(kind, say, 'appears', 'appear')
    : `${within(capitalized(say.a(kind)))} ${say.isMany(kind) ? 'appear' : 'appears'}`;

const counted = (n: unknown, what: string): string => `${String(n)} ${what}${n === 1 ? '' : 's'}`;

export const events = {
  begins: ({ adventure }) => stories[String(adventure)].intro,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} plays ${say.the(kind)}.`,
  brings: ({ seat, kind }, say) => `${does(kind, say, 'goes', 'go')} with ${say.seat(seat, 'accusative')}.`,
  voted: ({ votes }) => `The group has voted (${counted((votes as string[]).length, 'vote')}).`,
  round: ({ round }) => `Round ${String(round)} begins.`,
  phase: ({ phase }) => `${phases[phase as keyof typeof phases]}.`,
  turn: ({ seat }, say) => `${say.seat(seat)} begins a turn.`,
  encounter: ({ kind }, say) => `Encounter: ${say.card(kind)}.`,
  encounterPassed: ({ kind }, say) => `${does(kind, say, 'does', 'do')} not fit this location.`,
  appears: ({ kind }, say) => `${arrives(kind, say)} in the enemy row.`,
  dispersed: ({ n }) => (n === 1 ? '1 enemy disperses.' : `${String(n)} enemies disperse.`),
  pursues: ({ kind, seat }, say) =>
    `${does(kind, say, 'pursues', 'pursue')} ${say.seat(seat, 'accusative')}.`,
  fellBack: ({ kind }, say) => `${does(kind, say, 'falls', 'fall')} back to the enemy row.`,
  driven: ({ kind }, say) => `${is(kind, say)} gone.`,
  acts: ({ seat, kind, lays }, say) => {
    if (lays === true) return '';
    return `${say.seat(seat)} uses ${heroes.has(String(kind)) ? 'the action of the hero charter' : say.the(kind)}.`;
  },
  weakSpot: ({ kind, n }, say) => `Weak spot: ${does(kind, say, 'gets', 'get')} ${counted(n, 'wound')}.`,
  hit: ({ kind, n, wounds }, say) => `${say.card(kind)}: ${String(n)} damage, ${counted(wounds, 'wound')}.`,
  killed: ({ kind }, say) => `${is(kind, say)} killed!`,
  loot: ({ n, loot }) => `${String(n)} loot gained, now ${String(loot)}.`,
  lootSpent: ({ n, loot }) => `${String(n)} loot spent, now ${String(loot)}.`,
  focusRaised: ({ seat, n, focus }, say) =>
    `${say.seat(seat)} raises the focus by ${String(n)} to ${String(focus)}.`,
  reinforcementRaised: ({ space }) => `Reinforcement stands at ${String(space)}.`,
  timePasses: ({ space }) => `Time stands at ${String(space)}.`,
  event: ({ event }) => `Event ${String(event)} of the adventure.`,
  darkness: ({ space }) => `Darkness stands at space ${String(space)}.`,
  enraged: ({ kind }, say) => `${is(kind, say)} enraged!`,
  calmed: ({ kind }, say) => `${is(kind, say)} calmed.`,
  attacks: ({ kind, seat, ally, n }, say) =>
    `${does(kind, say, 'attacks', 'attack')} ${ally === null ? say.seat(seat, 'accusative') : say.the(ally)}: ${String(n)} damage.`,
  prevented: ({ n }) => `${String(n)} damage prevented.`,
  wounded: ({ seat, n }, say) => `${say.seat(seat)} takes ${counted(n, 'wound')}.`,
  buried: ({ seat, kind }, say) => `${say.seat(seat)} buries ${say.the(kind)}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} discards ${say.the(kind)}.`,
  fallen: ({ seat }, say) => `The hero of ${say.seat(seat, 'accusative')} has fallen.`,
  allyWounded: ({ kind, n }, say) => `${does(kind, say, 'gets', 'get')} ${counted(n, 'wound')}.`,
  allyFallen: ({ kind }, say) => `${does(kind, say, 'has', 'have')} fallen.`,
  assigned: ({ ally, kind }, say) => `${does(ally, say, 'takes', 'take')} on ${say.the(kind)}.`,
  condition: ({ kind, condition, n }, say) =>
    `${is(kind, say)} ${conditions[condition as keyof typeof conditions]}: ${counted(n, 'token')}.`,
  abilityCancelled: ({ kind }, say) => `The ability of ${say.the(kind)} does not work.`,
  drew: ({ seat, n }, say) => `${say.seat(seat)} draws ${counted(n, 'card')}.`,
  healed: ({ seat, n }, say) => `${say.seat(seat)} uses ${counted(n, 'regeneration point')}.`,
  rests: ({ seat }, say) => `${say.seat(seat)} rests.`,
  equips: ({ seat, kind }, say) => `${say.seat(seat)} puts ${say.the(kind)} into the hero area.`,
  attached: ({ kind, host }, say) => `${is(kind, say)} now attached to ${say.the(host)}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)} back.`,
  turned: ({ kind }, say) => `${is(kind, say)} turned over.`,
  objectives: ({ n, away, kind }, say) =>
    Number(n) > 0
      ? `${counted(n, 'objective token')} ${n === 1 ? 'goes' : 'go'} onto ${say.the(kind)}${Number(away) > 0 ? `, ${String(away)} onto the time charter` : ''}.`
      : `${counted(away, 'objective token')} ${away === 1 ? 'goes' : 'go'} onto the time charter.`,
  role: ({ role, kind }, say) => `${roles[role as keyof typeof roles]}: ${say.card(kind)}.`,
  threat: ({ slot, threat }) => `Location ${String(slot)} is now ${threats[Number(threat)]}.`,
  revealed: ({ kind, slot }, say) => `Location ${String(slot)} revealed: ${say.card(kind)}.`,
  questToken: ({ kind }, say) => `Quest token: ${say.card(kind)}.`,
  travels: ({ kind }, say) => `The party reaches ${say.the(kind)}.`,
  retreats: ({ kind }, say) => `The party breaks the encounter off: ${say.card(kind)}.`,
  completed: ({ kind }, say) => `${say.card(kind)}: completed!`,
  bought: ({ seat, kind }, say) => `${say.seat(seat)} acquires ${say.the(kind)}.`,
  rewarded: ({ seat, kind }, say) => `${say.seat(seat)} receives ${say.the(kind)}.`,
  rewound: 'All go back together.',
} satisfies Record<keyof typeof de, Phrase>;
