import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { ACROSS, at, inRegion, NAMES, type SpaceId, SPACES } from '../topology.ts';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
/** A thief is about to land on a space with a movement of 1 (middle and outer region), and then these dice fall. */
function onto(space: SpaceId, dice: readonly number[], more: Parameters<typeof scene>[0] = {}) {
  const outer = inRegion.outer.includes(at(space));
  const from =
    SPACES[
      outer ? (at(space) + 2) % 24 : at(space) === 39 ? 37 : at(space) >= 38 ? at(space) - 2 : at(space) + 2
    ];
  const t = scene({
    seats: thieves,
    ...more,
    at: [from, 'plainOfPeril'],
    dice: outer ? [2, 3, ...dice] : [2, ...dice],
  });
  return t.answer(0, space);
}
const player = (t: ReturnType<typeof scene>) => t.state.players[0];

rule('TA-BOARD-01', 'the outer ring', () => {
  assert.deepEqual(
    inRegion.outer.map((space) => NAMES[space]),
    'village fields graveyard woods sentinel hills chapel fields crags plains woods fields city fields hills plains woods plains tavern fields ruins plains forest fields'.split(
      ' ',
    ),
  );
  const t = scene({ seats: thieves, at: ['fields6', 'city'], dice: [4, 1] });
  t.answer(0, 'village').asks(0, 'choose');
});
rule('TA-BOARD-02', 'the middle ring', () => {
  assert.deepEqual(
    inRegion.middle.map((space) => NAMES[space]),
    'portalOfPower blackKnight hiddenValley hills cursedGlade runes chasm runes warlocksCave desert oasis desert temple woods runes castle'.split(
      ' ',
    ),
  );
  assert.deepEqual(ACROSS[at('oasis')], [at('plains2')]);
});
rule('TA-BOARD-03', 'two routes lead to the Valley', () => {
  const t = scene({ seats: thieves, at: ['crypt', 'city'], with: { 0: { done: true } }, dice: [6, 6, 1, 1] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ space }) => space),
    ['diceWithDeath', 'plainOfPeril'],
  );
  t.answer(0, 'diceWithDeath');
  assert.equal(where(t, 0), 'diceWithDeath');
});
rule('TA-BOARD-04', 'one card on the plain spaces', () => {
  for (const space of ['fields3', 'plains1', 'woods3', 'hills2', 'sentinel', 'portalOfPower'] as const)
    assert.equal(
      onto(space, [])
        .log()
        .filter((line) => line.includes('draws')).length,
      1,
      space,
    );
  const plain = SPACES.filter((space) => /^(?:fields|plains|woods|hills)\d$/u.test(space));
  assert.equal(plain.length, 17);
  for (const space of plain) assert.equal(game.content[space].space!.draw, 1, space);
});
rule('TA-BOARD-05', 'two in Ruins and Oasis, three in the Hidden Valley', () => {
  const drawn = (space: SpaceId): number =>
    onto(space, [])
      .log()
      .filter((line) => line.includes('draws')).length;
  assert.deepEqual([drawn('ruins'), drawn('oasis'), drawn('hiddenValley')], [2, 2, 3]);
});
rule('TA-BOARD-06', 'Runes help Enemies, a group only once', () => {
  const t = onto('runes1', [3, 1], { cards: { 'space.29': ['wolf', 'wolf'] } });
  assert.ok(t.log().some((line) => line.includes('6 against 7')));
});
rule('TA-BOARD-07', 'the Cursed Glade: Objects give nothing, no Spells', () => {
  const t = onto('cursedGlade', [1, 1], { cards: { 'space.28': ['wolf'], 'objects.0': ['sword', 'ring'] } });
  assert.ok(t.log().some((line) => line.includes('4 against 3')));
  const spells = scene({
    seats: ['wizard', 'thief'],
    at: ['cursedGlade', 'city'],
    with: { 0: { lives: 1 } },
    cards: { 'hand.0': ['healing', 'healing'] },
    dice: [2],
  });
  spells.asks(0, 'destination');
  assert.equal(spells.kinds('hand.0').length, 2);
});
rule('TA-BOARD-08', 'the Desert costs a life before the draw, without water', () => {
  const t = onto('desert1', [], { next: { adventure: ['healer'] } });
  assert.equal(player(t).lives, 4);
  const dead = onto('desert1', [], { with: { 0: { lives: 1 } }, next: { adventure: ['healer'] } });
  assert.equal(player(dead).standing, 'dead');
  assert.equal(player(onto('desert1', [], { cards: { 'objects.0': ['waterBottle'] } })).lives, 4);
  assert.equal(player(onto('desert1', [])).lives, 3);
});
rule('TA-BOARD-09', 'the City', () => {
  const visit = (dice: number[], whom: string, more: Parameters<typeof scene>[0] = {}) =>
    onto('city', dice, more).answer(0, whom);
  assert.equal(player(visit([1], 'The Enchantress')).toad, 3);
  assert.equal(player(visit([3], 'The Enchantress', { with: { 0: { craft: 1 } } })).craft, 0);
  assert.equal(player(visit([4], 'The Enchantress')).craft, 1);
  assert.equal(player(visit([5], 'The Enchantress')).strength, 1);
  assert.equal(visit([6], 'The Enchantress', { next: { spells: ['hex'] } }).kinds('hand.0').length, 1);
  const doctor = visit([], 'The Doctor', { with: { 0: { lives: 1, gold: 3 } } });
  doctor.answer(0, 2);
  assert.deepEqual([player(doctor).lives, player(doctor).gold], [3, 1]);
  const alchemist = visit([], 'The Alchemist', { cards: { 'objects.0': ['sword', 'ring'] } });
  alchemist.answer(0, 'Sword', 'Ring');
  assert.deepEqual([player(alchemist).gold, alchemist.kinds('objects.0')], [2, []]);
});
rule('TA-BOARD-10', 'the Village', () => {
  const healer = onto('village', [], { with: { 0: { lives: 1, gold: 5 } } })
    .answer(0, 'The Healer')
    .answer(0, 3);
  assert.deepEqual([player(healer).lives, player(healer).gold], [4, 2]);
  const smith = onto('village', [], { with: { 0: { gold: 5 } } })
    .answer(0, 'The Blacksmith')
    .answer(0, 'pass');
  assert.deepEqual(smith.options(0), [
    'Helmet for 2 gold',
    'Sword for 2 gold',
    'Axe for 3 gold',
    'Shield for 3 gold',
    'Armour for 4 gold',
    'No, go on',
  ]);
  smith.answer(0, 'Axe for 3 gold');
  assert.equal(smith.blocked(0, 'Armour for 4 gold'), 'TA-BOARD-10');
  smith.answer(0, 'Sword for 2 gold');
  assert.deepEqual([player(smith).gold, smith.kinds('objects.0')], [0, ['axe', 'sword']]);
  const mystic = (die: number) => onto('village', [die]).answer(0, 'The Mystic');
  assert.deepEqual(
    [1, 3, 4].map((die) => player(mystic(die)).alignment),
    ['evil', 'neutral', 'good'],
  );
  assert.equal(player(mystic(5)).craft, 1);
});
rule('TA-BOARD-11', 'the Tavern', () => {
  assert.equal(player(onto('tavern', [1])).misses, 1);
  assert.ok(
    onto('tavern', [2, 5, 1])
      .log()
      .some((line) => line.includes('8 against 4')),
  );
  assert.equal(player(onto('tavern', [3], { with: { 0: { gold: 2 } } })).gold, 1);
  assert.equal(player(onto('tavern', [4])).gold, 1);
  assert.equal(player(onto('tavern', [5])).granted.length, 24);
  assert.deepEqual(player(onto('tavern', [6])).granted, [at('temple')]);
});
rule('TA-BOARD-12', 'the Chapel by alignment', () => {
  assert.equal(player(onto('chapel', [], { with: { 0: { alignment: 'evil' } } })).lives, 3);
  assert.equal(player(onto('chapel', [], { with: { 0: { lives: 1, gold: 2 } } }).answer(0, 2)).lives, 3);
  const good = { alignment: 'good' } as const;
  assert.equal(
    player(onto('chapel', [], { with: { 0: { ...good, lives: 1 } } }).answer(0, 'Heal fully')).lives,
    4,
  );
  assert.equal(player(onto('chapel', [5], { with: { 0: good } }).answer(0, 'Pray')).lives, 5);
  assert.equal(player(onto('chapel', [4], { with: { 0: good } }).answer(0, 'Pray')).lives, 4);
});
rule('TA-BOARD-13', 'the Graveyard by alignment', () => {
  assert.equal(player(onto('graveyard', [], { with: { 0: { alignment: 'good' } } })).lives, 3);
  assert.deepEqual(player(onto('graveyard', [], { with: { 0: { gold: 3 } } }).answer(0, 2)).fate, 2);
  const evil = { alignment: 'evil' } as const;
  assert.equal(player(onto('graveyard', [], { with: { 0: evil } }).answer(0, 'Replenish fate')).fate, 2);
  assert.equal(player(onto('graveyard', [5], { with: { 0: evil } }).answer(0, 'Pray')).fate, 1);
});
rule('TA-BOARD-14', 'the Forest', () => {
  assert.ok(
    onto('forest', [1, 5, 1])
      .log()
      .some((line) => line.includes('8 against 5')),
  );
  assert.equal(player(onto('forest', [3])).misses, 1);
  assert.deepEqual([player(onto('forest', [4])).craft, player(onto('forest', [6])).craft], [0, 1]);
  // Whoever knows the way rolls only if wanted.
  onto('forest', [], { cards: { 'followers.0': ['guide'] } })
    .asks(0, 'rollOrNot')
    .answer(0, 'pass');
});
rule('TA-BOARD-15', 'the Crags', () => {
  assert.ok(
    onto('crags', [1, 5, 1])
      .log()
      .some((line) => line.includes('8 against 5')),
  );
  assert.equal(player(onto('crags', [2])).misses, 1);
  assert.deepEqual([player(onto('crags', [5])).strength, player(onto('crags', [6])).strength], [0, 1]);
});
rule('TA-BOARD-16', 'the Black Knight takes gold or a life', () => {
  const t = onto('blackKnight', [], { with: { 0: { gold: 1 } } });
  t.answer(0, 'Pay 1 gold');
  assert.deepEqual([player(t).gold, player(t).lives], [0, 4]);
  assert.equal(player(onto('blackKnight', [])).lives, 3);
});
rule('TA-BOARD-17', 'the Chasm: a die for oneself and one for each Follower', () => {
  const t = onto('chasm', [2, 1, 3], { cards: { 'followers.0': ['unicorn', 'maiden'] } });
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [3, ['maiden']]);
});
rule('TA-BOARD-18', 'the Temple', () => {
  const pray = (a: number, b: number, more: Parameters<typeof scene>[0] = {}) => onto('temple', [a, b], more);
  assert.deepEqual([player(pray(1, 1)).lives, player(pray(1, 2)).lives], [2, 3]);
  const four = pray(2, 2, { cards: { 'followers.0': ['unicorn'] } });
  four.asks(0, 'followerOrLife').answer(0, 'Unicorn');
  assert.deepEqual([player(four).lives, four.kinds('followers.0')], [4, []]);
  assert.equal(player(pray(2, 2)).lives, 3);
  assert.equal(player(pray(2, 3)).enslaved, true);
  assert.deepEqual([player(pray(3, 3)).strength, player(pray(3, 4)).craft], [1, 1]);
  assert.equal(pray(4, 4, { next: { spells: ['hex'] } }).kinds('hand.0').length, 1);
  assert.equal(pray(5, 5).kinds('objects.0').length, 1);
  assert.deepEqual([player(pray(5, 6)).fate, player(pray(6, 6)).lives], [2, 6]);
  const slave = { 0: { enslaved: true } };
  const held = scene({ seats: thieves, at: ['temple', 'city'], with: slave, dice: [3] });
  assert.deepEqual([held.state.turn, player(held).enslaved], [1, true]);
  const free = scene({ seats: thieves, at: ['temple', 'city'], with: slave, dice: [4] });
  free.answer(0, 'portalOfPower');
  assert.equal(player(free).enslaved, false);
});
rule('TA-BOARD-19', 'the Castle heals for gold, with royalty 2 lives for free', () => {
  const t = onto('castle', [], { with: { 0: { lives: 1, gold: 1 } } });
  t.answer(0, 1);
  assert.deepEqual([player(t).lives, player(t).gold], [2, 0]);
  assert.equal(
    player(
      onto('castle', [], { with: { 0: { lives: 1 } }, cards: { 'followers.0': ['prince'] } }).answer(
        0,
        'pass',
      ),
    ).lives,
    3,
  );
});
const inside = (
  from: SpaceId,
  to: SpaceId,
  dice: readonly number[],
  more: Parameters<typeof scene>[0] = {},
) =>
  scene({
    seats: thieves,
    ...more,
    at: [from, 'village'],
    with: { 0: { done: true, ...more.with?.[0] } },
    dice,
  }).answer(0, to);
