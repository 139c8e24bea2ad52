import assert from 'node:assert/strict';
import { attach } from '../../rules/heroCards.ts';
import { on, play, rule } from '../kit.ts';

rule('VA-PREVENT-01', 'only what stops this type of damage helps', () => {
  // A Round Shield against magic: nothing is offered.
  const t = play({ phase: 'defence', areas: [['roundShield']], foes: [['mirrorWitch']] });
  assert.equal(t.kinds('burial.0').length, 3);
  const iron = play({ phase: 'defence', areas: [['roundShield']], foes: [['thornback']] });
  iron.asks(0, 'damageToHero').answer(0, 'roundShield');
  assert.equal(iron.kinds('burial.0').length, 2);
});

rule('VA-PREVENT-02', 'several one after the other, each once: the example of the rulebook', () => {
  const t = play({
    phase: 'defence',
    hands: [['wildParry', 'fierceBlow']],
    areas: [['roundShield']],
    foes: [['redSandSlave']],
  });
  t.answer(0, 'wildParry').answer(0, 'roundShield').asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 2 wounds.'));
});

rule(
  'VA-PREVENT-03',
  'the parry lies on the discard pile before the wounds and may be buried for them',
  () => {
    const t = play({
      phase: 'defence',
      hands: [['wildParry']],
      areas: [['roundShield']],
      foes: [['redSandSlave']],
      next: { 'heroDeck.0': ['charge'] },
    });
    t.answer(0, 'wildParry').answer(0, 'roundShield').asks(0, 'wounds').answer(0, 'wildParry', 'deck1');
    assert.deepEqual(t.kinds('burial.0'), ['wildParry', 'charge']);
  },
);

rule('VA-PREVENT-04', 'enemies and allies stop damage by themselves', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun']],
    foes: [['boneSnake']],
  });
  t.answer(0, 'boneSnake');
  assert.equal(on(t, 'jorun').wounds, 1);
});

rule('VA-WOUND-01', 'each point that is not prevented buries a card', () => {
  const t = play({ phase: 'defence', foes: [['redSandSlave']] });
  assert.equal(t.kinds('burial.0').length, 4);
});

rule('VA-WOUND-02', 'from hand, any card of the discard pile, or the top of the deck', () => {
  const t = play({
    phase: 'defence',
    hands: [['fierceBlow']],
    foes: [['redSandSlave']],
    cards: { 'discard.0': ['charge', 'holdFast', 'ironBreath'] },
    next: { 'heroDeck.0': ['defiantShout', 'shieldWall'] },
  });
  t.asks(0, 'wounds').answer(0, 'fierceBlow', 'charge', 'deck1', 'deck2');
  assert.deepEqual(t.kinds('burial.0'), ['fierceBlow', 'charge', 'defiantShout', 'shieldWall']);
  assert.deepEqual(t.kinds('discard.0'), ['holdFast', 'ironBreath']);
});

rule('VA-WOUND-03', 'cards in the hero area cannot be buried for wounds', () => {
  const t = play({
    phase: 'defence',
    areas: [['shortSwordValkea', 'jorun']],
    hands: [['fierceBlow']],
    foes: [['boneSnake']],
  });
  t.answer(0, 'noFight').asks(0, 'wounds');
  assert.deepEqual(t.options(0), [
    'Fierce Blow',
    'Card 1 from the top of the deck',
    'Card 2 from the top of the deck',
  ]);
});

const LAIR = [8, 1] as const;

rule('VA-ELIM-01', 'who cannot bury a card for a wound is out', () => {
  const last = (deck: readonly string[]) =>
    play({
      heroes: ['valkea', 'elatha'],
      phase: 'defence',
      encounter: 'nightOfThePack',
      at: LAIR,
      foes: [['redSandSlave']],
      cards: { 'heroDeck.0': deck },
    }).state.heroes[0].out;
  assert.equal(last(['charge', 'charge', 'charge', 'charge']), false);
  assert.equal(last(['charge', 'charge', 'charge']), true);
});

rule('VA-ELIM-02', 'what may not be buried keeps nobody in the game', () => {
  // Gear in play and a swallowed card do not count.
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    areas: [['shortSwordValkea', 'roundShield']],
    foes: [['boneGhost']],
    cards: { 'heroDeck.0': ['charge'] },
  });
  assert.equal(t.state.heroes[0].out, true);
});

