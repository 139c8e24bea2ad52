import type { Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { alignment, creature, outcome, place, stat } from './terms.ts';

const list = (dice: unknown): string => (dice as number[]).join(', ');

/** The lines of the log. */
export const events = {
  starts: ({ seat }, say) => `${say.seat(seat)} begins.`,
  chose: ({ seat, kind }, say) => `${say.seat(seat)} chooses ${say.card(kind)}.`,
  entered: ({ seat, space }, say) => `${say.seat(seat)} begins here: ${place(space)}.`,
  reshuffled: 'A discard pile is shuffled anew.',
  moveRoll: ({ seat, dice }, say) => `${say.seat(seat)} rolls for movement: ${list(dice)}.`,
  moved: ({ seat, space }, say) => `${say.seat(seat)} now stands here: ${place(space)}.`,
  builtRaft: ({ seat }, say) => `${say.seat(seat)} builds a raft.`,
  sailed: ({ seat, space }, say) => `${say.seat(seat)} crosses by raft: ${place(space)}.`,
  granted: ({ seat }, say) => `${say.seat(seat)} may take a special way next turn.`,
  portalOpened: ({ seat, total, value }, say) =>
    `${say.seat(seat)} opens the Portal: ${String(total)} against ${String(value)}.`,
  portalFailed: ({ seat, total, value }, say) =>
    `The Portal stays shut to ${say.seat(seat)}: ${String(total)} against ${String(value)}.`,
  rolled: ({ seat, dice }, say) => `${say.seat(seat)} rolls ${list(dice)}.`,
  fate: ({ seat, roll }, say) => `${say.seat(seat)} spends fate and rolls ${String(roll)}.`,
  drew: ({ seat, kind }, say) => `${say.seat(seat)} draws ${say.card(kind)}.`,
  placed: ({ kind, space }, say) => `${say.card(kind)} now lies here: ${place(space)}.`,
  unearthed: ({ seat, kind }, say) => `${say.seat(seat)} turns up a Remnant: ${say.card(kind)}.`,
  met: ({ seat, kind }, say) => `${say.seat(seat)} meets ${say.card(kind)}.`,
  used: ({ seat, kind }, say) => `${say.seat(seat)} uses ${say.card(kind)}.`,
  ability: ({ seat, other }, say) => `${say.seat(seat)} uses an ability against ${say.seat(other)}.`,
  fight: ({ seat, kinds, creature: name }, say) =>
    `${say.seat(seat)} fights ${name === null ? (kinds as string[]).map((kind) => say.card(kind)).join(' and ') : creature(name)}.`,
  duel: ({ seat, rival }, say) => `${say.seat(seat)} attacks ${say.seat(rival)}.`,
  attackRolls: ({ hero, foe }) => `Attack rolls: ${String(hero)} against ${String(foe)}.`,
  fightResult: ({ seat, own, foe, outcome: how }, say) =>
    `${say.seat(seat)}: ${String(own)} against ${String(foe)}, ${outcome(how)}.`,
  duelResult: ({ seat, rival, own, foe }, say) =>
    `${say.seat(seat)} ${String(own)}, ${say.seat(rival)} ${String(foe)}.`,
  evaded: ({ seat, creature: name }, say) => `${say.seat(seat)} evades: ${creature(name)}.`,
  evadedRival: ({ seat, rival }, say) => `${say.seat(seat)} evades ${say.seat(rival)}.`,
  killed: ({ seat, kind }, say) => `${say.seat(seat)} beats ${say.card(kind)}.`,
  armourHeld: ({ kind }, say) => `${say.card(kind)} holds.`,
  armourFailed: ({ kind }, say) => `${say.card(kind)} does not hold.`,
  gained: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} gains ${String(count)} ${stat(what, count)}.`,
  lost: ({ seat, stat: what, count }, say) =>
    `${say.seat(seat)} loses ${String(count)} ${stat(what, count)}.`,
  healed: ({ seat, count }, say) => `${say.seat(seat)} heals ${String(count)} ${stat('lives', count)}.`,
  paid: ({ seat, gold }, say) => `${say.seat(seat)} pays ${String(gold)} gold.`,
  spells: ({ seat, count }, say) => `${say.seat(seat)} gains ${String(count)} ${stat('spell', count)}.`,
  cast: ({ seat, kind }, say) => `${say.seat(seat)} casts ${say.card(kind)}.`,
  countered: ({ kind }, say) => `${say.card(kind)} is stopped.`,
  took: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.card(kind)}.`,
  tookFrom: ({ seat, from, kind }, say) =>
    `${say.seat(seat)} takes ${say.card(kind)} from ${say.seat(from)}.`,
  tookGold: ({ seat, from, gold }, say) =>
    `${say.seat(seat)} takes ${String(gold)} gold from ${say.seat(from)}.`,
  dropped: ({ seat, kind }, say) => `${say.seat(seat)} leaves ${say.card(kind)} behind.`,
  lostCard: ({ seat, kind }, say) => `${say.seat(seat)} loses ${say.card(kind)}.`,
  alignment: ({ seat, alignment: to }, say) => `${say.seat(seat)} is now ${alignment(to)}.`,
  toad: ({ seat }, say) => `${say.seat(seat)} becomes a Toad!`,
  toadEnds: ({ seat }, say) => `${say.seat(seat)} is no longer a Toad.`,
  misses: ({ seat, count }, say) =>
    `${say.seat(seat)} misses ${count === 1 ? 'a turn' : `${String(count)} turns`}.`,
  enslaved: ({ seat }, say) => `${say.seat(seat)} is enslaved in the Temple.`,
  quest: ({ seat, kind }, say) => `${say.seat(seat)} receives the quest “${say.card(kind)}”.`,
  fulfilled: ({ seat, kind }, say) => `${say.seat(seat)} fulfils the quest “${say.card(kind)}”.`,
  reward: ({ seat, kind }, say) => `${say.seat(seat)} receives the Reward ${say.card(kind)}.`,
  reaperRoll: ({ seat, roll }, say) => `The Reaper wakes: ${say.seat(seat)} rolls ${String(roll)}.`,
  reaperMoved: ({ space }) => `The Reaper now stands here: ${place(space)}.`,
  reaped: ({ seat, result }, say) => `${say.seat(seat)} meets the Reaper: ${String(result)}.`,
  diced: ({ seat, own, his }, say) => `${say.seat(seat)} rolls ${String(own)} against ${String(his)}.`,
  descent: ({ seat, result }, say) => `${say.seat(seat)} ends up at ${String(result)}.`,
  fiends: ({ seat, count }, say) =>
    count === 1
      ? `A Pit Fiend awaits ${say.seat(seat)}.`
      : `${String(count)} Pit Fiends await ${say.seat(seat)}.`,
  crownReached: 'The Crown of Command is reached: death is final from now on.',
  revealed: ({ kind }, say) => `The ending sheet is turned up: ${say.card(kind)}.`,
  command: ({ seat, result }, say) => `${say.seat(seat)} casts the Command Spell: ${String(result)}.`,
  wounded: ({ creature: name, left }) => `${creature(name)}: ${String(left)} ${stat('lives', left)} left.`,
  died: ({ seat }, say) => `${say.seat(seat)} dies.`,
  out: ({ seat }, say) => `${say.seat(seat)} is out of the game.`,
  night: 'Night falls: death is final, and every round costs everybody one life more than the last.',
  dusk: ({ rounds }) => `Dusk: night falls after ${String(rounds)} more rounds.`,
  rewound: 'All go back together.',
  looked: ({ seat, count, kinds }, say) =>
    kinds === undefined
      ? `${say.seat(seat)} looks at Adventure cards: ${String(count)}.`
      : `On top lie: ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')}.`,
  evadedEnemy: ({ seat, kind }, say) => `${say.seat(seat)} evades ${say.card(kind)}.`,
  enslavedFoe: ({ seat, kind }, say) => `${say.seat(seat)} enslaves ${say.card(kind)}.`,
  fled: ({ kind, space }, say) => `${say.card(kind)} flees: ${place(space)}.`,
  joined: ({ seat, kind }, say) => `${say.card(kind)} now follows ${say.seat(seat)}.`,
  commandStopped: ({ seat }, say) => `The Command Spell of ${say.seat(seat)} is stopped.`,
  peeked: ({ seat, kind }, say) =>
    kind === undefined ? `${say.seat(seat)} looks at a Remnant.` : `Facedown lies here: ${say.card(kind)}.`,
  bid: ({ seat, gold }, say) => `${say.seat(seat)} bids ${String(gold)} gold.`,
  gave: ({ seat, other, kind }, say) => `${say.seat(seat)} gives ${say.card(kind)} to ${say.seat(other)}.`,
  gaveSpell: ({ seat, other }, say) => `${say.seat(seat)} gives a Spell to ${say.seat(other)}.`,
  built: ({ seat, kind, space }, say) =>
    `${say.seat(seat)} lays Terrain: ${say.card(kind)} (${place(space)}).`,
  vanished: ({ kind }, say) => `${say.card(kind)} vanishes.`,
  weighed: ({ seat, weight }, say) => `${say.seat(seat)} is weighed: ${String(weight)}.`,
  judged: ({ seat, alignment: spared }, say) =>
    `${say.seat(seat)} judges. Spared is whoever is ${alignment(spared)}.`,
} satisfies Record<keyof typeof de, Phrase>;
