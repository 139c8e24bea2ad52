import { goldenTests, lawTests, ledgerTests } from '@tafelrunde/testing';
import { game } from '../game.ts';

const folder = new URL('..', import.meta.url);

lawTests(game, folder, [
  { seats: 1, options: { nightfall: 60 } },
  { seats: 2, options: { nightfall: 30, board: 'cataclysm', ending: 'open' } },
  { seats: 4, options: { nightfall: 30 } },
  { seats: 3, options: { nightfall: 30, ending: 'hidden', twoDice: false, heirs: false } },
]);
goldenTests(game, folder);
ledgerTests(folder);
