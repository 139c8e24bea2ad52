import assert from 'node:assert/strict';
import { changeThreat, reveal } from '../../rules/map.ts';
import { adventureOf, threatOf } from '../../rules/places.ts';
import { game, lay, on, play, rule, run, situation } from '../kit.ts';

/** The party at the Haven (slot 0); its neighbours are slots 1 and 3, both Borderlands. */
const journey = (plan: Parameters<typeof play>[0] = {}) => play({ phase: 'travel', loot: 0, ...plan });
/** Turn locations up and safe before the travel phase begins. */
const safe =
  (...slots: number[]) =>
  (state: ReturnType<typeof play>['state'], t: ReturnType<typeof play>['t']): void => {
    for (const slot of slots) {
      const tile = t.top(t.piles.hidden[slot]);
      if (tile !== null) t.move(tile, t.piles.place[slot]);
      state.threat[slot] = 0;
    }
  };

rule('VA-TRAVEL-01', 'first the move, then dispersal, last the encounter', () => {
  const t = journey({ row: ['borderRobber'], set: (state) => (state.loot = 0) });
  t.answer(0, 'move1');
  assert.ok(
    !t
      .log()
      .slice(0, 3)
      .some((line) => line.startsWith('Encounter')),
  );
  const order = t.log().map((line) => line.split(' ')[0]);
  assert.ok(order.indexOf('The') < order.indexOf('1'), 'reaches, then disperses');
  assert.ok(order.indexOf('1') < order.indexOf('Encounter:'), 'disperses, then the encounter');
});

rule('VA-TRAVEL-02', 'the active location is where the party stands', () => {
  const t = journey({ set: safe(1) });
  t.answer(0, 'move1');
  assert.equal(t.state.party, 1);
});

rule('VA-TRAVEL-03', 'staying is always allowed', () => {
  const t = journey();
  t.answer(0, 'stay');
  assert.deepEqual([t.state.party, t.state.moved], [0, false]);
});

rule('VA-TRAVEL-04', 'a move goes to an adjacent location and costs nothing', () => {
  const t = journey({ loot: 1 });
  t.answer(0, 'noScout');
  assert.deepEqual(t.options(0), ['Move to a2', 'Move to b1', 'Stay']);
  t.answer(0, 'move1');
  assert.equal(t.state.loot, 1);
});

rule('VA-TRAVEL-05', 'from a perilous location only safe neighbours can be reached', () => {
  const t = journey({
    set: (state, table) => {
      safe(1)(state, table);
      Object.assign(state, { party: 1 });
      state.threat[1] = 1;
    },
  });
  assert.deepEqual(t.options(0), ['Move to a1', 'Stay']);
});

rule('VA-TRAVEL-06', 'from a safe location every neighbour can be reached', () => {
  const t = journey({ set: (state) => (state.threat[3] = 2) });
  assert.deepEqual(t.options(0), ['Move to a2', 'Move to b1', 'Stay']);
});

rule('VA-TRAVEL-07', 'a location that lies open keeps its threat', () => {
  const t = journey({ set: (state, table) => (safe(1)(state, table), (state.threat[1] = 2)) });
  t.answer(0, 'move1');
  assert.equal(t.state.threat[1], 2);
});

rule('VA-TRAVEL-08', 'a face-down location is turned up with exactly one wound token', () => {
  const t = journey();
  t.answer(0, 'move1');
  assert.deepEqual([t.kinds('place.1').length, t.state.threat[1]], [1, 1]);
});

rule('VA-TRAVEL-09', 'quest tokens of the destination are revealed', () => {
  // Slot 4 has a token; go there from slot 1.
  const t = journey({ set: (state, table) => (safe(1)(state, table), Object.assign(state, { party: 1 })) });
  t.answer(0, 'move4');
  assert.equal(t.kinds('token.4').length, 1);
});

rule('VA-TRAVEL-10', 'to leave a perilous place without an encounter is no retreat', () => {
  const t = journey({
    set: (state, table) => (safe(1)(state, table), Object.assign(state, { party: 1 }), (state.threat[1] = 1)),
  });
  t.asks(0, 'travel').answer(0, 'move0');
  assert.equal(t.state.threat[1], 1);
});

