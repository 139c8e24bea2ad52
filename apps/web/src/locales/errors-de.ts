import type { Trouble } from '../api.ts';

/** Why the server has refused something, as a sentence. */
export const errorsDe = {
  'no-connection': 'Der Server ist gerade nicht zu erreichen.',
  over: 'Die Partie ist vorbei.',
  'unknown-seat': 'Diesen Platz gibt es nicht.',
  'not-asked': 'Dieser Platz ist gerade nicht gefragt.',
  stale: 'Die Frage ist nicht mehr offen. Hier ist der neue Stand.',
  'no-undo': 'Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, gewürfelt oder beantwortet.',
  crashed: 'Eine Regel des Spiels ist gestolpert. Die Partie steht, wo sie stand.',
  malformed: 'Diese Antwort passt nicht zur Frage.',
  'not-offered': 'Diese Antwort steht nicht zur Wahl.',
  blocked: 'Das erlaubt eine Regel nicht.',
  'out-of-range': 'Das ist zu viel oder zu wenig.',
  'bad-message': 'Der Server hat die Nachricht nicht verstanden. Lade die Seite neu.',
  'too-large': 'Das ist zu lang.',
  'too-fast': 'Das ging zu schnell hintereinander. Warte einen Moment.',
  'too-many': 'Zu viele offene Fenster. Schließe einige und lade neu.',
  'wrong-protocol': 'Diese Seite ist älter als der Server. Lade sie neu.',
  'wrong-origin': 'Von dieser Adresse aus lässt sich hier nicht spielen.',
  'unknown-guest': 'Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.',
  'unknown-table': 'Diesen Tisch gibt es nicht oder nicht mehr.',
  'unknown-game': 'Dieses Spiel kennt der Server nicht.',
  'bad-seats': 'Mit dieser Zahl von Plätzen lässt sich das Spiel nicht spielen.',
  'bad-option': 'Eine Einstellung passt nicht zum Spiel.',
  'bad-record': 'Diese Aufzeichnung lässt sich nicht lesen.',
  'other-game': 'Das gehört zu einem anderen Spiel.',
  'newer-version': 'Das stammt aus einer neueren Fassung des Spiels.',
  'older-version': 'Das stammt aus einer älteren Fassung des Spiels, von der kein Weg hierher führt.',
  'bad-pack': 'Dieses Kartenpaket passt nicht zum Spiel.',
  'unknown-commitment': 'Der Server hat seine Zusage für den Zufall verlegt. Versuche es noch einmal.',
  'rules-renewed':
    'Die Regeln wurden erneuert: Erst müssen alle am Tisch zustimmen, dass dieser Zug neu beginnt.',
  'not-your-seat': 'Dieser Platz gehört dir nicht.',
  'seat-taken': 'Dort sitzt schon jemand.',
  'table-full': 'An diesem Tisch ist kein Platz mehr frei.',
  'not-host': 'Das darf nur, wer den Tisch eröffnet hat.',
  'already-started': 'Die Partie läuft schon.',
  'not-started': 'Die Partie hat noch nicht begonnen.',
  'not-over': 'Die Partie läuft noch.',
  'no-proposal': 'Es liegt kein Vorschlag auf dem Tisch.',
  'unknown-path': 'Das kennt der Server nicht.',
  unavailable:
    'Der Server kann gerade nichts aufschreiben. Es ist nichts verändert; gleich noch einmal versuchen.',
  internal: 'Auf dem Server ist etwas schiefgegangen.',
} satisfies Record<Trouble['code'] | 'unknown-guest', string>;

export type ErrorTexts = Readonly<Record<keyof typeof errorsDe, string>>;
