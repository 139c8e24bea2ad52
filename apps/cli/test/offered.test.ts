import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Bot, casual, greedy, loadByAddress, random, searchBot, sit } from '@tafelrunde/bots';
import { checkAnswer, fairnessFromSeed, type Game, Match } from '@tafelrunde/engine';
import { quickest } from '@tafelrunde/lab';
import { shelf } from '../src/games.ts';

/**
 * No bot ever answers with something not offered. A few matches in every run; `BOT_GAMES=10000 npm test -- --only unit
 * offered` plays so many of each game, to the end.
 */
const GAMES = Number(process.env['BOT_GAMES'] ?? 2);
/** Answers after which a match of the daily run has shown enough. */
const ENOUGH = process.env['BOT_GAMES'] === undefined ? 150 : Number.POSITIVE_INFINITY;

const search = searchBot('search', { budget: { playOuts: 6 }, deals: 3, steps: 1, patience: 200 });
/** The quick ones answer most often, so that many matches fit into the time there is. */
const tables: readonly (readonly Bot[])[] = [
  [greedy, casual],
  [random, search],
  [casual, random],
];

const { games, fixtures } = await shelf();

/** Without a judgement bots play every answer out to the end: such games in the making take too long for every day. */
const ready: { readonly id: string; readonly game: Game }[] = [];
for (const { id, module, about } of [...fixtures, ...games]) {
  if (module === null) continue;
  const game = await loadByAddress(module);
  const slow = about?.inTheMaking === true && game.judge === undefined;
  if (!slow || process.env['BOT_GAMES'] !== undefined) ready.push({ id, game });
}

describe('every answer of every bot was offered', () => {
  for (const { id, game } of ready) {
    it(`${id}, ${GAMES} matches`, async () => {
      const [least, most] = game.seats;
      let answers = 0;
      for (let index = 0; index < GAMES; index++) {
        const seats = Math.min(most, Math.max(least, 2 + (index % 2)));
        const bots = tables[index % tables.length];
        const seed = `offered ${id} ${index}`;
        const match = Match.start(game, { seats, fairness: fairnessFromSeed(seed), events: false });
        const nextSeat = quickest(match, seed);
        for (let n = 0; match.result === null && n < ENOUGH; n++) {
          const seat = nextSeat();
          const question = match.question(seat)!;
          const bot = bots[seat % bots.length];
          const answer = bot.answer(sit(match, seat, `${seed} ${n}`));
          assert.ok(
            checkAnswer(question, answer).ok,
            `${seed}, answer ${n}: ${bot.id} said ${JSON.stringify(answer)} to '${question.ask.prompt}'`,
          );
          const outcome = match.answer(seat, answer);
          assert.ok(outcome.ok, `${seed}, answer ${n}: ${match.crash?.message ?? JSON.stringify(outcome)}`);
          answers++;
        }
      }
      assert.ok(answers >= GAMES * 5, `${answers} answers`);
    });
  }
});
