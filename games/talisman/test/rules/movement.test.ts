import assert from 'node:assert/strict';
import { openCards } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../../rules/decks.ts';
import { arrive, endTurn, grantMove, missTurn, relocate } from '../../rules/moving.ts';
import type { Lasting } from '../../shape.ts';
import { at, type SpaceId } from '../../shape/spaces.ts';
import {
  ends,
  lasting,
  meeting,
  pileAt,
  player,
  rest,
  says,
  scene,
  steps,
  still,
  thieves,
  visitingDenizen,
  where,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

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

situation('only the turn of whoever has it can be ended', () => {
  const t = still();
  endTurn(t.t, 1);
  assert.equal(t.state.now.over, false);
  endTurn(t.t, 0);
  assert.equal(t.state.now.over, true);
});

situation('where one stands already nothing begins again', () => {
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
    'Seat 1 goes to the Crags.',
    'Seat 0 goes to the Ruins.',
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
    'Seat 0 crosses by raft to the Castle.',
  );
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

const evil = { 0: { alignment: 'evil' } } as const;

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

situation('the Boatman comes along wherever he still is, and only with whoever trusts him', () => {
  const ferried = (moved: boolean) => {
    const t = visitingDenizen('boatman', { dice: [4, 3, 4], with: { 1: { misses: 1 } } });
    if (moved) t.t.move(t.t.cards(t.t.piles.space[at('city')])[0], t.t.piles.space[at('ruins')]);
    t.answer(0, 'village');
    rest(t);
    return t;
  };
  assert.ok(ferried(false).kinds(pileAt('village')).includes('boatman'));
  assert.ok(ferried(true).kinds(pileAt('ruins')).includes('boatman'));
  const alone = visitingDenizen('boatman', { dice: [4, 3, 4], with: { 1: { misses: 1 } } });
  assert.notEqual(player(alone).ferry, null);
  alone.answer(0, 'roll').asks(0, 'destination');
  assert.equal(player(alone).ferry, null);
});

rule.also('TA-MOVE-06', 'the black die counts as it lies, whatever is added to the movement', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['oasis', 'tavern'],
    cards: { 'hand.0': ['markedForGlory'] },
    dice: [1],
  });
  t.answer(0, 'Marked for Glory').answer(0, 3);
  assert.deepEqual(t.options(0), ['Runes', 'Chasm']);
  assert.equal(t.state.now.reaper, true);
});

rule('TA-MOVE-01', 'the region in which the move begins decides the dice', () => {
  // Two dice in the outer region, one in the middle, none in the inner.
  scene({ at: ['city'], dice: [2, 5] }).asks(0, 'destination');
  const middle = scene({ at: ['oasis'], dice: [2] });
  assert.deepEqual(middle.options(0), ['Temple', 'Warlock’s Cave']);
  scene({ at: ['plainOfPeril'] }).asks(0, 'innerMove');
});

rule('TA-MOVE-02', 'either of the two dice may be used', () => {
  const t = scene({ at: ['city'], dice: [1, 5] });
  assert.deepEqual(t.options(0).toSorted(), ['Fields', 'Fields', 'Fields', 'Plains']);
  t.answer(0, 'plains3').asks(0, 'reaperMove');
  assert.equal(where(t, 0), 'plains3');
});

