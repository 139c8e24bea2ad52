import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { type Card, viewOf } from '@tafelrunde/engine';
import { attackOn, type Target } from '../../rules/attack.ts';
import { absenceOf, breakdownOf, renouncing, turnWith } from '../../rules/breakdown.ts';
import type { Turn } from '../../shape.ts';
import { HALL, party, play, situation, type Thunder } from '../kit.ts';

const { content } = table(game, { seats: 2 }).t;

/** Numbers that are the same in every run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kinds = Object.keys(content);

const laid = kinds.filter((kind) => !['trap', 'stone'].includes(content[kind].sort));

const monsters = kinds.filter((kind) => content[kind].sort === 'monster' && content[kind].health > 0);

/** Any cards, weapons in any hands, any boosts: also what no game would lead to. */
function randomFight(chance: (below: number) => number): { turn: Turn; target: Target } {
  const cards = Array.from({ length: 1 + chance(9) }, (_, i) => ({
    card: i as Card,
    kind: laid[chance(laid.length)],
  }));
  const turn = turnWith(0, cards);
  for (const one of turn.cards) {
    const heroes = turn.cards.filter(({ as }) => content[as].sort === 'hero');
    if (content[one.as].sort === 'weapon' && heroes.length > 0 && chance(4) > 0)
      one.by = heroes[chance(heroes.length)].card;
    if (chance(6) === 0) one.strength = chance(5) - 1;
    if (chance(8) === 0) one.attack = chance(4);
    if (chance(8) === 0) one.magic = chance(4);
    one.turned = chance(20) === 0;
    one.mute = chance(25) === 0;
  }
  if (chance(6) === 0) turn.extraAttack = chance(5);
  if (chance(6) === 0) turn.extraMagic = chance(5);
  if (chance(6) === 0) turn.strength = chance(5) - 2;
  turn.weightless = chance(12) === 0;
  turn.armedTurned = chance(15) === 0;
  turn.halved = chance(15) === 0;
  turn.renounced = chance(15) === 0;
  turn.diseaseOnMagic = chance(3);
  return { turn, target: { kind: monsters[chance(monsters.length)], rank: chance(4), weakened: chance(3) } };
}

situation(
  'what the board shows of ten thousand fights is what the rules reckon, and its lines add up',
  () => {
    const chance = chances(20261115);
    const met = new Set<string>();
    for (let i = 0; i < 10_000; i++) {
      const { turn, target } = randomFight(chance);
      const before = JSON.stringify(turn);
      // The board gets the turn as everybody is sent it.
      const shown = breakdownOf(content, JSON.parse(before) as Turn, target);
      const real = attackOn(content, turn, target);
      assert.deepEqual(shown.attack, real, before);
      assert.equal(shown.margin, real.value - real.health);
      const value = (part: string) => shown.lines.find((line) => line.part === part)?.value ?? 0;
      const whole = Math.max(0, value('attack') + value('magic') + value('darkness'));
      assert.equal(whole + value('half'), real.value, before);
      for (const { part, struck, value: counts, why } of shown.lines) {
        if (struck !== null) assert.ok(struck > counts, `${part} strikes out less than it leaves`);
        if (why !== null) met.add(why);
      }
      real.rows.forEach((row, at) => {
        if (row.out) met.add(absenceOf(content, turn, target, turn.cards[at]));
      });
      assert.equal(JSON.stringify(turn), before, 'looking changes nothing');
    }
    // Every reason the board has words for has turned up.
    for (const why of [
      'immune',
      'halfMagic',
      'onlyMagic',
      'needsMagic',
      'disease',
      'doubled',
      'missingLight',
      'fixedDark',
      'battle',
      'withoutMagic',
      'withoutWeapon',
    ])
      assert.ok(met.has(why), why);
    for (const why of [
      'tooWeak',
      'unarmed',
      'outOfReach',
      'notCarried',
      'tooHeavy',
      'bearerOut',
      'renounced',
    ])
      assert.ok(met.has(why), why);
  },
);

/** The turn as the other seat sees it. */
const seenTurn = ({ t }: Thunder): Turn => structuredClone(viewOf(t, 1).scenes.at(-1)) as unknown as Turn;

situation('the hand before a fight is reckoned as it would be once it is laid out', () => {
  const hand = ['torynScrapper', 'torch', 'dagger', 'disease'];
  const t = play({ hand, hall: HALL });
  const cards = t.t.cards(t.t.piles.hand[0]).map((card) => ({ card, kind: t.t.kind(card) }));
  const target = { kind: 'kingdom', rank: 1, weakened: 0 };
  const ahead = breakdownOf(content, turnWith(0, cards), target).attack;
  t.answer(0, 'dungeon');
  assert.ok(t.asks(0, 'fight'));
  const turn = seenTurn(t);
  assert.deepEqual(ahead, attackOn(content, turn, target));
});

