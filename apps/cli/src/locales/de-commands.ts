import type { Command } from './shape.ts';

/** Was die Hilfe über jeden Befehl sagt. */
export const commands = {
  serve: {
    summary: 'Startet den Server: Regelbücher und Tische im Browser',
    details:
      'Baut die Webseite, falls sie fehlt oder veraltet ist, und läuft, bis Strg+C oder ein Signal ihn beendet. ' +
      'Port und Ordner können auch in PORT und TAFELRUNDE_DATA stehen; TAFELRUNDE_FIXTURES=1 gilt wie --fixtures. ' +
      'Mit DATABASE_URL=postgres://… liegen die Daten in PostgreSQL statt im Ordner. Mehr dazu: docs/host.md.',
    args: {
      port: 'Port; 0 nimmt irgendeinen freien (sonst 4600)',
      host: 'wer ihn erreicht: localhost nur dieser Rechner, 0.0.0.0 alle im Netz (sonst localhost)',
      data: 'Ordner für die Daten (sonst „data“ im Projekt)',
      client: 'Ordner mit einer fertig gebauten Webseite (sonst die eigene, bei Bedarf gebaut)',
      fixtures: 'bietet auch Übungsspiele an und Spiele, deren Regeln noch geschrieben werden',
    },
    examples: ['tafelrunde serve', 'tafelrunde serve --port 8080 --data /srv/tafelrunde'],
  },
  play: {
    summary: 'Spielt eine Partie im Terminal, reihum an einem Gerät oder gegen Bots',
    details:
      'Geantwortet wird mit den Nummern der Möglichkeiten. Jederzeit geht auch: u zurücknehmen, r Regeln zur Frage, ' +
      's speichern, q beenden, ? Hilfe. Bots sitzen auf den letzten Plätzen. Plätze zählen hier ab 1, in der Aufzeichnung ab 0.',
    args: {
      game: 'das Spiel',
      seats: 'Zahl der Plätze',
      bots: 'Bots für die letzten Plätze, mit Komma getrennt (siehe unten)',
      options: 'Einstellungen des Spiels, etwa goal=8,market=false',
      pack: 'Kartenpaket, das Werte und Texte ersetzt',
      seed: 'Startwert für allen Zufall; derselbe ergibt dieselben Würfe',
      save: 'Datei, in die nach jeder Antwort gespeichert wird',
      resume: 'gespeicherte Partie, die weitergeht',
      name: 'Namen der Menschen am Tisch, mit Komma getrennt',
    },
    examples: [
      'tafelrunde play tictactoe --bots greedy',
      'tafelrunde play hoard --seats 3 --bots greedy,random --save abend.json',
      'tafelrunde play --resume abend.json --bots greedy,random',
    ],
  },
  simulate: {
    summary: 'Lässt Bots viele Partien spielen und zählt die Ergebnisse',
    details:
      'Rechnet auf allen Kernen. Derselbe Startwert ergibt dieselben Zahlen, gleich wie viele Kerne rechnen.',
    args: {
      game: 'das Spiel',
      seats: 'Zahl der Plätze (sonst so viele wie Bots, mindestens die kleinste)',
      games: 'Zahl der Partien (sonst 1000)',
      bots: 'Bots vom ersten Platz an; weniger als Plätze wiederholen sich (sonst random)',
      seed: 'Startwert für allen Zufall (sonst tafelrunde)',
      options: 'Einstellungen des Spiels, etwa goal=8,market=false',
      rotate: 'die Bots rücken nach jeder Partie einen Platz weiter',
      workers: 'Zahl der Threads (sonst einer je Kern)',
      save: 'Datei, in die jede Partie gleich geschrieben wird; mit derselben Datei geht es nach einem Abbruch weiter',
      csv: 'Tabelle mit einer Zeile je Partie, als CSV-Datei',
      json: 'Ergebnis als JSON',
    },
    examples: [
      'tafelrunde simulate hoard --games 100000 --save lauf.jsonl --csv lauf.csv',
      'tafelrunde simulate hoard --seats 2 --games 2000 --bots greedy,random --seed montag',
    ],
  },
  report: {
    summary: 'Schreibt eine Seite darüber, wie sich ein Spiel spielt',
    details:
      'Lässt Bots Partien spielen (oder nimmt die aus --save) und zeichnet Dauer, Siege je Platz und Figur, Vorteil des ' +
      'ersten Zugs, welche Karten genommen werden und was sie bringen, und wo es stockt. Eine Datei, deutsch und englisch, ' +
      'die nichts nachlädt. Mehr: docs/lab.md.',
    args: {
      game: 'das Spiel',
      out: 'Datei der Seite (sonst SPIEL-report.html)',
      seats: 'Zahl der Plätze (sonst zwei, oder die kleinste)',
      games: 'Zahl der Partien (sonst 400)',
      bots: 'Bots vom ersten Platz an; weniger als Plätze wiederholen sich (sonst greedy)',
      seed: 'Startwert für allen Zufall (sonst tafelrunde)',
      options: 'Einstellungen des Spiels, etwa goal=8,market=false',
      rotate: 'die Bots rücken nach jeder Partie einen Platz weiter',
      workers: 'Zahl der Threads (sonst einer je Kern)',
      save: 'Datei, in die jede Partie gleich geschrieben wird; mit derselben Datei geht es nach einem Abbruch weiter',
    },
    examples: [
      'tafelrunde report hoard --games 2000',
      'tafelrunde report hoard --seats 4 --save lauf.jsonl --games 5000',
    ],
  },
  arena: {
    summary: 'Lässt Bots gegeneinander spielen und sagt, wer stärker ist und wie sicher das ist',
    details:
      'Jedes Paar spielt, nach jeder Partie mit getauschten Plätzen, bis die Antwort klar ist oder alle Partien ' +
      'gespielt sind. Mit einem einzigen Platz spielt jeder Bot allein, gezählt wird der Anteil gewonnener Partien.',
    args: {
      game: 'das Spiel',
      bots: 'die Bots, mit Komma getrennt; cmd:BEFEHL für einen von außen',
      games: 'höchstens so viele Partien je Paar (sonst 400)',
      seats: 'Zahl der Plätze, reihum besetzt (sonst 2)',
      seed: 'Startwert für allen Zufall (sonst tafelrunde)',
      options: 'Einstellungen des Spiels, etwa goal=8,market=false',
      workers: 'Zahl der Threads (sonst einer je Kern)',
      patience: 'so viele Millisekunden darf ein Bot von außen je Frage denken (sonst 10000)',
      all: 'spielt alle Partien, auch wo die Antwort klar ist',
      json: 'Ergebnis als JSON',
    },
    examples: [
      'tafelrunde arena hoard --bots search,greedy,random --games 200',
      'tafelrunde arena hoard --bots "random,cmd:node docs/example/bots/random.mjs"',
    ],
  },
  laws: {
    summary: 'Prüft an zufälligen Partien die Gesetze, die für jedes Spiel gelten',
    details:
      'Plätze und Einstellungen wechseln von Partie zu Partie. Bricht ein Gesetz, wird die Partie als Datei abgelegt.',
    args: {
      game: 'das Spiel',
      games: 'Zahl der Partien (sonst 100)',
      seats: 'Zahl der Plätze (sonst wechselnd)',
      seed: 'Startwert für allen Zufall (sonst tafelrunde)',
      options: 'Einstellungen des Spiels (sonst wechselnd)',
      workers: 'Zahl der Threads (sonst einer je Kern)',
      thorough: 'prüft nach jeder Antwort jedes Gesetz (sonst die teuren in zufälligen Augenblicken)',
      json: 'Ergebnis als JSON',
    },
    examples: ['tafelrunde laws hoard --games 500'],
  },
  scenario: {
    summary: 'Spielt Szenarien nach: eine Lage, Antworten, und was dabei herauskommen muss',
    details: 'Szenarien sind YAML-Dateien, für Fehlerberichte, Regelfragen und Rückfälle.',
    args: { files: 'Szenario-Dateien' },
    examples: ['tafelrunde scenario diebstahl.yaml', 'tafelrunde scenario szenarien/*.yaml'],
  },
  replay: {
    summary: 'Erzählt eine aufgezeichnete Partie nach',
    details: 'Zeigt, was geschah, in Worten, und am Ende die Stellung.',
    args: {
      record: 'Datei mit der Aufzeichnung',
      to: 'nur bis nach so vielen Antworten',
      seat: 'mit wessen Augen: ein Platz ab 0, watcher (von außen) oder all (alles); sonst watcher',
    },
    examples: ['tafelrunde replay abend.json', 'tafelrunde replay abend.json --to 20 --seat 0'],
  },
  verify: {
    summary: 'Beweist, dass in einer Aufzeichnung jeder Wurf ehrlich war',
    details:
      'Prüft das Siegel des Zufalls und lebt jede Antwort nach. Nennt die erste, bei der etwas nicht stimmt.',
    args: { record: 'Datei mit der Aufzeichnung' },
    examples: ['tafelrunde verify abend.json'],
  },
  ledger: {
    summary: 'Zeigt, welche Regeln durch Tests bewiesen sind und welche noch nicht',
    details: 'Lässt die Tests der Spiele laufen und zählt, welche Regel und welche Karte darin vorkommt.',
    args: { game: 'nur dieses Spiel (sonst alle)', json: 'Ergebnis als JSON' },
    examples: ['tafelrunde ledger', 'tafelrunde ledger --json'],
  },
  bench: {
    summary: 'Misst, wie schnell der Kern auf diesem Rechner ist',
    details: 'Mit Aufwärmen, und von mehreren Runden zählt die mittlere.',
    args: {
      peers: 'vergleicht stattdessen mit boardgame.io (wird beim ersten Mal nachinstalliert)',
      quick: 'kurz und ungenau, für einen ersten Blick',
      json: 'Ergebnis als JSON',
    },
    examples: ['tafelrunde bench', 'tafelrunde bench --peers'],
  },
} satisfies Record<string, Command>;
