import { listed } from '@tafelrunde/engine';
import type { errors as german } from './de-errors.ts';

const or = (words: readonly string[]): string => listed(words, 'or');
const and = (words: readonly string[]): string => listed(words, 'and');
const meant = (suggestion: string | null): string =>
  suggestion === null ? '' : ` Did you mean '${suggestion}'?`;

/** What can be wrong, with what would be right. */
export const errors = {
  unknownCommand: (word: string, suggestion: string | null, known: readonly string[]): string =>
    `There is no command '${word}'.${meant(suggestion) || ` There are ${and(known)}.`}`,
  unknownOption: (
    option: string,
    command: string,
    suggestion: string | null,
    known: readonly string[],
  ): string => `${command} knows no option ${option}.${meant(suggestion) || ` There are ${and(known)}.`}`,
  missingValue: (option: string): string => `${option} needs a value.`,
  unwantedValue: (option: string): string => `${option} stands alone, without a value.`,
  missingArgument: (name: string, usage: string): string => `${name} is missing. Usage: ${usage}`,
  tooManyArguments: (word: string, usage: string): string => `'${word}' is too much. Usage: ${usage}`,
  notANumber: (option: string, value: string, least: number, most: number): string =>
    Number.isFinite(most)
      ? `${option} must be a whole number from ${least} to ${most}, not '${value}'.`
      : `${option} must be a whole number of at least ${least}, not '${value}'.`,
  badLanguage: (value: string): string => `--lang knows de and en, not '${value}'.`,
  unknownGame: (
    id: string,
    suggestion: string | null,
    games: readonly string[],
    fixtures: readonly string[],
  ): string =>
    `There is no game '${id}'.${
      meant(suggestion) || ` There are ${and(games)}; for practice ${and(fixtures)}.`
    }`,
  notPlayable: (name: string): string =>
    `${name} cannot be played yet; its rulebook can be read with npm start.`,
  unknownBot: (
    id: string,
    suggestion: string | null,
    bots: readonly string[],
    levels: readonly string[],
  ): string =>
    `There is no bot '${id}'.${meant(suggestion) || ` There are ${and(bots)}, by strength ${and(levels)}.`}`,
  commandElsewhere: (bot: string): string =>
    `'${bot}': bots from outside play only in the arena (tafelrunde arena).`,
  tooManyBots: (bots: number, seats: number): string =>
    `${bots} bots do not fit on ${seats} seats; give fewer bots, or more seats with --seats.`,
  tooFewBots: 'It takes at least two different bots; name them with --bots, separated by commas.',
  tooManyNames: (names: number, people: number): string =>
    `${names} names are more than there are people at the table (${people}).`,
  badSeats: (game: string, least: number, most: number, got: number): string =>
    least === most
      ? `${game} is played with ${least} seats, not ${got}.`
      : `${game} is played with ${least} to ${most} seats, not ${got}.`,
  badOptionForm: (text: string): string =>
    `Settings are written name=value, separated by commas, not '${text}'.`,
  noGameOptions: (game: string): string => `${game} has no settings.`,
  unknownGameOption: (
    name: string,
    game: string,
    suggestion: string | null,
    known: readonly string[],
  ): string => `${game} has no setting '${name}'.${meant(suggestion) || ` There are ${and(known)}.`}`,
  badOptionValue: (name: string, value: string, choices: readonly string[]): string =>
    `'${name}' can be ${or(choices)}, not '${value}'.`,
  fileMissing: (file: string): string => `There is no file ${file}.`,
  fileIsFolder: (file: string): string => `${file} is a folder; a file is needed.`,
  fileUnreadable: (file: string): string => `The file ${file} cannot be read.`,
  fileUnwritable: (file: string): string =>
    `The file ${file} cannot be written; does its folder exist, may you write there, and is there room left?`,
  outputIsFolder: (option: string, file: string): string =>
    `${option} ${file}: this is a folder; the name of a file is needed.`,
  outputFolderMissing: (option: string, file: string, folder: string): string =>
    `${option} ${file}: there is no folder ${folder}; make it, or take another one.`,
  outputUnwritable: (option: string, file: string): string => `${option} ${file}: you may not write there.`,
  outputTwice: (one: string, other: string, file: string): string =>
    `${one} and ${other} both name ${file}; each needs a file of its own.`,
  inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
  badViewer: (value: string, seats: number): string =>
    `--seat knows the seats 0 to ${seats - 1}, watcher and all, not '${value}'.`,
  resumeOtherGame: (file: string, recorded: string, asked: string): string =>
    `${file} is a match of ${recorded}, not of ${asked}; leave out the name of the game.`,
  resumeFixed: (option: string): string => `${option} cannot be changed in a saved match.`,
  noRulebook: (game: string): string => `${game} has no rulebook (rules.yaml).`,
  portBusy: (port: number): string =>
    `Port ${port} is already in use; take another one with --port, or end the other program.`,
  portForbidden: (port: number): string =>
    `Port ${port} may not be opened by this user; take one from 1024 on with --port.`,
  dataFolder: (folder: string): string => `The folder ${folder} cannot be written to.`,
  databaseNewer: (place: string): string =>
    `The data in ${place} are from a newer version; update the program.`,
  databaseUnreadable: (place: string, reason: string): string =>
    `The database in ${place} cannot be read (${reason}).`,
  databaseUrl: (field: string): string =>
    `DATABASE_URL cannot be used: ${field} is missing or wrong. It looks like this: postgres://user:password@host:5432/database`,
  databaseUnreachable: (place: string, field: string, reason: string): string =>
    `The database ${place} cannot be reached (${reason}). ` +
    (field === '' ? 'Check DATABASE_URL.' : `Check ${field} in DATABASE_URL.`),
  twoPlaces: (): string =>
    'The data are either in the folder of --data or where DATABASE_URL leads; take one of them away.',
  badProxy: (part: string): string =>
    `TAFELRUNDE_TRUST_PROXY: “${part}” is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.`,
  clientMissing: (folder: string): string =>
    `There is no built web client in ${folder}; npm start builds the own one.`,
  ruleBroke: (message: string, file: string): string =>
    `A rule of the game is broken (${message}). The match that shows it is in ${file}.`,
  gameBroke: (game: number, seed: string, message: string): string =>
    `Match ${game + 1} (seed ${seed}) broke off: ${message}.`,
  cannotReplay: (file: string): string => `${file} cannot be played again.`,
  unexpected: (message: string): string => `Unexpected error: ${message} (TAFELRUNDE_DEBUG=1 shows where).`,
} satisfies typeof german;
