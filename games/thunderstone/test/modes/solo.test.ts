import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { PRESETS } from '../../rules/sets.ts';
import type { ThunderstoneOptions } from '../../shape.ts';
import { PARTY, play, rule, type Thunder } from '../kit.ts';

/** One seat, ranks 1 to 3 as given, and what the dungeon deck brings next. */
const alone = (
  hall: readonly (string | null)[],
  { level = 'normal', hand = WEAK, next = [], cards = {}, options, set }: Alone = {},
): Thunder =>
  play({
    seats: 1,
    options: { level, set: 'random', ...options },
    hand,
    cards: {
      ...Object.fromEntries(hall.map((kind, i) => [`rank.${i + 1}`, kind === null ? [] : [kind]])),
      ...cards,
    },
    next: { dungeon: next },
    ...(set === undefined ? {} : { set }),
  });

const WEAK = ['torch', 'torch', 'torch', 'ironRations', 'ironRations', 'ironRations'];

interface Alone {
  readonly level?: ThunderstoneOptions['level'];
  readonly hand?: readonly string[];
  readonly next?: readonly string[];
  readonly cards?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Partial<ThunderstoneOptions>;
  readonly set?: Parameters<typeof play>[0] extends infer P
    ? P extends { set?: infer S }
      ? S
      : never
    : never;
}

const rests = (t: Thunder): Thunder => t.answer(0, 'rest').answer(0, 'keep').asks(0, 'turn');

const hallOf = (t: Thunder): (string | null)[] => [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0] ?? null);

rule('TH-SOLO-01', 'one seat plays alone, at one of three levels', () => {
  for (const level of ['normal', 'veteran', 'nightmare'] as const) {
    const t = alone([null, null, null], { level, next: ['famine'] });
    assert.deepEqual(t.options(0), ['To the village', 'Into the dungeon', 'Rest']);
    rests(t);
    assert.deepEqual(hallOf(t), [null, null, 'famine']);
  }
});

rule('TH-SOLO-02', 'the hall is empty at the start, all else lies ready', () => {
  const t = play({ seats: 1, options: { set: 'random' } });
  assert.deepEqual(hallOf(t), [null, null, null]);
  assert.equal(t.kinds('hand.0').length, 6);
  assert.equal(t.kinds('stack.8').length, 8);
  t.asks(0, 'turn');
});

/** A player who has a single target and nothing else to do is not asked for it. */
const attacks = (t: Thunder, name: string): Thunder => {
  t.answer(0, 'dungeon');
  return t.match.question(0)?.ask.prompt === 'fight' ? t.answer(0, `Attack ${name}`) : t;
};

rule('TH-SOLO-03', 'village, dungeon and rest work as usual', () => {
  const t = alone(['famine', null, null], { hand: PARTY, next: ['kingdom', 'harbinger'] });
  attacks(t, 'Famine');
  assert.ok(
    t.kinds('discard.0').includes('famine') ||
      t.kinds('deck.0').includes('famine') ||
      t.kinds('hand.0').includes('famine'),
  );
  t.answer(0, 'village').answer(0, 'done').asks(0, 'turn');
  rests(t);
});

rule('TH-SOLO-04', 'the first turn ends with one monster at rank 3', () => {
  const t = alone([null, null, null], { next: ['famine'] });
  t.answer(0, 'dungeon');
  assert.deepEqual(hallOf(t), [null, null, 'famine']);
  t.asks(0, 'turn');
});

rule('TH-SOLO-05', 'a new card pushes only what is in its way', () => {
  const gap = rests(alone(['famine', null, 'kingdom'], { next: ['harbinger'] }));
  assert.deepEqual(hallOf(gap), ['famine', 'kingdom', 'harbinger']);
  const free = rests(alone(['famine', 'kingdom', null], { next: ['harbinger'] }));
  assert.deepEqual(hallOf(free), ['famine', 'kingdom', 'harbinger']);
  const middle = rests(alone([null, 'famine', 'kingdom'], { next: ['harbinger'] }));
  assert.deepEqual(hallOf(middle), ['famine', 'kingdom', 'harbinger']);
  // When the deck is empty everything comes closer by itself, and the game finds its end.
  const last = (hall: Parameters<typeof alone>[0]): Thunder => rests(alone(hall, { cards: { dungeon: [] } }));
  const full = last(['famine', 'kingdom', 'harbinger']);
  assert.deepEqual([hallOf(full), full.kinds('score')], [['kingdom', 'harbinger', null], ['famine']]);
  const holed = last([null, 'famine', 'kingdom']);
  assert.deepEqual([hallOf(holed), holed.kinds('score')], [['famine', 'kingdom', null], []]);
  const apart = last(['famine', null, 'kingdom']);
  assert.deepEqual([hallOf(apart), apart.kinds('score')], [[null, 'kingdom', null], ['famine']]);
  const stone = alone(['famine', 'stoneOfMystery', null], { cards: { dungeon: [] } });
  assert.equal(stone.answer(0, 'rest').answer(0, 'keep').match.result?.how, 'stone');
});

