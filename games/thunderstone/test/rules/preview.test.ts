import assert from 'node:assert/strict';
import {
  type Card,
  fairnessFromSeed,
  Match,
  randomSource,
  sampleAnswer,
  type View,
} from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { type Attack, attackOn } from '../../rules/attack.ts';
import type { ThunderstoneShape, Turn } from '../../shape.ts';
import { situation } from '../kit.ts';

/** The attack on a card of the hall as a board shows it: out of a view and nothing else. */
function shown(view: View<ThunderstoneShape>, target: Card): Attack {
  const turn = view.scenes.find((scene) => scene.type === 'fight') as Turn;
  for (const [rank, { cards }] of view.piles.rank.entries())
    for (const card of cards)
      if (card !== null && 'kind' in card && card.card === target)
        return attackOn(game.content, turn, {
          kind: card.kind,
          rank,
          weakened: (card.note as number | undefined) ?? 0,
        });
  throw new RangeError('the target is not in the hall');
}

situation('what the board shows before an attack is what the battle comes to', () => {
  let compared = 0;
  for (let i = 0; compared < 250; i++) {
    const random = randomSource(`preview ${i}`);
    const match = Match.start(game, {
      seats: 3,
      fairness: fairnessFromSeed(`preview ${i}`),
      options: { set: i % 2 === 0 ? 'first' : 'random' },
    });
    while (match.pending !== null) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      const answer = sampleAnswer(question, random);
      const chosen = question.kind === 'one' ? question.from.find(({ id }) => id === answer) : undefined;
      const attacks = question.ask.prompt === 'fight' && chosen?.text === 'attack';
      // What somebody who only watches sees, who knows no more than the table shows.
      const view = attacks ? match.view('watcher') : null;
      const before = view === null ? null : shown(view, chosen!.card!);
      const told = match.told('watcher').length;
      assert.ok(match.answer(seat, answer).ok);
      if (view === null || before === null) continue;
      const turn = view.scenes[0] as Turn;
      const kind = match
        .told('watcher')
        .slice(told)
        .find(({ type }) => type === 'attacks')!.data as { kind: string };
      // Battle effects and the choice a Disease leaves come after the attack was shown.
      if (game.content[kind.kind].battle !== null || turn.cards.some((card) => card.kind === 'disease'))
        continue;
      const fought = match
        .told('watcher')
        .slice(told)
        .find(({ type }) => type === 'fought');
      const { value, health, won } = fought!.data as { value: number; health: number; won: boolean };
      assert.deepEqual(
        { value, health, won },
        { value: before.value, health: before.health, won: before.wins },
      );
      compared++;
    }
  }
});
