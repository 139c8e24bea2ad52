import { storyTests } from '@tafelrunde/testing';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';

storyTests(game, story, {
  seats: 2,
  seeds: ['told', 'again'],
  answers: 900,
  concerns: {
    fought: ({ seat }, own) => (seat === own ? 'told' : null),
    destroyed: ({ seat }, own) => (seat === own ? 'told' : null),
    experience: ({ seat }, own) => (seat === own ? 'change' : null),
  },
});
