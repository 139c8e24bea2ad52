import assert from 'node:assert/strict';
import { tournamentPoints } from '../../modes/odyssey.ts';
import type { ThunderstoneOptions } from '../../shape.ts';
import { lastFight, own, play, rule, startsAt, type Thunder, win } from '../kit.ts';

const odyssey = (
  cards: Readonly<Record<string, readonly string[]>> = {},
  set: (state: Thunder['state']) => void = () => {},
  options: Partial<ThunderstoneOptions> = {},
): Thunder => win(lastFight('odyssey', cards, options, set));

const isSecond = (state: Thunder['state']): void => {
  state.game = 2;
  state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
};

rule('TH-ODYSSEY-01', 'a tournament is over after the last of its games', () => {
  const t = odyssey();
  assert.equal(t.match.result, null);
  t.asks(0, 'companions');
  assert.equal(odyssey({}, isSecond).match.result?.how, 'tournament');
});

rule('TH-ODYSSEY-02', 'one of two stones is in the first dungeon', () => {
  const t = play({ options: { mode: 'odyssey' } });
  assert.equal(t.state.sets.stones.length, 1);
  assert.equal(t.kinds('dungeon').filter((kind) => kind.startsWith('stoneOf')).length, 1);
});

rule('TH-ODYSSEY-03', 'dungeon and village are laid as usual', () => {
  const [t, plain] = (['odyssey', 'standard'] as const).map((mode) =>
    play({ options: { mode, set: 'first' } }),
  );
  assert.equal(t.kinds('dungeon').length, plain.kinds('dungeon').length);
  assert.equal(t.kinds('stack.4').length, 12);
});

rule('TH-ODYSSEY-04', 'the starting deck has eight cards', () => {
  const cards = 'dagger dagger ironRations ironRations militia militia torch torch';
  assert.deepEqual(own(play({ options: { mode: 'odyssey' } }), 1), cards.split(' '));
});

rule('TH-ODYSSEY-05', 'six cards are drawn, and chance says who begins', () => {
  assert.equal(play({ options: { mode: 'odyssey' } }).kinds('hand.1').length, 6);
  const seats = new Set(Array.from({ length: 12 }, (_, i) => startsAt(`begin ${i}`)));
  assert.equal(seats.size, 2);
});

rule('TH-ODYSSEY-06', 'after a game the points are counted and told', () => {
  assert.ok(
    odyssey()
      .log()
      .some((line) => line.startsWith('Victory points: 4, 0')),
  );
});

rule('TH-ODYSSEY-07', 'one tournament point for everybody who is no better', () => {
  assert.deepEqual(tournamentPoints([9, 9, 4, 4], 0), [4, 3, 1, 1]);
});

rule('TH-ODYSSEY-08', 'the winner gets one more; among equals the best monster wins', () => {
  const t = odyssey({ 'deck.1': ['mythlurian'], 'deck.0': [] });
  // Both have 4 points: harbinger and stone against a Mythlurian.
  assert.deepEqual(
    t.state.players.map(({ tournament }) => tournament),
    [1, 2],
  );
});

rule('TH-ODYSSEY-09', 'tournament points are not victory points', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[1].tournament = 40;
  });
  assert.ok(t.log().includes('Victory points: 4, 0.'));
  assert.deepEqual(t.match.result?.scores, [2, 40]);
});

rule('TH-ODYSSEY-10', 'three seats get 3, 1 and 0', () => {
  assert.deepEqual(tournamentPoints([12, 5, 8], 0), [3, 0, 1]);
});

const COMPANY = {
  'deck.0': ['torynDuelist', 'militia', 'feaynSniper'],
  'deck.1': ['feaynArcher', 'militia', 'feaynMarksman', 'torch', 'feaynSniper'],
};

rule('TH-ODYSSEY-11', 'the winner takes the stone and one hero along', () => {
  const t = odyssey(COMPANY);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.equal(own(t, 0).length, 10);
  assert.ok(own(t, 0).includes('stoneOfMystery') && own(t, 0).includes('torynDuelist'));
});

