import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../rules/decks.ts';
import { openCards } from '../rules/sight.ts';
import { arrive, endTurn, grantMove, missTurn, relocate } from '../rules/moving.ts';
import { at } from '../topology.ts';
import { rest, steps } from './casting.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';
import { visiting } from './visiting.ts';
import { says } from './looking.ts';

// The edges of going somewhere: what ends with it, what is told, what else may lie in the way.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
type Table = ReturnType<typeof scene>;
const ends = (t: Table): string[] => t.match.question(0)!.from.map(({ id }) => id);
const still = (more: Parameters<typeof scene>[0] = {}): Table => {
  const t = scene({ seats: thieves, at: ['city', 'tavern'], dice: [2, 3], ...more });
  rest(t);
  return t;
};

situation('whoever is carried off leaves everything behind that belonged to the space', () => {
  const burdened = { back: true, done: true, fiends: 2, enslaved: true, werewolf: 3 };
  const left = (space: 'tavern' | 'crypt') => {
    const t = still({ with: { 0: burdened } });
    relocate(t.t, 0, at(space));
    const { back, done, fiends, enslaved, werewolf } = player(t);
    assert.equal(where(t, 0), space);
    return { back, done, fiends, enslaved, werewolf };
  };
  const free = { back: false, done: false, fiends: 0, enslaved: false };
  assert.deepEqual(left('tavern'), { ...free, werewolf: 0 });
  // The Werewolf waits for those who stay in the inner region.
  assert.deepEqual(left('crypt'), { ...free, werewolf: 3 });
});
situation('only who is in the middle of an encounter has another one where it is carried to', () => {
  const carried = (seat: number, encounter: boolean): boolean => {
    const t = still();
    t.state.now.encounter = encounter;
    relocate(t.t, seat, at('tavern'));
    return t.state.now.moved;
  };
  assert.deepEqual([carried(0, true), carried(0, false), carried(1, true)], [true, false, false]);
});
situation('nobody who is not on the board is carried anywhere, or misses a turn', () => {
  const t = still({ with: { 1: { standing: 'dead', lives: 0 } } });
  relocate(t.t, 1, at('city'));
  missTurn(t.t, 1);
  assert.deepEqual([where(t, 1), player(t, 1).misses], ['tavern', 0]);
});
rule.also('TA-ADV-05', 'only an encounter of the own turn that is broken off stands for a missed one', () => {
  const missed = (seat: number, encounter: boolean, unresolved: boolean) => {
    const t = still();
    Object.assign(t.state.now, { encounter, unresolved });
    missTurn(t.t, seat, 2);
    return [player(t, seat).misses, t.state.now.over];
  };
  assert.deepEqual(missed(0, true, true), [1, true]);
  assert.deepEqual(missed(0, true, false), [2, true]);
  assert.deepEqual(missed(0, false, true), [2, true]);
  assert.deepEqual(missed(1, true, true), [2, false]);
});
situation('only the turn of whoever has it can be ended', () => {
  const t = still();
  endTurn(t.t, 1);
  assert.equal(t.state.now.over, false);
  endTurn(t.t, 0);
  assert.equal(t.state.now.over, true);
});
situation('where one stands already nothing begins anew', () => {
  const t = still({
    at: ['temple', 'tavern'],
    with: { 0: { done: true, enslaved: true, back: true } },
    dice: [1],
  });
  arrive(t.t, 0, at('temple'));
  assert.deepEqual([player(t).done, player(t).enslaved], [true, true]);
  arrive(t.t, 0, at('oasis'));
  assert.deepEqual([player(t).done, player(t).enslaved, player(t).back], [false, false, true]);
  // TA-INNER-04: on the Plain the way leads onward again.
  arrive(t.t, 0, at('plainOfPeril'));
  assert.equal(player(t).back, false);
});
situation('where somebody goes is told', () => {
  const t = still();
  relocate(t.t, 1, at('crags'));
  arrive(t.t, 0, at('ruins'));
  missTurn(t.t, 1);
  missTurn(t.t, 1, 2);
  grantMove(t.t, 1, [at('city')]);
  says(
    t,
    'Seat 0 rolls for movement: 2, 3.',
    'Seat 1 now stands here: Crags.',
    'Seat 0 now stands here: Ruins.',
    'Seat 1 misses a turn.',
    'Seat 1 misses 2 turns.',
    'Seat 1 may take a special way next turn.',
  );
});
situation('a raft, built or used, is told', () => {
  says(
    scene({ seats: thieves, at: ['woods1', 'city'], cards: { 'objects.0': ['axe'] } }).answer(0, 'buildRaft'),
    'Seat 0 builds a raft.',
  );
  says(
    scene({ seats: thieves, at: ['forest', 'city'], cards: { 'objects.0': ['raft'] } }).answer(
      0,
      'By raft: Castle',
    ),
    'Seat 0 crosses by raft: Castle.',
  );
});
rule.also('TA-TOAD-08', 'a Toad builds no raft, should it hold an axe', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'city'],
    with: { 0: { toad: 2 } },
    cards: { 'objects.0': ['axe'] },
  });
  t.asks(0, 'destination');
});

