import { capitalized, type Phrase } from '@tafelrunde/engine';
import type { events as de } from '../de/events.ts';
import { cards } from './cards.ts';

export const events = {
  setUp: 'The dungeon opens its gates.',
  reshuffled: ({ seat }, say) => `${say.seat(seat)} shuffles the discard pile into a new party deck.`,
  visits: ({ seat }, say) => `${say.seat(seat)} visits the village.`,
  enters: ({ seat }, say) => `${say.seat(seat)} enters the dungeon.`,
  rests: ({ seat }, say) => `${say.seat(seat)} rests.`,
  uses: ({ seat, kind }, say) => `${say.seat(seat)} uses ${say.the(kind)}.`,
  drew: ({ seat, kinds }, say) =>
    (kinds as string[]).length === 0
      ? `${say.seat(seat)} has nothing left to draw.`
      : `${say.seat(seat)} draws ${cards(kinds, say)}.`,
  destroyed: ({ seat, kind }, say) => `${say.seat(seat)} loses ${say.the(kind)}: destroyed.`,
  doomed: ({ seat, kind }, say) => `${say.seat(seat)} loses ${say.the(kind)} when this battle ends.`,
  savedFromDeath: ({ seat, kind }, say) =>
    `${say.seat(seat)} saves ${say.the(kind)} with ${say.the('ambrosia')}: discarded, not destroyed.`,
  diseased: ({ seat }, say) => `${say.seat(seat)} suffers a Disease.`,
  experience: ({ seat, points }, say) => `${say.seat(seat)} gains ${String(points)} experience.`,
  bought: ({ seat, kind, price }, say) => `${say.seat(seat)} buys ${say.a(kind)} for ${String(price)} gold.`,
  levelled: ({ seat, kind, next }, say) => `${say.seat(seat)} trades ${say.the(kind)} for ${say.a(next)}.`,
  equipped: ({ seat, weapon, hero }, say) =>
    `${say.seat(seat)} gives ${say.the(weapon)} to ${say.the(hero)}.`,
  putDown: ({ seat, weapon }, say) => `${say.seat(seat)} puts ${say.the(weapon)} away.`,
  attacks: ({ seat, kind, rank }, say) =>
    `${say.seat(seat)} attacks ${say.the(kind)} at rank ${String(rank)}.`,
  fought: ({ seat, kind, value, health, won }, say) =>
    `${say.seat(seat)} reaches ${String(value)} against ${String(health)}: ${say.the(kind)} ${won === true ? 'is defeated' : 'stands'}.`,
  weakened: ({ strength }) => `All heroes lose ${String(strength)} strength.`,
  entered: ({ kind, rank }, say) => `${capitalized(say.the(kind))} appears at rank ${String(rank)}.`,
  breach: ({ kind }, say) => `Breach: ${say.card(kind)}!`,
  guardian: ({ kind }, say) => `${capitalized(say.the(kind))} breaks out of the dungeon!`,
  banished: ({ seat, kind }, say) => `${say.seat(seat)} sends ${say.the(kind)} under the dungeon deck.`,
  tookMonster: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)} out of the dungeon.`,
  trap: ({ kind }, say) => `A trap: ${say.card(kind)}!`,
  foreseen: ({ seat, kind }, say) => `${say.seat(seat)} escapes the trap with ${say.the(kind)}.`,
  handShown: ({ seat, kinds }, say) => `${say.seat(seat)} shows the hand: ${cards(kinds, say)}.`,
  discarded: ({ seat, kind }, say) => `${say.seat(seat)} has to discard ${say.the(kind)}.`,
  tookBack: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)} back into the hand.`,
  freed: ({ seat, kind }, say) =>
    `${capitalized(say.the(kind))} is free and follows ${say.seat(seat, 'accusative')}.`,
  stoneTaken: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)}!`,
  stoneLost: ({ kind }, say) => `${capitalized(say.the(kind))} reaches rank 1, and nobody gets it.`,
  standstill: ({ rounds }) =>
    `Nothing stirs in the dungeon. If that does not change, the game ends in ${rounds === 1 ? 'one round' : `${String(rounds)} rounds`}.`,
  scored: ({ scores }) => `Victory points: ${(scores as number[]).join(', ')}.`,
  rewound: 'All go back together.',
} satisfies Record<keyof typeof de, Phrase>;
