import assert from 'node:assert/strict';
import { heroValue, monsterValue, woundChanges } from '../../rules/fightValues.ts';
import { choose, fighting, fightOf, game, offered, pass, passTo, rule } from '../kit.ts';

const heroes = ['dral', 'ael'];

rule('EU-SHIELD-01', 'a shield works on a slot with the sword symbol, not from a pouch', () => {
  for (const { tile } of Object.values(game.content))
    if (tile?.class === 'shield') assert.equal(tile.slot, 'sword');
  const shielded = (where: 'worn' | 'pouch'): boolean => {
    const j = fighting('mistWolf', { heroes: ['maeldur', 'ael'], [where]: [['pavise']], dice: [1, 1, 1, 1] });
    choose(j, 0, 'pass');
    const { prompt } = j.match.question(0)!.ask;
    j.asks(0, prompt);
    return prompt === 'afterMonsterRoll';
  };
  assert.deepEqual([shielded('worn'), shielded('pouch')], [true, false]);
});

rule('EU-SHIELD-02', 'used when both have passed, in every combat round', () => {
  const j = fighting('mistWolf', { heroes, dice: [1, 1, 1, 1, 1, 1] });
  j.asks(0, 'heroC');
  assert.ok(offered(j, 0).every((id) => !id.startsWith('tile')));
  choose(j, 0, 'pass').asks(0, 'afterMonsterRoll');
  j.answer(0, 'Use Crested Shield').asks(0, 'afterHeroRoll');
  pass(j).asks(0, 'heroC');
  choose(j, 0, 'pass').asks(0, 'afterMonsterRoll');
  assert.equal(fightOf(j).round, 2);
  j.answer(0, 'Use Crested Shield').asks(0, 'afterHeroRoll');
});

rule('EU-SHIELD-03', 'the rabbit’s foot lowers the value of the monster, the other number its wounds', () => {
  const foot = fighting('mistWolf', { heroes, worn: [['scaleShield']], dice: [3, 4] });
  passTo(foot, 'afterMonsterRoll');
  foot.answer(0, 'Use Scale Shield').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(foot)), 7 - 3);
  const less = fighting('mistWolf', { heroes, worn: [['dragonShield']], dice: [3, 4] });
  passTo(less, 'afterMonsterRoll');
  less.answer(0, 'Use Dragon Shield').asks(0, 'afterMonsterRoll');
  assert.deepEqual([monsterValue(fightOf(less)), woundChanges(fightOf(less))], [7, [-1]]);
  pass(less).asks(0, 'afterHeroRoll');
  assert.equal(less.state.heroes[0].health, 8 - (2 - 1));
});

rule(
  'EU-SHIELD-04',
  'its drawback holds for the next attack only, and not for those who leave it aside',
  () => {
    const value = (uses: boolean): number[] => {
      const j = fighting('mistWolf', {
        heroes,
        worn: [['pavise']],
        hero: [{ health: 7 }],
        dice: [1, 1, 3, 3, 1, 1, 3, 3],
      });
      passTo(j, 'afterMonsterRoll');
      if (uses) j.answer(0, 'Use Pavise');
      passTo(j, 'afterHeroRoll');
      const first = heroValue(j.t, fightOf(j));
      pass(j);
      passTo(j, 'afterHeroRoll');
      assert.equal(fightOf(j).round, 2);
      return [first, heroValue(j.t, fightOf(j))];
    };
    assert.deepEqual(
      [value(false), value(true)],
      [
        [6 - 3, 6 - 3],
        [6 - 3 - 2, 6 - 3],
      ],
    );
  },
);
