import assert from 'node:assert/strict';
import { theHunt } from '../../modes/theHunt.ts';
import { scoreOf } from '../../rules/scoring.ts';
import {
  card,
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  passTo,
  play,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];

/** Dral ends his turn with these badges open. */
function ends(badges: readonly string[], plan: Parameters<typeof play>[0] = {}): Journey {
  const j = play({ heroes, ...plan, cards: { badgeRow: badges, ...plan.cards } });
  return endTurn(j, 0);
}
/** Does the hero take this badge, and gain 2 reputation by it? */
const takes = (badge: string, plan: Parameters<typeof play>[0]): boolean => {
  const j = ends([badge], plan);
  const taken = j.kinds('badges.0').includes(badge);
  assert.equal(j.state.heroes[0].reputation, taken ? 2 : 0);
  j.asks(1, 'turn');
  return taken;
};

situation('one badge more than players lies open, the rest is unseen', () => {
  for (const seats of [1, 2, 3, 4])
    assert.equal(
      play({ heroes: ['dral', 'ael', 'keleia', 'maeldur'].slice(0, seats) }).kinds('badgeRow').length,
      seats + 1,
    );
});

situation('at most one badge a turn, of choice', () => {
  const j = ends(['badgeFirstBlood', 'badgeBigGame'], { cards: { 'trophies.0': ['mistWolf', 'hydra'] } });
  j.asks(0, 'takeBadge');
  j.answer(0, 'Big Game').asks(1, 'turn');
  assert.deepEqual([j.kinds('badges.0'), j.kinds('badgeRow')], [['badgeBigGame'], ['badgeFirstBlood']]);
});

card('badgeFirstBlood', 'two trophies, in pouches and in the hall together', () => {
  assert.equal(takes('badgeFirstBlood', { cards: { 'trophies.0': ['mistWolf'] } }), false);
  assert.equal(
    takes('badgeFirstBlood', { cards: { 'trophies.0': ['mistWolf'], 'hall.0': ['mudLeech'] } }),
    true,
  );
});
card('badgeFourHeads', 'four trophies', () => {
  const hall = ['mistWolf', 'mudLeech', 'ratFlood'];
  assert.equal(takes('badgeFourHeads', { cards: { 'hall.0': hall } }), false);
  assert.equal(takes('badgeFourHeads', { cards: { 'hall.0': [...hall, 'harpy'] } }), true);
});
card('badgeBigGame', 'a trophy of level 3', () => {
  assert.equal(takes('badgeBigGame', { cards: { 'trophies.0': ['harpy'] } }), false);
  assert.equal(takes('badgeBigGame', { cards: { 'trophies.0': ['hydra'] } }), true);
});

/** Dral wins against this monster, wounded or not, and ends his turn. */
function wins(badge: string, monster: string, wounded: boolean, fights = 1): boolean {
  const j = fighting(monster, {
    heroes,
    hero: [{ health: 8, reserve: 'combat' }],
    cards: { badgeRow: [badge] },
    dice: [...(wounded ? [4, 4] : [1, 1]), 6, 6],
  });
  const end = (): void => {
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = fightOf(j).health - 1;
    fightOf(j).plus = 10;
    passTo(j, 'keepTrophy');
    choose(j, 0, 'noTrophy').asks(0, 'turn');
  };
  end();
  if (fights === 2) {
    j.next('monsterNext.0', 'mudLeech').roll(1, 1, 6, 6);
    choose(j, 0, 'step6');
    choose(j, 0, 'fight');
    end();
  }
  endTurn(j, 0).asks(1, 'turn');
  return j.kinds('badges.0').includes(badge);
}
card('badgeKeenEye', 'two fights won in one turn', () => {
  assert.deepEqual(
    [wins('badgeKeenEye', 'mistWolf', false), wins('badgeKeenEye', 'mistWolf', false, 2)],
    [false, true],
  );
});
card('badgeUnscathed', 'a monster of level 2 without a wound', () => {
  assert.deepEqual(
    [
      wins('badgeUnscathed', 'mistWolf', false),
      wins('badgeUnscathed', 'caveBear', true),
      wins('badgeUnscathed', 'caveBear', false),
    ],
    [false, false, true],
  );
});
card('badgeWideRanger', 'markers on five kinds of terrain', () => {
  const plan = (n: number): Parameters<typeof play>[0] => ({
    map: [
      ['robberTrail', 2, -1],
      ['twinLakes', 1, 1],
      ['oreRidge', -1, 2],
      ['boneField', -2, 1],
    ],
    // Meadow, forest, lake, moor, mountain.
    set: (state) => {
      for (const space of [0, 4, 8, 10, 12].slice(0, n)) state.map.marker[space] = 0;
    },
  });
  assert.deepEqual([takes('badgeWideRanger', plan(4)), takes('badgeWideRanger', plan(5))], [false, true]);
});

