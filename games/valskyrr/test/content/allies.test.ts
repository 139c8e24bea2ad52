import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../kit.ts';

const BACK = { turned: true };

card('grimfell', 'bites for 2, the wounded for 3; a kill makes him the leader of the pack', () => {
  const t = play({
    areas: [['grimfell']],
    foes: [['ravenokStalker']],
    focus: [0],
    tokens: { ravenokStalker: { wounds: 1 } },
  });
  t.answer(0, 'grimfell').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'grimfell').turned, foci(t)],
    [['Ravenok Stalker: 3 damage, 3 wounds.'], true, [1]],
  );
  const fresh = play({ areas: [['grimfell']], foes: [['ravenokStalker']], focus: [0] });
  fresh.answer(0, 'grimfell').asks(0, 'turn');
  assert.deepEqual(
    [hits(fresh), on(fresh, 'grimfell').turned],
    [['Ravenok Stalker: 2 damage, 2 wounds.'], false],
  );
});

card('grimfell', 'as the leader he bites for 3 or 4, and a kill gives a card', () => {
  const t = play({
    areas: [['grimfell']],
    foes: [['ravenokStalker']],
    focus: [0],
    tokens: { grimfell: BACK, ravenokStalker: { wounds: 1 } },
  });
  t.answer(0, 'grimfell').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('hand.0').length], [['Ravenok Stalker: 4 damage, 4 wounds.'], 1]);
});

card('grimfell', 'a kill of somebody else does not turn him', () => {
  const t = play({ hands: [['fierceBlow']], areas: [['grimfell']], foes: [['boneSnake']], focus: [0] });
  t.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.equal(on(t, 'grimfell').turned, false);
});

card('oda', 'heals somebody else by 3; for 1 loot a rest makes her a healer', () => {
  const t = play({
    areas: [['oda', 'jorun']],
    loot: 1,
    cards: { 'discard.0': ['charge'] },
    tokens: { jorun: { wounds: 4 }, oda: { wounds: 1 } },
  });
  t.answer(0, 'oda').asks(0, 'targetFriend');
  assert.deepEqual(t.options(0), ['Valkea, the Shield Maiden', 'Jorun, the Sellsword']);
  t.answer(0, 'jorun').asks(0, 'turn');
  assert.equal(on(t, 'jorun').wounds, 1);
  t.answer(0, 'rest').answer(0, 'enough').asks(0, 'heroHealed').answer(0, 'oda').asks(0, 'turn');
  assert.deepEqual([on(t, 'oda').turned, t.state.loot], [true, 0]);
});

card('oda', 'as a healer up to two get 2 points and lose a condition', () => {
  const t = play({
    areas: [['oda', 'jorun', 'thorn']],
    tokens: { oda: BACK, jorun: { wounds: 2, poison: 1 }, thorn: { wounds: 3 } },
  });
  t.answer(0, 'oda').answer(0, 'jorun', 'thorn').asks(0, 'turn');
  assert.deepEqual([on(t, 'jorun').wounds, on(t, 'jorun').poison, on(t, 'thorn').wounds], [0, 0, 1]);
});

card('skirra', '1 damage and a daze anywhere; a revealed wilderness lets her grow', () => {
  const t = play({ areas: [['skirra']], row: ['gulletWorm'], focus: [0] });
  t.answer(0, 'skirra').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'gulletWorm').dazed], [['Gullet Worm: 1 damage, 1 wound.'], 1]);
  const seen = (slot: number) => {
    const quest = play({ phase: 'travel', areas: [['skirra']], at: [1, 0], loot: 1 });
    quest.answer(0, `scout${slot}`);
    if (quest.match.question(0)?.ask.prompt !== 'travel') quest.asks(0, 'scout');
    else quest.asks(0, 'travel');
    return on(quest, 'skirra').turned;
  };
  assert.deepEqual([seen(2), seen(3)], [true, false]);
});

card('skirra', 'grown, she strikes up to two', () => {
  const t = play({
    areas: [['skirra']],
    row: ['gulletWorm', 'redSandSlave'],
    focus: [0],
    tokens: { skirra: BACK },
  });
  t.answer(0, 'skirra').answer(0, 'gulletWorm', 'redSandSlave').asks(0, 'turn');
  assert.deepEqual([hits(t).length, on(t, 'redSandSlave').dazed], [2, 1]);
});

card('jorun', '2 damage, 3 with two enemies there; for 2 loot he leads', () => {
  const t = play({ areas: [['jorun']], foes: [['gulletWorm', 'ravenokStalker']], focus: [0], loot: 2 });
  t.answer(0, 'Jorun, the Sellsword: ally action').answer(0, 'ravenokStalker').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 3 damage, 3 wounds.']);
  t.answer(0, 'Jorun, the Sellsword: fast action').asks(0, 'turn');
  assert.deepEqual([on(t, 'jorun').turned, t.state.loot], [true, 0]);
  const alone = play({ areas: [['jorun']], foes: [['ravenokStalker']], focus: [0] });
  alone.answer(0, 'jorun').asks(0, 'turn');
  assert.deepEqual(hits(alone), ['Ravenok Stalker: 2 damage, 2 wounds.']);
});

