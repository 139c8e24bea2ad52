import assert from 'node:assert/strict';
import { rangeOf, statOf } from '../../rules/statics.ts';
import { card, foci, hits, on, play } from '../kit.ts';

type Plan = NonNullable<Parameters<typeof play>[0]>;
const heroes = ['melekai', 'sigraed'];
/** The party stands at this location, which is safe unless said otherwise. */
const at = (kind: string, more: Partial<Plan> = {}, threat = 0) => {
  const { cards = {}, ...rest } = more;
  return play({ heroes, at: [4, threat], ...rest, cards: { 'place.4': [kind], ...cards } });
};
const attackOf = (t: ReturnType<typeof play>, stat: 'physicalDefence' | 'magicalDefence' | 'lootValue') =>
  t.t.cards(t.t.piles.row).map((one) => statOf(t.t, one, stat));

card(
  'mistwatch',
  'whoever rests here loses all conditions, allies included, even with nothing to heal',
  () => {
    const t = play({
      heroes,
      areas: [['jorun']],
      tokens: { melekai: { poison: 2, dazed: 1 }, jorun: { weakness: 1 }, sigraed: { dazed: 1 } },
    });
    t.answer(0, 'rest').asks(0, 'turn');
    const { poison, dazed } = on(t, 'melekai');
    assert.deepEqual([poison, dazed, on(t, 'jorun').weakness, on(t, 'sigraed').dazed], [0, 0, 0, 1]);
  },
);

card('lastWatchtower', 'a neighbouring location may be revealed for free when the party sets out', () => {
  const t = at('lastWatchtower', { phase: 'travel', loot: 0 });
  t.asks(0, 'phaseStart').answer(0, 'lastWatchtower').asks(0, 'reveal').answer(0, 'slot5').asks(0, 'travel');
  assert.deepEqual([t.kinds('place.5').length, t.state.loot], [1, 0]);
});

card('abandonedMarket', 'a completed encounter brings 1 loot more', () => {
  const loot = (kind: string) => {
    const t = at(
      kind,
      { phase: 'restoration', encounter: 'ragingBones', loot: 0, cards: { display: [], rewardDeck: [] } },
      2,
    );
    return t.state.loot;
  };
  assert.deepEqual([loot('abandonedMarket'), loot('oldQuarry')], [1, 0]);
});

card(
  'saltRoad',
  'with enemies in play every turn ends with 1 focus more; far moves from here are free',
  () => {
    const t = at('saltRoad', { row: ['thornback'], focus: [3, 3] });
    t.answer(0, 'endTurn').asks(1, 'turn');
    assert.deepEqual(foci(t), [4, 3]);
    const calm = at('saltRoad', { focus: [3, 3] });
    calm.answer(0, 'endTurn').asks(1, 'turn');
    assert.deepEqual(foci(calm), [3, 3]);
    // c1 lies behind b1, which is safe.
    const far = (kind: string) =>
      at(kind, {
        phase: 'travel',
        loot: 0,
        set: (state, table) => {
          table.move(table.top(table.piles.hidden[3])!, table.piles.place[3]);
          state.threat[3] = 0;
        },
      }).options(0);
    assert.ok(far('saltRoad').some((option) => option.endsWith('to c1')));
    assert.ok(!far('oldQuarry').some((option) => option.includes('to c1')));
  },
);

card('fortHarn', 'the first attack on each hero in a defence is 1 less; humans are 1 harder to cut', () => {
  const t = at('fortHarn', { phase: 'defence', foes: [['redSandSlave', 'boneSnake'], ['thornback']] });
  t.answer(0, 'seat0').answer(0, 'redSandSlave');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('burial.1').length], [3 + 2, 2]);
  assert.deepEqual(
    attackOf(at('fortHarn', { row: ['borderRobber', 'thornback'] }), 'physicalDefence'),
    [1, 1],
  );
});

card('gallowsHill', 'humans are worth 1 loot more', () => {
  assert.deepEqual(attackOf(at('gallowsHill', { row: ['borderRobber', 'thornback'] }), 'lootValue'), [2, 1]);
});

