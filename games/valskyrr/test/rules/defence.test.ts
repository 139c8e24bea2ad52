import assert from 'node:assert/strict';
import { on, play, rule } from '../kit.ts';

rule('VA-DEFENCE-01', 'assign, activate, then the conditions', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun']],
    foes: [['redSandSlave', 'thornback']],
    tokens: { valkea: { burning: 1 } },
  });
  t.asks(0, 'assign').answer(0, 'redSandSlave').asks(0, 'activate').answer(0, 'thornback');
  const log = t.log();
  const at = (part: string) => log.findIndex((line) => line.includes(part));
  // The Thornback hits for 3, the slave his ally, and only then the fire burns.
  assert.ok(at('takes 3 wounds') < at('gets 3 wounds'));
  assert.ok(at('gets 3 wounds') < at('takes 1 wound'), log.join('\n'));
  assert.equal(t.kinds('burial.0').length, 4);
});

rule('VA-DEFENCE-02', 'every enemy in every area once; the group orders areas, each player the own', () => {
  const t = play({
    heroes: ['melekai', 'sigraed'],
    phase: 'defence',
    foes: [['thornback', 'boneSnake'], ['redSandSlave']],
  });
  t.asks(0, 'whichArea').answer(0, 'seat1');
  t.asks(0, 'activate').answer(0, 'boneSnake');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('burial.1').length], [5, 4]);
  assert.deepEqual(
    t
      .log()
      .filter((line) => line.includes('attacks'))
      .map((line) => line.split(' attacks')[0]),
    ['The Slave of the Red Sand', 'The Bone Snake', 'The Thornback'],
  );
});

rule('VA-DEFENCE-03', 'an enemy deals what its combat box says, to the hero or to the ally it fights', () => {
  const t = play({
    phase: 'defence',
    areas: [['thorn', 'chainShirt']],
    foes: [['mirrorWitch', 'redSandSlave']],
  });
  // Magic of the witch against the ally; iron of the slave against her, which the shirt can stop.
  t.answer(0, 'mirrorWitch').answer(0, 'mirrorWitch');
  assert.equal(on(t, 'thorn').wounds, 3);
  t.asks(0, 'damageToHero').answer(0, 'chainShirt');
  assert.equal(t.kinds('burial.0').length, 2);
});

rule('VA-DEFENCE-04', 'who lies in the row does not attack', () => {
  const t = play({ phase: 'defence', row: ['redSandSlave'] });
  t.asks(0, 'scout');
  assert.deepEqual(t.kinds('burial.0'), []);
});

rule('VA-DEFENCE-05', 'the ability of an enemy works in a hero area only', () => {
  const drawn = (where: object) => {
    const t = play({ ...where, hands: [[]] });
    t.answer(0, 'endTurn');
    return t.kinds('hand.0').length;
  };
  // A Bone Snake squeezes the draw limit.
  assert.equal(drawn({ row: ['boneSnake'] }), 5);
  assert.equal(drawn({ foes: [['boneSnake']] }), 4);
});

rule('VA-DEFENCE-06', 'abilities of a boss say where they work', () => {
  const boss = (where: object) =>
    play({
      ...where,
      heroes: ['melekai'],
      phase: 'pursuit',
      focus: [0],
      encounter: 'nightOfThePack',
      set: (state) => (state.bossLife = 10),
    }).state.heroes[0].focus;
  // The howl from the row draws the eyes; in her area he howls no more.
  assert.equal(boss({ foes: [['greyfang']] }), 0);
  // Raised to 1, halved when he comes.
  assert.equal(boss({ row: ['boneGhost', 'greyfang'] }), 0);
  const t = play({
    heroes: ['melekai'],
    phase: 'pursuit',
    focus: [3],
    encounter: 'nightOfThePack',
    row: ['greyfang'],
    set: (state) => (state.bossLife = 10),
  });
  assert.equal(t.state.heroes[0].focus, 2);
});

rule('VA-DEFENCE-07', 'who changes zones is activated if it was not yet, and never twice', () => {
  // Valkea pulls the slave over after it has attacked.
  const t = play({
    heroes: ['valkea', 'melekai'],
    phase: 'defence',
    hands: [['lastLine']],
    foes: [['thornback'], ['redSandSlave']],
  });
  t.answer(0, 'seat1').answer(0, 'lastLine');
  assert.deepEqual(t.kinds('pursuers.0').toSorted(), ['redSandSlave', 'thornback']);
  assert.equal(t.log().filter((line) => line.startsWith('The Slave of the Red Sand attacks')).length, 1);
  // Moved before its turn, it attacks in its new area; one that ended in the row is left out.
  const away = play({
    heroes: ['elatha', 'melekai'],
    phase: 'defence',
    hands: [['withoutTrace']],
    foes: [['redSandSlave']],
  });
  away.answer(0, 'withoutTrace');
  assert.ok(!away.log().some((line) => line.startsWith('The Slave of the Red Sand attacks')));
});

