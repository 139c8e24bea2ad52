import type { FaultCode } from '@tafelrunde/engine';

/** Where in a record something stands: „bei Antwort 12“, „im Feld options.goal“. */
function where(place: string): string {
  const answer = /^answers\[(\d+)\]/.exec(place)?.[1];
  return answer === undefined ? `im Feld „${place}“` : `bei Antwort ${Number(answer) + 1} (${place})`;
}

/** What is wrong with a record, as a sentence that names the place. */
export const faultsDe: Readonly<Record<FaultCode, (place: string) => string>> = {
  'unknown-game': () => 'Dieses Spiel gibt es hier nicht (game).',
  'bad-seats': () => 'Mit so vielen Plätzen wird das Spiel nicht gespielt (seats).',
  'bad-option': (place) => `Die Einstellung ${where(place)} passt nicht zum Spiel.`,
  'bad-record': (place) =>
    place === 'file'
      ? 'Das ist keine Aufzeichnung: Der Inhalt ist kein JSON.'
      : place === 'tafelrunde'
        ? 'Das ist keine Aufzeichnung: Am Anfang fehlt „tafelrunde“.'
        : place === 'result'
          ? 'Das aufgezeichnete Ergebnis ist nicht das, zu dem die Antworten führen (result).'
          : `Die Aufzeichnung ist ${where(place)} fehlerhaft.`,
  'bad-checkpoint': (place) => `Der gespeicherte Stand ist ${where(place)} fehlerhaft.`,
  'bad-pack': (place) => `Das Kartenpaket ist ${where(place)} fehlerhaft.`,
  'bad-scenario': (place) => `Das Szenario ist ${where(place)} fehlerhaft.`,
  'other-game': () => 'Das gehört zu einem anderen Spiel (game).',
  'newer-version': (place) => `Das stammt aus einer neueren Fassung (${place}).`,
  'older-version': (place) => `Das stammt aus einer zu alten Fassung des Spiels (${place}).`,
  'bad-answer': (place) => `Was ${where(place)} steht, war dort keine mögliche Antwort.`,
  'hash-mismatch': (place) => `Der Stand ${where(place)} ist ein anderer als aufgezeichnet.`,
  'bad-commitment': (place) =>
    `Das Geheimnis passt nicht zum Siegel, das vor dem ersten Wurf gegeben wurde (${place}).`,
  'too-far': (place) => `So viele Antworten hat die Partie nicht (${place}).`,
};
