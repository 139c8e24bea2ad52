import assert from 'node:assert/strict';
import type { Card } from '@tafelrunde/engine';
import { rulesFrom, type TestTable } from '@tafelrunde/testing';
import {
  alignmentBefore,
  begin,
  endWhere,
  keepAlignment,
  lasts,
  lift,
  liftFrom,
  spare,
  tick,
} from '../../rules/lasting.ts';
import type { TalismanShape } from '../../shape.ts';
import { at } from '../../shape/spaces.ts';
import {
  casting,
  castingInReply,
  lasting,
  meeting,
  pileAt,
  player,
  rest,
  type Scene,
  type Table,
  threeThieves,
  visitingDenizen,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const withEvents = (): Table => threeThieves({ cards: { [pileAt('hills2')]: ['deadMagic', 'prophesy'] } });

/** Two Events that lie in the Hills. */
function events(t: Table): [Card, Card] {
  const [first, second] = t.t.cards(t.t.piles.space[at('hills2')]);
  return [first, second];
}

rule.also(
  'TA-ENC-12',
  'the same card does the same only once; another card, or another effect, begins',
  () => {
    const t = withEvents();
    const [first, second] = events(t);
    begin(t.t, 'noMagic', 0, 3, { card: first });
    t.state.lasting[0].rounds = 1;
    begin(t.t, 'noMagic', 1, 3, { card: first });
    assert.deepEqual(t.state.lasting, [lasting('noMagic', { seat: 0, rounds: 1, card: first })]);
    begin(t.t, 'noFate', 1, 2, { card: first });
    begin(t.t, 'noMagic', 1, 2, { card: second });
    begin(t.t, 'crawl', 1, 2, { whom: 0 });
    begin(t.t, 'crawl', 1, 2, { whom: 0 });
    assert.equal(t.state.lasting.length, 5);
    assert.deepEqual(Object.keys(t.state.lasting[0]).includes('before'), false);
  },
);

situation('whoever lets a lasting Event pass is spared by that one, not by another', () => {
  const t = withEvents();
  const [first, second] = events(t);
  begin(t.t, 'noMagic', 0, 3, { card: first });
  begin(t.t, 'moreCards', 0, 3, { card: second });
  spare(t.t, 1, first);
  spare(t.t, 2, first);
  assert.deepEqual(
    t.state.lasting.map(({ spared }) => spared),
    [[1, 2], undefined],
  );
  // The next character of that seat is not spared any more.
  liftFrom(t.t, 1);
  assert.deepEqual(t.state.lasting[0].spared, [2]);
});

const inForce = (t: Table): string[] => t.state.lasting.map(({ what, whom }) => `${what} ${whom}`);

situation('when a card goes, what it has brought about goes, and nothing else', () => {
  const t = withEvents();
  const [first, second] = events(t);
  begin(t.t, 'noMagic', 0, 3, { card: first });
  begin(t.t, 'moreCards', 0, 3, { card: second });
  begin(t.t, 'crawl', 0, 3, { whom: 0 });
  begin(t.t, 'noFate', 0, 3, { card: first });
  lift(t.t, first);
  assert.deepEqual(inForce(t), ['moreCards null', 'crawl 0']);
  assert.deepEqual([lasts(t.t, first), lasts(t.t, second)], [false, true]);
});

situation('an alignment for a while is known, kept and lifted for its own seat alone', () => {
  const t = threeThieves({
    set: (state) => {
      state.lasting.push(
        lasting('crawl', { whom: 1 }),
        lasting('alignment', { whom: 1, before: 'good' }),
        lasting('alignment', { whom: 2, before: 'evil' }),
        lasting('crawl', { whom: 2 }),
      );
    },
  });
  assert.deepEqual(
    [alignmentBefore(t.t, 0), alignmentBefore(t.t, 1), alignmentBefore(t.t, 2)],
    [null, 'good', 'evil'],
  );
  keepAlignment(t.t, 1);
  assert.deepEqual(inForce(t), ['crawl 1', 'alignment 2', 'crawl 2']);
  liftFrom(t.t, 2);
  assert.deepEqual([inForce(t), player(t, 2).alignment], [['crawl 1'], 'neutral']);
});

situation('an alignment for a while ends with the old one, and with what that forbids', () => {
  const ends = (more: Scene = {}): Table => {
    const t = threeThieves({
      ...more,
      set: (state) =>
        state.lasting.push(lasting('alignment', { seat: 0, rounds: 1, whom: 1, before: 'evil' })),
    });
    assert.deepEqual(t.state.lasting, []);
    return t;
  };
  const t = ends({ cards: { 'objects.1': ['holyGrail'], 'followers.1': ['unicorn'] } });
  assert.deepEqual([player(t, 1).alignment, t.kinds('objects.1')], ['evil', []]);
  assert.deepEqual(t.log().slice(1, 3), ['Seat 1 is now evil.', 'Seat 1 leaves the Holy Grail behind.']);
  // Not for somebody who has no character.
  const dead = ends({ with: { 1: { standing: 'dead', lives: 0 } } });
  assert.equal(player(dead, 1).alignment, 'neutral');
  rest(t);
});

situation('at its end an Event that lies on the board is discarded, and a card in Stasis comes back', () => {
  const t = withEvents();
  const [first, second] = events(t);
  begin(t.t, 'noMagic', 0, 1, { card: first });
  begin(t.t, 'moreCards', 1, 1, { card: second });
  begin(t.t, 'crawl', 0, 2, { whom: 0 });
  tick(t.t, 0);
  assert.deepEqual([inForce(t), t.kinds(pileAt('hills2'))], [['moreCards null', 'crawl 0'], ['prophesy']]);
  assert.deepEqual(t.kinds('adventureDiscard').at(-1), 'deadMagic');
  // A card that has left the board in the meantime stays where it is.
  t.t.move(second, t.t.piles.objects[0]);
  tick(t.t, 1);
  assert.deepEqual([inForce(t), t.kinds('objects.0')], [['crawl 0'], ['prophesy']]);
  const held = threeThieves({ cards: { 'suspended.0': ['dragon'] } });
  begin(held.t, 'stasis', 0, 1, { card: held.t.cards(held.t.piles.suspended[0])[0] });
  tick(held.t, 0);
  assert.deepEqual([held.kinds('adventure').at(-1), held.kinds('adventureDiscard')], ['dragon', []]);
});

situation('what had its effect is over, and only that', () => {
  const t = threeThieves({
    set: (state) =>
      state.lasting.push(lasting('crawl', { whom: 0 }), lasting('mustAttack'), lasting('crawl', { whom: 1 })),
  });
  endWhere(t.t, ({ what, whom }) => what === 'crawl' && whom !== null);
  assert.deepEqual(inForce(t), ['mustAttack null']);
});

situation('an Astrolabe lets Events pass, no other cards, and not those that concern all', () => {
  const asked = (card: string): string | undefined => {
    const t = meeting([card], { cards: { 'objects.0': ['astrolabe'] }, dice: [1, 1] });
    const prompt = t.match.question(0)?.ask.prompt;
    rest(t);
    return prompt;
  };
  assert.deepEqual([asked('angel'), asked('witch')], ['ignoreEvent', undefined]);
});

/** Each of them, what it brings about, and at the start of which own turn of whom it ends. */
const effects: readonly (readonly [string, () => TestTable<TalismanShape>, string, number, number])[] = [
  ['Fortune’s Fool', () => meeting(['fortunesFool'], { dice: [3, 4] }), 'noFate', 0, 2],
  ['Divine Protection', () => meeting(['divineProtection'], { dice: [3, 4] }), 'noLoss', 0, 2],
  ['Prophesy', () => meeting(['prophesy'], { dice: [3, 4] }), 'moreCards', 0, 2],
  ['Dead Magic', () => meeting(['deadMagic'], { dice: [3, 4] }), 'noMagic', 0, 3],
  ['the Wanderer', () => visitingDenizen('wanderer', { dice: [2, 3, 4] }), 'crawl', 0, 2],
  ['the Fortune Teller', () => visitingDenizen('fortuneTeller', { dice: [2, 3, 4] }), 'unlucky', 0, 2],
  ['Destroy Magic', () => casting('destroyMagic').answer(0, 'Destroy Magic'), 'noMagic', 0, 1],
  ['Hex', () => casting('hex').answer(0, 'Hex').answer(0, 'woods3'), 'hex', 0, 3],
  ['Barrier', () => casting('barrier').answer(0, 'Barrier').answer(0, 'plains3'), 'barrier', 0, 1],
  [
    'Black Ice',
    () =>
      casting('blackIce', { dice: [2, 3] })
        .answer(0, 'Black Ice')
        .answer(0, 'woods3'),
    'ice',
    0,
    1,
  ],
  ['Cloak of Shadows', () => casting('cloakOfShadows').answer(0, 'Cloak of Shadows'), 'evading', 0, 1],
  ['Slow Motion', () => castingInReply('slowMotion').answer(1, 'Slow Motion'), 'crawl', 0, 2],
  [
    'Slow Motion sent back',
    () =>
      castingInReply('slowMotion', { with: { 0: { craft: 1 } }, cards: { 'hand.0': ['reflection'] } })
        .answer(1, 'Slow Motion')
        .answer(0, 'Reflection'),
    'crawl',
    1,
    3,
  ],
  [
    'Temporary Change',
    () => casting('temporaryChange').answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good'),
    'alignment',
    0,
    2,
  ],
];

rule.also('TA-ENC-11', 'what lasts ends at the start of an own turn, each in its time', () => {
  for (const [name, happens, what, seat, turns] of effects) {
    const t = happens();
    const [lasting] = t.state.lasting;
    assert.deepEqual([lasting?.what, lasting?.seat, lasting?.rounds], [what, seat, turns], name);
    rest(t);
  }
});
