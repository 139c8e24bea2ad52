import assert from 'node:assert/strict';
import { checkForEncounter } from '../../rules/encounter.ts';
import { rangeOf, statOf } from '../../rules/statics.ts';
import type { AdventureName } from '../../shape.ts';
import { card, foci, on, play, rage, run } from '../kit.ts';

type Quest = ReturnType<typeof play>;
const ADVENTURES: Record<string, readonly [AdventureName, string, number]> = {
  greyfang: ['firstTracks', 'nightOfThePack', 8],
  boneLord: ['songOfBones', 'throneOfBones', 8],
  ishara: ['redSand', 'templeInTheSand', 10],
  vharok: ['wingsOfTheStorm', 'stormEyrie', 8],
  mistRuler: ['heartOfDread', 'inTheHeartOfDread', 14],
};
/** The boss with its encounter, at its place. */
const lair = (boss: string, more: Record<string, unknown> = {}, life = 20): Quest => {
  const [adventure, encounter, slot] = ADVENTURES[boss];
  return play({
    heroes: ['melekai', 'sigraed'],
    options: { adventure },
    encounter,
    at: [slot, 1],
    set: (state) => (state.bossLife = life),
    ...more,
  });
};
const bossOf = (t: Quest) =>
  [...t.t.cards(t.t.piles.row), ...t.t.piles.pursuers.flatMap((pile) => t.t.cards(pile))].find(
    (one) => t.t.def(one).sort === 'boss',
  )!;
const BACK = { turned: true };

card(
  'greyfang',
  'in the row his howl raises every focus; in an area other beasts there strike 1 harder',
  () => {
    const t = lair('greyfang', { phase: 'pursuit', row: ['greyfang'], focus: [0, 3] });
    t.asks(0, 'whoStarts');
    // 1 and 4; then he comes to her.
    assert.deepEqual(foci(t), [1, 2]);
    const near = lair('greyfang', { foes: [['greyfang', 'ravenokStalker', 'redSandSlave']] });
    assert.deepEqual(
      near.t.cards(near.t.piles.pursuers[0]).map((one) => statOf(near.t, one, 'attack')),
      [4, 4, 4],
    );
  },
);

card('greyfang', 'his rage attacks and calls the first beast', () => {
  const t = lair('greyfang', { foes: [['greyfang']], row: ['boneGhost', 'thornback'] });
  rage(t, 'greyfang');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('pursuers.0')], [4, ['greyfang', 'thornback']]);
});

card(
  'greyfang',
  'blood-mad he goes for whoever has most buried, two wounds cost a card, his rage lasts',
  () => {
    const t = lair('greyfang', {
      phase: 'pursuit',
      row: ['greyfang'],
      focus: [5, 0],
      // The discard pile does not count.
      cards: { 'burial.1': ['kindle'], 'discard.0': ['holyWrath', 'penitentBlow'] },
      tokens: { greyfang: BACK },
    });
    t.asks(0, 'whoStarts');
    assert.deepEqual(t.kinds('pursuers.1'), ['greyfang']);
    const hit = lair('greyfang', {
      phase: 'defence',
      foes: [['greyfang']],
      hands: [['holyWrath', 'penitentBlow']],
      tokens: { greyfang: BACK },
    });
    hit
      .asks(0, 'wounds')
      .answer(0, 'deck1', 'deck2', 'deck3', 'deck4', 'deck5')
      .asks(0, 'discard')
      .answer(0, 'holyWrath');
    assert.deepEqual(hit.kinds('discard.0'), ['holyWrath']);
    const raging = lair('greyfang', { foes: [['greyfang']], tokens: { greyfang: BACK } });
    rage(raging, 'greyfang');
    assert.deepEqual([on(raging, 'greyfang').enraged, statOf(raging.t, bossOf(raging), 'attack')], [true, 6]);
  },
);

card('boneLord', 'from the row he buries a card of everybody; near him nobody’s ally acts', () => {
  const t = lair('boneLord', { phase: 'defence', row: ['boneLord'] });
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('burial.1').length], [1, 1]);
  const near = lair('boneLord', { areas: [['jorun'], ['grimfell']], foes: [['boneLord']] });
  assert.ok(!near.options(0).some((option) => option.includes('ally action')));
  const far = lair('boneLord', {
    areas: [['jorun'], ['grimfell']],
    foes: [[], ['boneLord']],
    row: ['thornback'],
  });
  assert.ok(far.options(0).some((option) => option.includes('ally action')));
  rage(near, 'boneLord');
  assert.deepEqual([near.kinds('burial.0').length, near.kinds('burial.1').length], [1, 1]);
});

