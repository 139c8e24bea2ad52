import assert from 'node:assert/strict';
import { isHideout } from '../../rules/elites.ts';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import { hexesAround, landAt, spacesOf } from '../../rules/map.ts';
import {
  atHideout,
  choose,
  endTurn,
  fightingElite,
  fightOf,
  game,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  rule,
} from '../kit.ts';

const heroes = ['dral', 'ael'];
const levelOf = (kind: string): number => game.content[kind].bounty!.level;

/** The elite enemy has fallen; the trophy is asked for. */
function beaten(elite: string, plan: Parameters<typeof fightingElite>[1] = {}): Journey {
  const j = fightingElite(elite, { heroes, ...plan, dice: [1, 1, 6, 6] });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  return passTo(j, 'keepTrophy');
}

rule('EU-ELITE-01', 'they take part where the table wants them, in any scenario', () => {
  for (const scenario of game.options.scenario.choices)
    for (const elites of [false, true]) {
      const j = play({ heroes, options: { scenario, elites } });
      assert.equal(j.kinds('bounty').length, elites ? 1 : 0, scenario);
    }
  assert.equal(game.options.elites.default, false);
});

rule('EU-ELITE-02', 'players + 2 bounties of each level the scenario names, the others unseen', () => {
  for (const [scenario, levels] of [
    ['theHunt', [1, 2]],
    ['darkWings', [1, 2, 3]],
  ] as const)
    for (const seats of [1, 2, 3, 4]) {
      const j = play({
        heroes: ['ael', 'dral', 'keleia', 'maeldur'].slice(0, seats),
        options: { scenario, elites: true },
      });
      const kinds = [...j.kinds('bounty'), ...j.kinds('bountyDeck')];
      for (const level of [1, 2, 3]) {
        const wanted = (levels as readonly number[]).includes(level) ? seats + 2 : 0;
        assert.equal(kinds.filter((kind) => levelOf(kind) === level).length, wanted);
      }
      assert.ok(j.match.view(0).piles.unused.cards.every((card) => card === null));
    }
});

rule('EU-ELITE-03', 'the lowest level on top; the first bounty and its enemy lie open', () => {
  const j = play({ heroes, options: { scenario: 'darkWings', elites: true } });
  const order = j.kinds('bountyDeck').toReversed().map(levelOf);
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
  const [open] = j.kinds('bounty');
  assert.equal(levelOf(open), 1);
  assert.deepEqual(j.kinds('elites'), [game.content[open].bounty!.elite]);
  const orders = new Set(
    ['a', 'b', 'c', 'd'].map((seed) =>
      play({ heroes, seed, options: { scenario: 'darkWings', elites: true } })
        .kinds('bountyDeck')
        .join(),
    ),
  );
  assert.equal(orders.size, 4);
});

rule('EU-ELITE-04', 'only the enemy of the open bounty; after the last there are no more', () => {
  const j = atHideout('greytooth', { heroes });
  assert.deepEqual(
    j.options(0).filter((text) => text.startsWith('Fight')),
    ['Fight Greytooth the Pack Leader'],
  );
  const last = beaten('greytooth', {
    cards: { bountyDeck: [], bounty: ['bountyGreytooth'], elites: ['greytooth'] },
  });
  choose(last, 0, 'noTrophy').asks(0, 'turn');
  endTurn(last, 0).asks(1, 'turn');
  assert.deepEqual([last.kinds('bounty'), last.kinds('elites')], [[], []]);
});

rule('EU-ELITE-05', 'with a combat action on the hideout, once it is pacified', () => {
  const at = (plan: Parameters<typeof atHideout>[1]): boolean =>
    offered(atHideout('greytooth', { heroes, ...plan }), 0).includes('fightElite');
  assert.equal(at({}), true);
  assert.equal(at({ set: (state) => (state.heroes[0].space = 3) }), false); // the church is no forest
  assert.equal(at({ set: (state) => state.map.beaten.fill(false) }), false); // a monster is still there
  const j = atHideout('greytooth', { heroes });
  choose(j, 0, 'move.combat');
  assert.ok(!offered(j, 0).includes('fightElite')); // the action is spent
  const fight = fightingElite('greytooth', { heroes });
  assert.ok(!fight.state.heroes[0].markers.includes('combat'));
  passTo(fight, 'heroC');
});

