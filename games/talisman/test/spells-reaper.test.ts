import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fight, fighting, own, player, rest, until } from './casting.ts';
import { at } from '../topology.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('Alteration replaces a drawn card', () => {
  const t = own('alteration', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Alteration').answer(0, 'Guide');
  assert.deepEqual(
    [t.kinds('followers.0'), t.kinds('adventureDiscard').includes('dragon')],
    [['guide'], true],
  );
});
situation('a Barrier stops everybody', () => {
  const t = own('barrier', { dice: [6, 6] });
  t.answer(0, 'Barrier').answer(0, 'plains3').roll(2, 1);
  assert.ok(!t.options(0).includes('Tavern'));
  t.answer(0, 'woods3');
  assert.ok(!t.options(1).some((option) => /Woods/u.test(option)));
  assert.equal(t.state.lasting.length, 1);
});
situation('Bladesharp needs a weapon and adds 2', () => {
  const t = fighting('bladesharp', ['bear'], { cards: { 'objects.0': ['sword'] } });
  t.asks(0, 'beforeFight').roll(2, 3).answer(0, 'Bladesharp');
  assert.match(fight(t)!, /7 against 6, won/u);
  const bare = fighting('bladesharp', ['bear'], { dice: [2, 3, 1, 6, 1] });
  assert.equal(player(bare, 0).lives, 3);
});
situation('Blessed replenishes fate', () => {
  const t = own('blessed', { dice: [2, 3] });
  t.answer(0, 'Blessed');
  assert.equal(player(t, 0).fate, 3);
  rest(t);
});
situation('the Cloak of Shadows lasts until the own next turn', () => {
  const t = own('cloakOfShadows', { cards: { 'space.14': ['dragon'] }, dice: [2, 3] });
  t.answer(0, 'Cloak of Shadows').answer(0, 'hills2').asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual([player(t, 0).lives, t.state.lasting.length], [4, 1]);
});
situation('Displacement carries a card to a free space of its region', () => {
  const t = own('displacement', { cards: { 'space.3': ['dragon'] }, dice: [2, 3] });
  t.answer(0, 'Displacement').answer(0, 'ruins');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.20')], [[], ['dragon']]);
  rest(t);
});
situation('a dominated Enemy follows and fights along once', () => {
  const t = fighting('dominate', ['ogre']);
  t.asks(0, 'beforeFight').roll(2, 3, 1, 2).answer(0, 'Dominate');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('space.14'), player(t, 0).lives], [['ogre'], [], 4]);
  t.answer(1, 'woods3');
  t.next('adventure', 'bear').roll(1, 4).answer(0, 'plains2');
  assert.match(fight(t)!, /8 against 7, won/u);
  assert.deepEqual(t.kinds('followers.0'), []);
  rest(t);
});
situation('Enchant Blade makes a weapon magic and better, for good', () => {
  const t = own('enchantBlade', {
    cards: { 'objects.0': ['sword'], 'space.14': ['wolf'] },
    dice: [2, 3, 1, 1],
  });
  t.answer(0, 'Enchant Blade').answer(0, 'hills2');
  // 2 + 1 + the Sword 1 + its edge 1
  assert.match(fight(t)!, /5 against 3, won/u);
  const golem = own('enchantBlade', {
    cards: { 'objects.0': ['sword'], 'space.14': ['stoneGolem'] },
    dice: [2, 3, 6, 3, 2],
  });
  golem.answer(0, 'Enchant Blade').answer(0, 'hills2');
  assert.match(fight(golem)!, /13 against 8, won/u);
  const glade = own('enchantBlade', {
    at: ['hills3', 'tavern'],
    cards: { 'objects.0': ['sword'], 'space.28': ['wolf'] },
    dice: [1, 1, 1],
  });
  glade.answer(0, 'Enchant Blade').answer(0, 'cursedGlade');
  assert.match(fight(glade)!, /3 against 3/u);
  rest(glade);
});
situation('Enrich pays what the die shows', () => {
  const t = own('enrich');
  t.roll(4, 2, 3).answer(0, 'Enrich');
  assert.equal(player(t, 0).gold, 4);
  rest(t);
});
situation('a Fireball kills what it overcomes, and hurts a character', () => {
  const t = fighting('fireball', ['giant']);
  t.asks(0, 'beforeFight').roll(3).answer(0, 'Fireball');
  assert.deepEqual([t.kinds('trophies.0'), player(t, 0).lives], [['giant'], 4]);
  const misses = fighting('fireball', ['giant']);
  misses.roll(2, 1, 1).answer(0, 'Fireball');
  assert.deepEqual([misses.kinds('trophies.0'), player(misses, 0).lives], [[], 3]);
  const rival = own('fireball', { at: ['city', 'hills2'], dice: [2, 3] });
  rival.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').roll(2, 1, 1, 1).answer(0, 'Fireball');
  assert.equal(player(rival, 1).lives, 4);
  rest(rival);
});
situation('a Gust of Wind blows Objects six spaces away', () => {
  const t = answering('gustOfWind', { cards: { 'objects.0': ['sword', 'axe'] } });
  t.roll(2, 3, 2, 3).answer(1, 'Gust of Wind');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('space.18')], [['axe'], ['sword']]);
  rest(t);
});
situation('Misdirection steers another', () => {
  const t = answering('misdirection', { dice: [2, 3] });
  t.answer(1, 'Misdirection').asks(1, 'steer').answer(1, 'Clockwise').asks(0, 'destination');
  assert.ok(t.options(0).every((option) => !/Woods/u.test(option)));
});
situation('Reflection turns a Spell against its caster', () => {
  const t = answering('reflection', {
    seats: ['sorceress', 'sorceress'],
    with: { 0: { gold: 3 }, 1: { gold: 1 } },
    cards: { 'hand.0': ['lifeTap'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Life Tap').asks(1, 'casting.instead').answer(1, 'Reflection');
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
situation('Resurrection leaves the Enemy alive', () => {
  const t = answering('resurrection', { cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 5, 1] });
  t.answer(0, 'hills2').asks(1, 'killing.instead').answer(1, 'Resurrection');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.14')], [[], ['wolf']]);
});
situation('Shatter breaks an Object of the caster’s choice', () => {
  const t = answering('shatter', { cards: { 'objects.0': ['sword', 'ring'] }, dice: [2, 3] });
  t.answer(1, 'Shatter').answer(1, 'Ring');
  assert.deepEqual(t.kinds('objects.0'), ['sword']);
  rest(t);
});
situation('Sleep ends a turn', () => {
  const t = answering('sleep');
  t.answer(1, 'Sleep');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
});
situation('Slow Motion lasts two turns', () => {
  const t = answering('slowMotion');
  t.answer(1, 'Slow Motion').asks(0, 'destination');
  assert.equal(t.options(0).length, 2);
  assert.deepEqual(
    t.state.lasting.map(({ what, rounds, whom }) => [what, rounds, whom]),
    [['crawl', 2, 0]],
  );
});
situation('Speed adds a die to the movement', () => {
  const t = own('speed', { dice: [2, 3] });
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
    const won = fighting(kind, [foe]);
    won.asks(0, 'beforeFight').roll(4, 1).answer(0, name);
    assert.ok(fight(won)!.includes(`${score + 4} against 3, won`), fight(won));
    const lost = fighting(kind, [foe]);
    lost.roll(1, 5).answer(0, name);
    assert.deepEqual([player(lost, 0).lives, lost.state.turn, lost.kinds('space.14')], [4, 1, [foe]]);
  });
situation('Transference swaps two characters', () => {
  const t = own('transference', { at: ['city', 'fields1'] });
  t.answer(0, 'Transference');
  assert.deepEqual([where(t, 0), where(t, 1)], ['fields1', 'city']);
});
situation('Transmute takes iron, not magic', () => {
  const t = answering('transmute', {
    cards: { 'objects.0': ['sword', 'helmet', 'runesword', 'ring'] },
    dice: [2, 3],
  });
  t.answer(1, 'Transmute');
  assert.ok(!t.kinds('objects.0').includes('sword') && !t.kinds('objects.0').includes('helmet'));
  assert.ok(t.kinds('objects.0').includes('ring'));
  rest(t);
});
situation('Water Walking leads across the river', () => {
  const t = own('waterWalking');
  t.answer(0, 'Water Walking').answer(0, 'warlocksCave');
  assert.equal(where(t, 0), 'warlocksCave');
  rest(t);
  // A way that was granted before is not offered twice.
  const twice = own('waterWalking', { with: { 0: { granted: [at('warlocksCave')] } } });
  twice.answer(0, 'Water Walking').asks(0, 'moveMode');
  assert.deepEqual(player(twice, 0).granted.filter((space) => space === at('warlocksCave')).length, 1);
});
