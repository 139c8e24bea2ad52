import { counter } from './counter.ts';
import type { RecordsTexts } from './records-de.ts';

const { plural } = counter('en-GB');

export const recordsEn = {
  title: 'Your matches',
  intro: 'Those that go on and those that are over, and records you have brought here.',
  loading: 'Fetching the matches …',
  none: 'You have not played anywhere yet. There is a game ready on the first page.',
  running: 'Going on',
  finished: 'Over',
  brought: 'Brought here',
  waiting: 'Not started yet',
  yourTurn: 'It is your turn',
  others: 'Others are to move',
  won: (names: string, many: boolean) => (many ? `${names} win` : `${names} wins`),
  nobody: 'Nobody wins',
  unproved: 'Result not proved',
  and: 'and',
  seats: (n: number) => plural(n, { one: 'seat', other: 'seats' }),
  seat: (n: number) => `Seat ${n}`,
  date: (at: number) =>
    new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  toTable: 'To the table',
  replay: 'Replay',
  record: 'Download record',
  rematch: 'Play again',
  discard: 'Delete',
  discardSure: 'Really delete',
  bring: 'Bring a record',
  bringText: 'Drag a file here or choose one. It is checked before it stands here.',
  bringChoose: 'Choose a file',
  bringing: (file: string) => `Checking ${file} …`,
  broughtNow: (file: string, game: string) => `${file} is checked and here: ${game}.`,
  brokenFile: (file: string, why: string) => `${file}: ${why}`,
  shortened: (entries: number, of: number) =>
    `Under newer rules ${entries} of its ${of} answers can be played again.`,
  tooLarge: 'The file is too large for a record.',
} satisfies RecordsTexts;
