import assert from 'node:assert/strict';
import { heroValue, monsterValue, woundChanges } from '../../rules/fightValues.ts';
import {
  choose,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  rule,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];

rule('EU-MONSTER-01', 'the card comes from the deck of the level the space shows', () => {
  for (const [level, kind] of [
    [1, 'koboldPack'],
    [2, 'bridgeTroll'],
    [3, 'hydra'],
  ] as const) {
    const others = { 1: 'mudLeech', 2: 'harpy', 3: 'wyvern' };
    const cards: Record<string, string[]> = {};
    for (const one of [1, 2, 3] as const)
      cards[`monsterNext.${one - 1}`] = [one === level ? kind : others[one]];
    const j = fighting(kind, { heroes, cards, dice: [1, 1] });
    assert.deepEqual([fightOf(j).kind, j.kinds('foe')], [kind, [kind]]);
    j.asks(j.match.waiting[0], 'monsterC');
  }
});

rule('EU-MONSTER-02', 'level, reward and gate of the next monster are public, its face is not', () => {
  const seen = (kind: string): unknown =>
    play({ heroes, cards: { 'monsterNext.0': [kind] } }).match.view('watcher').piles.monsterNext[0];
  // Two that bring the same up to the same reputation look the same; another reward shows.
  assert.deepEqual(seen('giantDragonfly'), seen('boneGuard'));
  assert.notDeepEqual(seen('giantDragonfly'), seen('ratFlood'));
  const back = game.back!('webLurker');
  assert.match(back, /2/u);
  assert.match(back, /onyx/u);
  assert.match(back, /30/u);
});

rule(
  'EU-MONSTER-03',
  'cards go to the monster player, markers beside the monster card and nowhere else',
  () => {
    const j = fighting('platedLizard', { heroes, hero: [{}, { gaar: 2 }] });
    assert.deepEqual(j.kinds('hand.1').length, 2);
    assert.ok(j.t.cards(j.t.piles.hand[1]).every((card) => j.t.back(card) === 'silver'));
    assert.deepEqual([fightOf(j).chaos, fightOf(j).gaar, j.state.heroes[1].gaar], [2, 2, 2]);
    passTo(j, 'monsterC');
    const gold = fighting('cyclops', { heroes });
    assert.deepEqual(
      gold.t.cards(gold.t.piles.hand[1]).map((card) => gold.t.back(card)),
      ['gold'],
    );
    passTo(gold, 'monsterC');
  },
);

rule('EU-MONSTER-04', 'air and earth are noted when the fight begins and hold for all of it', () => {
  const j = play({
    heroes,
    map: [
      ['humStones', 2, -1],
      ['gustPost', 1, 1],
    ],
    at: [1, 3],
    hero: [{ gaar: 0 }],
    cards: { 'monsterNext.0': ['mistWolf'] },
    dice: [3, 3],
  });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step6');
  choose(j, 0, 'fight').asks(0, 'afterMonsterRoll');
  assert.deepEqual([fightOf(j).air, fightOf(j).earth, monsterValue(fightOf(j))], [true, true, 8]);
  // What happens to the powers later changes nothing in this fight.
  j.state.changes.push({ what: 'stillness', until: 'roundEnd' });
  j.roll(4, 4, 3, 3);
  pass(j);
  passTo(j, 'afterMonsterRoll');
  assert.deepEqual([fightOf(j).round, monsterValue(fightOf(j))], [2, 8]);
  const calm = fighting('mistWolf', { heroes, dice: [3, 3] });
  assert.deepEqual([fightOf(calm).air, fightOf(calm).earth, monsterValue(fightOf(calm))], [false, false, 6]);
  calm.asks(0, 'heroC');
});

rule('EU-MONSTER-05', 'health, ranges and penalty stand on the face of the card', () => {
  const j = fighting('koboldPack', {
    heroes,
    hero: [{ gaar: 1 }],
    next: { silverDeck: ['curse'] },
    dice: [3, 4, 4, 4],
  });
  assert.deepEqual([fightOf(j).health, fightOf(j).malus], [5, 1]);
  passTo(j, 'afterHeroRoll');
  assert.equal(j.state.heroes[0].health, 8 - 1); // 7 is in the range 4 to 7
  assert.equal(heroValue(j.t, fightOf(j)), 4 + 4 - 1);
});

/** Áel plays a cyclops against Dral, with these cards and one soul control from the monster card. */
const against = (hand: readonly string[], dice: readonly number[] = [1, 1]): Journey =>
  fighting('cyclops', {
    heroes,
    hero: [{ gaar: 1, health: 8 }],
    cards: { 'hand.1': hand, goldDiscard: [], silverDiscard: [] },
    next: { goldDeck: ['soulControl'] },
    dice,
  });

