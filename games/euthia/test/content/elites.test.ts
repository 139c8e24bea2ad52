import assert from 'node:assert/strict';
import { metalOf } from '../../rules/supply.ts';
import { card, fightingElite, fightOf, game, type Journey, pass, passTo, situation } from '../kit.ts';

const heroes = ['dral', 'ael'];

interface Strike {
  readonly wounds?: number;
  readonly healed?: number;
  readonly clover?: number;
  readonly silver?: number;
  readonly gold?: number;
  readonly chaos?: number;
  readonly death?: true;
}

/** What a monster attack with this final value does: the hero has health to spare, the enemy 5 damage. */
function struck(elite: string, value: number): Strike {
  const j = fightingElite(elite, {
    heroes,
    hero: [{ health: 30 }],
    cards: { 'hand.1': [] },
    dice: [3, 3, 3, 3],
  });
  passTo(j, 'monsterC');
  const fight = fightOf(j);
  fight.damage = 5;
  fight.plus = value - 6;
  const { chaos } = fight;
  const hand = (metal: string): number =>
    j.t.cards(j.t.piles.hand[1]).filter((one) => metalOf(j.t, one) === metal).length;
  const before = [hand('silver'), hand('gold')];
  while (j.state.heroes[0].fallen === 0 && j.match.question(0)?.ask.prompt !== 'afterHeroRoll') pass(j);
  if (j.state.heroes[0].fallen > 0) {
    j.asks(0, 'turn');
    return { death: true };
  }
  const after = fightOf(j);
  const lowered = after.changes.find(({ of, until }) => of === 'clover' && until === 'stepA');
  const found: Record<string, number> = {
    wounds: 30 - j.state.heroes[0].health,
    healed: 5 - after.damage,
    clover: lowered?.n ?? 0,
    silver: hand('silver') - before[0],
    gold: hand('gold') - before[1],
    chaos: after.chaos - chaos,
  };
  j.asks(0, 'afterHeroRoll');
  return Object.fromEntries(Object.entries(found).filter(([, n]) => n !== 0));
}
/** By final value, what happens. */
const strikes = (elite: string, expected: Readonly<Record<number, Strike>>): void =>
  card(elite, 'what its ranges do', () => {
    for (const [value, strike] of Object.entries(expected))
      assert.deepEqual(struck(elite, Number(value)), strike, `${elite} at ${value}`);
  });

strikes('greytooth', { 5: {}, 6: { wounds: 2 }, 10: { wounds: 3 }, 11: { wounds: 4, clover: -2 } });
strikes('motherThistle', {
  8: { wounds: 2, healed: 1 },
  9: { wounds: 3, healed: 1 },
  12: { wounds: 4, healed: 2 },
});
strikes('silentHangman', { 5: {}, 8: { clover: -3 }, 9: { wounds: 5 } });
strikes('nimbleJost', {
  4: { silver: 1, chaos: 1 },
  9: { wounds: 2 },
  10: { wounds: 4, silver: 1, chaos: 1 },
});
strikes('rustGnaw', { 6: { wounds: 1 }, 8: { wounds: 2, clover: -1 }, 11: { wounds: 4 } });
strikes('moorTwins', { 4: { clover: -2 }, 9: { wounds: 3 }, 10: { wounds: 4, clover: -2 } });
strikes('belllessRinger', { 2: { clover: -3 }, 6: {}, 7: { wounds: 3 }, 10: { wounds: 5 } });
strikes('netQueen', {
  5: { wounds: 1, clover: -1 },
  10: { wounds: 3, clover: -2 },
  11: { wounds: 4, clover: -3 },
});
strikes('stoneheart', { 4: {}, 7: { wounds: 1 }, 8: { wounds: 3 }, 11: { wounds: 5 } });
strikes('paleCountess', {
  6: { wounds: 2, healed: 1 },
  11: { wounds: 3, healed: 2 },
  12: { wounds: 4, healed: 3 },
});
strikes('captainKettle', {
  3: { silver: 1, chaos: 1 },
  9: { wounds: 3, silver: 1 },
  10: { wounds: 5, gold: 1, chaos: 1 },
});
strikes('deepSong', { 2: { clover: -3 }, 7: { wounds: 3 }, 10: { wounds: 6 } });
strikes('gallowsBird', { 8: {}, 9: { wounds: 5 }, 11: { wounds: 5, clover: -2 } });
strikes('flameInRock', { 4: { healed: 2 }, 7: { wounds: 3 }, 10: { wounds: 5 } });
strikes('theNameless', { 6: { wounds: 2 }, 10: { wounds: 3 }, 13: { wounds: 5 }, 14: { death: true } });
strikes('krakenOfYsmar', {
  4: { wounds: 2, clover: -1 },
  9: { wounds: 3, clover: -1 },
  10: { wounds: 4, clover: -2 },
});
strikes('boneKing', {
  8: { wounds: 2, healed: 1 },
  9: { wounds: 4, healed: 2 },
  12: { wounds: 5, healed: 3 },
});
strikes('winterBride', {
  2: { clover: -3 },
  10: { wounds: 3, clover: -1 },
  13: { wounds: 6 },
  14: { death: true },
});
strikes('judgeBelow', { 8: { wounds: 3, gold: 1 }, 13: { wounds: 7 }, 14: { death: true } });
strikes('skarrTwoTongue', { 5: { gold: 1, chaos: 1 }, 10: { wounds: 4 }, 11: { wounds: 5, gold: 1 } });

