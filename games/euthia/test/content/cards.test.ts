import assert from 'node:assert/strict';
import { damageChanges, heroValue, monsterValue, woundChanges } from '../../rules/fightValues.ts';
import { card, choose, fighting, fightOf, game, type Journey, offered, pass, passTo, play } from '../kit.ts';

const heroes = ['dral', 'ael'];

/** Áel plays so many of this card for a cyclops with 5 damage, when it may be played. */
function played(kind: string, n: number, at: 'playCards' | 'monsterC' | 'playCurses'): Journey {
  const j = fighting('cyclops', {
    heroes,
    hero: [{ gaar: 4, health: 30 }],
    cards: { 'hand.1': [kind, kind, kind] },
    next: { goldDeck: ['soulControl'] },
    dice: [3, 3, 4, 4],
  });
  fightOf(j).damage = 5;
  passTo(j, at);
  return choose(j, 1, `${kind}.${n}`);
}

card('curse', '−2; two: −4 and 1 damage less', () => {
  const found = [1, 2].map((n) => {
    const j = passTo(played('curse', n, 'playCurses'), 'afterHeroRoll');
    return [heroValue(j.t, fightOf(j)) - (8 - 4), damageChanges(j.t, fightOf(j)).filter((one) => one !== 0)];
  });
  assert.deepEqual(found, [
    [-2, []],
    [-4, [-1]],
  ]);
});

card('bloodlust', 'before or after the roll +1; two: +3', () => {
  for (const at of ['playCards', 'monsterC'] as const)
    assert.deepEqual(
      [1, 2].map((n) => {
        const j = played('bloodlust', n, at);
        while (fightOf(j).step !== 'C') pass(j);
        const value = monsterValue(fightOf(j));
        passTo(j, 'afterHeroRoll');
        return value;
      }),
      [7, 9],
    );
});

card('stoneSkin', '1 more wound; two: 2 more, and it heals 1', () => {
  const found = [1, 2].map((n) => {
    const j = played('stoneSkin', n, 'monsterC');
    const now = [woundChanges(fightOf(j)), fightOf(j).damage];
    passTo(j, 'afterHeroRoll');
    return now;
  });
  assert.deepEqual(found, [
    [[1], 5],
    [[2], 4],
  ]);
});

card('mightyBlow', '2, 3 or 5 more wounds and −2, −3 or −4 on the next attack', () => {
  const found = [1, 2, 3].map((n) => {
    const j = played('mightyBlow', n, 'playCards');
    const plus = woundChanges(fightOf(j));
    passTo(j, 'afterHeroRoll');
    return [plus, heroValue(j.t, fightOf(j)) - (8 - 4)];
  });
  assert.deepEqual(found, [
    [[2], -2],
    [[3], -3],
    [[5], -4],
  ]);
});

card('healingCard', '+2 and heals 1, +2 and 3, +4 and 6; then Regeneration', () => {
  const found = [1, 2, 3].map((n) => {
    const j = played('healingCard', n, 'monsterC');
    const now = [monsterValue(fightOf(j)) - 6, fightOf(j).damage, fightOf(j).regeneration];
    passTo(j, 'afterHeroRoll');
    return now;
  });
  assert.deepEqual(found, [
    [2, 4, true],
    [2, 2, true],
    [4, 0, true],
  ]);
});

card('soulControl', 'takes 1, 2 or 3 gaar; three: and the hero spends none in this step', () => {
  const found = [1, 2, 3].map((n) => {
    const j = played('soulControl', n, 'monsterC');
    const now = [j.state.heroes[0].gaar, fightOf(j).gaar, j.match.waiting[0]];
    if (n === 3) {
      // The hero's turn in the exchange was left out; on the own roll gaar may be spent again.
      passTo(j, 'afterHeroRoll');
      assert.ok(offered(j, 0).some((id) => id.startsWith('gaar')));
    } else passTo(j, 'afterHeroRoll');
    return now;
  });
  assert.deepEqual(found, [
    [3, 3, 0],
    [2, 4, 0],
    [1, 5, 1],
  ]);
});

card(
  'soulControlSolo',
  'the same where the game plays the monster; without gaar to take it gains one',
  () => {
    const alone = (gaar: number): number[] => {
      const j = play({
        heroes: ['dral'],
        map: [['borderHills', 2, -1]],
        at: [1],
        hero: [{ gaar }],
        cards: {
          'monsterNext.1': ['webLurker'],
          goldStore: ['soulControlSolo', 'soulControlSolo'],
          silverStore: [],
        },
        next: { combatDeck: ['combat44'] },
      });
      choose(j, 0, 'move.trade');
      choose(j, 0, 'step4');
      choose(j, 0, 'fight');
      const now = [j.state.heroes[0].gaar, fightOf(j).gaar];
      j.asks(0, j.match.question(0)!.ask.prompt);
      return now;
    };
    assert.deepEqual(
      [alone(4), alone(1), alone(0)],
      [
        [2, 1 + 2],
        [0, 1 + 1],
        [0, 1 + 1],
      ],
    );
  },
);

for (const { kind, control } of Object.values(game.content)) {
  if (control === null) continue;
  card(kind, 'names who plays the monster', () => {
    const others = ['ael', 'dral', 'keleia'].filter((hero) => hero !== control).slice(0, 2);
    const j = play({
      heroes: [others[0], others[1], control],
      map: [['robberTrail', 2, -1]],
      at: [1],
      cards: { controlDeck: [kind], controlDiscard: [], 'monsterNext.0': ['mistWolf'] },
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4');
    choose(j, 0, 'fight');
    assert.equal(fightOf(j).monster, 2);
    j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
  });
}

for (const { kind, combat } of Object.values(game.content)) {
  if (combat === null) continue;
  card(kind, 'sets the dice and says how much gaar and chaos the monster may use', () => {
    const [, left, right] = /^combat(\d)(\d)$/u.exec(kind)!.map(Number);
    const j = play({
      heroes: ['dral'],
      map: [['borderHills', 2, -1]],
      at: [1],
      cards: {
        'monsterNext.1': ['caveBear'],
        goldStore: ['soulControlSolo', 'healingCard', 'soulControlSolo', 'mightyBlow'],
        silverStore: [],
      },
      next: { combatDeck: [kind] },
      // A low die stays low, so that two symbols would be spent on it twice.
      dice: [1, 1],
      hero: [{ potions: 1, health: 7 }],
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4');
    choose(j, 0, 'fight').asks(0, 'healing');
    fightOf(j).gaar = 2;
    choose(j, 0, 'pass').asks(0, 'heroC');
    const low = Math.min(left, right) <= 3;
    const spent = low ? combat.gaar : 0;
    const sets = j.match.told('watcher').filter(({ type }) => type === 'playedSet').length;
    assert.equal(j.match.told('watcher').filter(({ type }) => type === 'monsterGaar').length, spent);
    assert.deepEqual([fightOf(j).chaos, sets], [2 - combat.chaos, combat.chaos]);
    if (spent === 0) assert.deepEqual(fightOf(j).dice, [left, right]);
  });
}
