import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  casting,
  castingInFight,
  castingInReply,
  ids,
  lastFight,
  meeting,
  offered,
  pileAt,
  player,
  reflecting,
  rest,
  type Scene,
  scene,
  steps,
  type Table,
  until,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('after Retribution the Trapsmith lets only the lower of two new dice count', () => {
  const again = (...dice: number[]) => {
    const t = meeting(['goblinTrapsmith'], { cards: { 'hand.0': ['retribution'] }, dice: [5, 1, 3] });
    return t
      .asks(0, 'losing.instead')
      .roll(...dice)
      .answer(0, 'retribution');
  };
  assert.deepEqual(
    [player(again(4, 6, 1)).lives, again(4, 6, 1).kinds('trophies.0')],
    [4, ['goblinTrapsmith']],
  );
  // 3 + 2 against 2 + 4.
  assert.equal(player(again(2, 6, 4)).lives, 3);
});

situation('Cheat Fate and Generosity need a single point or coin, and somebody else who has it', () => {
  const fate = castingInReply('cheatFate', { with: { 0: { fate: 1 } }, dice: [2, 3] }).answer(
    1,
    'Cheat Fate',
  );
  assert.deepEqual([player(fate).fate, player(fate, 1).fate], [0, 1]);
  rest(fate);
  assert.ok(!offered(castingInReply('cheatFate', { dice: [2, 3] }), 1, 'Cheat Fate'));
  const gold = casting('generosity', { with: { 1: { gold: 1 } }, dice: [2, 3] }).answer(0, 'Generosity');
  assert.deepEqual([player(gold).gold, player(gold, 1).gold], [1, 0]);
  rest(gold);
  assert.ok(!offered(casting('generosity', { with: { 0: { gold: 1 } }, dice: [2, 3] }), 0, 'Generosity'));
});

situation('a life that is saved is none for Life Tap', () => {
  const t = casting('lifeTap', { cards: { 'reward.1': ['glassGuardians'] }, dice: [2, 3] });
  t.t.setNote(t.t.cards(t.t.piles.reward[1])[0], { counters: 4, stack: 0 });
  t.answer(0, 'Life Tap').answer(1, 'Glass Guardians');
  assert.deepEqual([player(t).lives, player(t, 1).lives], [4, 5]);
  rest(t);
});

situation(
  'a Mini-Vortex sweeps Spells off a space, spares those Spells cannot touch, and nothing else',
  () => {
    const t = casting('miniVortex', { cards: { [pileAt('woods1')]: ['hex', 'wolf'] }, dice: [2, 3] });
    t.answer(0, 'Mini-Vortex');
    assert.deepEqual(
      [t.kinds(pileAt('woods1')), t.kinds('spellDiscard').toSorted()],
      [['wolf'], ['hex', 'miniVortex']],
    );
    rest(t);
    const company = casting('miniVortex', {
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
    until(company, 'turnStart').answer(0, 'Mini-Vortex');
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
    assert.ok(!offered(casting('miniVortex', { dice: [2, 3] }), 0, 'Mini-Vortex'));
  },
);

situation('Misfortune may hit either side of a duel, but no creature that does not roll', () => {
  const duel = casting('misfortune', { at: ['city', 'hills2'], dice: [2, 3] });
  until(duel, 'destination').answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  until(duel, 'beforeFight').answer(0, 'Misfortune').asks(0, 'aim');
  assert.deepEqual(ids(duel), ['seat0', 'seat1']);
  // 2 + 3 against 4 + 1, whatever the Warrior would have rolled: the better of a 1 and another 1.
  duel.roll(4, 1).answer(0, 'seat1').asks(0, 'spoils');
  const frozen = castingInFight('misfortune', ['bear'], { cards: { 'hand.0': ['misfortune', 'freeze'] } });
  until(frozen, 'beforeFight').answer(0, 'Freeze');
  if (offered(frozen, 0, 'Misfortune')) {
    frozen.answer(0, 'Misfortune');
    if (frozen.match.question(0)?.ask.prompt === 'aim') assert.ok(!ids(frozen).includes('theCreature'));
  }
  rest(frozen);
});

situation('Retribution is for the own defeat', () => {
  const t = castingInReply('retribution', {
    cards: { 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 5],
  }).answer(0, 'hills2');
  assert.equal(player(t).lives, 4);
  rest(t);
});

situation('Reverence is for the own prayer, and chooses between 1 and 6', () => {
  const t = casting('reverence', { at: ['woods4', 'tavern'], dice: [1] });
  t.answer(0, 'temple').answer(0, 'Reverence').asks(0, 'dieResult');
  assert.deepEqual([t.match.question(0)!.min, t.match.question(0)!.max], [1, 6]);
  const other = castingInReply('reverence', { at: ['woods4', 'tavern'], dice: [1, 3, 3] }).answer(
    0,
    'temple',
  );
  assert.equal(player(other).strength, 1);
  rest(other);
});

situation('a card in Stasis is not met, and those drawn with it are', () => {
  const t = casting('stasis', { next: { adventure: ['wolf', 'angel'] }, dice: [2, 3, 6, 6, 6] });
  t.answer(0, 'hills2').answer(0, 'Stasis');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('suspended.0')], [[], ['wolf']]);
  rest(t);
});

