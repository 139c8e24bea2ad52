import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../../shape/spaces.ts';
import {
  casting,
  castingInFight,
  castingInReply,
  keepingTrophies,
  lastFight,
  lastingOf,
  meeting,
  offered,
  optionIds,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  steps,
  type Table,
  until,
  visitingDenizen,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('a Trapsmith who comes by Metamorph hampers too', () => {
  const t = meeting(['bear'], {
    cards: { 'hand.0': ['metamorph'], [pileAt('plains1')]: ['goblinTrapsmith'] },
  });
  t.asks(0, 'beforeFight').roll(5, 1, 3).answer(0, 'metamorph');
  assert.match(lastFight(t), /4 against 5/u);
});

situation('Obliterate works outside the inner region, and the Path of Destiny while there are quests', () => {
  const inner = casting('obliterate', { at: ['plainOfPeril', 'tavern'] });
  assert.ok(!offered(inner, 0, 'Obliterate'));
  rest(inner);
  const none = casting('pathOfDestiny', { cards: { warlock: [], warlockDiscard: [] }, dice: [2, 3] });
  assert.ok(!offered(none, 0, 'Path of Destiny'));
  rest(none);
});

situation('Metamorph brings the dice of the new Enemy, and what it says of fate', () => {
  const dice = castingInFight('metamorph', ['wolf'], { cards: { 'space.3': ['blightwoodTerror'] } });
  dice.asks(0, 'beforeFight').roll(1, 1, 2, 3).answer(0, 'Metamorph');
  assert.match(lastFight(dice), /3 against 9/u);
  const fate = castingInFight('metamorph', ['wolf'], {
    with: { 0: { fate: 1 } },
    cards: { 'space.3': ['wretched'] },
  });
  until(fate, 'beforeFight').roll(1, 1).answer(0, 'Metamorph');
  assert.match(lastFight(fate), /3 against 5/u);
});

situation('Black Ice lies on the board until the next turn of its caster', () => {
  const t = casting('blackIce', { dice: [2, 3] });
  t.asks(0, 'moveRolled').answer(0, 'Black Ice').answer(0, 'woods1');
  assert.deepEqual([lastingOf(t), t.kinds(pileAt('woods1'))], [[['ice', 0, 1, null]], ['blackIce']]);
  rest(t);
});

situation('Freeze helps whoever is attacked, too', () => {
  const t = castingInReply('freeze', { at: ['city', 'hills2'], dice: [2, 3] });
  // 4 against 2 + 5: the Warrior rolls nothing, and the ones are left.
  t.answer(0, 'hills2')
    .answer(0, 'seat1')
    .asks(1, 'beforeFight')
    .roll(5, 1, 1)
    .answer(1, 'Freeze')
    .asks(1, 'spoils');
});

situation('the Hydra Spell needs a Spell with a target, and others to hit', () => {
  const offers = (spell: string, more: Scene = {}) => {
    const t = casting('hydraSpell', {
      seats: ['wizard', 'warrior', 'warrior'],
      at: ['city', 'tavern', 'ruins'],
      dice: [2, 3],
      ...more,
      cards: { 'hand.0': [spell, 'hydraSpell'] },
    });
    t.answer(0, spell === 'lifeTap' ? 'Life Tap' : 'Temporal Warp');
    if (t.match.question(0)?.ask.prompt === 'aim') t.answer(0, 'seat1');
    const asked = t.match.question(0)?.ask.prompt === 'casting.instead';
    rest(t);
    return asked;
  };
  assert.deepEqual([offers('lifeTap'), offers('temporalWarp')], [true, false]);
});

situation('Marked for Glory adds between nothing and 6', () => {
  const t = casting('markedForGlory')
    .asks(0, 'beforeRoll')
    .answer(0, 'Marked for Glory')
    .asks(0, 'addToRoll');
  assert.deepEqual([t.match.question(0)!.min, t.match.question(0)!.max], [0, 6]);
});

situation('Metamorph brings Enemies of the same number only, and where they were they are no more', () => {
  const t = castingInFight('metamorph', ['wolf'], {
    cards: { 'space.3': ['dragon'], 'space.4': ['witch'], 'space.5': ['lemure'] },
  });
  t.asks(0, 'beforeFight').roll(1, 1).answer(0, 'Metamorph');
  // The Dragon is the only one; it is fought here and lies here afterwards.
  assert.match(lastFight(t), /3 against 8/u);
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.14')], [[], ['dragon']]);
  assert.deepEqual([t.kinds('space.4'), t.kinds('space.5')], [['witch'], ['lemure']]);
  rest(t);
});

situation('Obliterate leaves what is no Adventure card', () => {
  const t = casting('obliterate', {
    cards: { 'space.3': ['dragon', 'hex'], 'space.5': ['monastery'] },
    dice: [2, 3],
  });
  t.answer(0, 'Obliterate');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.5')], [['hex'], ['monastery']]);
  rest(t);
});

situation('the Path of Destiny leads nobody who has a quest', () => {
  const t = casting('pathOfDestiny', { cards: { 'quest.1': ['killOneDragon'] }, dice: [2, 3] });
  t.answer(0, 'Path of Destiny');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds('quest.1')], [1, ['killOneDragon']]);
  rest(t);
});

