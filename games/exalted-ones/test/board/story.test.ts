import { storyTests } from '@tafelrunde/testing';
import { story } from '../../board/story.ts';
import { game } from '../../game.ts';
import { content } from '../../content/index.ts';

const isHero = (kind: unknown): boolean => content[String(kind)]?.sort === 'hero';
let own: unknown = null;

storyTests(game, story, {
  seats: 2,
  options: { mode: 'shortDuel' },
  seeds: ['told', 'again', 'third', 'fourth', 'fifth'],
  answers: 900,
  advised: 0.4,
  concerns: {
    colours: ({ blue }) => {
      own = blue === 0 ? 'blue' : 'red';
      return 'told';
    },
    hurt: ({ kind, team }) => (isHero(kind) && team === own ? 'change' : null),
    out: ({ kind, team }) => (isHero(kind) && team === own ? 'grave' : null),
    scored: ({ seat }) => (seat === 0 ? 'change' : null),
    rolled: ({ at }) => (isHero((at as { kind: string }).kind) ? 'told' : null),
  },
});
