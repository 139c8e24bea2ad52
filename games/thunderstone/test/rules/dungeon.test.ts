import assert from 'node:assert/strict';
import { attack, HALL, play, rule } from '../kit.ts';

const offers = (options: readonly string[], what: string): string[] =>
  options.filter((option) => option.includes(what));

rule('TH-DUNGEON-01', 'effects before the choice of a target are optional', () => {
  const t = play({ hand: ['ironRations', 'militia', 'torch'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.deepEqual(offers(t.options(0), 'Iron Rations'), ['Iron Rations: one hero gets strength +2']);
  t.answer(0, 'Attack Kingdom').asks(1, 'turn');
});

rule('TH-DUNGEON-02', 'a Disease works without being asked', () => {
  const t = play({ hand: ['torynGladiator', 'disease', 'torch'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 3 against 5/);
});

rule('TH-DUNGEON-03', 'a weapon can be handed out, taken back and given to another', () => {
  const t = play({ hand: ['torynGladiator', 'militia', 'dagger', 'lantern'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Dagger: give').asks(0, 'equip').answer(0, 'militia');
  t.answer(0, 'Dagger')
    .answer(0, 'Gladiator')
    .answer(0, 'Dagger')
    .answer(0, 'Nobody')
    .answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 5 against 5/);
});

rule('TH-DUNGEON-04', 'one monster is attacked, named by its rank', () => {
  const t = play({ hand: ['militia'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.deepEqual(offers(t.options(0), 'Attack'), [
    'Attack Kingdom at rank 1',
    'Attack Mythlurian at rank 2',
    'Attack Skaladak at rank 3',
  ]);
  t.answer(0, 'Attack Mythlurian').asks(1, 'turn');
  assert.equal(t.log().filter((line) => line.includes(' attacks ')).length, 1);
});

rule('TH-DUNGEON-05', 'whoever is in must attack, unless there is nothing to attack', () => {
  const t = play({ hand: ['militia', 'dagger'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.deepEqual(offers(t.options(0), 'without a fight'), []);
  const empty = play({ hand: ['militia', 'dagger'], cards: { 'rank.1': [], 'rank.2': [], 'rank.3': [] } });
  empty.answer(0, 'dungeon').answer(0, 'without a fight').asks(1, 'turn');
  assert.equal(empty.state.fought, false);
});

rule(
  'TH-DUNGEON-07',
  'the battle effect of the target is carried out, and the attack worked out again',
  () => {
    // Suffering takes 2 strength: the Hatchet falls out of the hand of a Feayn with strength 4.
    const t = play({
      hand: ['feaynArcher', 'hatchet', 'lantern'],
      hall: ['kingdom', 'suffering', 'skaladak'],
      cards: { 'discard.0': [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Suffering');
    assert.match(t.log().join('\n'), /reaches 2 against 6/);
    assert.ok(t.kinds('discard.0').includes('disease'));
  },
);

rule('TH-DUNGEON-09', 'a monster that stands goes under the dungeon deck', () => {
  const t = play({ hand: ['militia'], hall: HALL, next: { dungeon: ['famine'] } });
  t.answer(0, 'dungeon').answer(0, 'Attack Mythlurian');
  assert.equal(t.kinds('dungeon')[0], 'mythlurian');
  assert.deepEqual([t.kinds('rank.2'), t.kinds('rank.3')], [['skaladak'], ['famine']]);
});

rule('TH-DUNGEON-10', 'a defeated monster lies on the discard pile of the victor', () => {
  const t = play({ hand: ['torynGladiator', 'hatchet', 'torch'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom');
  assert.ok(t.kinds('discard.0').includes('kingdom'));
});

rule('TH-DUNGEON-11', 'spoils come right after the victory, before the hall is refilled', () => {
  const t = play({
    hand: ['dwarfJanissary', 'hatchet', 'torch', 'lantern'],
    hall: HALL,
    next: { dungeon: ['famine'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'spoils');
  assert.deepEqual(t.kinds('rank.3'), ['skaladak']);
  assert.deepEqual(t.kinds('rank.1'), []);
  assert.equal(t.state.players[0].experience, 1);
});

rule('TH-DUNGEON-12', 'spoils that name a kind are for cards of that kind, paid with what lies there', () => {
  const t = play({
    hand: ['dwarfJanissary', 'hatchet', 'torch', 'lantern'],
    hall: HALL,
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'spoils');
  // 1 + 2 + 2 gold.
  assert.deepEqual(t.options(0), [
    'Buy Dagger (3 gold)',
    'Buy Cursed Mace (5 gold)',
    'Buy Magi Staff (4 gold)',
    'Buy Short Bow (5 gold)',
    'Nothing',
  ]);
  t.answer(0, 'Magi Staff').asks(1, 'turn');
  assert.ok(t.kinds('discard.0').includes('magiStaff'));
});

rule('TH-DUNGEON-13', 'the others move up and the free rank is filled', () => {
  const t = play({ hand: ['torynGladiator', 'hatchet', 'torch'], hall: HALL, next: { dungeon: ['famine'] } });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom');
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]),
    ['mythlurian', 'skaladak', 'famine'],
  );
});

/** Decks in which Smoke Torment finds nobody. */
const NO_MILITIA = {
  'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch'],
  'deck.1': ['torch', 'torch', 'torch', 'torch', 'torch'],
};

rule('TH-DUNGEON-14', 'traps before breaches', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'torch'],
    hall: ['kingdom', 'smokeTorment', 'skaladak'],
    next: { dungeon: ['theCage', 'famine'] },
    cards: NO_MILITIA,
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom');
  const log = t.log();
  assert.ok(
    log.findIndex((line) => line.startsWith('A trap')) < log.findIndex((line) => line.startsWith('Breach')),
  );
  assert.ok(
    log.findIndex((line) => line.startsWith('Famine')) < log.findIndex((line) => line.startsWith('Breach')),
  );
});

rule('TH-DUNGEON-15', 'cards are discarded and drawn after traps and breaches', () => {
  const t = play({
    hand: ['torynGladiator', 'militia', 'hatchet', 'torch'],
    hall: ['kingdom', 'skaladak', 'skaladak'],
    next: { dungeon: ['theCage', 'famine'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'cage');
  assert.deepEqual(t.kinds('laid.0'), ['torynGladiator', 'militia', 'hatchet', 'torch']);
  assert.deepEqual(t.kinds('hand.0'), []);
});

rule('TH-DUNGEON-16', 'a battle effect comes whether the fight is won or lost', () => {
  for (const hand of [['militia'], ['torynGladiator', 'hatchet', 'torch']]) {
    const t = play({ hand, hall: HALL, cards: { 'discard.0': [] } });
    t.answer(0, 'dungeon');
    if (hand.length > 1) t.answer(0, 'Hatchet');
    t.answer(0, 'Attack Kingdom');
    assert.ok(t.kinds('discard.0').includes('disease'));
  }
});

rule('TH-DUNGEON-17', 'what a battle effect destroys counts until the battle is over', () => {
  const t = play({
    hand: ['torynGladiator', 'hatchet', 'torynDuelist', 'torch'],
    hall: ['mythlurian', 'kingdom', 'skaladak'],
    cards: { trash: [], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Gladiator').answer(0, 'Attack Mythlurian');
  t.answer(0, 'Toryn Duelist');
  assert.match(t.log().join('\n'), /reaches 10 against 8: Mythlurian is defeated/);
  assert.deepEqual(t.kinds('trash'), ['torynDuelist']);
});

rule('TH-DUNGEON-18', 'a hero who has become too weak loses the weapon and what it gives', () => {
  const bright = ['torch', 'torch'];
  assert.equal(attack(['feaynArcher', 'hatchet>0', ...bright], 'suffering', 2).value, 5);
  const weak = attack(
    ['feaynArcher', 'hatchet>0', ...bright],
    'suffering',
    2,
    (turn) => (turn.cards[0].strength = -2),
  );
  assert.equal(weak.value, 2);
});

rule('TH-DUNGEON-20', 'a monster that cannot be beaten may be attacked to get rid of it', () => {
  const t = play({ hand: ['disease'], hall: ['ebonFume', 'kingdom', 'famine'] });
  t.answer(0, 'dungeon').answer(0, 'Attack Ebon Fume');
  assert.equal(t.kinds('dungeon')[0], 'ebonFume');
});

rule('TH-DUNGEON-21', 'a gap made by an effect is filled before anything else', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: HALL,
    next: { dungeon: ['poisonGasTrap', 'famine'], 'deck.0': ['torch'] },
    cards: { 'hand.1': [], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff').answer(0, 'Skaladak');
  // The trap has worked (a Disease), the rank is full again, and only then the question comes back.
  t.asks(0, 'fight');
  assert.ok(t.kinds('discard.0').includes('disease'));
  assert.deepEqual(t.kinds('rank.3'), ['famine']);
});

rule('TH-DUNGEON-22', 'a breach comes with every arrival at rank 1, once', () => {
  const t = play({
    hand: ['militia'],
    hall: ['kingdom', 'smokeTorment', 'skaladak'],
    cards: { 'hand.1': ['militia'], ...NO_MILITIA },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  const breaches = (): number => t.log().filter((line) => line.startsWith('Breach')).length;
  assert.equal(breaches(), 1);
  t.answer(1, 'dungeon').answer(1, 'Attack Skaladak');
  assert.equal(breaches(), 1);
});

rule('TH-DUNGEON-23', 'with an empty dungeon deck ranks stay empty', () => {
  const t = play({ hand: ['torynGladiator', 'hatchet', 'torch'], hall: HALL, cards: { dungeon: [] } });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)),
    [['mythlurian'], ['skaladak'], []],
  );
});

rule(
  'TH-DUNGEON-24',
  'for traps the hand is what lies in front of the active seat and has not been destroyed',
  () => {
    const t = play({
      hand: ['torynDuelist', 'hatchet', 'torynGladiator', 'lantern'],
      hall: ['kingdom', 'mythlurian', 'skaladak'],
      next: { dungeon: ['theCage', 'famine'] },
      cards: { caged: [] },
    });
    t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Gladiator').answer(0, 'Attack Mythlurian');
    t.answer(0, 'Toryn Duelist');
    // The Duelist is gone: the Gladiator is the only hero left for the cage.
    assert.deepEqual(t.kinds('caged'), ['torynGladiator']);
  },
);

rule.also('TH-DUNGEON-12', 'what the cards that lie there cannot pay is not sold', () => {
  const t = play({ hand: ['dwarfJanissary', 'hatchet', 'torch'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, 'Attack Kingdom').asks(0, 'spoils');
  // 1 + 2 gold.
  assert.equal(t.blocked(0, 'Buy Dagger'), null);
  assert.equal(t.blocked(0, 'Buy Magi Staff'), 'TH-VILLAGE-10');
  t.answer(0, 'Buy Dagger').asks(1, 'turn');
});

rule.also('TH-DUNGEON-19', 'nobody needs a hero to go in and win', () => {
  const t = play({ hand: ['magicMissile', 'magicMissile', 'torch'], hall: HALL, cards: { 'discard.0': [] } });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 8 against 5: Kingdom is defeated/);
  assert.ok(t.kinds('discard.0').includes('kingdom'));
});

rule.also('TH-DUNGEON-21', 'a hero whom a trap kills then fights no more', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: HALL,
    next: { dungeon: ['pitTrap', 'famine'], 'deck.0': ['torch'] },
    cards: { 'hand.1': [], trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Magi Staff: give').answer(0, 'Destroy Magi Staff').answer(0, 'Skaladak');
  assert.ok(t.kinds('trash').includes('torynScrapper'));
  t.answer(0, 'Attack Kingdom');
  assert.match(t.log().join('\n'), /reaches 0 against 5/);
});

rule.also('TH-DUNGEON-22', 'also of what comes from the deck to an empty rank 1', () => {
  const t = play({
    hand: ['militia', 'dagger'],
    cards: { 'rank.1': ['kingdom'], 'rank.2': [], 'rank.3': [], ...NO_MILITIA },
    next: { dungeon: ['smokeTorment', 'famine', 'famine'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.deepEqual(t.kinds('rank.1'), ['smokeTorment']);
  assert.equal(t.log().filter((line) => line.startsWith('Breach')).length, 1);
});

rule.also('TH-DUNGEON-12', 'where nothing of the kind is sold, nobody is asked about the spoils', () => {
  const beaten = (rations: readonly string[]) =>
    play({
      hand: ['torynGladiator', 'hatchet', 'ironRations', 'torch', 'torch'],
      hall: ['grayOoze', 'kingdom', 'skaladak'],
      cards: { 'stack.3': rations },
      set: (state) => (state.sets.village = state.sets.village.map(() => 'lantern')),
    })
      .answer(0, 'dungeon')
      .answer(0, 'Hatchet')
      .answer(0, 'Attack Gray Ooze');
  beaten(['ironRations', 'ironRations']).asks(0, 'spoils');
  beaten([]).asks(1, 'turn');
});