situation('a Temporary Change is for those who can change, and to their own alignment none begins', () => {
  const offers = (more: Scene) => {
    const t = casting('temporaryChange', { dice: [2, 3], ...more }).answer(0, 'Temporary Change');
    const asked = t.match.question(0)!.ask.prompt === 'aim' ? ids(t) : [];
    rest(t);
    return asked;
  };
  assert.deepEqual(offers({}), ['seat0', 'seat1']);
  assert.deepEqual(offers({ seats: ['sorceress', 'knight'] }), []);
  const back = casting('temporaryChange', {
    cards: { 'hand.0': ['temporaryChange', 'temporaryChange'] },
    dice: [2, 3, 2, 3, 2, 3],
  });
  back.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(back.state.lasting.length, 1);
  // Nobody is swayed twice in a turn.
  back.answer(0, 'Temporary Change').asks(0, 'alignmentOf');
  assert.deepEqual(back.match.question(0)!.ask.about, { other: 0 });
});

situation('Misfortune reaches those only who roll', () => {
  const duel = casting('misfortune', {
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['misfortune', 'freeze'] },
    dice: [2, 3],
  });
  until(duel, 'destination').answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
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
  until(pits, 'innerMove').answer(0, 'pits');
  until(pits, 'beforeFight').roll(6).answer(0, 'Misfortune');
  // 3 + 1 against 4 + 6.
  assert.equal(player(pits).lives, 3);
  rest(pits);
});

situation('a die that stands is no longer for Misfortune or Reverence', () => {
  const praying = (): Table => {
    const t = casting('reverence', {
      at: ['woods4', 'tavern'],
      with: { 0: { craft: 2 } },
      cards: { 'hand.0': ['reverence', 'misfortune'] },
      dice: [1],
    });
    return until(until(t, 'destination').answer(0, 'temple'), 'beforeRoll');
  };
  const chosen = praying().answer(0, 'Reverence').answer(0, 6).answer(0, 6);
  assert.deepEqual([player(chosen).lives, chosen.kinds('hand.0')], [6, ['misfortune']]);
  rest(chosen);
  const unlucky = praying().answer(0, 'Misfortune');
  assert.ok(!offered(unlucky, 0, 'Reverence'));
  rest(unlucky);
});