card('weirMill', 'whoever rests may take a card of the discard pile', () => {
  const t = at('weirMill', { cards: { 'discard.0': ['holyWrath', 'defyDeath'] } });
  t.answer(0, 'rest')
    .answer(0, 'enough')
    .asks(0, 'heroHealed')
    .answer(0, 'weirMill')
    .answer(0, 'holyWrath')
    .asks(0, 'turn');
  assert.deepEqual(t.kinds('hand.0'), ['holyWrath']);
});

card('tollBridge', 'who arrives pays 1 loot, or everybody a card', () => {
  const arrive = (loot: number) =>
    play({
      heroes,
      phase: 'travel',
      loot,
      hands: [['holyWrath'], ['kindle']],
      next: { 'hidden.1': ['tollBridge'], encounterDeck: ['arrowStorm'] },
    });
  const t = arrive(1);
  t.answer(0, 'noScout').answer(0, 'move1').asks(0, 'chooseOne').answer(0, 'Lose 1 loot');
  assert.deepEqual([t.state.loot, t.kinds('hand.0').length], [0, 1]);
  const poor = arrive(0);
  poor.answer(0, 'move1');
  assert.deepEqual([poor.kinds('discard.0'), poor.kinds('discard.1')], [['holyWrath'], ['kindle']]);
});

card('crystalRiver', 'after the defence everybody may lose a poison or a burning', () => {
  const t = at('crystalRiver', { phase: 'defence', tokens: { melekai: { poison: 3, burning: 2 } } });
  t.answer(0, 'poison').asks(0, 'may').answer(0, true).asks(0, 'chooseOne').answer(0, 'Remove burning');
  assert.deepEqual([on(t, 'melekai').poison, on(t, 'melekai').burning], [2, 1]);
});

card('wolfGorge', 'a rage raises the focus of the hero there by 1', () => {
  const t = at('wolfGorge', {
    heroes: ['valkea', 'elatha'],
    hands: [['fierceBlow']],
    foes: [['boneDragon', 'stormDragon']],
    focus: [5, 0],
    tokens: { stormDragon: { enraged: true } },
  });
  t.answer(0, 'fierceBlow').answer(0, 'stormDragon').asks(0, 'turn');
  assert.deepEqual(foci(t), [9, 0]);
});

card('stormPeak', 'ranged actions reach 1 less and hurt 1 more', () => {
  const t = at('stormPeak', {
    heroes: ['elatha', 'melekai'],
    areas: [['longbow']],
    foes: [['stormDragon'], ['gulletWorm']],
    focus: [0, 0],
  });
  assert.deepEqual([rangeOf(t.t, 0, 2, ['ranged']), rangeOf(t.t, 0, 2, ['magic'])], [1, 2]);
  t.answer(0, 'longbow').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 4 damage, 3 wounds.']);
});

card('whisperWood', 'before the pursuit everybody loses 1 focus', () => {
  const t = at('whisperWood', { phase: 'pursuit', focus: [3, 1] });
  t.asks(0, 'whoStarts');
  assert.deepEqual(foci(t), [2, 0]);
});

card('mistMoor', 'who arrives is dazed; insects and dragons sink in', () => {
  const t = play({
    heroes,
    phase: 'travel',
    loot: 0,
    at: [1, 0],
    next: { 'hidden.4': ['mistMoor'], encounterDeck: ['greatHunt'] },
  });
  t.answer(0, 'move4');
  assert.deepEqual([on(t, 'melekai').dazed, on(t, 'sigraed').dazed], [1, 1]);
  const sunk = at('mistMoor', {
    phase: 'pursuit',
    row: ['gulletWorm', 'stormDragon', 'thornback'],
    focus: [7, 0],
  });
  sunk.asks(0, 'whoStarts');
  assert.deepEqual(
    [on(sunk, 'gulletWorm').wounds, on(sunk, 'stormDragon').wounds, on(sunk, 'thornback').wounds],
    [1, 1, 0],
  );
});

