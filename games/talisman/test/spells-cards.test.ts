import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type More = Parameters<typeof scene>[0];
type Table = ReturnType<typeof scene>;

/** In the own turn: a Sorceress in the City holds the Spell, a Warrior stands in the Tavern. */
const own = (spell: string, more: More = {}) =>
  scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    options: { trophyRate: 7 },
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
  });
/** In the turn of another: a Warrior in the City begins, a Sorceress in the Tavern holds the Spell. */
const answering = (spell: string, more: More = {}) =>
  scene({
    seats: ['warrior', 'sorceress'],
    at: ['city', 'tavern'],
    ...more,
    cards: { 'hand.1': [spell], ...more.cards },
  });
/** The Sorceress walks to the Hills, where these cards lie, and may cast before the fight. */
const fighting = (spell: string, foes: readonly string[], more: More = {}) =>
  until(
    own(spell, { dice: [2, 3], ...more, cards: { 'space.14': foes, ...more.cards } }),
    0,
    'destination',
  ).answer(0, 'hills2');
/** Whatever is still asked is looked at, and nothing more. */
const rest = (t: Table): void => t.match.waiting.forEach((seat) => void t.options(seat));
const fight = (t: Table) => t.log().findLast((line) => / against \d/u.test(line));
const player = (t: Table, seat: number) => t.state.players[seat];
/** How far the one in turn may go. */
const steps = (t: Table): number[] => (t.match.question(0)!.ask.about as { steps: number[] }).steps;
/** Decline until this question is put. */
const until = (t: Table, seat: number, prompt: string): Table => {
  for (let i = 0; i < 12 && t.match.question(seat)?.ask.prompt !== prompt; i++) {
    const [asked] = t.match.waiting;
    t.answer(asked, t.match.question(asked)!.ask.prompt === 'fate' ? 'keep' : 'pass');
  }
  return t.asks(seat, prompt);
};

situation('Alchemy turns Objects into gold', () => {
  const t = own('alchemy', { cards: { 'objects.0': ['sword', 'axe'] }, dice: [2, 3] });
  t.answer(0, 'Alchemy').answer(0, 'Sword', 'Axe');
  assert.deepEqual([player(t, 0).gold, t.kinds('objects.0')], [2, []]);
  rest(t);
});
situation('Divination shows five cards to its caster alone', () => {
  const t = own('divination', { next: { adventure: ['dragon', 'wolf'] }, dice: [2, 3] });
  t.answer(0, 'Divination');
  assert.ok(t.log(0).some((line) => /Dragon, Wolf/u.test(line)));
  assert.ok(!t.log(1).some((line) => line.includes('Dragon')));
  rest(t);
});
situation('Invisibility slips out of a fight that begins', () => {
  const t = fighting('invisibility', ['dragon']);
  until(t, 0, 'beforeFight').answer(0, 'Invisibility');
  assert.deepEqual([player(t, 0).lives, t.kinds('space.14'), t.state.lasting], [4, ['dragon'], []]);
});
situation('Immobility ends a turn, or leaves a creature behind', () => {
  const t = answering('immobility');
  t.answer(1, 'Immobility');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
  const creature = fighting('immobility', ['dragon']);
  creature.asks(0, 'beforeFight').answer(0, 'Immobility');
  assert.deepEqual([player(creature, 0).lives, creature.kinds('space.14')], [4, ['dragon']]);
});
situation('Mesmerism takes a Follower', () => {
  const t = own('mesmerism', { cards: { 'followers.1': ['guide'] }, dice: [2, 3] });
  t.answer(0, 'Mesmerism');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['guide'], []]);
  rest(t);
});
situation('Nullify empties a hand', () => {
  const t = own('nullify', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex', 'healing'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Nullify').answer(1, 'pass');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});