interface Pay {
  readonly reputation: number;
  readonly gold?: number;
  readonly gaar?: number;
  readonly potions?: number;
  readonly gems?: readonly string[];
  readonly essences?: number;
  readonly goldCards?: number;
  readonly tiles?: number;
}

/** The enemy of this bounty is beaten; of what may be chosen the first is taken. */
function paid(elite: string): { pay: Pay; j: Journey } {
  const j = fightingElite(elite, {
    heroes,
    hero: [{ gold: 0, gaar: 1 }],
    cards: { 'hand.0': [] },
    next: { 'stack.4': ['treasureRegalia'], 'stack.5': ['treasureRegalia'] },
    dice: [1, 1, 6, 6],
  });
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = fightOf(j).health - 1;
  fightOf(j).plus = 10;
  pass(j);
  while (j.match.question(0)?.ask.prompt !== 'keepTrophy') {
    const { from, min, kind } = j.match.question(0)!;
    j.answer(0, ...(kind === 'some' ? from.slice(0, min).map(({ id }) => id) : [from[0].id]));
  }
  const hero = j.state.heroes[0];
  const found = {
    reputation: hero.reputation,
    gold: hero.gold,
    gaar: hero.gaar - 1,
    potions: hero.potions,
    gems: Object.entries(hero.gems).flatMap(([gem, n]) => Array.from({ length: n }, () => gem)),
    essences: Object.values(hero.essences).reduce((sum, n) => sum + n, 0),
    goldCards: j.kinds('hand.0').length,
    tiles: j.kinds('pouch.0').length,
  };
  j.asks(0, 'keepTrophy');
  const some = Object.entries(found).filter(([, n]) => (Array.isArray(n) ? n.length > 0 : n !== 0));
  return { pay: Object.fromEntries(some) as unknown as Pay, j };
}
const pays = (bounty: string, expected: Pay): void =>
  card(bounty, 'what it pays, and where its enemy hides', () => {
    const { elite } = game.content[bounty].bounty!;
    const { pay, j } = paid(elite);
    assert.deepEqual(pay, expected);
    assert.deepEqual(j.kinds('bounties.0'), [bounty]);
  });

pays('bountyGreytooth', { reputation: 3, gems: ['onyx'] });
pays('bountyThistle', { reputation: 3, potions: 2 });
pays('bountyHangman', { reputation: 3, goldCards: 1 });
pays('bountyJost', { reputation: 3, gold: 4 });
pays('bountyRustgnaw', { reputation: 3, tiles: 1 });
pays('bountyTwins', { reputation: 3, essences: 1 });
pays('bountyRinger', { reputation: 3, gaar: 2 });
pays('bountyYsra', { reputation: 5, gems: ['diamond'] });
pays('bountyUlmgar', { reputation: 5, tiles: 1 });
pays('bountyCountess', { reputation: 5, potions: 1, gems: ['ruby'] });
pays('bountyKettle', { reputation: 5, gold: 6 });
pays('bountyDeepsong', { reputation: 5, tiles: 2 });
pays('bountyGallows', { reputation: 5, gems: ['demonStone'] });
pays('bountyAskorn', { reputation: 5, gems: ['sapphire'], essences: 1 });
pays('bountyNameless', { reputation: 8, gems: ['demonStone'] });
pays('bountyKraken', { reputation: 8, tiles: 1 });
pays('bountyOrrun', { reputation: 8, gold: 8 });
pays('bountySelvane', { reputation: 8, essences: 2 });
pays('bountyJudge', { reputation: 8, goldCards: 2 });
pays('bountySkarr', { reputation: 8, tiles: 1 });

situation('every hideout that a bounty names in words is the one it means', () => {
  const words: Record<string, RegExp> = {
    forest: /forest/u,
    meadow: /meadow/u,
    mountain: /mountain/u,
    lake: /lake/u,
    moor: /moor/u,
    barren: /barren|wasteland/u,
    portal: /portal/u,
    trader: /trader/u,
    alchemist: /alchemist/u,
    church: /church/u,
    towers: /towers/u,
  };
  let compared = 0;
  for (const { kind, bounty } of Object.values(game.content)) {
    if (bounty === null) continue;
    const [hideout] = game.words.en.cards[kind].text!.split('Reward');
    const [place] = Object.values(bounty.hideout) as string[];
    assert.match(hideout, words[place], kind);
    for (const [other, word] of Object.entries(words))
      if (other !== place) assert.doesNotMatch(hideout, word, `${kind} ${other}`);
    compared++;
  }
  assert.equal(compared, 20);
});