card('mushroomGrove', 'whoever rests may eat: 3 points more, and a poison', () => {
  const t = at('mushroomGrove', { cards: { 'burial.0': Array<string>(9).fill('holyWrath') } });
  t.answer(0, 'rest').answer(0, 'enough').asks(0, 'heroHealed').answer(0, 'mushroomGrove');
  for (let i = 0; i < 3; i++) t.answer(0, 'Holy Wrath: from the burial');
  t.asks(0, 'turn');
  assert.deepEqual([t.kinds('burial.0').length, on(t, 'melekai').poison], [6, 1]);
});

card('oldQuarry', 'blunt actions hurt 1 more', () => {
  const t = at('oldQuarry', { areas: [['battleMace']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'battleMace').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 4 damage, 3 wounds.']);
});

card('redTombs', 'skeletons have 1 more against magic', () => {
  assert.deepEqual(
    attackOf(at('redTombs', { row: ['boneSnake', 'flyingSkulls'] }), 'magicalDefence'),
    [1, 0],
  );
});

card('ashPlain', 'who arrives burns', () => {
  const t = play({
    heroes,
    phase: 'travel',
    loot: 0,
    options: { adventure: 'songOfBones' },
    at: [1, 0],
    next: { 'hidden.4': ['ashPlain'], encounterDeck: ['deathWatch'] },
  });
  t.answer(0, 'move4');
  assert.deepEqual([on(t, 'melekai').burning, on(t, 'sigraed').burning], [1, 1]);
});

card('blindCanyon', 'all reach 1 less; with two in the row the last one pursues nobody', () => {
  const t = at('blindCanyon', { phase: 'pursuit', row: ['thornback', 'boneSnake'], focus: [4, 0] });
  t.asks(0, 'whoStarts');
  assert.deepEqual([t.kinds('pursuers.0'), t.kinds('row')], [['thornback'], ['boneSnake']]);
  assert.deepEqual([rangeOf(t.t, 0, 2, []), rangeOf(t.t, 0, 1, [])], [1, 1]);
  const one = at('blindCanyon', { phase: 'pursuit', row: ['boneSnake'], focus: [4, 0] });
  one.asks(0, 'whoStarts');
  assert.deepEqual(one.kinds('pursuers.0'), ['boneSnake']);
});

card('silentTower', 'magic hurts 1 more and draws 1 focus more', () => {
  const t = at('silentTower', { hands: [['holyWrath']], foes: [['gulletWorm']], focus: [0] });
  t.answer(0, 'holyWrath').answer(0, 'gulletWorm').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)[0]], [['Gullet Worm: 3 damage, 3 wounds.'], 5]);
});

card(
  'boneThrone',
  'with enemies in play, who has none before them buries the top of the discard pile',
  () => {
    const t = at('boneThrone', {
      foes: [['thornback']],
      cards: { 'discard.0': ['holyWrath'], 'discard.1': ['kindle', 'wildfire'] },
    });
    t.answer(0, 'endTurn').answer(1, 'endTurn');
    assert.deepEqual([t.kinds('burial.1'), t.kinds('discard.1')], [['wildfire'], ['kindle']]);
    t.asks(0, 'wounds');
    assert.deepEqual(t.kinds('burial.0'), []);
  },
);

card('redSandHeart', 'six hand cards or more cost one before the defence', () => {
  const t = at('redSandHeart', {
    phase: 'defence',
    hands: [['holyWrath', 'holyWrath', 'defyDeath', 'defyDeath', 'martyrdom', 'bloodPact'], ['kindle']],
  });
  t.asks(0, 'discard').answer(0, 'bloodPact');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('hand.1').length], [['bloodPact'], 1]);
});

card('mistMaw', 'spirits are 1 harder to cut; light hurts 1 more', () => {
  assert.deepEqual(attackOf(at('mistMaw', { row: ['boneGhost', 'boneSnake'] }), 'physicalDefence'), [2, 0]);
  const t = at('mistMaw', { hands: [['holyWrath']], foes: [['gulletWorm']], focus: [0] });
  t.answer(0, 'holyWrath').answer(0, 'gulletWorm').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 3 damage, 3 wounds.']);
});