rule('TH-SOLO-06', 'what is pushed out of rank 1 lands face down in the pile of the village', () => {
  const t = rests(alone(['famine', 'kingdom', 'skaladak'], { next: ['harbinger'] }));
  assert.deepEqual(t.kinds('score'), ['famine']);
  assert.deepEqual(hallOf(t), ['kingdom', 'skaladak', 'harbinger']);
});

/** The stone comes to rank 1 with the next advance. */
const lastTurn = (deck: readonly string[], score: readonly string[]): Thunder => {
  const t = alone(['harbinger', 'stoneOfMystery', 'famine'], {
    next: ['kingdom'],
    cards: { 'deck.0': [], 'discard.0': deck, score },
  });
  t.answer(0, 'rest').answer(0, 'keep');
  return t;
};

rule('TH-SOLO-07', 'the pile of the village is the opponent', () => {
  // The harbinger that is pushed out counts for the village too.
  assert.deepEqual(lastTurn(['kingdom'], []).match.result?.winners, [0]);
  assert.deepEqual(lastTurn(['kingdom'], ['kingdom']).match.result?.winners, []);
});

rule('TH-SOLO-08', 'a monster that withstands goes to the village, even one that otherwise stays', () => {
  const t = alone(['skaladak', 'steamTorment', null], { next: ['kingdom'] });
  attacks(t, 'Skaladak').asks(0, 'turn');
  assert.deepEqual(t.kinds('score'), ['skaladak']);
});

rule('TH-SOLO-09', 'after a lost fight the hall is refilled and nothing is pushed on', () => {
  const t = alone(['famine', 'skaladak', 'harbinger'], { next: ['kingdom', 'mythlurian'] });
  attacks(t, 'Skaladak').asks(0, 'turn');
  assert.deepEqual(hallOf(t), ['famine', 'harbinger', 'kingdom']);
  assert.deepEqual(t.kinds('score'), ['skaladak']);
});

rule(
  'TH-SOLO-10',
  'after a won fight the monster is yours, the hall is refilled, nothing is pushed on',
  () => {
    const t = alone(['famine', 'skaladak', 'harbinger'], {
      hand: PARTY,
      next: ['kingdom', 'mythlurian'],
      cards: { 'deck.0': ['torch', 'torch', 'torch', 'torch', 'torch', 'torch'], 'discard.0': [] },
    });
    attacks(t, 'Skaladak').asks(0, 'turn');
    assert.ok(t.kinds('discard.0').includes('skaladak'));
    assert.deepEqual(hallOf(t), ['famine', 'harbinger', 'kingdom']);
    assert.deepEqual(t.kinds('score'), []);
  },
);

/** A won fight, then so many rests; what the hall looks like after each. */
const afterVictory = (
  level: ThunderstoneOptions['level'],
  monster: string,
  name: string,
): (string | null)[][] => {
  const t = alone([monster, null, null], { level, hand: PARTY, next: ['kingdom', 'famine', 'mythlurian'] });
  attacks(t, name).asks(0, 'turn');
  return [hallOf(t), hallOf(rests(t)), hallOf(rests(t))];
};

rule('TH-SOLO-11', 'a victory keeps the monsters away for one more turn, and only one', () => {
  assert.deepEqual(afterVictory('normal', 'horde4', 'Horde 4'), [
    [null, null, 'kingdom'],
    [null, null, 'kingdom'],
    [null, 'kingdom', 'famine'],
  ]);
});