rule('VA-ELIM-03', 'enemies of the fallen go to the row; hero, cards and allies are gone', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    areas: [['jorun', 'roundShield']],
    foes: [['redSandSlave', 'thornback', 'boneSnake']],
    cards: { 'heroDeck.0': ['charge'], 'discard.0': [] },
  });
  t.answer(0, 'noFight').answer(0, 'redSandSlave').answer(0, 'pass');
  t.asks(1, 'rowOrder').answer(1, 'thornback').answer(1, 'redSandSlave');
  // Behind them come the reinforcements of the next round.
  assert.deepEqual(t.kinds('row').slice(0, 3), ['thornback', 'redSandSlave', 'boneSnake']);
  for (const pile of ['hand.0', 'area.0', 'heroDeck.0', 'discard.0', 'burial.0', 'offer.0', 'pursuers.0'])
    assert.deepEqual(t.kinds(pile), [], pile);
  assert.deepEqual(t.kinds('burial.1'), []);
  assert.equal(t.match.result, null);
});

rule('VA-ELIM-04', 'an ally with as many wounds as life is gone for good', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun']],
    foes: [['redSandSlave']],
    tokens: { jorun: { wounds: 4 } },
  });
  t.answer(0, 'redSandSlave');
  assert.deepEqual(t.kinds('area.0'), []);
  assert.ok(t.kinds('box').includes('jorun'));
  assert.deepEqual(on(t, 'jorun').wounds, 0);
});

rule.also('VA-ELIM-04', 'also by conditions', () => {
  const t = play({
    heroes: ['melekai'],
    phase: 'defence',
    areas: [['jorun']],
    tokens: { jorun: { wounds: 5, poison: 2 } },
  });
  assert.deepEqual([t.kinds('area.0'), on(t, 'jorun').wounds], [[], 0]);
});

rule('VA-ELIM-05', 'a killed ally brings no loot and costs none', () => {
  const t = play({
    phase: 'defence',
    areas: [['jorun']],
    foes: [['redSandSlave']],
    tokens: { jorun: { wounds: 6 } },
    loot: 3,
  });
  t.answer(0, 'redSandSlave');
  assert.equal(t.state.loot, 3);
});

rule('VA-VARIANT-05', 'in a nightmare a killed ally takes loot along, but never more than there is', () => {
  const after = (loot: number, options: object) => {
    const t = play({
      phase: 'defence',
      areas: [['jorun']],
      foes: [['redSandSlave']],
      tokens: { jorun: { wounds: 6 } },
      loot,
      options,
    });
    t.answer(0, 'redSandSlave');
    return t.state.loot;
  };
  assert.equal(after(3, { nightmareTime: true }), 1);
  assert.equal(after(3, { nightmareQuest: true }), 1);
  assert.equal(after(3, { nightmareHeroes: true }), 1);
  assert.equal(after(1, { nightmareTime: true }), 0);
});

rule.also(
  'VA-ELIM-03',
  'cards of the fallen hero go wherever they are attached, those of others stay',
  () => {
    const t = play({
      heroes: ['elatha', 'ishrid'],
      phase: 'defence',
      encounter: 'nightOfThePack',
      at: [8, 1],
      foes: [['redSandSlave']],
      row: ['stormDragon'],
      cards: { 'heroDeck.0': ['longbow'] },
      set: (_, table) => {
        const [dragon] = table.cards(table.piles.row);
        ['markedPrey', 'signOfBinding'].forEach((kind, seat) =>
          attach(table, seat, table.make(kind, table.piles.hand[seat]), dragon, false),
        );
      },
    });
    assert.ok(t.state.heroes[0].out);
    assert.deepEqual(t.kinds('attached'), ['signOfBinding']);
  },
);

rule.also('VA-ATTACH-05', 'what others have attached to an ally of the fallen hero goes back to them', () => {
  const t = play({
    heroes: ['elatha', 'aseke'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: [8, 1],
    areas: [['jorun']],
    foes: [['redSandSlave']],
    cards: { 'heroDeck.0': ['longbow'] },
    set: (_, table) => {
      const [jorun] = table.cards(table.piles.area[0]);
      attach(table, 1, table.make('trueName', table.piles.hand[1]), jorun, false);
    },
  });
  t.answer(1, 'pass').answer(0, 'noFight').answer(1, 'pass');
  assert.ok(t.state.heroes[0].out);
  assert.deepEqual([t.kinds('attached'), t.kinds('discard.1')], [[], ['trueName']]);
});