rule('EU-ELITE-06', 'a terrain, next to a location, or one of the hexes around a centre', () => {
  const j = atHideout('greytooth', { heroes });
  const { t } = j;
  const found = (hideout: Parameters<typeof isHideout>[2]): number[] =>
    spacesOf(t).filter((space) => isHideout(t, space, hideout));
  const hexes = spacesOf(t).filter((space) => (space & 3) !== 3);
  const hex = (space: number) => landAt(t, space).hexes[(space & 3) as 0 | 1 | 2];
  assert.deepEqual(
    found({ terrain: 'lake' }),
    hexes.filter((space) => hex(space).terrain === 'lake'),
  );
  assert.deepEqual(
    found({ near: 'trader' }),
    hexes.filter((space) =>
      hexesAround(t, space).some((next) => next !== -1 && hex(next).trade === 'trader'),
    ),
  );
  assert.deepEqual(found({ ring: 'church' }), [0, 1, 2]); // not the centre
  assert.equal(found({ ring: 'towers' }).length, 3);
  const portals = hexes.filter((space) => hex(space).portal === true);
  assert.equal(portals.length, 1);
  assert.deepEqual(
    found({ near: 'portal' }),
    hexes.filter((space) => hexesAround(t, space).includes(portals[0])),
  );
  j.asks(0, 'turn');
});

rule('EU-ELITE-07', 'it is fought like a monster, with what its card says', () => {
  const j = fightingElite('motherThistle', {
    heroes,
    hero: [{ gaar: 1 }],
    next: { silverDeck: ['curse'] },
    dice: [3, 3, 4, 4],
  });
  const fight = fightOf(j);
  assert.deepEqual([fight.health, fight.malus, fight.chaos, fight.gaar, fight.monster], [7, 1, 1, 1, 1]);
  fight.damage = 3;
  passTo(j, 'afterHeroRoll');
  // 6: two wounds, and she heals 1.
  assert.deepEqual([j.state.heroes[0].health, fightOf(j).damage, heroValue(j.t, fightOf(j))], [6, 2, 8 - 1]);
});

rule('EU-ELITE-08', 'the bounty is paid at any reputation, and its card is kept for scoring', () => {
  const j = beaten('nimbleJost', { hero: [{ reputation: 60, gold: 0 }] });
  assert.deepEqual([j.state.heroes[0].reputation, j.state.heroes[0].gold], [63, 4]);
  assert.deepEqual([j.kinds('bounties.0'), j.kinds('bounty')], [['bountyJost'], []]);
});

rule('EU-ELITE-09', 'no marker and no loot; the card may be kept as a trophy of its level', () => {
  const j = beaten('greytooth', { hero: [{ gold: 0 }] });
  const { space } = fightOf(j);
  choose(j, 0, 'keepTrophy').asks(0, 'turn');
  assert.deepEqual([j.state.map.marker[space], j.state.heroes[0].gold], [-1, 0]);
  assert.deepEqual(j.kinds('trophies.0'), ['greytooth']);
  // It serves a quest that wants a trophy of level 1.
  const quest = play({
    heroes,
    map: [['hunterLodge', 2, -1]],
    at: [4, 3],
    cards: { 'questOpen.0': ['hunterWinterStores'], 'trophies.0': ['greytooth', 'mistWolf'] },
    set: (state) => {
      state.map.beaten.fill(true);
      state.revealed = [0];
    },
  });
  choose(quest, 0, 'quest').asks(0, 'turn');
  assert.deepEqual([quest.kinds('trophies.0'), quest.state.heroes[0].reputation], [[], 2]);
});

rule('EU-ELITE-10', 'the next bounty is turned up at the end of the turn', () => {
  const j = beaten('greytooth');
  choose(j, 0, 'noTrophy').asks(0, 'turn');
  assert.deepEqual([j.kinds('bounty'), j.kinds('elites')], [[], []]);
  const next = j.kinds('bountyDeck').at(-1)!;
  endTurn(j, 0).asks(1, 'turn');
  assert.deepEqual([j.kinds('bounty'), j.kinds('elites')], [[next], [game.content[next].bounty!.elite]]);
});

