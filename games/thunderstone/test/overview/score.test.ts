import assert from 'node:assert/strict';
import { type ScoreSheet, speechOf } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import { score } from '../../overview/score.ts';
import type { ThunderstoneOptions } from '../../shape.ts';
import { lastFight, play, situation, type Thunder, win } from '../kit.ts';

/** What the end page shows of a match that is over. */
function sheetOf(t: Thunder, language: 'de' | 'en' = 'en'): ScoreSheet {
  assert.ok(t.match.result, 'the match goes on');
  const speech = speechOf(language, game.words[language], ['Ada', 'Ben']);
  return score({ view: t.match.view('watcher'), viewer: 'watcher', speech, asking: null });
}

/** A single game that ends now, without anybody taking the stone. */
function lastTurn(mode: ThunderstoneOptions['mode'], cards: Record<string, readonly string[]>): Thunder {
  const none = { 'deck.0': [], 'discard.0': [], 'hand.1': [], 'deck.1': [], 'discard.1': [] };
  return play({
    options: { mode },
    hand: ['militia'],
    hall: ['kingdom', 'stoneOfAgony', 'famine'],
    cards: { ...none, ...cards },
    set: (state) => (state.sets.stones = ['stoneOfAgony']),
  })
    .answer(0, 'dungeon')
    .answer(0, 'Attack Kingdom');
}

situation('the columns of the score sheet add up to the result', () => {
  const cards = {
    'deck.0': ['famine', 'torynGladiator', 'horde3', 'horde4'],
    'deck.1': ['kingdom', 'stoneOfMystery'],
  };
  const t = lastTurn('standard', cards);
  const { columns, cells, total } = sheetOf(t);
  assert.deepEqual(
    columns.map(({ id }) => id),
    ['monster', 'horde', 'hero', 'stone'],
  );
  assert.deepEqual(
    cells.map((row) => row.reduce((sum, { value }) => sum + Number(value), 0)),
    t.match.result!.scores,
  );
  assert.deepEqual(cells[0].slice(0, 2), [
    { value: 2, note: '1 monster, worth 2' },
    { value: 4, note: '2 cards at 2 each' },
  ]);
  assert.equal(total, undefined);
});

situation('in every way to play one game a tie is explained by what broke it', () => {
  for (const mode of ['standard', 'epic', 'wandering'] as const) {
    const broken = sheetOf(lastTurn(mode, { 'deck.0': ['famine', 'famine'], 'deck.1': ['mythlurian'] }));
    assert.deepEqual(broken.decided, {
      column: 'monster',
      line: 'The most valuable single monster breaks the tie: Ben has one worth 4, Ada one worth 2.',
      rule: 'TH-END-05',
    });
    const shared = sheetOf(lastTurn(mode, { 'deck.0': ['famine'], 'deck.1': ['famine'] }));
    assert.match(shared.decided?.line ?? '', /worth the same, 2: the win is shared/);
    assert.equal(shared.decided?.column, undefined);
  }
});

situation('a card of the Horde that breaks a tie is shown in its own column', () => {
  const t = lastTurn('standard', {
    'deck.0': ['horde3', 'horde4', 'horde5'],
    'deck.1': ['famine', 'famine', 'famine', 'famine', 'harbinger'],
  });
  assert.deepEqual([t.match.result?.scores, t.match.result?.winners], [[9, 9], [0]]);
  assert.equal(sheetOf(t).decided?.column, 'horde');
});

situation('without a tie nothing is said to have decided', () => {
  assert.equal(sheetOf(lastTurn('standard', { 'deck.0': ['famine'] })).decided, undefined);
});

situation('where the last of two stones is drawn by lot, the lot is named', () => {
  const before = (state: Thunder['state']): void =>
    void state.campaign.games.push({ stone: 'stoneOfAgony', winner: 0 });
  const t = win(lastFight('crawl', { 'deck.1': ['harbinger'] }, {}, before).roll(0));
  assert.equal(t.match.result?.how, 'bothStones');
  const { decided } = sheetOf(t);
  assert.match(decided?.line ?? '', /the lot fell to Ada/);
  assert.equal(decided?.rule, 'TH-CRAWL-06');
});

situation('of a tournament the sheet shows games and stones, and why an equal sum wins', () => {
  const t = win(
    lastFight('odyssey', {}, { games: 2 }, (state) => {
      state.game = 2;
      state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
      state.players[1].tournament = 2;
      state.players[1].wins = 1;
    }),
  );
  assert.deepEqual(t.match.result?.scores, [2, 2]);
  const { columns, cells, decided, total, note } = sheetOf(t);
  assert.deepEqual([note, total], ['Tournament points from 2 games', 'Tournament points']);
  assert.deepEqual(
    columns.map(({ id }) => id),
    ['wins', 'last'],
  );
  assert.deepEqual(
    cells.map(([wins]) => wins),
    [
      { value: 1, note: 'Stone of Mystery' },
      { value: 1, note: 'Stone of Agony' },
    ],
  );
  assert.match(decided?.line ?? '', /Ada has one worth 3, Ben one worth 1/);
  assert.equal(decided?.rule, 'TH-ODYSSEY-19');
});

situation('whoever plays alone reads what the village came to', () => {
  const t = play({
    seats: 1,
    hand: ['torch'],
    hall: ['harbinger', 'stoneOfMystery', 'famine'],
    cards: { 'deck.0': [], 'discard.0': ['kingdom'], score: ['horde3', 'horde4'] },
    set: (state) => (state.sets.stones = ['stoneOfMystery']),
    next: { dungeon: ['kingdom'] },
  });
  t.answer(0, 'rest').answer(0, 'keep');
  assert.deepEqual(sheetOf(t).decided, {
    line: '3 to 5: to win takes more victory points than there are in the score pile of the village.',
    rule: 'TH-SOLO-20',
  });
  assert.match(sheetOf(t, 'de').decided?.line ?? '', /^3 zu 5: Zum Sieg braucht es mehr Siegpunkte/);
});
