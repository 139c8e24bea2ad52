import { counter } from './counter.ts';
import type { LabTexts } from './lab-de.ts';

const { count, plural } = counter('en-GB');

export const labEn = {
  title: 'Lab',
  titleFor: (game: string) => `Lab: ${game}`,
  intro:
    'Let bots play many matches in this browser and see what comes of it: how long they take, who wins, which cards are taken, where it stalls.',
  choose: 'Which game?',
  none: 'No game can be played in the lab just now.',
  unknown: 'There is no game at this address.',
  perhaps: 'Perhaps it is one of these?',
  notYet: (game: string) => `${game} cannot be played yet, nor taken to the lab.`,
  ready: 'These games are ready.',
  others: 'Another game',
  plan: 'The experiment',
  seats: 'Seats',
  bot: 'Who plays',
  bots: { casual: 'Bots, easy', greedy: 'Bots, normal', search: 'Bots, hard (slow)', random: 'Chance' },
  called: {
    casual: 'easy bots',
    greedy: 'normal bots',
    search: 'hard bots',
    random: 'bots that leave it all to chance',
  },
  games: 'Matches',
  options: 'Options',
  start: 'Play matches',
  again: 'Start anew',
  stop: 'Stop',
  stopped: (done: number, of: number) =>
    `Stopped after ${count(done)} of ${plural(of, { one: 'match', other: 'matches' })}.`,
  done: (games: number) => `${plural(games, { one: 'match has', other: 'matches have' })} been played.`,
  running: (done: number, of: number) =>
    `${count(done)} of ${plural(of, { one: 'match', other: 'matches' })}`,
  left: (time: string) => `about ${time} left`,
  beginning: 'The first matches are under way …',
  workers: (n: number) => plural(n, { one: 'core at work', other: 'cores at work' }),
  broken: {
    game: (what: string) =>
      `A match did not come to its end (${what}). That is a fault of the game, not of your experiment.`,
    loading: (what: string) =>
      `A part of the lab could not be loaded${what === '' ? '' : ` (${what})`}. That is no fault of the game: load the page again and try once more.`,
    worker: (what: string) =>
      `Something went wrong in the middle of the work${what === '' ? '' : ` (${what})`}, and the experiment has stopped. Start it anew; if that does not help, load the page again.`,
  },
  csv: 'Table (CSV)',
  json: 'All figures (JSON)',
  progress: 'How far the experiment is',
  minutes: (n: number) => `${count(n)} min`,
  seconds: (n: number) => `${count(n)} s`,
} satisfies LabTexts;
