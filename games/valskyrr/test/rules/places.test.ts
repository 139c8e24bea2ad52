import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { drawIntoRow } from '../../rules/enemies.ts';
import { statOf } from '../../rules/statics.ts';
import { game, on, play, rule } from '../kit.ts';

rule('VA-GOLDEN-01', 'the text of a card beats the rulebook', () => {
  // One normal action a turn; the draught gives a second.
  const t = play({
    hands: [['fierceBlow', 'fierceBlow', 'windDraught']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.ok(!t.options(0).includes('Fierce Blow: normal action'));
  t.answer(0, 'windDraught').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').wounds, 4);
});

rule('VA-GOLDEN-02', 'what one card forbids no other permits', () => {
  // The sign may move an enemy, but an enraged Bone Snake cannot be moved; nothing stops a Bone Ghost.
  const t = play({
    heroes: ['ishrid'],
    hands: [['signOfTheWay']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { enraged: true } },
  });
  t.answer(0, 'signOfTheWay').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.kinds('row')], [['boneSnake'], []]);
  const ghost = play({ phase: 'defence', hands: [['holdFast']], foes: [['boneGhost']] });
  ghost.asks(0, 'wounds');
});

rule.also('VA-GOLDEN-02', 'nor does one permit what is forbidden for a while', () => {
  const aimed = (forbids: 'target' | 'soleTarget' | 'move') => {
    const t = play({
      hands: [['fierceBlow']],
      foes: [['boneSnake', 'thornback']],
      focus: [0],
      set: ({ changes }, table) => {
        const [on] = table.cards(table.piles.pursuers[0]);
        const change = { on, forbids, stat: null, limit: null, seat: null, delta: 0, set: null };
        changes.push({ ...change, until: 'phaseEnd', turnOf: null });
      },
    });
    return t.answer(0, 'fierceBlow');
  };
  aimed('move').asks(0, 'targetEnemy');
  // Where only one of two may be hit, nobody is asked whom.
  aimed('target').asks(0, 'wounds');
  aimed('soleTarget').asks(0, 'wounds');
});

rule('VA-KEYWORD-01', 'a keyword does nothing by itself', () => {
  // Flying or not: a sword hits for 3.
  const wounds = (foe: string) => {
    const t = play({ areas: [['shortSwordValkea']], foes: [[foe]], focus: [0] });
    t.answer(0, 'Short Sword: normal action').asks(0, 'turn');
    return t
      .log()
      .find((line) => line.includes('damage'))
      ?.split(': ')[1];
  };
  assert.equal(wounds('diveHunter'), '3 damage, 3 wounds.');
  assert.equal(wounds('mutatedDragon'), '3 damage, 3 wounds.');
});

rule('VA-KEYWORD-02', 'who is named by a keyword means all that bear it', () => {
  // At the Red Tombs every skeleton has 1 more against magic, wherever it lies.
  const t = play({
    options: { adventure: 'songOfBones' },
    heroes: ['valkea', 'elatha'],
    at: [4, 0],
    cards: { 'place.4': ['redTombs'] },
    foes: [['boneSnake'], ['tormentedSkeleton']],
    row: ['boneGhost', 'flyingSkulls'],
  });
  const defence = (pile: number | undefined) =>
    (pile === undefined ? t.t.cards(t.t.piles.row) : t.t.cards(t.t.piles.pursuers[pile])).map((card) =>
      statOf(t.t, card, 'magicalDefence'),
    );
  assert.deepEqual([defence(0), defence(1), defence(undefined)], [[1], [1], [1, 0]]);
});

rule('VA-KEYWORD-03', 'what an enemy is weak to is no keyword of its own', () => {
  const t = play({ options: { adventure: 'songOfBones' } });
  // Six kinds of the blue deck are weak to Blunt or Light; none is.
  assert.deepEqual(drawIntoRow(t.t, { deck: 'blue', keywords: ['blunt', 'light'] }, 1).cards, []);
  assert.ok(game.content.boneDragon.vulnerability.keywords.includes('blunt'));
});

rule(
  'VA-ZONE-01',
  'a hero area holds charter, cards, allies, piles, what can be acquired, and the pursuers',
  () => {
    const t = table(game, { seats: 2, setup: 'asked' });
    t.answer(0, 'valkea').answer(1, 'elatha').answer(0, 'jorun').answer(1, 'noAlly');
    assert.deepEqual(t.kinds('charter.0'), ['valkea']);
    assert.deepEqual(t.kinds('area.0').toSorted(), [
      'chainShirt',
      'jorun',
      'roundShield',
      'shortSwordValkea',
    ]);
    assert.deepEqual(
      [t.kinds('hand.0').length, t.kinds('heroDeck.0').length, t.kinds('offer.0').length],
      [5, 12, 12],
    );
    for (const pile of ['discard.0', 'burial.0', 'pursuers.0']) assert.deepEqual(t.kinds(pile), []);
  },
);

rule('VA-ZONE-02', 'everything else lies in the quest area', () => {
  const t = table(game, { seats: 1, setup: 'asked' });
  t.answer(0, 'valkea').answer(0, 'noAlly');
  assert.deepEqual(
    [0, 1, 2].map((deck) => t.kinds(`enemyDeck.${deck}`).length),
    [24, 24, 24],
  );
  assert.equal(t.kinds('encounterDeck').length, 18);
  assert.equal([...t.kinds('rewardDeck'), ...t.kinds('display')].length, 28);
  assert.deepEqual(t.kinds('place.0'), ['mistwatch']);
  assert.deepEqual([t.kinds('row'), t.kinds('adventure')], [[], ['firstTracks']]);
});

rule('VA-ZONE-05', 'each hero has an own discard pile and an own open burial pile', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    foes: [['thornback'], ['boneSnake']],
  });
  t.answer(0, 'seat0');
  const { burial } = t.match.view('watcher').piles;
  assert.deepEqual([burial[0].cards.length, burial[1].cards.length], [3, 2]);
  assert.ok([...burial[0].cards, ...burial[1].cards].every((card) => card !== null));
});

rule(
  'VA-ZONE-06',
  'hands, discards, burials and offers are open; decks and what lies face down are not',
  () => {
    const seen = (top: string, tile: string) =>
      play({
        heroes: ['valkea', 'elatha'],
        hands: [['charge'], ['rearm']],
        next: { 'heroDeck.0': [top], 'hidden.1': [tile] },
      }).match.view(1).piles;
    const { hand, offer, heroDeck, hidden } = seen('holdFast', 'saltRoad');
    assert.deepEqual(
      hand[0].cards.map((card) => (card !== null && 'kind' in card ? card.kind : null)),
      ['charge'],
    );
    assert.ok(offer[0].cards.every((card) => card !== null));
    // Which card lies on top, and which tile lies there, cannot be told.
    const other = seen('shieldWall', 'fortHarn');
    assert.deepEqual([heroDeck[0], hidden[1]], [other.heroDeck[0], other.hidden[1]]);
    assert.equal(heroDeck[0].count, 20);
  },
);
