import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest } from './looking.ts';
import { followedBy, lastFight, meeting, pileAt, player } from './meeting.ts';
import type { scene, Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const told = (t: Table): string => t.log().join('\n');

situation('an Earthquake shakes Remnants too, nothing bought, and not itself', () => {
  const t = meeting(['earthquake'], {
    dice: [3, 4],
    cards: { [pileAt('crags')]: ['salvage', 'sword', 'wolf'] },
  });
  assert.deepEqual(t.kinds(pileAt('crags')), ['sword', 'wolf']);
  assert.deepEqual(t.kinds('adventureDiscard').at(-1), 'earthquake');
  assert.equal(t.log().filter((line) => /Seat 0 rolls \d/u.test(line)).length, 2);
});
situation('the Werewolf is the Follower with the highest roll; of equals one is chosen', () => {
  const suspects = (...dice: number[]) => {
    const t = followedBy(['werewolf'], ['guide', 'pixie', 'unicorn'], { dice: [...dice, 2, 1] });
    rest(t);
    return t;
  };
  const tied = suspects(4, 2, 4).asks(0, 'werewolf');
  assert.deepEqual(tied.options(0), ['Guide', 'Unicorn']);
  tied.answer(0, 'unicorn');
  assert.deepEqual(tied.kinds('followers.0'), ['guide', 'pixie']);
  rest(tied);
  const clear = suspects(2, 5, 3);
  assert.deepEqual(clear.kinds('followers.0'), ['guide', 'unicorn']);
  // 3 + 1 + 2 against 3 + 1: the Unicorn still helps.
  assert.match(lastFight(clear), /6 against 4/u);
  const lowest = suspects(1, 1, 1).asks(0, 'werewolf');
  assert.equal(lowest.options(0).length, 3);
});
situation('where the Whirlwind carries something is told', () => {
  const t = meeting(['whirlwind'], { cards: { 'objects.0': ['sword'] }, dice: [3, 2] });
  assert.deepEqual(t.kinds(pileAt('woods3')), ['sword']);
  assert.match(told(t), /Sword now lies here: Woods/u);
});
situation('the Demigod shows each Spell once, in secret, and shuffles the deck', () => {
  const spells = ['hex', 'hex', 'healing', 'counterspell', 'healing'];
  const searched = (seed: string) =>
    meeting(['demigod'], { seed, cards: { spells, spellDiscard: [] } }).asks(0, 'searchSpell');
  const t = searched('a');
  assert.deepEqual(t.options(0).length, 3);
  assert.equal(t.match.question(0)!.ask.secret, true);
  t.answer(0, 'counterspell');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('spells').length], [['counterspell'], 4]);
  assert.match(told(t), /1 Spell/u);
  const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
    searched(seed).answer(0, 'counterspell').kinds('spells').join(),
  );
  assert.ok(new Set(orders).size > 1);
  const none = meeting(['demigod'], { cards: { spells: [], spellDiscard: [] } });
  assert.deepEqual([none.kinds('hand.0'), none.state.turn], [[], 1]);
});
situation('the Outlaw takes the last coin, and gives one to the poor', () => {
  const gold = (before: number) => player(meeting(['outlaw'], { with: { 0: { gold: before } } })).gold;
  assert.deepEqual([gold(0), gold(1), gold(2)], [1, 0, 1]);
});
situation('a lesson at the Academy costs 3 gold and a turn; nobody has to take one', () => {
  const visits = (gold: number): Table => meeting(['academy'], { with: { 0: { gold } } }).answer(0, 'visit');
  const one = visits(3).asks(0, 'lessons').answer(0, 1).answer(0, 'craft');
  assert.deepEqual([player(one).gold, player(one).craft, player(one).misses], [0, 1, 1]);
  const none = visits(4).answer(0, 0);
  assert.deepEqual([player(none).gold, player(none).misses], [4, 0]);
  const poor = meeting(['academy'], { with: { 0: { gold: 2 } } });
  if (asked(poor) === 'visitPlace') poor.answer(0, 'visit');
  assert.notEqual(asked(poor), 'lessons');
});
situation('whoever commands psychic combat chooses how to fight in the Arena', () => {
  const arena = (more: Scene): Table =>
    meeting(['arena'], { at: ['city', 'crags'], ...more, dice: [5, 1] }).answer(0, 'visit');
  const plain = arena({});
  assert.notEqual(asked(plain), 'attackWith');
  assert.match(told(plain), /attacks/u);
  const master = arena({ cards: { 'objects.0': ['crystalSceptre'] } });
  assert.equal(asked(master), 'attackWith');
});
