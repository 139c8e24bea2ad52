import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at, reaperReach, type SpaceId, SPACES } from '../topology.ts';
import { scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const waking = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: thieves, at: ['city', 'oasis'], ...more, dice: [1, 2, ...dice] }).answer(0, 'hills2');
const reach = (from: SpaceId, steps: number): string[] =>
  reaperReach(at(from), steps).map((space) => SPACES[space]);

rule('TA-REAPER-01', 'after the turn with a black 1; not without the Reaper', () => {
  waking([3]).asks(0, 'reaperMove');
  const without = waking([], { options: { reaper: false } });
  assert.equal(without.state.turn, 1);
  // Also if the mover has died.
  const dead = waking([1, 1, 3], { with: { 0: { lives: 1 } }, cards: { 'space.14': ['dragon'] } });
  dead.asks(0, 'reaperMove');
  assert.equal(dead.state.players[0].standing, 'dead');
});
rule('TA-REAPER-02', 'exactly as far as the die says, in either direction', () => {
  const t = waking([3]);
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['hills3', 'woods4'],
  );
  t.answer(0, 'woods4');
  assert.equal(t.state.reaper, at('woods4'));
});
rule('TA-REAPER-03', 'over the bridge for one step', () => {
  assert.ok(reach('portalOfPower', 4).includes('sentinel'));
  assert.ok(reach('woods1', 2).includes('hills3'));
});
rule('TA-REAPER-04', 'between Tavern and Temple for one step', () => {
  assert.deepEqual(reach('tavern', 1).toSorted(), ['fields5', 'plains3', 'temple']);
  assert.ok(reach('portalOfPower', 5).includes('tavern'));
});
rule('TA-REAPER-05', 'never into the inner region', () => {
  for (let steps = 1; steps <= 6; steps++)
    for (const from of SPACES.slice(0, 40))
      assert.ok(reaperReach(at(from), steps).every((space) => space < 40));
});
rule('TA-REAPER-06', 'spaces mean nothing to him', () => {
  const t = waking([4], { set: (state) => (state.reaper = at('portalOfPower')) });
  t.answer(0, 'sentinel');
  assert.equal(t.state.reaper, at('sentinel'));
  assert.ok(!t.log().some((line) => line.includes('fights')));
});
rule('TA-REAPER-07', 'the mover picks one of those he comes to, who rolls on his card', () => {
  const t = waking([2], { seats: ['thief', 'thief', 'thief'], at: ['city', 'hiddenValley', 'hiddenValley'] });
  t.answer(0, 'hiddenValley').asks(0, 'reaperVictim').roll(4).answer(0, 'seat2');
  assert.deepEqual(
    t.state.players.map(({ misses }) => misses),
    [0, 0, 1],
  );
});
rule.also('TA-REAPER-07', 'the mover may pick itself, whoever else is there', () => {
  const t = scene({
    seats: thieves,
    at: ['oasis', 'desert1'],
    set: (state) => (state.reaper = at('oasis')),
    dice: [1],
  });
  t.answer(0, 'desert1').roll(1).answer(0, 'encounterSpace');
  t.answer(0, 'desert1').asks(0, 'reaperVictim').roll(4).answer(0, 'seat0');
  assert.deepEqual(
    t.state.players.map(({ misses }) => misses),
    [1, 0],
  );
});
rule('TA-REAPER-08', 'nothing happens to whoever ends on his space', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'oasis'],
    set: (state) => (state.reaper = at('hills2')),
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.state.players[0].lives, t.state.turn], [4, 1]);
});
rule('TA-REAPER-09', 'no card touches him', () => {
  // He is no card and no character: nothing can be aimed at him.
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['destruction'] },
    set: (state) => (state.reaper = at('city')),
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});
const reaped = (die: number, more: Parameters<typeof scene>[0] = {}, dice: readonly number[] = []) =>
  waking([2, die, ...dice], { ...more, at: ['city', 'hiddenValley'] }).answer(0, 'hiddenValley');
rule('TA-REAPER-10', '1 kills, 2 takes a Follower or a life', () => {
  assert.equal(reaped(1).state.players[1].standing, 'dead');
  assert.ok(
    reaped(1)
      .log()
      .some((line) => line.includes('dies')),
  );
  const follower = reaped(2, { cards: { 'followers.1': ['unicorn'] } });
  assert.deepEqual([follower.kinds('followers.1'), follower.state.players[1].lives], [[], 4]);
  assert.equal(reaped(2).state.players[1].lives, 3);
});
rule('TA-REAPER-11', '3 dices for a life, 4 costs a turn', () => {
  assert.equal(reaped(3, {}, [1, 2, 6, 6]).state.players[1].lives, 3);
  assert.equal(reaped(3, {}, [6, 2, 6, 2]).state.players[1].lives, 4);
  const missed = reaped(4);
  assert.equal(missed.state.turn, 0);
});
rule('TA-REAPER-12', '5 sends him on, 6 gives something', () => {
  const sent = reaped(5, {}, [4]);
  // The only other one is seat 0, who now has to roll.
  assert.equal(sent.state.reaper, at('hills2'));
  assert.equal(sent.state.players[0].misses, 1);
  const boon = reaped(6);
  boon.asks(1, 'boon').answer(1, 'Craft');
  assert.equal(boon.state.players[1].craft, 1);
});

