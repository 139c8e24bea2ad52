import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../../shape/spaces.ts';
import {
  casting,
  castingInFight,
  castingInReply,
  ids,
  lastFight,
  lasting,
  lastingOf,
  offered,
  optionIds,
  pileAt,
  player,
  promptOf,
  rest,
  type Scene,
  scene,
  type Table,
  until,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('what Alteration has replaced is not met any more', () => {
  const t = casting('alteration', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 6, 6, 6] });
  t.answer(0, 'hills2').answer(0, 'Alteration');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('hills2'))], [[], []]);
  rest(t);
});

situation('a Barrier is laid on a free space of the own region, until the next turn', () => {
  const t = casting('barrier', {
    seats: ['sorceress', 'warrior', 'warrior'],
    at: ['city', 'tavern', 'oasis'],
    cards: { [pileAt('woods1')]: ['wolf'] },
    dice: [2, 3],
  }).answer(0, 'Barrier');
  assert.deepEqual(
    ['woods3', 'woods1', 'tavern', 'city', 'desert1'].map((id) => ids(t).includes(id)),
    [true, false, false, false, false],
  );
  t.answer(0, 'woods3');
  assert.deepEqual([lastingOf(t), t.kinds(pileAt('woods3'))], [[['barrier', 0, 1, null]], ['barrier']]);
});

situation('Displacement leads to a free space of the same region, and is told', () => {
  const t = casting('displacement', { cards: { 'space.3': ['dragon'], 'space.5': ['wolf'] }, dice: [2, 3] });
  t.answer(0, 'Displacement').answer(0, 'Dragon').asks(0, 'teleport');
  assert.deepEqual(
    ['woods3', 'hills1', 'tavern', 'city', 'desert1'].map((id) => ids(t).includes(id)),
    [true, false, false, false, false],
  );
  t.answer(0, 'woods3');
  assert.ok(t.log().some((line) => line.startsWith('The Dragon now lies at the Woods')));
  rest(t);
});

situation('Dominate: one of two Enemies changes sides, the other is still to be fought', () => {
  const t = castingInFight('dominate', ['wolf', 'ogre'], { with: { 0: { strength: 9 } } });
  t.asks(0, 'beforeFight').answer(0, 'Dominate').roll(1, 1).answer(0, 'Ogre');
  // 11 + 5 of the Ogre + 1 against 2 + 1.
  assert.match(lastFight(t), /17 against 3: won/u);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('followers.0')], [['wolf'], []]);
  assert.ok(t.log().some((line) => line.endsWith('takes the Ogre.')));
});

situation('Dominate is for the own battles against Enemies, and for those whom somebody may follow', () => {
  const offers = (t: Table, seat = 0): boolean => {
    const asked = offered(t, seat, 'Dominate');
    rest(t);
    return asked;
  };
  assert.ok(offers(castingInFight('dominate', ['wolf'])));
  assert.ok(!offers(castingInFight('dominate', ['shadow'], { dice: [2, 3, 5, 1] })));
  assert.ok(
    !offers(
      castingInFight('dominate', ['wolf'], {
        cards: { 'followers.0': ['cursedByAHag'] },
        dice: [2, 3, 5, 1],
      }),
    ),
  );
  const attack = casting('dominate', { at: ['city', 'hills2'], dice: [2, 3, 1, 1, 1] });
  assert.ok(!offers(attack.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack')));
  const watching = castingInReply('dominate', { cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 5, 1] });
  assert.ok(!offers(watching.answer(0, 'hills2'), 1));
});

situation('a Fireball of whoever is attacked burns the attacker, if it overcomes its Strength', () => {
  const burnt = (die: number) => {
    const t = castingInReply('fireball', { at: ['city', 'hills2'], dice: [2, 3] });
    t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'beforeFight').roll(die, 1, 1, 3).answer(1, 'Fireball');
    rest(t);
    return [player(t).lives, player(t, 1).lives];
  };
  // Craft 4 and the die against Strength 4; a stand-off follows.
  assert.deepEqual(burnt(1), [4, 4]);
  const strong = castingInReply('fireball', {
    at: ['city', 'hills2'],
    with: { 0: { strength: 1 } },
    dice: [2, 3],
  });
  strong.answer(0, 'hills2').answer(0, 'seat1').roll(1, 1, 1, 4).answer(1, 'Fireball');
  assert.deepEqual([player(strong).lives, player(strong, 1).lives], [5, 4]);
  rest(strong);
});

