import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchBot, sit } from '@tafelrunde/bots';
import { fairnessFromSeed, Match } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { play, type Thunder } from '../kit.ts';

/** What the game advises, as the table words it. */
function advised(t: Thunder): string | null {
  const question = t.match.question(0)!;
  const answer = game.advice!.answer(t.match.view(0), question) as string | null;
  const option = question.from.find(({ id }) => id === answer);
  return option?.card === undefined ? answer : t.t.kind(option.card);
}

const at = (hand: readonly string[], hall: readonly string[]): Thunder =>
  play({ options: { set: 'random' }, hand, hall, cards: OWN });

const OWN = { 'deck.0': ['militia', 'militia', 'militia', 'torch', 'dagger', 'militia'], 'discard.0': [] };

const STRONG = ['torynScrapper', 'torynScrapper', 'torynScrapper', 'torynScrapper', 'torch', 'torch'];

const RICH = ['ironRations', 'ironRations', 'lantern', 'lantern', 'torch', 'militia'];

describe('the advice', () => {
  it('goes where the hand is good for something', () => {
    assert.equal(advised(at(STRONG, ['steamTorment', 'horde9', 'horde11'])), 'dungeon');
    assert.equal(advised(at(RICH, ['airWrath', 'horde11', 'horde12'])), 'village');
  });

  it('lets heroes carry their weapons before it attacks what they can beat', () => {
    const hand = ['torynScrapper', 'torynScrapper', 'hatchet', 'torch', 'torch', 'ironRations'];
    const t = at(hand, ['steamTorment', 'horde12', 'horde11']).answer(0, 'dungeon');
    // Rations are free to eat.
    if (advised(t) === 'ironRations') t.answer(0, 'ironRations').answer(0, 'Toryn Scrapper');
    assert.equal(advised(t), 'hatchet');
    t.answer(0, 'hatchet');
    assert.equal(advised(t), 'torynScrapper');
    t.answer(0, 'Toryn Scrapper');
    assert.equal(advised(t), 'steamTorment');
  });

  it('buys what makes the deck better, then it is done', () => {
    const t = at(RICH, ['airWrath', 'horde11', 'horde12']).answer(0, 'village');
    for (let answers = 0; advised(t) !== 'done'; answers++) {
      assert.ok(answers < 10, 'it never ends');
      const answer = game.advice!.answer(t.match.view(0), t.match.question(0)!)!;
      assert.ok(t.match.answer(0, answer).ok);
      if (t.match.question(0)?.ask.prompt !== 'visit') return;
    }
  });

  it('alone, gives up the card the deck misses least', () => {
    const demanded = (hand: readonly string[]): Thunder =>
      play({
        seats: 1,
        options: { set: 'random' },
        hand: ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'],
        hall: ['steamTorment'],
        cards: { 'rank.0': ['darkChampion'], 'deck.0': hand, 'discard.0': [] },
      })
        .answer(0, 'rest')
        .answer(0, 'keep');
    const heroes = ['torynScrapper', 'torynScrapper', 'torynScrapper', 'torynScrapper', 'torynScrapper'];
    for (const weakest of ['disease', 'militia']) {
      const t = demanded([...heroes, weakest]);
      assert.equal(t.match.question(0)?.ask.prompt, 'tribute');
      assert.equal(advised(t), weakest);
    }
  });

  it('only ever names what is offered, alone and in company, to the end of the game', () => {
    for (const seats of [1, 2, 3]) {
      const match = Match.start(game, { seats, fairness: fairnessFromSeed(`advice ${seats}`) });
      let followed = 0;
      for (let n = 0; match.result === null; n++) {
        assert.ok(n < 20_000, 'it goes round in circles');
        const [seat] = match.waiting;
        const question = match.question(seat)!;
        const advice = game.advice!.answer(match.view(seat), question);
        if (advice !== null) followed++;
        const plain = question.from.find(({ no }) => no === undefined)?.id ?? question.min;
        const some = question.from.slice(0, question.min).map(({ id }) => id);
        const other = question.kind === 'some' ? some : question.kind === 'confirm' ? false : plain;
        const all = question.from.map(({ id }) => id);
        assert.ok(match.answer(seat, advice ?? (question.kind === 'order' ? all : other)).ok);
      }
      assert.ok(followed > 50, `only ${followed} answers`);
    }
  });
});

describe('search', () => {
  it('does not put off a fight it cannot win for ever', () => {
    const hand = ['militia', 'militia', 'militia', 'dagger', 'torch', 'torch'];
    const t = at(hand, ['airWrath', 'horde11', 'horde12']).answer(0, 'dungeon');
    const search = searchBot('search', { budget: { playOuts: 60 }, deals: 8, steps: 1, patience: 500 });
    for (
      let n = 0;
      t.match.question(0)?.ask.prompt === 'fight' || t.match.question(0)?.ask.prompt === 'equip';
      n++
    ) {
      assert.ok(n < 12, 'it goes on arming and disarming');
      assert.ok(t.match.answer(0, search.answer(sit(t.match, 0, `${n}`))).ok);
    }
  });
});
