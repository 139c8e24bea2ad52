import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { greedy, random, sit } from '@tafelrunde/bots';
import { fairnessFromSeed, Match, type Seat } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { standstill } from '../../judging/standstill.ts';
import { worthsOf } from '../../judging/worth.ts';
import { play, type Thunder } from '../kit.ts';

const HALL = ['airWrath', 'steamTorment', 'horde9'];

/** Nothing else in the deck than these. */
const OWN = { 'deck.0': ['militia', 'militia', 'militia', 'torch', 'dagger', 'militia'], 'discard.0': [] };

const STRONG = ['torynScrapper', 'torynScrapper', 'torynScrapper', 'torynScrapper', 'torch', 'torch'];

const worth = (t: Thunder, seat: Seat = 0): number => game.judge!(t.match.view(seat), seat);

const LAST = ['stoneOfMystery', ...Array<string>(8).fill('harbinger')];

const WEAK = ['ironRations', 'ironRations', 'torch', 'torch', 'militia', 'militia'];

/** What greedy would answer, as the table words it. */
const greedyChoice = (t: Thunder): string => {
  const answer = greedy.answer(sit(t.match, 0, 'choice')) as string;
  const question = t.match.question(0)!;
  const option = question.from.find(({ id }) => id === answer)!;
  return option.card === undefined || option.card === null ? answer : t.t.kind(option.card);
};

describe('the judgement in the dungeon', () => {
  const fight = (hand: readonly string[], hall: readonly string[] = HALL): Thunder =>
    play({ options: { set: 'random' }, hand, hall, cards: OWN }).answer(0, 'dungeon');

  it('prefers a fight that is won to one that is lost', () => {
    const won = fight(STRONG).answer(0, 'Attack Steam Torment');
    const lost = fight(STRONG).answer(0, 'Attack Horde 9');
    assert.ok(worth(won) > worth(lost) + 1, `${worth(won)} and ${worth(lost)}`);
  });

  it('remembers until the next turn begins whether the last one was fought in vain', () => {
    const beaten = (monster: string): unknown => {
      const { match } = fight(STRONG).answer(0, `Attack ${monster}`);
      return (match.checkpoints.at(-1)!.whole.game as { readonly beat: boolean }).beat;
    };
    assert.deepEqual([beaten('Steam Torment'), beaten('Horde 9')], [true, false]);
  });

  it('sees a victory coming, and a defeat', () => {
    const before = (hand: readonly string[]): Thunder =>
      play({ options: { set: 'random' }, hand, hall: HALL, cards: OWN });
    const late = (hand: readonly string[]): Thunder =>
      play({ options: { set: 'random' }, hand, hall: HALL, cards: { ...OWN, dungeon: LAST } });
    assert.ok(worth(fight(STRONG)) > worth(before(STRONG)) + 1);
    assert.ok(worth(fight(WEAK)) < worth(before(WEAK)));
    assert.equal(greedyChoice(late(STRONG)), 'dungeon');
    assert.equal(greedyChoice(before(WEAK)), 'village');
  });

  it('counts on weapons that lie ready, and more on those that are carried', () => {
    const hand = ['torynScrapper', 'torynScrapper', 'hatchet', 'torch', 'torch', 'ironRations'];
    const ready = fight(hand, ['steamTorment', 'horde12', 'horde11']);
    const bare = fight(
      [...hand.slice(0, 2), 'torch', ...hand.slice(3)],
      ['steamTorment', 'horde12', 'horde11'],
    );
    assert.ok(worth(ready) > worth(bare) + 2);
    assert.equal(greedyChoice(ready), 'hatchet');
    const then = worth(ready);
    ready.answer(0, 'hatchet').answer(0, 'Toryn Scrapper');
    assert.ok(worth(ready) > then);
    assert.equal(greedyChoice(ready), 'steamTorment');
  });

  it('takes the stone and the victory with it when it is ahead', () => {
    const t = play({
      options: { set: 'random' },
      hand: STRONG,
      hall: ['airWrath', 'stoneOfMystery', 'waterWrath'],
      cards: { ...OWN, 'discard.0': ['ebonFume'], 'rank.0': [] },
      set: (state) => (state.sets.stones = ['stoneOfMystery']),
    });
    assert.equal(greedyChoice(t), 'dungeon');
    t.answer(0, 'dungeon');
    assert.equal(greedyChoice(t), 'airWrath');
    t.answer(0, 'Attack Air Wrath');
    assert.equal(t.match.result?.how, 'stone');
    assert.ok(worth(t, 0) > 500 && worth(t, 1) < -500);
  });
});

