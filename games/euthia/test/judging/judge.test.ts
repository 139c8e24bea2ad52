import assert from 'node:assert/strict';
import { choose, fighting, fightOf, game, type Journey, passTo, play, situation } from '../kit.ts';

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
