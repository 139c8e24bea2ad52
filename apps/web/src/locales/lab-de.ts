import { counter } from './counter.ts';

const { count, plural } = counter('de-DE');

/** Was im Labor gesagt wird. */
export const labDe = {
  title: 'Labor',
  titleFor: (game: string) => `Labor: ${game}`,
  intro:
    'Lass Bots in diesem Browser viele Partien spielen und sieh, was dabei herauskommt: wie lange sie dauern, wer gewinnt, welche Karten genommen werden, wo es stockt.',
  choose: 'Welches Spiel?',
  none: 'Gerade lässt sich kein Spiel im Labor spielen.',
  unknown: 'Ein Spiel mit dieser Adresse gibt es hier nicht.',
  perhaps: 'Vielleicht ist es eines von diesen?',
  notYet: (game: string) => `${game} lässt sich noch nicht spielen, darum auch nicht im Labor.`,
  ready: 'Diese Spiele stehen bereit.',
  others: 'Ein anderes Spiel',
  plan: 'Der Versuch',
  seats: 'Plätze',
  bot: 'Wer spielt',
  bots: {
    casual: 'Bots, leicht',
    greedy: 'Bots, normal',
    search: 'Bots, schwer (langsam)',
    random: 'Der Zufall',
  },
  /** Von wem gespielt wurde. */
  called: {
    casual: 'leichten Bots',
    greedy: 'normalen Bots',
    search: 'schweren Bots',
    random: 'Bots, die alles dem Zufall überlassen',
  },
  games: 'Partien',
  options: 'Einstellungen',
  start: 'Partien spielen',
  again: 'Neu beginnen',
  stop: 'Anhalten',
  stopped: (done: number, of: number) =>
    `Angehalten nach ${count(done)} von ${plural(of, { one: 'Partie', other: 'Partien' })}.`,
  done: (games: number) => `${plural(games, { one: 'Partie ist', other: 'Partien sind' })} gespielt.`,
  running: (done: number, of: number) =>
    `${count(done)} von ${plural(of, { one: 'Partie', other: 'Partien' })}`,
  left: (time: string) => `noch etwa ${time}`,
  beginning: 'Die ersten Partien laufen …',
  workers: (n: number) => plural(n, { one: 'Kern rechnet', other: 'Kerne rechnen' }),
  /** Warum ein Versuch nicht zu Ende kam. */
  broken: {
    game: (what: string) =>
      `Eine Partie ist nicht zu Ende gegangen (${what}). Das ist ein Fehler im Spiel, nicht in deinem Versuch.`,
    loading: (what: string) =>
      `Ein Teil des Labors ließ sich nicht laden${what === '' ? '' : ` (${what})`}. Das Spiel kann nichts dafür: Lade die Seite neu und versuche es noch einmal.`,
    worker: (what: string) =>
      `Beim Rechnen ist etwas schiefgegangen${what === '' ? '' : ` (${what})`}, und der Versuch ist stehen geblieben. Beginne ihn neu; hilft das nicht, lade die Seite neu.`,
  },
  csv: 'Tabelle (CSV)',
  json: 'Alle Zahlen (JSON)',
  progress: 'Wie weit der Versuch ist',
  minutes: (n: number) => `${count(n)} min`,
  seconds: (n: number) => `${count(n)} s`,
};

export type LabTexts = typeof labDe;
