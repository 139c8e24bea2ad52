import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
/** Answer this question if it is put: fate after the movement, the choice of a thief. */
const ifAsked = (t: ReturnType<typeof scene>, prompt: string, answer: string): ReturnType<typeof scene> =>
  t.match.question(0)?.ask.prompt === prompt ? t.answer(0, answer) : t;
/** A thief walks from the City to the Hills, where these cards lie. */
const meeting = (cards: readonly string[], dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  ifAsked(
    scene({
      seats: thieves,
      at: ['city', 'tavern'],
      ...more,
      cards: { 'space.14': cards, ...more.cards },
      dice: [2, 3, ...dice],
    }),
    'fate',
    'keep',
  ).answer(0, 'hills2');
/** How the last fight went. A trophy that could be exchanged is kept. */
const result = (t: ReturnType<typeof scene>): string | undefined => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t.log().findLast((line) => / against \d/u.test(line));
};
/** A thief walks from the City to the Hills and attacks another one there. */
const facing = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  ifAsked(
    ifAsked(scene({ seats: thieves, at: ['city', 'hills2'], ...more, dice: [2, 3, ...dice] }), 'fate', 'keep')
      .answer(0, 'hills2')
      .answer(0, 'seat1'),
    'against',
    'Attack',
  );

rule('TA-EXPL-01', 'a 6 brings another die, for both sides', () => {
  assert.match(result(meeting(['wolf'], [6, 3, 6, 1]))!, /12 against 9, won/u);
});
rule('TA-EXPL-02', 'and so does every further 6', () => {
  assert.match(result(meeting(['dragon'], [6, 6, 2, 6, 1]))!, /17 against 14, won/u);
});
rule('TA-EXPL-03', 'in psychic combat too, but in no other roll, and not by bonuses', () => {
  assert.match(result(meeting(['shadow'], [6, 2, 1]))!, /11 against 3, won/u);
  // The Cave pays 3 gold for a 6 and rolls no second die.
  const cave = meeting(['cave'], [6]);
  cave.answer(0, 'Visit');
  assert.equal(cave.state.players[0].gold, 3);
  const off = meeting(['wolf'], [6, 1], { options: { explodingDice: false } });
  assert.match(result(off)!, /9 against 3, won/u);
});
rule('TA-EXPL-04', 'of two dice one is kept, and only that one explodes', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['dragon'] },
    dice: [2, 3, 6, 2, 4, 1],
  });
  t.answer(0, 'hills2');
  assert.match(result(t)!, /14 against 8, won/u);
});

