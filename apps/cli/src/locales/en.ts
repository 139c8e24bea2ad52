import { listed } from '@tafelrunde/engine';
import type { Messages } from './de.ts';
import { commands } from './en-commands.ts';
import { errors } from './en-errors.ts';
import { answerPlace, duration } from './shape.ts';

const and = (words: readonly string[]): string => listed(words, 'and');
const at = (place: string): string => {
  const answer = answerPlace(place);
  return answer === null ? `at ${place}` : `at answer ${answer} (${place})`;
};
const after = (place: string): string => {
  const answer = answerPlace(place);
  return answer === null ? place : `answer ${answer} (${place})`;
};
const number = (value: number): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(value);

const answersOf = (count: number): string => `${number(count)} ${count === 1 ? 'answer' : 'answers'}`;

/** Everything the program says in English. */
export const en = {
  tagline: 'Tafelrunde: demanding fantasy board games, every rule enforced and explained.',
  help: {
    usage: 'Usage',
    commands: 'Commands',
    arguments: 'Arguments',
    options: 'Options',
    examples: 'Examples',
    games: 'Games',
    bots: 'Bots for --bots, called by name or by strength',
    level: (name: string, sentence: string): string => `${name}: ${sentence}`,
    randomPlays: 'Answers anything that is allowed.',
    commandPlays: 'A bot from outside: a command that plays, see docs/write-a-bot.md.',
    command: 'cmd:COMMAND',
    fixtures: 'Practice games, for tests and for trying things out',
    notYet: 'cannot be played yet',
    inTheMaking: 'in the making',
    more: 'More on a command: tafelrunde COMMAND --help',
    placeholder: 'COMMAND',
    anyOptions: 'OPTIONS',
    hints: {},
    global: {
      lang: 'language of the output, de or en (otherwise by LC_ALL, LC_MESSAGES or LANG)',
      help: 'this help',
      version: 'the version',
    },
    seats: (least: number, most: number): string =>
      least === most ? `${least} ${least === 1 ? 'seat' : 'seats'}` : `${least} to ${most} seats`,
  },

  commands,

  errors,

  faults: {
    'unknown-game': () => 'The game is not known.',
    'bad-seats': () => 'The game is not played with so many seats.',
    'bad-option': (place) => `The setting ${place.replace(/^options\./u, '')} does not fit the game.`,
    'bad-record': (place) =>
      place === 'file'
        ? 'This is no record: its content is not JSON.'
        : place === 'tafelrunde'
          ? "This is no record: 'tafelrunde' is missing at its beginning."
          : place === 'result'
            ? 'The recorded result is not the one the answers lead to (result).'
            : `The record is broken ${at(place)}.`,
    'bad-checkpoint': (place) => `The saved state is broken ${at(place)}.`,
    'bad-pack': (place) =>
      place === 'file'
        ? 'This is no content pack: its content is not JSON.'
        : `The content pack is broken ${at(place)}.`,
    'bad-scenario': (place) =>
      place === 'file'
        ? 'This is no scenario: its content is not YAML with the fields that are needed.'
        : `The scenario is broken ${at(place)}.`,
    'other-game': () => 'This belongs to another game (game).',
    'newer-version': (place) => `This is from a newer version of the program (${place}).`,
    'older-version': (place) => `This is from too old a version of the game (${place}).`,
    'bad-answer': (place) => `What stands ${at(place)} was no possible answer there.`,
    'hash-mismatch': (place) => `The state after ${after(place)} is not the recorded one.`,
    'bad-commitment': () => 'The secret does not fit the seal given before the first die (fairness.secret).',
    'too-far': () => 'The match does not have so many answers.',
  },

  refusals: {
    over: 'The match is over.',
    'unknown-seat': 'There is no such seat.',
    'not-asked': 'This seat is not asked at the moment.',
    stale: 'The question has changed meanwhile.',
    'no-undo':
      'Only your own last answer can be taken back, and only as long as nothing was revealed or rolled since and nobody else has acted.',
    crashed: 'A rule of the game is broken.',
    malformed: 'That is no answer to this question.',
    'not-offered': 'That is not on offer.',
    blocked: 'That is not allowed.',
    'out-of-range': 'Those are too many or too few.',
  },

  serve: {
    where: (url: string): string => `Tafelrunde is running at ${url}`,
    data: (folder: string): string => `The data lie in ${folder}`,
    database: (place: string): string => `The data lie in PostgreSQL at ${place}`,
  },

  play: {
    seat: (number: number): string => `Seat ${number}`,
    botSeat: (number: number, plays: string): string => `Seat ${number} (${plays})`,
    atRandom: 'random',
    chooseGame: 'Which game?',
    chooseSeats: 'How many seats?',
    chooseBots: 'Who takes the other seats?',
    people: 'People, passing this device around',
    botsCalled: (bot: string): string => `Bots: ${bot}`,
    cancelled: 'Cancelled.',
    handOver: (name: string): string =>
      `It is the turn of ${name}. Everybody else looks away. Enter goes on.`,
    turnOf: (name: string): string => `It is the turn of ${name}.`,
    hidden: (count: number): string => `${count} hidden`,
    empty: '–',
    seats: 'At the table',
    piles: 'On the table',
    state: 'State',
    faceDown: 'a card that lies face down',
    noCard: (words: string): string => `No card is called '${words}'.`,
    manyCards: (names: readonly string[], count: number): string =>
      `${count} cards have such a name: ${names.join(', ')}${count > names.length ? ' …' : ''}`,
    unseen: 'not to be seen',
    some: 'not empty',
    none: 'empty',
    yes: 'yes',
    no: 'no',
    chooseOne: 'number',
    chooseSome: (min: number, max: number): string =>
      min === max
        ? `${min} numbers separated by spaces`
        : `${min} to ${max} numbers separated by spaces${min === 0 ? ', - for none' : ''}`,
    chooseOrder: (count: number): string => `all ${count} numbers in the order you want`,
    chooseNumber: (min: number, max: number): string => `a number from ${min} to ${max}`,
    chooseConfirm: 'y or n',
    choosePlace: (least: number, most: number): string =>
      most === 1 ? 'x y' : `${least} to ${most} points: x y, x y …`,
    chooseNamed: 'a number, or points: x y, x y …',
    yesWords: ['y', 'yes', 'j', 'ja'],
    noWords: ['n', 'no', 'nein'],
    notUnderstood: (how: string): string => `I did not understand that. Expected: ${how}. ? shows help.`,
    notListed: (word: string): string => `There is no number '${word}' to choose.`,
    blockedBy: (rule: string, sentence: string | null): string =>
      sentence === null ? rule : `${rule}: ${sentence}`,
    noRules: 'No rule is named for this question.',
    saved: (file: string): string => `Saved in ${file}.`,
    goOn: (file: string): string => `Go on with: tafelrunde play --resume ${file}`,
    undone: 'Taken back.',
    resumed: (answers: number): string => `The match goes on after ${answersOf(answers)}.`,
    over: 'End of the match',
    winners: (names: readonly string[]): string => `Won by: ${and(names)}`,
    nobody: 'Nobody has won.',
    scores: 'Scores',
    help: [
      'Answer with the numbers in front of the options.',
      'u  takes back your last answer, as long as nobody has learned anything new',
      't  shows the whole table',
      '? NAME  shows what is written on a card',
      'r  shows the rules behind the question',
      's  saves the match',
      'q  saves and quits',
      '?  shows this help',
    ],
  },

  simulate: {
    title: (game: string, games: number): string =>
      `${game}: ${number(games)} ${games === 1 ? 'match' : 'matches'}`,
    seats: 'Wins by seat',
    seat: (seat: number, bots: readonly string[]): string =>
      `Seat ${seat + 1} (${bots.length === 1 ? bots[0] : `${and(bots)} in turn`})`,
    bots: 'Wins by bot',
    endings: 'Endings',
    nobody: 'without a winner',
    timeLeft: (seconds: number): string => `about ${duration(seconds)} left`,
    written: (file: string): string => `Written: ${file}`,
    allThere: 'All matches were there already.',
    noSeries: (file: string): string => `${file} is not a file that holds a series of matches.`,
    otherSeries: (file: string, what: readonly string[]): string =>
      `${file} holds another series: not the same ${and(what)}. Take another file, or say the same again.`,
    otherRules: (file) =>
      `The matches in ${file} were played with other rules or bots; together with new ones they would give wrong figures. Take another file.`,
    badLine: (file: string, line: number): string => `${file}, line ${line}: this is not a match.`,
    shared: 'shared wins',
    decisions: (median: number, p90: number): string =>
      `Decisions per match: ${number(median)} in the middle, ${number(p90)} in the longest 10%`,
    speed: (perSecond: number, seconds: number, workers: number): string =>
      `${number(perSecond)} matches/s (${seconds.toFixed(1)} s, ${workers} ${workers === 1 ? 'thread' : 'threads'})`,
  },

  arena: {
    title: (game: string, games: number): string => `${game}: up to ${number(games)} matches of every pair`,
    oneMore: (games: number): string =>
      `${number(games)} matches of every pair are played, so that both sit at every seat equally often.`,
    against: (a: string, b: string): string => `${a} against ${b}`,
    alone: (bot: string): string => `${bot}, alone`,
    between: (low: string, high: string): string => `(${low} to ${high})`,
    games: (games: number, early: boolean): string =>
      `${number(games)} ${games === 1 ? 'match' : 'matches'}${early ? ', then it was clear' : ''}`,
    fallen: (command: string, seat: number, match: number, why: string, standIn: string): string =>
      `Match ${number(match + 1)}: '${command}' at seat ${seat + 1} ${why}. The match counts as lost for it; ${standIn} plays on in its place.`,
    leftOut: (command: string, matches: number): string =>
      `'${command}' has fallen out of ${matches} matches in a row and stays out of the others of this series; they count as lost for it.`,
    fellIn: (series: string, bot: string, times: number, games: number): string =>
      `${series}: ${bot} fell out of ${number(times)} of ${number(games)} matches; they count as lost for it.`,
    falls: {
      crashed: (words) => `has crashed (${words})`,
      ended: (code) => `ended before the match was over (${code})`,
      stalled: (time) => `took too long (no answer within ${time})`,
      flooded: () => 'wrote more than anybody asked for',
      noJson: (line) => `wrote something that is no JSON (${line})`,
      noAnswer: (line) => `wrote something that is no answer (${line})`,
      noMessage: (line) => `sent something that bots do not send (${line})`,
      refused: (question) => `answered several times with something not on offer (${question})`,
    },
    elo: 'Strength (Elo)',
  },

  laws: {
    title: (game: string, games: number, answers: number): string =>
      `${game}: ${number(games)} random ${games === 1 ? 'match' : 'matches'} with ${answersOf(answers)}`,
    law: 'Law',
    checked: 'checked',
    held: 'holds',
    broken: 'BROKEN',
    untested: 'never checked',
    never: (laws: readonly string[]) =>
      `Nobody knows whether this holds, for it was never checked: ${laws.join(', ')}. More games (--games) may help.`,
    allHeld: 'All laws hold.',
    breach: (law: string, message: string, file: string): string => `${law}: ${message}. Match: ${file}`,
    unused: (list: string): string => `Never met in these matches: ${list}`,
    names: {
      ends: 'Every match ends',
      cards: 'No card is lost or doubled',
      counters: 'No counter falls below zero',
      plain: 'The state is plain data only',
      replay: 'The record leads to the same state',
      resume: 'Saved, loaded, continued: the same match',
      gears: 'Both gears play the same match',
      undo: 'Taking back and repeating changes nothing',
      undoTeaches: 'What may be taken back has given nothing away',
      older: 'Older copies never change',
      viewer: 'Nobody sees what they may not know',
      copies: 'Imagined copies tell nothing and leave the match alone',
      ownIds: 'The options of a question can be told apart',
      hiddenIds: 'Options name only cards the seat can tell apart',
      words: 'Everything said has words in German and English',
      crash: 'No legal answer breaks a rule',
    },
  },

  scenario: {
    passed: 'passed',
    failed: 'failed',
    summary: (passed: number, all: number): string => `${passed} of ${all} scenarios passed`,
  },

  replay: {
    title: (game: string, seats: number, answers: number): string =>
      `${game}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${answersOf(answers)}`,
    upTo: (to: number): string => `Position after ${answersOf(to)}`,
    position: 'Position at the end',
    notOver: 'The match is not over yet.',
    tooFar: (to: number, most: number): string => `--to can be 0 to ${most}, not ${to}.`,
  },

  /** Where the people ended a match, not its rules. */
  early: { agreed: 'Ended by agreement', resigned: 'Given up' } as Readonly<Record<string, string>>,
  verify: {
    honest: 'The record is genuine.',
    commitment: (digest: string): string => `Seal: the secret fits ${digest}.`,
    unsealed: 'Nonces of the seats: none.',
    nonces: (count: number): string => `Nonces of the seats: ${count}.`,
    answers: (count: number): string => `Answers: ${number(count)}, each leads to the recorded state.`,
    chance: (words: number): string => `Chance: ${number(words)} numbers drawn, all from the sealed stream.`,
    result: (ending: string, winners: string): string => `Result: ${ending}. ${winners}`,
    playedOn: (count: number): string =>
      `Played on: after ${number(count)} answers a new table took over, with chance of its own.`,
    wentBack: (count: number): string =>
      `Gone back together: ${number(count)} times, each time with fresh chance.`,
    open: 'Result: the match is not over yet.',
    dishonest: 'The record is not genuine.',
    corrected: 'Unless a rule was corrected since: then it leads elsewhere from there on.',
  },

  ledger: {
    game: 'Game',
    rules: 'rules',
    proved: 'proved',
    cards: 'cards',
    exercised: 'exercised',
    unproved: (game: string, ids: string): string => `${game}, not yet proved: ${ids}`,
    unexercised: (game: string, kinds: string): string => `${game}, never exercised: ${kinds}`,
    failed: (game: string): string => `${game}: tests have failed.`,
    stranger: (game: string, ids: string): string => `${game}: tests name rules that do not exist: ${ids}`,
    more: (count: number): string => `… and ${count} more`,
  },

  bench: {
    what: 'Measurement',
    rate: 'per second',
    cost: 'takes',
    policy: (game: string): string => `${game}: decisions in the fast gear`,
    playouts: (game: string): string => `${game}: whole matches in the fast gear`,
    match: (game: string): string => `${game}: decisions at the table`,
    matches: (game: string): string => `${game}: whole matches at the table`,
    clone: (game: string): string => `${game}: copy the state`,
    view: (game: string): string => `${game}: view of a seat`,
    resume: (game: string): string => `${game}: checkpoint and resume`,
    imagined: (game: string): string => `${game}: redealt copy`,
    load: (at: number, of: number): string => `hoard: load answer ${at} of a record of ${of}`,
    peersFailed: 'The comparison has failed, see above.',
    progress: (what: string): string => `measuring ${what} …`,
  },
} satisfies Messages;
