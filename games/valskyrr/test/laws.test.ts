import { goldenTests, lawTests, ledgerTests } from '@tafelrunde/testing';
import { game } from './kit.ts';

const folder = new URL('..', import.meta.url);
lawTests(game, folder, [
  { seats: 1 },
  { seats: 2, options: { adventure: 'songOfBones', groupDecisions: 'vote' } },
  { seats: 3, options: { adventure: 'redSand', nightmareTime: true, tunedRewards: true } },
  { seats: 2, options: { adventure: 'wingsOfTheStorm', combinedTurns: true, nightmareQuest: true } },
  { seats: 4, options: { adventure: 'heartOfDread', nightmareHeroes: true } },
]);
goldenTests(game, folder);
// The time cards lie in another box.
ledgerTests(folder, ['VA-TIMECARDS-02', 'VA-TIMECARDS-03', 'VA-TIMECARDS-04']);
