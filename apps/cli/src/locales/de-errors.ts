import { listed } from '@tafelrunde/engine';

const oder = (words: readonly string[]): string => listed(words, 'oder');
const und = (words: readonly string[]): string => listed(words, 'und');
/** „Meintest du …?“, wo etwas Ähnliches bekannt ist. */
const meant = (suggestion: string | null): string =>
  suggestion === null ? '' : ` Meintest du „${suggestion}“?`;

/** Was falsch sein kann, mit dem, was richtig wäre. */
export const errors = {
  unknownCommand: (word: string, suggestion: string | null, known: readonly string[]): string =>
    `Den Befehl „${word}“ gibt es nicht.${meant(suggestion) || ` Es gibt ${und(known)}.`}`,
  unknownOption: (
    option: string,
    command: string,
    suggestion: string | null,
    known: readonly string[],
  ): string => `${command} kennt keine Option ${option}.${meant(suggestion) || ` Es gibt ${und(known)}.`}`,
  missingValue: (option: string): string => `Nach ${option} fehlt der Wert.`,
  unwantedValue: (option: string): string => `${option} steht allein, ohne Wert.`,
  missingArgument: (name: string, usage: string): string => `Es fehlt ${name}. Aufruf: ${usage}`,
  tooManyArguments: (word: string, usage: string): string => `„${word}“ ist zu viel. Aufruf: ${usage}`,
  notANumber: (option: string, value: string, least: number, most: number): string =>
    Number.isFinite(most)
      ? `${option} muss eine ganze Zahl von ${least} bis ${most} sein, nicht „${value}“.`
      : `${option} muss eine ganze Zahl ab ${least} sein, nicht „${value}“.`,
  badLanguage: (value: string): string => `--lang kennt de und en, nicht „${value}“.`,
  unknownGame: (
    id: string,
    suggestion: string | null,
    games: readonly string[],
    fixtures: readonly string[],
  ): string =>
    `Ein Spiel „${id}“ gibt es nicht.${
      meant(suggestion) || ` Es gibt ${und(games)}, zum Üben ${und(fixtures)}.`
    }`,
  notPlayable: (name: string): string =>
    `${name} kann noch nicht gespielt werden; sein Regelbuch lässt sich mit npm start lesen.`,
  unknownBot: (
    id: string,
    suggestion: string | null,
    bots: readonly string[],
    levels: readonly string[],
  ): string =>
    `Einen Bot „${id}“ gibt es nicht.${meant(suggestion) || ` Es gibt ${und(bots)}, nach Stärke ${und(levels)}.`}`,
  commandElsewhere: (bot: string): string =>
    `„${bot}“: Bots von außen spielen nur in der Arena (tafelrunde arena).`,
  tooManyBots: (bots: number, seats: number): string =>
    `${bots} Bots passen nicht an ${seats} Plätze; gib weniger Bots an oder mehr Plätze mit --seats.`,
  tooFewBots: 'Es braucht mindestens zwei verschiedene Bots; nenne sie mit --bots, durch Komma getrennt.',
  tooManyNames: (names: number, people: number): string =>
    `${names} Namen sind mehr, als Menschen am Tisch sitzen (${people}).`,
  badSeats: (game: string, least: number, most: number, got: number): string =>
    least === most
      ? `${game} wird mit ${least} Plätzen gespielt, nicht mit ${got}.`
      : `${game} wird mit ${least} bis ${most} Plätzen gespielt, nicht mit ${got}.`,
  badOptionForm: (text: string): string =>
    `Einstellungen schreibt man name=wert, mit Komma getrennt, nicht „${text}“.`,
  noGameOptions: (game: string): string => `${game} hat keine Einstellungen.`,
  unknownGameOption: (
    name: string,
    game: string,
    suggestion: string | null,
    known: readonly string[],
  ): string => `${game} hat keine Einstellung „${name}“.${meant(suggestion) || ` Es gibt ${und(known)}.`}`,
  badOptionValue: (name: string, value: string, choices: readonly string[]): string =>
    `„${name}“ kann ${oder(choices)} sein, nicht „${value}“.`,
  fileMissing: (file: string): string => `Die Datei ${file} gibt es nicht.`,
  fileIsFolder: (file: string): string => `${file} ist ein Ordner; gebraucht wird eine Datei.`,
  fileUnreadable: (file: string): string => `Die Datei ${file} lässt sich nicht lesen.`,
  fileUnwritable: (file: string): string =>
    `Die Datei ${file} lässt sich nicht schreiben; gibt es den Ordner, darfst du hinein, und ist noch Platz?`,
  outputIsFolder: (option: string, file: string): string =>
    `${option} ${file}: Das ist ein Ordner; gebraucht wird der Name einer Datei.`,
  outputFolderMissing: (option: string, file: string, folder: string): string =>
    `${option} ${file}: Den Ordner ${folder} gibt es nicht; lege ihn an oder nimm einen anderen.`,
  outputUnwritable: (option: string, file: string): string =>
    `${option} ${file}: Dorthin darfst du nicht schreiben.`,
  outputTwice: (one: string, other: string, file: string): string =>
    `${one} und ${other} nennen beide ${file}; jede braucht eine eigene Datei.`,
  inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
  badViewer: (value: string, seats: number): string =>
    `--seat kennt die Plätze 0 bis ${seats - 1}, watcher und all, nicht „${value}“.`,
  resumeOtherGame: (file: string, recorded: string, asked: string): string =>
    `${file} ist eine Partie ${recorded}, nicht ${asked}; lass den Namen des Spiels weg.`,
  resumeFixed: (option: string): string =>
    `${option} lässt sich bei einer gespeicherten Partie nicht mehr ändern.`,
  noRulebook: (game: string): string => `${game} hat kein Regelbuch (rules.yaml).`,
  portBusy: (port: number): string =>
    `Port ${port} ist schon belegt; nimm mit --port einen anderen oder beende das andere Programm.`,
  portForbidden: (port: number): string =>
    `Port ${port} darf dieser Benutzer nicht öffnen; nimm mit --port einen ab 1024.`,
  dataFolder: (folder: string): string => `In den Ordner ${folder} kann nicht geschrieben werden.`,
  databaseNewer: (place: string): string =>
    `Die Daten in ${place} sind von einer neueren Version; aktualisiere das Programm.`,
  databaseUnreadable: (place: string, reason: string): string =>
    `Die Datenbank in ${place} lässt sich nicht lesen (${reason}).`,
  databaseUrl: (field: string): string =>
    `DATABASE_URL ist unbrauchbar: ${field} fehlt oder ist falsch. So sieht sie aus: postgres://user:password@host:5432/database`,
  databaseUnreachable: (place: string, field: string, reason: string): string =>
    `Die Datenbank ${place} ist nicht zu erreichen (${reason}). ` +
    (field === '' ? 'Prüfe DATABASE_URL.' : `Prüfe ${field} in DATABASE_URL.`),
  twoPlaces: (): string =>
    'Die Daten liegen entweder im Ordner von --data oder dort, wohin DATABASE_URL zeigt; nimm eins davon weg.',
  badProxy: (part: string): string =>
    `TAFELRUNDE_TRUST_PROXY: „${part}“ ist weder eine Adresse noch ein Netz, wie 127.0.0.1 oder 10.0.0.0/8.`,
  clientMissing: (folder: string): string =>
    `In ${folder} liegt keine gebaute Webseite; npm start baut die eigene.`,
  ruleBroke: (message: string, file: string): string =>
    `Eine Regel des Spiels ist fehlerhaft (${message}). Die Partie, die es zeigt, liegt in ${file}.`,
  gameBroke: (game: number, seed: string, message: string): string =>
    `Partie ${game + 1} (Startwert ${seed}) ist abgebrochen: ${message}.`,
  cannotReplay: (file: string): string => `${file} lässt sich nicht nachspielen.`,
  unexpected: (message: string): string =>
    `Unerwarteter Fehler: ${message} (mit TAFELRUNDE_DEBUG=1 zeigt sich, wo).`,
};