situation('doing without what a monster shuns is reckoned as the battle does', () => {
  const t = play({
    hand: ['torynScrapper', 'dagger', 'torch'],
    hall: ['thunderWrath', 'kingdom', 'skaladak'],
  });
  t.answer(0, 'dungeon').answer(0, 'dagger');
  const before = seenTurn(t);
  const target = { kind: 'thunderWrath', rank: 1, weakened: 0 };
  const shown = breakdownOf(content, renouncing(before, content['thunderWrath']), target);
  assert.equal(shown.renounced, true);
  assert.ok(shown.attack.value < attackOn(content, before, target).value);
  t.answer(0, /Attack Thunder Wrath/.source);
  assert.ok(t.log().some((line) => line.includes(String(shown.attack.value))));
});

situation('a party of armed heroes says who is too weak and which weapon nobody carries', () => {
  const turn = party(['militia', 'dagger>0', 'claymore>0', 'hatchet', 'fireball']);
  const target = { kind: 'kingdom', rank: 1, weakened: 0 };
  const why = (at: number) => absenceOf(content, turn, target, turn.cards[at]);
  assert.equal(why(2), 'tooHeavy');
  assert.equal(why(3), 'notCarried');
});

situation('the slip says why an attack is halved, and why a hero gives nothing', () => {
  const halved = (cards: readonly string[], kind: string, battle = false) => {
    const turn = { ...party(cards), halved: battle };
    const { lines } = breakdownOf(content, turn, { kind, rank: 1, weakened: 0 });
    return lines.find(({ part }) => part === 'half')?.why ?? null;
  };
  const armed = ['outlandsWarrior', 'dagger>0'];
  assert.equal(halved(armed, 'ghost'), 'withoutMagic');
  assert.equal(halved([...armed, 'fireball'], 'ghost'), null);
  assert.equal(halved(['outlandsWarrior', 'fireball'], 'tormentor'), 'withoutWeapon');
  assert.equal(halved(armed, 'tormentor'), null);
  assert.equal(halved(armed, 'kingdom', true), 'battle');
  const absence = (cards: readonly string[], kind: string) => {
    const turn = party(cards);
    return absenceOf(content, turn, { kind, rank: 1, weakened: 0 }, turn.cards[0]);
  };
  // Without a weapon and too weak: it is the weakness that shuts a hero out.
  assert.equal(absence(['militia'], 'bronzeGolem'), 'tooWeak');
  assert.equal(absence(['militia', 'dagger>0'], 'bronzeGolem'), 'tooWeak');
  assert.equal(absence(['militia'], 'darkness'), 'unarmed');
});

situation(
  'the slip says what counts of either kind of attack, and strikes out the rest with its reason',
  () => {
    const lines = (cards: readonly string[], kind: string, change?: (turn: Turn) => unknown) =>
      breakdownOf(content, party(cards, change), { kind, rank: 1, weakened: 0 })
        .lines.slice(0, 2)
        .map(({ value, struck, why }) => [value, struck, why]);
    // Attack 2 of the one, magic attack 2 of the other.
    const both = ['torynScrapper', 'diinIllusionist'];
    assert.deepEqual(lines(both, 'kingdom'), [
      [2, null, null],
      [2, null, null],
    ]);
    assert.deepEqual(lines(both, 'ebonFume')[1], [0, 2, 'immune']);
    assert.deepEqual(lines(both, 'noxiousSlag')[1], [1, 2, 'halfMagic']);
    assert.deepEqual(lines(both, 'shadowTorment')[0], [0, 2, 'onlyMagic']);
    assert.deepEqual(lines([...both, 'disease'], 'kingdom')[0], [1, 2, 'disease']);
    // With the target it is chosen what a Disease lowers.
    const onMagic = (turn: Turn) => Object.assign(turn, { target: 9 as Card, diseaseOnMagic: 1 });
    assert.deepEqual(lines([...both, 'disease'], 'kingdom', onMagic)[1], [1, 2, 'disease']);
  },
);

situation('whoever does without spells keeps weapons in hand, and the other way round', () => {
  const kept = (kind: string) =>
    renouncing(party(['torynScrapper', 'dagger>0', 'fireball']), content[kind]).cards.map(({ by }) => by);
  assert.deepEqual(kept('airWrath'), [null, 0, null]);
  assert.deepEqual(kept('thunderWrath'), [null, null, null]);
});
