import assert from 'node:assert/strict';
import { attach } from '../../rules/heroCards.ts';
import { on, play, rage, rule, situation } from '../kit.ts';

/** Whose card it is, who decides, and who comes next. */

rule.also('VA-ACTION-11', 'a card in hand lends only its hand actions to another', () => {
  const t = play({
    heroes: ['ishrid'],
    hands: [['echo', 'ringOfThreeThreads']],
    areas: [['runeBlade']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'Echo: fast action').asks(0, 'embed');
  // Into the hero area, or enough.
  assert.equal(t.options(0).length, 2);
  t.answer(0, t.options(0)[0]).asks(0, 'turn');
  assert.deepEqual(t.kinds('area.0').toSorted(), ['ringOfThreeThreads', 'runeBlade']);
});

situation('the next hero is the one after, and the first after the last', () => {
  const flown = (seat: number) => {
    const foes = [0, 1, 2].map((one) => (one === seat ? ['flyingSkulls'] : []));
    const t = play({ heroes: ['melekai', 'sigraed', 'valkea'], foes });
    rage(t, 'flyingSkulls');
    return [0, 1, 2].find((one) => t.kinds(`pursuers.${one}`).length > 0);
  };
  assert.deepEqual([0, 1, 2].map(flown), [1, 2, 0]);
});

situation('who takes attached cards back takes the own ones', () => {
  const t = play({
    heroes: ['ishrid', 'elatha'],
    hands: [['unravel']],
    foes: [['stormDragon']],
    focus: [0, 0],
    set: (_, table) => {
      const [dragon] = table.cards(table.piles.pursuers[0]);
      ['signOfBinding', 'markedPrey'].forEach((kind, seat) =>
        attach(table, seat, table.make(kind, table.piles.hand[seat]), dragon, false),
      );
    },
  });
  t.answer(0, 'unravel').answer(0, 'stormDragon').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('attached')], [['signOfBinding'], ['markedPrey']]);
});

situation('what a card grants to "your" weapons it grants to nobody else', () => {
  const struck = (hero: number) => {
    const areas = [['shortSwordValkea'], [] as string[]];
    areas[hero].push('saintsKnuckle');
    const t = play({ heroes: ['valkea', 'melekai'], areas, foes: [['boneGhost']], focus: [0, 0] });
    t.answer(0, 'Short Sword: normal action').asks(0, 'turn');
    return t.log().filter((line) => line.startsWith('Weak spot')).length;
  };
  assert.deepEqual([struck(0), struck(1)], [1, 0]);
});

situation('once per encounter means that there has to be one', () => {
  const offered = (encounter: object) => {
    const t = play({
      heroes: ['melekai'],
      areas: [['saintsKnuckle']],
      cards: { 'burial.0': ['holyWrath'] },
      ...encounter,
    });
    return t.match
      .question(0)!
      .from.some(({ card }) => card !== undefined && t.t.kind(card) === 'saintsKnuckle');
  };
  assert.deepEqual([offered({}), offered({ encounter: 'holdTheBridge' })], [false, true]);
});

rule.also('VA-ENRAGE-06', 'also where the text has led it back to the row', () => {
  const t = play({ heroes: ['melekai'], foes: [['mistLynx']] });
  rage(t, 'mistLynx');
  assert.deepEqual([t.kinds('row'), on(t, 'mistLynx').enraged], [['mistLynx'], false]);
});

rule.also('VA-CONDITION-02', 'of the own hero and the own allies each player chooses', () => {
  const both = { dazed: 1, weakness: 1 };
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    areas: [[], ['jorun']],
    tokens: { elatha: both, jorun: both },
  });
  t.asks(1, 'removeCondition').answer(1, 'dazed').asks(1, 'removeCondition').answer(1, 'weakness');
  assert.deepEqual([on(t, 'elatha').weakness, on(t, 'jorun').dazed], [1, 1]);
});

rule.also('VA-GOLDEN-03', 'all vote on the hero whom an encounter asks for', () => {
  const t = play({
    heroes: ['melekai', 'sigraed'],
    options: { groupDecisions: 'vote' },
    phase: 'pursuit',
    encounter: 'holdTheBridge',
    row: ['redSandSlave'],
  });
  t.asks(0, 'whichHero').asks(1, 'whichHero');
});

situation('the nearest safe location is never the Haven', () => {
  const t = play({
    options: { adventure: 'songOfBones' },
    phase: 'time',
    loot: 0,
    at: [4, 1],
    set: (state) => (state.time = 15),
  });
  assert.deepEqual([t.state.time, t.state.threat[0]], [16, 0]);
});

rule.also('VA-VARIANT-01', 'their cards are the same', () => {
  const decks = [false, true].map((nightmareHeroes) => {
    const t = play({ options: { nightmareHeroes } });
    return [...t.kinds('heroDeck.0'), ...t.kinds('offer.0')].length;
  });
  assert.equal(decks[0], decks[1]);
});