card(
  'boneLord',
  'as the reaper he strikes all others, buries the discards, and his rage sends the skeletons there',
  () => {
    const t = lair('boneLord', {
      phase: 'defence',
      foes: [['boneLord']],
      cards: { 'discard.0': ['holyWrath', 'defyDeath'] },
      tokens: { boneLord: BACK },
    });
    t.answer(0, 'deck1', 'deck2', 'deck3', 'deck4', 'deck5');
    assert.deepEqual(
      [t.kinds('burial.1').length, t.kinds('burial.0').length, t.kinds('discard.0')],
      [1, 6, ['holyWrath']],
    );
    const raging = lair('boneLord', {
      foes: [['boneLord', 'boneSnake', 'redSandSlave']],
      tokens: { boneLord: BACK },
    });
    rage(raging, 'boneLord');
    assert.equal(raging.kinds('burial.0').length, 2);
  },
);

card(
  'ishara',
  'behind her veil she pursues nobody, burns whoever has no enemy, and every death heals her',
  () => {
    const t = lair('ishara', { phase: 'pursuit', row: ['ishara', 'thornback'], focus: [3, 3] });
    t.answer(0, 'seat0').asks(0, 'whoStarts');
    assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0')], [['ishara'], ['thornback']]);
    const burns = lair('ishara', {
      phase: 'defence',
      row: ['ishara'],
      foes: [['stormDragon']],
      tokens: { stormDragon: { dazed: 4 } },
    });
    // Burnt once, then the token goes.
    assert.deepEqual([burns.kinds('burial.0').length, burns.kinds('burial.1').length], [0, 1]);
    const heals = lair('ishara', {
      heroes: ['valkea', 'melekai'],
      hands: [['fierceBlow']],
      row: ['ishara'],
      foes: [['boneSnake']],
      focus: [0, 0],
      tokens: { ishara: { wounds: 5 } },
    });
    heals.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.equal(on(heals, 'ishara').wounds, 4);
  },
);

card('ishara', 'her rage costs everybody a hand card; unveiled she buries it instead', () => {
  const t = lair('ishara', { hands: [['holyWrath'], ['kindle']], foes: [['ishara']] });
  rage(t, 'ishara');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('discard.1')], [['holyWrath'], ['kindle']]);
  const back = lair('ishara', {
    hands: [['holyWrath'], ['kindle']],
    foes: [['ishara']],
    tokens: { ishara: BACK },
  });
  rage(back, 'ishara');
  assert.deepEqual([back.kinds('burial.0'), back.kinds('burial.1')], [['holyWrath'], ['kindle']]);
});

card('ishara', 'unveiled she drives the lowest focus up, and 3 wounds burn', () => {
  const t = lair('ishara', { phase: 'pursuit', row: ['ishara'], focus: [1, 5], tokens: { ishara: BACK } });
  t.asks(0, 'whoStarts');
  assert.deepEqual(foci(t), [4, 2]);
  const hit = lair('ishara', { phase: 'defence', foes: [['ishara']], tokens: { ishara: BACK } });
  assert.ok(hit.log().includes('Melekai, the Penitent, is burning: 1 token.'));
});

card(
  'vharok',
  'from the air he strikes the highest focus; when he has struck he flies off; his rage dazes all',
  () => {
    const t = lair('vharok', { phase: 'defence', row: ['vharok'], focus: [2, 4] });
    assert.deepEqual([t.kinds('burial.0').length, t.kinds('burial.1').length], [0, 2]);
    const near = lair('vharok', { phase: 'defence', foes: [['vharok']], focus: [2, 4] });
    assert.deepEqual([near.kinds('burial.0').length, near.kinds('row')[0]], [4, 'vharok']);
    const raging = lair('vharok', { foes: [['vharok']] });
    rage(raging, 'vharok');
    assert.deepEqual([on(raging, 'melekai').dazed, on(raging, 'sigraed').dazed], [1, 1]);
  },
);

