import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { boon, flyInRegion, grantTeleport } from '../../rules/reaper.ts';
import { at, inRegion, reaperReach, type SpaceId, SPACES } from '../../shape/spaces.ts';
import { happens, meeting, player, rest, says, scene, type Table, thieves, where } from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** The Reaper stands on the Portal of Power and goes six spaces, to whoever is in the Chasm. */
const reapedAmongThree = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}): Table =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['oasis', 'chasm', 'city'],
    ...more,
    dice: [1, 6, ...dice],
  })
    .answer(0, 'desert1')
    .answer(0, 'chasm');

rule.also('TA-REAPER-10', 'what his visit costs is put right at once, and everything is told', () => {
  // The Mule goes, and with it the room for a fifth Object.
  const t = reapedAmongThree([2, 0], {
    cards: { 'followers.1': ['mule'], 'objects.1': ['ring', 'sword', 'axe', 'helmet', 'shield'] },
  });
  t.asks(1, 'dropObject').answer(1, 'Axe');
  says(
    t,
    'The Reaper wakes: Seat 0 rolls 6.',
    'The Reaper goes to the Chasm.',
    'Seat 1 meets the Reaper: 2.',
    'Seat 1 loses the Mule.',
    'Seat 1 leaves the Axe behind.',
  );
  const diced = reapedAmongThree([3, 1, 2, 3, 4]);
  says(diced, 'Seat 1 rolls 3 against 7.');
  const sent = reapedAmongThree([5]).roll(4).answer(1, 'seat2');
  says(sent, 'The Reaper goes to the City.', 'Seat 2 meets the Reaper: 4.');
  assert.equal(sent.state.reaper, at('city'));
});

rule.also('TA-REAPER-02', 'each face of the die leads as far as it shows', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const t = scene({ seats: thieves, at: ['city', 'tavern'], dice: [1, 2, die] }).answer(0, 'hills2');
    assert.deepEqual(
      t.match
        .question(0)!
        .from.map(({ id }) => id)
        .toSorted(),
      reaperReach(at('portalOfPower'), die)
        .map((space) => SPACES[space])
        .toSorted(),
    );
    rest(t);
  }
});

rule.also('TA-REAPER-12', 'nobody flies in the inner region, nor is anything given to the dead', () => {
  const t = scene({
    seats: thieves,
    at: ['mines', 'tavern'],
    with: { 0: { done: true }, 1: { standing: 'dead', lives: 0 } },
    dice: [],
  });
  happens(flyInRegion(t.t, 0));
  grantTeleport(t.t, 0);
  assert.deepEqual(player(t).granted, []);
  happens(boon(t.t, 1));
  grantTeleport(t.t, 1);
  assert.deepEqual(player(t, 1).granted, [...inRegion.outer]);
});

situation('whoever flies chooses another space of the region, or stays', () => {
  const t = meeting(['pegasus'], { at: ['city', 'oasis'] }).asks(0, 'teleport');
  const offered = t.match.question(0)!.from.map(({ id }) => id);
  assert.ok(
    !offered.includes('hills2') && offered.includes('city') && offered.length === inRegion.outer.length,
  );
  t.answer(0, 'pass');
  assert.equal(where(t, 0), 'hills2');
  rest(t);
});

const waking = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: thieves, at: ['city', 'oasis'], ...more, dice: [1, 2, ...dice] }).answer(0, 'hills2');

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

const reach = (from: SpaceId, steps: number): string[] =>
  reaperReach(at(from), steps).map((space) => SPACES[space]);

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
