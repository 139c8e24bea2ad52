import { storyTests } from '@tafelrunde/testing';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';

storyTests(game, story, {
  seats: 2,
  options: { scenario: 'theHunt' },
  seeds: ['told', 'fourth'],
  answers: 700,
  advised: 0.4,
  concerns: {
    wounded: ({ seat }, own) => (seat === own ? 'change' : null),
    healed: ({ seat }, own) => (seat === own ? 'change' : null),
    died: ({ seat }, own) => (seat === own ? 'grave' : null),
    fell: ({ seat }, own) => (seat === own ? 'grave' : null),
    lostFight: ({ seat }, own) => (seat === own ? 'told' : null),
    won: ({ seat }, own) => (seat === own ? 'told' : null),
    gained: ({ seat, what }, own) => (seat === own && what === 'gold' ? 'change' : null),
    revealed: () => 'told',
  },
});
