import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, fight, fighting, type More, own, player, rest, type Table, until } from './casting.ts';
import { ids, offered } from './looking.ts';
import { pileAt } from './meeting.ts';
import { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('Cheat Fate and Generosity need a single point or coin, and somebody else who has it', () => {
  const fate = answering('cheatFate', { with: { 0: { fate: 1 } }, dice: [2, 3] }).answer(1, 'Cheat Fate');
  assert.deepEqual([player(fate).fate, player(fate, 1).fate], [0, 1]);
  rest(fate);
  assert.ok(!offered(answering('cheatFate', { dice: [2, 3] }), 1, 'Cheat Fate'));
  const gold = own('generosity', { with: { 1: { gold: 1 } }, dice: [2, 3] }).answer(0, 'Generosity');
  assert.deepEqual([player(gold).gold, player(gold, 1).gold], [1, 0]);
  rest(gold);
  assert.ok(!offered(own('generosity', { with: { 0: { gold: 1 } }, dice: [2, 3] }), 0, 'Generosity'));
});
situation('a life that is saved is none for Life Tap', () => {
  const t = own('lifeTap', { cards: { 'reward.1': ['glassGuardians'] }, dice: [2, 3] });
  t.t.setNote(t.t.cards(t.t.piles.reward[1])[0], { counters: 4, stack: 0 });
  t.answer(0, 'Life Tap').answer(1, 'Glass Guardians');
  assert.deepEqual([player(t).lives, player(t, 1).lives], [4, 5]);
  rest(t);
});
situation(
  'a Mini-Vortex sweeps Spells off a space, spares those Spells cannot touch, and nothing else',
  () => {
    const t = own('miniVortex', { cards: { [pileAt('woods1')]: ['hex', 'wolf'] }, dice: [2, 3] });
    t.answer(0, 'Mini-Vortex');
    assert.deepEqual(
      [t.kinds(pileAt('woods1')), t.kinds('spellDiscard').toSorted()],
      [['wolf'], ['hex', 'miniVortex']],
    );
    rest(t);
    const company = own('miniVortex', {
      seats: ['sorceress', 'wizard', 'wizard'],
      at: ['tavern', 'tavern', 'tavern'],
      cards: {
        'hand.0': ['miniVortex', 'reverence'],
        'hand.1': ['alchemy'],
        'hand.2': ['reverence'],
        'objects.2': ['amulet'],
      },
      dice: [2, 3],
    });
    until(company, 0, 'turnStart').answer(0, 'Mini-Vortex');
    while (company.match.question(1) !== null || company.match.question(2) !== null)
      company.answer(
        company.match.waiting.find((seat) => seat !== 0)!,
        'pass',
      );
    assert.deepEqual(
      [company.kinds('hand.0'), company.kinds('hand.1'), company.kinds('hand.2')],
      [[], [], ['reverence']],
    );
    rest(company);
    assert.ok(!offered(own('miniVortex', { dice: [2, 3] }), 0, 'Mini-Vortex'));
  },
);
situation('Misfortune may hit either side of a duel, but no creature that does not roll', () => {
  const duel = own('misfortune', { at: ['city', 'hills2'], dice: [2, 3] });
  until(duel, 0, 'destination').answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  until(duel, 0, 'beforeFight').answer(0, 'Misfortune').asks(0, 'aim');
  assert.deepEqual(ids(duel), ['seat0', 'seat1']);
  // 2 + 3 against 4 + 1, whatever the Warrior would have rolled: the better of a 1 and another 1.
  duel.roll(4, 1).answer(0, 'seat1').asks(0, 'spoils');
  const frozen = fighting('misfortune', ['bear'], { cards: { 'hand.0': ['misfortune', 'freeze'] } });
  until(frozen, 0, 'beforeFight').answer(0, 'Freeze');
  if (offered(frozen, 0, 'Misfortune')) {
    frozen.answer(0, 'Misfortune');
    if (frozen.match.question(0)?.ask.prompt === 'aim') assert.ok(!ids(frozen).includes('theCreature'));
  }
  rest(frozen);
});
situation('Retribution is for the own defeat', () => {
  const t = answering('retribution', { cards: { 'space.14': ['dragon'] }, dice: [2, 3, 1, 1, 5] }).answer(
    0,
    'hills2',
  );
  assert.equal(player(t).lives, 4);
  rest(t);
});
situation('Reverence is for the own prayer, and chooses between 1 and 6', () => {
  const t = own('reverence', { at: ['woods4', 'tavern'], dice: [1] });
  t.answer(0, 'temple').answer(0, 'Reverence').asks(0, 'dieResult');
  assert.deepEqual([t.match.question(0)!.min, t.match.question(0)!.max], [1, 6]);
  const other = answering('reverence', { at: ['woods4', 'tavern'], dice: [1, 3, 3] }).answer(0, 'temple');
  assert.equal(player(other).strength, 1);
  rest(other);
});
situation('a card in Stasis is not met, and those drawn with it are', () => {
  const t = own('stasis', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 6, 6, 6] });
  t.answer(0, 'hills2').answer(0, 'Stasis');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('suspended.0')], [[], ['wolf']]);
  rest(t);
});
situation('a Temporary Change is for those who can change, and to their own alignment none begins', () => {
  const offers = (more: More) => {
    const t = own('temporaryChange', { dice: [2, 3], ...more }).answer(0, 'Temporary Change');
    const asked = t.match.question(0)!.ask.prompt === 'aim' ? ids(t) : [];
    rest(t);
    return asked;
  };
  assert.deepEqual(offers({}), ['seat0', 'seat1']);
  assert.deepEqual(offers({ seats: ['sorceress', 'knight'] }), []);
  const back = own('temporaryChange', {
    cards: { 'hand.0': ['temporaryChange', 'temporaryChange'] },
    dice: [2, 3, 2, 3, 2, 3],
  });
  back.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(back.state.lasting.length, 1);
  // Nobody is swayed twice in a turn.
  back.answer(0, 'Temporary Change').asks(0, 'alignmentOf');
  assert.deepEqual(back.match.question(0)!.ask.about, { other: 0 });
});
situation('whoever is swayed back to the truth is not swayed for a while', () => {
  const t = own('temporaryChange', {
    cards: { 'hand.0': ['temporaryChange', 'temporaryChange'] },
    dice: [2, 3, 2, 3, 2, 3],
  });
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  until(t, 0, 'destination').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(0, 'pass');
  t.asks(0, 'turnStart').answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Neutral');
  assert.deepEqual([player(t, 1).alignment, t.state.lasting], ['neutral', []]);
  rest(t);
});
situation('Misfortune reaches those only who roll', () => {
  const duel = own('misfortune', {
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['misfortune', 'freeze'] },
    dice: [2, 3],
  });
  until(duel, 0, 'destination').answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  duel.asks(0, 'beforeFight').answer(0, 'Freeze');
  // 2 + 1 against 4: the only die is the own one.
  duel.answer(0, 'Misfortune').asks(1, 'spoils');
  const pits = scene({
    seats: ['thief', 'warrior'],
    at: ['vampiresTower', 'tavern'],
    with: { 0: { done: true } },
    cards: { 'hand.0': ['misfortune'] },
    dice: [1],
  });
  until(pits, 0, 'innerMove').answer(0, 'pits');
  until(pits, 0, 'beforeFight').roll(6).answer(0, 'Misfortune');
  // 3 + 1 against 4 + 6.
  assert.equal(player(pits).lives, 3);
  rest(pits);
});
situation('a die that stands is no longer for Misfortune or Reverence', () => {
  const praying = (): Table => {
    const t = own('reverence', {
      at: ['woods4', 'tavern'],
      with: { 0: { craft: 2 } },
      cards: { 'hand.0': ['reverence', 'misfortune'] },
      dice: [1],
    });
    return until(until(t, 0, 'destination').answer(0, 'temple'), 0, 'beforeRoll');
  };
  const chosen = praying().answer(0, 'Reverence').answer(0, 6).answer(0, 6);
  assert.deepEqual([player(chosen).lives, chosen.kinds('hand.0')], [6, ['misfortune']]);
  rest(chosen);
  const unlucky = praying().answer(0, 'Misfortune');
  assert.ok(!offered(unlucky, 0, 'Reverence'));
  rest(unlucky);
});
situation('those Spells cannot touch are safe as attackers, too', () => {
  for (const [spell, name] of [
    ['freeze', 'Freeze'],
    ['toadify', 'Toadify!'],
    ['fireball', 'Fireball'],
  ] as const) {
    const t = answering(spell, {
      at: ['city', 'hills2'],
      cards: { 'objects.0': ['amulet'] },
      dice: [2, 3, 5, 5, 1],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    assert.ok(!offered(t, 1, name), name);
    rest(t);
  }
});
situation('Obliterate works outside the inner region, and the Path of Destiny while there are quests', () => {
  const inner = own('obliterate', { at: ['plainOfPeril', 'tavern'] });
  assert.ok(!offered(inner, 0, 'Obliterate'));
  rest(inner);
  const none = own('pathOfDestiny', { cards: { warlock: [], warlockDiscard: [] }, dice: [2, 3] });
  assert.ok(!offered(none, 0, 'Path of Destiny'));
  rest(none);
});
/** The one in turn turns this Spell of the other against it. */
const reflecting = (spell: string, name: string, more: More = {}): Table => {
  const t = answering('reflection', {
    seats: ['sorceress', 'sorceress'],
    dice: [2, 3],
    ...more,
    cards: { 'hand.0': ['reflection'], 'hand.1': [spell], ...more.cards },
  });
  while (t.match.question(1) === null) t.answer(0, 'pass');
  t.answer(1, name).asks(0, 'casting.instead').answer(0, 'Reflection');
  return t;
};
situation('what is turned against its caster takes nothing from nobody', () => {
  const syphon = reflecting('syphonStrength', 'Syphon Strength', { with: { 0: { strength: 1 } } });
  assert.deepEqual([player(syphon).strength, player(syphon, 1).strength], [1, 0]);
  rest(syphon);
  const misled = reflecting('misdirection', 'Misdirection');
  misled.asks(0, 'destination');
});
situation('Metamorph brings the dice of the new Enemy, and what it says of fate', () => {
  const dice = fighting('metamorph', ['wolf'], { cards: { 'space.3': ['blightwoodTerror'] } });
  dice.asks(0, 'beforeFight').roll(1, 1, 2, 3).answer(0, 'Metamorph');
  assert.match(fight(dice)!, /3 against 9/u);
  const fate = fighting('metamorph', ['wolf'], {
    with: { 0: { fate: 1 } },
    cards: { 'space.3': ['wretched'] },
  });
  until(fate, 0, 'beforeFight').roll(1, 1).answer(0, 'Metamorph');
  assert.match(fight(fate)!, /3 against 5/u);
});
situation('Misfortune that is turned against somebody who does not roll does nothing', () => {
  const walk = reflecting('misfortune', 'Misfortune').asks(0, 'destination');
  assert.deepEqual(walk.match.question(0)!.ask.about, { steps: [2, 3] });
  const t = answering('reflection', {
    seats: ['sorceress', 'sorceress'],
    cards: { 'hand.0': ['reflection'], 'hand.1': ['misfortune'], 'space.14': ['wolf'] },
    dice: [2, 3],
  });
  until(t, 0, 'destination').answer(0, 'hills2');
  until(t, 1, 'beforeFight').answer(1, 'Misfortune').answer(1, 'seat0').asks(0, 'casting.instead');
  t.roll(3, 4).answer(0, 'Reflection');
  assert.match(fight(t)!, /5 against 6/u);
  rest(t);
});
