import type { Json, Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { inside, lanes, states, who } from './names.ts';

const dice = (rolled: Json): string => (rolled as number[]).join(' ') || '–';

const counted = (count: Json | undefined, what: string): string =>
  `${String(count)} ${what}${count === 1 ? '' : 's'}`;

export const events = {
  initiative: ({ dice: rolled }) => `Initiative: ${dice(rolled).replace(' ', ' against ')}.`,
  colours: ({ blue, red }, say) => `${say.seat(blue)} plays blue. ${say.seat(red)} plays red.`,
  joins: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.card(kind)}.`,
  starts: ({ seat }, say) => `${say.seat(seat)} starts.`,
  golem: (about, say) => `${who(about, say)} appears.`,
  deployed: (about, say) => `${who(about, say)} enters the arena.`,
  round: ({ round, first }) => `Round ${String(Number(round) - Number(first) + 1)} begins.`,
  income: 'Every hero gets 1 gold.',
  phase: ({ seat, left }, say) =>
    left === 0
      ? `${say.seat(seat)} is active, for the last time this round.`
      : `${say.seat(seat)} is active (${counted(left, 'more time')} this round).`,
  acts: ({ kind, team, does }, say) =>
    `${who({ kind, team }, say)} ${deeds[String(does)] ?? 'uses an ability'}.`,
  uses: ({ kind, team, ability, mana }, say) =>
    `${who({ kind, team }, say)} uses ${say.card(ability)} for ${String(mana)} mana.`,
  reacts: (about, say) => `${who(about, say)} reacts.`,
  lapses: (about, say) => `The reaction of ${who(about, say)} lapses.`,
  rolled: ({ by, at, dice: rolled, needed, less, damage }, say) =>
    `${who(inside(by), say)} against ${who(inside(at), say)}: ${dice(rolled)} (hits on ${String(needed)}, defence ${String(less)}): ${String(damage)} damage.`,
  hurt: (about, say) =>
    `${who(about, say)} loses ${counted(about.amount, 'life point')} and has ${String(about.life)} left.`,
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
    `${say.seat(seat)} gains ${counted(points, 'victory point')} and has ${String(total)} now.`,
  earned: ({ kind, team, xp, gold }, say) =>
    `${who({ kind, team }, say)} gains ${String(xp)} XP and ${String(gold)} gold.`,
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
