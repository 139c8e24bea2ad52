import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deedOption, fairnessFromSeed, Match, speechOf, type WireQuestion } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { overview } from '../../overview.ts';
import { help } from '../../overview/answers.ts';
import type { TalismanShape } from '../../shape.ts';
import { spaceOf } from '../../shape/spaces.ts';

/** The view of the first seat when everybody has entered the board. */
function entered(): ReturnType<Match<TalismanShape>['view']> {
  const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed('visits') });
  while (match.view(0).state.players.some(({ standing }) => standing !== 'playing')) {
    const [seat] = match.waiting;
    assert.ok(match.answer(seat, match.question(seat)!.from[0].id).ok);
  }
  return match.view(0);
}

/** What is said of a visit by somebody with these lives, of 4 or more, and this gold. */
function saidOf(id: string, lives: number, gold: number): string | undefined {
  const view = entered();
  const players = view.state.players.map((player) => ({ ...player, lives, gold }));
  const piles = {
    ...view.piles,
    objects: view.piles.objects.map((pile) => ({ ...pile, count: 0, cards: [] })),
  };
  const option = deedOption(id);
  const question = { prompt: 'choose', about: null, options: [option] } as unknown as WireQuestion;
  return overview.leadsTo?.(option, {
    view: { ...view, piles, state: { ...view.state, players } },
    viewer: 0,
    speech: speechOf('en', game.words.en, ['A', 'B']),
    asking: { question },
  })?.line;
}

/** What is said of a prayer that came to this, by somebody who stands here. */
function prayedAt(space: string, die: number): (string | undefined)[] {
  const view = entered();
  const players = view.state.players.map((player) => ({ ...player, space: spaceOf({ space }) }));
  const question = {
    prompt: 'fate',
    about: { dice: [die], what: 'pray' },
    options: [deedOption('keep')],
  } as unknown as WireQuestion;
  const at = {
    view: { ...view, state: { ...view.state, players } },
    viewer: 0,
    speech: speechOf('en', game.words.en, ['A', 'B']),
    asking: { question },
  };
  return [overview.leadsTo?.(deedOption('keep'), at)?.line, help(question, at)];
}

test('a question about fate says what the prayer means as it lies', () => {
  assert.deepEqual(prayedAt('chapel', 3), ['nothing', '1–4 nothing · 5 life · 6 Spell']);
  assert.deepEqual(prayedAt('graveyard', 5), ['fate', '1–4 nothing · 5 fate · 6 Spell']);
  // Elsewhere a card puts the prayer, and the space knows nothing of it.
  assert.equal(prayedAt('crags', 3)[0], undefined);
});

test('a visit that would bring nothing says so before it is chosen', () => {
  assert.equal(saidOf('doctor', 9, 2), 'you have all your lives');
  assert.equal(saidOf('healer', 1, 0), 'you lack the gold for it');
  assert.equal(saidOf('doctor', 1, 2), 'heals up to 2 lives, 1 gold each');
  assert.equal(saidOf('alchemist', 9, 0), 'you carry no Objects');
  assert.match(saidOf('enchantress', 9, 0) ?? '', /roll/);
});