rule('VA-MAP-01', 'tiles that touch along an edge are adjacent', () => {
  const { slots } = adventureOf(journey().t);
  const next = (id: string) => slots.find((slot) => slot.id === id)!.next.map((slot) => slots[slot].id);
  assert.deepEqual(next('b2'), ['a2', 'a3', 'b1', 'b3', 'c2', 'c3']);
});

rule('VA-MAP-02', 'tiles that meet at no edge are not: shifted rows leave no corner neighbours', () => {
  const { slots } = adventureOf(journey().t);
  for (const { row, column, next } of slots)
    for (const other of next.map((slot) => slots[slot])) {
      const shift = (which: number): number => (which % 2 === 1 ? 0.5 : 0);
      const apart = Math.abs(column + shift(row) - other.column - shift(other.row));
      assert.ok(row === other.row ? apart === 1 : Math.abs(row - other.row) === 1 && apart < 1);
    }
});

rule('VA-THREAT-01', 'without a token safe, with one perilous, with two overrun', () => {
  const t = journey({ set: safe(1) });
  for (const threat of [0, 1, 2]) {
    t.state.threat[1] = threat;
    assert.equal(threatOf(t.t, 1), threat);
  }
});

rule('VA-THREAT-02', 'face down counts as perilous', () => {
  assert.equal(threatOf(journey().t, 1), 1);
});

rule('VA-THREAT-03', 'whatever turns a location up, it gets one token', () => {
  const t = journey();
  run(reveal(t.t, 1));
  assert.equal(t.state.threat[1], 1);
  assert.equal(t.state.threat[0], 0, 'the Haven lay open from the start');
});

rule('VA-THREAT-04', 'raising the threat adds a token', () => {
  const t = journey({ set: safe(1) });
  changeThreat(t.t, 1, 1);
  assert.equal(t.state.threat[1], 1);
});

rule('VA-THREAT-05', 'lowering it removes one', () => {
  const t = journey({ set: (state, table) => (safe(1)(state, table), (state.threat[1] = 2)) });
  changeThreat(t.t, 1, -1);
  assert.equal(t.state.threat[1], 1);
});

rule('VA-THREAT-06', 'never above overrun nor below safe', () => {
  const t = journey({ set: safe(1) });
  changeThreat(t.t, 1, -1);
  assert.equal(t.state.threat[1], 0);
  changeThreat(t.t, 1, 3);
  assert.equal(t.state.threat[1], 2);
});

rule('VA-SCOUT-01', 'one loot turns up one adjacent location', () => {
  const t = journey({ loot: 2 });
  assert.deepEqual(t.options(0), [
    'Scout location a2 (1 loot)',
    'Scout location b1 (1 loot)',
    'Do not scout',
  ]);
  t.answer(0, 'scout1').asks(0, 'scout');
  assert.deepEqual([t.state.loot, t.kinds('place.1').length], [1, 1]);
});

rule('VA-SCOUT-02', 'scouting comes before the move and does not use it up', () => {
  const t = journey({ loot: 1 });
  t.asks(0, 'scout').answer(0, 'scout1').asks(0, 'travel');
});

rule('VA-SCOUT-03', 'a scouted location is perilous', () => {
  const t = journey({ loot: 1 });
  t.answer(0, 'scout1').asks(0, 'travel');
  assert.equal(t.state.threat[1], 1);
});

rule('VA-SCOUT-04', 'quest tokens of scouted locations are revealed', () => {
  const t = journey({
    loot: 1,
    set: (state, table) => (safe(1, 3)(state, table), Object.assign(state, { party: 1 })),
  });
  t.answer(0, 'scout4').asks(0, 'travel');
  assert.equal(t.kinds('token.4').length, 1);
});

rule('VA-SCOUT-05', 'after each result one may scout on, as long as there is loot', () => {
  const t = journey({ loot: 2 });
  t.answer(0, 'scout1').asks(0, 'scout').answer(0, 'scout3').asks(0, 'travel');
  assert.equal(t.state.loot, 0);
});

rule('VA-EXTMOVE-01', 'through a chain of safe locations in one phase', () => {
  const t = journey({ loot: 3, set: safe(1, 3) });
  assert.ok(t.options(0).includes('Move far to a3 (1 loot)'));
  t.answer(0, 'move2');
  assert.equal(t.state.party, 2);
});

