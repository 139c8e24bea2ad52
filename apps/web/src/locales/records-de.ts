import { counter } from './counter.ts';

const { plural } = counter('de-DE');

/** Was zu den eigenen Partien gesagt wird. Es lädt mit ihrer Seite. */
export const recordsDe = {
  title: 'Deine Partien',
  intro: 'Laufende und beendete, und Aufzeichnungen, die du hierher gebracht hast.',
  loading: 'Die Partien werden geholt …',
  none: 'Noch hast du nirgends gespielt. Auf der ersten Seite steht ein Spiel bereit.',
  running: 'Laufende',
  finished: 'Beendete',
  brought: 'Mitgebrachte',
  waiting: 'Noch nicht begonnen',
  yourTurn: 'Du bist am Zug',
  others: 'Andere sind am Zug',
  won: (names: string, many: boolean) => (many ? `${names} gewinnen` : `${names} gewinnt`),
  nobody: 'Niemand gewinnt',
  unproved: 'Ergebnis nicht belegt',
  and: 'und',
  seats: (n: number) => plural(n, { one: 'Platz', other: 'Plätze' }),
  seat: (n: number) => `Platz ${n}`,
  date: (at: number) =>
    new Date(at).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', year: 'numeric' }),
  toTable: 'Zum Tisch',
  replay: 'Nachspielen',
  record: 'Aufzeichnung laden',
  rematch: 'Noch einmal',
  discard: 'Löschen',
  discardSure: 'Wirklich löschen',
  bring: 'Aufzeichnung mitbringen',
  bringText: 'Zieh eine Datei hierher oder wähle sie aus. Sie wird geprüft, bevor sie hier steht.',
  bringChoose: 'Datei wählen',
  bringing: (file: string) => `${file} wird geprüft …`,
  broughtNow: (file: string, game: string) => `${file} ist geprüft und hier: ${game}.`,
  brokenFile: (file: string, why: string) => `${file}: ${why}`,
  shortened: (entries: number, of: number) =>
    `Nach neueren Regeln lassen sich davon ${entries} von ${of} Antworten nachspielen.`,
  tooLarge: 'Die Datei ist zu groß für eine Aufzeichnung.',
};

export type RecordsTexts = typeof recordsDe;
