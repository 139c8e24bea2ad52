import assert from 'node:assert/strict';
import { canPay } from '../../rules/costs.ts';
import { ENCOUNTERS, type Euthia, type EuthiaState } from '../../shape.ts';
import { choose, game, type Journey, offered, play, situation } from '../kit.ts';

/** Dral stands where this quest lies open. */
function beside(
  kind: string,
  land: string,
  at: number,
  set: (state: EuthiaState, t: Euthia) => void,
): Journey {
  const number = ENCOUNTERS.indexOf(game.content[kind].quest!.of as (typeof ENCOUNTERS)[number]);
  return play({
    heroes: ['dral', 'ael'],
    map: [[land, 2, -1]],
    at: [at],
    cards: { [`questOpen.${number}`]: [kind] },
    set: (state, t) => {
      for (let space = 4; space < 8; space++) state.map.beaten[space] = true;
      set(state, t);
    },
  });
}

/** The same with plenty of what it asks for, and begins to pay. */
const paying = (...plan: Parameters<typeof beside>): Journey => choose(beside(...plan), 0, 'quest');

situation('two different gems: the kind given first is not asked for again', () => {
  const j = paying('envoyWeddingGift', 'envoyCamp', 4, (state) =>
    Object.assign(state.heroes[0].gems, { ruby: 2, opal: 2, onyx: 1 }),
  );
  assert.deepEqual(offered(j, 0).toSorted(), ['onyx', 'opal', 'ruby']);
  choose(j, 0, 'opal');
  assert.deepEqual(offered(j, 0).toSorted(), ['onyx', 'ruby']);
  choose(j, 0, 'ruby').asks(0, 'turn');
  const { ruby, opal, onyx } = j.state.heroes[0].gems;
  assert.deepEqual([ruby, opal, onyx], [1, 1, 1]);
});

situation('two gems of one kind are not two different ones', () => {
  const may = (gems: object): boolean => {
    const j = beside('envoyWeddingGift', 'envoyCamp', 4, ({ heroes: [hero] }) =>
      Object.assign(hero.gems, gems),
    );
    return offered(j.asks(0, 'turn'), 0).some((id) => id.startsWith('quest'));
  };
  assert.deepEqual([may({ ruby: 2 }), may({ ruby: 1, opal: 1 })], [false, true]);
});

situation('two different essences likewise', () => {
  const j = paying('druidBalance', 'druidGrove', 4, (state) =>
    Object.assign(state.heroes[0].essences, { air: 2, fire: 1, water: 1 }),
  );
  choose(j, 0, 'air');
  assert.deepEqual(offered(j, 0).toSorted(), ['fire', 'water']);
  choose(j, 0, 'water').asks(0, 'turn');
  assert.deepEqual(j.state.heroes[0].essences, { air: 1, earth: 0, fire: 1, water: 0 });
});

situation('raw materials of two different places: a second one from the same place will not do', () => {
  const j = paying('scholarStrata', 'scholarTower', 4, (_state, t) => {
    for (const raw of ['rawIronOre', 'rawMarble', 'rawKelp', 'rawRockSalt']) t.make(raw, t.piles.pouch[0]);
  });
  j.answer(0, 'Iron Ore');
  assert.deepEqual(j.options(0).toSorted(), ['Healing Kelp', 'Rock Salt']);
  j.answer(0, 'Healing Kelp').asks(0, 'takeGem');
  assert.deepEqual(j.kinds('pouch.0').toSorted(), ['rawMarble', 'rawRockSalt']);
});

situation(
  'an open hand takes back two essences of other kinds than the one given, and two different ones',
  () => {
    const j = paying('druidOpenHand', 'druidGrove', 4, (state) =>
      Object.assign(state.heroes[0].essences, { air: 1, fire: 1 }),
    );
    choose(j, 0, 'fire');
    assert.deepEqual(offered(j, 0).toSorted(), ['air', 'earth', 'water']);
    choose(j, 0, 'earth');
    assert.deepEqual(offered(j, 0).toSorted(), ['air', 'water']);
    choose(j, 0, 'air').asks(0, 'turn');
    assert.deepEqual(j.state.heroes[0].essences, { air: 2, earth: 1, fire: 0, water: 0 });
  },
);

situation('all pieces of a price are needed, not some of them', () => {
  const price = (pieces: object): boolean => {
    const { t } = play({
      heroes: ['dral', 'ael'],
      set: (state) => {
        Object.assign(state.heroes[0].essences, pieces);
        Object.assign(state.heroes[0].gems, { ruby: 1, opal: 0 });
      },
    });
    return canPay(t, 0, game.content['legendTearsOfShii'].quest!.pay);
  };
  assert.deepEqual(
    [price({ air: 1, fire: 1, water: 1 }), price({ air: 1, fire: 1, water: 1, earth: 1 })],
    [false, true],
  );
  const two = play({ heroes: ['dral', 'ael'], set: (state) => (state.heroes[0].gems.ruby = 1) });
  const gem = [
    { kind: 'ruby', n: 1 },
    { kind: 'opal', n: 1 },
  ] as const;
  assert.ok(!canPay(two.t, 0, { gem }));
  two.state.heroes[0].gems.opal = 1;
  assert.ok(canPay(two.t, 0, { gem }));
});