rule('VA-EXTMOVE-02', 'each location passed through costs one loot', () => {
  const t = journey({ loot: 3, set: safe(1, 2, 3) });
  t.answer(0, 'Move far to b3 (2 loot)');
  assert.equal(t.state.loot, 1);
});

rule.also('VA-EXTMOVE-02', 'only a move that costs loot is one to think twice about', () => {
  const t = journey({ loot: 3, set: safe(1, 3) });
  const costly = t.match.question(0)!.from.filter(({ commits }) => commits === 'costs');
  assert.deepEqual(
    costly.map(({ id }) => id),
    ['move2', 'move4', 'move6', 'move7'],
  );
});

rule('VA-EXTMOVE-03', 'a perilous location cannot be crossed', () => {
  const t = journey({ loot: 5, set: (state, table) => (safe(1, 3)(state, table), (state.threat[1] = 1)) });
  assert.ok(!t.options(0).some((option) => option.includes('a3')));
});

rule('VA-EXTMOVE-04', 'it has to end where it is not safe', () => {
  const t = journey({ loot: 5, set: safe(1, 2, 3) });
  assert.ok(!t.options(0).some((option) => option.startsWith('Move far to a3')));
  assert.ok(t.options(0).some((option) => option.startsWith('Move far to b3')));
});

rule('VA-EXTMOVE-05', 'not from a perilous location, and not as a retreat', () => {
  const t = journey({
    loot: 5,
    set: (state, table) => (
      safe(1, 3)(state, table),
      Object.assign(state, { party: 1 }),
      (state.threat[1] = 1)
    ),
  });
  t.answer(0, 'noScout');
  assert.deepEqual(t.options(0), ['Move to a1', 'Move to b1', 'Stay']);
  const retreat = journey({ loot: 5, encounter: 'ragingBones', set: safe(1, 3) });
  assert.deepEqual(retreat.options(0), ['Retreat to a2', 'Retreat to b1', 'Stay']);
});

/** At slot 1, overrun by Raging Bones or another encounter. */
const fight = (encounter = 'ragingBones', row: readonly string[] = ['boneGhost']) =>
  journey({
    encounter,
    row,
    set: (state, table) => (safe(1)(state, table), Object.assign(state, { party: 1 }), (state.threat[1] = 1)),
  });

rule('VA-RETREAT-01', 'to move away from an active encounter is a retreat', () => {
  const t = fight();
  t.asks(0, 'retreat');
  assert.deepEqual(t.match.question(0)!.ask.rules, ['VA-RETREAT-01', 'VA-RETREAT-03']);
  t.answer(0, 'retreat0');
  assert.ok(t.log().includes('The party breaks the encounter off: Raging Bones.'));
});

rule('VA-RETREAT-02', 'the location left behind becomes more threatened', () => {
  const t = fight();
  t.answer(0, 'retreat0');
  assert.equal(t.state.threat[1], 2);
});

rule('VA-RETREAT-03', 'one step, to a safe neighbour', () => {
  assert.deepEqual(fight().options(0), ['Retreat to a1', 'Stay']);
});

rule('VA-RETREAT-04', 'the retreat effects come after the party has moved', () => {
  const t = fight();
  t.answer(0, 'retreat0');
  const log = t.log();
  assert.equal(t.kinds('burial.0').length, 1);
  const buried = log.findIndex((line) => line.includes('buries'));
  assert.ok(log.findIndex((line) => line.startsWith('The party reaches')) < buried);
});

rule('VA-RETREAT-05', 'the encounter is discarded without a reward', () => {
  const t = fight();
  t.answer(0, 'retreat0');
  assert.deepEqual(t.kinds('encounter'), []);
  assert.equal(t.kinds('encounterDiscard').at(-1), 'ragingBones');
});

rule('VA-RETREAT-06', 'the enemies scatter only after the retreat effects', () => {
  // The arrows of this encounter are counted by the enemies that are still in the row.
  const t = fight('arrowStorm', ['borderRobber', 'borderRobber']);
  t.answer(0, 'retreat0');
  assert.ok(t.log().some((line) => line.includes('attacks Seat 0: 2 damage')));
  t.asks(0, 'phaseStart');
});