rule('TA-MOVE-03', 'exactly the number chosen, in either direction', () => {
  const t = scene({ at: ['city'], dice: [2, 3] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['hills2', 'plains2', 'woods2', 'plains1'],
  );
  t.answer(0, 'hills2');
});

rule('TA-MOVE-04', 'doubles allow every distance up to what they show', () => {
  const t = scene({ at: ['ruins'], dice: [4, 4] });
  assert.deepEqual(
    t.match
      .question(0)!
      .from.map(({ id }) => id)
      .toSorted(),
    ['fields5', 'fields6', 'forest', 'plains3', 'plains4', 'tavern', 'village', 'woods3'],
  );
  t.answer(0, 'forest');
});

rule('TA-MOVE-05', 'the middle region rolls one die', () => {
  const t = scene({ at: ['oasis'], dice: [3] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['woods4', 'runes2'],
  );
  t.answer(0, 'woods4');
});

rule('TA-MOVE-06', 'a black 1 wakes the Reaper, whichever die is used; what counts is the final face', () => {
  scene({ at: ['city'], dice: [1, 5, 2] })
    .answer(0, 'plains3')
    .asks(0, 'reaperMove');
  const white = scene({ at: ['city'], dice: [5, 1] });
  white.answer(0, 'fields4');
  assert.ok(!white.log().some((line) => line.includes('The Reaper wakes')));
  const rerolled = scene({ at: ['oasis'], with: { 0: { fate: 1 } }, dice: [1, 3] });
  rerolled.answer(0, 'reroll0').answer(0, 'woods4');
  assert.ok(!rerolled.log().some((line) => line.includes('The Reaper wakes')));
  const into = scene({ at: ['oasis'], with: { 0: { fate: 1 } }, dice: [4, 1, 2] });
  into.answer(0, 'reroll0').answer(0, 'desert2').asks(0, 'reaperMove');
});

rule('TA-MOVE-07', 'the inner region: one space, without dice', () => {
  const t = scene({ seats: ['thief', 'thief'], at: ['plainOfPeril'] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['mines', 'crypt', 'leave'],
  );
  t.roll(1, 1, 1).answer(0, 'mines');
  assert.equal(where(t, 0), 'mines');
});

rule('TA-MOVE-08', 'the direction stays what it was', () => {
  // Four steps from the City end four spaces away, never two out and two back.
  const t = scene({ at: ['city'], dice: [4, 5] });
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['woods3', 'plains3', 'crags', 'fields2'],
  );
  t.answer(0, 'woods3');
});

rule('TA-MOVE-09', 'the bridge is open both ways where the movement reaches over it', () => {
  const inward = scene({ at: ['woods1'], dice: [2, 5] });
  assert.ok(inward.match.question(0)!.from.some(({ id }) => id === 'bridge2'));
  const short = scene({ at: ['woods1'], dice: [1, 1] });
  assert.ok(!short.match.question(0)!.from.some(({ id }) => id.startsWith('bridge')));
  const outward = scene({ at: ['hills3'], dice: [3] });
  const ends = new Set(outward.match.question(0)!.from.map(({ id }) => id));
  assert.ok(ends.has('graveyard') && ends.has('chapel'));
  outward.answer(0, 'chapel');
});

rule('TA-MOVE-10', 'beyond the bridge the way goes on in a direction chosen again', () => {
  // Strength 9 and a 6 beat the Sentinel; two steps are left.
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['graveyard'],
    with: { 0: { strength: 9 } },
    dice: [2, 5, 5, 1],
  });
  t.answer(0, 'bridge5').asks(0, 'destination');
  assert.deepEqual(
    t.match.question(0)!.from.map(({ id }) => id),
    ['runes1', 'blackKnight'],
  );
  t.answer(0, 'blackKnight');
  assert.equal(where(t, 0), 'blackKnight');
});

rule('TA-MOVE-11', 'a granted move is offered once, on the next turn, and then lapses', () => {
  const used = scene({ at: ['tavern'], with: { 0: { granted: [36] } } });
  used.roll(5, 1).answer(0, 'temple');
  assert.equal(where(used, 0), 'temple');
  assert.deepEqual(used.state.players[0].granted, []);
  const lapsed = scene({ at: ['tavern'], with: { 0: { granted: [36] } }, dice: [2, 3] });
  lapsed.answer(0, 'Roll').answer(0, 'ruins');
  assert.deepEqual(lapsed.state.players[0].granted, []);
});

rule.also('TA-MOVE-11', 'a next turn that is missed takes the granted move with it', () => {
  const t = scene({
    seats: thieves,
    at: ['tavern', 'tavern'],
    with: { 0: { granted: [36], misses: 1 } },
    dice: [2, 3],
  });
  t.asks(1, 'destination');
  assert.deepEqual(t.state.players[0].granted, []);
});

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

const under = (from: SpaceId, dice: readonly number[], ...effects: readonly Lasting[]) =>
  scene({ seats: thieves, at: [from, 'temple'], set: (state) => state.lasting.push(...effects), dice });

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

rule.also(
  'TA-MOVE-03',
  'bad luck takes off no step that is the last: a 1 is still a step, alone or beside another die',
  () => {
    const unlucky = (from: SpaceId, dice: readonly number[]): number[] => {
      const t = still({
        at: [from, 'tavern'],
        set: (state) => void state.lasting.push(lasting('unlucky', { seat: 0, whom: 0 })),
        dice,
      });
      rest(t);
      return steps(t);
    };
    assert.deepEqual(unlucky('city', [4, 1]), [3, 1]);
    assert.deepEqual(unlucky('city', [2, 1]), [1]);
    assert.deepEqual(unlucky('oasis', [1]), [1]);
    assert.deepEqual(unlucky('oasis', [3]), [2]);
  },
);
