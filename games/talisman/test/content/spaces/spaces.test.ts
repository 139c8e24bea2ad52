import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { spellLimit } from '../../../rules/spells.ts';
import { craft } from '../../../rules/stats.ts';
import { layTerrain } from '../../../rules/terrain.ts';
import { ACROSS, at, inRegion, NAMES, type SpaceId, SPACES } from '../../../shape/spaces.ts';
import {
  ends,
  inside,
  lastFight,
  lasting,
  onto,
  pileAt,
  player,
  rest,
  says,
  scene,
  type Scene,
  type Table,
  thieves,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

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
  for (const space of [
    'fields3',
    'plains1',
    'woods3',
    'hills2',
    'sentinel',
    'portalOfPower',
    'cursedGlade',
    'runes1',
    'runes2',
    'runes3',
  ] as const)
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
  // A player who knows the way rolls only if wanted.
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

rule.also('TA-BOARD-18', 'what is added to the die sets free as well, and leads so much further', () => {
  const glory = (die: number, more: number) =>
    scene({
      seats: thieves,
      at: ['temple', 'city'],
      with: { 0: { enslaved: true } },
      cards: { 'hand.0': ['markedForGlory'] },
    })
      .asks(0, 'beforeRoll')
      .roll(die)
      .answer(0, 'markedForGlory')
      .answer(0, more);
  const steps = (t: ReturnType<typeof glory>): unknown => {
    rest(t);
    return t.match.question(0)!.ask.about;
  };
  assert.deepEqual([steps(glory(2, 2)), steps(glory(4, 2))], [{ steps: [4] }, { steps: [6] }]);
  const held = glory(2, 1);
  rest(held);
  assert.deepEqual([held.state.turn, player(held).enslaved], [1, true]);
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

const told = (t: Table, what: RegExp): boolean => t.log().some((line) => what.test(line));

rule.also('TA-BOARD-21', 'the way out of the Mines is told, and Terrain bars it', () => {
  const t = inside('plainOfPeril', 'mines', [2, 2, 2]);
  assert.deepEqual([where(t, 0), told(t, /ends up at 3/u)], ['portalOfPower', true]);
  const barred = scene({
    seats: ['thief', 'thief'],
    at: ['plainOfPeril', 'village'],
    with: { 0: { done: true } },
    dice: [2, 2, 2],
  });
  const terrain = barred.t.cards(barred.t.piles.terrain).find((card) => barred.t.kind(card) === 'monastery')!;
  layTerrain(barred.t, terrain, at('portalOfPower'));
  barred.answer(0, 'mines');
  assert.equal(where(barred, 0), 'mines');
  rest(barred);
});

rule.also('TA-BOARD-23', 'Followers are asked for as long as lives are at stake, and may be kept', () => {
  const one = inside('mines', 'vampiresTower', [1], { cards: { 'followers.0': ['unicorn', 'maiden'] } });
  one.asks(0, 'spareLife').answer(0, 'Maiden');
  assert.deepEqual([player(one).lives, one.kinds('followers.0')], [4, ['unicorn']]);
  const kept = inside('mines', 'vampiresTower', [3], { cards: { 'followers.0': ['unicorn', 'maiden'] } });
  kept.asks(0, 'spareLife').answer(0, 'pass');
  assert.deepEqual([player(kept).lives, kept.kinds('followers.0').length], [2, 2]);
  const clinging = inside('mines', 'vampiresTower', [1], { cards: { 'followers.0': ['poltergeist'] } });
  assert.deepEqual([player(clinging).lives, clinging.kinds('followers.0')], [3, ['poltergeist']]);
});

rule.also('TA-BOARD-24', 'the dice of Death are told', () => {
  assert.ok(told(inside('crypt', 'diceWithDeath', [3, 3, 2, 4]), / 6 against 6/u));
});

/** A character that could evade anybody. */
const slippery: Scene = { set: (state) => void state.lasting.push(lasting('evading', { seat: 0, whom: 0 })) };

rule.also('TA-BOARD-25', 'Pit Fiends are counted aloud, and nobody slips past them', () => {
  const t = inside('vampiresTower', 'pits', [1, 5, 1], slippery);
  assert.deepEqual([told(t, /A Pit Fiend awaits/u), player(t).done], [true, true]);
  assert.ok(told(t, /8 against 5/u));
});

const cataclysm: Scene = { options: { board: 'cataclysm' } };

rule.also(
  'TA-CATA-05',
  'nobody slips past Mutant and Snowbeast, who measures itself by both weapons of a Warrior',
  () => {
    const mutant = inside('diceWithDeath', 'werewolfDen', [1, 1, 1, 5, 1], { ...cataclysm, ...slippery });
    assert.equal(player(mutant).done, true);
    const beast = inside('vampiresTower', 'pits', [2, 3], { ...cataclysm, ...slippery });
    assert.ok(told(beast, /5 against 6/u));
    const warrior = inside('vampiresTower', 'pits', [2, 1, 3], {
      ...cataclysm,
      seats: ['warrior', 'thief'],
      cards: { 'objects.0': ['sword', 'greatsword'] },
    });
    // 4 + 1 + 2, and the dice.
    assert.ok(told(warrior, /9 against 10/u));
    const sharp = inside('vampiresTower', 'pits', [2, 3], {
      ...cataclysm,
      cards: { 'objects.0': ['sword', 'whetstone'] },
    });
    assert.ok(told(sharp, /7 against 8/u));
    // Of two weapons the better one counts, in whatever order they came.
    for (const objects of [
      ['sword', 'greatsword'],
      ['greatsword', 'sword'],
    ]) {
      const best = inside('vampiresTower', 'pits', [2, 3], { ...cataclysm, cards: { 'objects.0': objects } });
      if (best.match.question(0)?.ask.prompt === 'weapon') best.answer(0, 'Greatsword');
      assert.ok(told(best, /7 against 8/u));
    }
  },
);

rule.also('TA-BOARD-26', 'the Werewolf is not beaten by coming a second time', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['werewolfDen', 'city'],
    with: { 0: { werewolf: 9, done: false } },
    dice: [1, 5],
  });
  if (t.match.question(0) !== null) t.answer(0, 'stay');
  assert.deepEqual([player(t).done, player(t).lives], [false, 3]);
});

