import assert from 'node:assert/strict';
import { setTools } from '../../rules/map.ts';
import {
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  passTo,
  play,
  rule,
} from '../kit.ts';

const heroes = ['dral', 'ael'];
const together = { cooperative: true };

rule('EU-COOP-01', 'competitive scenarios can be played together; one of them always is', () => {
  const mode = (options: object): string => {
    const { match, state } = play({ heroes, options });
    // Bots, the lab and the page of the ending know it by the same settings.
    assert.equal(match.isCooperative, state.mode === 'cooperative');
    return state.mode;
  };
  for (const scenario of ['theHunt', 'darkWings', 'walkingDestruction'] as const) {
    assert.equal(mode({ scenario }), 'competitive');
    assert.equal(mode({ scenario, cooperative: true }), 'cooperative');
  }
  assert.equal(mode({ scenario: 'mirrezilsShadow' }), 'cooperative');
});

/** Dral stands where Áel has a marker. */
const where = (map: string, at: number, plan: Parameters<typeof play>[0] = {}): Journey =>
  play({
    heroes: ['dral', 'ael', 'keleia'],
    map: [[map, 2, -1]],
    at: [at],
    hero: [{ gold: 3 }],
    ...plan,
    set: (state, t) => {
      state.map.beaten.fill(true);
      for (const seat of [1, 2]) if (map !== 'traderGreen' || at !== 4) setTools(t, at, seat, 1);
      if (map === 'traderGreen' && at === 4) state.map.marker[4] = 1;
    },
  });

rule('EU-COOP-02', 'no fee at the trade marker of another', () => {
  const fee = (options: object): number => {
    const j = where('traderGreen', 4, { options });
    choose(j, 0, 'trade').asks(0, 'trade');
    return 3 - j.state.heroes[0].gold;
  };
  assert.deepEqual([fee({}), fee(together)], [1, 0]);
});

rule(
  'EU-COOP-03',
  'one gold card instead of gold for mining and confronting, however many markers lie there',
  () => {
    const mining = where('oldQuarry', 4, { options: together, cards: { 'hand.0': ['mightyBlow', 'curse'] } });
    choose(mining, 0, 'mine').asks(0, 'turn');
    assert.deepEqual([mining.kinds('hand.0'), mining.state.heroes[0].gold], [['curse'], 3]);
    const poor = where('oldQuarry', 4, { options: together, cards: { 'hand.0': ['curse', 'curse'] } });
    assert.ok(!offered(poor, 0).includes('mine'));
    const elemental = where('humStones', 4, {
      options: together,
      cards: { 'hand.0': ['mightyBlow', 'mightyBlow'] },
      dice: [4, 4],
    });
    choose(elemental, 0, 'confront');
    elemental.answer(0, elemental.match.question(0)!.from[0].id).asks(0, 'afterHeroRoll');
    assert.deepEqual([elemental.kinds('hand.0'), elemental.state.heroes[0].gold], [['mightyBlow'], 3]);
    const none = where('humStones', 4, { options: together, cards: { 'hand.0': [] } });
    assert.ok(!offered(none, 0).includes('confront'));
    const rivals = where('oldQuarry', 4, { cards: { 'hand.0': [] } });
    choose(rivals, 0, 'mine').asks(0, 'turn');
    assert.equal(rivals.state.heroes[0].gold, 1);
  },
);

rule('EU-COOP-04', 'nobody else has a part in a fight, and nothing can be handed over', () => {
  const j = fighting('cyclops', {
    heroes,
    options: together,
    worn: [[], ['witchAmuletHunger', 'witchAmuletVeil', 'witchAmuletBlood', 'dralRespite']],
    hero: [{ health: 4, gaar: 2, potions: 1 }, { potions: 2 }],
    cards: { 'hand.1': ['curse', 'mightyBlow'], 'monsterNext.2': ['cyclops'] },
  });
  while (j.match.question(0)?.ask.prompt !== 'turn') {
    assert.deepEqual(j.match.waiting, [0]);
    const question = j.match.question(0)!;
    assert.ok(question.from.every(({ seat }) => seat === undefined || seat === 0));
    j.answer(0, (question.from.find(({ declines }) => declines === true) ?? question.from[0]).id);
  }
  assert.ok(j.match.question(0)!.from.every(({ seat }) => seat === undefined || seat === 0));
  assert.equal(j.state.heroes[1].potions, 2);
  j.asks(0, 'turn');
});

rule('EU-COOP-05', 'the setup of a game alone, with all fixed map tiles', () => {
  const fixed = (seats: readonly string[], options: object): number => {
    const j = play({ heroes: seats, options, stack: true });
    return j.kinds('mapStack').filter((kind) => game.content[kind].land!.group === 'fixed').length;
  };
  assert.deepEqual([fixed(['dral'], {}), fixed(heroes, together)], [6, 9]);
  const j = play({ heroes: ['dral', 'ael', 'keleia'], options: together });
  assert.deepEqual([j.kinds('combatDeck').length, j.kinds('controlDeck').length], [36, 0]);
  assert.ok(j.kinds('goldDeck').every((kind) => kind !== 'soulControl'));
});

rule('EU-COOP-08', 'a death costs 1 reputation, in combat or not', () => {
  const fallen = fighting('mistWolf', {
    heroes,
    options: together,
    hero: [{ health: 1, gaar: 0, reputation: 5 }],
    cards: { 'monsterNext.0': ['mistWolf'], 'hand.0': [] },
    next: { combatDeck: ['combat66'] },
  });
  assert.equal(fightOf(fallen).monster, null);
  passTo(fallen, 'turn');
  const [dead, other] = fallen.state.heroes;
  assert.deepEqual([dead.reputation, dead.space, dead.gaar, other.won], [4, 3, 3, 0]);
  assert.equal(fallen.kinds('hand.0').length, 1);
  const burnt = play({
    heroes,
    options: together,
    map: [['emberKitchen', 1, 1]],
    at: [1, 3],
    hero: [{ health: 2, reputation: 5 }],
    set: (state) => state.map.beaten.fill(true),
  });
  choose(burnt, 0, 'move.trade');
  choose(burnt, 0, 'step4').asks(0, 'turn');
  assert.equal(burnt.state.heroes[0].reputation, 4);
});

rule('EU-COOP-09', 'the goal decides, the scores are for information', () => {
  const played = (trophies: readonly string[]) => {
    const j = play({
      heroes,
      options: together,
      hero: [
        { reputation: 30, fallen: 3, gold: 0 },
        { reputation: 2, gold: 0 },
      ],
      cards: { 'hall.0': trophies },
      set: (state) => (state.round = state.rounds),
    });
    endTurn(endTurn(j, 0), 1);
    return j.match.result!;
  };
  const lost = played(['hydra']);
  assert.deepEqual([lost.how, lost.winners], ['defeat', []]);
  assert.deepEqual(lost.scores, [30 + 3, 2]); // deaths are not counted again
  const won = played(['hydra', 'cyclops', 'wyvern', 'sphinx', 'manticore', 'lindworm']);
  assert.deepEqual([won.how, won.winners], ['victory', [0, 1]]);
});
