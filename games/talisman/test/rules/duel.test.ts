import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../../rules/decks.ts';
import { takeGold } from '../../rules/duel.ts';
import {
  askedInTurn,
  lasting,
  passes,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  thieves,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** A thief walks from the City to the Hills and attacks another one there. */
const facing = (dice: readonly number[], more: Parameters<typeof scene>[0] = {}) =>
  ifAsked(
    ifAsked(scene({ seats: thieves, at: ['city', 'hills2'], ...more, dice: [2, 3, ...dice] }), 'fate', 'keep')
      .answer(0, 'hills2')
      .answer(0, 'seat1'),
    'against',
    'Attack',
  );

/** Answer this question if it is put: fate after the movement, the choice of a thief. */
const ifAsked = (t: ReturnType<typeof scene>, prompt: string, answer: string): ReturnType<typeof scene> =>
  t.match.question(0)?.ask.prompt === prompt ? t.answer(0, answer) : t;

rule('TA-DUEL-01', 'the attacked may evade, if anything lets them', () => {
  const evading = (state: { lasting: unknown[] }) =>
    state.lasting.push({ what: 'evading', seat: 1, rounds: 2, whom: 1, space: null, card: null });
  const t = facing([], { set: evading });
  t.asks(1, 'evade').answer(1, 'Evade');
  assert.equal(t.state.turn, 1);
  facing([5, 1]).asks(0, 'spoils');
});

rule('TA-DUEL-02', 'both may act before the dice: attacker, defender, the others', () => {
  const t = scene({
    seats: ['wizard', 'wizard'],
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['psionicBlast'], 'hand.1': ['psionicBlast'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack');
  assert.deepEqual(t.match.waiting, [0, 1]);
  t.answer(0, 'pass')
    .answer(1, 'Psionic Blast')
    .asks(0, 'beforeFight')
    .roll(1, 1)
    .answer(0, 'pass')
    .asks(1, 'spoils');
});

rule('TA-DUEL-03', 'one die each, and both explode', () => {
  assert.match(facing([6, 1, 6, 4]).asks(1, 'spoils').log().at(-1)!, /10.*13/u);
});

rule('TA-DUEL-04', 'fate: first the attacker, then the defender', () => {
  const t = facing([2, 3], { with: { 0: { fate: 2 }, 1: { fate: 1 } } });
  // One fate question belongs to the movement.
  t.asks(0, 'fate').answer(0, 'keep').asks(1, 'fate').roll(5).answer(1, 'reroll0').asks(1, 'spoils');
});

rule('TA-DUEL-05', 'the attacker cannot come back to it', () => {
  const t = facing([4, 1], { with: { 0: { fate: 2 }, 1: { fate: 1 } } });
  t.answer(0, 'keep').roll(5).answer(1, 'reroll0').asks(1, 'spoils');
  assert.equal(t.state.players[0].fate, 2);
});

rule('TA-DUEL-06', 'roll, Strength and one Weapon on both sides', () => {
  const t = facing([2, 2], { cards: { 'objects.0': ['sword'], 'objects.1': ['ring', 'axe'] } });
  t.asks(1, 'spoils');
  assert.match(t.log().at(-1)!, / 6.* 7/u);
});

rule('TA-DUEL-07', 'the higher score wins, whoever it is; equal is a stand-off', () => {
  facing([5, 1]).asks(0, 'spoils');
  facing([1, 5]).asks(1, 'spoils');
  assert.equal(facing([3, 3]).state.turn, 1);
});

rule('TA-DUEL-08', 'a life, or something of theirs, or nothing', () => {
  const t = facing([5, 1], { with: { 1: { gold: 1 } }, cards: { 'objects.1': ['sword'] } });
  assert.deepEqual(t.options(0), ['1 life', '1 gold', 'Sword', 'No, go on']);
  t.answer(0, '1 life');
  assert.deepEqual([t.state.players[1].lives, t.state.players[1].gold], [3, 1]);
});

rule('TA-DUEL-09', 'an Object of choice, a Talisman too, but no Follower', () => {
  const t = facing([5, 1], { cards: { 'objects.1': ['talisman', 'sword'], 'followers.1': ['unicorn'] } });
  // Thieves take only what they may: Followers are not for the taking.
  assert.ok(!t.options(0).includes('Unicorn'));
  t.answer(0, 'Talisman');
  assert.deepEqual(t.kinds('objects.0'), ['talisman']);
});

rule('TA-DUEL-10', 'armour may save that life in battle only', () => {
  const battle = facing([5, 1], { cards: { 'objects.1': ['armour'] } });
  battle.roll(6).answer(0, '1 life');
  assert.equal(battle.state.players[1].lives, 4);
  const psychic = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['armour'] },
    dice: [2, 3, 5, 1],
  });
  psychic.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.equal(psychic.state.players[1].lives, 3);
});

/** The first one, a Thief, walks from the City to the Hills and attacks another one there; these dice fall. */
function attacking(dice: readonly number[], more: Scene = {}): Table {
  const t = scene({ seats: ['thief', 'thief'], at: ['city', 'hills2'], ...more, dice: [2, 3, ...dice] });
  while (promptOf(t) !== 'encounter') {
    if (promptOf(t) === 'destination') t.answer(0, 'hills2');
    else passes(t);
  }
  t.answer(0, 'seat1');
  return promptOf(t) === 'against' ? t.answer(0, 'Attack') : t;
}

situation('whoever was evaded has not attacked', () => {
  const attacks = (answer: string): Table => {
    const t = attacking([], {
      cards: { 'quest.0': ['faceThyRivals'] },
      set: (state) => state.lasting.push(lasting('evading', { whom: 1 })),
    });
    t.roll(3, 3).answer(1, answer);
    rest(t);
    return t;
  };
  const counted = (t: Table): number => countersOn(t.t, t.t.cards(t.t.piles.quest[0])[0]);
  const evaded = attacks('Evade');
  assert.deepEqual([counted(evaded), counted(attacks('Fight'))], [0, 1]);
  assert.ok(evaded.log().includes('Seat 1 evades Seat 0.'));
  // Invisible in the last moment.
  const late = attacking([3, 3], {
    seats: ['thief', 'sorceress'],
    cards: { 'quest.0': ['faceThyRivals'], 'hand.1': ['invisibility'] },
  });
  late.asks(1, 'beforeFight').answer(1, 'Invisibility');
  rest(late);
  assert.equal(counted(late), 0);
  assert.ok(late.log().includes('Seat 1 evades Seat 0.'));
  assert.ok(!late.log().some((line) => line.startsWith('Attack rolls')));
});

situation('whoever is burnt before the dice fights no more', () => {
  const t = attacking([6], {
    seats: ['sorceress', 'thief'],
    with: { 1: { lives: 1 } },
    cards: { 'hand.0': ['fireball'] },
  });
  t.asks(0, 'beforeFight').answer(0, 'Fireball');
  rest(t);
  assert.equal(player(t, 1).standing, 'dead');
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
});

situation('an attacker who is frozen does not roll', () => {
  const t = attacking([1], { seats: ['warrior', 'sorceress'], cards: { 'hand.1': ['freeze'] } });
  t.asks(1, 'beforeFight').answer(1, 'Freeze');
  t.asks(0, 'spoils').answer(0, 'pass');
  assert.ok(t.log().includes('Attack rolls: 0 against 1.'));
  assert.ok(t.log().includes('Seat 0 reaches 4, Seat 1 3.'));
});

/** What is asked of whom until the turn is over, if nobody makes use of anything. */
function askedOf(t: Table): string[] {
  const asked: string[] = [];
  while (t.state.turn === 0 && t.match.waiting.length > 0) {
    const [seat] = t.match.waiting;
    asked.push(`${seat} ${promptOf(t, seat)}`);
    if (promptOf(t, seat) === 'spoils') t.answer(seat, '1 life');
    else t.answer(seat, 'pass');
  }
  return asked;
}

situation(
  'only whoever has lost may want another fight; in a stand-off the attacker and then the defender',
  () => {
    const both = {
      cards: { 'hand.0': ['retribution'], 'hand.1': ['retribution'] },
      seats: ['sorceress', 'sorceress'],
    };
    assert.deepEqual(
      [askedOf(attacking([5, 1], both)), askedOf(attacking([1, 5], both)), askedOf(attacking([3, 3], both))],
      [
        ['1 losing.instead', '0 spoils'],
        ['0 losing.instead', '1 spoils'],
        ['0 losing.instead', '1 losing.instead'],
      ],
    );
    // Once is enough: the new result stands.
    const again = attacking([3, 3, 1, 5], both);
    again.asks(0, 'losing.instead').answer(0, 'Retribution').asks(1, 'spoils');
  },
);

situation('a Guardian Angel does not go for a stand-off', () => {
  const angel = { cards: { 'followers.1': ['guardianAngel'] } };
  assert.deepEqual(askedOf(attacking([3, 3], angel)), []);
  attacking([5, 1], angel).asks(1, 'losing.instead');
});

rule.also('TA-DUEL-08', 'what the loser does not have is not offered, and gold not to a Toad', () => {
  assert.deepEqual(attacking([5, 1]).options(0), ['1 life', 'No, go on']);
  const toad = scene({
    seats: ['thief', 'thief'],
    at: ['fields4', 'hills2'],
    with: { 0: { toad: 3 }, 1: { gold: 2 } },
    cards: { 'objects.1': ['goldenStatue'] },
    dice: [6, 5, 1],
  });
  toad.answer(0, 'hills2').answer(0, 'seat1');
  if (promptOf(toad) === 'against') toad.answer(0, 'Attack');
  assert.deepEqual(toad.options(0), ['1 life', 'No, go on']);
});

situation('a Golden Statue must be taken, unless a life is at stake', () => {
  const statue = { with: { 1: { gold: 2 } }, cards: { 'objects.1': ['goldenStatue', 'sword'] } };
  const free = attacking([5, 1], statue);
  assert.deepEqual([player(free, 1).lives, free.kinds('objects.0')], [4, ['goldenStatue']]);
  const called = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    ...statue,
    set: (state) => state.lasting.push(lasting('mustAttack')),
    dice: [2, 3, 5, 1],
  }).answer(0, 'hills2');
  assert.deepEqual([player(called, 1).lives, called.kinds('objects.0')], [3, []]);
});