rule('EU-CARD-01', 'the cards do nothing in the own turn, nor in the own fight', () => {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ health: 3, gaar: 0 }],
    cards: { 'hand.0': ['curse', 'mightyBlow', 'bloodlust'], 'hand.1': [] },
    dice: [6, 6],
  });
  while (j.match.question(0)?.ask.prompt !== 'turn') {
    if (j.match.waiting[0] === 0)
      assert.ok(j.match.question(0)!.from.every(({ does }) => does !== 'playSet'));
    pass(j);
  }
  assert.ok(offered(j, 0).every((id) => !/curse|mightyBlow|bloodlust/u.test(id)));
  j.asks(0, 'turn');
});

rule('EU-CARD-04', 'each card only at the moment its symbol names', () => {
  const j = against(['curse', 'bloodlust', 'stoneSkin', 'mightyBlow', 'healingCard']);
  j.asks(1, 'playCards');
  assert.deepEqual(offered(j, 1), ['bloodlust.1', 'mightyBlow.1', 'pass']);
  choose(j, 1, 'pass').asks(1, 'monsterC');
  assert.deepEqual(
    offered(j, 1).filter((id) => !id.startsWith('gaar')),
    ['bloodlust.1', 'stoneSkin.1', 'healingCard.1', 'soulControl.1', 'pass'],
  );
  passTo(j, 'playCurses');
  assert.deepEqual(offered(j, 1), ['curse.1', 'pass']);
});

situation('which of identical cards are played is for their owner to say', () => {
  const j = against(['bloodlust', 'bloodlust', 'mightyBlow', 'bloodlust']);
  j.asks(1, 'playCards');
  const sets = j.match.question(1)!.from.filter(({ does }) => does === 'playSet');
  const of = (kind: string, n: number) =>
    sets.filter(({ card, about }) => j.t.kind(card!) === kind && (about as { n: number }).n === n);
  assert.deepEqual(
    [of('bloodlust', 1).length, of('bloodlust', 2).length, of('mightyBlow', 1).length],
    [3, 3, 1],
  );
  // An answer names the sleeves, for the others see which ones leave the hand.
  const last = of('bloodlust', 1)[2];
  j.answer(1, last.id).asks(1, 'playCards');
  assert.deepEqual(j.t.cards(j.t.piles.played), [last.card]);
});

rule('EU-CARD-05', 'silver has two fields, gold three, and one play uses a single one', () => {
  for (const { play: card, sort } of Object.values(game.content))
    if (card !== null) assert.equal(card.fields.length, sort === 'silver' ? 2 : 3);
  const j = against(['curse', 'curse'], [1, 1, 3, 3]);
  passTo(j, 'playCurses');
  choose(j, 1, 'curse.2');
  passTo(j, 'afterHeroRoll');
  // −4 of the lower field, not −6 of both; penalty 4; +1 of the unhurt sword; 1 for the shield is not used.
  assert.equal(heroValue(j.t, fightOf(j)), 6 - 4 - 4 + 1);
});

rule('EU-CARD-06', 'a set costs one chaos marker, and without one nothing can be played', () => {
  const j = against(['bloodlust', 'bloodlust', 'curse', 'curse', 'curse']);
  assert.equal(fightOf(j).chaos, 2);
  choose(j, 1, 'bloodlust.2').asks(1, 'monsterC');
  assert.equal(fightOf(j).chaos, 1);
  passTo(j, 'playCurses');
  choose(j, 1, 'curse.2');
  // The third curse stays in hand: no marker is left.
  j.asks(0, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).chaos, j.kinds('hand.1')], [0, ['curse', 'soulControl']]);
});

rule('EU-CARD-07', 'one, two or three identical cards use the first, second or third field', () => {
  const wounds = (n: number): [number[], number] => {
    const j = against(['mightyBlow', 'mightyBlow', 'mightyBlow'], [1, 1, 5, 5]);
    choose(j, 1, `mightyBlow.${n}`);
    const plus = woundChanges(fightOf(j));
    passTo(j, 'afterHeroRoll');
    return [plus, heroValue(j.t, fightOf(j)) - (5 + 5 - 4 + 1)];
  };
  assert.deepEqual([1, 2, 3].map(wounds), [
    [[2], -2],
    [[3], -3],
    [[5], -4],
  ]);
  const silver = against(['bloodlust', 'bloodlust', 'bloodlust']);
  assert.deepEqual(offered(silver, 1), ['bloodlust.1', 'bloodlust.2', 'pass']);
  choose(silver, 1, 'bloodlust.2').asks(1, 'playCards');
  choose(silver, 1, 'pass').asks(1, 'monsterC');
  assert.equal(monsterValue(fightOf(silver)), 1 + 1 + 3);
});