rule('TA-NIGHT-01', 'at the agreed round death becomes final', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    set: (state) => (state.round = 30),
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'hills2').answer(1, 'woods2');
  assert.equal(t.state.crownReached, true);
  const never = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 0 },
    set: (state) => (state.round = 500),
    dice: [2, 3, 2, 3],
  });
  never.answer(0, 'hills2').answer(1, 'woods2');
  assert.equal(never.state.crownReached, false);
});
rule('TA-NIGHT-02', 'every round costs one life more than the last, until one is left', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 6 } },
    set: (state) => (state.round = 31),
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'hills2').answer(1, 'woods2');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [4, 2],
  );
  const last = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 6 }, 1: { lives: 2 } },
    set: (state) => (state.round = 31),
    dice: [2, 3, 2, 3],
  });
  last.answer(0, 'hills2').answer(1, 'woods2');
  assert.deepEqual(last.match.result, { how: 'lastOne', winners: [0] });
  assert.equal(where(last, 0), 'hills2');
});
rule('TA-NIGHT-03', 'of those who die together the mightiest wins, then the richest', () => {
  const night = (changes: Parameters<typeof scene>[0]['with']) => {
    const t = scene({
      seats: thieves,
      at: ['city', 'city'],
      options: { nightfall: 30 },
      with: { 0: { lives: 2, ...changes![0] }, 1: { lives: 1, ...changes![1] } },
      set: (state) => (state.round = 31),
      dice: [2, 3, 2, 3],
    });
    return t.answer(0, 'hills2').answer(1, 'woods2').match.result;
  };
  assert.deepEqual(night({ 0: {}, 1: { craft: 1 } }), { how: 'night', winners: [1] });
  assert.deepEqual(night({ 0: { strength: 2 }, 1: { craft: 1, gold: 5 } }), { how: 'night', winners: [0] });
  assert.deepEqual(night({ 0: { gold: 2 }, 1: { gold: 3 } }), { how: 'night', winners: [1] });
  assert.deepEqual(night({ 0: {}, 1: {} }), { how: 'night', winners: [0, 1] });
});
situation('ten rounds before the night everybody is warned', () => {
  const told = (round: number) => {
    const t = scene({
      seats: thieves,
      at: ['city', 'city'],
      options: { nightfall: 30 },
      set: (state) => (state.round = round),
      dice: [2, 3, 2, 3],
    });
    t.answer(0, 'hills2').answer(1, 'woods2');
    return t.match.told('watcher').flatMap((event) => (event.type === 'dusk' ? [event.data] : []));
  };
  assert.deepEqual(told(20), [{ rounds: 10 }]);
  assert.deepEqual(told(21), []);
});
rule.also('TA-NIGHT-01', 'not a round earlier; whoever waits for a new character is out', () => {
  const round = (before: number, standing: 'playing' | 'dead' = 'playing') =>
    scene({
      seats: ['thief', 'thief', 'thief'],
      at: ['city', 'city', 'city'],
      options: { nightfall: 30 },
      with: { 2: { standing } },
      set: (state) => {
        state.round = before;
        state.first = 1;
      },
      dice: [2, 3],
    }).answer(0, 'hills2');
  const lives = (before: number): number[] => round(before).state.players.map((player) => player.lives);
  assert.deepEqual(
    [lives(29), lives(30)],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
  );
  assert.equal(round(29).state.crownReached, false);
  assert.equal(round(30, 'dead').state.players[2].standing, 'out');
});
rule.also('TA-NIGHT-02', 'alone at the table the night is the end', () => {
  const t = scene({
    seats: ['thief'],
    at: ['city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 1 } },
    set: (state) => (state.round = 30),
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.deepEqual(t.match.result, { how: 'fallen', winners: [] });
});
rule.also('TA-REAPER-12', 'he is sent to nobody in the inner region, and nowhere if nobody is left', () => {
  const three = waking([2, 5, 4], {
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'hiddenValley', 'mines'],
  }).answer(0, 'hiddenValley');
  assert.deepEqual(
    three.state.players.map(({ misses }) => misses),
    [1, 0, 0],
  );
  // The mover has died in the fight.
  const dead = waking([1, 1, 2, 5], {
    at: ['city', 'hiddenValley'],
    with: { 0: { lives: 1 } },
    cards: { 'space.14': ['dragon'] },
  }).answer(0, 'hiddenValley');
  assert.equal(dead.state.reaper, at('hiddenValley'));
  dead.match.waiting.forEach((seat) => dead.options(seat));
});
rule.also('TA-REAPER-12', 'a 6 gives one of everything, or the next move to any space of the region', () => {
  for (const stat of ['strength', 'craft', 'lives', 'gold', 'fate'] as const) {
    const t = reaped(6);
    const before = t.state.players[1][stat];
    assert.equal(t.answer(1, stat).state.players[1][stat], before + 1, stat);
  }
  assert.equal(
    reaped(6, { with: { 1: { craft: 4 } } })
      .answer(1, 'spell')
      .kinds('hand.1').length,
    1,
  );
  // Without room for a Spell none is offered.
  const full = reaped(6, { seats: ['thief', 'troll'] });
  assert.ok(!full.match.question(1)!.from.some(({ id }) => id === 'spell'));
  full.answer(1, 'teleportNext');
  assert.deepEqual(
    full.state.players[1].granted.toSorted((a, b) => a - b),
    SPACES.flatMap((_, space) => (space >= 24 && space < 40 ? [space] : [])),
  );
  full.match.waiting.forEach((seat) => full.options(seat));
});
rule.also('TA-REAPER-10', 'which of several Followers goes is left to chance', () => {
  const left = Array.from({ length: 16 }, (_, i) =>
    reaped(2, { seed: `follower ${i}`, cards: { 'followers.1': ['unicorn', 'maiden'] } }).kinds(
      'followers.1',
    ),
  );
  assert.deepEqual(new Set(left.map((kinds) => kinds.join())), new Set(['unicorn', 'maiden']));
});