situation('a Runesword feeds on a life, not on gold, and not on what armour has saved', () => {
  const wins = (answer: string, ...dice: number[]): number => {
    const t = attacking([5, 1, ...dice], {
      with: { 1: { gold: 1 } },
      cards: { 'objects.0': ['runesword'], 'objects.1': ['armour'] },
    });
    t.answer(0, answer);
    rest(t);
    return player(t).lives;
  };
  assert.deepEqual([wins('1 life', 1), wins('1 life', 6), wins('1 gold')], [5, 4, 4]);
});

situation('a life that armour has saved was not taken', () => {
  const wins = (die: number): string[] => {
    const t = attacking([5, 1, die], { cards: { 'quest.0': ['takeOneLife'], 'objects.1': ['armour'] } });
    t.answer(0, '1 life');
    rest(t);
    return t.kinds('quest.0');
  };
  assert.deepEqual([wins(6), wins(1)], [['takeOneLife'], []]);
});

situation('gold that changes hands is told, if there is any and there are hands', () => {
  const takes = (gold: number, toad: number): [number, number, number, boolean] => {
    const t = scene({ with: { 0: { toad }, 1: { gold } } });
    const taken = takeGold(t.t, 0, 1, 2);
    return [taken, player(t).gold, player(t, 1).gold, t.log().some((line) => line.includes('gold from'))];
  };
  assert.deepEqual(
    [takes(3, 0), takes(1, 0), takes(0, 0), takes(3, 1)],
    [
      [2, 2, 1, true],
      [1, 1, 0, true],
      [0, 0, 0, false],
      [0, 0, 3, false],
    ],
  );
});

