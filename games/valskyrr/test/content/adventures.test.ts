import assert from 'node:assert/strict';
import { reveal } from '../../rules/map.ts';
import { statOf } from '../../rules/statics.ts';
import type { AdventureName } from '../../shape.ts';
import { card, foci, game, on, play, run, situation } from '../kit.ts';

type Plan = NonNullable<Parameters<typeof play>[0]>;
const heroes = ['melekai', 'sigraed'];
const SPACES = [8, 15, 22, 29, 35];
/** The time marker enters this event. */
const event = (adventure: AdventureName, n: number, more: Partial<Plan> = {}) => {
  const { set, ...rest } = more;
  return play({
    heroes,
    options: { adventure },
    phase: 'time',
    loot: 0,
    ...rest,
    set: (state, t) => {
      state.time = SPACES[n - 1];
      set?.(state, t);
    },
  });
};
/** A location with this quest token is scouted. */
const scouted = (
  adventure: AdventureName,
  from: number,
  slot: number,
  token: string,
  more: Partial<Plan> = {},
) => {
  const { cards = {}, ...rest } = more;
  const t = play({
    heroes,
    options: { adventure },
    phase: 'travel',
    at: [from, 0],
    loot: 1,
    ...rest,
    cards: { [`hiddenToken.${slot}`]: [token], ...cards },
  });
  return t.answer(0, `scout${slot}`);
};

card('firstTracksA', 'weakens Greyfang also while he is fighting', () => {
  const t = play({
    heroes,
    encounter: 'nightOfThePack',
    at: [8, 1],
    foes: [['greyfang']],
    cards: { 'hiddenToken.7': ['firstTracksA'] },
    set: (state) => (state.bossLife = 30),
  });
  run(reveal(t.t, 7));
  assert.equal(statOf(t.t, t.t.cards(t.t.piles.pursuers[0])[0], 'life'), 30 - 6);
});

const NAMES: readonly AdventureName[] = [
  'firstTracks',
  'songOfBones',
  'redSand',
  'wingsOfTheStorm',
  'heartOfDread',
];
const MAPS: Record<AdventureName, string> = {
  firstTracks: 'Z B W / B W W / B W *W',
  songOfBones: 'Z B W / B D D / W D *D',
  redSand: 'Z B B W / B D D W / W D *D B',
  wingsOfTheStorm: 'Z B W W / W . W / B W *W B',
  heartOfDread: 'Z B W D / B W D D / B W D W / B W *D',
};
const LETTERS = { haven: 'Z', borderlands: 'B', wildlands: 'W', deadlands: 'D' };

situation('every map is laid out as designed, and whoever touches is a neighbour', () => {
  for (const name of NAMES) {
    const { slots, bossSlot } = game.content[name].adventure!;
    MAPS[name].split(' / ').forEach((line, row) =>
      line.split(' ').forEach((cell, column) => {
        const index = slots.findIndex((slot) => slot.row === row && slot.column === column);
        if (cell === '.') assert.equal(index, -1);
        else
          assert.equal(
            `${index === bossSlot ? '*' : ''}${LETTERS[slots[index].terrain]}`,
            cell,
            `${name} ${row} ${column}`,
          );
      }),
    );
    // Every second row is shifted half a tile to the right.
    const x = ({ row, column }: (typeof slots)[number]): number => column + (row % 2) / 2;
    slots.forEach((slot, i) => {
      const touching = slots.flatMap((other, k) => {
        if (k === i) return [];
        const dx = Math.abs(x(slot) - x(other));
        const dy = Math.abs(slot.row - other.row);
        return (dy === 0 && dx === 1) || (dy === 1 && dx < 1) ? [k] : [];
      });
      assert.deepEqual(
        [...slot.next].toSorted((a, b) => a - b),
        touching,
        `${name} ${slot.id}`,
      );
    });
  }
});

situation('the life of the boss grows with the heroes', () => {
  const life = (name: AdventureName, n: number) =>
    game.content[name].adventure!.bossLife({ heroes: n } as never);
  assert.deepEqual(
    NAMES.map((name) => [1, 4].map((n) => life(name, n))),
    [
      [60, 195],
      [58, 238],
      [53, 318],
      [54, 245],
      [145, 480],
    ],
  );
});

