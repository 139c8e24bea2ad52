import assert from 'node:assert/strict';
import { beforeFighting, choose, fighting, fightOf, offered, pass, passTo, rule } from '../kit.ts';

const heroes = ['dral', 'ael'];

rule('EU-PREP-01', 'the die of hope starts every fight at zero', () => {
  const j = fighting('mistWolf', { heroes, hero: [{ gaar: 0, reserve: 'combat' }], dice: [6, 5, 6, 6] });
  passTo(j, 'afterHeroRoll');
  assert.equal(fightOf(j).hope, 1);
  fightOf(j).damage = 4;
  passTo(j, 'keepTrophy');
  choose(j, 0, 'noTrophy');
  // Another monster next to it, with the marker kept from the last turn.
  j.next('monsterNext.0', 'mudLeech');
  choose(j, 0, 'step6');
  j.roll(1, 1);
  choose(j, 0, 'fight');
  j.asks(1, 'monsterC');
  assert.deepEqual([fightOf(j).kind, fightOf(j).hope], ['mudLeech', 0]);
});

rule(
  'EU-PREP-02',
  'before the fight equipment is changed and what works outside combat used; afterwards no more',
  () => {
    const j = beforeFighting('mistWolf', {
      heroes: ['dral', 'ael', 'keleia'],
      pouch: [['pavise', 'woundDraught']],
      hero: [{ health: 3 }],
      dice: [1, 1],
    });
    j.asks(0, 'beforeFight');
    // Nobody has turned a control card or the monster card yet.
    assert.deepEqual(j.kinds('controlDiscard'), []);
    assert.deepEqual(j.kinds('foe'), []);
    j.answer(0, 'Use Wound Draught').asks(0, 'beforeFight');
    assert.equal(j.state.heroes[0].health, 7);
    j.answer(0, 'Pavise instead of Crested Shield').asks(0, 'beforeFight');
    choose(j, 0, 'fight');
    assert.deepEqual(j.kinds('foe'), ['mistWolf']);
    while (j.match.question(0)?.ask.prompt !== 'afterHeroRoll') {
      const [seat] = j.match.waiting;
      assert.ok(offered(j, seat).every((id) => !id.startsWith('wear') && !id.startsWith('swap')));
      pass(j);
    }
    j.asks(0, 'afterHeroRoll');
  },
);

rule.also(
  'EU-PREP-02',
  'who could only take something off goes straight into the fight, unless asked for everything',
  () => {
    const met = (prompt: string, pouch: readonly string[], usual?: true): string[] => {
      const j = beforeFighting('mistWolf', { heroes, pouch: [pouch], dice: [1, 1], ...(usual && { usual }) });
      const [seat] = j.match.waiting;
      return j.asks(seat, prompt).kinds('foe');
    };
    assert.deepEqual(met('beforeFight', []), []);
    assert.deepEqual(met('afterMonsterRoll', [], true), ['mistWolf']);
    // A shield in the pouches could be put on.
    assert.deepEqual(met('beforeFight', ['pavise'], true), []);
  },
);

rule('EU-PREP-03', 'a fight cannot be broken off: round follows round until one side falls', () => {
  const j = fighting('mistWolf', {
    heroes,
    hero: [{ gaar: 0, health: 4 }],
    dice: [6, 5, 1, 2, 6, 5, 1, 2],
  });
  const rounds: number[] = [];
  while (j.match.question(0)?.ask.prompt !== 'turn') {
    const { round, over } = fightOf(j);
    if (over === null) {
      if (!rounds.includes(round)) rounds.push(round);
      assert.ok(!offered(j, j.match.waiting[0]).includes('end'));
    }
    pass(j);
  }
  // Two rounds of 2 wounds each, and the hero is dead.
  assert.deepEqual([rounds, j.state.heroes[0].fallen], [[1, 2], 1]);
  j.asks(0, 'turn');
});

rule(
  'EU-PREP-04',
  'what prepares a fight is used when the monster lies there, before the first strike',
  () => {
    const j = fighting('caveBear', { heroes: ['ael', 'dral'], worn: [['aelStalk']] });
    j.asks(0, 'prep');
    assert.deepEqual([j.kinds('foe'), fightOf(j).chaos, fightOf(j).hope], [['caveBear'], 2, 0]);
    j.answer(0, 'Use Stalk').asks(0, 'firstStrike');
    assert.deepEqual([fightOf(j).chaos, fightOf(j).hope], [1, 1]);
  },
);