card(
  'vharok',
  'on the ground everybody’s focus rises, his attack hits all others for 1, his rage lasts',
  () => {
    const t = lair('vharok', {
      phase: 'pursuit',
      foes: [['vharok']],
      focus: [2, 4],
      tokens: { vharok: BACK },
    });
    t.asks(0, 'whoStarts');
    assert.deepEqual(foci(t), [3, 5]);
    const hit = lair('vharok', { phase: 'defence', foes: [['vharok']], tokens: { vharok: BACK } });
    assert.deepEqual([hit.kinds('burial.0').length, hit.kinds('burial.1').length], [6, 1]);
    const raging = lair('vharok', { foes: [['vharok']], tokens: { vharok: BACK } });
    rage(raging, 'vharok');
    assert.equal(statOf(raging.t, bossOf(raging), 'attack'), 7);
  },
);

card(
  'mistRuler',
  'in the row it shortens every reach; its wounds take a card; its rage takes time and attacks',
  () => {
    const t = lair('mistRuler', { row: ['mistRuler'] });
    assert.deepEqual([rangeOf(t.t, 0, 2, []), rangeOf(t.t, 0, 1, [])], [1, 1]);
    const hit = lair('mistRuler', {
      phase: 'defence',
      foes: [['mistRuler']],
      hands: [['holyWrath', 'penitentBlow']],
    });
    hit.answer(0, 'deck1', 'deck2', 'deck3', 'deck4').asks(0, 'attach').answer(0, 'holyWrath');
    assert.deepEqual(hit.kinds('attached'), ['holyWrath']);
    const raging = lair('mistRuler', { foes: [['mistRuler']] });
    const before = raging.state.objectives;
    rage(raging, 'mistRuler');
    assert.deepEqual([raging.state.objectives, raging.kinds('burial.0').length], [before - 1, 4]);
  },
);

card(
  'mistRuler',
  'uncovered it takes time every round, buries from all others, and its rage weakens all',
  () => {
    const t = lair('mistRuler', { phase: 'defence', foes: [['mistRuler']], tokens: { mistRuler: BACK } });
    const before = lair('mistRuler').state.objectives;
    assert.deepEqual(
      [t.state.objectives, t.kinds('burial.1').length, t.kinds('burial.0').length],
      [before - 1, 1, 5],
    );
    const raging = lair('mistRuler', { foes: [['mistRuler']], tokens: { mistRuler: BACK } });
    rage(raging, 'mistRuler');
    assert.deepEqual(
      [
        on(raging, 'melekai').weakness,
        on(raging, 'sigraed').weakness,
        statOf(raging.t, bossOf(raging), 'attack'),
      ],
      [1, 1, 6],
    );
  },
);

/** The party has just reached the lair. */
const reached = (boss: string, more: Record<string, unknown> = {}): Quest => {
  const [adventure, , slot] = ADVENTURES[boss];
  const t = play({ heroes: ['melekai', 'sigraed'], options: { adventure }, at: [slot, 1], ...more });
  run(checkForEncounter(t.t));
  return t;
};
const struck = (boss: string, wounds: number, more: Record<string, unknown> = {}) =>
  lair(boss, {
    heroes: ['valkea', 'melekai'],
    hands: [['fierceBlow']],
    foes: [[boss]],
    focus: [0, 0],
    tokens: { [boss]: { wounds } },
    ...more,
  });

card(
  'nightOfThePack',
  'beasts, then the father of the pack; at half life he goes mad and back to the row',
  () => {
    const t = reached('greyfang');
    assert.deepEqual([t.kinds('row').length, t.kinds('row').at(-1), t.state.bossLife], [4, 'greyfang', 138]);
    const half = struck('greyfang', 8);
    half.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.deepEqual([half.kinds('row'), on(half, 'greyfang').turned], [['greyfang'], true]);
    const before = struck('greyfang', 7);
    before.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.equal(on(before, 'greyfang').turned, false);
  },
);

card('nightOfThePack', 'retreat: everybody buries the top 2 cards', () => {
  const t = play({
    heroes: ['melekai', 'sigraed'],
    phase: 'travel',
    encounter: 'nightOfThePack',
    at: [4, 0],
    loot: 0,
    set: (state, table) => {
      table.move(table.top(table.piles.hidden[8])!, table.piles.place[8]);
      state.threat[8] = 1;
      state.party = 8;
    },
  });
  t.answer(0, 'retreat4');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('burial.1').length], [2, 2]);
  assert.deepEqual(t.kinds('aside').toSorted(), ['greyfang', 'nightOfThePack']);
});