rule('EU-CARD-08', 'a card with a lasting effect lies there to the end of the fight', () => {
  const j = against(['healingCard'], [1, 1, 1, 1, 1, 1, 1, 1, 6, 6]);
  passTo(j, 'monsterC');
  choose(j, 1, 'healingCard.1');
  passTo(j, 'afterHeroRoll');
  assert.deepEqual(j.kinds('played'), ['healingCard']);
  choose(j, 0, 'pass');
  passTo(j, 'afterHeroRoll');
  assert.deepEqual([fightOf(j).round, j.kinds('played')], [2, ['healingCard']]);
  fightOf(j).damage = 13;
  // The next damage ends the fight: the three points of a range are not needed.
  choose(j, 0, 'pass');
  passTo(j, 'afterHeroRoll');
  fightOf(j).plus = 10;
  passTo(j, 'keepTrophy');
  choose(j, 0, 'noTrophy');
  assert.deepEqual([j.kinds('played'), j.kinds('goldDiscard')], [[], ['healingCard']]);
  j.asks(0, 'turn');
});

rule(
  'EU-CARD-09',
  'a card with clover lies until step A of the next monster attack and works until then',
  () => {
    const j = against(['curse'], [1, 1, 3, 3, 1, 1, 3, 3]);
    passTo(j, 'playCurses');
    choose(j, 1, 'curse.1').asks(0, 'afterHeroRoll');
    const cursed = heroValue(j.t, fightOf(j));
    choose(j, 0, 'pass').asks(1, 'monsterC');
    // Step A is over.
    assert.deepEqual([fightOf(j).round, j.kinds('played'), j.kinds('silverDiscard')], [2, [], ['curse']]);
    passTo(j, 'afterHeroRoll');
    assert.equal(heroValue(j.t, fightOf(j)) - cursed, 2);
  },
);

rule.also('EU-CARD-09', 'so does a card whose clover waits for the next attack', () => {
  const j = against(['mightyBlow'], [1, 1, 3, 3, 1, 1]);
  j.state.heroes[0].essences.air = 1;
  choose(j, 1, 'mightyBlow.1');
  passTo(j, 'afterHeroRoll');
  choose(j, 0, 'pass').asks(0, 'beforeMonsterRoll');
  assert.deepEqual([fightOf(j).round, j.kinds('played')], [2, ['mightyBlow']]);
  choose(j, 0, 'pass').asks(1, 'monsterC');
  assert.deepEqual([j.kinds('played'), j.kinds('goldDiscard')], [[], ['mightyBlow']]);
});

rule('EU-CARD-10', 'any other card is discarded when the combat round ends', () => {
  const j = against(['bloodlust'], [1, 1, 3, 3, 1, 1]);
  choose(j, 1, 'bloodlust.1');
  passTo(j, 'afterHeroRoll');
  assert.deepEqual(j.kinds('played'), ['bloodlust']);
  // Before the next healing phase it has gone.
  j.state.heroes[0].health = 1;
  j.state.heroes[0].potions = 1;
  choose(j, 0, 'pass').asks(0, 'healing');
  assert.deepEqual([j.kinds('played'), j.kinds('silverDiscard')], [[], ['bloodlust']]);
});

rule('EU-CARD-11', 'the example of the cyclops: a mighty blow, then two curses', () => {
  const j = against(['mightyBlow', 'curse', 'curse'], [4, 4, 6, 6]);
  assert.equal(fightOf(j).chaos, 2);
  choose(j, 1, 'mightyBlow.1').asks(1, 'monsterC');
  assert.equal(fightOf(j).chaos, 1);
  passTo(j, 'playCurses');
  assert.equal(j.state.heroes[0].health, 8 - (2 + 2)); // 8 is in the range of 2 wounds
  choose(j, 1, 'curse.2').asks(0, 'afterHeroRoll');
  assert.equal(fightOf(j).chaos, 0);
  assert.equal(heroValue(j.t, fightOf(j)), 12 - 4 - 2 - 4);
  // 9 would deal 2; one less by the curses.
  fightOf(j).plus += 7;
  pass(j);
  assert.equal(fightOf(j).damage, 1);
  j.asks(1, 'monsterC');
});

