import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const wizards = ['wizard', 'wizard'] as const;

rule('TA-SPELL-01', 'enough Craft is all it takes', () => {
  const thief = scene({
    seats: ['thief', 'warrior'],
    at: ['city'],
    cards: { 'space.14': ['witch'] },
    next: { spells: ['healing'] },
    dice: [2, 3, 5],
  });
  thief.answer(0, 'hills2').asks(0, 'turnStart');
  assert.deepEqual(thief.kinds('hand.0'), ['healing']);
});
rule('TA-SPELL-02', 'Spells are for their owner alone', () => {
  const t = scene({ seats: wizards, at: ['city'], cards: { 'hand.0': ['healing'] } });
  assert.deepEqual(
    t.match.view(0).piles.hand[0].cards.map((card) => card !== null && 'kind' in card && card.kind),
    ['healing'],
  );
  assert.deepEqual(t.match.view(1).piles.hand[0].cards, [null]);
  assert.deepEqual(t.match.view('watcher').piles.hand[0].cards, [null]);
});
rule('TA-SPELL-03', '0, 0, 1, 2, 2, 3 by Craft', () => {
  for (const [craft, most] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [9, 3],
  ]) {
    const t = scene({
      seats: ['warrior', 'warrior'],
      at: ['city'],
      with: { 0: { craft } },
      next: { adventure: ['bookOfSpells'], spells: ['hex', 'hex', 'hex', 'hex'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2');
    assert.equal(t.kinds('hand.0').length, most, `Craft ${2 + craft}`);
  }
});
const losing = () =>
  scene({
    seats: ['thief', 'thief'],
    at: ['fields3'],
    with: { 0: { craft: 1 } },
    cards: { 'hand.0': ['hex', 'preservation'] },
    dice: [4, 1, 3],
  });
rule('TA-SPELL-04', 'too many are put away at once, by choice', () => {
  const t = losing();
  t.answer(0, 'pass')
    .answer(0, 'city')
    .answer(0, 'The Enchantress')
    .asks(0, 'discardSpells')
    .answer(0, 'Hex');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('spellDiscard')], [['preservation'], ['hex']]);
});
rule('TA-SPELL-05', 'and cannot be cast in that moment', () => {
  const t = losing();
  t.answer(0, 'pass').answer(0, 'city').answer(0, 'The Enchantress');
  // The question only asks which to put away: nothing is cast, aimed or declined.
  assert.deepEqual(t.options(0), ['Hex', 'Preservation']);
  t.answer(0, 'Hex');
  assert.ok(!t.log().some((line) => line.includes('casts')));
});
rule('TA-SPELL-06', 'within the limit nobody may put one away', () => {
  const t = scene({ seats: wizards, at: ['city'], cards: { 'hand.0': ['hex', 'healing'] } });
  const prompts = new Set<string>();
  t.asks(0, 'turnStart');
  for (const option of t.options(0)) prompts.add(option);
  assert.deepEqual([...prompts], ['Hex', 'Healing', 'No, go on']);
});
rule('TA-SPELL-07', 'a Spell may be kept as long as one likes', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'city'],
    cards: { 'hand.0': ['temporalWarp'] },
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'pass').answer(0, 'hills2').answer(1, 'hills2').answer(1, 'The space');
  assert.deepEqual(t.kinds('hand.0'), ['temporalWarp']);
  t.asks(0, 'turnStart');
});
rule('TA-SPELL-08', 'only at its time and on its target; then it is discarded', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    with: { 1: { lives: 1 } },
    cards: { 'hand.0': ['healing', 'psionicBlast'] },
  });
  assert.deepEqual(t.options(0), ['Healing', 'No, go on']);
  t.roll(2, 3).answer(0, 'Healing').asks(0, 'aim').answer(0, 'seat1');
  assert.deepEqual([t.state.players[1].lives, t.kinds('spellDiscard')], [4, ['healing']]);
  t.asks(0, 'destination');
});
rule('TA-SPELL-09', 'wherever the other one is', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'pits'],
    with: { 1: { gold: 1 } },
    cards: { 'hand.0': ['acquisition'] },
  });
  t.roll(2, 3).answer(0, 'Acquisition');
  assert.equal(t.state.players[0].gold, 1);
  t.match.waiting.forEach((seat) => t.options(seat));
});
rule('TA-SPELL-10', 'Spells against creatures do not reach into the inner region', () => {
  const t = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['destruction'], 'space.40': ['hermit'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
  const outside = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['destruction'], 'space.3': ['wolf'] },
  });
  outside.asks(0, 'turnStart');
});
rule('TA-SPELL-11', 'in the own turn as many as one held, in the turn of another one', () => {
  const own = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['temporalWarp', 'temporalWarp'] },
  });
  assert.equal(own.state.players[0].casts, 2);
  assert.equal(own.state.players[1].casts, 1);
  own.answer(0, 'Temporal Warp');
  assert.equal(own.state.players[0].casts, 1);
  own.options(0);
  const other = scene({
    seats: wizards,
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['healing', 'healing'] },
    dice: [2, 3],
  });
  other.answer(1, 'Healing').answer(1, 'seat1').asks(0, 'destination');
});
rule('TA-SPELL-12', 'at the limit nothing is gained', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'hand.0': ['preservation'], 'space.14': ['witch'] },
    dice: [2, 3, 5],
  });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('hand.0'), ['preservation']);
});
rule('TA-INNER-12', 'creatures there are immune, those who walk there are not', () => {
  // Psionic Blast works on the caster; Destruction finds nothing to aim at.
  const t = scene({
    seats: wizards,
    at: ['diceWithDeath', 'tavern'],
    with: { 0: { done: true, werewolf: 7 } },
    cards: { 'hand.0': ['psionicBlast'] },
  });
  t.answer(0, 'werewolfDen').asks(0, 'beforeFight').roll(2, 1).answer(0, 'Psionic Blast');
  assert.ok(t.log().some((line) => line.includes('9 against 8')));
  assert.equal(where(t, 0), 'werewolfDen');
  t.match.waiting.forEach((seat) => t.options(seat));
});