card('jorun', 'as a captain 3 damage, and any hero loses 1 focus', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    areas: [['jorun']],
    foes: [['ravenokStalker']],
    focus: [0, 5],
    tokens: { jorun: BACK },
  });
  t.answer(0, 'jorun').answer(0, 'elatha').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)], [['Ravenok Stalker: 3 damage, 3 wounds.'], [1, 4]]);
});

card('fahl', '1 magical and burning; an event of time lets it glow', () => {
  const t = play({ areas: [['fahl']], row: ['stormDragon'], focus: [0] });
  t.answer(0, 'fahl').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').burning], [['Storm Dragon: 1 damage, 0 wounds.'], 1]);
  const event = play({ phase: 'time', areas: [['fahl']], set: (state) => (state.time = 8) });
  // First Tracks has no text for it; the number is entered all the same.
  assert.equal(on(event, 'fahl').turned, true);
});

card('fahl', 'glowing, 2 magical, burning, and a hero is healed by 1', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    areas: [['fahl']],
    row: ['stormDragon'],
    focus: [0],
    cards: { 'burial.1': ['rearm'] },
    tokens: { fahl: BACK },
  });
  t.answer(0, 'fahl').answer(0, 'elatha').answer(1, 'rearm').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('discard.1')], [['Storm Dragon: 2 damage, 1 wound.'], ['rearm']]);
});

card('thorn', '1 damage, and every attack on its hero is 1 less this round; 4 wounds wake it', () => {
  const t = play({ areas: [['thorn']], foes: [['redSandSlave']], focus: [0] });
  t.answer(0, 'thorn').asks(0, 'turn').answer(0, 'endTurn').answer(0, 'noFight').asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 3 wounds.'));
  const woken = (wounds: number) => {
    const quest = play({ phase: 'time', areas: [['thorn']], tokens: { thorn: { wounds } } });
    return on(quest, 'thorn').turned;
  };
  assert.deepEqual([woken(3), woken(4)], [false, true]);
});

card('thorn', 'awake, up to 3 of one zone take 1, one of them a daze', () => {
  const t = play({
    areas: [['thorn']],
    foes: [['gulletWorm', 'redSandSlave', 'ravenokStalker']],
    focus: [0],
    tokens: { thorn: BACK },
  });
  t.answer(0, 'thorn')
    .answer(0, 'gulletWorm', 'redSandSlave', 'ravenokStalker')
    .answer(0, 'redSandSlave')
    .asks(0, 'turn');
  assert.deepEqual([hits(t).length, on(t, 'redSandSlave').dazed, on(t, 'gulletWorm').dazed], [3, 1, 0]);
});

card('ysk', '2 magical, 3 to a dazed enemy; unwounded after a completed encounter it grows', () => {
  const t = play({
    areas: [['ysk']],
    foes: [['gulletWorm']],
    focus: [0],
    tokens: { gulletWorm: { dazed: 1 } },
  });
  t.answer(0, 'ysk').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 3 damage, 3 wounds.']);
  const grown = (wounds: number) => {
    const quest = play({
      phase: 'restoration',
      encounter: 'ragingBones',
      at: [1, 2],
      areas: [['ysk']],
      cards: { display: [], rewardDeck: [] },
      tokens: { ragingBones: { objectives: 2 }, ysk: { wounds } },
    });
    return on(quest, 'ysk').turned;
  };
  assert.deepEqual([grown(0), grown(1)], [true, false]);
});

card('ysk', 'grown, up to 2 enemies take 2 magical', () => {
  const t = play({
    areas: [['ysk']],
    foes: [['gulletWorm', 'redSandSlave']],
    focus: [0],
    tokens: { ysk: BACK },
  });
  t.answer(0, 'ysk').answer(0, 'gulletWorm', 'redSandSlave').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), foci(t)],
    [['Gullet Worm: 2 damage, 2 wounds.', 'Slave of the Red Sand: 2 damage, 2 wounds.'], [2]],
  );
});

card('krah', '2 damage, a kill brings 1 loot; with 6 loot in the pool he stays for good', () => {
  const t = play({
    areas: [['krah']],
    foes: [['boneSnake']],
    focus: [0],
    loot: 0,
    tokens: { boneSnake: { wounds: 1 } },
  });
  t.answer(0, 'krah').asks(0, 'turn');
  assert.equal(t.state.loot, 2);
  const stays = (loot: number) => {
    const quest = play({ heroes: ['melekai'], phase: 'pursuit', areas: [['krah']], loot });
    quest.asks(0, 'turn');
    return on(quest, 'krah').turned;
  };
  assert.deepEqual([stays(5), stays(6)], [false, true]);
});

card('krah', 'then 2 damage anywhere without focus, 4 to the enraged or dazed, and loot for a kill', () => {
  const t = play({
    areas: [['krah']],
    row: ['ravenokStalker'],
    focus: [0],
    loot: 0,
    tokens: { krah: BACK, ravenokStalker: { dazed: 1 } },
  });
  t.answer(0, 'krah').asks(0, 'turn');
  assert.deepEqual([hits(t), t.state.loot, foci(t)], [['Ravenok Stalker: 4 damage, 4 wounds.'], 2, [0]]);
});