describe('the judgement in the village', () => {
  const visit = (hand: readonly string[], experience = 0): Thunder =>
    play({
      hand,
      hall: HALL,
      cards: OWN,
      options: { set: 'first' },
      set: (state) => (state.players[0].experience = experience),
    });
  const RICH = ['torch', 'torch', 'ironRations', 'ironRations', 'militia', 'militia'];

  it('would rather have a hero than gold that is gone tomorrow', () => {
    const t = visit(RICH).answer(0, 'village');
    const choice = greedyChoice(t);
    assert.notEqual(choice, 'done');
    const left = visit(RICH).answer(0, 'village').answer(0, 'done');
    t.answer(0, 'Toryn Scrapper');
    assert.ok(worth(t) > worth(left));
  });

  it('knows what gold can buy before it is spent', () => {
    const poor = ['militia', 'militia', 'militia', 'militia', 'militia', 'dagger'];
    const gain = (hand: readonly string[]): number =>
      worth(visit(hand).answer(0, 'village')) - worth(visit(hand));
    assert.ok(gain(RICH) > gain(poor) + 0.5);
  });

  it('lets heroes rise', () => {
    const hand = ['torynScrapper', 'militia', 'militia', 'militia', 'militia', 'militia'];
    const t = visit(hand, 2).answer(0, 'village');
    assert.equal(greedyChoice(t), 'torynScrapper');
  });
});

describe('the judgement of a deck', () => {
  const resting = (hand: readonly string[], deck: readonly string[] = OWN['deck.0']): Thunder =>
    play({ hand, hall: HALL, cards: { ...OWN, 'deck.0': deck } }).answer(0, 'rest');
  const after = (t: Thunder, answer: string): number => worth(t.answer(0, answer));

  it('is glad to be rid of a Disease, and of nothing that is of use', () => {
    const hand = ['disease', 'torynScrapper', 'torch', 'dagger', 'militia', 'militia'];
    const kept = after(resting(hand), 'keep');
    assert.ok(after(resting(hand), 'Disease') > kept + 0.3);
    assert.ok(after(resting(hand), 'Toryn Scrapper') < kept - 0.3);
    assert.equal(greedyChoice(resting(hand)), 'disease');
  });

  it('keeps the last light rather than one of many', () => {
    const hand = ['torch', 'ironRations', 'militia', 'militia', 'militia', 'militia'];
    // Both are worth two gold; only one of them shines.
    const prefersTorch = (deck: readonly string[]): number =>
      after(resting(hand, deck), 'Iron Rations') - after(resting(hand, deck), 'Torch');
    const dark = ['militia', 'militia', 'militia', 'militia'];
    assert.ok(prefersTorch(dark) > 0.3);
    assert.ok(prefersTorch(dark) > prefersTorch(['lantern', 'lantern', 'lantern', 'lantern']) + 0.3);
  });

  it('counts what gets past a single player against it', () => {
    const alone = (front: string): Thunder =>
      play({
        seats: 1,
        options: { set: 'random' },
        hand: WEAK,
        hall: [front, 'airWrath', 'airWrath'],
        cards: OWN,
      })
        .answer(0, 'rest')
        .answer(0, 'keep');
    assert.ok(worth(alone('famine')) > worth(alone('ebonFume')) + 5);
  });

  it('judges the end of a game alone by points, and victory by more than the last of them', () => {
    // The stone comes to rank 1, and what was in front of it gets past: it is worth two points.
    const over = (own: readonly string[]): number => {
      const t = play({
        seats: 1,
        options: { set: 'random' },
        hand: WEAK,
        hall: ['haunt', 'stoneOfMystery', 'airWrath'],
        cards: { 'deck.0': own, 'discard.0': [] },
      })
        .answer(0, 'rest')
        .answer(0, 'keep');
      assert.notEqual(t.match.result, null);
      return worth(t);
    };
    const lost = over([]);
    const tied = over(['haunt']);
    const won = over(['haunt', 'haunt']);
    assert.equal(tied - lost, 2);
    assert.ok(won - tied > 10, 'a tie is not enough');
    assert.ok(won - tied < 100, 'points would not matter any more');
  });
});

