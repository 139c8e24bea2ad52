import { storyTests } from '@tafelrunde/testing';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';

storyTests(game, story, {
  seats: 2,
  seeds: ['told', 'again', 'third', 'fourth', 'fifth'],
  answers: 1500,
  advised: 0.4,
  concerns: {
    wounded: ({ seat }, own) => (seat === own ? 'change' : null),
    fallen: ({ seat }, own) => (seat === own ? 'grave' : null),
    attacks: ({ seat }, own) => (seat === own ? 'told' : null),
    darkness: () => 'told',
  },
});