situation('trophies hung up in the church need no pouch, count at the end and are lost for quests', () => {
  const j = play({
    heroes,
    hero: [{ gold: 0 }],
    cards: { 'trophies.0': ['mistWolf', 'harpy', 'hydra'], badgeRow: [] },
  });
  assert.equal(scoreOf(j.t, 0), 1 + 2 + 3);
  for (let i = 0; i < 3; i++) choose(j, 0, 'hang').asks(0, 'turn');
  assert.deepEqual([j.kinds('trophies.0').length, j.kinds('hall.0').length, scoreOf(j.t, 0)], [0, 3, 6]);
  const outside = play({ heroes, at: [0, 3], cards: { 'trophies.0': ['mistWolf'] } });
  assert.ok(offered(outside, 0).every((id) => !id.startsWith('hang')));
});

situation('easy: 4 gold and a potion; hard: elite enemies, and from round 5 on one chaos more', () => {
  const start = (difficulty: 'easy' | 'normal' | 'hard'): number[] => {
    const j = play({ heroes, options: { difficulty } });
    return [j.state.heroes[0].gold, j.state.heroes[0].potions, j.kinds('bounty').length];
  };
  assert.deepEqual(
    [start('easy'), start('normal'), start('hard')],
    [
      [4, 1, 0],
      [2, 0, 0],
      [2, 0, 1],
    ],
  );
  const chaos = (round: number): number => {
    const j = fighting('caveBear', {
      heroes,
      options: { difficulty: 'hard' },
      set: (state) => (state.round = round),
      dice: [1, 1],
    });
    passTo(j, 'monsterC');
    return fightOf(j).chaos;
  };
  assert.deepEqual([chaos(4), chaos(5)], [2, 3]);
});

situation('the game ends after eight rounds', () => {
  const j = play({ heroes, set: (state) => (state.round = 7) });
  endTurn(endTurn(j, 0), 1).asks(0, 'turn');
  assert.equal(j.state.round, 8);
  endTurn(endTurn(j, 0), 1);
  assert.equal(j.match.result!.how, 'reputation');
});

situation('alone the score decides the band', () => {
  const band = (reputation: number): string => {
    const j = play({ heroes: ['dral'], hero: [{ reputation, gold: 0 }], set: (state) => (state.round = 8) });
    endTurn(j, 0);
    return j.match.result!.how;
  };
  assert.deepEqual([14, 15, 19, 20, 25, 26, 32, 33].map(band), [
    'lost',
    'survivor',
    'survivor',
    'traveller',
    'traveller',
    'champion',
    'champion',
    'legend',
  ]);
});

situation('together two, three and four heroes need trophies worth 5, 8 and 10', () => {
  const prey = (level: 1 | 2 | 3): string =>
    Object.values(game.content).find(({ sort, enemy }) => sort === 'monster' && enemy?.level === level)!.kind;
  const won = (heroes: readonly string[], ones: number): boolean => {
    const { t } = play({
      heroes,
      options: { cooperative: true },
      set: (_state, at) => {
        // A trophy of level 3 hangs in the hall, one of level 1 is carried by another hero.
        at.make(prey(3), at.piles.hall[0]);
        at.make(prey(1), at.piles.trophies[1]);
        for (let i = 0; i < ones; i++) at.make(prey(1), at.piles.trophies[0]);
      },
    });
    return theHunt.isWon(t);
  };
  const party = ['dral', 'ael', 'keleia', 'taesiri'];
  const goals = [
    [2, 5],
    [3, 8],
    [4, 10],
  ];
  assert.deepEqual(
    goals.flatMap(([n, goal]) => [won(party.slice(0, n), goal - 5), won(party.slice(0, n), goal - 4)]),
    [false, true, false, true, false, true],
  );
});
