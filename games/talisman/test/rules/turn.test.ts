import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { begin } from '../../rules/setup.ts';
import { becomeToad } from '../../rules/toad.ts';
import { askedInTurn, lasting, pileAt, player, rest, scene, still, thieves, where } from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('a game begins with nothing, in the first round', () => {
  const { players, now, goldOn, ...state } = begin(game.options as never, 2);
  for (const one of players)
    for (const [name, value] of Object.entries(one))
      if (typeof value === 'number' || typeof value === 'boolean') assert.equal(Number(value), 0, name);
  for (const [name, value] of Object.entries(now)) assert.equal(Number(value), 0, name);
  assert.ok(goldOn.every((gold) => gold === 0));
  assert.deepEqual(
    [state.turn, state.first, state.round, state.crownReached, state.lasting],
    [0, 0, 1, false, []],
  );
});

situation('whatever belonged to the last turn is over when the next one begins', () => {
  const t = still({
    set: (state) => {
      Object.assign(state.now, {
        over: true,
        moved: true,
        noMove: true,
        noEncounter: true,
        encounter: true,
        unresolved: true,
        reaper: true,
        steered: 1,
        advice: 3,
      });
      for (const one of state.players)
        Object.assign(one, { swayed: true, strengthNow: 2, craftNow: 2, attackNow: 2 });
      // Both evade for one turn only: that of whoever they fled from.
      state.lasting.push(lasting('evading', { seat: 1, whom: 0 }), lasting('evading', { seat: 1, whom: 1 }));
    },
  });
  t.asks(0, 'destination');
  assert.deepEqual(t.state.now, begin(game.options as never, 2).now);
  for (const { swayed, strengthNow, craftNow, attackNow } of t.state.players)
    assert.deepEqual([swayed, strengthNow, craftNow, attackNow], [false, 0, 0, 0]);
  assert.deepEqual(
    t.state.lasting.map(({ whom }) => whom),
    [1],
  );
});

situation('the encounter is over when the turn ends', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    cards: { [pileAt('hills2')]: ['talisman'], 'objects.0': ['falseTalisman'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'turnEnd');
  assert.deepEqual([t.state.now.encounter, t.state.now.moved], [false, false]);
});

rule.also('TA-TURN-04', 'a Spell that ends the turn at its start leaves no move', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['sleep'] },
    dice: [3, 4],
  });
  t.answer(1, 'Sleep');
  assert.deepEqual([where(t, 0), t.state.turn], ['city', 1]);
  rest(t);
});

situation('a stolen turn is nobody’s if the thief has died', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 2: { standing: 'dead', lives: 0 } },
    set: (state) => {
      state.thief = 2;
    },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.state.turn, t.state.thief, t.state.robbed], [1, null, null]);
  rest(t);
});

situation('whoever was robbed and has another turn coming gets it after the stolen one', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    with: { 2: { extra: 1 } },
    set: (state) => {
      state.robbed = 2;
    },
    dice: [2, 3, 3, 4],
  });
  t.answer(0, 'hills2');
  assert.deepEqual([t.state.turn, t.state.robbed, player(t, 2).extra], [2, null, 0]);
  rest(t);
});

situation('nobody who is not on the board becomes a Toad', () => {
  const t = still({ with: { 1: { standing: 'dead', lives: 0, gold: 2 } } });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).gold], [0, 2]);
});

const unlucky = { 'hand.0': ['misfortune'], 'hand.1': ['misfortune'], 'hand.2': ['misfortune'] };

situation('whoever a roll concerns is asked about it first, whosever turn it is', () => {
  const t = scene({
    seats: ['thief', 'wizard', 'wizard'],
    at: ['oasis', 'tavern', 'chasm'],
    cards: unlucky,
    dice: [1, 6, 4],
  });
  while (t.match.question(0)?.ask.prompt !== 'destination') t.answer(t.match.waiting[0], 'pass');
  t.answer(0, 'desert1');
  while (t.match.question(0)?.ask.prompt !== 'reaperMove') t.answer(t.match.waiting[0], 'pass');
  t.answer(0, 'chasm');
  assert.deepEqual(askedInTurn(t, 'beforeRoll').slice(0, 3), [2, 0, 1]);
});

situation('a question at a moment names the rules of that moment', () => {
  const rules = (objects: readonly string[], hand: readonly string[]) => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'objects.0': objects, 'hand.0': hand },
    });
    return t.asks(0, 'turnStart').match.question(0)!.ask.rules;
  };
  const named = ['TA-TURN-02', 'TA-SPELL-08', 'TA-SPELL-11'];
  assert.deepEqual([rules(['potionOfStrength'], []), rules([], ['healing'])], [named, named]);
});

rule('TA-TURN-01', 'movement, then encounter; neither can be declined', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    dice: [2, 3],
    next: { adventure: ['witch'] },
  });
  assert.ok(!t.options(0).some((option) => /pass|stay/iu.test(option)));
  t.roll(3).answer(0, 'plains3');
  assert.equal(t.state.players[0].strength, 1);
});

rule('TA-TURN-02', 'before moving, what is meant for the start of the turn may be used', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'objects.0': ['potionOfStrength'] },
    dice: [2, 3],
  });
  t.asks(0, 'turnStart').answer(0, 'Potion of Strength');
  assert.equal(t.state.players[0].strengthNow, 2);
  t.asks(0, 'destination');
});

rule('TA-TURN-03', 'trophies first, then the Reaper', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'trophies.0': ['dragon'] },
    dice: [1, 3, 2],
  });
  t.answer(0, 'woods3').asks(0, 'trophies').answer(0, 'Dragon').asks(0, 'reaperMove');
});

rule('TA-TURN-04', 'a turn that ends at once skips the encounter but not its end', () => {
  // The Marsh is never reached: a lost fight ends the turn, and the Reaper still comes.
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'space.16': ['dragon', 'marsh'] },
    dice: [1, 3, 1, 5, 2],
  });
  t.answer(0, 'woods3').asks(0, 'reaperMove');
  assert.deepEqual([t.state.players[0].lives, t.state.players[0].misses], [3, 0]);
  assert.equal(where(t, 0), 'woods3');
});
