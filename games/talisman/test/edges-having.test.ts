import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, setCounters } from '../rules/decks.ts';
import { forfeitOwn, takeFrom } from '../rules/objects.ts';
import type { TalismanState } from '../shape.ts';
import { at } from '../topology.ts';
import { own, rest } from './casting.ts';
import { carrying, followedBy, lands, lastFight, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene } from './tables.ts';

// The edges of what somebody has: who may take what, what is passed on, what helps in a fight.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
type Table = ReturnType<typeof scene>;
const says = (t: Table, line: string): void => assert.ok(t.log().includes(line), t.log().join('\n'));
/** Something happens to its end, and nobody is asked anything. */
const happens = (flow: Flow<unknown>): void => assert.equal(flow.next().done, true);
/** How many counters lie on the False Talisman of a seat. */
const unmasked = (t: Table, seat: number): number =>
  countersOn(
    t.t,
    t.t.cards(t.t.piles.objects[seat]).find((card) => t.t.kind(card) === 'falseTalisman')!,
  );

situation('whoever a Hag keeps from Followers may still take Objects', () => {
  const t = followedBy(['ring', 'mule'], ['cursedByAHag']).answer(0, 'Ring');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.0')], [['ring'], ['cursedByAHag']]);
  says(t, 'Seat 0 takes Ring.');
});
situation('nothing but a Talisman unmasks a false one', () => {
  const t = carrying(['ring'], ['falseTalisman']).answer(0, 'Ring');
  assert.equal(unmasked(t, 0), 0);
});
situation('a Talisman that is stolen unmasks the false one of the thief', () => {
  const t = lands('thief', 'thief', [], {
    cards: { 'objects.0': ['falseTalisman'], 'objects.1': ['talisman'] },
  });
  t.answer(0, 'steal');
  assert.equal(unmasked(t, 0), 1);
  t.asks(0, 'turnEnd');
  says(t, 'Seat 0 takes Talisman from Seat 1.');
});
situation('a False Talisman that was unmasked deceives whoever steals it', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'fields3'],
    cards: { [pileAt('hills2')]: ['talisman'], 'objects.0': ['falseTalisman'] },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'turnEnd');
  assert.equal(unmasked(t, 0), 1);
  t.answer(0, 'pass').answer(1, 'hills2').answer(1, 'seat0').answer(1, 'steal');
  t.answer(1, 'False Talisman');
  assert.equal(unmasked(t, 1), 0);
});
situation('a Genie that is lured away has no Spells to lend a second time', () => {
  const t = own('mesmerism', { cards: { 'followers.1': ['genie'], 'lent.1': ['hex'] }, dice: [2, 3] });
  t.answer(0, 'Mesmerism');
  assert.deepEqual([t.kinds('followers.1'), t.kinds('lent.0')], [[], []]);
  rest(t);
});
rule.also('TA-TOAD-08', 'nobody can leave a Jester with a Toad', () => {
  const beaten = (toad: number) => {
    const t = lands('warrior', 'thief', [6, 1, 1], {
      with: { 1: { toad } },
      cards: { 'followers.0': ['jester'] },
    });
    return t.answer(0, 'takeLife').answer(0, 'Jester').kinds('followers.0');
  };
  assert.deepEqual([beaten(0), beaten(2)], [[], ['jester']]);
});
rule.also('TA-CARRY-03', 'where everything sticks nothing can be dropped, and nobody is asked to', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'oasis'],
    cards: { 'objects.0': Array<string>(5).fill('falseTalisman') },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});
rule.also('TA-TOAD-08', 'a Toad has no use for a weapon, armour or an axe, should it hold any', () => {
  const t = meeting(['wolf'], {
    with: { 0: { toad: 2 } },
    cards: { 'objects.0': ['greatsword', 'armour'] },
    set: (state) => {
      // One step is all it can do.
      state.players[0].space = at('fields4');
    },
    // Armour would hold.
    dice: [6],
  });
  // 1 and a 2 against 2 and a 3.
  assert.match(lastFight(t), /3 against 5, lost/u);
  assert.equal(player(t).lives, 3);
});

situation('a Merchant whose bargain is prevented keeps what was offered for it', () => {
  const t = lands('merchant', 'thief', [], {
    cards: { 'objects.0': ['axe'], 'objects.1': ['bagOfCarrying', 'ring'] },
  });
  t.answer(0, 'trade').answer(0, 'Ring');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['axe'], ['bagOfCarrying', 'ring']]);
});
const withoutMagic = { set: (state: TalismanState) => void state.lasting.push(lasting('noMagic')) };
rule.also('TA-OBJ-02', 'where magic is dead a Magic Weapon is no choice, and a plain one still helps', () => {
  const t = carrying(['wolf'], ['frostbite', 'greatsword'], { ...withoutMagic, dice: [1, 1] });
  assert.match(lastFight(t), /6 against 3, won/u);
});
rule.also('TA-FIGHT-06', 'a weapon of the mind is no choice in battle', () => {
  const t = carrying(['wolf'], ['iceFang', 'sword'], { dice: [1, 1] });
  assert.match(lastFight(t), /5 against 3, won/u);
});
/** A Thief is beaten by a Dragon on the space it walks to. */
const beaten = (objects: readonly string[], dice: readonly number[], more: Scene = {}) =>
  carrying(['dragon'], objects, { ...more, dice: [1, 6, 1, ...dice] });
rule.also('TA-OBJ-03', 'whoever wears none is saved by none', () => {
  const lost = (who: string) => player(beaten(['shield'], [6], { seats: [who, 'thief'] })).lives;
  assert.deepEqual([lost('thief'), lost('monk')], [4, 3]);
});
rule.also('TA-OBJ-03', 'of two pieces of armour one or none is used; the log says whether it held', () => {
  const none = beaten(['helmet', 'shield'], []).asks(0, 'armour').answer(0, 'none');
  assert.equal(player(none).lives, 3);
  const held = beaten(['shield'], [5]);
  assert.equal(player(held).lives, 4);
  says(held, 'Shield holds.');
  const failed = beaten(['shield'], [4]);
  assert.equal(player(failed).lives, 3);
  says(failed, 'Shield does not hold.');
});

situation('what lies on an Object goes with it to whoever takes it', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'objects.1': ['waterBottle'] },
    dice: [2, 3],
  });
  rest(t);
  const [bottle] = t.t.cards(t.t.piles.objects[1]);
  setCounters(t.t, bottle, 2);
  happens(takeFrom(t.t, 0, 1, bottle));
  assert.deepEqual([t.kinds('objects.0'), countersOn(t.t, bottle)], [['waterBottle'], 2]);
});
situation('what sticks to its owner is not lost when the owner may choose', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { 'objects.0': ['falseTalisman'] },
    dice: [2, 3],
  });
  rest(t);
  happens(forfeitOwn(t.t, 0, t.t.cards(t.t.piles.objects[0]), 1));
  assert.deepEqual(t.kinds('objects.0'), ['falseTalisman']);
});
