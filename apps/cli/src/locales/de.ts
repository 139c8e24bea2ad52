import { listed } from '@tafelrunde/engine';
import type { LawId } from '@tafelrunde/testing';
import { commands } from './de-commands.ts';
import { errors } from './de-errors.ts';
import { answerPlace, duration, type Falls, type Faults, type Refusals } from './shape.ts';

const und = (words: readonly string[]): string => listed(words, 'und');
const stelle = (place: string): string => {
  const answer = answerPlace(place);
  return answer === null ? `an der Stelle ${place}` : `bei Antwort ${answer} (${place})`;
};

/** Alles, was das Programm auf Deutsch sagt. Die englische Fassung muss jeden Schlüssel ebenfalls haben. */
export const de = {
  tagline: 'Tafelrunde: anspruchsvolle Fantasy-Brettspiele, jede Regel geprüft und erklärt.',
  help: {
    usage: 'Aufruf',
    commands: 'Befehle',
    arguments: 'Angaben',
    options: 'Optionen',
    examples: 'Beispiele',
    games: 'Spiele',
    bots: 'Bots für --bots, beim Namen oder nach Stärke genannt',
    level: (name: string, sentence: string): string => `${name}: ${sentence}`,
    randomPlays: 'Antwortet irgendetwas, das erlaubt ist.',
    commandPlays: 'Ein Bot von außen: ein Befehl, der mitspielt, siehe docs/write-a-bot.md.',
    command: 'cmd:BEFEHL',
    fixtures: 'Übungsspiele für Tests und zum Ausprobieren',
    notYet: 'noch nicht spielbar',
    inTheMaking: 'im Entstehen',
    more: 'Mehr zu einem Befehl: tafelrunde BEFEHL --help',
    placeholder: 'BEFEHL',
    anyOptions: 'OPTIONEN',
    /** Platzhalter in Aufrufen, wo sie anders heißen als in specs.ts. */
    hints: {
      GAME: 'SPIEL',
      FILE: 'DATEI',
      'FILE…': 'DATEI…',
      FOLDER: 'ORDNER',
      RECORD: 'AUFZEICHNUNG',
      NAME: 'NAME',
      'S|watcher|all': 'P|watcher|all',
    } as Readonly<Record<string, string>>,
    global: {
      lang: 'Sprache der Ausgabe, de oder en (sonst nach LC_ALL, LC_MESSAGES oder LANG)',
      help: 'diese Hilfe',
      version: 'die Version',
    },
    seats: (least: number, most: number): string =>
      least === most ? `${least} ${least === 1 ? 'Platz' : 'Plätze'}` : `${least} bis ${most} Plätze`,
  },

  commands,

  errors,

  faults: {
    'unknown-game': () => 'Das Spiel ist nicht bekannt.',
    'bad-seats': () => 'Mit so vielen Plätzen wird das Spiel nicht gespielt.',
    'bad-option': (place) => `Die Einstellung ${place.replace(/^options\./u, '')} passt nicht zum Spiel.`,
    'bad-record': (place) =>
      place === 'file'
        ? 'Das ist keine Aufzeichnung: Der Inhalt ist kein JSON.'
        : place === 'tafelrunde'
          ? 'Das ist keine Aufzeichnung: Am Anfang fehlt „tafelrunde“.'
          : place === 'result'
            ? 'Das aufgezeichnete Ergebnis ist nicht das, zu dem die Antworten führen (result).'
            : `Die Aufzeichnung ist ${stelle(place)} fehlerhaft.`,
    'bad-checkpoint': (place) => `Der gespeicherte Stand ist ${stelle(place)} fehlerhaft.`,
    'bad-pack': (place) =>
      place === 'file'
        ? 'Das ist kein Kartenpaket: Der Inhalt ist kein JSON.'
        : `Das Kartenpaket ist ${stelle(place)} fehlerhaft.`,
    'bad-scenario': (place) =>
      place === 'file'
        ? 'Das ist kein Szenario: Der Inhalt ist kein YAML mit den nötigen Feldern.'
        : `Das Szenario ist ${stelle(place)} fehlerhaft.`,
    'other-game': () => 'Das gehört zu einem anderen Spiel (game).',
    'newer-version': (place) => `Das ist von einer neueren Version des Programms (${place}).`,
    'older-version': (place) => `Das ist von einer zu alten Version des Spiels (${place}).`,
    'bad-answer': (place) => `Was ${stelle(place)} steht, war dort keine mögliche Antwort.`,
    'hash-mismatch': (place) => `Der Stand nach ${nachAntwort(place)} ist ein anderer als aufgezeichnet.`,
    'bad-commitment': () =>
      'Das Geheimnis passt nicht zum Siegel, das vor dem ersten Wurf gegeben wurde (fairness.secret).',
    'too-far': () => 'So viele Antworten hat die Partie nicht.',
  } satisfies Faults,

  refusals: {
    over: 'Die Partie ist zu Ende.',
    'unknown-seat': 'Diesen Platz gibt es nicht.',
    'not-asked': 'Dieser Platz ist gerade nicht gefragt.',
    stale: 'Die Frage hat sich inzwischen geändert.',
    'no-undo':
      'Zurücknehmen geht nur nach einer eigenen Antwort, und nur solange danach nichts aufgedeckt oder gewürfelt wurde und niemand sonst gehandelt hat.',
    crashed: 'Eine Regel des Spiels ist fehlerhaft.',
    malformed: 'Das ist keine Antwort auf diese Frage.',
    'not-offered': 'Das steht nicht zur Wahl.',
    blocked: 'Das ist nicht erlaubt.',
    'out-of-range': 'Das sind zu viele oder zu wenige.',
  } satisfies Refusals,

  serve: {
    where: (url: string): string => `Tafelrunde läuft auf ${url}`,
    data: (folder: string): string => `Die Daten liegen in ${folder}`,
    database: (place: string): string => `Die Daten liegen in PostgreSQL auf ${place}`,
  },

  play: {
    seat: (number: number): string => `Platz ${number}`,
    botSeat: (number: number, plays: string): string => `Platz ${number} (${plays})`,
    atRandom: 'zufällig',
    chooseGame: 'Welches Spiel?',
    chooseSeats: 'Wie viele Plätze?',
    chooseBots: 'Wer sitzt auf den anderen Plätzen?',
    people: 'Menschen, reihum an diesem Gerät',
    botsCalled: (bot: string): string => `Bots: ${bot}`,
    cancelled: 'Abgebrochen.',
    handOver: (name: string): string =>
      `${name} ist dran. Wer nicht ${name} ist, schaut weg. Weiter mit Enter.`,
    turnOf: (name: string): string => `${name} ist dran.`,
    hidden: (count: number): string => `${count} verdeckt`,
    empty: '–',
    seats: 'Am Tisch',
    piles: 'Auf dem Tisch',
    state: 'Stand',
    faceDown: 'eine verdeckte Karte',
    noCard: (words: string): string => `Keine Karte heißt „${words}“.`,
    manyCards: (names: readonly string[], count: number): string =>
      `${count} Karten heißen so ähnlich: ${names.join(', ')}${count > names.length ? ' …' : ''}`,
    unseen: 'nicht zu sehen',
    some: 'nicht leer',
    none: 'leer',
    yes: 'ja',
    no: 'nein',
    chooseOne: 'Nummer',
    chooseSome: (min: number, max: number): string =>
      min === max
        ? `${min} Nummern mit Leerzeichen`
        : `${min} bis ${max} Nummern mit Leerzeichen${min === 0 ? ', - für keine' : ''}`,
    chooseOrder: (count: number): string => `alle ${count} Nummern in der gewünschten Reihenfolge`,
    chooseNumber: (min: number, max: number): string => `eine Zahl von ${min} bis ${max}`,
    chooseConfirm: 'j oder n',
    choosePlace: (least: number, most: number): string =>
      most === 1 ? 'x y' : `${least} bis ${most} Punkte: x y, x y …`,
    chooseNamed: 'eine Nummer, oder Punkte: x y, x y …',
    yesWords: ['j', 'ja', 'y', 'yes'] as readonly string[],
    noWords: ['n', 'nein', 'no'] as readonly string[],
    notUnderstood: (how: string): string =>
      `Das habe ich nicht verstanden. Erwartet wird: ${how}. Mit ? gibt es Hilfe.`,
    notListed: (word: string): string => `Eine Nummer „${word}“ steht nicht zur Wahl.`,
    blockedBy: (rule: string, sentence: string | null): string =>
      sentence === null ? rule : `${rule}: ${sentence}`,
    noRules: 'Zu dieser Frage ist keine Regel genannt.',
    saved: (file: string): string => `Gespeichert in ${file}.`,
    goOn: (file: string): string => `Weiter geht es mit: tafelrunde play --resume ${file}`,
    undone: 'Zurückgenommen.',
    resumed: (answers: number): string => `Die Partie geht nach ${antworten(answers)} weiter.`,
    over: 'Ende der Partie',
    winners: (names: readonly string[]): string => `Gewonnen: ${und(names)}`,
    nobody: 'Niemand hat gewonnen.',
    scores: 'Punkte',
    help: [
      'Antworte mit den Nummern, die vor den Möglichkeiten stehen.',
      'u  nimmt deine letzte Antwort zurück, solange niemand etwas Neues erfahren hat',
      't  zeigt den ganzen Tisch',
      '? NAME  zeigt, was auf einer Karte steht',
      'r  zeigt die Regeln hinter der Frage',
      's  speichert die Partie',
      'q  speichert und beendet',
      '?  zeigt diese Hilfe',
    ] as readonly string[],
  },

  simulate: {
    title: (game: string, games: number): string =>
      `${game}: ${zahl(games)} ${games === 1 ? 'Partie' : 'Partien'}`,
    seats: 'Siege je Platz',
    seat: (seat: number, bots: readonly string[]): string =>
      `Platz ${seat + 1} (${bots.length === 1 ? bots[0] : `reihum ${und(bots)}`})`,
    bots: 'Siege je Bot',
    endings: 'Enden',
    nobody: 'ohne Sieger',
    timeLeft: (seconds: number): string => `noch etwa ${duration(seconds)}`,
    written: (file: string): string => `Geschrieben: ${file}`,
    allThere: 'Alle Partien lagen schon vor.',
    noSeries: (file: string): string => `${file} ist keine Datei, in der eine Reihe von Partien liegt.`,
    otherSeries: (file: string, what: readonly string[]): string =>
      `In ${file} liegt eine andere Reihe: ${und(what)} sind nicht dieselben. Nimm eine andere Datei oder dieselben Angaben.`,
    otherRules: (file: string): string =>
      `Die Partien in ${file} wurden mit anderen Regeln oder Bots gespielt; mit neuen zusammen ergäben sie falsche Zahlen. Nimm eine andere Datei.`,
    badLine: (file: string, line: number): string => `${file}, Zeile ${line}: Das ist keine Partie.`,
    shared: 'geteilte Siege',
    decisions: (median: number, p90: number): string =>
      `Entscheidungen je Partie: ${zahl(median)} in der Mitte, ${zahl(p90)} bei den längsten 10 %`,
    speed: (perSecond: number, seconds: number, workers: number): string =>
      `${zahl(perSecond)} Partien/s (${seconds.toFixed(1).replace('.', ',')} s, ${workers} ${workers === 1 ? 'Thread' : 'Threads'})`,
  },

  arena: {
    title: (game: string, games: number): string => `${game}: bis zu ${zahl(games)} Partien je Paar`,
    oneMore: (games: number): string =>
      `Gespielt werden ${zahl(games)} Partien je Paar, damit beide gleich oft auf jedem Platz sitzen.`,
    against: (a: string, b: string): string => `${a} gegen ${b}`,
    alone: (bot: string): string => `${bot}, allein`,
    between: (low: string, high: string): string => `(${low} bis ${high})`,
    games: (games: number, early: boolean): string =>
      `${zahl(games)} ${games === 1 ? 'Partie' : 'Partien'}${early ? ', dann war es klar' : ''}`,
    fallen: (command: string, seat: number, match: number, why: string, standIn: string): string =>
      `Partie ${zahl(match + 1)}: „${command}“ auf Platz ${seat + 1} ${why}. Die Partie zählt für ihn als verloren; ${standIn} spielt sie an seiner Stelle zu Ende.`,
    leftOut: (command: string, matches: number): string =>
      `„${command}“ ist in ${matches} Partien nacheinander ausgefallen und bleibt in den übrigen dieser Reihe draußen; sie zählen für ihn als verloren.`,
    fellIn: (series: string, bot: string, times: number, games: number): string =>
      `${series}: ${bot} ist in ${zahl(times)} von ${zahl(games)} Partien ausgefallen; sie zählen für ihn als verloren.`,
    falls: {
      crashed: (words) => `ist abgestürzt (${words})`,
      ended: (code) => `hat aufgehört, bevor die Partie zu Ende war (${code})`,
      stalled: (time) => `hat zu lange gebraucht (keine Antwort in ${time})`,
      flooded: () => 'hat mehr geschrieben, als gefragt war',
      noJson: (line) => `hat etwas geschrieben, das kein JSON ist (${line})`,
      noAnswer: (line) => `hat etwas geschrieben, das keine Antwort ist (${line})`,
      noMessage: (line) => `hat etwas geschickt, das ein Bot nicht schickt (${line})`,
      refused: (question) => `hat mehrmals etwas geantwortet, das nicht zur Wahl stand (${question})`,
    } satisfies Falls,
    elo: 'Stärke (Elo)',
  },

  laws: {
    title: (game: string, games: number, answers: number): string =>
      `${game}: ${zahl(games)} zufällige ${games === 1 ? 'Partie' : 'Partien'} mit ${antworten(answers)}`,
    law: 'Gesetz',
    checked: 'geprüft',
    held: 'gilt',
    broken: 'GEBROCHEN',
    untested: 'nie geprüft',
    never: (laws: readonly string[]) =>
      `Niemand weiß, ob das gilt, denn es wurde nie geprüft: ${laws.join(', ')}. Mehr Partien (--games) helfen vielleicht.`,
    allHeld: 'Alle Gesetze gelten.',
    breach: (law: string, message: string, file: string): string => `${law}: ${message}. Partie: ${file}`,
    unused: (list: string): string => `In diesen Partien nie vorgekommen: ${list}`,
    names: {
      ends: 'Jede Partie endet',
      cards: 'Keine Karte geht verloren oder verdoppelt sich',
      counters: 'Kein Zähler wird negativ',
      plain: 'Der Stand besteht nur aus schlichten Daten',
      replay: 'Die Aufzeichnung führt zum selben Stand',
      resume: 'Gespeichert, geladen, fortgesetzt: dieselbe Partie',
      gears: 'Beide Gänge spielen dieselbe Partie',
      undo: 'Zurücknehmen und Wiederholen ändert nichts',
      undoTeaches: 'Was zurückgenommen werden darf, hat nichts verraten',
      older: 'Ältere Kopien ändern sich nie',
      viewer: 'Niemand sieht, was er nicht wissen darf',
      copies: 'Gedachte Kopien verraten nichts und lassen die Partie in Ruhe',
      ownIds: 'Die Möglichkeiten einer Frage lassen sich auseinanderhalten',
      hiddenIds: 'Möglichkeiten nennen nur Karten, die der Platz unterscheiden kann',
      words: 'Alles Gesagte gibt es auf Deutsch und Englisch',
      crash: 'Keine erlaubte Antwort bringt eine Regel zu Fall',
    } satisfies Record<LawId, string>,
  },

  scenario: {
    passed: 'bestanden',
    failed: 'durchgefallen',
    summary: (passed: number, all: number): string => `${passed} von ${all} Szenarien bestanden`,
  },

  replay: {
    title: (game: string, seats: number, answers: number): string =>
      `${game}, ${seats} ${seats === 1 ? 'Platz' : 'Plätze'}, ${antworten(answers)}`,
    upTo: (to: number): string => `Stellung nach ${antworten(to)}`,
    position: 'Stellung am Ende',
    notOver: 'Die Partie ist noch nicht zu Ende.',
    tooFar: (to: number, most: number): string => `--to kann 0 bis ${most} sein, nicht ${to}.`,
  },

  /** Where the people ended a match, not its rules. */
  early: { agreed: 'Im Einvernehmen beendet', resigned: 'Aufgegeben' } as Readonly<Record<string, string>>,
  verify: {
    honest: 'Die Aufzeichnung ist echt.',
    commitment: (digest: string): string => `Siegel: Das Geheimnis passt zu ${digest}.`,
    unsealed: 'Beigaben der Plätze: keine.',
    nonces: (count: number): string => `Beigaben der Plätze zum Zufall: ${count}.`,
    answers: (count: number): string => `Antworten: ${zahl(count)}, jede führt zum aufgezeichneten Stand.`,
    chance: (words: number): string =>
      `Zufall: ${zahl(words)} Zahlen gezogen, alle aus dem versiegelten Strom.`,
    result: (ending: string, winners: string): string => `Ergebnis: ${ending}. ${winners}`,
    playedOn: (count: number): string =>
      `Weitergespielt: Nach ${zahl(count)} Antworten hat ein neuer Tisch mit eigenem Zufall übernommen.`,
    wentBack: (count: number): string =>
      `Gemeinsam zurückgegangen: ${zahl(count)}-mal, jedes Mal mit frischem Zufall.`,
    open: 'Ergebnis: Die Partie ist noch nicht zu Ende.',
    dishonest: 'Die Aufzeichnung ist nicht echt.',
    corrected: 'Es sei denn, eine Regel wurde seither berichtigt: Dann führt sie von dort an woandershin.',
  },

  ledger: {
    game: 'Spiel',
    rules: 'Regeln',
    proved: 'bewiesen',
    cards: 'Karten',
    exercised: 'erprobt',
    unproved: (game: string, ids: string): string => `${game}, noch ohne Beweis: ${ids}`,
    unexercised: (game: string, kinds: string): string => `${game}, noch nie erprobt: ${kinds}`,
    failed: (game: string): string => `${game}: Tests sind fehlgeschlagen.`,
    stranger: (game: string, ids: string): string =>
      `${game}: Tests nennen Regeln, die es nicht gibt: ${ids}`,
    more: (count: number): string => `… und ${count} weitere`,
  },

  bench: {
    what: 'Messung',
    rate: 'je Sekunde',
    cost: 'Dauer',
    policy: (game: string): string => `${game}: Entscheidungen im schnellen Gang`,
    playouts: (game: string): string => `${game}: ganze Partien im schnellen Gang`,
    match: (game: string): string => `${game}: Entscheidungen am Tisch`,
    matches: (game: string): string => `${game}: ganze Partien am Tisch`,
    clone: (game: string): string => `${game}: Stand kopieren`,
    view: (game: string): string => `${game}: Sicht eines Platzes`,
    resume: (game: string): string => `${game}: sichern und wieder aufnehmen`,
    imagined: (game: string): string => `${game}: neu gegebene Kopie`,
    load: (at: number, of: number): string => `hoard: Antwort ${at} einer Aufzeichnung von ${of} laden`,
    peersFailed: 'Der Vergleich ist gescheitert, siehe oben.',
    progress: (what: string): string => `misst ${what} …`,
  },
};

const antworten = (count: number): string => `${zahl(count)} ${count === 1 ? 'Antwort' : 'Antworten'}`;

function zahl(value: number): string {
  return new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }).format(value);
}

function nachAntwort(place: string): string {
  const answer = answerPlace(place);
  return answer === null ? place : `Antwort ${answer} (${place})`;
}

export type Messages = typeof de;
