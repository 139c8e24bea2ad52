import assert from 'node:assert/strict';
import {
  EVERY_QUESTION,
  fairnessFromSeed,
  Match,
  randomSource,
  sampleAnswer,
  type Viewer,
} from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { heroScore, rivalScore, verdict } from '../../rules/attack.ts';
import { foeValue } from '../../rules/combat.ts';
import { carryLimit } from '../../rules/objects.ts';
import { outlook, reckon } from '../../rules/reckoning.ts';
import { characterAt, numbersOf, type View } from '../../rules/numbers.ts';
import { spellLimit } from '../../rules/spells.ts';
import { craft, fateValue, lifeValue, strength } from '../../rules/stats.ts';
import type { Fight, Talisman, TalismanShape } from '../../shape.ts';
import { carrying, rest, scene, until } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** Calls back at every question of some games that are played at random. */
function everywhere(look: (t: Talisman, view: View, viewer: Viewer) => void): void {
  const tables: readonly Partial<TalismanShape['options']>[] = [
    {},
    { board: 'cataclysm', ending: 'open' },
    { explodingDice: false, twoDice: false },
  ];
  tables.forEach((options, number) => {
    const seed = `slip ${number}`;
    const random = randomSource(seed);
    const match = Match.start(game, { seats: 3, options, fairness: fairnessFromSeed(seed) });
    // Every question is a moment to look at, also those that go without saying.
    for (let seat = 0; seat < match.seats; seat++) match.stopAt(seat, EVERY_QUESTION, true);
    while (match.result === null && match.entries.length < 700) {
      // What somebody is sent, through the wire; everybody gets their turn.
      const viewer = ([0, 1, 2, 'watcher'] as const)[match.entries.length % 4];
      look(match.table, JSON.parse(JSON.stringify(match.view(viewer))) as View, viewer);
      const [seat] = match.waiting;
      assert.ok(match.answer(seat, sampleAnswer(match.question(seat)!, random)).ok);
    }
  });
}

situation('the numbers of every sheet are what the rules count, in everybody’s eyes', () => {
  const raised = { strength: 0, craft: 0 };
  everywhere((t, view) => {
    t.state.players.forEach(({ standing }, seat) => {
      if (standing !== 'playing') return;
      const shown = numbersOf(view, seat);
      assert.deepEqual(
        [shown.strength, shown.craft, shown.mostLives, shown.mostFate, shown.mostObjects, shown.mostSpells],
        [
          strength(t, seat),
          craft(t, seat),
          lifeValue(t, seat),
          fateValue(t, seat),
          carryLimit(t, seat),
          spellLimit(t, seat),
        ],
        `${characterAt(view, seat)} in step ${view.step}`,
      );
      if (shown.strength !== shown.ownStrength) raised.strength++;
      if (shown.craft !== shown.ownCraft) raised.craft++;
    });
  });
  // Cards and markers made a difference often enough for this to prove something.
  assert.ok(raised.strength > 200 && raised.craft > 200);
});

situation('the slip of every fight adds up to what the rules compare', () => {
  const met = { open: 0, rolled: 0, duels: 0, parts: 0 };
  let decided = 0;
  everywhere((t, view) => {
    const fight = view.scenes.findLast(({ type }) => type === 'fight') as Fight | undefined;
    if (fight === undefined) return;
    const { hero, foe, rolled, outcome, odds } = reckon(view, fight);
    const [own, his] = [heroScore(t, fight), rivalScore(t, fight)];
    const where = `step ${view.step}: ${JSON.stringify(fight)}`;
    assert.deepEqual([hero.total, foe.total], [own, his], where);
    for (const { parts, value, total, dice } of [hero, foe]) {
      assert.equal(
        parts.reduce((sum, part) => sum + part.value, 0),
        value,
      );
      assert.equal(
        total - value,
        dice.reduce((sum, die) => sum + die, 0),
      );
      // What a newcomer cannot tell where it comes from is no answer.
      assert.ok(
        parts.every(({ what }) => what !== 'rest'),
        where,
      );
      if (parts.length > 1) met.parts++;
    }
    if (rolled) assert.equal(outcome, verdict(fight, own, his), where);
    else {
      assert.ok(odds !== null && odds.won >= 0 && odds.drawn >= 0 && odds.won + odds.drawn <= 1 + 1e-9);
      met.open++;
    }
    if (fight.decided !== null) {
      assert.deepEqual([rolled, odds], [true, null], where);
      decided++;
    }
    if (rolled) met.rolled++;
    if (fight.rival !== null) met.duels++;
  });
  for (const [what, count] of Object.entries(met)) assert.ok(count > 5, `${what}: ${count}`);
  assert.ok(decided > 0, 'no fight was decided before the dice');
});

situation('the slip knows who fights an equal by the Shield of Defiance', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['shieldOfDefiance'], 'objects.0': ['luckyCharm'] },
    dice: [2, 3, 4, 4],
  });
  until(until(t, 'destination').answer(0, 'hills2').answer(0, 'seat1'), 'beforeFight');
  const view = t.match.view(0);
  const { hero, foe } = reckon(view, view.scenes.findLast(({ type }) => type === 'fight') as Fight);
  assert.deepEqual([hero.value, foe.value], [6, 6]);
  assert.deepEqual(foe.parts.at(-1), { what: { kind: 'shieldOfDefiance' }, value: 3 });
  rest(t);
});

situation('the odds know the Trapsmith, and those who make clumsy', () => {
  const odds = (foe: string, followers: readonly string[]) => {
    const t = carrying([foe], ['luckyCharm'], {
      options: { explodingDice: false },
      cards: { 'followers.0': followers },
    });
    const view = t.asks(0, 'beforeFight').match.view(0);
    const fight = view.scenes.findLast(({ type }) => type === 'fight') as Fight;
    const { won, drawn } = reckon(view, fight).odds!;
    return [Math.round(won * 216), Math.round(drawn * 216)];
  };
  // 3 and the lower of two dice against 2 and one; then 3 and a die, less 2 but at least 1, against 3 and one.
  assert.deepEqual(odds('goblinTrapsmith', []), [91, 35]);
  assert.deepEqual(odds('ape', ['haunt', 'jester']), [36, 36]);
  assert.deepEqual(odds('ape', []), [90, 36]);
});

situation('the preview of a fight is one’s value against the enemy’s', () => {
  let met = 0;
  everywhere((t, view, viewer) => {
    if (viewer === 'watcher') return;
    const player = t.state.players[viewer];
    if (player.standing !== 'playing') return;
    for (const card of t.cards(t.piles.space[player.space])) {
      const { type, strength: printed } = t.def(card);
      if (type !== 'enemy') continue;
      const alike = t.cards(t.piles.space[player.space]).filter((other) => t.kind(other) === t.kind(card));
      if (alike.length > 1) continue;
      const how = printed > 0 ? 'battle' : 'psychic';
      assert.deepEqual(outlook(view, viewer, t.kind(card)), {
        own: how === 'battle' ? strength(t, viewer) : craft(t, viewer),
        foe: foeValue(t, viewer, card, how),
      });
      met++;
    }
  });
  assert.ok(met > 20);
});