rule('TA-BOARD-20', 'the Plain of Peril does nothing', () => {
  const t = scene({ seats: thieves, at: ['mines', 'city'], with: { 0: { back: true } } });
  assert.deepEqual([where(t, 0), player(t).lives, t.state.turn], ['plainOfPeril', 4, 1]);
});
rule('TA-BOARD-21', 'the Mines', () => {
  const mines = (dice: number[]): string => where(inside('plainOfPeril', 'mines', [...dice, 4]), 0);
  assert.deepEqual(
    [mines([1, 1, 1]), mines([1, 1, 2]), mines([2, 2, 2]), mines([2, 3, 3]), mines([3, 3, 3])],
    ['mines', 'plainOfPeril', 'portalOfPower', 'warlocksCave', 'tavern'],
  );
});
rule('TA-BOARD-22', 'the Crypt', () => {
  const strong = { with: { 0: { strength: 3 } } };
  assert.equal(where(inside('plainOfPeril', 'crypt', [2, 2, 2], strong), 0), 'crypt');
  const city = inside('plainOfPeril', 'crypt', [4, 4, 4], strong);
  city.asks(0, 'choose');
  assert.equal(where(city, 0), 'city');
  // A Sword does not count.
  assert.equal(
    where(inside('plainOfPeril', 'crypt', [1, 1, 2], { cards: { 'objects.0': ['sword'] } }), 0),
    'plainOfPeril',
  );
});
rule('TA-BOARD-23', "the Vampire's Tower, less a life for each Follower given up", () => {
  const lives = (die: number): number => player(inside('mines', 'vampiresTower', [die])).lives;
  assert.deepEqual([lives(2), lives(4), lives(6)], [3, 2, 1]);
  const t = inside('mines', 'vampiresTower', [6], { cards: { 'followers.0': ['unicorn'] } });
  t.asks(0, 'spareLife').answer(0, 'Unicorn');
  assert.equal(player(t).lives, 2);
});
rule('TA-BOARD-24', 'Dice with Death', () => {
  const lower = inside('crypt', 'diceWithDeath', [1, 2, 6, 6]);
  assert.deepEqual([player(lower).lives, player(lower).done], [3, false]);
  assert.equal(player(inside('crypt', 'diceWithDeath', [3, 3, 2, 4])).done, false);
  assert.equal(player(inside('crypt', 'diceWithDeath', [6, 6, 2, 4])).done, true);
});
rule('TA-BOARD-25', 'Pit Fiends one after another; the rest waits', () => {
  const t = inside('vampiresTower', 'pits', [3, 5, 1, 1, 5]);
  assert.deepEqual([player(t).lives, player(t).fiends, player(t).done], [3, 2, false]);
  const won = inside('vampiresTower', 'pits', [2, 5, 1, 5, 1]);
  assert.deepEqual([player(won).fiends, player(won).done], [0, true]);
});
rule('TA-BOARD-26', 'the Werewolf keeps its Strength until it is beaten', () => {
  const t = inside('diceWithDeath', 'werewolfDen', [3, 4, 1, 5]);
  assert.deepEqual([player(t).werewolf, player(t).done, player(t).lives], [7, false, 3]);
  const again = scene({
    seats: thieves,
    at: ['werewolfDen', 'city'],
    with: { 0: { werewolf: 3 } },
    dice: [5, 1],
  });
  again.answer(0, 'stay');
  assert.equal(player(again).done, true);
});
rule('TA-BOARD-27', 'the Valley does nothing but lead on', () => {
  const t = inside('pits', 'valleyOfFire', [], { cards: { 'objects.0': ['talisman'] } });
  assert.deepEqual([player(t).lives, t.state.turn], [4, 1]);
});