rule('VA-RETREAT-07', 'the progress of an abandoned encounter is lost', () => {
  const t = fight();
  lay(t, 'ragingBones', { objectives: 2 });
  const { objectives } = t.state;
  t.answer(0, 'retreat0');
  assert.equal(on(t, 'ragingBones').objectives, 0);
  assert.equal(t.state.objectives, objectives);
});

rule('VA-RETREAT-08', 'boss and boss encounter are set aside, without tokens, for the return', () => {
  const t = journey({
    cards: { encounter: ['nightOfThePack'], row: ['greyfang'], aside: [] },
    set: (state, table) => (safe(5, 8)(state, table), Object.assign(state, { party: 8, bossLife: 10 })),
  });
  lay(t, 'greyfang', { wounds: 4 });
  t.answer(0, 'retreat5');
  assert.deepEqual(t.kinds('aside').toSorted(), ['greyfang', 'nightOfThePack']);
  assert.equal(on(t, 'greyfang').wounds, 0);
});

rule.also('VA-RETREAT-08', 'a boss that was killed there is set aside for the return as well', () => {
  const t = journey({
    options: { adventure: 'redSand' },
    cards: { encounter: ['templeInTheSand'], box: ['ishara'], aside: [] },
    set: (state, table) => (safe(9, 10)(state, table), Object.assign(state, { party: 10, bossSlain: true })),
  });
  t.answer(0, 'retreat9');
  assert.deepEqual(t.kinds('aside').toSorted(), ['ishara', 'templeInTheSand']);
});

rule('VA-DISPERSE-01', 'after every move all enemies are discarded', () => {
  const t = journey({ foes: [['boneSnake']], row: ['boneGhost'], set: safe(1) });
  t.answer(0, 'move1');
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0')], [[], []]);
});

rule('VA-DISPERSE-02', 'they do not count as killed and give no loot', () => {
  const t = journey({ row: ['boneDragon'], set: safe(1) });
  t.answer(0, 'move1');
  assert.equal(t.state.loot, 0);
});

rule('VA-DISPERSE-03', 'the relentless stay, with their tokens', () => {
  const t = journey({ foes: [['wailingWidow', 'boneGhost']], set: safe(1) });
  lay(t, 'wailingWidow', { wounds: 2, enraged: true });
  t.answer(0, 'move1');
  assert.deepEqual(t.kinds('pursuers.0'), ['wailingWidow']);
  assert.deepEqual([on(t, 'wailingWidow').wounds, on(t, 'wailingWidow').enraged], [2, true]);
});

rule('VA-DISPERSE-04', 'each to the discard pile of its colour', () => {
  const t = journey({ row: ['boneGhost', 'thornback', 'borderRobber'], set: safe(1) });
  t.answer(0, 'move1');
  assert.deepEqual(
    [0, 1, 2].map((deck) => t.kinds(`enemyDiscard.${deck}`)),
    [['boneGhost'], ['thornback'], ['borderRobber']],
  );
});

situation('the seals of Red Sand close the place of the boss', () => {
  const t = play({
    phase: 'travel',
    loot: 0,
    options: { adventure: 'redSand' },
    set: (state, table) => {
      const { slots } = game.content.redSand.adventure!;
      const b2 = slots.findIndex(({ id }) => id === 'b2');
      table.move(table.top(table.piles.hidden[b2])!, table.piles.place[b2]);
      Object.assign(state, { party: b2 });
    },
  });
  assert.ok(!t.options(0).some((option) => option.includes('c3')));
});

rule.also('VA-EXTMOVE-01', 'a closed boss location cannot be reached from afar either', () => {
  // Red Sand: from slot 1 through the safe slot 5 to the boss at 10.
  const far = (seals: readonly string[]) => {
    const t = journey({
      options: { adventure: 'redSand' },
      loot: 3,
      at: [1, 0],
      set: (state, table) => {
        safe(2, 4, 5)(state, table);
        seals.forEach((seal, i) => table.make(seal, table.piles.token[i]));
      },
    });
    if (t.match.question(0)?.ask.prompt === 'scout') t.answer(0, 'noScout');
    t.asks(0, 'travel');
    return t.match.question(0)!.from.some(({ id }) => id === 'move10');
  };
  assert.deepEqual([far([]), far(['redSandA', 'redSandB', 'redSandC'])], [false, true]);
});
