import assert from 'node:assert/strict';
import { monsterValue } from '../../rules/fightValues.ts';
import { choose, fighting, fightOf, type Journey, offered, pass, passTo, play, rule } from '../kit.ts';

/** Dral against a mist wolf that has so many gaar; the monster has rolled. */
const rolled = (gaar: number, dice: readonly number[] = [3, 4, 4, 4]): Journey => {
  const j = fighting('marshLight', { heroes: ['dral', 'ael'], dice, hero: [{ gaar: 2 }, { gaar: 4 }] });
  fightOf(j).gaar = gaar;
  return j;
};
const offersGaar = (j: Journey, seat: number): boolean =>
  j.match.question(seat) !== null && offered(j, seat).some((id) => id.startsWith('gaar'));

rule('EU-GAAR-01', 'in the monster attack both sides may use gaar, in the hero attack only the hero', () => {
  const j = rolled(1);
  const seen = new Map<string, Set<number>>();
  for (let i = 0; i < 30 && fightOf(j).round < 2; i++) {
    const { phase } = fightOf(j);
    for (const seat of j.match.waiting)
      if (offersGaar(j, seat)) seen.set(phase, (seen.get(phase) ?? new Set()).add(seat));
    pass(j);
  }
  j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
  assert.deepEqual(
    [...seen].map(([phase, seats]) => [phase, [...seats].toSorted((a, b) => a - b)]),
    [
      ['monsterAttack', [0, 1]],
      ['heroAttack', [0]],
    ],
  );
});

rule('EU-GAAR-02', 'the monster player uses the gaar beside the monster card, never the own', () => {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [3, 4], hero: [{ gaar: 2 }, { gaar: 4 }] });
  // A mist wolf has no gaar: its player is not even asked.
  j.asks(0, 'heroC').roll(4);
  assert.equal(j.match.question(1), null);
  choose(j, 0, 'gaar0').asks(0, 'heroC');
  assert.deepEqual([j.match.question(1), j.state.heroes[1].gaar], [null, 4]);
  const armed = fighting('marshLight', {
    heroes: ['dral', 'ael'],
    dice: [3, 4],
    hero: [{ gaar: 2 }, { gaar: 4 }],
  });
  passTo(armed, 'monsterC').roll(6);
  choose(armed, 1, 'gaar0');
  // The light has stolen one more from the hero.
  assert.deepEqual([fightOf(armed).gaar, armed.state.heroes[1].gaar], [1, 4]);
  armed.asks(armed.match.waiting[0], armed.match.question(armed.match.waiting[0])!.ask.prompt);
});

rule(
  'EU-GAAR-03',
  'each gaar counts 2 up or down in full, whatever the die shows, and goes back to the supply',
  () => {
    const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [3, 4], hero: [{ gaar: 2 }] }).asks(
      0,
      'heroC',
    );
    assert.equal(monsterValue(fightOf(j)), 7);
    j.roll(6);
    choose(j, 0, 'gaar0').asks(0, 'heroC');
    // 6 and 4 and −2.
    assert.deepEqual([monsterValue(fightOf(j)), j.state.heroes[0].gaar], [8, 1]);
    j.roll(1);
    choose(j, 0, 'gaar0');
    assert.equal(j.state.heroes[0].gaar, 0);
    passTo(j, 'afterMonsterRoll');
    // 1 and 4 and −4.
    assert.equal(monsterValue(fightOf(j)), 1);
    const roll = choose(play({ map: [['emberKitchen', 2, -1]], at: [5], dice: [2, 2] }), 0, 'confront');
    roll.roll(1).answer(0, 'Gaar: reroll the die showing 2').asks(0, 'afterHeroRoll');
    roll.roll(1).answer(0, 'Gaar: reroll the die showing 2');
    choose(roll, 0, 'pass').asks(0, 'turn');
    // 1 and 1 and +4 make 6: two wounds and an essence.
    assert.deepEqual([roll.state.heroes[0].gaar, roll.state.heroes[0].essences.fire], [2, 1]);
  },
);