situation('Misfortune that is turned against somebody who does not roll does nothing', () => {
  const walk = reflecting('misfortune', 'Misfortune').asks(0, 'destination');
  assert.deepEqual(walk.match.question(0)!.ask.about, { steps: [2, 3] });
  const t = castingInReply('reflection', {
    seats: ['sorceress', 'sorceress'],
    cards: { 'hand.0': ['reflection'], 'hand.1': ['misfortune'], 'space.14': ['wolf'] },
    dice: [2, 3],
  });
  until(t, 'destination').answer(0, 'hills2');
  until(t, 'beforeFight', 1).answer(1, 'Misfortune').answer(1, 'seat0').asks(0, 'casting.instead');
  t.roll(3, 4).answer(0, 'Reflection');
  assert.match(lastFight(t), /5 against 6/u);
  rest(t);
});

situation('after Retribution nothing counts that was added to the first dice', () => {
  const t = meeting(['bear'], {
    cards: { 'hand.0': ['retribution'], 'reward.0': ['giftOfTheWild'] },
    dice: [1, 5],
  });
  t.asks(0, 'fightRolled').answer(0, 'giftOfTheWild').answer(0, 3).asks(0, 'losing.instead');
  assert.match(lastFight(t), /7 against 8/u);
  t.roll(3, 3).answer(0, 'retribution');
  assert.match(lastFight(t), /6 against 6/u);
  // In a duel neither: 3 + 1 + 3 against 3 + 5, then 3 + 3 against 3 + 3.
  const duel = meeting([], {
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['retribution'], 'reward.0': ['giftOfTheWild'] },
    dice: [1, 5],
  });
  duel.answer(0, 'seat1').answer(0, 'giftOfTheWild').answer(0, 3);
  duel.asks(0, 'losing.instead').roll(3, 3).answer(0, 'retribution');
  assert.ok(duel.log().includes('Seat 0 reaches 6, Seat 1 6.'));
  rest(duel);
});

situation('Cheat Fate takes all fate', () => {
  const t = castingInReply('cheatFate', { with: { 0: { fate: 2 } }, dice: [2, 3] });
  t.answer(1, 'Cheat Fate');
  assert.deepEqual([player(t, 0).fate, player(t, 1).fate], [0, 2]);
  rest(t);
});

situation('Feeble Mind lowers Craft for the turn', () => {
  const t = casting('feebleMind', { with: { 1: { craft: 4 } }, dice: [2, 3] });
  t.answer(0, 'Feeble Mind').answer(0, 'seat1');
  assert.equal(player(t, 1).craftNow, -3);
  rest(t);
});

situation('Generosity takes all gold', () => {
  const t = casting('generosity', { with: { 1: { gold: 3 } }, dice: [2, 3] });
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
    const t = casting('invokeFavour');
    t.roll(...dice, 2, 3).answer(0, 'Invoke Favour');
    assert.ok(check(t), dice.join());
    rest(t);
  }
});

situation('Life Tap takes a life', () => {
  const t = casting('lifeTap', { dice: [2, 3] });
  t.answer(0, 'Life Tap');
  assert.deepEqual([player(t, 0).lives, player(t, 1).lives], [5, 4]);
  rest(t);
});

situation('a Mini-Vortex empties one space of Spells', () => {
  const t = casting('miniVortex', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  until(t, 'turnStart').answer(0, 'Mini-Vortex');
  assert.deepEqual(t.kinds('hand.1'), []);
  rest(t);
});

situation('Misfortune makes the die a 1', () => {
  const t = castingInReply('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['witch'] },
    dice: [2, 3],
  });
  t.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2').asks(1, 'beforeRoll').answer(1, 'Misfortune');
  assert.ok(player(t, 0).toad > 0);
  assert.equal(player(t, 0).fate, 1);
});

situation('Misfortune makes a 1 of a movement die, the white one of two', () => {
  const t = castingInReply('misfortune', { with: { 0: { fate: 1 } } });
  t.asks(1, 'beforeRoll').roll(4).answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(t), [4, 1]);
  assert.equal(player(t, 0).fate, 1);
  const single = castingInReply('misfortune', { at: ['hills3', 'tavern'], with: { 0: { fate: 1 } } });
  single.answer(1, 'Misfortune').asks(0, 'destination');
  assert.deepEqual(steps(single), [1]);
});