describe('the judgement of wandering monsters', () => {
  const waiting = (tokens: number): Thunder =>
    play({
      options: { mode: 'wandering', set: 'random' },
      hand: WEAK,
      hall: HALL,
      cards: OWN,
      set: (state, t) => {
        state.wander.tokens = tokens;
        state.wander.front = tokens === 0 ? null : t.cards(t.piles.rank[1])[0];
      },
    });

  it('fears the one it will have to face, and is glad if it is somebody else', () => {
    assert.ok(worth(waiting(2), 0) < worth(waiting(0), 0) - 0.5);
    assert.ok(worth(waiting(2), 1) > worth(waiting(0), 1) + 0.5);
  });
});

describe('the judgement of a standstill', () => {
  const OPEN = ['skaladak', 'mythlurian', 'kingdom'];
  const HELD = ['skaladak', 'mythlurian', 'steamTorment'];
  const stuck = (rounds: number, hall: readonly string[], hand = WEAK): Thunder =>
    play({ hand, hall, cards: OWN, set: (state) => (state.idle = 2 * rounds) });

  it('costs nothing for a while, then more and more', () => {
    assert.equal(worth(stuck(9, OPEN)), worth(stuck(0, OPEN)));
    assert.ok(worth(stuck(14, OPEN)) < worth(stuck(9, OPEN)) - 1);
    assert.ok(worth(stuck(19, OPEN)) < worth(stuck(14, OPEN)) - 1);
  });

  it('loses patience sooner in a long game, but not in the next game of a match', () => {
    const view = stuck(9, OPEN).match.view(0);
    const cost = (game: number, rounds: number): number =>
      standstill({ ...view, step: 2 * rounds, state: { ...view.state, game } });
    assert.equal(cost(1, 30), 0);
    assert.ok(cost(1, 40) > 1);
    assert.equal(cost(2, 40), 0);
    assert.ok(cost(2, 70) > 1);
  });

  it('would rather lose a fight at the front than let the game run out', () => {
    assert.equal(greedyChoice(stuck(0, OPEN)), 'village');
    const late = stuck(19, OPEN);
    assert.equal(greedyChoice(late), 'dungeon');
    assert.equal(greedyChoice(late.answer(0, 'dungeon')), 'skaladak');
  });

  it('knows that a lost fight changes nothing where everything is held in place', () => {
    assert.ok(worth(stuck(19, HELD).answer(0, 'dungeon')) < worth(stuck(19, OPEN).answer(0, 'dungeon')) - 2);
  });

  it('wants strength more where only a victory helps', () => {
    const gain = (rounds: number): number =>
      worth(stuck(rounds, HELD, STRONG)) - worth(stuck(rounds, HELD, WEAK));
    assert.ok(gain(12) > gain(0) + 1, `${gain(12)} and ${gain(0)}`);
  });

  it('does not go to fight what hides in the dark without a light', () => {
    const hand = [...Array<string>(4).fill('torynGladiator'), 'militia', 'militia'];
    const seen = [...hand.slice(0, 4), 'torch', 'torch'];
    const hall = ['blinkDog', 'stoneOfAgony', 'stoneOfMystery'];
    const going = (cards: readonly string[]): number => {
      const t = play({ hand: cards, hall, cards: OWN });
      const before = worth(t);
      return worth(t.answer(0, 'dungeon')) - before;
    };
    assert.ok(going(seen) > 0);
    assert.ok(going(hand) < 0);
  });
});

it('believes no price: what a card does for a fight counts', () => {
  const worths = worthsOf(game.content);
  assert.ok(worths.ambrosia.power < 1.2, `${worths.ambrosia.power}`);
  // Only the strongest heroes make the most of it.
  assert.ok(worths.polearm.power < worths.shortSword.power);
});

it('judges by what the seat can see alone', () => {
  const t = play({ hand: WEAK, hall: HALL });
  const sitting = sit(t.match, 0, 'redealt');
  for (let deal = 0; deal < 5; deal++) assert.equal(sitting.copy(deal).worth(0), worth(t));
});

it('makes greedy beat random', () => {
  const GAMES = 4;
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed(`judged ${i}`) });
    for (let n = 0; match.result === null && n < 2_000; n++) {
      const [seat] = match.waiting;
      const bot = seat === i % 2 ? greedy : random;
      assert.ok(match.answer(seat, bot.answer(sit(match, seat, `${i}/${n}`))).ok);
    }
    if (match.result?.winners.includes(i % 2) === true) won++;
  }
  assert.ok(won >= GAMES - 1, `won ${won} of ${GAMES}`);
});
