import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, Match, type Option } from '@tafelrunde/engine';
import {
  forecastOf,
  outcomeOfAnswer,
  outcomeOfReflex,
  outcomeOfUse,
  pursuitOf,
} from '../../overview/preview.ts';
import { goalOf } from '../../overview/reading.ts';
import { tableOf } from '../../overview/rehearsal.ts';
import { successLine, withHeroes } from '../../overview/texts.ts';
import { enemiesInPlay } from '../../rules/places.ts';
import { marksOf } from '../../rules/marks.ts';
import { foci, game, on, play, type Quest, situation } from '../kit.ts';

const viewOf = (quest: Quest) => quest.match.view(0);
const optionFor = (quest: Quest, words: string): Option => {
  const question = quest.match.pending!.question(0);
  const found = question.from.find(({ card }) => card !== undefined && quest.t.kind(card) === words);
  assert.ok(found, `${words} is offered`);
  return found;
};

situation('the preview of an action says wounds, vulnerability, the kill and where focus goes', () => {
  // Vulnerable to blunt: one wound on targeting, then three less one for its defence.
  const quest = play({ hands: [['fierceBlow']], foes: [['boneGhost']], focus: [6] });
  const outcome = outcomeOfUse(viewOf(quest), 0, optionFor(quest, 'fierceBlow'))!;
  const [blow] = outcome.blows;
  assert.deepEqual([blow.weak, blow.wounds, blow.slain, blow.loot], [1, 3, true, 1]);
  const [way] = outcome.focus;
  assert.deepEqual([way.n, way.to, way.vicious, way.passed], [3, 9, [8], [7, 8, 9]]);
  // Nothing of it reached the table.
  assert.equal(on(quest, 'boneGhost').wounds, 0);
  assert.deepEqual(foci(quest), [6]);
});

situation('where a target has to be chosen, every answer says what it does to that one', () => {
  const quest = play({ hands: [['fierceBlow']], foes: [['boneGhost', 'boneSnake']] });
  const before = outcomeOfUse(viewOf(quest), 0, optionFor(quest, 'fierceBlow'))!;
  assert.equal(before.halted?.prompt, 'targetEnemy');
  assert.equal(before.focus[0].n, 3);
  quest.answer(0, 'fierceBlow').asks(0, 'targetEnemy');
  const outcome = outcomeOfAnswer(viewOf(quest), optionFor(quest, 'boneSnake').id)!;
  assert.deepEqual(
    outcome.blows.map(({ kind, weak, wounds }) => [kind, weak, wounds]),
    [['boneSnake', 1, 4]],
  );
});

situation('an embedded action passes its keywords on in the preview, and all focus is summed', () => {
  const quest = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea']],
    foes: [['boneGhost', 'tormentedSkeleton']],
    focus: [0],
  });
  quest.answer(0, 'shieldBash').asks(0, 'targetEnemy');
  const outcome = outcomeOfAnswer(viewOf(quest), optionFor(quest, 'tormentedSkeleton').id)!;
  // The sword is no blunt weapon: the vulnerability comes from the feat it is used with.
  assert.equal(outcome.blows[0].weak, 1);
  assert.equal(outcome.focus[0].n, 3);
  assert.ok(outcome.blows[0].slain);
  quest.answer(0, 'tormentedSkeleton');
  assert.deepEqual(quest.kinds('pursuers.0'), ['boneGhost']);
  assert.deepEqual(foci(quest), [outcome.focus[0].to]);
});

situation('the coming attack of an enemy is foreseen with every card that could stop some of it', () => {
  const quest = play({
    heroes: ['valkea', 'elatha'],
    hands: [['wildParry', 'holdFast'], []],
    foes: [['boneSnake']],
  });
  const enemy = quest.t.cards(quest.t.piles.pursuers[0])[0];
  const forecast = forecastOf(viewOf(quest), enemy)!;
  assert.deepEqual(
    [forecast.damage, forecast.type, forecast.wounds, forecast.preventable],
    [2, 'physical', 2, true],
  );
  assert.deepEqual(Object.fromEntries(forecast.guards.map(({ kind, prevents }) => [kind, prevents])), {
    wildParry: 1,
    holdFast: 2,
  });
});

situation('what is stopped by itself is not counted for a card', () => {
  const quest = play({
    heroes: ['valkea', 'elatha'],
    encounter: 'holdTheBridge',
    hands: [['wildParry'], []],
    foes: [['chainDriver']],
    set: (state, t) => (state.roles.bridgeGuard = t.cards(t.piles.charter[0])[0]),
  });
  const enemy = quest.t.cards(quest.t.piles.pursuers[0])[0];
  const { wounds, guards } = forecastOf(viewOf(quest), enemy)!;
  assert.deepEqual([wounds, guards.map(({ prevents }) => prevents)], [2, [1]]);
});

