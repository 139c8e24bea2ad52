import { defineGame, isCooperative } from '@tafelrunde/engine';
import { together } from './about.ts';
import { content } from './content/index.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { adviceWith } from './judging/advice.ts';
import { judgeWith } from './judging/judge.ts';
import { de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { SCENARIO_NAMES } from './modes/index.ts';
import { BAND_NAMES } from './modes/scenario.ts';
import type { EuthiaGame } from './rules/effects.ts';
import { windows } from './rules/offers.ts';
import { step } from './rules/round.ts';
import { newHero, setup } from './rules/setup.ts';
import { verbs } from './rules/verbs/index.ts';
import { type EuthiaOptions, type EuthiaShape, NOWHERE, piles } from './shape.ts';

const LONG = ['darkWings', 'walkingDestruction', 'mirrezilsShadow'] as const;

const rules = defineGame<EuthiaShape>({
  id: 'euthia',
  version: 1,
  seats: [1, 4],
  options: {
    scenario: {
      choices: SCENARIO_NAMES,
      default: 'theHunt',
    },
    cooperative: {
      choices: [false, true],
      default: false,
      when: [{ seats: [2, 4], options: { scenario: ['theHunt', 'darkWings', 'walkingDestruction'] } }],
    },
    difficulty: { choices: ['easy', 'normal', 'hard'], default: 'normal' },
    epic: { choices: [false, true], default: false, when: [{ options: { scenario: LONG } }] },
    elites: { choices: [false, true], default: false },
    mapLimit: { choices: [0, 2, 3, 4], default: 0 },
  },
  piles,
  content,
  back: (kind) => backOf(kind),
  windows,
  endings: ['reputation', 'victory', 'defeat', ...BAND_NAMES],
  begin: (options, seats) => ({
    scenario: options.scenario,
    mode: modeOf(options, seats),
    phase: 'heroes',
    round: 1,
    rounds: roundsOf(options),
    start: 0,
    turn: 0,
    turns: 0,
    heroes: Array.from({ length: seats }, newHero),
    map: { tiles: [], beaten: [], marker: [], tools: [], destroyed: [] },
    revealed: [],
    bountyDue: false,
    stageDamage: 0,
    stagesBeaten: 0,
    figure: NOWHERE,
    stunned: false,
    cracks: 0,
    markersB: 0,
    churchReached: false,
    faer: 0,
    deaths: 0,
    once: [],
    changes: [],
  }),
  setup,
  step,
  signed: [
    'heroes.*.space',
    'heroes.*.portal',
    'figure',
    'map.tiles.*.q',
    'map.tiles.*.r',
    'map.tiles.*.near.*',
    'map.marker.*',
  ],
  guide,
  cooperative: together,
  judge: judgeWith(content),
  advice: adviceWith(content),
  insights,
  words: { de, en },
});

/** One seat is alone; some scenarios are always played together, others if the table wants to. */
function modeOf(options: EuthiaOptions, seats: number): 'competitive' | 'cooperative' | 'solo' {
  if (seats === 1) return 'solo';
  return isCooperative(together, seats, { ...options }) ? 'cooperative' : 'competitive';
}

const ROUNDS = {
  theHunt: 8,
  darkWings: 10,
  walkingDestruction: 10,
  mirrezilsShadow: 10,
  lonelyPath: 9,
} as const;
const roundsOf = ({ scenario, epic }: EuthiaOptions): number =>
  ROUNDS[scenario] + (epic && (LONG as readonly string[]).includes(scenario) ? 2 : 0);

/** A map tile shows its chapter, a card its metal, a monster its level, reward and gate. EU-TILE-02, EU-MONSTER-02 */
function backOf(kind: string): string {
  const { land, play, enemy, sort } = content[kind];
  if (land !== null) return `chapter${land.chapter}`;
  if (play !== null) return play.metal;
  if (sort === 'monster')
    return `level${enemy!.level} ${JSON.stringify(enemy!.reward)} ${String(enemy!.gate)}`;
  return sort;
}

export const game: EuthiaGame = { ...rules, verbs };
