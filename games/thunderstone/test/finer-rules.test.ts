import assert from 'node:assert/strict';
import { attack, play, rule } from './kit.ts';

/** As many tokens as seats lie on the monster in front. */
const WANDERING: Parameters<typeof play>[0] = {
  options: { mode: 'wandering', features: 0 },
  set: (state, t) => {
    state.wander.tokens = 2;
    state.wander.front = t.top(t.piles.rank[1]);
  },
};

rule.also('TH-CARD-70', 'a hero whose magic attack comes from elsewhere is spared too', () => {
  const lost = (...hand: string[]) =>
    play({ hand, hall: ['waterWrath', 'griknackGoblin', 'grudgebeast'], cards: { trash: [] } })
      .answer(0, 'dungeon')
      .answer(0, 'Attack Water')
      .kinds('trash');
  assert.ok(attack(['blindGrandmaster', 'dagger'], 'waterWrath').magic > 0);
  assert.deepEqual(lost('blindGrandmaster', 'dagger'), []);
  assert.deepEqual(lost('militia', 'dagger'), ['militia']);
});

rule.also('TH-CARD-46', 'the Dark Champion is a Doomknight: the Warhammer is made for it', () => {
  const against = (kind: string): number => attack(['regianBishop', 'warhammer>0'], kind).attack;
  assert.deepEqual([against('darkChampion'), against('judgement'), against('griknackGoblin')], [6, 6, 3]);
});

rule.also('TH-CARD-58', 'no penalty card can be taken while Steam Torment holds the monsters', () => {
  const t = play({ ...WANDERING, hand: ['torch'], hall: ['famine', 'steamTorment', 'skaladak'] });
  // Nothing is left but to attack it.
  t.asks(1, 'turn');
  assert.deepEqual([t.kinds('penalty.0'), t.kinds('rank.1')], [[], ['famine']]);
  // Nor at the end of a turn in which it could not be attacked.
  const dark = play({ ...WANDERING, hand: ['militia'], hall: ['blinkDog', 'steamTorment', 'skaladak'] });
  assert.equal(dark.state.turn, 1);
  assert.deepEqual([dark.kinds('penalty.0'), dark.kinds('rank.1')], [[], ['blinkDog']]);
});

rule.also(
  'TH-WANDER-05',
  'whoever was to attack the monster and does not takes it as a penalty after all',
  () => {
    const dark = play({ ...WANDERING, hand: ['militia'], hall: ['blinkDog', 'kingdom', 'skaladak'] });
    dark.answer(0, 'face');
    assert.deepEqual(dark.kinds('penalty.0'), ['blinkDog']);
    const dodged = play({
      ...WANDERING,
      hand: ['militia', 'battleFury'],
      hall: ['airWrath', 'kingdom', 'skaladak'],
    });
    dodged.answer(0, 'face').answer(0, 'Battle Fury');
    assert.deepEqual(dodged.kinds('penalty.0'), ['airWrath']);
  },
);

rule.also('TH-TRAIT-18', 'what a weapon has done in this turn cannot be renounced any more', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: ['thunderWrath', 'kingdom', 'skaladak'],
    cards: { 'deck.0': Array<string>(7).fill('torch') },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give');
  const attackable = (): string | undefined =>
    t.match
      .question(0)!
      .from.find(({ id, card }) => id.startsWith('attack') && t.t.kind(card!) === 'thunderWrath')?.no;
  assert.equal(attackable(), undefined);
  t.answer(0, 'use').answer(0, 'Kingdom');
  assert.equal(attackable(), 'TH-TRAIT-17');
  t.asks(0, 'fight').answer(0, 'Attack Skaladak');
});

rule.also('TH-CARD-40', 'who takes no part in the battle does not fight with the mace', () => {
  const after = (monster: string, name: string) =>
    play({
      hand: ['blindGrandmaster', 'cursedMace'],
      hall: [monster, 'kingdom', 'skaladak'],
      cards: { 'discard.0': [], 'deck.0': Array<string>(6).fill('torch') },
    })
      .answer(0, 'dungeon')
      .answer(0, 'Cursed Mace: give')
      .answer(0, `Attack ${name}`)
      .kinds('discard.0');
  assert.ok(!after('stoneGolem', 'Stone Golem').includes('disease'));
  assert.ok(after('grudgebeast', 'Grudgebeast').includes('disease'));
});

rule.also('TH-CARD-07', 'a copy is what it copies for traps too', () => {
  const sprung = (trap: string) =>
    play({
      hand: ['diinBeguiler', 'militia', 'loriggThief', 'torch'],
      hall: ['griknackGoblin', 'kingdom', 'skaladak'],
      next: { dungeon: [trap] },
      cards: { trash: [], 'hand.1': ['torch'] },
    })
      .answer(0, 'dungeon')
      .answer(0, 'use')
      .answer(0, 'Attack Griknack');
  const pit = sprung('pitTrap').answer(0, 'Militia');
  assert.ok(!pit.kinds('trash').includes('militia'));
  assert.ok(
    sprung('poisonGasTrap')
      .options(0)
      .some((option) => option.includes('Militia')),
  );
});

rule.also('TH-SOLO-14', 'where a gap was closed without a fight, nothing comes closer', () => {
  const t = play({
    seats: 1,
    options: { level: 'normal', set: 'random' },
    hand: ['creepingDeath', 'creepingDeath'],
    next: { dungeon: ['airWrath', 'famine'] },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': [],
      'rank.3': [],
      'deck.0': Array<string>(8).fill('torch'),
    },
  });
  t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  assert.equal(t.state.fought, false);
  assert.deepEqual([t.kinds('rank.3'), t.kinds('rank.2')], [['airWrath'], []]);
});

rule.also('TH-TURN-09', 'the Illusionist comes back from other players, not from a monster', () => {
  const t = play({
    hand: ['torch'],
    hall: ['griknackGoblin', 'tyxrTheOld', 'grudgebeast'],
    cards: { 'hand.1': ['diinIllusionist', 'torch', 'torch'], 'deck.0': Array<string>(6).fill('torch') },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Griknack Goblin');
  t.answer(1, ['Diin Illusionist', 'Torch']);
  assert.ok(!t.kinds('hand.1').includes('diinIllusionist'));
});
