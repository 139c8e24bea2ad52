import { counter } from './counter.ts';
import { errorsDe } from './errors-de.ts';

const { count, plural } = counter('de-DE');

export const de = {
  app: {
    tagline: 'Große Brettspiele. Kein Aufbau, kein Regelstreit.',
    skip: 'Zum Inhalt',
    language: 'Sprache',
  },
  nav: {
    label: 'Bereiche',
    games: 'Spiele',
    rulebooks: 'Regelbücher',
    records: 'Partien',
    lab: 'Labor',
    settings: 'Einstellungen',
  },
  me: {
    guest: 'Gast, ohne Konto',
    change: 'Namen ändern',
    name: 'Dein Name',
    save: 'Übernehmen',
  },
  lobby: {
    play: 'Jetzt spielen',
    guided: 'Geführte erste Partie',
    newTable: (name: string) => `Neuer Tisch für ${name}`,
    continueKicker: 'Weiter, wo du aufgehört hast',
    continue: 'Weiterspielen',
    yourTurn: 'Du bist am Zug',
    waiting: 'Der Tisch wartet auf andere',
    notStarted: 'Noch nicht begonnen',
    over: 'Zu Ende',
    yours: 'Deine Tische',
    open: 'Offene Tische',
    all: 'Alle Partien',
    openHint: 'Setz dich dazu oder schau zu.',
    tableOf: (name: string) => `Tisch von ${name}`,
    join: 'Dazusetzen',
    watch: 'Zuschauen',
    back: 'Zum Tisch',
    freeSeats: (n: number) => plural(n, { one: 'Platz frei', other: 'Plätze frei' }),
    at: (game: string, who: string) => `${game}, ${who}`,
  },
  counts: {
    rules: (n: number) => plural(n, { one: 'Regel', other: 'Regeln' }),
    rulings: (n: number) => plural(n, { one: 'Auslegung', other: 'Auslegungen' }),
    chapters: (n: number) => plural(n, { one: 'Kapitel', other: 'Kapitel' }),
  },
  first: {
    kicker: 'Zum ersten Mal hier?',
    title: 'Setz dich und spiel los',
    guided: (game: string) => `Die erste Partie ${game} erklärt sich Zug für Zug selbst.`,
    about: (rules: number, games: number) =>
      `${count(rules)} Regeln aus ${numberWord(games)} Spielen lassen sich jederzeit nachschlagen, auf Deutsch und Englisch.`,
    terminal: 'Wer lieber tippt, spielt im Terminal:',
    copyCommand: 'Befehl kopieren',
    commandCopied: 'Befehl kopiert',
    shelf: 'Setz dich',
    shelfHint: 'Ein Klick, und du spielst gegen Bots. Jede Schachtel öffnet ihr Regelbuch.',
    made: 'So sind die Regelbücher gemacht',
    points: {
      rule: {
        title: 'Eine Regel, eine Nummer',
        text: 'Jede Regel steht für sich, in eigenen Worten, mit einer Nummer, die bleibt.',
      },
      ruling: {
        title: 'Auslegungen',
        text: 'Wo das gedruckte Regelbuch schweigt oder sich widerspricht, steht, wie hier gespielt wird.',
      },
      base: {
        title: 'Aus dem Grundspiel',
        text: 'So ist gekennzeichnet, was nicht im Heft selbst steht, aber zum Spielen nötig ist.',
      },
      link: {
        title: 'Ein Link zu jeder Regel',
        text: 'Kopiere ihn, und alle am Tisch lesen denselben Satz.',
      },
    },
  },
  game: {
    seats: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
    seatsSpoken: (least: number, most: number) =>
      least === most ? `${least} Plätze` : `${least} bis ${most} Plätze`,
    duration: (minutes: number) =>
      minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} Std.` : `${minutes} Min.`,
    durationSpoken: (minutes: number) => `etwa ${minutes} Minuten`,
    weight: (weight: number) => `Anspruch ${weight} von 5`,
    open: 'Regelbuch',
    ofGame: (name: string) => `zu ${name},`,
    none: 'Noch kein Regelbuch',
  },
  search: {
    everywhere: 'In allen Regelbüchern suchen',
    here: (name: string) => `In den Regeln von ${name} suchen`,
    placeholderEverywhere: 'In allen Regelbüchern suchen',
    placeholderHere: 'Wort oder Nummer suchen',
    clear: 'Suche leeren',
    loading: 'Die Regelbücher werden aufgeschlagen …',
    failed: 'Die Regelbücher ließen sich nicht laden. Besteht noch eine Verbindung zum Server?',
    results: 'Treffer',
    best: 'Treffer, die besten zuerst',
    hits: (n: number, query: string) =>
      n === 0
        ? `Nichts gefunden zu „${query}“.`
        : `${plural(n, { one: 'Treffer', other: 'Treffer' })} für „${query}“`,
    tip: 'Versuche es mit weniger Wörtern oder einem Wortanfang.',
    allIn: (n: number, name: string) => `${plural(n, { one: 'Treffer', other: 'Treffer' })} in ${name}`,
  },
  rulebooks: {
    title: 'Regelbücher',
    intro: 'Wähle ein Spiel oder suche in allen zugleich.',
  },
  rulebook: {
    kicker: 'Regelbuch',
    contents: 'Inhalt',
    loading: 'Das Regelbuch wird aufgeschlagen …',
    failed: 'Das Regelbuch ließ sich nicht laden. Besteht noch eine Verbindung zum Server?',
    retry: 'Noch einmal versuchen',
    onlyRulings: 'Nur Auslegungen',
    showing: (shown: number, all: number) =>
      shown === all
        ? plural(all, { one: 'Regel', other: 'Regeln' })
        : `${count(shown)} von ${count(all)} Regeln`,
    ruling: 'Auslegung',
    base: 'aus dem Grundspiel',
    copyLink: (id: string) => `Link zu ${id} kopieren`,
    linkCopied: (id: string) => `Link zu ${id} kopiert`,
    inContext: (area: string) => `im Kapitel ${area} zeigen`,
    noSuchRule: (id: string) => `Eine Regel mit der Nummer ${id} gibt es in diesem Regelbuch nicht.`,
    toTop: 'Nach oben',
    otherBooks: 'Alle Regelbücher',
  },
  missing: {
    title: 'Hier liegt nichts auf dem Tisch',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.',
    home: 'Zur ersten Seite',
  },
  failure: {
    title: 'Da ist etwas vom Tisch gefallen',
    text: 'Die Seite ließ sich nicht zeigen. Lade sie neu; hilft das nicht, hilft eine Meldung mit diesem Satz:',
    reload: 'Neu laden',
  },
  credits: {
    title: 'Mitwirkende und Lizenzen',
    independent: 'Unabhängig und inoffiziell',
    independentText: [
      'Tafelrunde ist eine unabhängige, inoffizielle Umsetzung. Mit den Verlagen und Autoren der Spiele ist sie nicht verbunden und wird von ihnen weder unterstützt noch geprüft.',
      'Die Namen der Spiele und ihre Marken gehören ihren Inhabern. Alle Texte und Zeichnungen hier sind eigene; Bilder und Wortlaut der Verlage werden nicht verwendet.',
    ],
    project: 'Tafelrunde selbst',
    projectText: 'Programm, Texte und Zeichnungen stehen unter der MIT-Lizenz.',
    fonts: 'Schriften',
    fontsText: 'Beide stehen unter der SIL Open Font License 1.1 und kommen von diesem Server.',
    fontUse: { titles: 'Titel und Zahlen', text: 'Lesetext' },
    icons: 'Symbole',
    iconsText: 'Sie stammen aus der Sammlung von game-icons.net, sind eingefärbt und sonst unverändert.',
    icon: 'Symbol',
    author: 'Gezeichnet von',
    licence: 'Lizenz',
    libraries: 'Programmbibliotheken',
    librariesText: 'Ohne diese freie Software gäbe es die Seite nicht.',
    library: 'Bibliothek',
    purpose: 'Wofür',
    rooms: {
      web: 'im Browser',
      server: 'auf dem Server',
      cli: 'in der Befehlszeile',
      packages: 'unter allem',
    },
  },
  errors: errorsDe,
  gallery: {
    title: 'Bausteine',
    intro: 'Woraus jeder Tisch gemacht ist, jedes Teil in seinen Zuständen.',
    loading: 'Einen Moment …',
  },
  footer: {
    unofficial: 'Unabhängig und inoffiziell. Die Namen der Spiele gehören ihren Inhabern.',
  },
};

const words = [
  'null',
  'einem',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Up to twelve a number is written as a word; "one" stands in the dative wherever it is used here. */
function numberWord(n: number): string {
  return words[n] ?? count(n);
}

/** What every language has to say. */
export type Texts = typeof de;
