import { defineGame, type OptionSpec, type OptionValue } from '@tafelrunde/engine';
import { adviceWith } from './judging/advice.ts';
import { content } from './content/index.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { judgeWith } from './judging/judge.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import type { ThunderstoneGame } from './modes/mode.ts';
import { modes } from './modes/index.ts';
import { PRESETS, randomizersOf, withForbidden } from './rules/sets.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/turn.ts';
import { piles, type SetName, type ThunderstoneOptions, type ThunderstoneShape } from './shape.ts';

const groups = new Set(Object.values(content).map((def) => def.group));
/** The suggested sets whose cards are all here. */
const suggested = (Object.keys(PRESETS) as (keyof typeof PRESETS)[]).filter((name) => {
  const { heroes, village, monsters, traps, guardians } = PRESETS[name];
  const named = [...heroes, ...village, ...monsters, ...traps].every((group) => groups.has(group));
  return named && guardians.every((kind) => Object.hasOwn(content, kind));
});
const SETS: readonly SetName[] = [...suggested, 'random', 'chosen'];
/** The boxes that hold enough for a game of their own. */
const BOXES = (['both', 'base', 'wrath'] as const).filter((box) => {
  const { heroes, village, monsters } = randomizersOf(content, { box, promo: false });
  return heroes.length >= 4 && village.length >= 8 && monsters.length >= 3;
});

/** Circumstances in which options make a difference. */
type When = NonNullable<OptionSpec<OptionValue, ThunderstoneOptions>['when']>;
const ALONE: When = [{ seats: [1, 1] }];
/** Alone, in a suggested set, a card is replaced by one that is drawn. TH-SOLO-22 */
const REPLACED: When = [{ seats: [1, 1], options: { set: withForbidden(content, ['heroes', 'village']) } }];
const HERO_REPLACED: When = [{ seats: [1, 1], options: { set: withForbidden(content, ['heroes']) } }];
const SEVERAL: When = [{ seats: [2, 5] }];
const DRAWN: When = [{ options: { set: ['random', 'chosen'] } }];

const rules = defineGame<ThunderstoneShape>({
  id: 'thunderstone',
  version: 1,
  seats: [1, 5],
  options: {
    mode: {
      choices: ['standard', 'epic', 'crawl', 'hunt', 'odyssey', 'wandering'],
      default: 'standard',
      when: SEVERAL,
    },
    level: { choices: ['normal', 'veteran', 'nightmare'], default: 'normal', when: ALONE },
    set: { choices: SETS, default: 'first' },
    box: {
      choices: BOXES,
      default: 'both',
      when: [...DRAWN, ...REPLACED, { options: { mode: ['epic', 'hunt', 'odyssey', 'wandering'] } }],
    },
    promo: {
      choices: [false, true],
      default: false,
      when: [...DRAWN, ...HERO_REPLACED, { options: { mode: ['epic', 'odyssey'] } }],
    },
    stone: {
      choices: ['random', 'stoneOfAgony', 'stoneOfMystery', 'both'],
      default: 'random',
      when: [...ALONE, { options: { mode: ['standard', 'wandering'] } }],
    },
    games: { choices: [2, 3, 4], default: 2, when: [{ options: { mode: ['odyssey'] } }] },
    features: {
      choices: [0, 1, 2, 3, 4, 5],
      default: 2,
      when: [{ options: { mode: ['wandering'], box: ['both', 'wrath'] } }],
    },
  },
  piles,
  content,
  endings: ['stone', 'stalemate', 'bothStones', 'tournament'],
  begin: (_options, seats) => ({
    turn: 0,
    game: 1,
    phase: 'play',
    players: Array.from({ length: seats }, () => ({ experience: 0, tournament: 0, wins: 0 })),
    sets: { heroes: [], village: [], monsters: [], traps: [], guardians: [], stones: [] },
    hall: { holes: [], fill: 0, refilling: false, refilled: false, arrived: false, claim: null, stones: 0 },
    fought: false,
    beat: false,
    idle: 0,
    wander: { front: null, tokens: 0, due: null },
    solo: { respite: false, earned: false, advancing: false },
    campaign: { games: [], dungeons: [], heroes: [], companions: Array.from({ length: seats }, () => []) },
  }),
  setup,
  step,
  judge: judgeWith(content),
  advice: adviceWith(content),
  insights,
  words: { de, en },
  guide,
});

export const game: ThunderstoneGame = { ...rules, modes };
