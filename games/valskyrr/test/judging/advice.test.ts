import assert from 'node:assert/strict';
import { greedy, sit } from '@tafelrunde/bots';
import {
  type Answer,
  checkAnswer,
  fairnessFromSeed,
  Match,
  randomSource,
  sampleAnswer,
} from '@tafelrunde/engine';
import { game, play, type Quest, situation } from '../kit.ts';

/** What the game advises a seat, by the kind of card where it points at one. */
function advised(quest: Quest, seat = 0): string {
  const question = quest.match.question(seat)!;
  const answer = game.advice!.answer(quest.match.view(seat), question);
  const option = question.from.find(({ id }) => id === answer);
  return option?.card === undefined ? String(answer) : quest.t.kind(option.card);
}

situation('with an enemy before it, a hero strikes; with nothing to do, it ends its turn', () => {
  const areas = [['shortSwordValkea']];
  assert.equal(advised(play({ encounter: 'turfWar', foes: [['boneSnake']], areas })), 'shortSwordValkea');
  assert.equal(advised(play({ areas })), 'endTurn');
});

situation('it strikes whoever is nearly dead and strikes hard', () => {
  const quest = play({
    encounter: 'turfWar',
    foes: [['stormDragon', 'ravenokStalker']],
    areas: [['shortSwordValkea']],
    tokens: { ravenokStalker: { wounds: 3 } },
  });
  const use = quest.match.question(0)!.from.find(({ text }) => text === 'use.normal')!;
  quest.match.answer(0, use.id);
  assert.equal(quest.match.question(0)!.ask.prompt, 'targetEnemy');
  assert.equal(advised(quest), 'ravenokStalker');
});

situation('an ally fights what it survives, and nobody where nothing is that weak', () => {
  const fights = (wounds: number): string =>
    advised(
      play({
        phase: 'defence',
        areas: [['jorun']],
        foes: [['redSandSlave', 'boneSnake', 'stormDragon']],
        tokens: { jorun: { wounds } },
      }),
    );
  // Jorun has 7 life and stops 1 physical damage; the slave deals 4, the snake 2, the dragon 4 by magic.
  assert.deepEqual([0, 3, 5, 6].map(fights), ['redSandSlave', 'redSandSlave', 'boneSnake', 'noFight']);
});

situation('who heals uses every point, on what is buried first', () => {
  const quest = play({
    usual: true,
    at: [4, 0],
    hands: [['charge']],
    cards: {
      'place.4': ['crystalRiver'],
      'burial.0': ['fierceBlow', 'holdFast', 'wildParry'],
      'discard.0': ['shieldWall', 'ironBreath', 'shieldBash'],
    },
  });
  quest.answer(0, 'rest').asks(0, 'healing');
  const question = quest.match.question(0)!;
  const answer = game.advice!.answer(quest.match.view(0), question) as readonly string[];
  assert.equal(answer.length, 5);
  const up = question.from.filter(({ text, id }) => text === 'unbury' && answer.includes(id));
  assert.equal(up.length, 3);
});

situation('weary heroes rest where it is safe; rested ones go on', () => {
  const at = (buried: number): Quest =>
    play({
      phase: 'travel',
      loot: 0,
      set: (state, t) => {
        state.round = 4;
        for (let i = 0; i < buried; i++) t.move(t.top(t.piles.heroDeck[0])!, t.piles.burial[0]);
      },
    });
  assert.equal(advised(at(12)), 'stay');
  assert.match(advised(at(0)), /^move/);
});

situation('what an encounter asks for is laid on it, not on the time charter', () => {
  const quest = play({ heroes: ['valkea', 'aseke'], phase: 'defence', encounter: 'deathWatch' });
  quest.asks(0, 'objectivesAway');
  assert.equal(advised(quest), 'away0');
});

situation('while seals bar the way to the boss, the party goes where a token lies face down', () => {
  // The one such token, three steps away behind two safe places; everywhere else an encounter waits.
  const quest = play({
    phase: 'travel',
    loot: 0,
    options: { adventure: 'redSand' },
    set: (state, t) => {
      state.round = 5;
      t.piles.hiddenToken.forEach((pile, slot) => {
        const token = t.top(pile);
        if (token !== null && slot !== 8) t.move(token, t.piles.token[slot]);
      });
      for (const slot of [4, 1, 5]) {
        t.move(t.top(t.piles.hidden[slot])!, t.piles.place[slot]);
        state.threat[slot] = slot === 4 ? 0 : 1;
      }
      const hidden = t.top(t.piles.hiddenToken[8])!;
      const seal = t.piles.token
        .map((pile) => t.top(pile))
        .find((one) => one !== null && t.kind(one) === 'redSandB');
      if (seal !== undefined && seal !== null) {
        const pile = t.piles.token.find((one) => t.top(one) === seal)!;
        t.move(hidden, pile);
        t.move(seal, t.piles.hiddenToken[8]);
      }
    },
  });
  assert.equal(advised(quest), 'move4');
});

situation('wounds cost cards of the discard pile before those of the hand', () => {
  const quest = play({
    phase: 'defence',
    hands: [['fierceBlow']],
    foes: [['boneSnake']],
    set: (_, t) => {
      for (const kind of ['holdFast', 'charge']) {
        const card = t.cards(t.piles.heroDeck[0]).find((one) => t.kind(one) === kind)!;
        t.move(card, t.piles.discard[0]);
      }
    },
  });
  const question = quest.match.question(0)!;
  assert.equal(question.ask.prompt, 'wounds');
  const answer = game.advice!.answer(quest.match.view(0), question) as readonly string[];
  const kinds = answer.map((id) => quest.t.kind(question.from.find((one) => one.id === id)!.card!));
  assert.deepEqual(kinds.toSorted(), ['charge', 'holdFast']);
});

const MODES = [
  [1, {}],
  [2, { adventure: 'songOfBones', combinedTurns: true }],
  [3, { adventure: 'redSand', nightmareTime: true, tunedRewards: true }],
  [4, { adventure: 'wingsOfTheStorm', nightmareHeroes: true, groupDecisions: 'vote' }],
  [2, { adventure: 'heartOfDread', nightmareQuest: true }],
] as const;

situation('it only ever names what is offered, in every mode, to the end of the game', () => {
  for (const [seats, options] of MODES) {
    const fairness = fairnessFromSeed(`advice ${seats}`);
    const match = Match.start(game, { seats, options, fairness, events: false });
    const random = randomSource('advice');
    let followed = 0;
    for (let n = 0; match.result === null; n++) {
      assert.ok(n < 5_000, 'it goes round in circles');
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const advice = game.advice!.answer(match.view(seat), question);
      if (advice !== null) followed++;
      const answer: Answer = advice ?? sampleAnswer(question, random);
      assert.ok(checkAnswer(question, answer).ok, `${question.ask.prompt}: ${JSON.stringify(answer)}`);
      assert.ok(match.answer(seat, answer).ok);
    }
    assert.ok(followed > 30, `only ${followed} answers of ${JSON.stringify(options)}`);
  }
});

situation('greedy answers with what is offered and comes to an end, in every mode', () => {
  for (const [seats, options] of MODES.slice(0, 2)) {
    const match = Match.start(game, {
      seats,
      options,
      fairness: fairnessFromSeed(`greedy ${seats}`),
      events: false,
    });
    for (let n = 0; match.result === null; n++) {
      assert.ok(n < 3_000, 'it goes round in circles');
      const [seat] = match.waiting;
      const answer = greedy.answer(sit(match, seat, `${n}`));
      assert.ok(match.answer(seat, answer).ok);
    }
    assert.ok(match.table.state.round > 3);
  }
});