for (const name of NAMES)
  card(
    name,
    'a respite of 3H-3 tokens at the start and after every encounter; one hero alone meets a weaker boss',
    () => {
      const options = { adventure: name };
      assert.deepEqual(
        [['melekai'], heroes].map((who) => play({ heroes: who, options }).state.objectives),
        [4, 7],
      );
      const t = play({
        heroes,
        options,
        phase: 'restoration',
        encounter: 'turfWar',
        at: [0, 2],
        cards: { display: [], rewardDeck: [] },
      });
      while (t.match.question(0)?.ask.prompt === 'reveal') t.answer(0, 'none');
      // H for the encounter, 3H-3 for the respite.
      assert.equal(t.state.objectives, 7 + 2 + 3);
      const { boss, encounter } = game.content[name].adventure!;
      const attack = (who: readonly string[]) => {
        const quest = play({
          heroes: who,
          options,
          encounter,
          row: [boss],
          set: (state) => (state.bossLife = 9),
        });
        return statOf(quest.t, quest.t.cards(quest.t.piles.row)[0], 'attack');
      };
      assert.equal(attack(['melekai']), attack(heroes) - 1);
    },
  );

situation('nothing is told where no token is placed', () => {
  // 3H-3 is none for one hero alone.
  const t = play({
    heroes: ['melekai'],
    phase: 'restoration',
    encounter: 'greatHunt',
    at: [0, 2],
    cards: { display: [], rewardDeck: [] },
    set: (state) => (state.slain = ['prey']),
  });
  assert.ok(t.log().some((line) => line.endsWith('completed!')));
  assert.ok(!t.log().some((line) => line.includes('objective token')));
});

situation('a boss shakes off a third daze', () => {
  const t = play({
    heroes: ['valkea'],
    areas: [['warHammer']],
    encounter: 'nightOfThePack',
    foes: [['greyfang']],
    focus: [0],
    tokens: { greyfang: { dazed: 2 } },
    set: (state) => (state.bossLife = 30),
  });
  t.answer(0, 'warHammer').asks(0, 'turn');
  assert.equal(on(t, 'greyfang').dazed, 2);
});

card('songOfBones', 'odd events bring an undead, even ones threaten the nearest safe place', () => {
  for (const n of [1, 3, 5]) {
    const t = event('songOfBones', n, { next: { 'enemyDeck.0': ['graveCaller'] } });
    assert.deepEqual(t.kinds('row'), ['graveCaller'], String(n));
  }
  for (const n of [2, 4]) {
    const t = event('songOfBones', n, {
      set: (state, table) => {
        for (const slot of [1, 5]) table.move(table.top(table.piles.hidden[slot])!, table.piles.place[slot]);
        state.threat[1] = state.threat[5] = 0;
      },
    });
    assert.deepEqual([t.state.threat[1], t.state.threat[5]], [1, 0], String(n));
  }
  // Two steps are nearer than three, and neither is beside the party.
  const far = event('songOfBones', 2, {
    set: (state, table) => {
      for (const slot of [2, 5]) table.move(table.top(table.piles.hidden[slot])!, table.piles.place[slot]);
      state.threat[2] = state.threat[5] = 0;
    },
  });
  assert.deepEqual([far.state.threat[2], far.state.threat[5]], [1, 0]);
});

card('songOfBones', 'of two safe places that are as near the group chooses', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    options: { adventure: 'songOfBones' },
    phase: 'time',
    set: (state, table) => {
      for (const slot of [1, 3]) {
        table.move(table.top(table.piles.hidden[slot])!, table.piles.place[slot]);
        state.threat[slot] = 0;
      }
      // The next space brings the second event.
      state.time = 15;
    },
  });
  t.asks(0, 'whichPlace').answer(0, 'slot3');
  assert.deepEqual([t.state.threat[1], t.state.threat[3]], [0, 1]);
});