rule('EU-CARD-12', 'others see how many cards somebody holds, not which', () => {
  const seen = (hand: readonly string[], viewer: 0 | 'watcher'): unknown =>
    play({ heroes, cards: { 'hand.1': hand } }).match.view(viewer).piles.hand[1];
  assert.deepEqual(seen(['curse', 'mightyBlow'], 0), seen(['stoneSkin', 'healingCard'], 0));
  assert.deepEqual(seen(['curse', 'mightyBlow'], 'watcher'), seen(['stoneSkin', 'healingCard'], 'watcher'));
  assert.notDeepEqual(seen(['curse'], 0), seen(['curse', 'curse'], 0));
  const control = (kind: string): unknown =>
    play({ heroes: ['dral', 'ael', 'keleia'], cards: { 'control.1': [kind] } }).match.view(0).piles
      .control[1];
  assert.deepEqual(control('controlAel'), control('controlDral'));
});

rule('EU-CARD-02', 'a symbol draws a card; four silver cards become a gold one at any time', () => {
  const j = play({
    heroes,
    cards: { 'hand.0': ['curse', 'curse', 'stoneSkin', 'bloodlust'] },
    next: { goldDeck: ['mightyBlow'] },
  });
  choose(j, 0, 'exchange').asks(0, 'turn');
  assert.deepEqual(j.kinds('hand.0'), ['mightyBlow']);
  assert.deepEqual(j.kinds('silverDiscard').toSorted(), ['bloodlust', 'curse', 'curse', 'stoneSkin']);
  // The monster player may do so in the middle of a fight, and play what comes.
  const fight = against(['curse', 'curse', 'stoneSkin', 'bloodlust']);
  fight.asks(1, 'playCards').next('goldDeck', 'mightyBlow');
  choose(fight, 1, 'exchange').asks(1, 'playCards');
  assert.deepEqual(offered(fight, 1), ['mightyBlow.1', 'pass']);
  // The silver card beside the monster on another space of the trail.
  const won = play({
    heroes,
    map: [['robberTrail', 2, -1]],
    at: [1, 3],
    cards: { 'hand.0': [], 'monsterNext.0': ['mistWolf'] },
    next: { silverDeck: ['stoneSkin'] },
    dice: [1, 1, 6, 6],
  });
  choose(won, 0, 'move.trade');
  choose(won, 0, 'step6');
  choose(won, 0, 'fight');
  passTo(won, 'afterHeroRoll');
  fightOf(won).damage = 4;
  passTo(won, 'keepTrophy');
  choose(won, 0, 'noTrophy').asks(0, 'turn');
  assert.deepEqual(won.kinds('hand.0'), ['stoneSkin']);
});

rule('EU-CARD-03', 'five cards outside fights, any number in one', () => {
  const five = ['curse', 'curse', 'curse', 'bloodlust', 'bloodlust'];
  const j = fighting('caveBear', {
    heroes,
    hero: [{ gaar: 0, health: 1 }],
    cards: { 'hand.1': five },
    next: { silverDeck: ['stoneSkin'] },
    dice: [6, 6],
  });
  assert.equal(j.kinds('hand.1').length, 6);
  j.asks(1, 'playCards');
  passTo(j, 'handLimit');
  assert.ok(offered(j, 1).includes('exchange'));
  const [first] = offered(j, 1);
  choose(j, 1, first).asks(0, 'turn');
  assert.equal(j.kinds('hand.1').length, 5);
});

rule(
  'EU-LAST-01',
  'Regeneration heals the monster in every later attack, besides the field that was used',
  () => {
    const j = against(['healingCard'], [1, 1, 1, 1, 1, 1]);
    fightOf(j).damage = 5;
    passTo(j, 'monsterC');
    choose(j, 1, 'healingCard.1');
    assert.deepEqual([fightOf(j).damage, monsterValue(fightOf(j))], [4, 1 + 1 + 2]);
    passTo(j, 'afterHeroRoll');
    assert.equal(fightOf(j).damage, 4);
    choose(j, 0, 'pass');
    passTo(j, 'monsterC');
    assert.deepEqual([fightOf(j).round, fightOf(j).damage, monsterValue(fightOf(j))], [2, 3, 2]);
  },
);

rule('EU-LAST-02', 'the same lasting effect twice heals no more', () => {
  const j = against(['healingCard', 'healingCard'], [1, 1, 1, 1, 1, 1]);
  fightOf(j).damage = 8;
  passTo(j, 'monsterC');
  choose(j, 1, 'healingCard.1');
  passTo(j, 'monsterC');
  choose(j, 1, 'healingCard.1');
  assert.equal(fightOf(j).damage, 6);
  passTo(j, 'afterHeroRoll');
  choose(j, 0, 'pass');
  passTo(j, 'monsterC');
  assert.deepEqual([fightOf(j).round, fightOf(j).damage], [2, 5]);
});
