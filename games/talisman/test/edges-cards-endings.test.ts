import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { at } from '../topology.ts';
import { lastFight, pileAt, player } from './meeting.ts';
import { before, CROWN, lives, result, upon } from './crowning.ts';
import { scene, type Scene } from './tables.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

/** The lives of the creature on the Crown. */
const left = (t: Table): number =>
  (t.t.note(t.t.cards(t.t.piles.space[at('crownOfCommand')])[0]) as { counters: number } | null)?.counters ??
  0;
const wounded = (t: Table, counters: number): Table => {
  t.t.setNote(t.t.cards(t.t.piles.space[at('crownOfCommand')])[0], { counters, stack: 0 });
  return t;
};

situation('the log tells where cultists appear and where they walk', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['valleyOfFire', 'oasis'],
    options: { board: 'cataclysm', ending: 'hidden' },
    cards: { sealed: ['cultOfTheDamned'] },
  });
  // Whoever has seen it may stay where it is.
  t.answer(0, 'crownOfCommand').asks(0, 'teleport');
  assert.ok(t.options(0).includes('No, go on'));
  t.answer(0, 'pass');
  assert.equal(t.log().filter((line) => line.startsWith('Cultist now lies here')).length, 6);
  const walks = before('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('fields1')]: ['cultist'] },
  });
  assert.equal(walks.log().filter((line) => line.startsWith('Cultist now lies here')).length, 1);
  rest(walks);
});
situation('as long as a cultist is left nobody has broken the Cult, and without any it is broken', () => {
  const t = before('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    with: { 1: { standing: 'out' }, 2: { standing: 'out' } },
    cards: { [pileAt('hills2')]: ['cultist'], [pileAt('woods3')]: ['cultist'] },
  });
  // One of them walks on from the woods, the other waits.
  t.roll(2, 3, 5, 1)
    .answer(0, `card${t.t.cards(t.t.piles.space[at('woods3')])[0]}`)
    .answer(0, 'hills2');
  assert.deepEqual([t.match.result, t.kinds(pileAt('hills2'))], [null, []]);
  assert.match(lastFight(t), /8 against 5/u);
  rest(t);
  const none = before('cultOfTheDamned', { at: ['city', 'city', 'oasis'] });
  assert.deepEqual(result(none), ['cultBroken', [0, 1, 2]]);
});
situation('the One Talisman takes the place of an ordinary one, somewhere in the deck', () => {
  const { prepares } = game.content.theOneTalisman.ending!;
  const t = before('theOneTalisman', {
    cards: { talismans: ['talismanOfWisdom', 'talisman', 'talismanOfWisdom'] },
  });
  prepares!(t.t);
  assert.deepEqual(t.kinds('talismans').toSorted(), ['oneTalisman', 'talismanOfWisdom', 'talismanOfWisdom']);
  const places = new Set(
    Array.from({ length: 12 }, (_, i) => {
      const one = before('theOneTalisman', { seed: `deck ${i}` });
      prepares!(one.t);
      return one.kinds('talismans').indexOf('oneTalisman');
    }),
  );
  assert.ok(places.size > 1);
  const found = new Set(
    Array.from({ length: 12 }, (_, i) =>
      before('theOneTalisman', { seed: `deck ${i}`, cards: { removed: ['oneTalisman'] } })
        .kinds('talismans')
        .indexOf('oneTalisman'),
    ),
  );
  assert.ok(found.size > 1 && !found.has(-1));
});
situation('the One Talisman is magic, and a Talisman like others until it comes to the end', () => {
  const { magic, talisman, copies } = game.content.oneTalisman;
  assert.deepEqual([magic, talisman, copies], [true, true, 0]);
});
situation('the One Talisman is nothing for a toad, and wins for nobody in company', () => {
  const toad = before('theOneTalisman', {
    with: { 0: { toad: 2 } },
    cards: { [CROWN]: ['theOneTalisman', 'oneTalisman'] },
  });
  if (toad.match.question(0)!.from.some(({ id }) => id === 'crownOfCommand'))
    toad.answer(0, 'crownOfCommand');
  assert.deepEqual(toad.kinds('objects.0'), []);
  rest(toad);
  const company = upon('theOneTalisman', {
    at: ['crownOfCommand', 'crownOfCommand', 'oasis'],
    cards: { 'objects.0': ['oneTalisman'] },
  });
  assert.equal(company.match.result, null);
  rest(company);
});