rule('TA-FIGHT-01', 'evasion, Spells, own roll, roll of the creature and fate, comparison', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    with: { 0: { fate: 1 } },
    cards: { 'space.16': ['wolf'], 'objects.0': ['potionOfStrength'] },
    dice: [1, 4],
  });
  t.answer(0, 'pass').answer(0, 'keep').answer(0, 'woods3').asks(0, 'evade').answer(0, 'Fight');
  t.asks(0, 'beforeFight').roll(1, 2).answer(0, 'pass').asks(0, 'fate').roll(5).answer(0, 'reroll0');
  assert.match(result(t)!, /8 against 4, won/u);
  t.asks(0, 'reaperMove');
});
rule('TA-FIGHT-02', 'whoever cannot or will not evade has to fight', () => {
  const can = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['dragon'] },
    dice: [4, 1],
  });
  can.answer(0, 'woods3').answer(0, 'Evade');
  assert.deepEqual([can.state.players[0].lives, can.kinds('space.16')], [4, ['dragon']]);
  const cannot = meeting(['dragon'], [1, 1]);
  assert.equal(cannot.state.players[0].lives, 3);
});
rule('TA-FIGHT-03', 'what changes Strength is used before the dice', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['dragon'], 'hand.0': ['psionicBlast'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'beforeFight').roll(2, 1).answer(0, 'Psionic Blast');
  assert.match(result(t)!, /9 against 8, won/u);
});
rule('TA-FIGHT-04', 'one die', () => {
  assert.match(result(meeting(['wolf'], [4, 1]))!, /7 against 3/u);
});
rule('TA-FIGHT-05', 'roll, Strength, bonuses, and one Weapon at most', () => {
  const t = meeting(['bear'], [], { cards: { 'objects.0': ['sword', 'axe', 'ring'] } });
  t.asks(0, 'weapon').roll(1, 5).answer(0, 'Sword');
  // 3, Ring 1, one Weapon 1, die 1.
  assert.match(result(t)!, /6 against 8/u);
});
rule('TA-FIGHT-06', 'roll and Craft', () => {
  assert.match(
    result(meeting(['shadow'], [1, 1], { cards: { 'objects.0': ['sword'], 'followers.0': ['maiden'] } }))!,
    /6 against 3/u,
  );
});
rule('TA-FIGHT-07', 'the creature rolls for itself', () => {
  assert.match(result(meeting(['giant'], [5, 4]))!, /8 against 10, lost/u);
});
rule('TA-FIGHT-08', 'with both rolls known fate may repeat the last own die', () => {
  const t = meeting(['wolf'], [6, 1, 4], { with: { 0: { fate: 2 } } });
  // The first two dice are a chain of 6 and 1; only its last die is offered.
  assert.deepEqual(t.options(0), ['Reroll the 1', 'Keep']);
  t.roll(6, 2).answer(0, 'Reroll the 1');
  assert.match(result(t)!, /17 against 6, won/u);
  assert.equal(t.state.players[0].fate, 1);
});
rule('TA-FIGHT-09', 'the higher score beats the creature', () => {
  assert.deepEqual(meeting(['wolf'], [4, 4]).kinds('trophies.0'), ['wolf']);
});
rule('TA-FIGHT-10', 'the lower one costs a life', () => {
  assert.equal(meeting(['bear'], [1, 2]).state.players[0].lives, 3);
});
rule('TA-FIGHT-11', 'armour saves in battle, not in psychic combat', () => {
  const battle = meeting(['bear'], [1, 2, 4], { cards: { 'objects.0': ['armour'] } });
  assert.deepEqual([battle.state.players[0].lives, battle.state.turn], [4, 1]);
  const psychic = meeting(['wraith'], [1, 2], { cards: { 'objects.0': ['armour'] } });
  assert.equal(psychic.state.players[0].lives, 3);
});
rule('TA-FIGHT-12', 'equal scores: nobody loses', () => {
  const t = meeting(['bear'], [3, 3]);
  assert.deepEqual([t.state.players[0].lives, t.kinds('space.14')], [4, ['bear']]);
});
rule('TA-FIGHT-13', 'defeat and stand-off end the turn, even if the life was saved', () => {
  for (const dice of [
    [1, 2, 6],
    [3, 3],
  ]) {
    const t = meeting(['bear', 'unicorn'], dice, { cards: { 'objects.0': ['helmet'] } });
    assert.equal(t.state.turn, 1);
  }
});
rule('TA-FIGHT-14', 'Enemies with Strength and the same number fight as one', () => {
  const won = meeting(['wolf', 'bear'], [5, 2]);
  assert.match(result(won)!, /8 against 7, won/u);
  assert.deepEqual(won.kinds('trophies.0'), ['wolf', 'bear']);
  const lost = meeting(['wolf', 'bear'], [1, 2]);
  assert.equal(lost.state.players[0].lives, 3);
});
rule('TA-FIGHT-15', 'Enemies with Craft fight one after the other', () => {
  const t = meeting(['shadow', 'lemure'], [5, 1, 4, 1]);
  assert.deepEqual(
    t
      .log()
      .filter((line) => line.includes('against'))
      .map((line) => /\d+ against \d+,/u.exec(line)?.[0])
      .filter(Boolean),
    ['8 against 3,', '7 against 2,'],
  );
});