card('throneOfBones', 'after every defence the king is turned; with his front up new skeletons come', () => {
  const t = reached('boneLord');
  assert.deepEqual([t.kinds('row').length, t.state.bossLife], [4, 110]);
  const front = lair('boneLord', { phase: 'defence', row: ['boneLord'] });
  // Two more are the reinforcements of the next round.
  assert.deepEqual([on(front, 'boneLord').turned, front.kinds('row').length], [true, 1 + 2]);
  const back = lair('boneLord', {
    phase: 'defence',
    row: ['boneLord'],
    tokens: { boneLord: BACK },
    next: { 'enemyDeck.0': ['boneSnake'] },
  });
  assert.deepEqual(
    [on(back, 'boneLord').turned, back.kinds('row').slice(0, 2), back.kinds('row').length],
    [false, ['boneLord', 'boneSnake'], 2 + 2],
  );
});

card('templeInTheSand', 'each killed servant is a token; with one for each hero the veil falls', () => {
  const t = reached('ishara');
  assert.deepEqual([t.kinds('row').length, t.state.bossLife], [4, 142]);
  const veil = lair('ishara', {
    heroes: ['valkea', 'melekai'],
    hands: [['fierceBlow']],
    row: ['ishara'],
    foes: [['borderRobber']],
    focus: [0, 5],
    tokens: { templeInTheSand: { objectives: 1 } },
  });
  veil.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(
    [on(veil, 'templeInTheSand').objectives, on(veil, 'ishara').turned, veil.kinds('pursuers.1')],
    [2, true, ['ishara']],
  );
  const drawn = lair('ishara', {
    phase: 'defence',
    row: ['ishara'],
    next: { 'enemyDeck.2': ['emberColossus', 'borderRobber'] },
  });
  assert.deepEqual(drawn.kinds('row').slice(0, 2), ['ishara', 'borderRobber']);
});

card('stormEyrie', 'a great volley in one hero phase, or half his life, brings him to the ground', () => {
  const t = reached('vharok');
  assert.deepEqual([t.kinds('row').length, t.state.bossLife], [4, 88]);
  const landed = (wounds: number, more: number) => {
    const quest = lair('vharok', {
      row: ['vharok'],
      focus: [1, 4],
      tokens: { vharok: { wounds } },
      set: (state: Quest['state']) => {
        state.bossLife = 20;
        state.bossWounds = more;
      },
    });
    quest.answer(0, 'endTurn').answer(1, 'endTurn');
    return [on(quest, 'vharok').turned, quest.kinds('pursuers.1')];
  };
  assert.deepEqual(landed(6, 6), [false, []]);
  assert.deepEqual(landed(7, 7), [true, ['vharok']]);
  assert.deepEqual(landed(10, 0), [true, ['vharok']]);
});

card(
  'inTheHeartOfDread',
  'spirits and demons; at half life the mist tears, and what was swallowed comes back',
  () => {
    const t = reached('mistRuler');
    assert.deepEqual([t.kinds('row').length, t.state.bossLife], [4, 218]);
    const half = lair('mistRuler', {
      heroes: ['valkea', 'melekai'],
      hands: [['fierceBlow', 'charge']],
      foes: [['mistRuler']],
      focus: [0, 0],
      tokens: { mistRuler: { wounds: 9 } },
      set: (state: Quest['state'], table: Quest['t']) => {
        state.bossLife = 20;
        const boss = table.cards(table.piles.pursuers[0])[0];
        const swallowed = table.cards(table.piles.hand[0]).find((one) => table.kind(one) === 'charge')!;
        table.move(swallowed, table.piles.attached);
        table.setNote(swallowed, { ...on({ t: table } as Quest, 'charge'), host: boss, owner: 0 });
      },
    });
    half.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.deepEqual(
      [on(half, 'mistRuler').turned, on(half, 'mistRuler').wounds, half.kinds('row'), half.kinds('hand.0')],
      [true, 10, ['mistRuler'], ['charge']],
    );
  },
);