situation('Syphon Strength takes the last counter, and needs one', () => {
  const t = castingInReply('syphonStrength', { with: { 0: { strength: 1 } }, dice: [2, 3] }).answer(
    1,
    'Syphon Strength',
  );
  assert.deepEqual([player(t).strength, player(t, 1).strength], [0, 1]);
  rest(t);
  assert.ok(!offered(castingInReply('syphonStrength', { dice: [2, 3] }), 1, 'Syphon Strength'));
});

situation('a Vortex whirls nobody of another region', () => {
  const t = casting('vortex', { at: ['city', 'oasis'], options: keepingTrophies });
  t.roll(1, 2, 3).answer(0, 'Vortex');
  assert.deepEqual([where(t, 0), where(t, 1)], ['crags', 'oasis']);
  rest(t);
});

rule.also('TA-ENDING-06', 'neither a Vortex nor an officer takes anybody away from it', () => {
  const crowned = (state: Table['state']): void => {
    state.crownReached = true;
    state.players[1].space = at('crownOfCommand');
    state.players[0].gold = 1;
  };
  const vortex = scene({
    seats: ['wizard', 'thief', 'thief'],
    at: ['valleyOfFire', 'crownOfCommand', 'city'],
    cards: { 'hand.0': ['vortex'], 'objects.0': ['talisman'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  vortex.asks(0, 'turnStart').answer(0, 'Vortex');
  assert.ok(!optionIds(vortex).includes('seat1'), optionIds(vortex).join());
  rest(vortex);
  const mayor = visitingDenizen('mayor', { dice: [5], set: crowned });
  mayor.answer(0, 'pay').answer(0, 'seat1');
  rest(mayor);
  assert.equal(where(mayor, 1), 'crownOfCommand');
});

situation('Time Steal turned against its caster steals nothing', () => {
  const t = castingInReply('timeSteal', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.0': ['reflection'] },
    dice: [2, 3],
  });
  t.answer(1, 'Time Steal').asks(0, 'casting.instead').answer(0, 'Reflection');
  rest(t);
  assert.deepEqual([t.state.turn, t.state.thief, t.state.robbed], [0, null, null]);
});

situation('on Black Ice one slides a space further', () => {
  const t = casting('blackIce', { dice: [2, 3] });
  t.asks(0, 'moveRolled').answer(0, 'Black Ice').answer(0, 'hills2').answer(0, 'hills2');
  assert.equal(where(t, 0), 'plains2');
});

situation('Bolster adds a die', () => {
  const t = castingInFight('bolster', ['bear']);
  t.asks(0, 'beforeFight').roll(4, 1, 3).answer(0, 'Bolster');
  assert.match(lastFight(t), /7 against 6: won/u);
});

situation('Brainwave and Energize double a value for the turn', () => {
  const craft = casting('brainwave', { dice: [2, 3] });
  craft.answer(0, 'Brainwave');
  assert.equal(player(craft, 0).craftNow, 4);
  const strength = castingInFight('energize', ['bear']);
  until(strength, 'beforeFight').roll(2, 1).answer(0, 'Energize');
  assert.match(lastFight(strength), /6 against 4: won/u);
  rest(craft);
});

situation('Freeze takes the die from the other', () => {
  const t = castingInFight('freeze', ['bear']);
  t.asks(0, 'beforeFight').roll(2).answer(0, 'Freeze');
  assert.match(lastFight(t), /4 against 3: won/u);
});

situation('Marked for Glory adds up to 6 to a roll', () => {
  const t = casting('markedForGlory', { cards: { 'space.14': ['witch'] }, dice: [2, 3] });
  until(t, 'destination')
    .answer(0, 'hills2')
    .asks(0, 'beforeRoll')
    .answer(0, 'Marked for Glory')
    .roll(1)
    .answer(0, 3);
  assert.equal(player(t, 0).craft, 1);
  rest(t);
  const moving = casting('markedForGlory');
  moving.asks(0, 'beforeRoll').answer(0, 'Marked for Glory').roll(2, 3).answer(0, 6).asks(0, 'destination');
  assert.deepEqual(steps(moving), [2, 9]);
  const attack = until(castingInFight('markedForGlory', ['dragon']), 'beforeFight');
  attack.answer(0, 'Marked for Glory').roll(2, 1).answer(0, 5);
  assert.match(lastFight(attack), /9 against 8: won/u);
  rest(attack);
});

situation('Metamorph brings another Enemy of the same number', () => {
  const t = castingInFight('metamorph', ['dragon'], { cards: { 'space.3': ['wolf'] } });
  t.asks(0, 'beforeFight').roll(4, 1).answer(0, 'Metamorph');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('space.3'), t.kinds('space.14')], [['wolf'], [], []]);
  assert.ok(t.kinds('adventureDiscard').includes('dragon'));
});

situation('Obliterate sweeps the region, and only that', () => {
  const t = casting('obliterate', { cards: { 'space.3': ['dragon'], 'space.37': ['wolf'] }, dice: [2, 3] });
  t.answer(0, 'Obliterate');
  assert.deepEqual([t.kinds('space.3'), t.kinds('space.37')], [[], ['wolf']]);
  rest(t);
});

situation('the Path of Destiny gives a quest to one without', () => {
  const t = casting('pathOfDestiny', { dice: [2, 3] });
  t.answer(0, 'Path of Destiny').answer(0, 'seat1');
  assert.equal(t.kinds('quest.1').length, 1);
  rest(t);
});

situation('Syphon Strength moves a counter', () => {
  const t = castingInReply('syphonStrength', { with: { 0: { strength: 2 } }, dice: [2, 3] });
  t.answer(1, 'Syphon Strength');
  assert.deepEqual([player(t, 0).strength, player(t, 1).strength], [1, 1]);
  rest(t);
});

situation('Time Steal ends a turn and takes one', () => {
  const t = castingInReply('timeSteal');
  t.answer(1, 'Time Steal');
  assert.deepEqual([where(t, 0), t.state.turn, t.state.robbed], ['city', 1, 0]);
});

situation('Toadify shrinks a creature, a rival or its caster', () => {
  const creature = castingInFight('toadify', ['giant']);
  creature.asks(0, 'beforeFight').roll(4, 1, 1).answer(0, 'Toadify!');
  assert.match(lastFight(creature), /3 against 2: won/u);
  const nothing = castingInFight('toadify', ['giant']);
  nothing.roll(3, 1, 1).answer(0, 'Toadify!');
  assert.match(lastFight(nothing), /3 against 7: lost/u);
  const self = castingInFight('toadify', ['giant']);
  self.roll(1, 1, 1).answer(0, 'Toadify!');
  assert.ok(player(self, 0).toad > 0);
  const rival = casting('toadify', { at: ['city', 'hills2'], dice: [2, 3] });
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
    const t = casting('vortex');
    t.roll(die, 2, 3).answer(0, 'Vortex').answer(0, 'seat1');
    assert.equal(where(t, 1), space);
    rest(t);
  }
});

situation('the Hydra Spell lets a Spell hit others too', () => {
  const t = casting('hydraSpell', {
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