rule('TA-DUEL-01', 'the attacked may evade, if anything lets them', () => {
  const evading = (state: { lasting: unknown[] }) =>
    state.lasting.push({ what: 'evading', seat: 1, rounds: 2, whom: 1, space: null, card: null });
  const t = facing([], { set: evading });
  t.asks(1, 'evade').answer(1, 'Evade');
  assert.equal(t.state.turn, 1);
  facing([5, 1]).asks(0, 'spoils');
});
rule('TA-DUEL-02', 'both may act before the dice: attacker, defender, the others', () => {
  const t = scene({
    seats: ['wizard', 'wizard'],
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['psionicBlast'], 'hand.1': ['psionicBlast'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  assert.deepEqual(t.match.waiting, [0, 1]);
  t.answer(0, 'pass')
    .answer(1, 'Psionic Blast')
    .asks(0, 'beforeFight')
    .roll(1, 1)
    .answer(0, 'pass')
    .asks(1, 'spoils');
});
rule('TA-DUEL-03', 'one die each, and both explode', () => {
  assert.match(facing([6, 1, 6, 4]).asks(1, 'spoils').log().at(-1)!, /10.*13/u);
});
rule('TA-DUEL-04', 'fate: first the attacker, then the defender', () => {
  const t = facing([2, 3], { with: { 0: { fate: 2 }, 1: { fate: 1 } } });
  // One fate question belongs to the movement.
  t.asks(0, 'fate').answer(0, 'keep').asks(1, 'fate').roll(5).answer(1, 'reroll0').asks(1, 'spoils');
});
rule('TA-DUEL-05', 'the attacker cannot come back to it', () => {
  const t = facing([4, 1], { with: { 0: { fate: 2 }, 1: { fate: 1 } } });
  t.answer(0, 'keep').roll(5).answer(1, 'reroll0').asks(1, 'spoils');
  assert.equal(t.state.players[0].fate, 2);
});
rule('TA-DUEL-06', 'roll, Strength and one Weapon on both sides', () => {
  const t = facing([2, 2], { cards: { 'objects.0': ['sword'], 'objects.1': ['ring', 'axe'] } });
  t.asks(1, 'spoils');
  assert.match(t.log().at(-1)!, / 6.* 7/u);
});
rule('TA-DUEL-07', 'the higher score wins, whoever it is; equal is a stand-off', () => {
  facing([5, 1]).asks(0, 'spoils');
  facing([1, 5]).asks(1, 'spoils');
  assert.equal(facing([3, 3]).state.turn, 1);
});
rule('TA-DUEL-08', 'a life, or something of theirs, or nothing', () => {
  const t = facing([5, 1], { with: { 1: { gold: 1 } }, cards: { 'objects.1': ['sword'] } });
  assert.deepEqual(t.options(0), ['1 life', '1 gold', 'Sword', 'No, go on']);
  t.answer(0, '1 life');
  assert.deepEqual([t.state.players[1].lives, t.state.players[1].gold], [3, 1]);
});
rule('TA-DUEL-09', 'an Object of choice, a Talisman too, but no Follower', () => {
  const t = facing([5, 1], { cards: { 'objects.1': ['talisman', 'sword'], 'followers.1': ['unicorn'] } });
  // Thieves take only what they may: Followers are not for the taking.
  assert.ok(!t.options(0).includes('Unicorn'));
  t.answer(0, 'Talisman');
  assert.deepEqual(t.kinds('objects.0'), ['talisman']);
});
rule('TA-DUEL-10', 'armour may save that life in battle only', () => {
  const battle = facing([5, 1], { cards: { 'objects.1': ['armour'] } });
  battle.roll(6).answer(0, '1 life');
  assert.equal(battle.state.players[1].lives, 4);
  const psychic = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['armour'] },
    dice: [2, 3, 5, 1],
  });
  psychic.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.equal(psychic.state.players[1].lives, 3);
});

rule('TA-EVADE-01', 'only with something that allows it', () => {
  const pixie = scene({
    seats: thieves,
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['dragon'], 'followers.0': ['pixie'] },
    dice: [4, 1],
  });
  pixie.answer(0, 'woods3').asks(0, 'evade');
  const elsewhere = meeting(['wolf'], [4, 1], { cards: { 'followers.0': ['pixie'] } });
  assert.deepEqual(elsewhere.kinds('trophies.0'), ['wolf']);
});
rule('TA-EVADE-02', 'it works both ways, and what was evaded stays', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['wolf', 'unicorn'] },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Evade').answer(0, 'Unicorn');
  assert.deepEqual([t.kinds('space.16'), t.kinds('trophies.0'), t.state.players[0].lives], [['wolf'], [], 4]);
});
rule('TA-EVADE-03', 'every attacker can be evaded, also a spirit', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['demon'] },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Evade');
  assert.equal(t.state.players[0].lives, 4);
});
rule('TA-EVADE-04', 'an ability of a character too', () => {
  const t = scene({
    seats: ['thief', 'elf'],
    at: ['plains2', 'woods3'],
    with: { 1: { gold: 2 } },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'seat1').answer(0, 'Steal').asks(1, 'evade').answer(1, 'Evade');
  assert.equal(t.state.players[1].gold, 2);
});
rule('TA-EVADE-05', 'the Dragon of the Cave as well', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['cave'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Visit').asks(0, 'evade').answer(0, 'Evade');
  assert.equal(t.state.players[0].lives, 4);
});