card('songOfBones', 'each safe place in the Deadlands costs the king 3H life, two of them count', () => {
  const life = (safe: readonly number[]) => {
    const t = play({
      heroes,
      options: { adventure: 'songOfBones' },
      phase: 'travel',
      loot: 0,
      at: [7, 0],
      set: (state, table) => {
        for (const slot of safe) {
          const tile = table.top(table.piles.hidden[slot]);
          if (tile !== null) table.move(tile, table.piles.place[slot]);
          state.threat[slot] = 0;
        }
        state.party = 7;
      },
    });
    t.answer(0, 'move8');
    const boss =
      t.t.cards(t.t.piles.row).find((one) => t.t.def(one).sort === 'boss') ??
      t.t.piles.pursuers.flatMap((pile) => t.t.cards(pile)).find((one) => t.t.def(one).sort === 'boss')!;
    return statOf(t.t, boss, 'life');
  };
  // The place they come from is safe, too.
  assert.deepEqual([life([]), life([4]), life([4, 5])], [110 - 6, 110 - 12, 110 - 12]);
});

card('redSand', 'events burn, each in its own way', () => {
  const burnt = (n: number, more: Partial<Plan> = {}) => {
    const t = event('redSand', n, { areas: [['jorun']], focus: [2, 5], ...more });
    return [on(t, 'melekai').burning, on(t, 'sigraed').burning, on(t, 'jorun').burning];
  };
  assert.deepEqual(
    [burnt(1), burnt(2), burnt(4)],
    [
      [1, 1, 0],
      [1, 1, 1],
      [1, 2, 0],
    ],
  );
  const choice = event('redSand', 3, { hands: [['holyWrath', 'defyDeath', 'martyrdom'], []] });
  choice.asks(0, 'chooseOne').answer(0, 'Discard 2 cards').answer(0, 'holyWrath', 'defyDeath');
  assert.deepEqual(
    [on(choice, 'melekai').burning, on(choice, 'sigraed').burning, choice.kinds('discard.0').length],
    [0, 1, 2],
  );
  const last = event('redSand', 5);
  assert.deepEqual([on(last, 'melekai').burning, last.state.objectives], [1, 6]);
});

card('redSand', 'the temple is closed until the three seals are found', () => {
  const offered = (seals: number) => {
    const t = play({
      heroes,
      options: { adventure: 'redSand' },
      phase: 'travel',
      loot: 0,
      at: [9, 0],
      set: (_, table) => {
        ['redSandA', 'redSandB', 'redSandC']
          .slice(0, seals)
          .forEach((kind, i) => table.make(kind, table.piles.token[[5, 6, 7][i]]));
      },
    });
    return t.options(0).includes('Move to c3');
  };
  assert.deepEqual([offered(2), offered(3)], [false, true]);
});

card(
  'wingsOfTheStorm',
  'events bring reinforcement, from the third on focus; after an encounter in the wild a place is revealed',
  () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const t = event('wingsOfTheStorm', n, { focus: [1, 2] });
      assert.ok(t.log().includes('Reinforcement stands at 1.'), String(n));
      assert.deepEqual(foci(t), n < 3 ? [1, 2] : [3, 4]);
    }
    const t = play({
      heroes,
      options: { adventure: 'wingsOfTheStorm' },
      phase: 'restoration',
      encounter: 'turfWar',
      at: [4, 2],
      loot: 0,
      cards: { display: [], rewardDeck: [] },
    });
    t.asks(0, 'reveal').answer(0, 'slot6');
    assert.equal(t.kinds('place.6').length, 1);
  },
);

card('heartOfDread', 'events daze, take time, weaken, enrage spirits and demons, and darken', () => {
  assert.equal(on(event('heartOfDread', 1), 'sigraed').dazed, 1);
  assert.equal(event('heartOfDread', 2).state.objectives, 6);
  assert.equal(on(event('heartOfDread', 3), 'melekai').weakness, 1);
  const rage = event('heartOfDread', 4, { foes: [['emberColossus', 'thornback']] });
  assert.deepEqual([on(rage, 'emberColossus').enraged, on(rage, 'thornback').enraged], [true, false]);
  assert.equal(event('heartOfDread', 5).state.darkness, 1);
  const fled = play({
    heroes,
    options: { adventure: 'heartOfDread' },
    phase: 'travel',
    encounter: 'turfWar',
    at: [1, 1],
    loot: 0,
  });
  fled.answer(0, 'retreat0');
  assert.equal(fled.state.objectives, 6);
});

