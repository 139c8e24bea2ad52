import assert from 'node:assert/strict';
import { game } from '../../../game.ts';
import { isLightItem } from '../../../rules/party.ts';
import { attack, HALL, play, rule, situation, strike } from '../../kit.ts';

/** Strong enough for everything. */
const GIANT = ['torynGladiator', 'amuletOfPower', 'lantern'];

rule('TH-CARD-22', 'a Claymore takes a weak monster before the hall is refilled, without experience', () => {
  const t = play({
    hand: [...GIANT, 'claymore'],
    hall: ['kingdom', 'famine', 'skaladak'],
    next: { dungeon: ['lordOfDeath', 'earthWrath'] },
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Attack Kingdom');
  t.asks(0, 'cleave');
  assert.deepEqual(t.options(0), ['Famine', 'Nothing']);
  t.answer(0, 'Famine').asks(1, 'turn');
  assert.ok(t.kinds('discard.0').includes('famine'));
  // One experience for Kingdom, none for Famine; both gaps are closed.
  assert.equal(t.state.players[0].experience, 1);
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]),
    ['skaladak', 'lordOfDeath', 'earthWrath'],
  );
});

rule.also('TH-CARD-22', 'also after a lost battle, and when another effect refills the hall', () => {
  const lost = play({
    hand: [...GIANT, 'claymore'],
    hall: ['lordOfDeath', 'famine', 'skaladak'],
    cards: { 'discard.0': [] },
  });
  lost.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Attack Skaladak at rank 3');
  // Skaladak's battle effect destroys the weapon: it cannot cleave any more.
  lost.asks(1, 'turn');
  const t = play({
    hand: [...GIANT, 'claymore'],
    hall: ['earthWrath', 'famine', 'skaladak'],
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Attack Earth Wrath');
  t.asks(0, 'cleave').answer(0, 'Famine').asks(1, 'turn');
  assert.ok(t.kinds('discard.0').includes('famine'));
  const early = play({
    hand: [...GIANT, 'claymore', 'magiStaff'],
    hall: ['kingdom', 'famine', 'skaladak'],
    next: { dungeon: ['lordOfDeath', 'earthWrath'], 'deck.0': ['torch'] },
  });
  early.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Magi Staff: give');
  early.answer(0, 'Destroy Magi Staff').answer(0, 'Kingdom').asks(0, 'cleave');
});

rule.also('TH-CARD-22', 'it takes no monster worth nothing', () => {
  const t = play({
    hand: [...GIANT, 'claymore'],
    hall: ['kingdom', 'famine', 'bloodskullOrc'],
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Attack Kingdom');
  t.asks(0, 'cleave');
  assert.deepEqual(t.options(0), ['Famine', 'Nothing']);
  t.answer(0, 'Famine');
});

rule('TH-CARD-23', 'each Claymore that a hero carries acts once a battle', () => {
  const t = play({
    hand: [...GIANT, 'claymore', 'claymore', 'claymore'],
    hall: ['kingdom', 'famine', 'harbinger'],
    next: { dungeon: ['lordOfDeath', 'earthWrath', 'skaladak'] },
    cards: { 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet');
  t.answer(0, 'Claymore: give it to a hero').answer(0, 'Claymore: give it to a hero');
  t.answer(0, 'Attack Kingdom').asks(0, 'cleave').answer(0, 'Nothing');
  // The second one; the third lies there and nobody carries it.
  t.asks(0, 'cleave').answer(0, 'Harbinger').asks(1, 'turn');
  assert.ok(!t.kinds('discard.0').includes('famine'));
});

rule.also('TH-CARD-23', 'one that has acted before the battle does not act after it', () => {
  const t = play({
    hand: [...GIANT, 'claymore', 'magiStaff'],
    hall: ['kingdom', 'famine', 'harbinger'],
    next: { dungeon: ['lordOfDeath', 'earthWrath', 'waterWrath'], 'deck.0': ['torch'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Amulet').answer(0, 'Claymore').answer(0, 'Magi Staff: give');
  t.answer(0, 'Destroy Magi Staff').answer(0, 'Kingdom').answer(0, 'Famine').asks(0, 'fight');
  // Harbinger is still there and weak enough.
  t.answer(0, 'Attack Lord of Death').asks(1, 'turn');
  assert.deepEqual(t.kinds('rank.1'), ['harbinger']);
});

rule.also('TH-HORDE-12', 'a Claymore never takes a Horde card', () => {
  const t = play({ hand: [...GIANT, 'claymore'], hall: ['kingdom', 'horde3', 'skaladak'] });
  t.answer(0, 'dungeon')
    .answer(0, 'Amulet')
    .answer(0, 'Claymore')
    .answer(0, 'Attack Kingdom')
    .asks(1, 'turn');
});

rule('TH-CARD-30', 'a Short Bow may be carried whatever the target', () => {
  const t = play({ hand: ['torynScrapper', 'shortBow', 'lantern'], hall: ['horde3', 'kingdom', 'skaladak'] });
  t.answer(0, 'dungeon').answer(0, 'Short Bow').answer(0, 'at rank 1').asks(1, 'turn');
  assert.match(t.log().join('\n'), /reaches 2 against 3/);
});

rule('TH-CARD-39', 'a Cursed Mace may be left alone', () => {
  const t = play({
    hand: ['torynGladiator', 'cursedMace', 'torch'],
    hall: ['skaladak', 'kingdom', 'mythlurian'],
    cards: { 'discard.0': [], 'deck.0': Array(6).fill('militia') as string[] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Skaladak').asks(1, 'turn');
  assert.ok(!t.kinds('discard.0').includes('disease'));
});

rule(
  'TH-CARD-40',
  'whoever fights with a Cursed Mace suffers a Disease, whoever has put it down does not',
  () => {
    const cards = { 'discard.0': [], 'deck.0': Array(6).fill('militia') as string[] };
    const hand = ['torynGladiator', 'cursedMace', 'torch'];
    const t = play({ hand, hall: ['skaladak', 'kingdom', 'mythlurian'], cards });
    t.answer(0, 'dungeon').answer(0, 'cursedMace');
    assert.equal(strike(t, 'skaladak').value, 4 + 6);
    t.answer(0, 'Attack Skaladak').asks(1, 'turn');
    assert.equal(t.kinds('discard.0').filter((kind) => kind === 'disease').length, 1);
    const down = play({ hand, hall: ['skaladak', 'kingdom', 'mythlurian'], cards });
    down.answer(0, 'dungeon').answer(0, 'cursedMace').answer(0, 'cursedMace').asks(0, 'fight');
    down.answer(0, 'Attack Skaladak').asks(1, 'turn');
    assert.ok(!down.kinds('discard.0').includes('disease'));
  },
);

rule('TH-CARD-42', 'whoever uses a Magi Staff draws a card', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: HALL,
    next: { dungeon: ['famine'], 'deck.0': ['lantern'] },
    cards: { trash: [] },
  });
  t.answer(0, 'dungeon')
    .answer(0, 'Magi Staff: give')
    .answer(0, 'Destroy Magi Staff')
    .answer(0, 'Mythlurian');
  t.asks(0, 'fight');
  assert.deepEqual(t.kinds('laid.0').toSorted(), ['lantern', 'torynScrapper']);
  assert.deepEqual(t.kinds('trash'), ['magiStaff']);
  assert.equal(t.kinds('dungeon')[0], 'mythlurian');
  assert.deepEqual([t.kinds('rank.2'), t.kinds('rank.3')], [['skaladak'], ['famine']]);
});

rule('TH-CARD-43', 'a Magi Staff acts only in the hands of a hero', () => {
  const t = play({ hand: ['torynScrapper', 'magiStaff'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Destroy Magi Staff'), 'TH-WEAPON-03');
  t.answer(0, 'Magi Staff: give').asks(0, 'fight');
  assert.equal(t.blocked(0, 'Destroy Magi Staff'), null);
});

rule('TH-CARD-44', 'a trap that a Magi Staff turns up is sprung at once, then the hall is filled', () => {
  const t = play({
    hand: ['torynScrapper', 'magiStaff'],
    hall: HALL,
    next: { dungeon: ['deliriumPoison', 'famine'], 'deck.0': ['lantern'] },
    cards: { 'hand.1': ['magicMissile', 'torch'], trash: [] },
  });
  t.answer(0, 'dungeon')
    .answer(0, 'Magi Staff: give')
    .answer(0, 'Destroy Magi Staff')
    .answer(0, 'Mythlurian');
  t.asks(0, 'fight');
  assert.deepEqual(t.kinds('hand.1'), ['torch']);
  assert.deepEqual(t.kinds('rank.3'), ['famine']);
});

const LIT = ['torch', 'torch', 'torch'];

situation('a Magi Staff adds magic attack 1', () => {
  assert.equal(attack(['torynScrapper', 'magiStaff>0', ...LIT], 'kingdom').magic, 1);
});

situation('plain weapons: Dagger 1, Hatchet 3, Short Sword 4, Cursed Mace 6', () => {
  const adds = ['dagger', 'hatchet', 'shortSword', 'cursedMace'].map(
    (kind) => attack(['torynGladiator', `${kind}>0`, ...LIT], 'kingdom').value - 4,
  );
  assert.deepEqual(adds, [1, 3, 4, 6]);
});

rule.also('TH-CARD-02', 'a Flaming Sword shines in the hands of a hero, and is no light item', () => {
  const lit = attack(['torynGladiator', 'flamingSword>0'], 'kingdom');
  assert.deepEqual([lit.light, lit.magic, lit.attack], [1, 3, 4]);
  assert.equal(attack(['torynGladiator', 'flamingSword'], 'kingdom').light, 0);
  // A Militia is too weak for it.
  assert.deepEqual(attack(['militia', 'flamingSword>0'], 'kingdom').rows[1].magic, 0);
  assert.deepEqual(
    ['flamingSword', 'torch', 'lantern'].map((kind) => isLightItem(game.content[kind])),
    [false, true, true],
  );
});

situation('a Polearm strikes with 6 from strength 8 on, with 2 below', () => {
  const pole = (strength: number): number =>
    attack(['militia', 'polearm>0'], 'kingdom', 1, (turn) => {
      turn.strength = strength - 2;
    }).rows[1].attack;
  assert.deepEqual([pole(2), pole(7), pole(8)], [2, 2, 6]);
});

situation('a Warhammer doubles with a Cleric against Doomknights and Undead', () => {
  const hammer = (hero: string, monster: string): number =>
    attack([hero, 'warhammer>0'], monster).rows[1].attack;
  assert.deepEqual(
    [
      hammer('chaliceQuester', 'kingdom'),
      hammer('chaliceQuester', 'thePrince'),
      hammer('chaliceQuester', 'haunt'),
      hammer('chaliceQuester', 'skaladak'),
      hammer('torynGladiator', 'kingdom'),
    ],
    [6, 6, 6, 3, 3],
  );
});

situation('a Spear thrown: attack 5 in this battle, then it is destroyed', () => {
  const t = play({
    hand: ['torynScrapper', 'spear', 'lantern', 'militia'],
    hall: ['skaladak', 'kingdom', 'mythlurian'],
    cards: { 'discard.0': [], trash: [] },
  });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Throw Spear'), 'TH-WEAPON-03');
  t.answer(0, 'Spear: give');
  assert.equal(strike(t, 'skaladak').value, 2 + 1 + 2);
  t.answer(0, 'Throw Spear').asks(0, 'fight');
  assert.equal(strike(t, 'skaladak').value, 2 + 1 + 5);
  // Still in the hero's hands, and nobody else's any more.
  assert.ok(!t.options(0).some((option) => option.includes('Spear')));
  t.answer(0, 'Attack Skaladak').asks(1, 'turn');
  assert.match(t.log().join('\n'), /reaches 8 against 7/);
  assert.deepEqual(t.kinds('trash'), ['spear']);
  assert.ok(t.kinds('discard.0').includes('skaladak'));
});

situation('a Spear that was thrown is no price for something else', () => {
  const t = play({
    hand: ['torynScrapper', 'spear', 'banish'],
    hall: HALL,
    next: { dungeon: ['famine'], 'deck.0': ['torch'] },
    cards: { trash: [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Spear: give').answer(0, 'Throw Spear');
  t.answer(0, 'Banish:').answer(0, 'Kingdom').asks(0, 'destroyOwn');
  assert.deepEqual(t.options(0).toSorted(), ['Banish', 'Toryn Scrapper']);
});