rule.also('TA-REMNANT-01', 'a Remnant that is turned up is told, and has its counters', () => {
  const t = meeting([], {
    options: { board: 'cataclysm' },
    cards: { [`buried.${at('hills2')}`]: ['orbOfTime'] },
  });
  says(t, 'Seat 0 turns up a Remnant: Orb of Time.');
  assert.ok(countersOn(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0]) > 0);
  rest(t);
});

situation('a Scavenger alone sees what lies buried before it is turned up', () => {
  const t = meeting([], {
    seats: ['scavenger', 'thief'],
    options: { board: 'cataclysm' },
    cards: { [`buried.${at('hills2')}`]: ['orbOfTime'] },
  }).asks(0, 'unearth');
  const seen = (seat: number): boolean =>
    openCards(t.match.view(seat).piles.buried[at('hills2')]).some(({ kind }) => kind === 'orbOfTime');
  assert.deepEqual([seen(0), seen(1)], [true, false]);
});
situation('a rumour can be left alone, and is worth nothing without gold on it', () => {
  const heard = (counters: number, kind = 'rumourOfRiches') => {
    const t = scene({
      seats: thieves,
      at: ['city', 'tavern'],
      cards: { [pileAt('ruins')]: [kind] },
      with: { 1: { misses: 1 } },
      dice: [2, 3, 1, 3],
    });
    const [card] = t.t.cards(t.t.piles.space[at('ruins')]);
    t.t.setNote(card, { counters });
    return t.answer(0, 'hills2');
  };
  const left = heard(2).answer(0, 'pass');
  assert.equal(countersOn(left.t, left.t.cards(left.t.piles.space[at('ruins')])[0]), 2);
  assert.equal(player(left).gold, 0);
  rest(left);
  heard(0).asks(0, 'destination');
  heard(2, 'poolOfLife').asks(0, 'destination');
});

const evil = { 0: { alignment: 'evil' } } as const;
/** A Sentinel of ivory lies here, which halts the evil one who stands there. */
const halted = (from: Parameters<typeof at>[0], on: Parameters<typeof at>[0], dice: readonly number[]) =>
  ends(
    scene({
      seats: thieves,
      at: [from, 'city'],
      with: evil,
      cards: { [pileAt(on)]: ['ivorySentinel'] },
      dice,
    }),
  );
