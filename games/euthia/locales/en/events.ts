import { capitalized, type Json, listed, paramsOf, type Say, type Words } from '@tafelrunde/engine';
import { name } from './effects.ts';

const list = (dice: Json | undefined): string => (Array.isArray(dice) ? dice.join(', ') : '');

/** "1 wound", "3 wounds". */
const counted = (n: Json | undefined, one: string): string => `${String(n)} ${one}${n === 1 ? '' : 's'}`;
/** A gem or an essence, with its article. */
const stone = (what: Json | undefined, say: Say): string =>
  say.a(`${elements.has(String(what)) ? 'essence' : 'gem'}.${String(what)}`);
const elements = new Set(['air', 'earth', 'fire', 'water']);
/** A monster and its verb: "The Moor Twins roll". */
const does = (kind: Json | undefined, say: Say, verb: Verb): string =>
  `${capitalized(say.the(kind ?? ''))} ${by(kind, say, verb)}`;
const by = (kind: Json | undefined, say: Say, [one, many]: Verb): string =>
  say.isMany(kind ?? '') ? many : one;
/** Of one, and of many. */
type Verb = readonly [string, string];
const blow = (n: Json | undefined): Verb => (n === 0 ? ['misses', 'miss'] : ['hits', 'hit']);
const goods = (n: Json | undefined, what: Json | undefined): string =>
  what === 'potion' ? counted(n, name(what)) : `${String(n)} ${name(what)}`;

/** What lies beside the monster symbol: "2 gold", "1 gaar". */
const spoils = (loot: Json | undefined): string[] =>
  ['gold', 'gaar', 'potion'].flatMap((what) => {
    const n = paramsOf(loot ?? null)[what];
    return n === undefined ? [] : [goods(n, what)];
  });

/** A value may be below zero. */
const signed = (value: Json | undefined): string => String(value).replace('-', '−');

/** What the golem can trample. */
const ruined: Readonly<Record<string, string>> = {
  trader: 'the trader’s stall',
  alchemist: 'the alchemist’s hut',
  towers: 'the dragonslayer towers',
  mountain: 'a mine',
  lakebed: 'a fishing ground',
  cave: 'a cave',
  treasure: 'a treasure',
  elemental: 'the place of an elemental',
  portal: 'a portal',
  encounter: 'a place of encounter',
};

