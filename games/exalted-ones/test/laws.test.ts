import { goldenTests, lawTests, ledgerTests } from '@tafelrunde/testing';
import { game } from '../game.ts';

const folder = new URL('..', import.meta.url);
lawTests(game, folder, [
  { seats: 2, options: { mode: 'shortDuel' } },
  { seats: 2 },
  { seats: 2, options: { mode: 'toTheEnd', draft: 'teamLists' } },
  { seats: 2, options: { mode: 'poachers', draft: 'uniqueHeroes' } },
  { seats: 2, options: { mode: 'poachers', draft: 'teamLists' } },
  { seats: 2, options: { mode: 'trophyHunters', draft: 'uniqueHeroes' } },
]);
goldenTests(game, folder);
ledgerTests(folder);