rule(
  'TH-SOLO-12',
  'after a visit to the village the monsters come closer, unless one was beaten the turn before',
  () => {
    const t = alone(['horde4', null, null], { hand: PARTY, next: ['kingdom', 'famine'] });
    attacks(t, 'Horde 4');
    t.answer(0, 'village').answer(0, 'done').asks(0, 'turn');
    assert.deepEqual(hallOf(t), [null, null, 'kingdom']);
    t.answer(0, 'village').answer(0, 'done').asks(0, 'turn');
    assert.deepEqual(hallOf(t), [null, 'kingdom', 'famine']);
  },
);

rule('TH-SOLO-13', 'whoever rests lets the monsters come closer too', () => {
  const t = rests(alone([null, null, 'famine'], { next: ['kingdom'] }));
  assert.deepEqual(hallOf(t), [null, 'famine', 'kingdom']);
});

rule('TH-SOLO-14', 'the hall is never both refilled and moved forward', () => {
  const t = alone(['famine', 'skaladak', 'harbinger'], {
    level: 'nightmare',
    next: ['kingdom', 'mythlurian'],
  });
  attacks(t, 'Harbinger').asks(0, 'turn');
  assert.deepEqual(hallOf(t), ['famine', 'skaladak', 'kingdom']);
});

rule.also('TH-SOLO-14', 'the first of two stones that an advance brings leaves its place empty', () => {
  const both = { options: { stone: 'both' as const }, next: ['kingdom', 'mythlurian'] };
  const t = rests(alone(['famine', 'stoneOfMystery', 'harbinger'], both));
  assert.deepEqual([hallOf(t), t.kinds('score')], [[null, 'harbinger', 'kingdom'], ['famine']]);
  // The next advance closes the gap; nothing is pushed out.
  assert.deepEqual(
    [hallOf(rests(t)), t.kinds('score')],
    [['harbinger', 'kingdom', 'mythlurian'], ['famine']],
  );
  // After a fight the hall is refilled, and so is the place of the stone.
  const fought = alone(['famine', 'stoneOfMystery', 'harbinger'], { ...both, hand: PARTY });
  attacks(fought, 'Famine').asks(0, 'turn');
  assert.deepEqual(hallOf(fought), ['harbinger', 'kingdom', 'mythlurian']);
});

rule(
  'TH-SOLO-15',
  'in a hall that is not full only what is behind the gap moves up, and one card comes',
  () => {
    const t = alone(['skaladak', null, 'famine'], { next: ['kingdom', 'harbinger'] });
    attacks(t, 'Skaladak').asks(0, 'turn');
    assert.deepEqual(hallOf(t), [null, 'famine', 'kingdom']);
  },
);

