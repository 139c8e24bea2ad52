import assert from 'node:assert/strict';
import { play, rule } from '../kit.ts';

rule('MP-THEFT-01', 'a magpie needs a nest with something in it', () => {
  const t = play(['magpie']);
  assert.equal(t.match.question(0)!.from.find(({ card }) => t.t.kind(card!) === 'magpie')!.no, 'MP-THEFT-01');
  t.asks(0, 'play');
});

rule('MP-THEFT-02', 'the latest treasure changes nests, and the magpie is discarded', () => {
  const t = play(['magpie'], { cards: { 'nest.1': ['ring', 'spoon'], 'hand.1': ['spoon'] } });
  t.answer(0, 'Magpie');
  assert.deepEqual(
    [t.kinds('nest.0'), t.kinds('nest.1'), t.kinds('discard')],
    [['spoon'], ['ring'], ['magpie']],
  );
  t.asks(1, 'play');
});

rule('MP-CAT-01', 'a cat is no card for the own turn', () => {
  const t = play(['cat']);
  assert.equal(t.match.question(0)!.from.find(({ no }) => no !== undefined)!.no, 'MP-CAT-01');
  t.asks(0, 'play');
});

rule('MP-CAT-02', 'a cat chases the magpie away, and its owner may keep it', () => {
  const robbed = () =>
    play(['magpie'], { cards: { 'nest.1': ['ring'], 'hand.1': ['cat', 'spoon'] } }).answer(0, 'Magpie');
  const chased = robbed().asks(1, 'theft.instead').answer(1, 'Cat');
  assert.deepEqual([chased.kinds('nest.1'), chased.kinds('discard')], [['ring'], ['cat', 'magpie']]);
  chased.asks(1, 'play');
  const kept = robbed().answer(1, 'pass');
  assert.deepEqual([kept.kinds('nest.0'), kept.kinds('hand.1').includes('cat')], [['ring'], true]);
  kept.asks(1, 'play');
});

rule.also('MP-CAT-02', 'nobody can tell whether a cat was there', () => {
  const told = (hand: readonly string[]) => {
    const t = play(['magpie'], { cards: { 'nest.1': ['ring'], 'hand.1': hand } }).answer(0, 'Magpie');
    if (t.match.question(1)?.ask.prompt === 'theft.instead') t.answer(1, 'pass');
    t.asks(1, 'play');
    return t.match.told('watcher');
  };
  assert.deepEqual(told(['cat', 'spoon']), told(['button', 'spoon']));
});
