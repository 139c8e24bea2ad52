import type { Json, Words } from '@tafelrunde/engine';
import { name } from './effects.ts';

const list = (dice: Json | undefined): string => (Array.isArray(dice) ? dice.join(', ') : '');

/** "1 wound", "3 wounds". */
const counted = (n: Json | undefined, one: string): string => `${String(n)} ${one}${n === 1 ? '' : 's'}`;
const goods = (n: Json | undefined, what: Json | undefined): string =>
  what === 'potion' ? counted(n, name(what)) : `${String(n)} ${name(what)}`;

/** A value may be below zero. */
const signed = (value: Json | undefined): string => String(value).replace('-', '−');

export const events: Words['events'] = {
  chose: ({ kind, seat }, say) => `${say.seat(seat)} plays ${say.card(kind)}.`,
  begins: ({ start }, say) => `The game begins, ${say.seat(start)} is the start player.`,
  round: ({ round }) => `Round ${String(round)} begins.`,
  turn: ({ seat }, say) => `${say.seat(seat)} has the turn.`,
  // Several steps are one walk: that somebody sets out is said once.
  entered: null,
  moves: ({ action, n, seat }, say) =>
    `${say.seat(seat)} sets out: ${name(action)} for ${counted(n, 'movement point')}.`,
  revealed: ({ kind, seat }, say) => `${say.seat(seat)} reveals ${say.card(kind)}.`,
  teleported: ({ seat }, say) => `${say.seat(seat)} teleports.`,
  healed: ({ n, seat }, say) => `${say.seat(seat)} heals ${counted(n, 'health point')}.`,
  wounded: ({ n, seat }, say) => `${say.seat(seat)} loses ${counted(n, 'health point')}.`,
  died: ({ seat }, say) => `${say.seat(seat)} dies. Life goes on in the church.`,
  fell: ({ kind, seat }, say) => `${say.seat(seat)} falls to ${say.card(kind)}.`,
  fights: ({ kind, seat }, say) => `${say.seat(seat)} fights ${say.card(kind)}.`,
  tookControl: ({ seat }, say) => `${say.seat(seat)} takes control of the monster.`,
  rolled: ({ dice, seat }, say) => `${say.seat(seat)} rolls ${list(dice)}.`,
  monsterRolled: ({ dice, kind }, say) => `${say.card(kind)} rolls ${list(dice)}.`,
  spentGaar: ({ die, dwurt, seat }, say) =>
    `${say.seat(seat)} spends ${dwurt === true ? 'dwurt' : `gaar: the die shows ${String(die)} now`}.`,
  monsterGaar: ({ die }) => `The monster spends gaar and rolls ${String(die)}.`,
  // How much health the hero loses is said next; not every attack has a value.
  monsterStrikes: ({ kind, n, value }, say) =>
    `${say.card(kind)} ${value === null ? '' : `reaches ${signed(value)} and `}${n === 0 ? 'misses' : 'hits'}.`,
  heroStrikes: ({ n, seat, value }, say) =>
    `${say.seat(seat)} reaches ${signed(value)}: ${n === 0 ? 'no' : String(n)} damage.`,
  attacks: ({ kind, seat }, say) => `${say.seat(seat)} attacks with ${say.card(kind)}.`,
  damaged: ({ kind, n }, say) => `${say.card(kind)} takes ${String(n)} damage.`,
  monsterHealed: ({ kind, n }, say) => `${say.card(kind)} heals ${String(n)}.`,
  hope: ({ n }) => `Die of hope: ${String(n)}.`,
  playedSet: ({ kind, n }, say) =>
    n === 1 ? `Played: ${say.card(kind)}.` : `Played: ${String(n)} × ${say.card(kind)}.`,
  won: ({ kind, seat }, say) => `${say.seat(seat)} beats ${say.card(kind)}.`,
  wornOut: ({ seat }, say) => `The long fight wears ${say.seat(seat)} out.`,
  lostFight: ({ kind, seat }, say) => `${say.seat(seat)} loses to ${say.card(kind)}.`,
  loot: ({ seat }, say) => `${say.seat(seat)} takes the loot.`,
  pacified: ({ seat }, say) => `${say.seat(seat)} pacifies the space.`,
  gained: ({ n, seat, what }, say) => `${say.seat(seat)} gains ${goods(n, what)}.`,
  lost: ({ n, seat, what }, say) => `${say.seat(seat)} loses ${goods(n, what)}.`,
  took: ({ seat, what }, say) => `${say.seat(seat)} takes ${name(what)}.`,
  tookTile: ({ kind, seat }, say) => `${say.seat(seat)} takes ${say.card(kind)}.`,
  drew: ({ metal, n, seat }, say) => `${say.seat(seat)} draws ${counted(n, `${name(metal)} card`)}.`,
  exchanged: ({ seat }, say) => `${say.seat(seat)} exchanges four silver cards.`,
  used: ({ kind, seat }, say) => `${say.seat(seat)} uses ${say.card(kind)}.`,
  wears: ({ kind, seat }, say) => `${say.seat(seat)} wears ${say.card(kind)}.`,
  takesOff: ({ kind, seat }, say) => `${say.seat(seat)} takes off ${say.card(kind)}.`,
  setsGem: ({ gem, kind, seat }, say) => `${say.seat(seat)} sets ${name(gem)}: ${say.card(kind)}.`,
  bindsEssence: ({ element, kind, seat }, say) =>
    `${say.seat(seat)} binds ${name(element)}: ${say.card(kind)}.`,
  trades: ({ place, seat }, say) => `${say.seat(seat)} trades (${name(place)}).`,
  fee: ({ owner, seat }, say) => `${say.seat(seat)} pays ${say.seat(owner)} 1 gold.`,
  bought: ({ kind, price, seat }, say) =>
    `${say.seat(seat)} buys ${say.card(kind)} for ${String(price)} gold.`,
  sold: ({ kind, seat }, say) => `${say.seat(seat)} sells ${say.card(kind)}.`,
  offerChanged: ({ row }) => `The offer changes (${name(row)}).`,
  revealsTiles: ({ n, seat }, say) => `${say.seat(seat)} reveals ${counted(n, 'hero tile')}.`,
  upgraded: ({ kind, seat }, say) => `${say.seat(seat)} upgrades ${say.card(kind)}.`,
  unlocked: ({ seat, slot }, say) => `${say.seat(seat)} unlocks: ${name(slot)}.`,
  mined: ({ kind, seat }, say) => `${say.seat(seat)} mines ${say.card(kind)}.`,
  confronts: ({ element, seat }, say) => `${say.seat(seat)} confronts an elemental (${name(element)}).`,
  quest: ({ kind, seat }, say) => `${say.seat(seat)} completes ${say.card(kind)}.`,
  scouts: ({ n, seat }, say) => `${say.seat(seat)} looks at ${counted(n, 'card')}.`,
  dwurtDie: ({ seat, value }, say) => `${say.seat(seat)} rolls ${String(value)} with the dwurt die.`,
  badge: ({ kind, seat }, say) => `${say.seat(seat)} takes the badge ${say.card(kind)}.`,
  lands: 'Farruga lands.',
  strikes: ({ kind }, say) => `Farruga: ${say.card(kind)}.`,
  golemWakes: 'The golem awakes.',
  golemWalks: 'The golem walks on.',
  destroyed: 'The golem destroys a place.',
  rages: ({ kind }, say) => `Mirrezil: ${say.card(kind)}.`,
  event: ({ kind }, say) => `Event: ${say.card(kind)}.`,
  hired: ({ kind, seat }, say) => `${say.seat(seat)} hires ${say.card(kind)}.`,
};
