import { capitalized, type Json, type Phrase } from '@tafelrunde/engine';
import type { modes as de } from '../de/modes.ts';
import { sets } from './sets.ts';

const nameOf = (set: Json): string => sets[`set.${String(set)}` as keyof typeof sets];

export const modes = {
  prompts: {
    companions: ({ count }) =>
      count === 1
        ? 'Which hero goes with you into the next game?'
        : `Which ${String(count)} heroes go with you into the next game?`,
    wander: ({ kind }, say) =>
      `${capitalized(say.the(kind))} has waited long enough: do you face it, or take the card as a penalty?`,
  } satisfies Record<keyof typeof de.prompts, Phrase>,
  options: {
    companion: ({ kind }, say) => say.card(kind),
    face: 'Attack it',
    penalty: 'Take it as a penalty card (1 victory point less)',
  } satisfies Record<keyof typeof de.options, Phrase>,
  events: {
    nextGame: ({ game, kind }, say) => `Game ${String(game)} begins. In the depths lies ${say.the(kind)}.`,
    stoneAwarded: ({ seat, kind }, say) =>
      `${say.seat(seat)} receives ${say.the(kind)} for the most victory points.`,
    tournamentPoints: ({ points, seat }, say) =>
      `${say.seat(seat)} wins this game. Tournament points: ${(points as number[]).join(', ')}.`,
    carriedOver: ({ count }) =>
      count === 1
        ? 'One card stays behind for the next dungeon.'
        : `${String(count)} cards stay behind for the next dungeon.`,
    replacedSet: ({ set, instead }) =>
      `${nameOf(set)} may not be used here. In its place: ${nameOf(instead)}.`,
    reachedVillage: ({ kind }, say) => `${capitalized(say.the(kind))} reaches the village.`,
    scoredAlone: ({ points, against }) =>
      `Victory points: ${String(points)} in the party deck, ${String(against)} in the village's pile.`,
    penalty: ({ seat, kind }, say) => `${say.seat(seat)} takes ${say.the(kind)} as a penalty card.`,
    token: ({ kind, tokens }, say) =>
      `${capitalized(say.the(kind))} grows impatient: ${String(tokens)} ${tokens === 1 ? 'token' : 'tokens'}.`,
  } satisfies Record<keyof typeof de.events, Phrase>,
  endings: {
    stone: 'The Thunderstone has reached rank 1',
    stalemate: 'Nothing stirs in the dungeon any more',
    bothStones: 'Both Thunderstones in one hand',
    tournament: 'The Odyssey is over',
  } satisfies Record<keyof typeof de.endings, string>,
};