situation('whoever dies of a Spiked Shield fights no more', () => {
  const t = attacking([], { with: { 0: { lives: 1 } }, cards: { 'objects.1': ['spikedShield'] } });
  rest(t);
  assert.equal(player(t).standing, 'dead');
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
});

situation('a Runesword feeds the defender who has won with it, and not the one who has lost', () => {
  const t = attacking([1, 5], {
    cards: { 'objects.1': ['runesword'], 'objects.0': ['runesword'] },
  });
  t.asks(1, 'spoils').answer(1, '1 life');
  rest(t);
  assert.deepEqual([player(t).lives, player(t, 1).lives], [3, 5]);
});

situation('those who make clumsy take 1 off the roll of whoever is attacked too, but leave 1', () => {
  const fought = (own: number, other: number): string[] => {
    const t = attacking([own, other], { cards: { 'followers.1': ['jester'] } });
    rest(t);
    return t.log();
  };
  assert.ok(fought(3, 3).includes('Seat 0 reaches 6, Seat 1 5.'));
  assert.ok(fought(1, 2).includes('Seat 0 reaches 4, Seat 1 4.'));
  assert.ok(fought(1, 1).includes('Seat 0 reaches 4, Seat 1 4.'));
});

situation('whoever is attacked may shoot a Bow first, in the place of another Weapon', () => {
  const t = attacking([], { cards: { 'objects.1': ['bow', 'sword'] } });
  t.asks(1, 'beforeFight').roll(4, 3, 1).answer(1, 'bow');
  rest(t);
  // 3 and 3 against 3, the 4 of the arrow, and 1; the Sword stays where it is, and without gold the Bow is lost.
  assert.ok(t.log().includes('Seat 0 reaches 6, Seat 1 8.'), t.log().join('\n'));
  assert.deepEqual(t.kinds('objects.1'), ['sword']);
});

const unlucky = { 'hand.0': ['misfortune'], 'hand.1': ['misfortune'], 'hand.2': ['misfortune'] };

rule.also('TA-DUEL-02', 'in a duel the attacker is asked first, then the defender, then the others', () => {
  const t = scene({
    seats: ['sorceress', 'wizard', 'wizard'],
    at: ['city', 'tavern', 'hills2'],
    cards: unlucky,
    dice: [2, 3, 1, 1],
  });
  for (const prompt of ['beforeRoll', 'turnStart', 'moveRolled', 'moveEnded']) askedInTurn(t, prompt);
  t.answer(0, 'hills2');
  for (const prompt of ['moveEnded', 'beforeRoll']) askedInTurn(t, prompt);
  t.answer(0, 'seat2');
  while (t.match.question(0)?.ask.prompt !== 'beforeFight') t.answer(0, 'attack');
  assert.deepEqual(askedInTurn(t, 'beforeFight'), [0, 2, 1]);
});