rule('TH-SOLO-16', 'a guardian stays at rank 0, others pass it on their way to the village', () => {
  const t = alone(['famine', 'kingdom', 'skaladak'], {
    next: ['harbinger'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  t.answer(0, 'rest').answer(0, 'keep').asks(0, 'tribute');
  t.answer(0, t.options(0)[0]).asks(0, 'turn');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.deepEqual(t.kinds('score'), ['famine']);
  const comes = alone([null, 'darkChampion', 'famine'], { next: ['harbinger'] });
  comes.answer(0, 'rest').answer(0, 'keep').asks(0, 'turn');
  assert.deepEqual(comes.kinds('rank.0'), ['darkChampion']);
  // An advance is no refill: rank 1 stays empty.
  assert.deepEqual(hallOf(comes), [null, 'famine', 'harbinger']);
});

rule.also('TH-SOLO-16', 'the place of a guardian that moved up after a victory is filled', () => {
  const t = alone(['famine', 'darkChampion', 'kingdom'], {
    hand: ['torynGladiator', 'torch', 'torch'],
    next: ['harbinger', 'skaladak'],
  });
  attacks(t, 'Famine').asks(0, 'tribute');
  t.answer(0, t.options(0)[0]).asks(0, 'turn');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.deepEqual(hallOf(t), ['kingdom', 'harbinger', 'skaladak']);
});

rule('TH-SOLO-17', 'a guardian attacked in vain stays, and the turn counts as fought', () => {
  const t = alone(['famine', 'kingdom', 'skaladak'], {
    next: ['harbinger'],
    cards: { 'rank.0': ['darkChampion'] },
  });
  attacks(t, 'Dark Champion').asks(0, 'tribute');
  t.answer(0, t.options(0)[0]).asks(0, 'turn');
  assert.deepEqual(t.kinds('rank.0'), ['darkChampion']);
  assert.deepEqual(t.kinds('score'), []);
  assert.deepEqual(hallOf(t), ['famine', 'kingdom', 'skaladak']);
});

rule('TH-SOLO-18', 'the stone at rank 1 ends the game', () => {
  const { result } = lastTurn([], []).match;
  assert.equal(result?.how, 'stone');
});

rule('TH-SOLO-19', 'whoever beats the monster in front of the stone has it, and the game is over', () => {
  const t = alone(['famine', 'stoneOfMystery', 'kingdom'], {
    hand: PARTY,
    cards: { 'deck.0': [], 'discard.0': [] },
  });
  attacks(t, 'Famine');
  assert.deepEqual(t.match.result, { how: 'stone', winners: [0], scores: [2 + 3] });
});

rule('TH-SOLO-20', 'as many points as the village are not enough', () => {
  // The harbinger makes one point more for the village.
  assert.deepEqual(lastTurn(['famine'], ['harbinger']).match.result?.winners, []);
  assert.deepEqual(lastTurn(['kingdom'], ['harbinger']).match.result?.winners, [0]);
});

rule('TH-SOLO-21', 'Horde cards in the pile of the village count as they do for a player', () => {
  // Two of the Horde are worth 4, with the harbinger 5.
  assert.deepEqual(lastTurn(['mythlurian', 'harbinger'], ['horde3', 'horde4']).match.result?.winners, []);
  assert.deepEqual(lastTurn(['mythlurian', 'famine'], ['horde3', 'horde4']).match.result?.winners, [0]);
});

rule('TH-SOLO-22', 'sets that move monsters about take no part', () => {
  for (let i = 0; i < 30; i++) {
    const { village, heroes } = play({
      seats: 1,
      seed: `moving ${i}`,
      options: { set: 'random' },
    }).state.sets;
    assert.ok(!village.includes('magiStaff') && !village.includes('banish') && !heroes.includes('elf'));
    assert.deepEqual([heroes.length, village.length], [4, 8]);
  }
});

rule.also(
  'TH-SOLO-22',
  'a suggested set keeps all cards but the forbidden one, and says what came instead',
  () => {
    const forbidden = { first: ['magiStaff'], highFantasy: ['elf'], holyWar: ['banish', 'magiStaff'] };
    for (const [set, banned] of Object.entries(forbidden) as [keyof typeof forbidden, string[]][]) {
      const drawn = new Set<string>();
      for (let i = 0; i < 10; i++) {
        const t = table(game, { seats: 1, seed: `${set} ${i}`, options: { set }, setup: 'asked' });
        const { heroes, village, monsters } = t.state.sets;
        const played = [...heroes, ...village, ...monsters];
        const suggested = [...PRESETS[set].heroes, ...PRESETS[set].village, ...PRESETS[set].monsters];
        assert.deepEqual(
          suggested.filter((name) => !played.includes(name)),
          suggested.filter((name) => banned.includes(name)),
        );
        const instead = played.filter((name) => !suggested.includes(name));
        assert.deepEqual(
          [new Set(heroes).size, new Set(village).size, instead.length],
          [4, 8, banned.length],
        );
        assert.ok(!instead.some((name) => ['magiStaff', 'banish', 'elf'].includes(name)));
        assert.equal(t.log().filter((line) => /may not be used here/.test(line)).length, banned.length);
        for (const name of instead) drawn.add(name);
      }
      assert.ok(drawn.size > 2, 'always the same card comes instead');
    }
  },
);

rule.also('TH-SOLO-22', 'a set without a forbidden card is played as suggested', () => {
  const t = table(game, { seats: 1, options: { set: 'wrath' }, setup: 'asked' });
  assert.deepEqual(t.state.sets.village, PRESETS.wrath.village);
  assert.ok(!t.log().some((line) => /may not be used here/.test(line)));
});

rule('TH-SOLO-23', 'what is meant for others does nothing, what is meant for all hits oneself', () => {
  const t = alone([null, null, null], {
    hand: ['torch'],
    next: ['poisonGasTrap', 'famine'],
    cards: { 'deck.0': ['torch'], 'discard.0': [] },
  });
  const before = t.kinds('disease').length;
  rests(t);
  assert.equal(t.kinds('disease').length, before - 1);
  const others = alone([null, null, null], { next: ['deliriumPoison', 'famine'], hand: ['magicMissile'] });
  rests(others);
  assert.ok(!others.kinds('trash').includes('magicMissile'));
});

rule(
  'TH-SOLO-24',
  'a trap that comes with an advance works on the new hand, and the next card takes the place',
  () => {
    const t = alone([null, null, 'kingdom'], {
      next: ['theCage', 'famine'],
      cards: { 'deck.0': ['militia'], 'discard.0': [] },
      hand: ['torch'],
    });
    t.answer(0, 'rest').answer(0, 'keep');
    assert.deepEqual(t.kinds('caged'), ['militia']);
    assert.deepEqual(hallOf(t), [null, 'kingdom', 'famine']);
  },
);

rule.also('TH-SOLO-24', 'trap after trap, until a monster takes the place or the deck is empty', () => {
  const gas = (next: readonly string[], dungeon?: readonly string[]): Thunder =>
    rests(
      alone([null, null, 'kingdom'], {
        next,
        hand: ['torch'],
        cards: { 'deck.0': ['torch'], 'discard.0': [], trash: [], ...(dungeon && { dungeon }) },
      }),
    );
  const trapped = gas(['poisonGasTrap', 'poisonGasTrap', 'famine']);
  assert.deepEqual(trapped.kinds('trash'), ['poisonGasTrap', 'poisonGasTrap']);
  assert.deepEqual(hallOf(trapped), [null, 'kingdom', 'famine']);
  // With nothing behind the trap everything comes closer by itself.
  const last = gas([], ['poisonGasTrap']);
  assert.deepEqual([hallOf(last), last.kinds('trash')], [[null, 'kingdom', null], ['poisonGasTrap']]);
});

rule.also('TH-SOLO-24', 'whether the new hand holds a hero is told to nobody but by showing it', () => {
  const t = alone([null, null, 'kingdom'], {
    next: ['theCage', 'famine'],
    cards: { 'deck.0': ['torch', 'dagger'], 'discard.0': [], trash: [] },
    hand: ['torch'],
  });
  t.answer(0, 'rest').answer(0, 'keep');
  assert.ok(t.log().some((line) => /shows|zeigt/.test(line)));
  assert.deepEqual([t.kinds('caged'), t.kinds('trash')], [[], ['theCage']]);
});

rule('TH-SOLO-25', 'a veteran plays by the rules of the normal level', () => {
  const t = rests(alone(['famine', 'kingdom', 'skaladak'], { level: 'veteran', next: ['harbinger'] }));
  assert.deepEqual(t.kinds('score'), ['famine']);
});

rule('TH-SOLO-26', 'a veteran finds half of every village stack; basic cards are all there', () => {
  const t = play({ seats: 1, options: { level: 'veteran', set: 'random' } });
  const full = play({ seats: 1, options: { level: 'normal', set: 'random' } });
  for (let stack = 8; stack < 16; stack++) assert.equal(t.kinds(`stack.${stack}`).length, 4);
  for (let stack = 0; stack < 4; stack++)
    assert.equal(t.kinds(`stack.${stack}`).length, full.kinds(`stack.${stack}`).length);
});

rule('TH-SOLO-27', 'a veteran finds three, two and one hero in every stack', () => {
  const t = play({ seats: 1, options: { level: 'veteran', set: 'random' } });
  for (let stack = 4; stack < 8; stack++) {
    const levels = t.kinds(`stack.${stack}`).map((kind) => t.t.content[kind].level);
    assert.deepEqual(levels, [3, 2, 2, 1, 1, 1]);
  }
});

rule('TH-SOLO-28', 'only a monster worth 2 experience buys a veteran another turn', () => {
  assert.deepEqual(afterVictory('veteran', 'horde4', 'Horde 4')[1], [null, 'kingdom', 'famine']);
  assert.deepEqual(afterVictory('veteran', 'skaladak', 'Skaladak')[1], [null, null, 'kingdom']);
});

rule('TH-SOLO-29', 'in the nightmare no victory helps', () => {
  assert.deepEqual(afterVictory('nightmare', 'skaladak', 'Skaladak')[1], [null, 'kingdom', 'famine']);
});

rule('TH-SOLO-30', 'the monsters come after the new hand is drawn', () => {
  const t = alone([null, null, null], {
    hand: ['torch'],
    next: ['theCage', 'famine'],
    cards: { 'deck.0': ['militia', 'torch'], 'discard.0': [] },
  });
  t.answer(0, 'rest').answer(0, 'keep');
  // The cage has caught somebody out of the hand that was drawn just now.
  assert.deepEqual(t.kinds('caged'), ['militia']);
});
