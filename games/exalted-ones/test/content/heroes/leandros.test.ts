import assert from 'node:assert/strict';
import { act, at, card, golemsOf, hero, lives, named, play, rolls, spot } from '../../kit.ts';

const LEANDROS = { at: [2.6, 14], xp: 9, mana: 5 } as const;
const heads = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]);

card(
  'stormCharge',
  'up to 3 inches directly towards the target; within 1 inch: NK−1 against RST, pushed 2',
  () => {
    const m = play({
      blue: { leandros: { at: [2.6, 14] } },
      red: { elmar: { at: [2.6, 19.4], status: ['stun'] } },
      dice: [6, 6, 6, 1, 1],
    });
    act(m, 0, hero(m, 'leandros'), 'Q')
      .refused(0, [at(3.6, 16)], 'EX-DEF-08')
      .refused(0, [at(2.6, 17.1)], 'EX-MEAS-03');
    m.answer(0, [at(2.6, 17)]).asks(0, 'act');
    assert.deepEqual(
      [rolls(m), spot(hero(m, 'leandros')), spot(hero(m, 'elmar'))],
      [['leandros>elmar 5d−2=1'], [2.6, 17], [2.6, 21.4]],
    );
  },
);
card('stormCharge', 'who stops short does not strike', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 19.4], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'leandros'), 'Q', [at(2.6, 16.9)]).asks(0, 'act');
  assert.deepEqual([rolls(m), hero(m, 'leandros').mana], [[], 2]);
});
card(
  'mountUp',
  'he moves up to 5 inches, and another friend who was within 1 inch is placed within 1 inch of him',
  () => {
    const m = play({
      blue: { leandros: LEANDROS, alice: { at: [2.6, 11.6], status: ['hold'] }, gavin: { at: [30, 30] } },
    });
    act(m, 0, hero(m, 'leandros'), 'W')
      .refused(0, [at(2.6, 19.1)], 'EX-MEAS-03')
      .answer(0, [at(2.6, 19)]);
    m.asks(0, 'abilityPlace')
      .refused(0, [at(2.6, 16.5)], 'EX-PLACE-03')
      .answer(0, [at(2.6, 21.4)])
      .asks(0, 'act');
    assert.deepEqual(
      [spot(hero(m, 'leandros')), spot(hero(m, 'alice'))],
      [
        [2.6, 19],
        [2.6, 21.4],
      ],
    );
    const far = play({ blue: { leandros: LEANDROS, alice: { at: [2.6, 11.5] } } });
    far.answer(0, named(hero(far, 'leandros')));
    assert.ok(!far.options(0).includes('Mount Up!'));
  },
);
card(
  'thunderingHooves',
  'straight through heroes, golems and creatures: everybody crossed NK against RST, pushed 2 from his end',
  () => {
    const m = play({
      blue: { leandros: LEANDROS },
      red: { elmar: { at: [2.6, 16], status: ['stun'] }, gavin: { at: [4.8, 18], status: ['stun'] } },
      golems: [{ team: 'red', at: [2.6, 18] }],
      dice: [1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1],
    });
    act(m, 0, hero(m, 'leandros'), 'R').answer(0, [at(2.6, 20)]);
    m.asks(0, 'act');
    const said = heads(rolls(m)).slice(0, 2).toSorted();
    assert.deepEqual(said, ['leandros>elmar 7d−2', 'leandros>golem 7d−0']);
    assert.deepEqual([spot(hero(m, 'leandros')), lives(m, 'gavin')], [[2.6, 20], [10]]);
    assert.deepEqual(
      [spot(hero(m, 'elmar')), spot(golemsOf(m, 'red')[0])],
      [
        [2.6, 14],
        [2.6, 18],
      ],
    );
  },
);
card('thunderingHooves', 'not through buildings and monsters, and not as a reaction', () => {
  const m = play({ blue: { leandros: { ...LEANDROS, at: [21.2, 21.2] } }, towers: true });
  act(m, 0, hero(m, 'leandros'), 'R')
    .refused(0, [at(25.4, 25.4)], 'EX-MOVE-05')
    .asks(0, 'abilityMove');
  const red = play({ blue: { jasper: { at: [2.6, 15.8] } }, red: { leandros: LEANDROS } });
  act(red, 0, hero(red, 'jasper'), 'attack', 'stay').asks(1, 'react');
  assert.ok(!red.options(1).some((text) => text.includes('Hooves')));
});
card('unstoppable', 'running he passes through enemy golems; each crossed loses 1 life point, once', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14] } },
    golems: [
      { team: 'red', at: [2.6, 17] },
      { team: 'red', at: [2.6, 18] },
    ],
  });
  act(m, 0, hero(m, 'leandros'), 'go', [at(2.6, 21)]).asks(0, 'act');
  assert.deepEqual([golemsOf(m, 'red').map(({ life }) => life), rolls(m)], [[1, 1], []]);
});
card('unstoppable', 'a standard move does not, and no hero is passed through', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14], status: [] } },
    red: { elmar: { at: [2.6, 17], status: ['stun'] } },
    golems: [{ team: 'red', at: [4.6, 16] }],
  });
  m.answer(0, named(hero(m, 'leandros')))
    .answer(0, 'go')
    .refused(0, [at(2.6, 20)], 'EX-MOVE-05');
  // Short enough for a move, but through the golem: it is a run, and nothing may follow.
  m.answer(0, [at(4.3, 14.1), at(4.4, 17.5)]).asks(0, 'act');
  assert.equal(golemsOf(m, 'red')[0].life, 1);
});

card('unstoppable', 'a standard move is one for him, too: an attack may follow it', () => {
  const m = play({
    blue: { leandros: { at: [2.6, 14] } },
    red: { elmar: { at: [2.6, 20], status: ['stun'] } },
  });
  act(m, 0, hero(m, 'leandros'), [at(2.6, 18)]).asks(0, 'thenWhat');
});
