import { counter } from './counter.ts';
import type { Texts } from './de.ts';
import { errorsEn } from './errors-en.ts';

const { count, plural } = counter('en-GB');

export const en = {
  app: {
    tagline: 'Great board games. No setup, no arguing over rules.',
    skip: 'Skip to content',
    language: 'Language',
  },
  nav: {
    label: 'Sections',
    games: 'Games',
    rulebooks: 'Rulebooks',
    records: 'Matches',
    lab: 'Lab',
    settings: 'Settings',
  },
  me: {
    guest: 'Guest, no account',
    change: 'Change name',
    name: 'Your name',
    save: 'Save',
  },
  lobby: {
    play: 'Play now',
    guided: 'Guided first game',
    newTable: (name: string) => `New table for ${name}`,
    continueKicker: 'Continue where you left off',
    continue: 'Play on',
    yourTurn: 'It is your turn',
    waiting: 'The table waits for others',
    notStarted: 'Not begun yet',
    over: 'Finished',
    yours: 'Your tables',
    open: 'Open tables',
    all: 'All matches',
    openHint: 'Join or watch.',
    tableOf: (name: string) => `Table of ${name}`,
    join: 'Join',
    watch: 'Watch',
    back: 'To the table',
    freeSeats: (n: number) => plural(n, { one: 'free seat', other: 'free seats' }),
    at: (game: string, who: string) => `${game}, ${who}`,
  },
  counts: {
    rules: (n: number) => plural(n, { one: 'rule', other: 'rules' }),
    rulings: (n: number) => plural(n, { one: 'ruling', other: 'rulings' }),
    chapters: (n: number) => plural(n, { one: 'chapter', other: 'chapters' }),
  },
  first: {
    kicker: 'Your first time here?',
    title: 'Sit down and play',
    guided: (game: string) => `The first game of ${game} explains itself, move by move.`,
    about: (rules: number, games: number) =>
      `${count(rules)} rules from ${numberWord(games)} games can be looked up at any time, in English and German.`,
    terminal: 'If you would rather type, play in the terminal:',
    copyCommand: 'Copy command',
    commandCopied: 'Command copied',
    shelf: 'Take a seat',
    shelfHint: 'One click, and you play against bots. Every box opens its rulebook.',
    made: 'How the rulebooks are made',
    points: {
      rule: {
        title: 'One rule, one number',
        text: 'Every rule stands on its own, in our own words, with a number that stays.',
      },
      ruling: {
        title: 'Rulings',
        text: 'Where the rulebook is silent or contradicts itself, they say how it is played here.',
      },
      base: {
        title: 'From the base game',
        text: 'Marks what the booklet itself does not print but play cannot do without.',
      },
      link: {
        title: 'A link to every rule',
        text: 'Copy it, and everybody at the table reads the same sentence.',
      },
    },
  },
  game: {
    seats: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
    seatsSpoken: (least: number, most: number) =>
      least === most ? `${least} seats` : `${least} to ${most} seats`,
    duration: (minutes: number) =>
      minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} hrs` : `${minutes} min`,
    durationSpoken: (minutes: number) => `about ${minutes} minutes`,
    weight: (weight: number) => `Complexity ${weight} of 5`,
    open: 'Rulebook',
    ofGame: (name: string) => `of ${name},`,
    none: 'No rulebook yet',
  },
  search: {
    everywhere: 'Search all rulebooks',
    here: (name: string) => `Search the rules of ${name}`,
    placeholderEverywhere: 'Search all rulebooks',
    placeholderHere: 'Search by word or number',
    clear: 'Clear search',
    loading: 'Opening the rulebooks …',
    failed: 'The rulebooks could not be loaded. Is the server still there?',
    results: 'Hits',
    best: 'Hits, the best first',
    hits: (n: number, query: string) =>
      n === 0
        ? `Nothing found for “${query}”.`
        : `${plural(n, { one: 'hit', other: 'hits' })} for “${query}”`,
    tip: 'Try fewer words, or the beginning of one.',
    allIn: (n: number, name: string) => `${plural(n, { one: 'hit', other: 'hits' })} in ${name}`,
  },
  rulebooks: {
    title: 'Rulebooks',
    intro: 'Choose a game, or search all of them at once.',
  },
  rulebook: {
    kicker: 'Rulebook',
    contents: 'Contents',
    loading: 'Opening the rulebook …',
    failed: 'The rulebook could not be loaded. Is the server still there?',
    retry: 'Try again',
    onlyRulings: 'Only rulings',
    showing: (shown: number, all: number) =>
      shown === all ? plural(all, { one: 'rule', other: 'rules' }) : `${count(shown)} of ${count(all)} rules`,
    ruling: 'Ruling',
    base: 'from the base game',
    copyLink: (id: string) => `Copy link to ${id}`,
    linkCopied: (id: string) => `Link to ${id} copied`,
    inContext: (area: string) => `show in chapter ${area}`,
    noSuchRule: (id: string) => `There is no rule with the number ${id} in this rulebook.`,
    toTop: 'To the top',
    otherBooks: 'All rulebooks',
  },
  missing: {
    title: 'Nothing on the table here',
    text: 'There is no page at this address. Perhaps a letter is missing.',
    home: 'To the first page',
  },
  failure: {
    title: 'Something fell off the table',
    text: 'The page could not be shown. Reload it; if that does not help, a report with this sentence will:',
    reload: 'Reload',
  },
  credits: {
    title: 'Credits and licences',
    independent: 'Independent and unofficial',
    independentText: [
      'Tafelrunde is an independent, unofficial implementation. It is not connected with the publishers and authors of the games, nor endorsed or checked by them.',
      'The names of the games and their trademarks belong to their owners. All wording and drawings here are our own; no artwork or text of the publishers is used.',
    ],
    project: 'Tafelrunde itself',
    projectText: 'Program, texts and drawings are under the MIT licence.',
    fonts: 'Fonts',
    fontsText: 'Both are under the SIL Open Font License 1.1 and come from this server.',
    fontUse: { titles: 'titles and numbers', text: 'reading text' },
    icons: 'Icons',
    iconsText: 'They come from the collection of game-icons.net, recoloured and otherwise unchanged.',
    icon: 'Icon',
    author: 'Drawn by',
    licence: 'Licence',
    libraries: 'Libraries',
    librariesText: 'Without this free software the page would not exist.',
    library: 'Library',
    purpose: 'For',
    rooms: {
      web: 'in the browser',
      server: 'on the server',
      cli: 'on the command line',
      packages: 'beneath everything',
    },
  },
  errors: errorsEn,
  gallery: {
    title: 'Parts',
    intro: 'What every table is made of, each part in its states.',
    loading: 'One moment …',
  },
  footer: {
    unofficial: 'Independent and unofficial. The names of the games belong to their owners.',
  },
} satisfies Texts;

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function numberWord(n: number): string {
  return words[n] ?? count(n);
}