rule.also('TA-BOARD-16', 'the toll is told', () => {
  const t = onto('blackKnight', [], { with: { 0: { gold: 2 } } }).answer(0, 'Pay 1 gold');
  assert.deepEqual([player(t).gold, told(t, /pays 1 gold/u)], [1, true]);
});

rule.also('TA-BOARD-17', 'nobody rolls for the Followers of somebody the Chasm has killed', () => {
  const t = onto('chasm', [1, 1, 1], {
    with: { 0: { lives: 1 } },
    cards: { 'followers.0': ['unicorn', 'maiden'] },
  });
  assert.notEqual(player(t).standing, 'playing');
  // The dice that were laid out are still there.
  assert.equal(t.t.whole.chance.forced.length, 2);
  rest(t);
});

rule.also('TA-BOARD-18', 'whoever is enslaved is said to be', () => {
  assert.ok(told(onto('temple', [2, 3]), /enslaved/u));
});

rule.also('TA-WARLOCK-06', 'any one of the sets with quest cards is enough for quest cards', () => {
  const none = { reaper: false, frostmarch: false, cataclysm: false };
  for (const set of ['reaper', 'frostmarch', 'cataclysm'] as const) {
    const t = onto('warlocksCave', [3], { options: { ...none, [set]: true } });
    assert.equal(t.kinds('quest.0').length, 1, set);
    assert.ok(t.kinds('warlock').length > 0, set);
    assert.notEqual(t.kinds('quest.0')[0], 'rollForAQuest');
    rest(t);
  }
});

situation('two cards are drawn on an Outpost', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'space.14': ['outpost'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.equal(t.log().filter((line) => / draws /u.test(line)).length, 2);
});

rule.also(
  'TA-BOARD-07',
  'in the Glade Followers still fight, and Objects count for the room for Spells',
  () => {
    const t = scene({
      seats: thieves,
      at: ['chasm', 'city'],
      cards: {
        [pileAt('cursedGlade')]: ['wolf', 'angel'],
        'followers.0': ['defenderOfJustice'],
        'objects.0': ['ring'],
      },
      dice: [2, 1, 1],
    });
    t.answer(0, 'cursedGlade');
    assert.match(lastFight(t), /5 against 3: won/u);
    assert.deepEqual([craft(t.t, 0), spellLimit(t.t, 0)], [3, 2]);
    rest(t);
  },
);

rule.also('TA-BOARD-18', 'a slave is free with a 4, goes as far as the die says, and may spend fate', () => {
  const slave = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
    scene({
      seats: thieves,
      at: ['temple', 'city'],
      ...more,
      with: { 0: { enslaved: true, ...more.with?.[0] } },
      dice,
    });
  const free = slave([4]);
  assert.deepEqual(ends(free), ['portalOfPower', 'warlocksCave']);
  assert.equal(player(free).enslaved, false);
  says(free, 'Seat 0 rolls for movement: 4.');
  const held = slave([3, 3, 4]);
  assert.deepEqual([player(held).enslaved, where(held, 0), held.state.turn], [true, 'temple', 1]);
  // No encounter: nothing else was rolled.
  assert.equal(held.log().filter((line) => line.startsWith('Seat 0 rolls')).length, 1);
  rest(held);
  const fated = slave([3, 5], { with: { 0: { fate: 1 } } }).answer(0, 'reroll0');
  rest(fated);
  assert.deepEqual(ends(fated), ['blackKnight', 'portal', 'runes2']);
  // Free, but with nowhere to go.
  const walled = slave([4, 3, 4], {
    set: (state) => {
      for (const wall of ['woods4', 'desert2'] as const)
        state.lasting.push(lasting('barrier', { space: at(wall) }));
    },
  });
  assert.deepEqual([player(walled).enslaved, where(walled, 0)], [false, 'temple']);
  rest(walled);
});

rule.also('TA-BOARD-07', 'there the Cross drives no spirit away', () => {
  const cards = { 'objects.0': ['cross'] };
  const cursed = onto('cursedGlade', [5, 1], { cards: { ...cards, 'space.28': ['shadow'] } });
  assert.deepEqual(cursed.kinds('trophies.0'), ['shadow']);
  onto('woods4', [], { cards: { ...cards, 'space.37': ['shadow'] } })
    .asks(0, 'destroySpirit')
    .answer(0, 'destroy');
});
