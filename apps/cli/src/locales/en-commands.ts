import type { commands as german } from './de-commands.ts';

/** What help says of each command. */
export const commands = {
  serve: {
    summary: 'Starts the server: rulebooks and tables in the browser',
    details:
      'Builds the web client if it is missing or out of date, and runs until Ctrl+C or a signal ends it. ' +
      'Port and folder can also stand in PORT and TAFELRUNDE_DATA; TAFELRUNDE_FIXTURES=1 means --fixtures. ' +
      'With DATABASE_URL=postgres://… the data are in PostgreSQL instead of the folder. More: docs/host.md.',
    args: {
      port: 'port; 0 takes any free one (otherwise 4600)',
      host: 'who can reach it: localhost for this machine, 0.0.0.0 for the network (otherwise localhost)',
      data: "folder for the data (otherwise 'data' in the project)",
      client: 'folder with a web client that is built already (otherwise the own one, built when needed)',
      fixtures: 'also offers practice games, and games whose rules are still being written',
    },
    examples: ['tafelrunde serve', 'tafelrunde serve --port 8080 --data /srv/tafelrunde'],
  },
  play: {
    summary: 'Plays a match in the terminal, passing one device around or against bots',
    details:
      'Answer with the numbers of the options. At any time: u takes back, r shows the rules, s saves, q quits, ' +
      '? helps. Bots sit on the last seats. Seats count from 1 here, from 0 in the record.',
    args: {
      game: 'the game',
      seats: 'number of seats',
      bots: 'bots for the last seats, separated by commas (see below)',
      options: 'settings of the game, such as goal=8,market=false',
      pack: 'content pack that replaces values and texts',
      seed: 'seed of all chance; the same one gives the same dice',
      save: 'file to save to after every answer',
      resume: 'saved match to go on with',
      name: 'names of the people at the table, separated by commas',
    },
    examples: [
      'tafelrunde play tictactoe --bots greedy',
      'tafelrunde play hoard --seats 3 --bots greedy,random --save evening.json',
      'tafelrunde play --resume evening.json --bots greedy,random',
    ],
  },
  simulate: {
    summary: 'Lets bots play many matches and counts the results',
    details: 'Uses all cores. The same seed gives the same figures, however many cores there are.',
    args: {
      game: 'the game',
      seats: 'number of seats (otherwise as many as bots, but at least the fewest)',
      games: 'number of matches (otherwise 1000)',
      bots: 'bots from the first seat on; fewer than seats repeat (otherwise random)',
      seed: 'seed of all chance (otherwise tafelrunde)',
      options: 'settings of the game, such as goal=8,market=false',
      rotate: 'bots move on by one seat after every match',
      workers: 'number of threads (otherwise one per core)',
      save: 'file every match is written to at once; with the same file an interrupted series goes on',
      csv: 'table with a line per match, as a CSV file',
      json: 'result as JSON',
    },
    examples: [
      'tafelrunde simulate hoard --games 100000 --save run.jsonl --csv run.csv',
      'tafelrunde simulate hoard --seats 2 --games 2000 --bots greedy,random --seed monday',
    ],
  },
  report: {
    summary: 'Writes a page on how a game plays',
    details:
      'Lets bots play matches (or takes those of --save) and draws length, wins by seat and character, the advantage of ' +
      'the first turn, which cards are taken and what they bring, and where it stalls. One file, in German and English, ' +
      'that loads nothing. More: docs/lab.md.',
    args: {
      game: 'the game',
      out: 'file of the page (otherwise GAME-report.html)',
      seats: 'number of seats (otherwise two, or the fewest)',
      games: 'number of matches (otherwise 400)',
      bots: 'bots from the first seat on; fewer than seats repeat (otherwise greedy)',
      seed: 'seed of all chance (otherwise tafelrunde)',
      options: 'settings of the game, such as goal=8,market=false',
      rotate: 'bots move on by one seat after every match',
      workers: 'number of threads (otherwise one per core)',
      save: 'file every match is written to at once; with the same file an interrupted series goes on',
    },
    examples: [
      'tafelrunde report hoard --games 2000',
      'tafelrunde report hoard --seats 4 --save run.jsonl --games 5000',
    ],
  },
  arena: {
    summary: 'Lets bots play one another and says who is stronger, and how sure that is',
    details:
      'Every pair plays, changing places after every match, until the answer is clear or all matches are played. ' +
      'With a single seat every bot plays alone, and the share of matches won is counted.',
    args: {
      game: 'the game',
      bots: 'the bots, separated by commas; cmd:COMMAND for one from outside',
      games: 'most matches of a pair (otherwise 400)',
      seats: 'number of seats, taken in turn (otherwise 2)',
      seed: 'seed of all chance (otherwise tafelrunde)',
      options: 'settings of the game, such as goal=8,market=false',
      workers: 'number of threads (otherwise one per core)',
      patience: 'milliseconds a bot from outside may think about a question (otherwise 10000)',
      all: 'plays all matches even where the answer is clear',
      json: 'result as JSON',
    },
    examples: [
      'tafelrunde arena hoard --bots search,greedy,random --games 200',
      'tafelrunde arena hoard --bots "random,cmd:node docs/example/bots/random.mjs"',
    ],
  },
  laws: {
    summary: 'Checks the laws every game is held to, on random matches',
    details: 'Seats and settings change from match to match. A match that breaks a law is written to a file.',
    args: {
      game: 'the game',
      games: 'number of matches (otherwise 100)',
      seats: 'number of seats (otherwise changing)',
      seed: 'seed of all chance (otherwise tafelrunde)',
      options: 'settings of the game (otherwise changing)',
      workers: 'number of threads (otherwise one per core)',
      thorough: 'tries every law after every answer (otherwise the dear ones at random moments)',
      json: 'result as JSON',
    },
    examples: ['tafelrunde laws hoard --games 500'],
  },
  scenario: {
    summary: 'Plays scenarios: a situation, answers, and what must come of them',
    details: 'Scenarios are YAML files, for bug reports, rules questions and regressions.',
    args: { files: 'scenario files' },
    examples: ['tafelrunde scenario theft.yaml', 'tafelrunde scenario scenarios/*.yaml'],
  },
  replay: {
    summary: 'Tells a recorded match again',
    details: 'Shows in words what happened, and the position at the end.',
    args: {
      record: 'file with the record',
      to: 'only up to this number of answers',
      seat: 'through whose eyes: a seat from 0, watcher (from outside) or all (everything); otherwise watcher',
    },
    examples: ['tafelrunde replay evening.json', 'tafelrunde replay evening.json --to 20 --seat 0'],
  },
  verify: {
    summary: 'Proves that every die in a record was honest',
    details: 'Checks the seal of chance and lives every answer again. Names the first that is not right.',
    args: { record: 'file with the record' },
    examples: ['tafelrunde verify evening.json'],
  },
  ledger: {
    summary: 'Shows which rules are proved by tests, and which are not yet',
    details: 'Runs the tests of the games and counts which rule and which card they meet.',
    args: { game: 'only this game (otherwise all)', json: 'result as JSON' },
    examples: ['tafelrunde ledger', 'tafelrunde ledger --json'],
  },
  bench: {
    summary: 'Measures how fast the kernel is on this machine',
    details: 'With warm-up and medians over several rounds.',
    args: {
      peers: 'compares with boardgame.io instead (installed the first time)',
      quick: 'short and inexact, for a first look',
      json: 'result as JSON',
    },
    examples: ['tafelrunde bench', 'tafelrunde bench --peers'],
  },
} satisfies typeof german;
