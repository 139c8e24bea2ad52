import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../../rules/decks.ts';
import { at } from '../../shape/spaces.ts';
import { meeting, promptOf, rest, says, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-REMNANT-01', 'a Scavenger who leaves a Remnant buried is asked once', () => {
  const lands = (answer: string): [number, string[]] => {
    const t = scene({
      seats: ['scavenger', 'thief'],
      at: ['city', 'tavern'],
      cards: { [`buried.${at('hills2')}`]: ['giantFly'] },
      dice: [2, 3, 6, 5, 1],
    });
    t.answer(0, 'hills2').asks(0, 'unearth').answer(0, answer);
    rest(t);
    assert.notEqual(promptOf(t), 'unearth');
    return [t.state.turn, t.kinds(`buried.${at('hills2')}`)];
  };
  assert.deepEqual(lands('leaveBuried'), [1, ['giantFly']]);
  assert.deepEqual(lands('unearth')[1], []);
});

rule.also('TA-REMNANT-01', 'a Remnant that is turned up is told, and has its counters', () => {
  const t = meeting([], {
    options: { board: 'cataclysm' },
    cards: { [`buried.${at('hills2')}`]: ['orbOfTime'] },
  });
  says(t, 'Seat 0 turns up a Remnant: the Orb of Time.');
  assert.ok(countersOn(t.t, t.t.cards(t.t.piles.space[at('hills2')])[0]) > 0);
  rest(t);
});

rule.also(
  'TA-REMNANT-01',
  'Remnants are turned up too where a character is carried to in the middle of its encounter',
  () => {
    const t = meeting(['imp'], {
      options: { board: 'cataclysm' },
      cards: { [`buried.${at('crags')}`]: ['ancientVault'] },
      dice: [1],
    });
    assert.equal(where(t, 0), 'crags');
    assert.deepEqual(t.kinds(`buried.${at('crags')}`), []);
  },
);

const landing = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    options: cataclysm,
    ...more,
    dice: [2, 3, ...(more.dice ?? [])],
  });

const cataclysm = { board: 'cataclysm' } as const;

rule('TA-REMNANT-01', 'turned up before one chooses whom to encounter', () => {
  const t = landing({ at: ['city', 'hills2'], cards: { 'buried.14': ['giantFly'] } });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual([t.kinds('space.14'), t.kinds('buried.14')], [['giantFly'], []]);
});

rule('TA-REMNANT-02', 'open it is an Adventure card: it counts, and is discarded as one', () => {
  const t = landing({ cards: { 'buried.14': ['giantFly'] }, dice: [5, 1] });
  t.answer(0, 'hills2');
  assert.ok(!t.log().some((line) => line.includes('draws')));
  assert.deepEqual(t.kinds('trophies.0'), ['giantFly']);
  const event = landing({ cards: { 'buried.14': ['hiddenPower'] } });
  event.answer(0, 'hills2').answer(0, 'Craft');
  assert.ok(event.kinds('adventureDiscard').includes('hiddenPower'));
});

rule('TA-REMNANT-03', 'facedown it is none', () => {
  // Passing over it, and Destruction finds nothing.
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    options: cataclysm,
    cards: { 'hand.0': ['destruction'], 'buried.15': ['giantFly'] },
    dice: [4, 2],
  });
  t.asks(0, 'destination').answer(0, 'woods3');
  assert.deepEqual(t.kinds('buried.15'), ['giantFly']);
  t.match.waiting.forEach((seat) => t.options(seat));
});
