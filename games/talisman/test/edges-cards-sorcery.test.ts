import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fight, fighting, type More, own, player, rest, type Table, until } from './casting.ts';
import { ids, lastingOf, offered } from './looking.ts';
import { pileAt } from './meeting.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('a second creature is not sent, and none into the wrong kind of fight', () => {
  const two = fighting('summonBear', ['wolf'], { cards: { 'hand.0': ['summonBear', 'summonPhoenix'] } });
  two.asks(0, 'beforeFight').roll(4, 1).answer(0, 'Summon Bear');
  assert.match(fight(two)!, /7 against 3, won/u);
  assert.deepEqual(two.kinds('hand.0'), ['summonPhoenix']);
  rest(two);
});
situation('what Alteration has replaced is not met any more', () => {
  const t = own('alteration', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 6, 6, 6] });
  t.answer(0, 'hills2').answer(0, 'Alteration');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('hills2'))], [[], []]);
  rest(t);
});
situation('a Barrier is laid on a free space of the own region, until the next turn', () => {
  const t = own('barrier', {
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
  const t = own('displacement', { cards: { 'space.3': ['dragon'], 'space.5': ['wolf'] }, dice: [2, 3] });
  t.answer(0, 'Displacement').answer(0, 'Dragon').asks(0, 'teleport');
  assert.deepEqual(
    ['woods3', 'hills1', 'tavern', 'city', 'desert1'].map((id) => ids(t).includes(id)),
    [true, false, false, false, false],
  );
  t.answer(0, 'woods3');
  assert.ok(t.log().some((line) => line.startsWith('Dragon now lies here: Woods')));
  rest(t);
});
situation('Dominate: one of two Enemies changes sides, the other is still to be fought', () => {
  const t = fighting('dominate', ['wolf', 'ogre'], { with: { 0: { strength: 9 } } });
  t.asks(0, 'beforeFight').answer(0, 'Dominate').roll(1, 1).answer(0, 'Ogre');
  // 11 + 5 of the Ogre + 1 against 2 + 1.
  assert.match(fight(t)!, /17 against 3, won/u);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('followers.0')], [['wolf'], []]);
  assert.ok(t.log().some((line) => line.endsWith('takes Ogre.')));
});
situation('Dominate is for the own battles against Enemies, and for those whom somebody may follow', () => {
  const offers = (t: Table, seat = 0): boolean => {
    const asked = offered(t, seat, 'Dominate');
    rest(t);
    return asked;
  };
  assert.ok(offers(fighting('dominate', ['wolf'])));
  assert.ok(!offers(fighting('dominate', ['shadow'], { dice: [2, 3, 5, 1] })));
  assert.ok(
    !offers(
      fighting('dominate', ['wolf'], { cards: { 'followers.0': ['cursedByAHag'] }, dice: [2, 3, 5, 1] }),
    ),
  );
  const attack = own('dominate', { at: ['city', 'hills2'], dice: [2, 3, 1, 1, 1] });
  assert.ok(!offers(attack.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack')));
  const watching = answering('dominate', { cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 5, 1] });
  assert.ok(!offers(watching.answer(0, 'hills2'), 1));
});
situation('a Fireball of whoever is attacked burns the attacker, if it overcomes its Strength', () => {
  const burnt = (die: number) => {
    const t = answering('fireball', { at: ['city', 'hills2'], dice: [2, 3] });
    t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'beforeFight').roll(die, 1, 1, 3).answer(1, 'Fireball');
    rest(t);
    return [player(t).lives, player(t, 1).lives];
  };
  // Craft 4 and the die against Strength 4; a stand-off follows.
  assert.deepEqual(burnt(1), [4, 4]);
  const strong = answering('fireball', {
    at: ['city', 'hills2'],
    with: { 0: { strength: 1 } },
    dice: [2, 3],
  });
  strong.answer(0, 'hills2').answer(0, 'seat1').roll(1, 1, 1, 4).answer(1, 'Fireball');
  assert.deepEqual([player(strong).lives, player(strong, 1).lives], [5, 4]);
  rest(strong);
});
situation('a Gust of Wind needs Objects outside the inner region, and is told', () => {
  const offers = (more: More) => {
    const t = answering('gustOfWind', { dice: [2, 3], ...more });
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
  const t = answering('gustOfWind', { cards: { 'objects.0': ['sword'] } })
    .roll(1, 2, 3)
    .answer(1, 'Gust of Wind');
  assert.ok(t.log().some((line) => line.startsWith('Sword now lies here: Tavern')));
  rest(t);
});
situation('Reflection is for Spells of others aimed at oneself', () => {
  const t = answering('reflection', {
    seats: ['sorceress', 'sorceress', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    cards: { 'hand.0': ['lifeTap'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Life Tap').answer(0, 'seat2');
  assert.deepEqual([player(t, 2).lives, t.kinds('hand.1')], [4, ['reflection']]);
  rest(t);
  const self = own('healing', {
    with: { 0: { lives: 2 } },
    cards: { 'hand.0': ['healing', 'reflection'] },
    dice: [2, 3],
  });
  self.answer(0, 'Healing').answer(0, 'seat0');
  assert.equal(player(self).lives, 4);
  rest(self);
});
situation('Shatter needs one Object, and breaks it', () => {
  const t = answering('shatter', { cards: { 'objects.0': ['sword'] }, dice: [2, 3] }).answer(1, 'Shatter');
  assert.deepEqual(t.kinds('objects.0'), []);
  rest(t);
  assert.ok(!offered(answering('shatter', { dice: [2, 3] }), 1, 'Shatter'));
});
situation(
  'Transference swaps with those elsewhere in the region, and never past the Valley without a Talisman',
  () => {
    const offers = (more: More) => {
      const t = own('transference', { dice: [2, 3], ...more });
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
    const t = answering('transmute', { cards: { 'objects.0': objects }, dice: [2, 3] });
    const asked = offered(t, 1, 'Transmute');
    rest(t);
    return asked;
  };
  assert.deepEqual(
    [offers('sword'), offers('helmet'), offers('holyLance'), offers('ring'), offers('waterBottle')],
    [true, true, false, false, false],
  );
  const t = answering('transmute', {
    cards: { 'objects.0': ['sword', 'holyLance', 'waterBottle'] },
    dice: [2, 3],
  });
  t.answer(1, 'Transmute');
  assert.deepEqual(t.kinds('objects.0'), ['holyLance', 'waterBottle']);
  rest(t);
});
situation('Water Walking needs a river to cross', () => {
  assert.ok(!offered(own('waterWalking', { at: ['plainOfPeril', 'tavern'] }), 0, 'Water Walking'));
});
