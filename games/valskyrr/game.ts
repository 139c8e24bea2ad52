import { defineGame } from '@tafelrunde/engine';
import { content } from './content/index.ts';
import { insights } from './insights.ts';
import { adviceWith } from './judging/advice.ts';
import { judgeWith } from './judging/judge.ts';
import { guide } from './guide.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { Frame } from './rules/frame.ts';
import { step } from './rules/round.ts';
import { setup } from './rules/setup.ts';
import type { ValskyrrGame } from './rules/tools.ts';
import { verbs } from './rules/verbs/index.ts';
import { windows } from './rules/windows.ts';
import { piles, ROLES, type Role, type ValskyrrShape } from './shape.ts';

const NO_ROLES = Object.fromEntries(ROLES.map((role) => [role, null])) as { [R in Role]: null };

const rules = defineGame<ValskyrrShape>({
  id: 'valskyrr',
  version: 1,
  seats: [1, 4],
  options: {
    adventure: {
      choices: ['firstTracks', 'songOfBones', 'redSand', 'wingsOfTheStorm', 'heartOfDread'],
      default: 'firstTracks',
    },
    nightmareHeroes: { choices: [false, true], default: false },
    nightmareQuest: { choices: [false, true], default: false },
    nightmareTime: { choices: [false, true], default: false },
    combinedTurns: { choices: [false, true], default: false, when: [{ seats: [2, 4] }] },
    tunedRewards: { choices: [false, true], default: false },
    groupDecisions: {
      choices: ['spokesperson', 'vote'],
      default: 'spokesperson',
      when: [{ seats: [2, 4] }],
    },
  },
  piles,
  content,
  back: (kind) => backOf(kind),
  windows,
  endings: ['victory', 'theEnd', 'heroFallen', 'allFallen'],
  begin: (options, seats) => ({
    adventure: options.adventure,
    phase: 'reinforcement',
    stage: 'begin',
    round: 1,
    heroes: Array.from({ length: seats }, () => ({
      hero: '',
      focus: 0,
      out: false,
      normalDone: 0,
      alliesActed: [],
      rested: false,
      turnOver: false,
    })),
    loot: 0,
    reinforcement: 0,
    time: 0,
    darkness: 0,
    objectives: 0,
    party: 0,
    threat: [],
    moved: false,
    completed: false,
    turn: null,
    activated: [],
    fights: [],
    area: null,
    roles: { ...NO_ROLES },
    slain: [],
    bossSlain: false,
    bossLife: 0,
    changes: [],
    used: { turn: [], round: [], encounter: [] },
    entered: Array.from({ length: seats }, () => 0),
    steer: null,
    bossWounds: 0,
    suspended: [],
  }),
  setup,
  step,
  guide,
  signed: ['changes.*.delta'],
  cooperative: true,
  judge: judgeWith(content),
  advice: adviceWith(content),
  insights,
  words: { de, en },
});

/** A location shows its type from behind, an enemy its deck. */
function backOf(kind: string): string {
  const { location, deck, sort } = content[kind];
  return location?.terrain ?? deck ?? sort;
}

export const game: ValskyrrGame = { ...rules, verbs, read: (t, seed) => new Frame(t, seed) };