situation('Crown and Sceptre: company is attacked by those on the Crown only', () => {
  const t = upon('crownAndSceptre', { at: ['city', 'crownOfCommand', 'crownOfCommand'], dice: [2, 3] });
  t.asks(0, 'destination');
  assert.deepEqual(lives(t), [4, 4, 4]);
});
situation('the creatures of the Crown have Strength and Craft 12', () => {
  const queen = before('iceQueen', { with: { 0: { strength: 9 } }, dice: [2, 1, 3, 3] });
  queen.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.match(lastFight(queen), /14 against 13, won/u);
  assert.deepEqual([left(queen), queen.log().some((line) => /3 lives left/u.test(line))], [3, true]);
});
situation('only those the Ice Queen has beaten may be frozen, by a 1 or a 2', () => {
  const after = (dice: readonly number[], more: Scene = {}) => {
    const t = before('iceQueen', { ...more, dice });
    t.answer(0, 'crownOfCommand').answer(0, 'In battle');
    rest(t);
    return player(t).misses;
  };
  assert.deepEqual([after([1, 5, 1]), after([1, 5, 2]), after([1, 5, 3])], [1, 1, 0]);
  const strong = { with: { 0: { strength: 12 } } };
  // A stand-off, and a victory: no die is rolled for cold feet.
  assert.deepEqual([after([1, 4, 1, 1], strong), after([5, 1, 1, 1], strong)], [0, 0]);
  const demon = before('demonLord', { dice: [1, 5, 1] }).answer(0, 'crownOfCommand');
  assert.deepEqual([player(demon).lives, player(demon).misses], [3, 0]);
  rest(demon);
});
situation('a creature of the Crown loses a life by a defeat only, and is beaten with the last', () => {
  const even = wounded(before('demonLord', { with: { 0: { craft: 12 } }, dice: [1, 4, 2, 3] }), 2);
  even.answer(0, 'crownOfCommand');
  assert.equal(left(even), 2);
  rest(even);
  const won = wounded(before('demonLord', { with: { 0: { craft: 12 } }, dice: [5, 1, 2, 3] }), 2);
  won.answer(0, 'crownOfCommand');
  assert.deepEqual([left(won), won.match.result], [1, null]);
  rest(won);
});
situation('the Ice Queen recovers when the Crown is empty, and not before she was hurt', () => {
  const alone = wounded(before('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] }), 1);
  alone.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(alone), 4);
  const company = wounded(before('iceQueen', { at: ['city', 'city', 'crownOfCommand'], dice: [2, 3] }), 1);
  company.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(company), 1);
  const whole = before('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] });
  whole.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(whole), 0);
});
situation('who weighs the same pays nothing, and the log tells of weights and judgement', () => {
  const t = before('judgementDay', { with: { 1: { alignment: 'evil' }, 2: { alignment: 'evil' } } });
  t.answer(0, 'crownOfCommand').asks(0, 'judge');
  assert.deepEqual(lives(t), [4, 4, 4]);
  t.answer(0, 'Evil');
  assert.deepEqual(lives(t), [3, 4, 4]);
  assert.equal(t.log().filter((line) => / is weighed: 0/u.test(line)).length, 3);
  assert.ok(t.log().some((line) => /judge/iu.test(line) && /evil/iu.test(line)));
  rest(t);
});
situation('whoever dies of being weighed does not judge any more', () => {
  const t = before('judgementDay', {
    with: { 0: { lives: 1 }, 1: { strength: 1, alignment: 'evil' }, 2: { strength: 1 } },
  });
  t.answer(0, 'crownOfCommand');
  assert.notEqual(player(t).standing, 'playing');
  assert.notEqual(t.match.question(0)?.ask.prompt, 'judge');
  rest(t);
});
situation('a draw against Death costs nobody anything', () => {
  const t = before('danseMacabre', { dice: [3, 4, 6, 1, 2] })
    .answer(0, 'crownOfCommand')
    .asks(0, 'reaperMove');
  assert.deepEqual(lives(t), [4, 4, 4]);
  assert.ok(t.log().some((line) => / 7 against 7/u.test(line)));
  const one = before('danseMacabre', {
    seats: ['thief', 'thief'],
    at: ['valleyOfFire', 'city'],
    dice: [6, 5, 1, 1, 2],
  });
  one.answer(0, 'crownOfCommand').asks(0, 'reaperMove');
  assert.deepEqual(lives(one), [4, 3]);
});
situation('a Talisman may be kept from the Sacred Pool, and is where no Reward is left', () => {
  const finds = (more: Scene) =>
    before('sacredPoolSheet', {
      at: ['city', 'city', 'oasis'],
      ...more,
      cards: { [pileAt('hills2')]: ['foundTalisman'], ...more.cards },
      dice: [2, 3],
    })
      .answer(0, 'hills2')
      .answer(0, 'Talisman');
  const kept = finds({}).asks(0, 'intoThePool').answer(0, 'pass');
  assert.deepEqual([kept.kinds('objects.0'), kept.kinds('reward.0')], [['foundTalisman'], []]);
  const none = finds({ cards: { rewards: [] } });
  assert.deepEqual(none.kinds('objects.0'), ['foundTalisman']);
  rest(none);
});
situation('the Eternal Crown waits until company is settled', () => {
  const t = upon('theEternalCrown', {
    at: ['crownOfCommand', 'crownOfCommand', 'oasis'],
    dice: [5, 1, 3, 3, 3],
  });
  t.asks(0, 'spoils').answer(0, '1 life');
  assert.deepEqual([lives(t)[0], lives(t)[2]], [4, 4]);
  rest(t);
});
situation('which sheets let go of whom they have', () => {
  const leaving = (sheet: string) => {
    const t = upon(sheet, { dice: [3, 3, 3, 3, 3, 3] });
    const asked = t.match.question(0)?.ask.prompt === 'innerMove';
    rest(t);
    return asked;
  };
  assert.deepEqual(
    ['warlockQuests', 'demonLord', 'sacredPoolSheet', 'theEternalCrown', 'judgementDay'].map(leaving),
    [true, true, true, false, false],
  );
  assert.ok(game.content.cultOfTheDamned.ending!.leaving);
});
