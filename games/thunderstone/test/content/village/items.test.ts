import assert from 'node:assert/strict';
import { attack, HALL, play, rule, situation, strike } from '../../kit.ts';

const FIGHTERS = ['torynScrapper', 'militia'];

rule('TH-CARD-19', 'Ambrosia strengthens every hero that is laid out, Militia too', () => {
  const t = play({ hand: [...FIGHTERS, 'ambrosia', 'hatchet', 'lantern'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.equal(strike(t, 'kingdom').value, 2 + 1);
  t.answer(0, 'Ambrosia').answer(0, 'hatchet').asks(0, 'equip');
  // With strength 4 a Militia can lift the Hatchet.
  assert.equal(t.blocked(0, 'Militia'), null);
  t.answer(0, 'Militia').asks(0, 'fight');
  assert.equal(strike(t, 'kingdom').value, 3 + 2 + 3);
});

rule('TH-CARD-20', 'with Ambrosia a hero who would die in battle is discarded', () => {
  for (const [eats, pile] of [
    [true, 'discard.0'],
    [false, 'trash'],
  ] as const) {
    const t = play({
      hand: ['militia', 'ambrosia'],
      hall: ['mythlurian', 'kingdom', 'skaladak'],
      cards: { 'discard.0': [], trash: [] },
    });
    t.answer(0, 'dungeon');
    if (eats) t.answer(0, 'Ambrosia');
    t.answer(0, 'Attack Mythlurian').asks(1, 'turn');
    assert.ok(t.kinds(pile).includes('militia'), pile);
  }
});

rule.also('TH-CARD-20', 'the chronicle says who was saved, and foretells no death that does not come', () => {
  const fight = (hand: readonly string[], hall: readonly string[], ...answers: string[]) => {
    const t = play({
      hand: [...hand, 'ambrosia'],
      hall,
      next: { dungeon: ['grudgebeast'] },
      cards: {
        'hand.1': ['thyrianLord', 'torch'],
        'deck.0': Array<string>(8).fill('torch'),
        'discard.0': [],
        'discard.1': [],
        trash: [],
      },
    });
    t.answer(0, 'dungeon').answer(0, 'Ambrosia');
    for (const answer of answers) t.answer(0, answer);
    return t;
  };
  const saved = (name: string) => `Seat 0 saves the ${name} with Ambrosia: discarded, not destroyed.`;
  const own = fight(['militia'], ['mythlurian', 'kingdom', 'skaladak'], 'Attack Mythlurian');
  assert.ok(own.log().includes(saved('Militia')));
  assert.ok(!own.log().join().includes('when this battle ends'));
  // A borrowed hero goes back to its owner.
  const borrowed = ['Selurin Theurge', 'Thyrian Lord', 'Attack Mythlurian', 'Thyrian Lord'];
  const lent = fight(['selurinTheurge'], ['mythlurian', 'kingdom', 'skaladak'], ...borrowed);
  assert.ok(lent.log().includes(saved('Thyrian Lord')));
  assert.deepEqual([lent.kinds('discard.1'), lent.kinds('trash')], [['thyrianLord'], []]);
  // An effect before the battle.
  const price = ['Banish', 'Skaladak', 'Militia'];
  const early = fight(['militia', 'banish'], ['mythlurian', 'kingdom', 'skaladak'], ...price);
  assert.ok(early.log().includes(saved('Militia')));
  assert.deepEqual(early.kinds('discard.0'), ['militia']);
  early.answer(0, 'Attack Mythlurian');
  // A hero that came from the village for this battle is lost in any case.
  const guest = ['Diin Enchanter', 'Toryn Scrapper', 'Attack Mythlurian', 'Toryn Scrapper'];
  const lost = fight(['militia', 'diinEnchanter'], ['mythlurian', 'kingdom', 'skaladak'], ...guest);
  assert.ok(lost.log().includes('Seat 0 loses the Toryn Scrapper: destroyed.'));
  assert.ok(!lost.log().includes(saved('Toryn Scrapper')));
  assert.deepEqual(lost.kinds('trash'), ['torynScrapper']);
});

rule('TH-CARD-21', 'an Amulet of Power shines without a hero', () => {
  assert.equal(attack(['amuletOfPower'], 'kingdom', 3).light, 2);
});

situation('an Amulet of Power gives every hero strength +3, and no attack', () => {
  const t = play({ hand: ['chaliceQuester', 'militia', 'amuletOfPower', 'claymore'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Claymore'), 'TH-WEAPON-01');
  t.answer(0, 'Amulet').answer(0, 'Claymore').asks(0, 'fight');
  assert.equal(strike(t, 'kingdom').value, 2 + 1 + 5);
});

situation('a Feast gives every hero strength +3 and attack +1', () => {
  const t = play({ hand: [...FIGHTERS, 'feast', 'cursedMace', 'lantern'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Feast');
  assert.equal(strike(t, 'kingdom').value, 3 + 2);
  t.answer(0, 'cursedMace').asks(0, 'equip');
  assert.equal(t.blocked(0, 'Militia'), null);
});

situation('Iron Rations give one hero strength +2', () => {
  const t = play({ hand: ['militia', 'ironRations', 'hatchet', 'lantern'], hall: HALL });
  t.answer(0, 'dungeon');
  assert.equal(t.blocked(0, 'Hatchet'), 'TH-WEAPON-01');
  t.answer(0, 'Iron Rations').answer(0, 'Hatchet').asks(0, 'fight');
  assert.equal(strike(t, 'kingdom').value, 4);
});

situation('Goodberries: strength +3, and the attack of hero and weapon becomes magic attack', () => {
  const t = play({ hand: ['torynScrapper', 'militia', 'goodberries', 'shortSword', 'lantern'], hall: HALL });
  t.answer(0, 'dungeon').answer(0, 'Goodberries').answer(0, 'Militia');
  // Strength 5: the sword of weight 4 is light enough.
  t.answer(0, 'Short Sword').answer(0, 'Militia').asks(0, 'fight');
  const { attack: plain, magic } = strike(t, 'kingdom');
  assert.deepEqual([plain, magic], [2, 1 + 4]);
});

situation('items shine by themselves: Torch 1, Lantern 2, Lightstone Gem 3', () => {
  const lights = ['torch', 'lantern', 'lightstoneGem'].map((kind) => attack([kind], 'kingdom', 3).light);
  assert.deepEqual(lights, [1, 2, 3]);
});

rule.also('TH-CARD-20', 'heroes alone are saved, whoever destroys them', () => {
  const t = play({
    hand: ['ambrosia', 'torynGladiator', 'militia', 'spear', 'banish', 'torch'],
    hall: HALL,
    cards: { trash: [], 'discard.0': [], 'deck.0': Array<string>(8).fill('torch') },
    next: { dungeon: ['famine'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Ambrosia').answer(0, 'Spear').answer(0, 'Gladiator').answer(0, 'Throw');
  t.answer(0, 'Banish').answer(0, 'Skaladak').answer(0, 'Militia').answer(0, 'Attack Kingdom');
  assert.deepEqual(t.kinds('trash'), ['spear']);
  assert.ok(t.kinds('discard.0').includes('militia'));
});
