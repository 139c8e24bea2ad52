import { defineGame, type View } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { insights } from './insights.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { begin, setup } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { windows } from './rules/windows.ts';
import { piles, type TalismanShape } from './shape.ts';

/** What a position is worth to a seat: its own character against the best of the others. */
function judge({ state, result, piles: seen }: View<TalismanShape>, seat: number): number {
  if (result !== null) return result.winners.includes(seat) ? 1000 : -1000;
  const worth = (index: number): number => {
    const player = state.players[index];
    if (player.standing === 'out') return -100;
    const inner = player.space >= 40 ? 10 + (player.space === 48 ? 50 : 0) : 0;
    return (
      3 * (player.strength + player.craft) +
      2 * player.lives +
      player.fate +
      player.gold +
      2 * (seen.objects[index].count ?? 0) +
      (seen.followers[index].count ?? 0) +
      (seen.trophies[index].count ?? 0) +
      inner
    );
  };
  const rivals = state.players.map((_, index) => (index === seat ? Number.NEGATIVE_INFINITY : worth(index)));
  return worth(seat) - (rivals.length > 1 ? 0.5 * Math.max(...rivals) : 0);
}

export const game = defineGame<TalismanShape>({
  id: 'talisman',
  version: 1,
  seats: [1, 6],
  options: {
    board: { choices: ['base', 'cataclysm'], default: 'base' },
    ending: { choices: ['none', 'open', 'hidden'], default: 'none' },
    reaper: { choices: [true, false], default: true },
    frostmarch: { choices: [true, false], default: true },
    sacredPool: { choices: [true, false], default: true },
    cataclysm: { choices: [true, false], default: true, when: [{ options: { board: ['base'] } }] },
    explodingDice: { choices: [true, false], default: true },
    twoDice: { choices: [true, false], default: true },
    trophyRate: { choices: [4, 7], default: 4 },
    choiceOfCharacters: { choices: [3, 1], default: 3 },
    startQuest: { choices: [true, false], default: true },
    heirs: { choices: [true, false], default: true },
    keepRewards: { choices: [true, false], default: true },
    questBlocksPortal: { choices: [false, true], default: false },
    nightfall: { choices: [0, 30, 60, 100, 150, 200], default: 200 },
  },
  piles,
  content,
  windows,
  signed: ['players.*.strengthNow', 'players.*.craftNow', 'players.*.attackNow'],
  endings: [
    'lastOne',
    'nobody',
    'crown',
    'fallen',
    'iceQueen',
    'demonLord',
    'warlockQuests',
    'judgementDay',
    'sacredPool',
    'landsOfWonder',
    'theOneTalisman',
    'cultBroken',
    'cultTriumphs',
  ],
  begin,
  setup,
  step: turn,
  judge,
  insights,
  words: { de, en },
});
