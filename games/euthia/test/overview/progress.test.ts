import assert from 'node:assert/strict';
import { speechOf } from '@tafelrunde/engine';
import { overview } from '../../overview.ts';
import { goalLine, progressLine } from '../../overview/progress.ts';
import { game, type Journey, play, situation } from '../kit.ts';

/** How far the scenario is, as a seat reads it. */
function told(j: Journey, language: 'de' | 'en' = 'en'): string {
  const at = {
    view: j.match.view(0),
    viewer: 0,
    speech: speechOf(language, game.words[language], ['A', 'B']),
    asking: null,
  };
  const [line = ''] = progressLine(at);
  // The terminal says the same, below the stack.
  const stack = overview.areas!(at).find(({ id }) => id === 'stack')!;
  assert.equal(stack.lines[2] ?? '', line);
  return line;
}
type Plan = NonNullable<Parameters<typeof play>[0]>;
type Set = NonNullable<Plan['set']>;
const tells = (plan: Plan, language?: 'de' | 'en'): string => told(play(plan).asks(0, 'turn'), language);

situation('The Hunt: those who hunt together see what their trophies are worth', () => {
  assert.equal(tells({ options: { scenario: 'theHunt' } }), '');
  const together: Plan = {
    options: { scenario: 'theHunt', cooperative: true },
    cards: { 'trophies.1': ['mistWolf'] },
  };
  assert.equal(tells(together), 'Trophies together: 1 of 5 reputation');
});

situation('Dark Wings: when Farruga comes, where she is, and her wounds', () => {
  const options = { scenario: 'darkWings' } as const;
  const wings = (set: Set, cooperative = false): string =>
    tells({ options: { ...options, cooperative }, set });
  assert.equal(
    wings(() => undefined),
    'Farruga lands at the end of round 5',
  );
  assert.equal(
    wings((state) => {
      state.round = 6;
      state.figure = 2;
      state.stageDamage = 3;
    }),
    'Farruga, stage 1, on the map · 3 damage',
  );
  assert.equal(
    wings((state) => {
      state.round = 7;
      state.stagesBeaten = 1;
    }, true),
    'Farruga, stage 2, in the air · 1 of 2 stages beaten',
  );
});

situation('Walking Destruction: where the golem goes', () => {
  const map: Plan['map'] = [
    ['robberTrail', 2, -1],
    ['traderGreen', 1, 1],
  ];
  const golem = (set: Set, more: Plan = {}): string =>
    tells({ map, ...more, options: { scenario: 'walkingDestruction', ...more.options }, set });
  assert.equal(
    golem(() => undefined),
    'The golem’s ruins have not been found yet',
  );
  assert.equal(
    golem((state) => (state.figure = 4)),
    'Golem, stage 1 · he walks towards a place of trade',
  );
  assert.equal(
    golem((state) => (state.figure = 4), { map: [['robberTrail', 2, -1]] }),
    'Golem, stage 1 · he waits',
  );
  const beaten: Set = (state) => {
    state.figure = 4;
    state.stunned = true;
    state.heroes[1].golemMarker = true;
  };
  assert.equal(
    golem(beaten, { options: { cooperative: true } }),
    'Golem, stage 2 · stunned this round · 1 of 2 have beaten him',
  );
});

situation('Mirrezil’s Shadow: his stages, in both languages; on the Lonely Path nothing', () => {
  const shadow: Plan = {
    options: { scenario: 'mirrezilsShadow' },
    set: (state) => (state.stagesBeaten = 1),
  };
  assert.equal(tells(shadow), 'Mirrezil: 1 of 2 stages beaten');
  assert.equal(tells(shadow, 'de'), 'Mirrezil: 1 von 2 Gestalten besiegt');
  assert.equal(tells({ heroes: ['ael'], options: { scenario: 'lonelyPath' } }), '');
});

situation('alone the goal says which reputation comes to what, or what is to be defeated', () => {
  const goal = (plan: Plan): string => {
    const j = play(plan).asks(0, 'turn');
    const speech = speechOf('en', game.words.en, ['A', 'B']);
    const at = { view: j.match.view(0), viewer: 0, speech, asking: { question: j.match.wire(0)! } };
    if (plan.heroes?.length === 1) assert.ok(goalLine(at).endsWith(overview.help!(at.asking.question, at)!));
    return goalLine(at);
  };
  const alone = ['dral'];
  assert.equal(
    goal({ heroes: alone, options: { scenario: 'theHunt' } }),
    'Trophies are worth their level in reputation at the end. Your reputation at the end: 15 a survivor, 20 a traveller, 26 a champion, 33 a legend.',
  );
  assert.equal(
    goal({ heroes: alone, options: { scenario: 'mirrezilsShadow' } }),
    'Defeat 2 of Mirrezil’s stages before the rounds run out.',
  );
  assert.match(goal({ options: { scenario: 'theHunt' } }), /The most reputation wins\.$/u);
});
