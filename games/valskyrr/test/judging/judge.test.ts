import assert from 'node:assert/strict';
import type { Card } from '@tafelrunde/engine';
import { marked } from '../../rules/marks.ts';
import type { ValskyrrState } from '../../shape.ts';
import { game, play, type Quest, situation } from '../kit.ts';

const worth = (quest: Quest, seat = 0): number => game.judge!(quest.match.view(seat), seat);

/** Two heroes against two beasts in the middle of the first one's turn. */
const fight = (set: (state: ValskyrrState, t: Quest['t']) => void = () => undefined): Quest =>
  play({
    heroes: ['valkea', 'elatha'],
    encounter: 'turfWar',
    foes: [['stormDragon', 'boneDragon'], ['ravenokStalker']],
    hands: [
      ['fierceBlow', 'holdFast', 'charge'],
      ['swiftShot', 'swiftShot'],
    ],
    areas: [['shortSwordValkea'], ['longbow']],
    set: (state, t) => {
      state.round = 2;
      set(state, t);
    },
  });

situation('all heroes share one judgement', () => {
  const quest = fight();
  assert.equal(worth(quest, 0), worth(quest, 1));
});

situation('an enemy that is hurt, dazed or gone is better than one that is not', () => {
  const whole = worth(fight());
  const on = (marks: { wounds?: number; dazed?: number }): number =>
    worth(fight((_, t) => Object.assign(marked(t, t.cards(t.piles.pursuers[0])[0]), marks)));
  assert.ok(on({ wounds: 2 }) > whole, 'hurt');
  assert.ok(on({ dazed: 2 }) > whole, 'dazed');
  const gone = fight((_, t) => t.move(t.cards(t.piles.pursuers[0])[0], t.piles.enemyDiscard[1]));
  assert.ok(worth(gone) > on({ wounds: 2 }), 'gone');
});

situation(
  'a token that brings the end of an encounter nearer is worth more than one of many on the time charter',
  () => {
    const watch = (laid: number, kept: number): number =>
      worth(
        play({
          encounter: 'deathWatch',
          tokens: { deathWatch: { objectives: laid } },
          set: (state) => {
            state.round = 4;
            state.objectives = kept;
          },
        }),
      );
    assert.ok(watch(1, 5) > watch(0, 6));
    assert.ok(watch(2, 5) > watch(1, 6));
  },
);

situation('every token that is turned up is a step towards a boss behind seals', () => {
  const turnedUp = (n: number): number =>
    worth(
      play({
        loot: 0,
        options: { adventure: 'redSand' },
        set: (state, t) => {
          state.round = 5;
          // Whatever they are, the seals come last.
          const others = t.piles.hiddenToken.filter((pile) => {
            const token = t.top(pile);
            return token !== null && !['A', 'B', 'C'].includes(t.kind(token).at(-1)!);
          });
          for (const pile of others.slice(0, n))
            t.move(t.top(pile)!, t.piles.token[t.piles.hiddenToken.indexOf(pile)]);
        },
      }),
    );
  assert.ok(turnedUp(1) > turnedUp(0));
  assert.ok(turnedUp(3) > turnedUp(2));
});

situation('a seal that is turned up is worth having where the next one lies far away, too', () => {
  // The seals lie beside the party and at the other end of the map; all places between have to be fought for.
  const seals = [8, 7, 3];
  const after = (isTurned: boolean): number =>
    worth(
      play({
        heroes: ['sigraed'],
        phase: 'travel',
        loot: 0,
        options: { adventure: 'redSand' },
        set: (state, t) => {
          state.round = 5;
          const { hiddenToken, token, hidden, place } = t.piles;
          const tokens = hiddenToken.flatMap((pile) => t.cards(pile));
          const isSeal = (card: Card): boolean => ['A', 'B', 'C'].includes(t.kind(card).at(-1)!);
          const others = hiddenToken.flatMap((pile, slot) =>
            t.top(pile) !== null && !seals.includes(slot) ? [slot] : [],
          );
          for (const card of tokens) t.move(card, token[0]);
          tokens.filter(isSeal).forEach((card, i) => t.move(card, hiddenToken[seals[i]]));
          tokens.filter((card) => !isSeal(card)).forEach((card, i) => t.move(card, token[others[i]]));
          for (const slot of [4, 5, 8]) {
            t.move(t.top(hidden[slot])!, place[slot]);
            state.threat[slot] = slot === 8 && !isTurned ? 1 : 0;
          }
          state.party = isTurned ? 8 : 4;
          if (isTurned) t.move(t.top(hiddenToken[8])!, token[8]);
        },
      }),
    );
  assert.ok(after(true) > after(false));
});

situation('cards in the grave, conditions and lost time make it worse', () => {
  const whole = worth(fight());
  const buried = fight((_, t) => {
    for (let i = 0; i < 4; i++) t.move(t.top(t.piles.heroDeck[1])!, t.piles.burial[1]);
  });
  assert.ok(worth(buried) < whole, 'buried');
  const ill = fight((_, t) => (marked(t, t.cards(t.piles.charter[0])[0]).poison = 2));
  assert.ok(worth(ill) < whole, 'poisoned');
  assert.ok(worth(fight((state) => (state.time = 20))) < whole, 'time');
  assert.ok(worth(fight((state) => (state.darkness = 3))) < whole, 'darkness');
});

situation('the last cards of a hero count more than the first ones', () => {
  const left = (cards: number): number =>
    worth(
      fight((_, t) => {
        while (t.cards(t.piles.heroDeck[1]).length > cards)
          t.move(t.top(t.piles.heroDeck[1])!, t.piles.burial[1]);
      }),
    );
  assert.ok(left(3) - left(0) > left(15) - left(12));
});

situation('rested, they would rather face the boss now than a round later', () => {
  const before = (time: number): Quest =>
    play({
      heroes: ['valkea', 'elatha'],
      phase: 'travel',
      loot: 0,
      set: (state, t) => {
        state.round = 9;
        state.time = time;
        for (const slot of [1, 4]) {
          t.move(t.top(t.piles.hidden[slot])!, t.piles.place[slot]);
          state.threat[slot] = 0;
        }
        state.party = 4;
      },
    });
  const waiting = worth(before(17));
  const quest = before(16);
  quest.answer(0, 'move8');
  assert.equal(quest.t.state.party, 8);
  assert.ok(worth(quest) > waiting - 2, `${worth(quest)} in front of the boss, ${waiting} after waiting`);
});

situation('late time that passes before the boss costs less than half of what it costs elsewhere', () => {
  const at = (party: number, time: number): number =>
    worth(
      play({
        heroes: ['valkea', 'elatha'],
        ...(party === 8 && { encounter: 'nightOfThePack' }),
        set: (state) => Object.assign(state, { round: 9, time, party }),
      }),
    );
  const lost = (party: number): number => at(party, 28) - at(party, 36);
  assert.ok(lost(8) < lost(0) / 2, `${lost(8)} before the boss, ${lost(0)} elsewhere`);
});

situation('a reward is worth more to whoever can wear it; what can be used from hand, to anybody', () => {
  const held = (kind: string, seat: number): number =>
    worth(
      play({
        heroes: ['melekai', 'valkea'],
        hands: seat === 0 ? [[kind], []] : [[], [kind]],
        set: (state) => (state.round = 2),
      }),
    );
  assert.ok(held('greatsword', 1) > held('greatsword', 0) + 0.2);
  assert.ok(held('pilgrimMace', 0) > held('pilgrimMace', 1) + 0.2);
  assert.ok(Math.abs(held('fireOil', 0) - held('fireOil', 1)) < 0.1);
});
