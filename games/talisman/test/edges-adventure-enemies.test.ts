import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { asked, rest } from './looking.ts';
import { carrying, followedBy, lastFight, meeting, pileAt, player } from './meeting.ts';
import type { scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const told = (t: ReturnType<typeof scene>): string => {
  rest(t);
  return t.log().join('\n');
};

situation('where Ekor and the Shiver Nymph flee to is told', () => {
  assert.match(told(meeting(['ekor'])), /Ekor.*Plains/u);
  const t = meeting(['shiverNymph']);
  assert.deepEqual(t.kinds(pileAt('plains2')), ['shiverNymph']);
  assert.match(told(t), /Shiver Nymph now lies here: Plains/u);
});
situation('whoever sees the trap of a Trapper fights with a die, or not at all', () => {
  const seen = meeting(['trapper'], { dice: [1, 2] }).asks(0, 'evade');
  const fought = seen.roll(5, 1).answer(0, 'fight');
  assert.match(lastFight(fought), /8 against 4/u);
  rest(fought);
  const caught = meeting(['trapper'], { dice: [2, 2, 1] });
  assert.match(lastFight(caught), /3 against 4/u);
  rest(caught);
  const left = meeting(['trapper'], { dice: [1, 2] }).answer(0, 'evade');
  assert.deepEqual([left.kinds(HERE), player(left).lives], [['trapper'], 4]);
});
situation('a Black Unicorn does not join whoever is cursed by a Hag', () => {
  const beaten = (followers: readonly string[]) =>
    followedBy(['blackUnicorn'], followers, { with: { 0: { craft: 5 } }, dice: [5, 1] });
  const tamed = beaten([]).answer(0, 'tame');
  assert.match(told(tamed), /Black Unicorn/u);
  assert.deepEqual(tamed.kinds('followers.0'), ['blackUnicorn']);
  assert.notEqual(asked(beaten(['cursedByAHag'])), 'choose');
});
situation('that a Black Unicorn or a Haunt joins is told', () => {
  const joined = followedBy(['blackUnicorn'], [], { with: { 0: { craft: 5 } }, dice: [5, 1] }).answer(
    0,
    'tame',
  );
  assert.match(told(joined), /Black Unicorn (?:joins|now follows|follows)|joined by Black Unicorn/u);
  const haunt = meeting(['haunt'], { dice: [1, 5] });
  assert.match(told(haunt), /Haunt (?:joins|now follows|follows)|joined by Haunt/u);
});
situation('whom the Storm Caller kills has no fight any more', () => {
  const t = carrying(['stormCaller'], ['helmet'], { with: { 0: { lives: 1 } }, dice: [] });
  rest(t);
  assert.notEqual(player(t).standing, 'playing');
  assert.doesNotMatch(told(t), /Attack rolls/u);
});
situation('a Succubus grows by the Craft she takes, and not without any', () => {
  const grown = (craft: number): number => {
    const t = meeting(['succubus'], { with: { 0: { craft } }, dice: [1, 6, 1] });
    rest(t);
    return countersOn(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0]);
  };
  assert.deepEqual([grown(0), grown(1)], [0, 1]);
});
situation('the Trickster takes nothing from whoever has nothing', () => {
  const t = meeting(['trickster'], { dice: [1, 5] });
  assert.deepEqual([player(t).lives, t.kinds(HERE)], [3, ['trickster']]);
});