situation('a Gust of Wind needs Objects outside the inner region, and is told', () => {
  const offers = (more: Scene) => {
    const t = castingInReply('gustOfWind', { dice: [2, 3], ...more });
    const asked = offered(t, 1, 'Gust of Wind');
    rest(t);
    return asked;
  };
  assert.deepEqual(
    [
      offers({ cards: { 'objects.0': ['sword'] } }),
      offers({}),
      offers({ at: ['plainOfPeril', 'tavern'], cards: { 'objects.0': ['sword'] } }),
    ],
    [true, false, false],
  );
  const t = castingInReply('gustOfWind', { cards: { 'objects.0': ['sword'] } })
    .roll(1, 2, 3)
    .answer(1, 'Gust of Wind');
  assert.ok(t.log().some((line) => line.startsWith('The Sword now lies at the Tavern')));
  rest(t);
});

situation('Reflection is for Spells of others aimed at oneself', () => {
  const t = castingInReply('reflection', {
    seats: ['sorceress', 'sorceress', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    cards: { 'hand.0': ['lifeTap'] },
    dice: [2, 3],
  });
  until(t, 'turnStart').answer(0, 'Life Tap').answer(0, 'seat2');
  assert.deepEqual([player(t, 2).lives, t.kinds('hand.1')], [4, ['reflection']]);
  rest(t);
  const self = casting('healing', {
    with: { 0: { lives: 2 } },
    cards: { 'hand.0': ['healing', 'reflection'] },
    dice: [2, 3],
  });
  self.answer(0, 'Healing').answer(0, 'seat0');
  assert.equal(player(self).lives, 4);
  rest(self);
});

situation('Shatter needs one Object, and breaks it', () => {
  const t = castingInReply('shatter', { cards: { 'objects.0': ['sword'] }, dice: [2, 3] }).answer(
    1,
    'Shatter',
  );
  assert.deepEqual(t.kinds('objects.0'), []);
  rest(t);
  assert.ok(!offered(castingInReply('shatter', { dice: [2, 3] }), 1, 'Shatter'));
});

situation(
  'Transference swaps with those elsewhere in the region, and never past the Valley without a Talisman',
  () => {
    const offers = (more: Scene) => {
      const t = casting('transference', { dice: [2, 3], ...more });
      const asked = offered(t, 0, 'Transference');
      rest(t);
      return asked;
    };
    assert.deepEqual(
      [
        offers({ at: ['city', 'fields1'] }),
        offers({ at: ['city', 'city'] }),
        offers({ at: ['city', 'oasis'] }),
        offers({ at: ['valleyOfFire', 'mines'], cards: { 'objects.0': ['talisman'] } }),
        offers({
          at: ['valleyOfFire', 'mines'],
          cards: { 'objects.0': ['talisman'], 'objects.1': ['talisman'] },
        }),
        offers({ at: ['mines', 'valleyOfFire'], cards: { 'objects.1': ['talisman'] } }),
      ],
      [true, false, false, false, true, false],
    );
  },
);

situation('Transmute needs iron, and leaves a magic weapon', () => {
  const offers = (...objects: string[]) => {
    const t = castingInReply('transmute', { cards: { 'objects.0': objects }, dice: [2, 3] });
    const asked = offered(t, 1, 'Transmute');
    rest(t);
    return asked;
  };
  assert.deepEqual(
    [offers('sword'), offers('helmet'), offers('holyLance'), offers('ring'), offers('waterBottle')],
    [true, true, false, false, false],
  );
  const t = castingInReply('transmute', {
    cards: { 'objects.0': ['sword', 'holyLance', 'waterBottle'] },
    dice: [2, 3],
  });
  t.answer(1, 'Transmute');
  assert.deepEqual(t.kinds('objects.0'), ['holyLance', 'waterBottle']);
  rest(t);
});

situation('Water Walking needs a river to cross', () => {
  assert.ok(!offered(casting('waterWalking', { at: ['plainOfPeril', 'tavern'] }), 0, 'Water Walking'));
});

rule.also(
  'TA-INNER-08',
  'Transference leads nobody to the Crown, or to the Valley without a Talisman',
  () => {
    const targets = (there: 'crownOfCommand' | 'valleyOfFire' | 'crypt', objects: string[] = []): boolean => {
      const t = scene({
        seats: ['sorceress', 'thief', 'thief'],
        at: ['plainOfPeril', there, 'city'],
        cards: { 'hand.0': ['transference'], 'objects.0': objects },
      });
      const asked = t.match.question(0)?.ask.prompt === 'turnStart';
      rest(t);
      return asked;
    };
    assert.deepEqual(
      [
        targets('crypt'),
        targets('valleyOfFire'),
        targets('valleyOfFire', ['talisman']),
        targets('crownOfCommand', ['talisman']),
      ],
      [true, false, true, false],
    );
  },
);

situation('Slow Motion turned back lasts two turns of its caster', () => {
  const t = castingInReply('slowMotion', {
    cards: { 'hand.0': ['reflection'] },
    seats: ['sorceress', 'wizard'],
  });
  t.answer(1, 'Slow Motion').asks(0, 'casting.instead').answer(0, 'Reflection');
  const crawled: boolean[] = [];
  for (let i = 0; i < 60 && crawled.length < 3; i++) {
    const [seat] = t.match.waiting;
    const question = t.match.question(seat)!;
    if (question.ask.prompt === 'destination' && seat === 1)
      crawled.push(JSON.stringify((question.ask.about as { steps: number[] }).steps) === '[1]');
    t.answer(seat, question.from.find(({ no, id }) => no === undefined && id !== 'reroll1')!.id);
  }
  rest(t);
  assert.deepEqual(crawled.slice(0, 2), [true, true]);
  assert.deepEqual(t.state.lasting, []);
});

// The bridge.

situation('a Barrier closes the bridge, on either side', () => {
  const going = (from: 'sentinel' | 'hills3', barrier: 'sentinel' | 'hills3'): string[] => {
    const t = scene({
      seats: ['warrior', 'thief'],
      at: [from, 'city'],
      set: (state) => {
        state.lasting.push(lasting('barrier', { space: at(barrier) }));
      },
      dice: [1, 1],
    });
    const found = optionIds(t);
    rest(t);
    return found;
  };
  assert.ok(!going('sentinel', 'hills3').some((id) => id.startsWith('bridge')));
  assert.ok(!going('hills3', 'sentinel').includes('sentinel'));
});

situation('Alteration replaces a drawn card', () => {
  const t = casting('alteration', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Alteration').answer(0, 'Guide');
  assert.deepEqual(
    [t.kinds('followers.0'), t.kinds('adventureDiscard').includes('dragon')],
    [['guide'], true],
  );
});

situation('a Barrier stops everybody', () => {
  const t = casting('barrier', { dice: [6, 6] });
  t.answer(0, 'Barrier').answer(0, 'plains3').roll(2, 1);
  assert.ok(!t.options(0).includes('Tavern'));
  t.answer(0, 'woods3');
  assert.ok(!t.options(1).some((option) => /Woods/u.test(option)));
  assert.equal(t.state.lasting.length, 1);
});

situation('Bladesharp needs a weapon and adds 2', () => {
  const t = castingInFight('bladesharp', ['bear'], { cards: { 'objects.0': ['sword'] } });
  t.asks(0, 'beforeFight').roll(2, 3).answer(0, 'Bladesharp');
  assert.match(lastFight(t), /7 against 6: won/u);
  const bare = castingInFight('bladesharp', ['bear'], { dice: [2, 3, 1, 6, 1] });
  assert.equal(player(bare, 0).lives, 3);
});

situation('Blessed replenishes fate', () => {
  const t = casting('blessed', { dice: [2, 3] });
  t.answer(0, 'Blessed');
  assert.equal(player(t, 0).fate, 3);
  rest(t);
});

situation('the Cloak of Shadows lasts until the own next turn', () => {
  const t = casting('cloakOfShadows', { cards: { 'space.14': ['dragon'] }, dice: [2, 3] });
  t.answer(0, 'Cloak of Shadows').answer(0, 'hills2').asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual([player(t, 0).lives, t.state.lasting.length], [4, 1]);
});

situation('Displacement carries a card to a free space of its region', () => {
  const t = casting('displacement', { cards: { 'space.3': ['dragon'] }, dice: [2, 3] });
  t.answer(0, 'Displacement').answer(0, 'ruins');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.20')], [[], ['dragon']]);
  rest(t);
});

situation('a dominated Enemy follows and fights along once', () => {
  const t = castingInFight('dominate', ['ogre']);
  t.asks(0, 'beforeFight').roll(2, 3, 1, 2).answer(0, 'Dominate');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('space.14'), player(t, 0).lives], [['ogre'], [], 4]);
  t.answer(1, 'woods3');
  t.next('adventure', 'bear').roll(1, 4).answer(0, 'plains2');
  assert.match(lastFight(t), /8 against 7: won/u);
  assert.deepEqual(t.kinds('followers.0'), []);
  rest(t);
});