situation('what halts those who come along lets go whoever stands there', () => {
  assert.ok(halted('graveyard', 'graveyard', [3, 5]).includes('bridge3'));
  assert.ok(halted('sentinel', 'sentinel', [3, 5]).includes('bridge3'));
  assert.ok(halted('hills3', 'hills3', [2]).includes('woods1'));
  assert.ok(halted('portalOfPower', 'portalOfPower', [2]).includes('portal'));
});
situation('what halts short of the bridge or of the Portal keeps from both', () => {
  assert.ok(
    !halted('cursedGlade', 'hills3', [3]).some((id) => ['woods1', 'hills1', 'sentinel'].includes(id)),
  );
  assert.ok(!halted('castle', 'portalOfPower', [4]).includes('portal'));
  assert.ok(halted('castle', 'city', [4]).includes('portal'));
});
situation('nobody gets past a barrier beyond the bridge; whoever stands in one may leave it', () => {
  const walled = (from: Parameters<typeof at>[0], wall: Parameters<typeof at>[0], dice: readonly number[]) =>
    ends(
      scene({
        seats: thieves,
        at: [from, 'city'],
        set: (state) => void state.lasting.push(lasting('barrier', { space: at(wall) })),
        dice,
      }),
    );
  assert.deepEqual(walled('hills3', 'hills1', [2]), ['runes1', 'woods1', 'blackKnight']);
  assert.ok(walled('graveyard', 'graveyard', [3, 5]).includes('bridge3'));
});
situation('whoever stays behind the bridge does not slide on the ice there', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'city'],
    with: { 0: { strength: 9 } },
    set: (state) => void state.lasting.push(lasting('ice', { space: at('hills3') })),
    dice: [3, 3, 5, 1],
  });
  t.answer(0, 'bridge3').answer(0, 'hills3');
  assert.equal(where(t, 0), 'hills3');
});
situation('whoever steers decides the direction, unless nothing lies there', () => {
  const steered = (direction: string, ...walls: readonly Parameters<typeof at>[0][]) => {
    const t = scene({
      seats: ['thief', 'sorceress'],
      at: ['city', 'oasis'],
      cards: { 'hand.1': ['misdirection'] },
      set: (state) => {
        for (const wall of walls) state.lasting.push(lasting('barrier', { space: at(wall) }));
      },
      dice: [2, 3],
    });
    t.answer(1, 'Misdirection').answer(1, direction);
    rest(t);
    return t;
  };
  assert.deepEqual(ends(steered('clockwise')), ['hills2', 'plains2']);
  assert.deepEqual(ends(steered('counterclockwise')), ['woods2', 'plains1']);
  assert.deepEqual(ends(steered('clockwise', 'fields4')), ['woods2', 'plains1']);
  // A single way in the direction is enough.
  const single = steered('clockwise', 'plains2');
  assert.equal(where(single, 0), 'hills2');
});
rule.also('TA-MOVE-06', 'what is added in the outer region counts for the white die alone', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['markedForGlory'] },
    dice: [2, 3],
  });
  t.answer(0, 'Marked for Glory').answer(0, 2);
  rest(t);
  assert.deepEqual(steps(t), [2, 5]);
});
rule.also('TA-MOVE-04', 'each distance is named once', () => {
  assert.deepEqual(steps(still({ dice: [3, 3] })), [3, 1, 2]);
});
situation('on a wagon fate may reroll any of the three dice', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'temple'],
    with: { 0: { fate: 1 } },
    set: (state) => void state.lasting.push(lasting('wagon', { seat: 0, whom: 0 })),
    dice: [1, 2, 1],
  });
  assert.deepEqual(ends(t.asks(0, 'fate')), ['reroll0', 'reroll1', 'reroll2', 'keep']);
});
situation('whatever drives in the next turn drives nobody else, and not before', () => {
  const count = (about: Parameters<typeof lasting>[1]) => {
    const t = scene({
      seats: thieves,
      at: ['city', 'temple'],
      set: (state) =>
        void state.lasting.push(lasting('wagon', about), lasting('ice', { space: at('ruins') })),
      dice: [2, 3, 1],
    });
    return ends(t).length;
  };
  assert.equal(count({ seat: 0, whom: 0 }), 12);
  assert.equal(count({ seat: 0, whom: 1 }), 4);
  assert.equal(count({ seat: 0, whom: 0, rounds: 3 }), 4);
});
rule.also('TA-MOVE-11', 'a granted move across the river crosses it, one in the region does not', () => {
  const going = (to: 'temple' | 'ruins') =>
    scene({
      seats: thieves,
      at: ['tavern', 'city'],
      with: { 0: { granted: [at(to), at('tavern')] } },
      cards: { 'followers.0': ['poltergeist'] },
    });
  // Where one stands already is no move.
  assert.deepEqual(ends(going('ruins')), ['roll', 'ruins']);
  const crossed = going('temple').roll(5, 1).answer(0, 'temple');
  assert.deepEqual(crossed.kinds('followers.0'), []);
  rest(crossed);
  const stays = going('ruins').answer(0, 'ruins');
  assert.deepEqual(stays.kinds('followers.0'), ['poltergeist']);
  rest(stays);
});
rule.also('TA-RAFT-04', 'a raft crosses the river once', () => {
  const t = scene({
    seats: thieves,
    at: ['forest', 'city'],
    cards: { 'objects.0': ['raft'], 'followers.0': ['brakwaterDiver'] },
    // Were it rolled for twice the Diver would go.
    dice: [2, 1, 3, 4],
  });
  t.answer(0, 'By raft: Castle');
  assert.deepEqual(t.kinds('followers.0'), ['brakwaterDiver']);
  rest(t);
});
situation('the Boatman comes along wherever he still is, and only with whoever trusts him', () => {
  const ferried = (moved: boolean) => {
    const t = visiting('boatman', { dice: [4, 3, 4], with: { 1: { misses: 1 } } });
    if (moved) t.t.move(t.t.cards(t.t.piles.space[at('city')])[0], t.t.piles.space[at('ruins')]);
    t.answer(0, 'village');
    rest(t);
    return t;
  };
  assert.ok(ferried(false).kinds(pileAt('village')).includes('boatman'));
  assert.ok(ferried(true).kinds(pileAt('ruins')).includes('boatman'));
  const alone = visiting('boatman', { dice: [4, 3, 4], with: { 1: { misses: 1 } } });
  assert.notEqual(player(alone).ferry, null);
  alone.answer(0, 'roll').asks(0, 'destination');
  assert.equal(player(alone).ferry, null);
});
rule.also('TA-BOARD-18', 'a slave is free with a 4, goes as far as the die says, and may spend fate', () => {
  const slave = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
    scene({
      seats: thieves,
      at: ['temple', 'city'],
      ...more,
      with: { 0: { enslaved: true, ...more.with?.[0] } },
      dice,
    });
  const free = slave([4]);
  assert.deepEqual(ends(free), ['portalOfPower', 'warlocksCave']);
  assert.equal(player(free).enslaved, false);
  says(free, 'Seat 0 rolls for movement: 4.');
  const held = slave([3, 3, 4]);
  assert.deepEqual([player(held).enslaved, where(held, 0), held.state.turn], [true, 'temple', 1]);
  // No encounter: nothing else was rolled.
  assert.equal(held.log().filter((line) => line.startsWith('Seat 0 rolls')).length, 1);
  rest(held);
  const fated = slave([3, 5], { with: { 0: { fate: 1 } } }).answer(0, 'reroll0');
  rest(fated);
  assert.deepEqual(ends(fated), ['blackKnight', 'portal', 'runes2']);
  // Free, but with nowhere to go.
  const walled = slave([4, 3, 4], {
    set: (state) => {
      for (const wall of ['woods4', 'desert2'] as const)
        state.lasting.push(lasting('barrier', { space: at(wall) }));
    },
  });
  assert.deepEqual([player(walled).enslaved, where(walled, 0)], [false, 'temple']);
  rest(walled);
});
rule.also('TA-PORTAL-05', 'whoever knows the way by Craft needs both dice for Strength', () => {
  const opening = (attribute: string, dice: readonly number[]) => {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['castle', 'city'],
      dice: [4, ...dice, 3, 4],
    });
    t.answer(0, 'portal').answer(0, attribute);
    rest(t);
    return t;
  };
  says(opening('strength', [6, 6]), 'The Portal stays shut to Seat 0: 12 against 3.');
  says(opening('craft', [3]), 'Seat 0 opens the Portal: 3 against 3.');
});
