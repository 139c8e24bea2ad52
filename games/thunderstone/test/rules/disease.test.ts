import assert from 'node:assert/strict';
import { attack, HALL, play, rule } from '../kit.ts';

rule('TH-DISEASE-01', 'a Disease comes from the supply to the discard pile', () => {
  const t = play({
    hand: ['militia'],
    hall: HALL,
    cards: { disease: ['disease', 'disease'], 'discard.0': [] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Kingdom');
  assert.equal(t.kinds('disease').length, 1);
  assert.ok(t.kinds('discard.0').includes('disease'));
});

rule('TH-DISEASE-02', 'a Disease takes 1, and its owner chooses of what', () => {
  // Magic alone counts against Smoke Torment: the choice matters.
  const t = play({
    hand: ['diinEnchanter', 'torynScrapper', 'disease', 'torch'],
    hall: ['smokeTorment', 'kingdom', 'skaladak'],
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Smoke').asks(0, 'ail');
  assert.deepEqual(t.match.question(0)!.ask.about, { diseases: 1 });
  assert.deepEqual(t.options(0), [
    'Magic attack −0, attack −1: total 3',
    'Magic attack −1, attack −0: total 2',
  ]);
  t.answer(0, 'Magic attack −0');
  assert.match(t.log().join('\n'), /reaches 3 against 6/);
  assert.equal(attack(['torynGladiator', 'disease', 'disease', 'torch'], 'kingdom').value, 2);
});

rule('TH-DISEASE-03', 'Diseases are worth nothing and can be got rid of', () => {
  const t = play({ hand: ['disease', 'disease'], hall: HALL, cards: { trash: [] } });
  t.answer(0, 'village');
  assert.equal(t.blocked(0, 'Buy Iron Rations'), 'TH-VILLAGE-10');
  t.answer(0, 'done').answer(1, 'rest').answer(1, 'keep');
  const d = play({ hand: ['disease'], hall: HALL, cards: { trash: [] } });
  d.answer(0, 'rest').answer(0, 'disease');
  assert.deepEqual(d.kinds('trash'), ['disease']);
});

rule.also('TH-DISEASE-02', 'only what can be lowered is offered, and every split once', () => {
  // Of magic attack 1 two Diseases can take one at most.
  const enter = (...hand: string[]) =>
    play({ hand, hall: ['smokeTorment', 'kingdom', 'skaladak'] })
      .answer(0, 'dungeon')
      .answer(0, 'Attack Smoke');
  const spread = enter('regianCleric', 'torynScrapper', 'torch', 'disease', 'disease');
  assert.deepEqual(spread.options(0), [
    'Magic attack −0, attack −2: total 1',
    'Magic attack −1, attack −1: total 0',
  ]);
  spread.answer(0, 'Magic attack −0');
  // Attack 1 can bear one of two Diseases, the other one is left to magic attack.
  const left = enter('diinEnchanter', 'militia', 'torch', 'disease', 'disease');
  assert.deepEqual(left.options(0), [
    'Magic attack −1, attack −1: total 2',
    'Magic attack −2, attack −0: total 1',
  ]);
  left.answer(0, 'Magic attack −2');
  assert.match(left.log().join('\n'), /reaches 1 against 6/);
  // With no attack at all there is nothing to choose.
  enter('diinEnchanter', 'torch', 'disease', 'disease').asks(1, 'turn');
});

rule.also('TH-DISEASE-02', 'what is foretold before the target is chosen can be reached', () => {
  const hand = ['torynGladiator', 'fireball', 'disease', 'disease'];
  for (const [kind, name, least, most] of [
    ['ebonFume', 'Ebon Fume', 2, 4], // immune to magic
    ['noxiousSlag', 'Noxious Slag', 3, 4], // half of it: 4 and 0, 3 and 1, 2 and 1
    ['kingdom', 'Kingdom', 5, 5],
    ['smokeTorment', 'Smoke Torment', 1, 3], // magic alone
  ] as const) {
    assert.equal(attack(hand, kind).value, most, kind);
    const t = play({ hand, hall: [kind, 'grudgebeast', 'grudgebeast'] });
    t.answer(0, 'dungeon').answer(0, `Attack ${name}`);
    if (least < most) {
      const totals = t.options(0).map((option) => Number(option.split('total ')[1]));
      assert.deepEqual([Math.min(...totals), Math.max(...totals)], [least, most], kind);
      t.answer(0, t.options(0)[totals.indexOf(most)]);
    }
    assert.ok(t.log().join().includes(`reaches ${most} against`), kind);
  }
});
