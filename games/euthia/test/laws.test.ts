import { goldenTests, lawTests, ledgerTests } from '@tafelrunde/testing';
import { game } from './kit.ts';

const folder = new URL('..', import.meta.url);
lawTests(game, folder, [
  { seats: 2 },
  { seats: 4, options: { mapLimit: 2 } },
  { seats: 3, options: { cooperative: true } },
  { seats: 3, options: { scenario: 'darkWings', elites: true } },
  { seats: 1, options: { scenario: 'darkWings', epic: true } },
  { seats: 4, options: { scenario: 'walkingDestruction', difficulty: 'hard', mapLimit: 3 } },
  { seats: 2, options: { scenario: 'walkingDestruction', cooperative: true, elites: true } },
  { seats: 2, options: { scenario: 'mirrezilsShadow', epic: true } },
  { seats: 4, options: { scenario: 'mirrezilsShadow', difficulty: 'easy' } },
  { seats: 1, options: { scenario: 'lonelyPath', difficulty: 'easy' } },
  { seats: 2, options: { scenario: 'lonelyPath', elites: true } },
]);
goldenTests(game, folder);
// The books in the box.
ledgerTests(folder, ['EU-COMP-14']);