situation('Enchant Blade makes a weapon magic and better, for good', () => {
  const t = casting('enchantBlade', {
    cards: { 'objects.0': ['sword'], 'space.14': ['wolf'] },
    dice: [2, 3, 1, 1],
  });
  t.answer(0, 'Enchant Blade').answer(0, 'hills2');
  // 2 + 1 + the Sword 1 + its edge 1
  assert.match(lastFight(t), /5 against 3: won/u);
  const golem = casting('enchantBlade', {
    cards: { 'objects.0': ['sword'], 'space.14': ['stoneGolem'] },
    dice: [2, 3, 6, 3, 2],
  });
  golem.answer(0, 'Enchant Blade').answer(0, 'hills2');
  assert.match(lastFight(golem), /13 against 8: won/u);
  const glade = casting('enchantBlade', {
    at: ['hills3', 'tavern'],
    cards: { 'objects.0': ['sword'], 'space.28': ['wolf'] },
    dice: [1, 1, 1],
  });
  glade.answer(0, 'Enchant Blade').answer(0, 'cursedGlade');
  assert.match(lastFight(glade), /3 against 3/u);
  rest(glade);
});

situation('Enrich pays what the die shows', () => {
  const t = casting('enrich');
  t.roll(4, 2, 3).answer(0, 'Enrich');
  assert.equal(player(t, 0).gold, 4);
  rest(t);
});

