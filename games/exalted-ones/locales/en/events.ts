import { capitalized, type Json, type Params, type Phrase, type Say } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { inside, lanes, ranks, states, who } from './names.ts';

const dice = (rolled: Json): string => (rolled as number[]).join(' ') || '–';

const counted = (count: Json | undefined, what: string): string =>
  `${String(count)} ${what}${count === 1 ? '' : 's'}`;

/** Who does something, as the first words of a sentence. */
const doer = (about: Params, say: Say): string => capitalized(who(about, say));

export const events = {
  initiative: ({ dice: rolled }) => `Initiative: ${dice(rolled).replace(' ', ' against ')}.`,
  colours: ({ blue, red }, say) => `${say.seat(blue)} plays blue. ${say.seat(red)} plays red.`,
  joins: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)}.`,
  starts: ({ seat }, say) => `${say.seat(seat)} starts.`,
  // Many come at once, each on its own: they are told alike, and so as one.
  golem: ({ team, rank }) => `${team === 'red' ? 'Red' : 'Blue'} Golems appear (${ranks[String(rank)]}).`,
  deployed: (about, say) => `${doer(about, say)} enters the arena.`,
  round: ({ round, first }) => `Round ${String(Number(round) - Number(first) + 1)} begins.`,
  income: 'Every hero gets 1 gold.',
  phase: ({ seat, left }, say) =>
    left === 0
      ? `${say.seat(seat)} is active, for the last time this round.`
      : `${say.seat(seat)} is active (${counted(left, 'more time')} this round).`,
  // Which ability it is, and whether it comes to it, is told when it is used.
  acts: ({ kind, team, does }, say) =>
    String(does) in deeds ? `${doer({ kind, team }, say)} ${deeds[String(does)]}.` : '',
  uses: ({ kind, team, ability, mana }, say) =>
    `${doer({ kind, team }, say)} uses ${say.the(ability)} for ${String(mana)} mana.`,
  reacts: (about, say) => `${doer(about, say)} reacts.`,
  lapses: (about, say) => `The reaction of ${who(about, say)} lapses.`,
  rolled: ({ by, at, dice: rolled, needed, less, damage }, say) =>
    `${doer(inside(by), say)} against ${who(inside(at), say)}: ${dice(rolled)} (hits on ${String(needed)}, defence ${String(less)}): ${String(damage)} damage.`,
  hurt: (about, say) =>
    `${doer(about, say)} loses ${counted(about.amount, 'life point')}${about.life === 0 ? '' : ` and has ${String(about.life)} left`}.`,
  healed: (about, say) => `${doer(about, say)} heals ${String(about.life)}.`,
  afflicted: (about, say) => `${doer(about, say)} is ${states[String(about.status)]}.`,
  cured: (about, say) => `${doer(about, say)} is no longer ${states[String(about.status)]}.`,
  moved: (about, say) => (about.how === 'runs' ? '' : `${doer(about, say)} ${manners[String(about.how)]}.`),
  placed: (about, say) => (about.how === 'teleports' ? '' : `${doer(about, say)} is placed.`),
  shoots: ({ kind, team, lane, at, enemy }, say) =>
    `${doer({ kind, team, lane: lane ?? null }, say)} shoots at ${who({ kind: at, team: enemy }, say)}.`,
  responds: ({ kind, team, hero, enemy }, say) =>
    `${doer({ kind, team }, say)} responds to ${who({ kind: hero, team: enemy }, say)}.`,
  trap: ({ kind, hero, team }, say) =>
    `${doer({ kind: hero, team }, say)} walks into a trap (${say.card(kind)}).`,
  hedge: ({ kind }, say) => `${capitalized(say.the(kind))} bars the way.`,
  marker: ({ hero }, say) => `${capitalized(say.the(hero))} lays a marker.`,
  decoy: (about, say) => `A decoy of ${who(about, say)} appears.`,
  triggered: ({ kind, hero, team }, say) => `${doer({ kind: hero, team }, say)}: ${say.card(kind)}.`,
  survives: (about, say) => `${doer(about, say)} stays up.`,
  out: (about, say) => `${doer(about, say)} is knocked out.`,
  scored: ({ seat, points, total }, say) =>
    `${say.seat(seat)} gains ${counted(points, 'victory point')} and has ${String(total)} now.`,
  earned: ({ kind, team, xp, gold }, say) =>
    `${doer({ kind, team }, say)} gains ${String(xp)} XP and ${String(gold)} gold.`,
  level: ({ kind, team, level }, say) => `${doer({ kind, team }, say)} reaches level ${String(level)}.`,
  bought: ({ kind, team, card, price }, say) =>
    `${doer({ kind, team }, say)} buys ${say.the(card)} for ${String(price)} gold.`,
  vanishes: ({ lane }) => `A Golem perishes on the ${lanes[String(lane)]}.`,
  returns: (about, say) => `${doer(about, say)} returns.`,
} satisfies Record<keyof typeof de, Phrase>;

const deeds: Readonly<Record<string, string>> = {
  attack: 'attacks',
  run: 'runs',
  teleport: 'teleports',
  wake: 'is woken',
  release: 'is released',
};
const manners: Readonly<Record<string, string>> = {
  walks: 'moves',
  pushed: 'is pushed',
  charmed: 'is charmed',
};
