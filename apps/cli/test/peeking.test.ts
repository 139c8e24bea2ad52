import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Bot, casual, greedy, loadByAddress, random, searchBot, sit } from '@tafelrunde/bots';
import { fairnessFromSeed, type Game, Match, type OptionSpec, type OptionValue } from '@tafelrunde/engine';
import { shuffledWorld } from '@tafelrunde/testing';
import { shelf } from '../src/games.ts';

/** The clock would answer differently every time; play-outs can be counted. */
const bots: readonly Bot[] = [
  random,
  casual,
  greedy,
  searchBot('search', { budget: { playOuts: 12 }, deals: 4, steps: 1, patience: 500 }),
];
/** So many questions of a game are put in two worlds, none of them right after the other, and so many of one match. */
const COMPARED = Number(process.env['PEEKING'] ?? 25);
const OF_ONE = 13;
const APART = 7;

/** Every option set to another of its choices, round by round. */
function otherWay({ options }: Game, round: number): Record<string, OptionValue> {
  const specs = Object.entries<OptionSpec>(options);
  return Object.fromEntries(specs.map(([name, { choices }]) => [name, choices[round % choices.length]]));
}

const { games } = await shelf();

/** Without a judgement bots play every answer out to the end: such games in the making take too long for every day. */
const ready: { readonly id: string; readonly game: Game }[] = [];
for (const { id, module, about } of games) {
  if (module === null) continue;
  const game = await loadByAddress(module);
  const slow = about?.inTheMaking === true && game.judge === undefined;
  if (!slow || process.env['PEEKING'] !== undefined) ready.push({ id, game });
}

describe('no bot peeks in a real game', () => {
  for (const { id, game } of ready) {
    it(`${id}: the same answers whatever is hidden`, async () => {
      const [least, most] = game.seats;
      let compared = 0;
      let options = {};
      for (let round = 0; compared < COMPARED; round++) {
        assert.ok(round < 20 + COMPARED, `only ${compared} questions could be compared`);
        // By turns at a table for two and at one for four, where they can sit so.
        const seats = Math.min(most, Math.max(least, round % 2 === 0 ? 2 : 4));
        const enough = Math.min(COMPARED, compared + OF_ONE);
        // Where the usual game hides nothing, another way of playing it may.
        if (compared === 0 && round > 1) options = otherWay(game, round);
        const match = Match.start(game, {
          seats,
          options,
          fairness: fairnessFromSeed(`peek ${id} ${round}`),
        });
        let since = 0;
        for (let n = 0; match.result === null && compared < enough && since < 300; n++) {
          const [seat] = match.waiting;
          const seed = `${round}.${n}`;
          const { kind, from } = match.question(seat)!;
          const open = kind !== 'one' || from.filter(({ no }) => no === undefined).length > 1;
          const other = open && n % APART === 0 ? shuffledWorld(match, seat, seed) : null;
          since++;
          if (other !== null) {
            compared++;
            since = 0;
            for (const bot of bots)
              assert.deepEqual(
                bot.answer(sit(match, seat, seed)),
                bot.answer(sit(other, seat, seed)),
                `${bot.id} at answer ${n} of match ${round}`,
              );
          }
          assert.ok(match.answer(seat, random.answer(sit(match, seat, seed))).ok);
        }
      }
    });
  }
});
