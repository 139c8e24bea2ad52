import type { Phrase } from '@tafelrunde/engine';

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
      `${say.seat(seat)} hat die meisten Siegpunkte und erhält: ${say.card(kind)}.`,
    tournamentPoints: ({ points, seat }, say) =>
      `${say.seat(seat)} gewinnt dieses Spiel. Turnierpunkte: ${(points as number[]).join(', ')}.`,
    carriedOver: ({ count }) => `${String(count)} Karten bleiben für den nächsten Dungeon zurück.`,
    reachedVillage: ({ kind }, say) => `${say.card(kind)} erreicht das Dorf.`,
    scoredAlone: ({ points, against }) =>
      `Siegpunkte: ${String(points)} im Kommandodeck, ${String(against)} im Punktstapel des Dorfs.`,
    penalty: ({ seat, kind }, say) => `${say.seat(seat)} nimmt ${say.card(kind)} als Strafkarte.`,
    token: ({ kind, tokens }, say) =>
      `${say.card(kind)} wird ungeduldig: ${String(tokens)} ${tokens === 1 ? 'Spielstein' : 'Spielsteine'}.`,
  } satisfies Record<string, Phrase>,
  endings: {
    stone: 'Der Donnerstein hat Position 1 erreicht',
    stalemate: 'Im Dungeon rührt sich nichts mehr',
    bothStones: 'Beide Donnersteine in einer Hand',
    tournament: 'Die Odyssee ist zu Ende',
  } satisfies Record<string, string>,
};
