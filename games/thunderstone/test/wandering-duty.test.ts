import assert from 'node:assert/strict';
import { play, rule, type Thunder } from './kit.ts';

/** Wandering Monsters whose front monster is moved or removed by effects. */

const TORCHES = Array<string>(8).fill('torch');

/** Two seats, and so many tokens on the monster in front. */
const wandering = (tokens: number, plan: Parameters<typeof play>[0]): Thunder =>
  play({
    options: { mode: 'wandering', features: 0 },
    ...plan,
    cards: { 'deck.0': TORCHES, 'discard.0': [], ...plan?.cards },
    set: (state, t) => {
      state.wander.tokens = tokens;
      state.wander.front = tokens === 0 ? null : t.top(t.piles.rank[1]);
    },
  });

rule.also(
  'TH-WANDER-10',
  'in the turn in which the front monster was removed its successor gets no token',
  () => {
    for (const tokens of [0, 1]) {
      const t = wandering(tokens, {
        hand: ['creepingDeath', 'creepingDeath'],
        hall: ['harbinger', 'airWrath', 'thunderWrath'],
        next: { dungeon: ['airWrath'] },
      });
      t.answer(0, 'dungeon').answer(0, 'Creeping Death').answer(0, 'Creeping Death').asks(1, 'turn');
      assert.deepEqual([t.state.fought, t.state.wander.tokens], [false, 0]);
      t.answer(1, 'rest').answer(1, 'keep');
      assert.equal(t.state.wander.tokens, 1);
    }
  },
);

rule.also(
  'TH-WANDER-05',
  'whoever sends the monster away instead of attacking it takes it as a penalty all the same',
  () => {
    const t = wandering(2, {
      hand: ['elfArchmage', 'torch'],
      hall: ['kingdom', 'famine', 'skaladak'],
      next: { dungeon: ['grudgebeast', 'grudgebeast'] },
    });
    const kingdoms = (): number => t.kinds('dungeon').filter((kind) => kind === 'kingdom').length;
    const before = kingdoms();
    t.answer(0, 'face').answer(0, 'Elf Archmage').answer(0, 'Kingdom');
    assert.equal(kingdoms(), before + 1);
    t.answer(0, 'Attack Skaladak').asks(1, 'turn');
    assert.deepEqual([t.kinds('penalty.0'), t.state.wander.tokens], [['kingdom'], 0]);
    assert.equal(kingdoms(), before);
  },
);

rule.also('TH-WANDER-05', 'at another rank it is still the one to attack', () => {
  const t = wandering(2, {
    hand: ['banish', 'militia', 'battleFury', 'torch'],
    hall: ['kingdom', 'famine', 'skaladak'],
  });
  t.answer(0, 'face').answer(0, 'Banish').answer(0, 'rearrange');
  t.answer(0, ['Famine', 'Skaladak', 'Kingdom']).answer(0, 'Militia');
  t.refused(0, 'Attack Famine', 'TH-WANDER-05');
  t.answer(0, 'Attack Kingdom').asks(1, 'turn');
  assert.deepEqual(t.kinds('penalty.0'), []);
});

rule.also('TH-WANDER-05', 'whoever gets the monster by an effect has defeated it', () => {
  const t = wandering(2, {
    hand: ['creepingDeath', 'creepingDeath', 'torch'],
    hall: ['harbinger', 'famine', 'skaladak'],
    next: { dungeon: ['grudgebeast', 'grudgebeast'] },
  });
  t.answer(0, 'face').answer(0, 'Creeping Death').answer(0, 'Creeping Death');
  t.answer(0, 'Attack Skaladak').asks(1, 'turn');
  assert.deepEqual(t.kinds('penalty.0'), []);
  assert.ok(t.kinds('discard.0').includes('harbinger'));
});
