import assert from 'node:assert/strict';
import { greedy, sit } from '@tafelrunde/bots';
import { choose, fighting, fightOf, game, type Journey, offered, passTo, play, situation } from '../kit.ts';

const heroes = ['dral', 'ael'];
const worth = (j: Journey, seat = 0): number => game.judge!(j.match.view(seat), seat);

/** A hero in the middle of its turn, one step from a monster. */
const near = (hero: Parameters<typeof play>[0] = {}): Journey =>
  choose(play({ heroes, map: [['robberTrail', 2, -1]], at: [1, 3], ...hero }), 0, 'move.mine').asks(
    0,
    'turn',
  );

situation('reputation, gold, health and gear are worth having', () => {
  const bare = worth(near());
  assert.ok(worth(near({ hero: [{ reputation: 2 }] })) > bare + 1, 'reputation');
  assert.ok(worth(near({ hero: [{ gold: 8 }] })) > bare, 'gold');
  assert.ok(worth(near({ hero: [{ health: 2 }] })) < bare, 'wounded');
  assert.ok(worth(near({ worn: [['chainShirt']] })) > bare, 'armour');
  assert.ok(worth(near({ hero: [{ fallen: 1 }] })) < bare, 'fallen');
});

situation('damage to the monster helps the hero and vexes whoever plays it', () => {
  const at = (damage: number): readonly [number, number] => {
    const j = passTo(fighting('koboldPack', { heroes, dice: [3, 4, 4, 4] }), 'afterHeroRoll');
    fightOf(j).damage = damage;
    return [worth(j, 0), worth(j, 1)];
  };
  assert.ok(at(3)[0] > at(0)[0]);
  assert.ok(at(3)[1] < at(0)[1]);
});

situation('a quest that wants cards of the other hero is no riddle to whoever plays the monster', () => {
  const j = fighting('caveBear', {
    heroes,
    cards: { 'hand.0': ['curse', 'mightyBlow'], 'questOpen.6': ['smugglerHotGoods'] },
    map: [
      ['borderHills', 2, -1],
      ['smugglerMarsh', 1, 1],
    ],
    set: (state) => {
      state.map.beaten[10] = true;
    },
    dice: [3, 4, 4, 4],
  });
  passTo(j, 'afterHeroRoll');
  assert.ok(Number.isFinite(worth(j, 1)));
});

situation(
  'a bot that only looks at what an answer leads to does not end a turn that could still bring something',
  () => {
    // Two markers are left, no point of movement, and a monster is two steps away: a marker is worth as much as its points.
    const j = play({
      heroes,
      map: [
        ['robberTrail', 2, -1],
        ['reedShore', 1, 1],
      ],
      at: [3, 3],
      hero: [{ gaar: 4 }],
    });
    choose(choose(j, 0, 'move.mine'), 0, 'step2').asks(0, 'turn');
    assert.ok(offered(j, 0).includes('move.trade') && offered(j, 0).includes('end'));
    for (let luck = 0; luck < 4; luck++)
      assert.notEqual(greedy.answer(sit(j.match, 0, `luck ${luck}`)), 'end');
  },
);
