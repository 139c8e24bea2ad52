import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import type { Lasting } from '../shape.ts';
import { at, type SpaceId } from '../topology.ts';
import { lasting, scene, where } from './tables.ts';

// Where a move may end when something lies in its way, and what becomes of it beyond the bridge.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const ends = (t: ReturnType<typeof scene>): string[] => t.match.question(0)!.from.map(({ id }) => id);
const under = (from: SpaceId, dice: readonly number[], ...effects: readonly Lasting[]) =>
  scene({ seats: thieves, at: [from, 'temple'], set: (state) => state.lasting.push(...effects), dice });

rule.also('TA-MOVE-09', 'exactly one step more than to the Sentinel, and not twice in one move', () => {
  // The Sentinel is two steps away: 2 only reach him, 3 lead across.
  assert.deepEqual(
    ends(scene({ seats: thieves, at: ['graveyard'], dice: [2, 2] })).filter((id) => id.startsWith('bridge')),
    [],
  );
  assert.ok(ends(scene({ seats: thieves, at: ['graveyard'], dice: [2, 3] })).includes('bridge3'));
  // Outward: 1 ends in the Hills, 2 on the Sentinel's space.
  assert.deepEqual(ends(scene({ seats: thieves, at: ['cursedGlade'], dice: [1] })), ['runes1', 'hills3']);
  assert.ok(ends(scene({ seats: thieves, at: ['cursedGlade'], dice: [2] })).includes('sentinel'));
  // Across with two steps left: on in the middle region, not back again.
  const across = scene({
    seats: thieves,
    at: ['sentinel'],
    with: { 0: { strength: 9 } },
    dice: [2, 4, 5, 1],
  });
  across.answer(0, 'bridge2').asks(0, 'destination');
  assert.deepEqual(ends(across), ['cursedGlade', 'hiddenValley']);
});
rule.also('TA-MOVE-09', 'of several distances only those that are enough lead outward', () => {
  // On a Highway a 1 may become a 2; the 1 itself ends in the Hills.
  const t = scene({ seats: thieves, at: ['cursedGlade'], cards: { 'space.28': ['highway'] }, dice: [1] });
  assert.deepEqual(ends(t).toSorted(), ['chasm', 'hiddenValley', 'hills3', 'runes1', 'sentinel']);
});
rule.also('TA-MOVE-10', 'with doubles one may stop behind the bridge or go on', () => {
  const t = scene({ seats: thieves, at: ['woods1'], with: { 0: { strength: 9 } }, dice: [3, 3, 5, 1] });
  t.answer(0, 'bridge3').asks(0, 'destination');
  assert.deepEqual(ends(t).toSorted(), ['cursedGlade', 'hiddenValley', 'hills3']);
  // Exactly enough: the move is over there, and nobody is asked.
  const enough = scene({ seats: thieves, at: ['woods1'], with: { 0: { strength: 9 } }, dice: [2, 2, 5, 1] });
  enough.answer(0, 'bridge2');
  assert.deepEqual([where(enough, 0), enough.state.turn], ['hills3', 1]);
});
rule.also('TA-MOVE-06', 'the die that keeps a slave in the Temple wakes him too', () => {
  const slave = { 0: { enslaved: true } };
  scene({ seats: thieves, at: ['temple'], with: slave, dice: [1, 3] }).asks(0, 'reaperMove');
  const quiet = scene({ seats: thieves, at: ['temple'], with: slave, dice: [2] });
  assert.equal(quiet.state.turn, 1);
  const without = scene({
    seats: thieves,
    at: ['temple'],
    with: slave,
    options: { reaper: false },
    dice: [1],
  });
  assert.equal(without.state.turn, 1);
});
rule.also('TA-SENT-05', 'the Sentinel has Strength 9', () => {
  const t = scene({ seats: thieves, at: ['sentinel'], with: { 0: { strength: 9 } }, dice: [2, 4, 1, 4] });
  t.answer(0, 'bridge2');
  assert.ok(t.log().some((line) => line.includes('13 against 13')));
});
situation('nobody gets past a barrier, to the bridge neither', () => {
  const free = ends(under('graveyard', [3, 5]));
  assert.ok(free.includes('bridge3') && free.includes('hills1'));
  const wall = lasting('barrier', { space: at('woods1') });
  assert.deepEqual(ends(under('graveyard', [3, 5], wall)), ['fields6', 'plains4']);
  // One that stands elsewhere is in nobody's way.
  assert.deepEqual(ends(under('graveyard', [3, 5], lasting('barrier', { space: at('city') }))), free);
});
situation('a Sentinel of stone halts those who are not its friends, short of the bridge', () => {
  const passes = (alignment: 'good' | 'evil') =>
    ends(
      scene({
        seats: thieves,
        at: ['graveyard', 'temple'],
        with: { 0: { alignment } },
        cards: { 'space.3': ['ivorySentinel'] },
        dice: [3, 5],
      }),
    );
  assert.ok(passes('good').includes('bridge3'));
  assert.deepEqual(passes('evil'), ['woods1', 'fields6', 'plains4']);
});
situation('whoever walks onto ice slides one space further, and nowhere else', () => {
  const ice = lasting('ice', { space: at('hills2') });
  assert.equal(where(under('city', [2, 3], ice).answer(0, 'hills2'), 0), 'plains2');
  assert.equal(where(under('city', [2, 3], ice).answer(0, 'woods2'), 0), 'woods2');
});
situation('on a wagon any distance up to three dice', () => {
  const t = under('city', [1, 2, 1], lasting('wagon', { seat: 0, whom: 0 }));
  assert.equal(ends(t).length, 8);
});
situation('at a gallop both dice count, and fate may reroll either', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'temple'],
    with: { 0: { fate: 1 } },
    cards: { 'followers.0': ['ridingHorse'] },
    dice: [2, 3, 4],
  });
  t.answer(0, 'gallop').asks(0, 'fate');
  assert.deepEqual(ends(t), ['reroll0', 'reroll1', 'keep']);
  t.answer(0, 'reroll0');
  assert.deepEqual(ends(t), ['fields5', 'hills1']);
  t.answer(0, 'fields5');
});
rule.also('TA-PORTAL-06', 'where quests bar it, it is open without one', () => {
  const at = ['castle'] as const;
  const t = scene({ seats: thieves, at, dice: [4], options: { questBlocksPortal: true } });
  assert.ok(ends(t).includes('portal'));
});
rule.also('TA-RAFT-03', 'whoever builds another raft gives the old one back', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'temple'],
    cards: { 'objects.0': ['axe', 'raft'], purchases: ['raft', 'raft'] },
  });
  t.answer(0, 'buildRaft');
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('purchases')],
    [
      ['axe', 'raft'],
      ['raft', 'raft'],
    ],
  );
});
rule.also('TA-TERRAIN-01', 'a Glade under Terrain curses nobody', () => {
  const t = scene({
    seats: thieves,
    at: ['chasm', 'city'],
    cards: { 'space.28': ['outpost', 'wolf', 'angel'], 'objects.0': ['ring'] },
    dice: [2, 1, 1],
  });
  t.answer(0, 'cursedGlade');
  // Strength 3, the Ring 1, the Outpost 2, the die 1.
  assert.ok(t.log().some((line) => line.includes('7 against 3')));
});
