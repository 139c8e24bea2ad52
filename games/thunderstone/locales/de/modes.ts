import { capitalized } from '@tafelrunde/engine';
import type { Json, Phrase } from '@tafelrunde/engine';
import { sets } from './sets.ts';

const nameOf = (set: Json): string => sets[`set.${String(set)}` as keyof typeof sets];

/** Modes: what is asked and told because of them, and how games end. */
export const modes = {
  prompts: {
    companions: ({ count }) =>
      count === 1
        ? 'Welcher Held begleitet dich ins nächste Spiel?'
        : `Welche ${String(count)} Helden begleiten dich ins nächste Spiel?`,
    wander: ({ kind }, say) =>
      `${say.card(kind)} hat lange genug gewartet: Stellst du dich, oder nimmst du die Karte als Strafe?`,
  } satisfies Record<string, Phrase>,
  options: {
    companion: ({ kind }, say) => say.card(kind),
    face: 'Angreifen',
    penalty: 'Als Strafkarte nehmen (1 Siegpunkt weniger)',
  } satisfies Record<string, Phrase>,
  events: {
    nextGame: ({ game, kind }, say) =>
      `Spiel ${String(game)} beginnt. In der Tiefe liegt: ${say.card(kind)}.`,
    stoneAwarded: ({ seat, kind }, say) =>
      `${say.seat(seat)} erhält für die meisten Siegpunkte ${say.the(kind, 'accusative')}.`,
    tournamentPoints: ({ points, seat }, say) =>
      `${say.seat(seat)} gewinnt dieses Spiel. Turnierpunkte: ${(points as number[]).join(', ')}.`,
    carriedOver: ({ count }) =>
      count === 1
        ? 'Eine Karte bleibt für den nächsten Dungeon zurück.'
        : `${String(count)} Karten bleiben für den nächsten Dungeon zurück.`,
    replacedSet: ({ set, instead }) =>
      `${nameOf(set)} darf hier nicht mitspielen. Dafür kommt dazu: ${nameOf(instead)}.`,
    reachedVillage: ({ kind }, say) => `${capitalized(say.the(kind))} erreicht das Dorf.`,
    scoredAlone: ({ points, against }) =>
      `Siegpunkte: ${String(points)} im Kommandodeck, ${String(against)} im Punktstapel des Dorfs.`,
    penalty: ({ seat, kind }, say) =>
      `${say.seat(seat)} nimmt ${say.the(kind, 'accusative')} als Strafkarte.`,
    token: ({ kind, tokens }, say) =>
      `${capitalized(say.the(kind))} wird ungeduldig: ${String(tokens)} ${tokens === 1 ? 'Spielstein' : 'Spielsteine'}.`,
  } satisfies Record<string, Phrase>,
  endings: {
    stone: 'Der Donnerstein hat Position 1 erreicht',
    stalemate: 'Im Dungeon rührt sich nichts mehr',
    bothStones: 'Beide Donnersteine in einer Hand',
    tournament: 'Die Odyssee ist zu Ende',
  } satisfies Record<string, string>,
};
