import assert from 'node:assert/strict';
import { bindEssence } from '../../rules/equipment.ts';
import { choose, endTurn, type Journey, offered, play, rule } from '../kit.ts';

/** Somebody opens the sealed letter: 1 gold and 2 silver cards. */
const letter = (deck: readonly string[], discard: readonly string[]): Journey =>
  play({
    pouch: [['treasureSealedLetter']],
    hero: [{ gold: 0 }],
    cards: { silverDeck: deck, silverDiscard: discard },
  })
    .answer(0, 'Use Sealed Letter')
    .asks(0, 'turn');

rule('EU-GOLDEN-01', 'an empty deck is shuffled again from its discard pile, and drawing goes on', () => {
  const j = letter(['curse'], ['bloodlust', 'stoneSkin']);
  assert.equal(j.kinds('hand.0')[0], 'curse');
  assert.deepEqual(
    [j.kinds('hand.0').length, j.kinds('silverDeck').length, j.kinds('silverDiscard')],
    [2, 1, []],
  );
});

rule('EU-GOLDEN-02', 'used encounter cards never come back, and an empty map stack stays empty', () => {
  const j = play({
    map: [['hermitHill', 2, -1]],
    at: [5],
    cards: { 'questOpen.1': ['hermitOffering'], 'questDeck.1': [] },
    set: (state) => state.revealed.push(1),
  });
  choose(j, 0, 'quest').asks(0, 'turn');
  endTurn(j, 0).asks(1, 'turn');
  assert.deepEqual([j.kinds('questOpen.1'), j.kinds('questDeck.1')], [[], []]);
  choose(j, 1, 'move.mine');
  choose(j, 1, 'step0').asks(1, 'turn');
  assert.deepEqual([j.state.map.tiles.length, j.kinds('mapStack')], [2, []]);
});

rule('EU-GOLDEN-03', 'where nothing is left nothing is drawn, and the rest happens all the same', () => {
  const j = letter([], []);
  assert.deepEqual([j.kinds('hand.0'), j.state.heroes[0].gold], [[], 1]);
});

rule('EU-GOLDEN-04', 'nothing a hero can do hands anything to another', () => {
  const side = (): Journey =>
    play({
      options: { cooperative: true },
      at: [3, 3],
      pouch: [['leatherHelmet'], ['travelBread']],
      hero: [
        { gold: 5, potions: 1, health: 3 },
        { gold: 0, potions: 0 },
      ],
    });
  const owns = (j: Journey): unknown => {
    const { gold, gaar, potions, gems, essences } = j.state.heroes[1];
    return [
      gold,
      gaar,
      potions,
      { ...gems },
      { ...essences },
      j.kinds('pouch.1'),
      j.kinds('worn.1'),
      j.kinds('hand.1'),
    ];
  };
  const ids = offered(side(), 0).filter((id) => id !== 'end');
  assert.ok(ids.length >= 7, ids.join());
  for (const id of ids) {
    const j = side();
    const before = owns(j);
    j.answer(0, id).asks(0, 'turn');
    assert.deepEqual(owns(j), before, id);
  }
});

rule('EU-GOLDEN-05', 'markers never run out', () => {
  const j = play({
    pouch: [['treasureCoinPurse', 'treasureGaarShard']],
    hero: [{ gold: 64, gaar: 1 }, { gaar: 30 }],
  });
  j.answer(0, 'Use Coin Purse').answer(0, 'Use Gaar Shard').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[0].gaar], [67, 3]);
});

rule('EU-GOLDEN-06', 'what a tile says goes before the general rules', () => {
  const stepped = (asleep: boolean): number => {
    const j = play({
      heroes: ['taesiri', 'dral'],
      map: [['emberKitchen', 2, -1]],
      at: [1],
      hero: [{ health: 5 }],
      set: (state, t) => {
        state.map.beaten[4] = true;
        state.heroes[0].essences.fire = 1;
        const slumber = t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'taesiriSlumber')!;
        if (asleep) bindEssence(t, 0, 'fire', slumber);
      },
    });
    const { health } = j.state.heroes[0];
    choose(j, 0, 'move.mine');
    choose(j, 0, 'step4').asks(0, 'turn');
    return j.state.heroes[0].health - health;
  };
  assert.deepEqual([stepped(false), stepped(true)], [-2, 0]);
});

rule.also('EU-CARD-02', 'what was drawn is told with its number, and nothing where nothing was', () => {
  const drew = (j: Journey): unknown[] =>
    j.match.told('watcher').flatMap(({ type, data }) => (type === 'drew' ? [data] : []));
  assert.deepEqual(drew(letter(['curse', 'curse'], [])), [{ seat: 0, metal: 'silver', n: 2 }]);
  assert.deepEqual(drew(letter(['curse'], [])), [{ seat: 0, metal: 'silver', n: 1 }]);
  assert.deepEqual(drew(letter([], [])), []);
});