const cataclysm = { options: { board: 'cataclysm' } } as const;
rule('TA-CATA-01', 'settlements draw Denizens', () => {
  for (const space of ['city', 'tavern', 'village', 'chapel', 'graveyard', 'castle'] as const) {
    const t = onto(space, [], { ...cataclysm, next: { denizens: ['beggar'] } });
    assert.ok(
      t.log().some((line) => line.includes('meets Beggar')),
      space,
    );
  }
});
rule('TA-CATA-02', 'on the Plain one must attack, and the winner takes a life', () => {
  const t = scene({
    seats: thieves,
    ...cataclysm,
    at: ['mines', 'plainOfPeril'],
    with: { 0: { back: true }, 1: { gold: 3 } },
    dice: [5, 1],
  });
  t.answer(0, 'The space');
  assert.equal(t.state.players[1].lives, 3);
});
rule('TA-CATA-03', 'the Lich takes as many lives as the die shows', () => {
  assert.equal(player(inside('crypt', 'diceWithDeath', [3], cataclysm)).lives, 1);
});
rule('TA-CATA-04', 'the Frozen Spire: the lives, or another try', () => {
  const t = inside('mines', 'vampiresTower', [2], cataclysm);
  t.answer(0, 'Stay');
  assert.deepEqual([player(t).lives, player(t).done], [4, false]);
  const paid = inside('mines', 'vampiresTower', [2], cataclysm);
  paid.answer(0, 'Lose 2 lives');
  assert.deepEqual([player(paid).lives, player(paid).done], [2, true]);
});
rule('TA-CATA-05', 'Mutant and Snowbeast have to be beaten', () => {
  const mutant = inside('diceWithDeath', 'werewolfDen', [1, 1, 1, 5, 1], cataclysm);
  assert.ok(mutant.log().some((line) => line.includes('8 against 4')));
  assert.equal(player(mutant).done, true);
  const beast = inside('vampiresTower', 'pits', [2, 3], { ...cataclysm, cards: { 'objects.0': ['sword'] } });
  assert.ok(beast.log().some((line) => line.includes('6 against 7')));
  assert.equal(player(beast).done, false);
  // It measures itself by the best weapon, whichever is used.
  const armed = { ...cataclysm, cards: { 'objects.0': ['sword', 'greatsword'] } };
  const wary = inside('vampiresTower', 'pits', [2, 3], armed).answer(0, 'Greatsword');
  assert.ok(wary.log().some((line) => line.includes('7 against 8')));
});

