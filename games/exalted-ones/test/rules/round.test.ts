import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { onPlatform } from '../../geometry/arena.ts';
import { openingRoll } from '../../rules/setup.ts';
import { heroes } from '../../rules/models.ts';
import { manaRegen, maxLife, maxMana } from '../../rules/values.ts';
import { act, asked, at, game, golemsOf, hero, play, rule, spot, towerIn } from '../kit.ts';

/** The setup, left to the answers; seat 0 wins the roll. */
const fresh = (options: Parameters<typeof table>[1] = {}) =>
  table(game, { setup: 'asked', dice: [6, 1], ...(options as object) });
const fighters = ['leandros', 'leyla', 'jasper', 'shiWeng'];

rule('EX-INIT-01', 'the higher die wins the opening roll, ties are rolled again', () => {
  const m = play();
  m.roll(3, 3, 2, 5);
  assert.equal(openingRoll(m.t), 1);
});
rule('EX-INIT-02', 'the winner chooses the colour', () => {
  const m = fresh().answer(0, 'red').asks(0, 'draft');
  assert.deepEqual(m.state.teams, ['red', 'blue']);
});
rule('EX-DRAFT-01', 'winner 1, loser 2, winner 2, loser 2, winner 2, loser 1', () => {
  const m = fresh().answer(0, 'blue');
  const order: number[] = [];
  for (const kind of [
    'alice',
    'alice',
    'elmar',
    'elmar',
    'jasper',
    'jasper',
    'ylvie',
    'ylvie',
    'linnea',
    'linnea',
  ]) {
    const [seat] = m.match.waiting;
    order.push(seat);
    m.answer(seat, kind);
  }
  assert.deepEqual(order, [0, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
  m.asks(0, 'start');
});
rule.also('EX-DEPL-03', 'heroes wait with full life and mana until they are placed', () => {
  const m = fresh({ options: { mode: 'shortDuel' } })
    .answer(0, 'blue')
    .answer(0, 'pickHeroes');
  for (const kind of ['leandros', 'elmar', 'ylvie', 'alice']) m.answer(m.match.waiting[0], kind);
  const waiting = heroes(m.t);
  assert.equal(waiting.length, 4);
  for (const one of waiting)
    assert.deepEqual([one.life, one.mana, one.present], [maxLife(m.t, one), maxMana(m.t, one), false]);
});
rule('EX-DRAFT-03', 'no class twice, and never a mage with an assassin', () => {
  const m = fresh().answer(0, 'blue').answer(0, 'ayumi').answer(1, 'jasper').answer(1, 'alice');
  const left = m.options(0);
  assert.ok(!left.includes('Linnea') && !left.includes('Moura') && left.includes('Jasper'));
  m.answer(0, 'jasper');
  for (const kind of fighters)
    assert.ok(!m.options(0).some((name) => name.toLowerCase() === kind.toLowerCase()));
});
rule('EX-DRAFT-02', 'a complete team has one of each class, mage or assassin as one', () => {
  const m = fresh({ options: { draft: 'teamLists' } }).answer(0, 'blue');
  const slots = ['jasper leyla', 'elmar gavin', 'ylvie halef', 'alice majvi', 'linnea ayumi'];
  for (const slot of slots) {
    const [one, other] = slot.split(' ');
    assert.ok(m.options(0).length < 7);
    m.answer(0, one).answer(1, other);
  }
  m.asks(0, 'start');
  const classes = (pile: string) =>
    m.kinds(pile).flatMap((kind) => {
      const def = game.content[kind];
      return def.sort === 'hero' ? [def.class] : [];
    });
  const four = ['fighter', 'guardian', 'supporter', 'marksman'];
  assert.deepEqual(
    [classes('team.0'), classes('team.1')],
    [
      [...four, 'mage'],
      [...four, 'assassin'],
    ],
  );
});
rule('EX-DRAFT-05', 'both may take the same hero', () => {
  const m = fresh().answer(0, 'blue').answer(0, 'alice');
  assert.ok(m.options(1).includes('Alice'));
  // Once for each side, and no more.
  m.answer(1, 'alice').asks(1, 'draft');
  assert.ok(!m.kinds('pool').includes('alice'));
});
rule('EX-DRAFT-06', 'unique heroes: who is taken is gone', () => {
  const m = fresh({ options: { draft: 'uniqueHeroes' } })
    .answer(0, 'blue')
    .answer(0, 'alice');
  assert.ok(!m.options(1).includes('Alice'));
});
rule('EX-DRAFT-07', 'team lists are shown when both are complete', () => {
  const m = fresh({ options: { draft: 'teamLists' } }).answer(0, 'blue');
  for (const [i, kind] of ['jasper', 'elmar', 'ylvie', 'alice', 'linnea'].entries()) {
    assert.equal(m.kinds('team.0').length, 0);
    m.answer(0, kind).answer(1, kind);
    if (i === 1) assert.equal(m.match.view(1).state.lists[0][0].kind, null);
  }
  m.asks(0, 'start');
  assert.equal(m.kinds('team.1').filter((kind) => game.content[kind].sort === 'hero').length, 5);
});
rule('EX-GAME-01', 'two teams of five heroes', () => {
  const m = fresh({ options: { draft: 'teamLists' } }).answer(0, 'blue');
  for (const kind of ['jasper', 'elmar', 'ylvie', 'alice', 'linnea']) m.answer(0, kind).answer(1, kind);
  m.asks(0, 'start');
  assert.equal(m.state.models.filter((model) => model.sort === 'hero' && model.team === 'red').length, 5);
});
const mustered = () => {
  const m = fresh({ options: { draft: 'teamLists' } }).answer(0, 'blue');
  for (const kind of ['jasper', 'elmar', 'ylvie', 'alice', 'linnea']) m.answer(0, kind).answer(1, kind);
  return m;
};
rule('EX-INIT-03', 'the winner says who starts', () => {
  const m = mustered().answer(0, 'letBegin').asks(0, 'golems');
  assert.equal(m.state.starter, 1);
});
rule('EX-ARENA-11', 'two golems for each lane between the towers', () => {
  const m = mustered().answer(0, 'begin').answer(0, 'onTheLine').answer(1, 'onTheLine').asks(0, 'deploy');
  assert.deepEqual([golemsOf(m, 'blue').length, golemsOf(m, 'red').length], [6, 6]);
});
rule('EX-GOLEM-03', 'in round 1 there are only squads at inner towers', () => {
  const m = mustered().answer(0, 'begin').answer(0, 'onTheLine').answer(1, 'onTheLine').asks(0, 'deploy');
  assert.ok(golemsOf(m, 'blue').every(({ rank }) => rank === 'inner'));
});
rule('EX-ARENA-12', 'the first golem stands exactly 3 inches from the inner tower', () => {
  const m = mustered().answer(0, 'begin').answer(0, 'onTheLine').answer(1, 'onTheLine').asks(0, 'deploy');
  const tower = towerIn(m, 'blue', 'northWest', 'inner');
  const first = golemsOf(m, 'blue').find(({ lane }) => lane === 'northWest')!;
  assert.deepEqual(spot(first), [tower.x / 1000, (tower.y + 4300) / 1000]);
});
rule('EX-ARENA-13', 'the second golem may stand beside the first, not nearer to the tower', () => {
  const m = mustered().answer(0, 'begin').answer(0, 'byHand').asks(0, 'golemWhere');
  m.refused(0, [at(2.6, 14.9)], 'EX-GOLEM-05');
  m.refused(0, [at(3.7, 15.9)], 'EX-GOLEM-05');
  m.answer(0, [at(3.6, 15.9)]).asks(0, 'golemWhere');
});
rule('EX-GOLEM-07', 'the holder of the initiative places golems first', () => {
  mustered().answer(0, 'letBegin').asks(0, 'golems').answer(0, 'onTheLine').asks(1, 'golems');
});
rule('EX-DEPL-01', 'heroes are deployed in turn, the starting player first', () => {
  const m = mustered().answer(0, 'letBegin').answer(0, 'onTheLine').answer(1, 'onTheLine').asks(1, 'deploy');
  m.answer(1, 'Alice (red)')
    .answer(1, [at(31, 31)])
    .asks(0, 'deploy');
});
rule('EX-DEPL-02', 'a deployed base lies completely on the platform and on nobody', () => {
  const m = mustered()
    .answer(0, 'begin')
    .answer(0, 'onTheLine')
    .answer(1, 'onTheLine')
    .answer(0, 'Alice (blue)');
  m.refused(0, [at(6.5, 1)], 'EX-DEPL-02');
  m.refused(0, [at(2, 2)], 'EX-PLACE-02');
  m.answer(0, [at(5, 3)]).asks(1, 'deploy');
  assert.ok(onPlatform('blue', hero(m, 'alice')));
});
rule('EX-DEPL-03', 'heroes begin with full mana and full life', () => {
  const m = mustered().asks(0, 'start');
  assert.deepEqual([hero(m, 'alice').life, hero(m, 'alice').mana], [6, 4]);
});
rule('EX-DEPL-04', 'and with 0 gold and 0 XP', () => {
  const m = mustered().asks(0, 'start');
  assert.deepEqual([hero(m, 'alice').gold, hero(m, 'alice').xp], [0, 0]);
});
const start = (round: number, more: object = {}) =>
  play({
    blue: { alice: { at: [2.6, 14], mana: 0 }, elmar: { at: null } },
    red: { jasper: { at: null } },
    round,
    stage: 'start',
    dice: [2, 5],
    ...more,
  });
rule('EX-ROUND-02', 'from round 2 on the initiative is rolled', () => {
  start(2).asks(1, 'start');
});
rule('EX-ROUND-03', 'its winner says who starts', () => {
  const m = start(2).answer(1, 'letBegin').asks(1, 'deployWhere');
  assert.deepEqual([m.state.initiative, m.state.starter], [1, 0]);
});
rule('EX-ROUND-07', 'heroes return in turn, beginning with the winner', () => {
  start(2)
    .answer(1, 'begin')
    .asks(1, 'deployWhere')
    .answer(1, [at(31, 31)])
    .asks(0, 'deployWhere');
});
rule('EX-ROUND-04', 'knocked-out heroes return to their own platform', () => {
  const m = start(2).answer(1, 'begin');
  m.refused(1, [at(4, 4)], 'EX-DEPL-02').asks(1, 'deployWhere');
});
rule('EX-ROUND-05', 'a returning hero has full life and mana', () => {
  const m = start(2)
    .answer(1, 'begin')
    .answer(1, [at(31, 31)])
    .asks(0, 'deployWhere');
  assert.deepEqual([hero(m, 'jasper').life, hero(m, 'jasper').mana, hero(m, 'jasper').present], [8, 4, true]);
});
const begun = (round: number) => {
  const m = start(round);
  if (round > 1)
    m.answer(1, 'begin')
      .answer(1, [at(31, 31)])
      .answer(0, [at(4, 4)]);
  return m;
};
rule('EX-ROUND-09', 'every hero gets 1 gold, in round 1, too', () => {
  for (const round of [1, 2]) assert.equal(hero(begun(round), 'alice').gold, 1);
});
rule.also('EX-ROUND-01', 'what is counted within a round is counted again', () => {
  const m = play({
    blue: { chenLu: { at: [2.6, 14] } },
    red: { jasper: { at: [30, 30] } },
    stage: 'start',
    dice: [6, 1],
    set: (state) => {
      state.used.round.push('foresight0');
      state.bought[0] = state.bought[1] = true;
      for (const model of state.models) if (model.sort === 'hero') model.attacked = 3;
    },
  });
  m.answer(0, 'begin').asks(0, 'act');
  assert.deepEqual(
    [m.state.used.round, m.state.bought, hero(m, 'chenLu').attacked, hero(m, 'jasper').attacked],
    [[], [false, false], 0, 0],
  );
});
rule('EX-GOLD-01', 'that is the only gold at the start of a round', () => {
  const m = begun(3);
  assert.deepEqual([hero(m, 'alice').gold, hero(m, 'jasper').gold], [1, 1]);
});
rule('EX-PROF-07', 'mana comes back by MREG from round 2 on', () => {
  const m = begun(2);
  assert.equal(hero(m, 'alice').mana, manaRegen(m.t, hero(m, 'alice')));
  assert.equal(hero(begun(1), 'alice').mana, 0);
});
rule('EX-ROUND-01', 'round 1 skips initiative, returning heroes and mana', () => {
  const m = start(1);
  assert.equal(asked(m), 'act');
  assert.equal(hero(m, 'jasper').present, false);
});
rule('EX-EQUIP-01', "equipment is paid from the hero's own gold", () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3 }, elmar: { at: [4, 10], gold: 1 } } });
  act(m, 0, hero(m, 'alice')).asks(0, 'buy');
  assert.ok(m.options(0).every((text) => text === 'Pass' || text.includes('Alice')));
});
rule('EX-EQUIP-11', 'Mondkristall costs 3 gold and gives 1 maximum mana', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3 } } });
  act(m, 0, hero(m, 'alice'), 'Moon Crystal for Alice (3 gold)').asks(0, 'way');
  assert.deepEqual([hero(m, 'alice').gold, m.kinds('kit.0')], [0, ['moonCrystal']]);
});
rule('EX-EQUIP-12', 'Mondzepter costs 4 gold and the Mondkristall', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 4, kit: ['moonCrystal'] } } });
  act(m, 0, hero(m, 'alice'), 'Moon Sceptre for Alice (4 gold)').asks(0, 'way');
  assert.deepEqual(m.kinds('kit.0'), ['moonSceptre']);
});
rule('EX-EQUIP-07', 'the card it was made from is back in the market at once', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 4, kit: ['moonCrystal'] } } });
  act(m, 0, hero(m, 'alice'), 'Moon Sceptre for Alice (4 gold)').asks(0, 'way');
  assert.ok(m.kinds('market').includes('moonCrystal'));
});
rule('EX-EQUIP-06', 'an upgrade needs its base card', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 9 } } });
  act(m, 0, hero(m, 'alice'));
  assert.ok(!m.options(0).some((text) => text.startsWith('Moon Sceptre')));
});
rule('EX-EQUIP-05', 'a card that is not in the market cannot be bought', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], gold: 9 }, elmar: { at: [4, 10], kit: ['moonCrystal'] } },
  });
  act(m, 0, hero(m, 'alice'));
  assert.ok(!m.options(0).some((text) => text.startsWith('Moon Crystal')));
});
rule('EX-EQUIP-08', 'three cards at most; an upgrade still fits', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], gold: 9, kit: ['moonCrystal', 'whetstone', 'beastFang'] } },
  });
  act(m, 0, hero(m, 'alice'));
  assert.deepEqual(
    m.options(0).map((text) => text.split(' for ')[0]),
    ['Moon Sceptre', 'Master Weapon', 'Dragon Pike', 'Pass'],
  );
});
rule('EX-EQUIP-09', 'an upgrade and a new base card may be held together', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3, kit: ['moonSceptre'] } } });
  act(m, 0, hero(m, 'alice'), 'Moon Crystal for Alice (3 gold)').asks(0, 'way');
  assert.deepEqual(m.kinds('kit.0'), ['moonSceptre', 'moonCrystal']);
});
rule('EX-EQUIP-10', 'both buy in turn, the holder of the initiative first, until both stop', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 6 } }, red: { jasper: { at: [30, 30], gold: 3 } } });
  act(m, 0, hero(m, 'alice'), 'Moon Crystal for Alice (3 gold)')
    .asks(1, 'buy')
    .answer(1, 'pass')
    .asks(0, 'buy')
    .answer(0, 'pass')
    .asks(0, 'way');
});
rule('EX-EQUIP-13', 'knocked-out heroes may buy', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] }, elmar: { at: null, gold: 3 } } });
  act(m, 0, hero(m, 'alice')).asks(0, 'buy');
  assert.ok(m.options(0).some((text) => text.includes('Elmar')));
});
rule('EX-EQUIP-02', 'before and after an action, whoever is active', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] } }, red: { jasper: { at: [30, 30], gold: 3 } } });
  act(m, 0, hero(m, 'alice'))
    .asks(1, 'buy')
    .answer(1, 'pass')
    .answer(0, [at(2.6, 15)])
    .asks(1, 'buy')
    .answer(1, 'pass')
    .answer(0, 'endPhase')
    .asks(1, 'buy');
});
rule.also('EX-EQUIP-02', 'what was declined is not asked again until the offer changes', () => {
  const plan = { blue: { alice: { at: [2.6, 14] } }, red: { jasper: { at: [30, 30], gold: 3 } } } as const;
  const m = play({ ...plan, usual: true });
  act(m, 0, hero(m, 'alice'))
    .asks(1, 'buy')
    .answer(1, 'pass')
    .answer(0, [at(2.6, 15)]);
  m.answer(0, 'endPhase').asks(1, 'act');
});
rule.also('EX-EQUIP-02', 'nor because the other side has taken some of it', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], gold: 6 } },
    red: { jasper: { at: [30, 30], gold: 3 } },
    usual: true,
  });
  act(m, 0, hero(m, 'alice'), 'Moon Crystal for Alice (3 gold)').asks(1, 'buy').answer(1, 'pass');
  m.asks(0, 'buy').answer(0, 'Spring Pearl for Alice (3 gold)').asks(0, 'way');
});
rule('EX-SEQ-03', 'step 3: both may buy before the action is announced', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3 } } });
  act(m, 0, hero(m, 'alice')).asks(0, 'buy');
});
rule('EX-SEQ-15', 'step 15: both may buy again after the last action', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3 } } });
  m.answer(0, 'endPhase').asks(0, 'buy');
});
rule.also('EX-SEQ-15', 'after the first action both may buy before the next hero is named', () => {
  const m = play({ blue: { alice: { at: [2.6, 14] }, ylvie: { at: [4, 8], gold: 3 } } });
  act(m, 0, hero(m, 'alice'), 'pass', [at(2.6, 15)]).asks(0, 'buy');
  m.answer(0, 'Moon Crystal for Ylvie (3 gold)').asks(0, 'act');
});
rule.also('EX-EQUIP-02', 'what was declined is asked again once a hero has lost half the life points', () => {
  const walked = (life: number) => {
    const m = play({
      blue: { alice: { at: [2.6, 14] } },
      red: { jasper: { at: [30, 30], gold: 3 } },
      usual: true,
    });
    act(m, 0, hero(m, 'alice')).answer(1, 'pass');
    hero(m, 'jasper').life = life;
    return m.answer(0, [at(2.6, 15)]);
  };
  // Of 8.
  walked(5).asks(0, 'act');
  walked(4).asks(1, 'buy');
});
rule.also('EX-EQUIP-02', 'what was declined is asked again in the next round', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    red: { jasper: { at: [30, 30], gold: 20 } },
    usual: true,
    set: (state) => {
      state.phasesLeft[1] = 0;
      state.phasesLeft[0] = 1;
    },
    dice: [6, 1],
  });
  act(m, 0, hero(m, 'alice'))
    .answer(1, 'pass')
    .answer(0, [at(2.6, 15)]);
  m.answer(0, 'endPhase').asks(0, 'start');
  assert.deepEqual([m.state.active, m.state.actions], [null, 0]);
  m.answer(0, 'begin').asks(1, 'buy');
});
rule('EX-EQUIP-03', 'buying costs neither an action nor mana', () => {
  const m = play({ blue: { alice: { at: [2.6, 14], gold: 3 } } });
  act(m, 0, hero(m, 'alice'), 'Moon Crystal for Alice (3 gold)').asks(0, 'way');
  assert.deepEqual([m.state.actions, hero(m, 'alice').mana], [2, 4]);
});