situation('Misfortune makes a 1 of an attack die, of a character or of a creature', () => {
  const creature = castingInFight('misfortune', ['bear'], { with: { 0: { fate: 1 } } });
  until(creature, 'beforeFight').answer(0, 'Misfortune').roll(3).answer(0, 'The creature').answer(0, 'keep');
  assert.match(lastFight(creature), /5 against 4: won/u);
  const hero = castingInReply('misfortune', {
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['bear'] },
    dice: [2, 3],
  });
  hero.answer(1, 'pass').answer(0, 'keep').answer(0, 'hills2');
  // One of the Warrior's two dice, and no fate for it: 4 + 1 against 3 + 3.
  hero.asks(1, 'beforeFight').answer(1, 'Misfortune').roll(1, 3).answer(1, 'seat0');
  assert.match(lastFight(hero), /5 against 6: lost/u);
  assert.equal(player(hero, 0).fate, 1);
});

situation('Retribution rolls a lost fight again', () => {
  const t = castingInFight('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  t.asks(0, 'losing.instead').roll(5, 1).answer(0, 'Retribution');
  assert.deepEqual([t.kinds('trophies.0'), player(t, 0).lives], [['bear'], 4]);
  const twice = castingInFight('retribution', ['bear'], { dice: [2, 3, 1, 5] });
  twice.roll(1, 5).answer(0, 'Retribution');
  assert.equal(player(twice, 0).lives, 3);
});

situation('Retribution helps after a stand-off between characters, also the defender', () => {
  const t = castingInReply('retribution', { at: ['city', 'hills2'], dice: [2, 3] });
  t.answer(0, 'hills2').roll(1, 1, 3).answer(0, 'seat1');
  t.asks(1, 'losing.instead').roll(1, 1, 5).answer(1, 'Retribution').asks(1, 'spoils').answer(1, 'takeLife');
  assert.equal(player(t, 0).lives, 4);
});

situation('Reverence chooses what a prayer brings', () => {
  const t = casting('reverence', { at: ['woods4', 'tavern'], dice: [1] });
  t.answer(0, 'temple').asks(0, 'beforeRoll').answer(0, 'Reverence').answer(0, 6).answer(0, 6);
  assert.equal(player(t, 0).lives, 6);
  rest(t);
});

situation('Vindication judges', () => {
  const judged = (die: number, more: Scene = {}) => {
    const t = casting('vindication', { with: { 0: { lives: 3, fate: 1 } }, ...more });
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
  // All of it, however much that is.
  assert.equal(judged(3, { with: { 0: { fate: 2 } } }).fate, 0);
  assert.equal(judged(5, { with: { 0: { lives: 1 } } }).lives, 4);
});

situation('Stasis holds a drawn card until the next turn', () => {
  const t = casting('stasis', { next: { adventure: ['dragon', 'guide'] }, dice: [2, 3, 2, 3, 2, 3] });
  t.answer(0, 'hills2').asks(0, 'cardsDrawn').answer(0, 'Stasis').answer(0, 'Guide');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('followers.0')], [['dragon'], ['guide']]);
  t.answer(1, 'woods3').asks(0, 'destination');
  assert.deepEqual([t.kinds('suspended.0'), t.kinds('adventure').at(-1)], [[], 'dragon']);
});

situation('a Temporary Change of alignment passes', () => {
  const t = casting('temporaryChange', { dice: [2, 3, 2, 3, 2, 3, 2, 3, 2, 3] });
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(0, 'hills2').answer(1, 'woods3').answer(0, 'woods3').answer(0, 'The space');
  assert.equal(player(t, 1).alignment, 'good');
  t.answer(1, 'tavern').asks(0, 'destination');
  assert.equal(player(t, 1).alignment, 'neutral');
});