situation('a Fireball kills what it overcomes, and hurts a character', () => {
  const t = castingInFight('fireball', ['giant']);
  t.asks(0, 'beforeFight').roll(3).answer(0, 'Fireball');
  assert.deepEqual([t.kinds('trophies.0'), player(t, 0).lives], [['giant'], 4]);
  const misses = castingInFight('fireball', ['giant']);
  misses.roll(2, 1, 1).answer(0, 'Fireball');
  assert.deepEqual([misses.kinds('trophies.0'), player(misses, 0).lives], [[], 3]);
  const rival = casting('fireball', { at: ['city', 'hills2'], dice: [2, 3] });
  rival.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').roll(2, 1, 1, 1).answer(0, 'Fireball');
  assert.equal(player(rival, 1).lives, 4);
  rest(rival);
});

situation('a Gust of Wind blows Objects six spaces away', () => {
  const t = castingInReply('gustOfWind', { cards: { 'objects.0': ['sword', 'axe'] } });
  t.roll(2, 3, 2, 3).answer(1, 'Gust of Wind');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('space.18')], [['axe'], ['sword']]);
  rest(t);
});

situation('Misdirection steers another', () => {
  const t = castingInReply('misdirection', { dice: [2, 3] });
  t.answer(1, 'Misdirection').asks(1, 'steer').answer(1, 'Clockwise').asks(0, 'destination');
  assert.ok(t.options(0).every((option) => !/Woods/u.test(option)));
});

situation('Reflection turns a Spell against its caster', () => {
  const t = castingInReply('reflection', {
    seats: ['sorceress', 'sorceress'],
    with: { 0: { gold: 3 }, 1: { gold: 1 } },
    cards: { 'hand.0': ['lifeTap'] },
    dice: [2, 3],
  });
  until(t, 'turnStart').answer(0, 'Life Tap').asks(1, 'casting.instead').answer(1, 'Reflection');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives], [4, 4]);
  rest(t);
  const reflected = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'woods1'],
    with: { 1: { gold: 2 }, 2: { gold: 3 } },
    cards: { 'hand.1': ['reflection'], 'hand.2': ['random'] },
  });
  reflected.answer(2, 'Random').answer(2, 'seat1').asks(1, 'casting.instead').roll(4);
  reflected.answer(1, 'Reflection');
  assert.deepEqual([player(reflected, 1).gold, player(reflected, 2).gold], [2, 0]);
  rest(reflected);
});