rule('VA-ALLYDEF-01', 'each ally may take one enemy of its area upon itself; two allies two', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun', 'thorn']],
    foes: [['redSandSlave', 'thornback', 'boneSnake']],
  });
  t.answer(0, 'redSandSlave').asks(0, 'assign');
  assert.deepEqual(t.options(0), ['Thornback', 'Bone Snake', 'None']);
  t.answer(0, 'thornback').answer(0, 'redSandSlave').answer(0, 'thornback');
  assert.deepEqual([on(t, 'jorun').wounds, on(t, 'thorn').wounds], [3, 1]);
  assert.equal(t.kinds('burial.0').length, 2);
});

rule('VA-ALLYDEF-02', 'a boss cannot be assigned', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun']],
    foes: [['greyfang', 'boneSnake']],
    set: (state) => (state.bossLife = 10),
  });
  t.asks(0, 'assign');
  assert.deepEqual(t.options(0), ['Bone Snake', 'None']);
});

rule('VA-ALLYDEF-03', 'the ally is hit instead of the hero; nothing is passed on', () => {
  const t = play({
    phase: 'defence',
    areas: [['oda']],
    foes: [['redSandSlave']],
    tokens: { oda: { wounds: 4 } },
  });
  t.answer(0, 'redSandSlave');
  assert.deepEqual([t.kinds('burial.0'), t.kinds('area.0')], [[], []]);
});

rule.also('VA-ALLYDEF-03', 'and everybody sees whom the attack is aimed at', () => {
  const aimed = (answer: string) => {
    const t = play({
      heroes: ['aseke'],
      phase: 'defence',
      hands: [['wardingName']],
      areas: [['jorun']],
      foes: [['redSandSlave']],
    });
    t.answer(0, 'pass').answer(0, answer).answer(0, 'pass');
    t.asks(0, answer === 'noFight' ? 'damageToHero' : 'damageToAlly');
    const { seat, ally } = t.match
      .view('watcher')
      .scenes.find(({ type }) => type === 'attack') as unknown as {
      seat: number | null;
      ally: number | null;
    };
    return [seat, ally !== null];
  };
  assert.deepEqual(
    [aimed('noFight'), aimed('redSandSlave')],
    [
      [0, false],
      [null, true],
    ],
  );
});

rule('VA-ALLYDEF-04', 'one ally, one enemy', () => {
  const t = play({ phase: 'defence', areas: [['jorun']], foes: [['redSandSlave', 'boneSnake']] });
  t.answer(0, 'redSandSlave').asks(0, 'activate');
  assert.equal(t.state.fights.length, 1);
});

rule.also('VA-ALLYDEF-04', 'when the defence phase is over, nobody stands before anybody any more', () => {
  const t = play({
    phase: 'defence',
    encounter: 'holdTheBridge',
    areas: [['jorun']],
    foes: [['redSandSlave', 'boneSnake']],
  });
  t.answer(0, 'redSandSlave').answer(0, 'redSandSlave');
  while (t.state.phase === 'defence') t.answer(0, ...t.options(0).slice(0, t.match.question(0)?.min ?? 1));
  assert.deepEqual(t.state.fights, []);
});

rule('VA-ALLYDEF-05', 'if the assigned enemy leaves, no other takes its place', () => {
  // Both slip away before the slave attacks; Jorun gets nobody else.
  const t = play({
    heroes: ['elatha'],
    phase: 'defence',
    areas: [['jorun']],
    hands: [['withoutTrace']],
    foes: [['redSandSlave', 'thornback']],
  });
  t.answer(0, 'pass').answer(0, 'redSandSlave').answer(0, 'thornback').asks(0, 'attackStart');
  t.answer(0, 'withoutTrace').answer(0, 'thornback');
  assert.equal(on(t, 'jorun').wounds, 0);
  assert.deepEqual(t.kinds('row').toSorted(), ['redSandSlave', 'thornback']);
});

rule('VA-ALLYDEF-06', 'the printed defence of an ally works against each type', () => {
  const against = (ally: string, foe: string) => {
    const t = play({ phase: 'defence', areas: [[ally]], foes: [[foe]] });
    t.answer(0, foe);
    return on(t, ally).wounds;
  };
  // Thorn: 2 against iron, none against magic. Oda: the other way round, 1 against magic.
  assert.deepEqual([against('thorn', 'redSandSlave'), against('thorn', 'mirrorWitch')], [2, 3]);
  assert.deepEqual([against('oda', 'boneSnake'), against('oda', 'mirrorWitch')], [2, 2]);
});

rule('VA-ALLYDEF-07', 'if the ally has fallen first, its enemy attacks the hero', () => {
  // The storm's lightning kills Grimfell before the snake comes.
  const t = play({
    phase: 'defence',
    areas: [['grimfell']],
    foes: [['boneSnake', 'stormDragon']],
    tokens: { grimfell: { wounds: 5 } },
  });
  t.answer(0, 'boneSnake').asks(0, 'activate').answer(0, 'stormDragon');
  assert.deepEqual(t.kinds('area.0'), []);
  // 4 of the dragon, 2 of the snake.
  assert.equal(t.kinds('burial.0').length, 6);
});