card('firstTracksA', 'Greyfang has 3H life less', () => {
  const t = scouted('firstTracks', 1, 2, 'firstTracksA');
  t.asks(0, 'travel');
  const [change] = t.state.changes;
  assert.deepEqual([change.stat, change.delta, change.until], ['life', -6, 'adventureEnd']);
  const boss = t.t.cards(t.t.piles.aside).find((one) => t.t.def(one).sort === 'boss')!;
  assert.equal(change.on, boss);
});

card('firstTracksB', '2 loot', () => {
  const t = scouted('firstTracks', 1, 2, 'firstTracksB');
  t.asks(0, 'scout');
  assert.equal(t.state.loot, 2);
});

card('firstTracksC', 'every hero is healed by 2', () => {
  const t = scouted('firstTracks', 1, 2, 'firstTracksC', {
    cards: { 'burial.0': ['holyWrath', 'defyDeath'], 'burial.1': ['kindle'] },
  });
  t.answer(0, 'holyWrath').answer(0, 'defyDeath').answer(1, 'kindle').answer(1, 'enough').asks(0, 'travel');
  assert.deepEqual([t.kinds('burial.0'), t.kinds('burial.1')], [[], []]);
});

card('firstTracksD', 'the place is overrun', () => {
  const t = scouted('firstTracks', 1, 2, 'firstTracksD');
  t.asks(0, 'travel');
  assert.equal(t.state.threat[2], 2);
});

card('redSandA', 'the first seal: a token of time', () => {
  const t = scouted('redSand', 2, 3, 'redSandA');
  t.asks(0, 'travel');
  assert.equal(t.state.objectives, 8);
});

card('redSandB', 'the second seal: a loot', () => {
  const t = scouted('redSand', 2, 3, 'redSandB');
  t.asks(0, 'scout');
  assert.equal(t.state.loot, 1);
});

card('redSandC', 'the third seal: any place but the temple may be revealed', () => {
  const t = scouted('redSand', 2, 3, 'redSandC');
  t.asks(0, 'reveal');
  assert.ok(!t.options(0).includes('Location c3'));
  t.answer(0, 'slot8').asks(0, 'travel');
  assert.equal(t.kinds('place.8').length, 1);
});

card('redSandD', 'a fire bowl burns every hero', () => {
  const t = scouted('redSand', 2, 3, 'redSandD');
  t.asks(0, 'travel');
  assert.deepEqual([on(t, 'melekai').burning, on(t, 'sigraed').burning], [1, 1]);
});

card('redSandE', 'temple guards: the place is overrun', () => {
  const t = scouted('redSand', 2, 3, 'redSandE');
  t.asks(0, 'travel');
  assert.equal(t.state.threat[3], 2);
});

card('redSandF', 'quicksand costs time', () => {
  const t = scouted('redSand', 2, 3, 'redSandF');
  t.asks(0, 'travel');
  assert.ok(t.log().some((line) => line.startsWith('Time stands at')));
});

card('heartOfDreadA', 'a hero takes 2 buried cards into hand', () => {
  const t = scouted('heartOfDread', 2, 3, 'heartOfDreadA', {
    cards: { 'burial.1': ['kindle', 'wildfire', 'rekindle'] },
  });
  t.asks(0, 'whichHero').answer(0, 'sigraed').answer(1, 'kindle', 'wildfire').asks(0, 'travel');
  assert.deepEqual(t.kinds('hand.1').toSorted(), ['kindle', 'wildfire']);
});

card('heartOfDreadB', 'a token of time for each hero', () => {
  const t = scouted('heartOfDread', 2, 3, 'heartOfDreadB');
  t.asks(0, 'travel');
  assert.equal(t.state.objectives, 9);
});

card('heartOfDreadC', 'the Ruler of Mist comes with 3H wounds', () => {
  const t = play({
    heroes,
    options: { adventure: 'heartOfDread' },
    phase: 'travel',
    loot: 0,
    at: [13, 0],
    focus: [0, 0],
    set: (_, table) => void table.make('heartOfDreadC', table.piles.token[3]),
  });
  t.answer(0, 'move14');
  assert.equal(on(t, 'mistRuler').wounds, 6);
});

card('heartOfDreadD', 'a false name dazes and weakens all', () => {
  const t = scouted('heartOfDread', 2, 3, 'heartOfDreadD');
  t.asks(0, 'travel');
  assert.deepEqual([on(t, 'melekai').dazed, on(t, 'sigraed').weakness], [1, 1]);
});