situation('what cannot be prevented is foreseen as such', () => {
  const quest = play({ hands: [['holdFast']], foes: [['boneGhost']] });
  const enemy = quest.t.cards(quest.t.piles.pursuers[0])[0];
  const forecast = forecastOf(viewOf(quest), enemy)!;
  assert.deepEqual([forecast.preventable, forecast.guards.length], [false, 0]);
});

situation('a reflex says how much of the attack in progress it stops', () => {
  const quest = play({ phase: 'defence', hands: [['holdFast']], foes: [['boneDragon']] });
  quest.asks(0, 'damageToHero');
  const outcome = outcomeOfReflex(viewOf(quest), optionFor(quest, 'holdFast').id)!;
  assert.equal(outcome.prevented, 2);
});

situation('it is foreseen whom each enemy of the row would pursue', () => {
  const quest = play({ heroes: ['valkea', 'elatha'], row: ['boneGhost', 'boneSnake'], focus: [8, 5] });
  const whom = pursuitOf(viewOf(quest));
  // The highest focus first; it is halved by the first pursuer, so the next goes elsewhere.
  assert.deepEqual([...whom.values()], [0, 1]);
});

situation('how many objectives an encounter asks for follows from its own condition', () => {
  const quest = play({ heroes: ['valkea', 'elatha'], encounter: 'ragingBones', foes: [['boneGhost']] });
  assert.deepEqual(goalOf(viewOf(quest)), { have: 0, need: 4 });
  const other = play({ encounter: 'greatHunt', foes: [['boneGhost']] });
  assert.equal(goalOf(viewOf(other)), null);
});

situation('H in a text is the number of heroes', () => {
  assert.equal(
    withHeroes('2H Zielmarker, 3H−1, H/2, +H, H+1, H2, Helden', 3),
    '6 Zielmarker, 8, 1, +3, 4, H2, Helden',
  );
  assert.equal(successLine('Setup: x\nSuccess: 2H objective tokens here.', 2), '4 objective tokens here.');
});

/** What a preview says is what then happens, wherever nobody interferes: held against whole matches. */
test('previews of whole matches come true', () => {
  let compared = 0;
  for (const seed of ['preview 1', 'preview 2', 'preview 3']) {
    const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed(seed) });
    let chance = seed.length * 7919;
    const pick = (n: number): number => (chance = (chance * 48_271) % 2_147_483_647) % n;
    for (let answers = 0; answers < 260 && match.pending !== null; answers++) {
      const seat = match.pending.waiting[0];
      const question = match.pending.question(seat);
      const open = question.from.filter(({ no }) => no === undefined);
      const acts = open.filter(({ does }) => does === 'act');
      if (question.ask.prompt === 'turn' && acts.length > 0) {
        const option = acts[pick(acts.length)];
        const view = match.view(seat);
        const outcome = outcomeOfUse(view, seat, option)!;
        const before = tableOf(view);
        match.answer(seat, option.id);
        const next = match.pending?.question(match.pending.waiting[0]);
        if (outcome.halted !== null || next?.ask.prompt !== 'turn' || outcome.told.some(isUncertain))
          continue;
        const after = tableOf(match.view(seat));
        for (const card of enemiesInPlay(before)) {
          const said = outcome.blows.find((blow) => blow.card === card);
          if (said?.slain === true) assert.ok(!enemiesInPlay(after).includes(card), 'slain as foreseen');
          else if (enemiesInPlay(after).includes(card))
            assert.equal(marksOf(after, card).wounds - marksOf(before, card).wounds, said?.wounds ?? 0);
        }
        for (const way of outcome.focus) assert.equal(after.state.heroes[way.seat].focus, way.to);
        compared++;
      } else
        match.answer(
          seat,
          question.kind === 'one'
            ? open[pick(open.length)].id
            : question.kind === 'some'
              ? open.slice(0, question.min).map(({ id }) => id)
              : question.kind === 'order'
                ? open.map(({ id }) => id)
                : question.kind === 'number'
                  ? question.min
                  : false,
        );
    }
  }
  assert.ok(compared >= 25, `${compared} previews were compared`);
});

/** Something moved the focus back, or turned up besides. */
const isUncertain = ({ type }: { readonly type: string }): boolean =>
  ['pursues', 'focusLowered', 'fellBack', 'enraged'].includes(type);

situation('a reflex that calls off what it answers has a preview, too', () => {
  const quest = play({
    heroes: ['valkea', 'ishrid'],
    hands: [['fierceBlow']],
    areas: [[], ['ringOfThreeThreads']],
    foes: [['redSandSlave', 'stormDragon']],
    focus: [5, 4],
    tokens: { stormDragon: { enraged: true } },
  });
  quest.answer(0, 'fierceBlow').answer(0, 'stormDragon').asks(1, 'enrageStart');
  quest.answer(1, 'ringOfThreeThreads').asks(1, 'targetFriend');
  const { from } = quest.match.question(1)!;
  const outcomes = from.map(({ id }) => outcomeOfAnswer(quest.match.view(1), id));
  assert.ok(from.length > 1);
  assert.ok(outcomes.every((outcome) => outcome !== null));
});