rule('TH-ODYSSEY-12', 'everybody else takes two heroes along', () => {
  const t = odyssey(COMPANY);
  t.refused(1, 'Feayn Archer', 'out-of-range');
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.ok(own(t, 1).includes('feaynArcher'));
  assert.equal(own(t, 1).filter((kind) => kind === 'militia').length, 3);
});

rule.also('TH-ODYSSEY-12', 'the heroes to choose from are called by their names, wherever they lie', () => {
  const t = odyssey(COMPANY);
  const { options } = t.match.wire(1)!;
  assert.ok(options.length > 0);
  for (const { card, about } of options) assert.deepEqual(about, { kind: t.t.kind(card!) });
});

rule('TH-ODYSSEY-13', 'nobody takes along a hero worth points', () => {
  const t = odyssey(COMPANY);
  assert.deepEqual(t.options(1).toSorted(), ['Feayn Archer', 'Feayn Marksman', 'Militia']);
  t.asks(0, 'companions');
});

rule('TH-ODYSSEY-14', 'the village has entirely new heroes', () => {
  const t = odyssey(COMPANY);
  const before = new Set(t.state.sets.heroes);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  const now = t.state.sets.heroes;
  assert.equal(now.length, 4);
  const all = new Set(
    Object.values(t.t.content).flatMap((def) => (def.level > 0 && def.box !== 'promo' ? [def.group] : [])),
  );
  assert.equal(now.filter((name) => before.has(name)).length, Math.max(0, 8 - all.size));
});

rule('TH-ODYSSEY-15', 'the second dungeon holds the other stone', () => {
  const t = odyssey(COMPANY).answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.ok(t.kinds('dungeon').includes('stoneOfAgony'));
});

rule('TH-ODYSSEY-16', 'everybody starts the second game with ten cards', () => {
  const t = odyssey(COMPANY).answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.deepEqual(
    [0, 1].map((seat) => own(t, seat).length),
    [10, 10],
  );
});

rule('TH-ODYSSEY-17', 'the second game is played and paid like the first', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[0].tournament = 1;
  });
  assert.deepEqual(t.match.result?.scores, [3, 0]);
});

rule('TH-ODYSSEY-18', 'most tournament points win', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[1].tournament = 3;
  });
  assert.deepEqual(t.match.result?.winners, [1]);
});

rule('TH-ODYSSEY-19', 'among equals whoever owns the more valuable stone wins', () => {
  const tie = (state: Thunder['state']) => {
    isSecond(state);
    state.players[1].tournament = 2;
  };
  // Seat 0 has just won the stone worth 3, seat 1 has the one worth 1.
  assert.deepEqual(odyssey({}, tie).match.result?.winners, [0]);
  const loser = (state: Thunder['state']) => {
    tie(state);
    state.campaign.games[0] = { stone: 'stoneOfAgony', winner: 0 };
    state.players[0].tournament = 0;
    state.players[1].tournament = 2;
  };
  assert.deepEqual(odyssey({}, loser).match.result?.winners, [0]);
});

rule('TH-ODYSSEY-20', 'a longer Odyssey is set up like its second game every time', () => {
  const t = odyssey(COMPANY, isSecond, { games: 3 });
  assert.equal(t.match.result, null);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.equal(t.state.game, 3);
  assert.deepEqual(
    [0, 1].map((seat) => own(t, seat).length),
    [10, 10],
  );
});

rule.also('TH-ODYSSEY-20', 'a stone that was at stake again belongs to whoever won it last', () => {
  const last = (state: Thunder['state']) => {
    state.game = 3;
    state.campaign.games.push({ stone: 'stoneOfMystery', winner: 1 }, { stone: 'stoneOfAgony', winner: 1 });
    state.players[1].tournament = 2;
  };
  // Both have two points; seat 0 has just won the more valuable stone back.
  const { result } = odyssey({}, last, { games: 3 }).match;
  assert.deepEqual([result?.scores, result?.winners], [[2, 2], [0]]);
});
