import { storyTests } from '@tafelrunde/testing';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';

storyTests(game, story, {
  seats: 3,
  seeds: ['told', 'again', 'third'],
  answers: 900,
  concerns: {
    lost: ({ seat, stat }, own) => (seat === own && stat === 'lives' ? 'change' : null),
    missed: ({ seat }, own) => (seat === own ? 'grave' : null),
    turnLost: ({ seat }, own) => (seat === own ? 'grave' : null),
    died: ({ seat }, own) => (seat === own ? 'grave' : null),
    duel: ({ rival }, own) => (rival === own ? 'grave' : null),
  },
});
