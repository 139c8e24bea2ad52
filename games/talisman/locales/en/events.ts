import { capitalized, listed, type Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { alignment, creature, outcome, rollFor, stat, theCreature, thePlace } from './terms.ts';

const list = (dice: unknown): string => (dice as number[]).join(', ');
const joined = (parts: readonly string[]): string => listed(parts, 'and');
const rounds = (count: unknown): string => (count === 1 ? 'one more round' : `${String(count)} more rounds`);

/** The lines of the log. */
export const events = {
  turn: ({ seat }, say) => `${say.seat(seat)} takes a turn.`,
  missed: ({ seat, left }, say) =>
    left === 0
      ? `${say.seat(seat)} misses this turn.`
      : `${say.seat(seat)} misses this turn, and ${left === 1 ? 'one more' : `${String(left)} more`} after it.`,
  turnLost: ({ seat }, say) => `${say.seat(seat)} loses this turn.`,
  starts: ({ seat }, say) => `${say.seat(seat)} begins.`,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} chooses ${say.the(kind)}.`,
  entered: ({ seat, space }, say) => `${say.seat(seat)} begins at ${thePlace(space)}.`,
  reshuffled: 'A discard pile is shuffled anew.',
  moveRoll: ({ seat, dice }, say) => `${say.seat(seat)} rolls for movement: ${list(dice)}.`,
  moved: ({ seat, space }, say) => `${say.seat(seat)} goes to ${thePlace(space)}.`,
  builtRaft: ({ seat }, say) => `${say.seat(seat)} builds a raft.`,
  sailed: ({ seat, space }, say) => `${say.seat(seat)} crosses by raft to ${thePlace(space)}.`,
  granted: ({ seat }, say) => `${say.seat(seat)} may take a special way next turn.`,
  portalOpened: ({ seat, total, value }, say) =>
    `${say.seat(seat)} opens the Portal: ${String(total)} against ${String(value)}.`,
  portalFailed: ({ seat, total, value }, say) =>
    `The Portal stays shut to ${say.seat(seat, 'accusative')}: ${String(total)} against ${String(value)}.`,
  rolled: ({ seat, dice, what }, say) => {
    const purpose = rollFor(what, say);
    return `${say.seat(seat)} rolls ${purpose === '' ? '' : `${purpose}: `}${list(dice)}.`;
  },
  fate: ({ seat, roll }, say) => `${say.seat(seat)} spends fate for a new roll: ${String(roll)}.`,
  drew: ({ seat, kind }, say) => `${say.seat(seat)} draws ${say.the(kind)}.`,
  placed: ({ kind, space }, say) =>
    `${capitalized(say.the(kind))} now ${say.isMany(kind) ? 'lie' : 'lies'} at ${thePlace(space)}.`,
  unearthed: ({ seat, kind }, say) => `${say.seat(seat)} turns up a Remnant: ${say.the(kind)}.`,
  met: ({ seat, kind }, say) => `${say.seat(seat)} meets ${say.the(kind)}.`,
  used: ({ seat, kind }, say) => `${say.seat(seat)} uses ${say.the(kind)}.`,
  ability: ({ seat, other }, say) =>
    `${say.seat(seat)} uses an ability against ${say.seat(other, 'accusative')}.`,
  fight: ({ seat, kinds, creature: name }, say) =>
    `${say.seat(seat)} fights ${name === null ? joined((kinds as string[]).map((kind) => say.the(kind))) : theCreature(name)}.`,
  duel: ({ seat, rival }, say) => `${say.seat(seat)} attacks ${say.seat(rival, 'accusative')}.`,
  attackRolls: ({ hero, foe }) => `Attack rolls: ${String(hero)} against ${String(foe)}.`,
  fightResult: ({ seat, own, foe, outcome: how }, say) =>
    `${say.seat(seat)} reaches ${String(own)} against ${String(foe)}: ${outcome(how)}.`,
  duelResult: ({ seat, rival, own, foe }, say) =>
    `${say.seat(seat)} reaches ${String(own)}, ${say.seat(rival)} ${String(foe)}.`,
  evaded: ({ seat, creature: name }, say) => `${say.seat(seat)} evades ${theCreature(name)}.`,
  evadedRival: ({ seat, rival }, say) => `${say.seat(seat)} evades ${say.seat(rival, 'accusative')}.`,
  killed: ({ seat, kind }, say) => `${say.seat(seat)} beats ${say.the(kind)}.`,
  armourHeld: ({ kind }, say) => `${capitalized(say.the(kind))} holds.`,
  armourFailed: ({ kind }, say) => `${capitalized(say.the(kind))} does not hold.`,
  gained: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} gains ${String(count)} ${stat(what, count)}.`,
  lost: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} loses ${String(count)} ${stat(what, count)}.`,
  healed: ({ seat, count }, say) => `${say.seat(seat)} heals ${String(count)} ${stat('lives', count)}.`,
  paid: ({ seat, gold }, say) => `${say.seat(seat)} pays ${String(gold)} gold.`,
  spells: ({ seat, count }, say) => `${say.seat(seat)} gains ${String(count)} ${stat('spell', count)}.`,
  cast: ({ seat, kind }, say) => `${say.seat(seat)} casts ${say.the(kind)}.`,
  countered: ({ kind }, say) => `${capitalized(say.the(kind))} is stopped.`,
  took: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)}.`,
  tookFrom: ({ seat, from, kind }, say) =>
    `${say.seat(seat)} takes ${say.the(kind)} from ${say.seat(from, 'accusative')}.`,
  tookGold: ({ seat, from, gold }, say) =>
    `${say.seat(seat)} takes ${String(gold)} gold from ${say.seat(from, 'accusative')}.`,
  dropped: ({ seat, kind }, say) => `${say.seat(seat)} leaves ${say.the(kind)} behind.`,
  lostCard: ({ seat, kind }, say) => `${say.seat(seat)} loses ${say.the(kind)}.`,
  alignment: ({ seat, alignment: to }, say) => `${say.seat(seat)} is now ${alignment(to)}.`,
  toad: ({ seat }, say) => `${say.seat(seat)} becomes a Toad!`,
  toadEnds: ({ seat }, say) => `${say.seat(seat)} is no longer a Toad.`,
  misses: ({ seat, count }, say) =>
    `${say.seat(seat)} misses ${count === 1 ? 'a turn' : `${String(count)} turns`}.`,
  enslaved: ({ seat }, say) => `${say.seat(seat)} is enslaved in the Temple.`,
  quest: ({ seat, kind }, say) => `${say.seat(seat)} receives the quest “${say.card(kind)}”.`,
  fulfilled: ({ seat, kind }, say) => `${say.seat(seat)} fulfils the quest “${say.card(kind)}”.`,
  reward: ({ seat, kind }, say) => `${say.seat(seat)} receives the Reward “${say.card(kind)}”.`,
  reaperRoll: ({ seat, roll }, say) => `The Reaper wakes: ${say.seat(seat)} rolls ${String(roll)}.`,
  reaperMoved: ({ space }) => `The Reaper goes to ${thePlace(space)}.`,
  reaped: ({ seat, result }, say) => `${say.seat(seat)} meets the Reaper: ${String(result)}.`,
  diced: ({ seat, own, his }, say) => `${say.seat(seat)} rolls ${String(own)} against ${String(his)}.`,
  descent: ({ seat, result }, say) => `${say.seat(seat)} ends up at ${String(result)}.`,
  fiends: ({ seat, count }, say) =>
    count === 1
      ? `A Pit Fiend awaits ${say.seat(seat, 'accusative')}.`
      : `${String(count)} Pit Fiends await ${say.seat(seat, 'accusative')}.`,
  crownReached: 'The Crown of Command is reached: death is final from now on.',
  revealed: ({ kind }, say) => `The ending sheet is turned up: “${say.card(kind)}”.`,
  command: ({ seat, result }, say) => `${say.seat(seat)} casts the Command Spell: ${String(result)}.`,
  wounded: ({ creature: name, left }) => `${creature(name)}: ${String(left)} ${stat('lives', left)} left.`,
  died: ({ seat }, say) => `${say.seat(seat)} dies.`,
  out: ({ seat }, say) => `${say.seat(seat)} is out of the game.`,
  night: 'Night falls: death is final, and every round costs everybody one life more than the last.',
  dusk: ({ rounds: count }) => `Dusk: night falls after ${rounds(count)}.`,
  rewound: 'All go back together.',
  looked: ({ seat, count, kinds }, say) =>
    kinds === undefined
      ? `${say.seat(seat)} looks at ${count === 1 ? 'an Adventure card' : `${String(count)} Adventure cards`}.`
      : `On top lie: ${(kinds as string[]).map((kind) => `“${say.card(kind)}”`).join(', ')}.`,
  evadedEnemy: ({ seat, kind }, say) => `${say.seat(seat)} evades ${say.the(kind)}.`,
  enslavedFoe: ({ seat, kind }, say) => `${say.seat(seat)} enslaves ${say.the(kind)}.`,
  fled: ({ kind, space }, say) =>
    `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'flee' : 'flees'} to ${thePlace(space)}.`,
  joined: ({ seat, kind }, say) =>
    `${capitalized(say.the(kind))} now ${say.isMany(kind) ? 'follow' : 'follows'} ${say.seat(seat, 'accusative')}.`,
  commandStopped: ({ seat }, say) => `${say.seat(seat)} casts the Command Spell in vain.`,
  peeked: ({ seat, kind }, say) =>
    kind === undefined
      ? `${say.seat(seat)} looks at a Remnant.`
      : `Facedown here ${say.isMany(kind) ? 'lie' : 'lies'} ${say.the(kind)}.`,
  bid: ({ seat, gold }, say) => `${say.seat(seat)} bids ${String(gold)} gold.`,
  gave: ({ seat, other, kind }, say) =>
    `${say.seat(seat)} gives ${say.the(kind)} to ${say.seat(other, 'accusative')}.`,
  gaveSpell: ({ seat, other }, say) => `${say.seat(seat)} gives a Spell to ${say.seat(other, 'accusative')}.`,
  built: ({ seat, kind, space }, say) =>
    `${say.seat(seat)} lays Terrain: “${say.card(kind)}” at ${thePlace(space)}.`,
  vanished: ({ kind }, say) => `${capitalized(say.the(kind))} ${say.isMany(kind) ? 'vanish' : 'vanishes'}.`,
  weighed: ({ seat, weight }, say) => `${say.seat(seat)} is weighed: ${String(weight)}.`,
  judged: ({ seat, alignment: spared }, say) =>
    `${say.seat(seat)} judges. Spared is whoever is ${alignment(spared)}.`,
} satisfies Record<keyof typeof de, Phrase>;
