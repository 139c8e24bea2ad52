import { defineGame } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { judgeWith } from './judging/judge.ts';
import { adviceWith } from './judging/advice.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { begin, setup } from './rules/setup.ts';
import { settle } from './rules/settle.ts';
import { turn } from './rules/turn.ts';
import { everyWindow, listening, windows } from './rules/listening.ts';
import { piles, type TalismanShape } from './shape.ts';
import { why } from './rules/why.ts';

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
    // Without quest cards in the box there is none to begin with.
    startQuest: {
      choices: [true, false],
      default: true,
      when: [
        { options: { reaper: [true] } },
        { options: { frostmarch: [true] } },
        { options: { cataclysm: [true] } },
        { options: { board: ['cataclysm'] } },
      ],
    },
    heirs: { choices: [true, false], default: true },
    keepRewards: { choices: [true, false], default: true, when: [{ options: { sacredPool: [true] } }] },
    questBlocksPortal: { choices: [false, true], default: false },
    // TA-NIGHT-01: ours, and off unless a table wants it.
    nightfall: { choices: [0, 8, 30, 60, 100, 150, 200], default: 0, endless: [0] },
  },
  piles,
  content,
  windows,
  everyWindow,
  listening,
  // TA-SPELL-04, TA-CARRY-03: also in the middle of a moment
  settle: (t) => settle(t, t.state.turn),
  signed: ['players.*.strengthNow', 'players.*.craftNow', 'players.*.attackNow'],
  endings: [
    'lastOne',
    'nobody',
    'night',
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
  judge: judgeWith(content),
  advice: adviceWith(content),
  insights,
  words: { de, en },
  why,
  guide,
});