situation('a Spell that is turned against a caster to whom it can do nothing does nothing', () => {
  const turned = (spell: string, prompt: string, more: Scene = {}) => {
    const t = scene({
      seats: ['sorceress', 'sorceress'],
      at: ['city', 'mines'],
      options: { trophyRate: 7 },
      ...more,
      cards: { 'hand.0': ['reflection'], 'hand.1': [spell], ...more.cards },
      dice: [2, 3],
    });
    if (prompt === 'moveEnded') until(t, 'destination').answer(0, 'hills2');
    until(t, prompt, 1).answer(1, spell);
    if (promptOf(t, 1) === 'aim') t.answer(1, 'seat0');
    until(t, 'casting.instead').answer(0, 'reflection');
    assert.ok(!['aim', 'teleport'].includes(promptOf(t, 1) ?? ''), spell);
    rest(t);
    assert.deepEqual([t.kinds('hand.0'), t.kinds('hand.1'), where(t, 1)], [[], [], 'mines'], spell);
    return t;
  };
  // Who is in the inner region is not moved a space on, and there is no wind.
  turned('blink', 'moveEnded');
  const carried = { 'objects.0': ['axe'], 'objects.1': ['ring'] };
  assert.deepEqual(turned('gustOfWind', 'turnStart', { cards: carried }).kinds('objects.1'), ['ring']);
  // Who carries nothing has nothing that could break.
  assert.deepEqual(turned('shatter', 'turnStart', { cards: { 'objects.0': ['axe'] } }).kinds('objects.0'), [
    'axe',
  ]);
});

situation('Resurrection leaves the Enemy alive', () => {
  const t = castingInReply('resurrection', { cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 5, 1] });
  t.answer(0, 'hills2').asks(1, 'killing.instead').answer(1, 'Resurrection');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.14')], [[], ['wolf']]);
});

situation('Shatter breaks an Object of the caster’s choice', () => {
  const t = castingInReply('shatter', { cards: { 'objects.0': ['sword', 'ring'] }, dice: [2, 3] });
  t.answer(1, 'Shatter').answer(1, 'Ring');
  assert.deepEqual(t.kinds('objects.0'), ['sword']);
  rest(t);
});

situation('Sleep ends a turn', () => {
  const t = castingInReply('sleep');
  t.answer(1, 'Sleep');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
});

situation('Slow Motion lasts two turns', () => {
  const t = castingInReply('slowMotion');
  t.answer(1, 'Slow Motion').asks(0, 'destination');
  assert.equal(t.options(0).length, 2);
  assert.deepEqual(
    t.state.lasting.map(({ what, rounds, whom }) => [what, rounds, whom]),
    [['crawl', 2, 0]],
  );
});

situation('Speed adds a die to the movement', () => {
  const t = casting('speed', { dice: [2, 3] });
  t.asks(0, 'moveRolled').roll(2).answer(0, 'Speed').answer(0, 'woods3');
  assert.equal(where(t, 0), 'woods3');
});

for (const [kind, name, foe, score] of [
  ['summonBear', 'Summon Bear', 'wolf', 3],
  ['summonSerpent', 'Summon Serpent', 'wolf', 4],
  ['summonPhoenix', 'Summon Phoenix', 'wolf', 5],
  ['summonStormcrow', 'Summon Stormcrow', 'shadow', 3],
] as const)
  situation(`${name} sends a creature that cannot cost a life`, () => {
    const won = castingInFight(kind, [foe]);
    won.asks(0, 'beforeFight').roll(4, 1).answer(0, name);
    assert.ok(lastFight(won).includes(`${score + 4} against 3: won`), lastFight(won));
    const lost = castingInFight(kind, [foe]);
    lost.roll(1, 5).answer(0, name);
    assert.deepEqual([player(lost, 0).lives, lost.state.turn, lost.kinds('space.14')], [4, 1, [foe]]);
  });

situation('Transference swaps two characters', () => {
  const t = casting('transference', { at: ['city', 'fields1'] });
  t.answer(0, 'Transference');
  assert.deepEqual([where(t, 0), where(t, 1)], ['fields1', 'city']);
});

situation('Transmute takes iron, not magic', () => {
  const t = castingInReply('transmute', {
    cards: { 'objects.0': ['sword', 'helmet', 'runesword', 'ring'] },
    dice: [2, 3],
  });
  t.answer(1, 'Transmute');
  assert.ok(!t.kinds('objects.0').includes('sword') && !t.kinds('objects.0').includes('helmet'));
  assert.ok(t.kinds('objects.0').includes('ring'));
  rest(t);
});

situation('Water Walking leads across the river', () => {
  const t = casting('waterWalking');
  t.answer(0, 'Water Walking').answer(0, 'warlocksCave');
  assert.equal(where(t, 0), 'warlocksCave');
  rest(t);
  // A way that was granted before is not offered twice.
  const twice = casting('waterWalking', { with: { 0: { granted: [at('warlocksCave')] } } });
  twice.answer(0, 'Water Walking').asks(0, 'moveMode');
  assert.deepEqual(player(twice, 0).granted.filter((space) => space === at('warlocksCave')).length, 1);
});
