import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { denizenSpaces } from '../../rules/denizens.ts';
import type { Alignment } from '../../shape.ts';
import { SPACES } from '../../shape/spaces.ts';
import { pileAt, player, type Scene, scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('ten Terrain cards', () => {
  const copies = Object.entries(game.content).flatMap(([kind, def]) =>
    def.deck === 'terrain' ? [[kind, def.copies]] : [],
  );
  assert.deepEqual(Object.fromEntries(copies), {
    bonefield: 1,
    highway: 4,
    monastery: 1,
    outpost: 2,
    settlement: 2,
  });
});

/** A Thief walks from the City to Hills that Terrain covers. */
const onto = (terrain: string, more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    ...more,
    cards: { [THERE]: [terrain], ...more.cards },
    dice: [2, 3, ...(more.dice ?? [])],
  }).answer(0, 'hills2');

const THERE = pileAt('hills2');

const as = (alignment: Alignment, gold = 0): Scene => ({ with: { 0: { alignment, gold } } });

situation('the Bonefield feeds the evil', () => {
  assert.equal(player(onto('bonefield', as('evil'))).lives, 5);
  assert.equal(player(onto('bonefield', as('good'))).lives, 3);
  const bought = onto('bonefield', as('neutral', 1)).answer(0, 'pay');
  assert.deepEqual([player(bought).lives, player(bought).gold], [5, 0]);
  assert.equal(player(onto('bonefield', as('neutral', 1)).answer(0, 'pass')).lives, 4);
});

situation('the Monastery serves the good', () => {
  assert.equal(player(onto('monastery', as('good'))).fate, 1);
  assert.equal(player(onto('monastery', as('evil'))).lives, 3);
  const bought = onto('monastery', as('neutral', 1)).answer(0, 'pay');
  assert.deepEqual([player(bought).fate, player(bought).gold], [1, 0]);
});

situation('on the Highway one card is drawn, and a move may differ by one', () => {
  const t = onto('highway', { dice: [3, 2, 5] })
    .answer(1, 'runes2')
    .asks(0, 'destination');
  assert.deepEqual(t.kinds('adventureDiscard'), ['angel', 'angel']);
  const steps = (t.match.question(0)!.ask.about as { steps: number[] }).steps;
  assert.deepEqual(
    steps.toSorted((a, b) => a - b),
    [1, 2, 3, 4, 5, 6],
  );
});

situation('at the Outpost two cards are drawn, and you fight better', () => {
  const t = onto('outpost', { next: { adventure: ['wolf', 'angel'] }, dice: [1, 3] });
  assert.match(
    t.log().findLast((line) => / against \d/u.test(line))!,
    /6 against 5/u,
  );
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
});

situation('in a Settlement somebody lives', () => {
  const t = onto('settlement', { next: { denizens: ['beggar'] } });
  // It is no City, so the Beggar goes.
  assert.deepEqual([player(t).gold, t.kinds(THERE)], [1, ['settlement']]);
});

situation('Denizens live in six places of the Cataclysm board, and in a Settlement', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    options: { board: 'cataclysm' },
    cards: { [THERE]: ['settlement'] },
    dice: [2, 3],
  });
  assert.deepEqual(
    denizenSpaces(t.t)
      .map((space) => SPACES[space])
      .toSorted(),
    ['castle', 'chapel', 'city', 'graveyard', 'hills2', 'tavern', 'village'],
  );
});
