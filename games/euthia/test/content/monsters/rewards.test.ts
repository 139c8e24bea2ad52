import assert from 'node:assert/strict';
import { choose, fighting, fightOf, game, pass, situation } from '../../kit.ts';

/** Everything a hero can be paid with. */
const countable = ['reputation', 'gold', 'gaar', 'potions'] as const;

situation('every monster pays what its back shows, up to its gate', () => {
  let compared = 0;
  for (const { kind, sort, enemy } of Object.values(game.content)) {
    if (sort !== 'monster') continue;
    const { reward, gate, level } = enemy!;
    for (const reputation of gate === null ? [0] : [gate, gate + 1]) {
      const j = fighting(kind, {
        heroes: ['dral', 'ael'],
        // Nothing of the map's own: neither gold nor gaar beside the monster is counted before the trophy is asked for.
        hero: [{ gold: 0, gaar: 3, potions: 0, reputation, health: 30 }],
        cards: { 'hand.0': [], [`monsterNext.${level - 1}`]: [kind] },
        next: { 'stack.4': ['treasureRegalia'], 'stack.5': ['treasureRegalia'] },
        dice: kind === 'sphinx' ? [3, 4, 1, 1, 6, 6] : [1, 1, 6, 6],
      });
      for (let i = 0; i < 40 && j.match.question(0)?.ask.prompt !== 'attackWith'; i++) {
        assert.notEqual(fightOf(j), undefined, kind);
        if (fightOf(j).phase === 'heroAttack' && fightOf(j).step === 'C') break;
        pass(j);
      }
      const fight = fightOf(j);
      fight.damage = fight.health - 1;
      fight.plus = 20;
      fight.usedFight.push(`limit${fight.card}.0`);
      const before = {
        ...j.state.heroes[0],
        gems: { ...j.state.heroes[0].gems },
        essences: { ...j.state.heroes[0].essences },
      };
      pass(j);
      while (j.match.question(0)?.ask.prompt !== 'keepTrophy') choose(j, 0, j.match.question(0)!.from[0].id);
      const hero = j.state.heroes[0];
      const paid = reputation === gate || gate === null;
      const sum = (verb: string): number =>
        paid
          ? reward.reduce((n, effect) => n + (verb in effect ? Number((effect as never)[verb]) || 1 : 0), 0)
          : 0;
      for (const what of countable)
        assert.equal(hero[what] - before[what], sum(what === 'potions' ? 'potion' : what), `${kind} ${what}`);
      const stones = (counts: Readonly<Record<string, number>>): number =>
        Object.values(counts).reduce((n, one) => n + one, 0);
      assert.equal(stones(hero.gems) - stones(before.gems), sum('gem'), `${kind} gems`);
      assert.equal(stones(hero.essences) - stones(before.essences), sum('essence'), `${kind} essences`);
      assert.equal(j.kinds('hand.0').length, sum('silverCard') + sum('goldCard'), `${kind} cards`);
      assert.equal(j.kinds('pouch.0').length, sum('drawTile'), `${kind} tiles`);
      j.asks(0, 'keepTrophy');
      compared++;
    }
  }
  assert.equal(compared, 14 * 2 + 14 * 2 + 12);
});