export const events: Words['events'] = {
  chose: ({ kind, seat }, say) => `${say.seat(seat)} plays ${say.the(kind)}.`,
  begins: ({ start }, say) => `The game begins. ${say.seat(start)} goes first.`,
  round: ({ round }) => `Round ${String(round)} begins.`,
  turn: ({ seat }, say) => `${say.seat(seat)} has the turn.`,
  // Several steps are one walk: that somebody sets out is said once.
  entered: null,
  moves: ({ action, n, seat }, say) =>
    `${say.seat(seat)} sets out: ${name(action)} for ${counted(n, 'movement point')}.`,
  revealed: ({ kind, seat }, say) => `${say.seat(seat)} reveals ${say.the(kind)}.`,
  teleported: ({ seat }, say) => `${say.seat(seat)} teleports.`,
  healed: ({ n, seat }, say) => `${say.seat(seat)} heals ${counted(n, 'health point')}.`,
  wounded: ({ n, seat }, say) => `${say.seat(seat)} loses ${counted(n, 'health point')}.`,
  died: ({ seat }, say) => `${say.seat(seat)} dies. Life goes on in the church.`,
  fell: ({ kind, seat }, say) => `${say.seat(seat)} falls to ${say.the(kind)}.`,
  fights: ({ kind, seat }, say) => `${say.seat(seat)} fights ${say.the(kind)}.`,
  tookControl: ({ seat }, say) => `${say.seat(seat)} takes control of the monster.`,
  rolled: ({ dice, seat }, say) => `${say.seat(seat)} rolls ${list(dice)}.`,
  monsterRolled: ({ dice, kind }, say) => `${does(kind, say, ['rolls', 'roll'])} ${list(dice)}.`,
  spentGaar: ({ die, dwurt, seat }, say) =>
    `${say.seat(seat)} spends ${dwurt === true ? 'dwurt' : `gaar: the die shows ${String(die)} now`}.`,
  monsterGaar: ({ die }) => `The monster spends gaar and rolls ${String(die)}.`,
  // How much health the hero loses is said next; not every attack has a value.
  monsterStrikes: ({ kind, n, value }, say) =>
    value === null
      ? `${does(kind, say, blow(n))}.`
      : `${does(kind, say, ['reaches', 'reach'])} ${signed(value)} and ${by(kind, say, blow(n))}.`,
  heroStrikes: ({ n, seat, value }, say) =>
    `${say.seat(seat)} reaches ${signed(value)}: ${n === 0 ? 'no' : String(n)} damage.`,
  attacks: ({ kind, seat }, say) => `${say.seat(seat)} attacks with ${say.the(kind)}.`,
  damaged: ({ kind, n }, say) => `${does(kind, say, ['takes', 'take'])} ${String(n)} damage.`,
  monsterHealed: ({ kind, n }, say) => `${does(kind, say, ['heals', 'heal'])} ${String(n)}.`,
  hope: ({ n }) => `The die of hope shows ${String(n)}.`,
  playedSet: ({ kind, n }, say) =>
    n === 1 ? `Played: ${say.card(kind)}.` : `Played: ${String(n)} × ${say.card(kind)}.`,
  won: ({ kind, seat }, say) => `${say.seat(seat)} beats ${say.the(kind)}.`,
  wornOut: ({ seat }, say) => `The long fight wears ${say.seat(seat)} out.`,
  lostFight: ({ kind, seat }, say) => `${say.seat(seat)} loses to ${say.the(kind)}.`,
  // Cards among it are drawn, and told then.
  loot: ({ seat, loot }, say) => {
    const parts = spoils(loot);
    return parts.length === 0 ? '' : `${say.seat(seat)} loots ${listed(parts, 'and')}.`;
  },
  pacified: ({ seat }, say) => `${say.seat(seat)} pacifies the space.`,
  gained: ({ n, seat, what }, say) => `${say.seat(seat)} gains ${goods(n, what)}.`,
  lost: ({ n, seat, what }, say) => `${say.seat(seat)} loses ${goods(n, what)}.`,
  took: ({ seat, what }, say) => `${say.seat(seat)} takes ${stone(what, say)}.`,
  tookTile: ({ kind, seat }, say) => `${say.seat(seat)} takes ${say.the(kind)}.`,
  drew: ({ metal, n, seat }, say) => `${say.seat(seat)} draws ${counted(n, `${name(metal)} card`)}.`,
  exchanged: ({ seat }, say) => `${say.seat(seat)} exchanges four silver cards.`,
  used: ({ kind, seat }, say) => `${say.seat(seat)} uses ${say.the(kind)}.`,
  wears: ({ kind, seat }, say) => `${say.seat(seat)} puts ${say.the(kind)} on.`,
  takesOff: ({ kind, seat }, say) => `${say.seat(seat)} takes ${say.the(kind)} off.`,
  setsGem: ({ gem, kind, seat }, say) => `${say.seat(seat)} sets ${stone(gem, say)} in ${say.the(kind)}.`,
  bindsEssence: ({ element, kind, seat }, say) =>
    `${say.seat(seat)} binds ${stone(element, say)} to ${say.the(kind)}.`,
  trades: ({ place, seat }, say) => `${say.seat(seat)} trades (${name(place)}).`,
  fee: ({ owner, seat }, say) => `${say.seat(seat)} pays ${say.seat(owner)} 1 gold.`,
  bought: ({ kind, price, seat }, say) =>
    `${say.seat(seat)} buys ${say.the(kind)} for ${String(price)} gold.`,
  sold: ({ kind, seat }, say) => `${say.seat(seat)} sells ${say.the(kind)}.`,
  offerChanged: ({ row }) => `The offer changes (${name(row)}).`,
  revealsTiles: ({ n, seat }, say) => `${say.seat(seat)} reveals ${counted(n, 'hero tile')}.`,
  upgraded: ({ kind, seat }, say) => `${say.seat(seat)} upgrades ${say.the(kind)}.`,
  unlocked: ({ seat, slot }, say) => `${say.seat(seat)} unlocks a slot: ${name(slot)}.`,
  mined: ({ kind, seat }, say) => `${say.seat(seat)} mines ${say.the(kind)}.`,
  confronts: ({ element, seat }, say) => `${say.seat(seat)} confronts an elemental (${name(element)}).`,
  quest: ({ kind, seat }, say) => `${say.seat(seat)} completes ${say.the(kind)}.`,
  scouts: ({ n, seat }, say) => `${say.seat(seat)} looks at ${counted(n, 'card')}.`,
  dwurtDie: ({ seat, value }, say) => `${say.seat(seat)} rolls ${String(value)} with the dwurt die.`,
  badge: ({ kind, seat }, say) => `${say.seat(seat)} takes the badge ${say.card(kind)}.`,
  lands: 'Farruga lands.',
  strikes: ({ kind }, say) => `Farruga: ${say.card(kind)}.`,
  golemWakes: 'The golem awakes.',
  golemWalks: ({ church }) =>
    church === true ? 'The golem walks towards the church.' : 'The golem walks towards a place of trade.',
  destroyed: ({ what }) => `The golem destroys ${ruined[String(what)]}.`,
  rages: ({ kind }, say) => `Mirrezil: ${say.card(kind)}.`,
  event: ({ kind }, say) => `Event: ${say.card(kind)}.`,
  hired: ({ kind, seat }, say) => `${say.seat(seat)} hires ${say.the(kind)}.`,
};