rule('EU-ELITE-11', 'if the hero dies, bounty and enemy lie open again', () => {
  const j = fightingElite('greytooth', { heroes, hero: [{ health: 1, gaar: 0 }], dice: [5, 5] });
  passTo(j, 'turn');
  assert.deepEqual([j.kinds('bounty'), j.kinds('elites')], [['bountyGreytooth'], ['greytooth']]);
  const [dead, other] = j.state.heroes;
  assert.deepEqual([dead.space, dead.fallen, dead.gaar, other.won], [3, 1, 3, 1]);
});

rule(
  'EU-ELITE-12',
  'clover of a range lowers the rolls of the hero until step A of the next monster attack',
  () => {
    const j = fightingElite('silentHangman', { heroes, dice: [3, 3, 4, 4, 1, 1, 4, 4] });
    passTo(j, 'afterHeroRoll');
    assert.equal(heroValue(j.t, fightOf(j)), 8 - 1 - 3 + 1);
    pass(j);
    passTo(j, 'afterHeroRoll');
    assert.deepEqual([fightOf(j).round, heroValue(j.t, fightOf(j))], [2, 8 - 1 + 1]);
  },
);

rule('EU-ELITE-13', 'a card for the monster player, or damage that heals', () => {
  const j = fightingElite('nimbleJost', {
    heroes,
    cards: { 'hand.1': [] },
    next: { silverDeck: ['curse', 'stoneSkin'] },
    dice: [2, 2, 3, 3],
  });
  assert.deepEqual([j.kinds('hand.1'), fightOf(j).chaos], [['curse'], 1]);
  passTo(j, 'afterHeroRoll');
  assert.deepEqual([j.kinds('hand.1'), fightOf(j).chaos], [['curse', 'stoneSkin'], 2]);
  const healed = fightingElite('flameInRock', { heroes, dice: [2, 2, 3, 3] });
  fightOf(healed).damage = 5;
  passTo(healed, 'afterHeroRoll');
  assert.equal(fightOf(healed).damage, 3);
});

rule('EU-ELITE-14', 'instant death cannot be reduced', () => {
  const j = fightingElite('winterBride', { heroes, hero: [{ gaar: 0, wards: 2 }], dice: [6, 6] });
  passTo(j, 'afterMonsterRoll');
  fightOf(j).plus = 2; // 14
  j.answer(0, 'Use a ward').answer(0, 'Use a ward');
  passTo(j, 'turn');
  assert.equal(j.state.heroes[0].fallen, 1);
});

rule('EU-ELITE-15', 'an immune enemy feels nothing but damage; the powers still touch the hero', () => {
  const j = fightingElite('rustGnaw', {
    heroes: ['keleia', 'ael'],
    worn: [['pavise', 'heaterShield']],
    map: [
      ['humStones', 2, -1],
      ['gustPost', 1, 1],
    ],
    set: (state) => {
      state.heroes[0].space = 6;
      state.heroes[0].essences.air = 1;
    },
    dice: [2, 6, 2, 6],
  });
  passTo(j, 'beforeMonsterRoll');
  j.answer(0, 'Use the essence of air').asks(1, 'monsterC');
  const fight = fightOf(j);
  assert.deepEqual([fight.air, fight.earth, fight.dice, monsterValue(fight)], [true, true, [2, 6], 8]);
  // Neither gaar nor a rabbit's foot; wounds can still be lowered: 2 at 8, one less by the pavise.
  choose(j, 1, 'pass').asks(0, 'afterMonsterRoll');
  j.answer(0, 'Use Heater Shield').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), 8);
  j.answer(0, 'Use Pavise');
  passTo(j, 'afterHeroRoll');
  assert.equal(j.state.heroes[0].health, 7 - 1);
  // The hero's own dice: 6 turned to 1, and 2 for the earth.
  assert.deepEqual([fightOf(j).dice, fightOf(j).plus], [[2, 1], 2]);
});