situation('Preservation saves a life of another and a Follower', () => {
  const life = answering('preservation', { cards: { 'space.14': ['bear'] }, dice: [2, 3, 1, 1, 5] });
  life.answer(0, 'hills2').asks(1, 'loss.instead').answer(1, 'Preservation');
  assert.equal(player(life, 0).lives, 5);
  const follower = own('preservation', {
    at: ['runes1', 'tavern'],
    cards: { 'followers.0': ['unicorn'] },
    dice: [1, 3, 1],
  });
  until(follower, 0, 'destination')
    .answer(0, 'chasm')
    .asks(0, 'losingCard.instead')
    .answer(0, 'Preservation');
  assert.deepEqual(follower.kinds('followers.0'), ['unicorn']);
  rest(follower);
});
situation('Preservation saves an Enemy too', () => {
  const t = fighting('preservation', ['wolf'], { dice: [2, 3, 5, 1] });
  t.asks(0, 'killing.instead').answer(0, 'Preservation');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.14')], [[], ['wolf']]);
});

situation('Alteration replaces a drawn card', () => {
  const t = own('alteration', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Alteration').answer(0, 'Guide');
  assert.deepEqual(
    [t.kinds('followers.0'), t.kinds('adventureDiscard').includes('dragon')],
    [['guide'], true],
  );
});
situation('a Barrier stops everybody else', () => {
  const t = own('barrier', { dice: [6, 6] });
  t.answer(0, 'Barrier').answer(0, 'plains3').roll(2, 1);
  t.answer(0, 'tavern').answer(0, 'The space');
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
});

situation('on Black Ice one slides a space further', () => {
  const t = own('blackIce', { dice: [2, 3] });
  t.asks(0, 'moveRolled').answer(0, 'Black Ice').answer(0, 'hills2').answer(0, 'hills2');
  assert.equal(where(t, 0), 'plains2');
});
situation('Bolster adds a die', () => {
  const t = fighting('bolster', ['bear']);
  t.asks(0, 'beforeFight').roll(4, 1, 3).answer(0, 'Bolster');
  assert.match(fight(t)!, /7 against 6, won/u);
});
situation('Brainwave and Energize double a value for the turn', () => {
  const craft = own('brainwave', { dice: [2, 3] });
  craft.answer(0, 'Brainwave');
  assert.equal(player(craft, 0).craftNow, 4);
  const strength = fighting('energize', ['bear']);
  until(strength, 0, 'beforeFight').roll(2, 1).answer(0, 'Energize');
  assert.match(fight(strength)!, /6 against 4, won/u);
  rest(craft);
});
situation('Freeze takes the die from the other', () => {
  const t = fighting('freeze', ['bear']);
  t.asks(0, 'beforeFight').roll(2).answer(0, 'Freeze');
  assert.match(fight(t)!, /4 against 3, won/u);
});
situation('Marked for Glory adds up to 6 to a roll', () => {
  const t = own('markedForGlory', { cards: { 'space.14': ['witch'] }, dice: [2, 3] });
  until(t, 0, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'beforeRoll')
    .answer(0, 'Marked for Glory')
    .roll(1)
    .answer(0, 3);
  assert.equal(player(t, 0).craft, 1);
  rest(t);
  const moving = own('markedForGlory');
  moving.asks(0, 'beforeRoll').answer(0, 'Marked for Glory').roll(2, 3).answer(0, 6).asks(0, 'destination');
  assert.deepEqual(steps(moving), [2, 9]);
  const attack = until(fighting('markedForGlory', ['dragon']), 0, 'beforeFight');
  attack.answer(0, 'Marked for Glory').roll(2, 1).answer(0, 5);
  assert.match(fight(attack)!, /9 against 8, won/u);
  rest(attack);
});
situation('Metamorph brings another Enemy of the same number', () => {
  const t = fighting('metamorph', ['dragon'], { cards: { 'space.3': ['wolf'] } });
  t.asks(0, 'beforeFight').roll(4, 1).answer(0, 'Metamorph');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.3'), t.kinds('space.14')], [['wolf'], [], []]);
  assert.ok(t.kinds('adventureDiscard').includes('dragon'));
});
situation('Obliterate sweeps the region, and only that', () => {
  const t = own('obliterate', { cards: { 'space.3': ['dragon'], 'space.37': ['wolf'] }, dice: [2, 3] });
  t.answer(0, 'Obliterate');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.37')], [[], ['wolf']]);
  rest(t);
});
situation('the Path of Destiny gives a quest to one without', () => {
  const t = own('pathOfDestiny', { dice: [2, 3] });
  t.answer(0, 'Path of Destiny').answer(0, 'seat1');
  assert.equal(t.kinds('quest.1').length, 1);
  rest(t);
});
situation('Syphon Strength moves a counter', () => {
  const t = answering('syphonStrength', { with: { 0: { strength: 2 } }, dice: [2, 3] });
  t.answer(1, 'Syphon Strength');
  assert.deepEqual([player(t, 0).strength, player(t, 1).strength], [1, 1]);
  rest(t);
});
situation('Time Steal ends a turn and adds one', () => {
  const t = answering('timeSteal');
  t.answer(1, 'Time Steal');
  assert.deepEqual([where(t, 0), t.state.turn, player(t, 1).extra], ['city', 1, 1]);
});
situation('Toadify shrinks a creature, a rival or its caster', () => {
  const creature = fighting('toadify', ['giant']);
  creature.asks(0, 'beforeFight').roll(4, 1, 1).answer(0, 'Toadify!');
  assert.match(fight(creature)!, /3 against 2, won/u);
  const nothing = fighting('toadify', ['giant']);
  nothing.roll(3, 1, 1).answer(0, 'Toadify!');
  assert.match(fight(nothing)!, /3 against 7, lost/u);
  const self = fighting('toadify', ['giant']);
  self.roll(1, 1, 1).answer(0, 'Toadify!');
  assert.ok(player(self, 0).toad > 0);
  const rival = own('toadify', { at: ['city', 'hills2'], dice: [2, 3] });
  rival.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack').roll(6, 1, 1).answer(0, 'Toadify!');
  assert.ok(player(rival, 1).toad > 0);
  rest(rival);
});
situation('a Vortex throws a character across the board', () => {
  for (const [die, space] of [
    [1, 'crags'],
    [4, 'castle'],
    [6, 'portalOfPower'],
  ] as const) {
    const t = own('vortex');
    t.roll(die, 2, 3).answer(0, 'Vortex').answer(0, 'seat1');
    assert.equal(where(t, 1), space);
    rest(t);
  }
});

situation('Cheat Fate takes all fate', () => {
  const t = answering('cheatFate', { with: { 0: { fate: 2 } }, dice: [2, 3] });
  t.answer(1, 'Cheat Fate');
  assert.deepEqual([player(t, 0).fate, player(t, 1).fate], [0, 2]);
  rest(t);
});
situation('Feeble Mind lowers Craft for the turn', () => {
  const t = own('feebleMind', { with: { 1: { craft: 4 } }, dice: [2, 3] });
  t.answer(0, 'Feeble Mind').answer(0, 'seat1');
  assert.equal(player(t, 1).craftNow, -3);
  rest(t);
});
situation('Generosity takes all gold', () => {
  const t = own('generosity', { with: { 1: { gold: 3 } }, dice: [2, 3] });
  t.answer(0, 'Generosity');
  assert.deepEqual([player(t, 0).gold, player(t, 1).gold], [3, 0]);
  rest(t);
});
situation('Invoke Favour prays as in the Temple', () => {
  for (const [dice, check] of [
    [[1, 1], (t: Table) => player(t, 0).lives === 2],
    [[3, 4], (t: Table) => player(t, 0).craft === 1],
    [[6, 6], (t: Table) => player(t, 0).lives === 6],
  ] as const) {
    const t = own('invokeFavour');
    t.roll(...dice, 2, 3).answer(0, 'Invoke Favour');
    assert.ok(check(t), dice.join());
    rest(t);
  }
});
situation('Life Tap takes a life', () => {
  const t = own('lifeTap', { dice: [2, 3] });
  t.answer(0, 'Life Tap');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives], [5, 4]);
  rest(t);
});
situation('a Mini-Vortex empties one space of Spells', () => {
  const t = own('miniVortex', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  until(t, 0, 'turnStart').answer(0, 'Mini-Vortex');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});
situation('Misfortune makes the die a 1', () => {
  const t = answering('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['witch'] },
    dice: [2, 3],
  });
  t.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2').asks(1, 'beforeRoll').answer(1, 'Misfortune');
  assert.ok(player(t, 0).toad > 0);
  assert.equal(player(t, 0).fate, 1);
});
situation('Misfortune makes a 1 of a movement die, the white one of two', () => {
  const t = answering('misfortune', { with: { 0: { fate: 1 } } });
  t.asks(1, 'beforeRoll').roll(4).answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(t), [4, 1]);
  assert.equal(player(t, 0).fate, 1);
  const single = answering('misfortune', { at: ['hills3', 'tavern'], with: { 0: { fate: 1 } } });
  single.answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(single), [1]);
});
situation('Misfortune makes a 1 of an attack die, of a character or of a creature', () => {
  const creature = fighting('misfortune', ['bear'], { with: { 0: { fate: 1 } } });
  until(creature, 0, 'beforeFight')
    .answer(0, 'Misfortune')
    .roll(3)
    .answer(0, 'The creature')
    .answer(0, 'keep');
  assert.match(fight(creature)!, /5 against 4, won/u);
  const hero = answering('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['bear'] },
    dice: [2, 3],
  });
  hero.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2');
  // One of the Warrior's two dice, and no fate for it: 4 + 1 against 3 + 3.
  hero.asks(1, 'beforeFight').answer(1, 'Misfortune').roll(1, 3).answer(1, 'seat0');
  assert.match(fight(hero)!, /5 against 6, lost/u);
  assert.equal(player(hero, 0).fate, 1);
});
situation('Retribution rolls a lost fight again', () => {
  const t = fighting('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  t.asks(0, 'losing.instead').roll(5, 1).answer(0, 'Retribution');
  assert.deepEqual([t.kinds('trophies.0'), player(t, 0).lives], [['bear'], 4]);
  const twice = fighting('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  twice.roll(1, 5).answer(0, 'Retribution');
  assert.equal(player(twice, 0).lives, 3);
});
situation('Retribution helps after a stand-off between characters, also the defender', () => {
  const t = answering('retribution', { at: ['city', 'hills2'], dice: [2, 3] });
  t.answer(0, 'hills2').roll(1, 1, 3).answer(0, 'seat1');
  t.asks(1, 'losing.instead').roll(1, 1, 5).answer(1, 'Retribution').asks(1, 'spoils').answer(1, 'takeLife');
  assert.equal(player(t, 0).lives, 4);
});
situation('Reverence chooses what a prayer brings', () => {
  const t = own('reverence', { at: ['woods4', 'tavern'], dice: [1] });
  t.answer(0, 'temple').asks(0, 'beforeRoll').answer(0, 'Reverence').answer(0, 6).answer(0, 6);
  assert.equal(player(t, 0).lives, 6);
  rest(t);
});
situation('Vindication judges', () => {
  const judged = (die: number, more: More = {}) => {
    const t = own('vindication', { with: { 0: { lives: 3, fate: 1 } }, ...more });
    t.roll(die, 2, 3).answer(0, 'Vindication');
    while (t.match.question(0)?.ask.prompt === 'fate') t.answer(0, 'keep');
    rest(t);
    return player(t, 0);
  };
  assert.equal(judged(1).standing, 'dead');
  assert.equal(judged(2).lives, 1);
  assert.equal(judged(3).fate, 0);
  assert.deepEqual([judged(4).lives, judged(4).fate], [3, 1]);
  assert.equal(judged(5).lives, 4);
  assert.equal(judged(6).fate, 3);
});

situation('Arcane Construction lays Terrain where somebody stands', () => {
  const t = own('arcaneConstruction', { dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'moveEnded').answer(0, 'Arcane Construction').answer(0, 'Outpost');
  assert.equal(t.kinds('space.14')[0], 'outpost');
});
situation('an Astral Journey takes the turn', () => {
  const t = own('astralJourney');
  t.answer(0, 'Astral Journey');
  assert.deepEqual([player(t, 0).strength, player(t, 0).craft, where(t, 0), t.state.turn], [1, 1, 'city', 1]);
});
situation('Blink moves a character by one space', () => {
  const t = own('blink', { dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'moveEnded').answer(0, 'Blink').answer(0, 'seat0').answer(0, 'plains2');
  assert.equal(where(t, 0), 'plains2');
  const other = answering('blink', { dice: [2, 3] });
  other.answer(0, 'hills2').asks(1, 'moveEnded').answer(1, 'Blink').answer(1, 'seat1').answer(1, 'fields5');
  assert.equal(where(other, 1), 'fields5');
});
situation('the Curse of Rust eats Objects', () => {
  const t = own('curseOfRust', {
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['sword', 'axe'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'moveEnded').roll(3, 4).answer(0, 'Curse of Rust');
  assert.deepEqual(t.kinds('objects.1'), ['axe']);
  rest(t);
});
situation('a Death Pact passes the loss on', () => {
  const t = fighting('deathPact', ['bear'], { with: { 0: { strength: 1, craft: 1 } }, dice: [2, 3, 1, 5] });
  t.asks(0, 'loss.instead').answer(0, 'Death Pact');
  assert.deepEqual(
    [player(t, 0).lives, player(t, 0).strength, player(t, 0).craft, player(t, 1).lives],
    [4, 0, 0, 4],
  );
});
situation('the Miser’s Grasp keeps and takes', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'hills2'],
    cards: { 'hand.1': ['misersGrasp'], 'objects.0': ['axe'], 'objects.1': ['sword'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2')
    .answer(0, 'seat1')
    .answer(0, 'Steal')
    .asks(1, 'taking.instead')
    .answer(1, 'Miser’s Grasp');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1').toSorted()], [[], ['axe', 'sword']]);
});
situation('Mutation adds 5 for the turn', () => {
  const t = fighting('mutation', ['giant']);
  until(t, 0, 'beforeFight').answer(0, 'Mutation').roll(2, 1).answer(0, 'Strength');
  assert.match(fight(t)!, /9 against 7, won/u);
});
situation('Reclamation brings a discarded card back', () => {
  const t = own('reclamation', { cards: { adventureDiscard: ['guide', 'dragon'] }, dice: [2, 3] });
  t.answer(0, 'hills2').asks(0, 'beforeDraw').answer(0, 'Reclamation').answer(0, 'Guide').answer(0, 'Guide');
  assert.deepEqual(t.kinds('followers.0'), ['guide']);
});

situation('the Hydra Spell lets a Spell hit others too', () => {
  const t = own('hydraSpell', {
    seats: ['wizard', 'warrior', 'warrior'],
    at: ['city', 'tavern', 'ruins'],
    cards: { 'hand.0': ['lifeTap', 'hydraSpell'] },
    dice: [2, 3],
  });
  t.answer(0, 'Life Tap').answer(0, 'seat1').asks(0, 'casting.instead');
  t.answer(0, 'Hydra Spell').answer(0, 'seat2');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives, player(t, 2).lives], [6, 4, 4]);
  rest(t);
});
situation('Stasis holds a drawn card until the next turn', () => {
  const t = own('stasis', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3, 2, 3, 2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Stasis').answer(0, 'Guide');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('followers.0')], [['dragon'], ['guide']]);
  t.answer(1, 'woods3').asks(0, 'destination');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('adventure').at(-1)], [[], 'dragon']);
});
situation('a Temporary Change of alignment passes', () => {
  const t = own('temporaryChange', { dice: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(0, 'hills2').answer(1, 'woods3').answer(0, 'woods3').answer(0, 'The space');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(1, 'tavern').asks(0, 'destination');
  assert.equal(player(t, 1).alignment, 'neutral');
});