const crowned = (sheet: string | null, dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'city'],
    ...more,
    cards: { 'space.48': sheet === null ? [] : [sheet], ...more.cards },
    dice,
  });
rule('TA-ENDING-01', 'a sheet takes the place of the rules of the Crown', () => {
  const t = crowned('theEternalCrown', [2]);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [3, 3, 3],
  );
});
rule('TA-ENDING-02', 'open: one of all sheets lies there for all to see', () => {
  const t = scene({ seats: thieves, options: { ending: 'open' } });
  for (const kind of t.kinds('endings')) assert.notEqual(game.content[kind].ending!.use, 'hidden');
  assert.ok(t.kinds('endings').length > 5);
  assert.equal(t.kinds('space.48').length, 1);
  assert.notEqual(t.match.view(1).piles.space[48].cards[0], null);
});
rule('TA-ENDING-03', 'hidden: without the open ones, facedown until the first one comes', () => {
  const t = scene({
    seats: thieves,
    at: ['valleyOfFire', 'city'],
    options: { ending: 'hidden' },
    cards: { sealed: ['theEternalCrown'] },
    dice: [2],
  });
  assert.deepEqual(t.match.view(0).piles.sealed.cards, [null]);
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.kinds('space.48'), ['theEternalCrown']);
  for (const kind of scene({ seats: thieves, options: { ending: 'hidden' } }).kinds('endings'))
    assert.notEqual(game.content[kind].ending!.use, 'open');
});
rule('TA-ENDING-04', 'whoever enters follows the sheet', () => {
  const t = crowned('iceQueen', [1, 1, 5]);
  t.answer(0, 'crownOfCommand').asks(0, 'attackWith').answer(0, 'In battle');
  assert.equal(t.state.players[0].lives, 3);
});
rule('TA-ENDING-05', 'it cannot be evaded', () => {
  const t = crowned('iceQueen', [1, 1, 5], {
    set: (state) =>
      state.lasting.push({ what: 'evading', seat: 0, rounds: 2, whom: 0, space: null, card: null }),
  });
  t.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.equal(t.state.players[0].lives, 3);
});
rule('TA-ENDING-06', 'whoever is there stays there', () => {
  const t = crowned('theEternalCrown', [1], {
    at: ['crownOfCommand', 'city', 'city'],
    set: (state) => (state.crownReached = true),
  });
  assert.deepEqual([where(t, 0), t.state.turn, t.state.players[0].lives], ['crownOfCommand', 1, 3]);
});
rule('TA-ENDING-08', 'the Eternal Crown', () => {
  const lives = (die: number): number[] =>
    crowned('theEternalCrown', [die], { with: { 2: { lives: 2 } } })
      .answer(0, 'crownOfCommand')
      .state.players.map((one) => one.lives);
  assert.deepEqual(lives(1), [3, 4, 2]);
  assert.deepEqual(lives(2), [3, 3, 1]);
  assert.deepEqual(
    [lives(3), lives(5)],
    [
      [4, 3, 1],
      [4, 3, 1],
    ],
  );
  assert.deepEqual(lives(6), [4, 4, 0]);
  const company = crowned('theEternalCrown', [5, 1], { at: ['valleyOfFire', 'crownOfCommand', 'city'] });
  company.answer(0, 'crownOfCommand').asks(0, 'spoils');
});
