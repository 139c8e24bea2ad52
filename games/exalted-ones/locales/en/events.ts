import type { Json, Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { inside, lanes, states, who } from './names.ts';

const dice = (rolled: Json): string => (rolled as number[]).join(' ') || '–';

export const events = {
  initiative: ({ dice: rolled }) => `Initiative: ${dice(rolled).replace(' ', ' against ')}.`,
  colours: ({ blue, red }, say) => `${say.seat(blue)} plays blue, ${say.seat(red)} red.`,
  joins: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.card(kind)}.`,
  starts: ({ seat }, say) => `${say.seat(seat)} starts.`,
  golem: (about, say) => `${who(about, say)} appears.`,
  deployed: (about, say) => `${who(about, say)} enters the arena.`,
  round: ({ round, first }) => `Round ${String(Number(round) - Number(first) + 1)} begins.`,
  income: 'Every hero gets 1 gold.',
  phase: ({ seat, left }, say) => `${say.seat(seat)} is active (${String(left)} more times this round).`,
  acts: ({ kind, team, does }, say) =>
    `${who({ kind, team }, say)} ${deeds[String(does)] ?? 'uses an ability'}.`,
  uses: ({ kind, team, ability, mana }, say) =>
    `${who({ kind, team }, say)}: ${say.card(ability)} (${String(mana)} mana).`,
  reacts: (about, say) => `${who(about, say)} reacts.`,
  lapses: (about, say) => `The reaction of ${who(about, say)} lapses.`,
  rolled: ({ by, at, dice: rolled, needed, less, damage }, say) =>
    `${who(inside(by), say)} against ${who(inside(at), say)}: ${dice(rolled)} (${String(needed)} or more, −${String(less)}): ${String(damage)} damage.`,
  hurt: (about, say) =>
    `${who(about, say)} loses ${String(about.amount)} life points, ${String(about.life)} left.`,
  healed: (about, say) => `${who(about, say)} heals ${String(about.life)}.`,
  afflicted: (about, say) => `${who(about, say)} is ${states[String(about.status)]}.`,
  cured: (about, say) => `${who(about, say)} is no longer ${states[String(about.status)]}.`,
  moved: (about, say) => `${who(about, say)} moves.`,
  placed: (about, say) => `${who(about, say)} is placed.`,
  shoots: ({ kind, team, lane, at, enemy }, say) =>
    `${who({ kind, team, lane: lane ?? null }, say)} shoots at ${who({ kind: at, team: enemy }, say)}.`,
  responds: ({ kind, team, hero, enemy }, say) =>
    `${who({ kind, team }, say)} responds to ${who({ kind: hero, team: enemy }, say)}.`,
  trap: ({ kind, hero, team }, say) =>
    `${who({ kind: hero, team }, say)} walks into a trap (${say.card(kind)}).`,
  hedge: ({ kind }, say) => `${say.card(kind)} bars the way.`,
  marker: ({ kind, hero }, say) => `${say.card(hero)} lays a marker: ${say.card(kind)}.`,
  decoy: (about, say) => `A decoy of ${who(about, say)} appears.`,
  triggered: ({ kind, hero, team }, say) => `${who({ kind: hero, team }, say)}: ${say.card(kind)}.`,
  survives: (about, say) => `${who(about, say)} stays up.`,
  out: (about, say) => `${who(about, say)} is knocked out.`,
  scored: ({ seat, points, total }, say) =>
    `${say.seat(seat)}: +${String(points)} victory points, now ${String(total)}.`,
  earned: ({ kind, team, xp, gold }, say) =>
    `${who({ kind, team }, say)}: +${String(xp)} XP, +${String(gold)} gold.`,
  level: ({ kind, team, level }, say) => `${who({ kind, team }, say)} reaches level ${String(level)}.`,
  bought: ({ kind, team, card, price }, say) =>
    `${who({ kind, team }, say)} buys ${say.card(card)} for ${String(price)} gold.`,
  vanishes: ({ team, lane }, say) =>
    `${who({ kind: 'golem', team }, say)} perishes on the ${lanes[String(lane)]}.`,
  returns: (about, say) => `${who(about, say)} returns.`,
} satisfies Record<keyof typeof de, Phrase>;

const deeds: Readonly<Record<string, string>> = {
  attack: 'attacks',
  run: 'runs',
  teleport: 'teleports',
  wake: 'is woken',
  release: 'is released',
};
