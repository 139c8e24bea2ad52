import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../../rules/decks.ts';
import { carrying, inside, lasting, meeting, player, rest, scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('the Talisman of Protection guards its owner in the inner region: one life in a turn', () => {
  // A Vampire takes 3 lives with a 6.
  const lives = (owner: number): number => {
    const t = inside('mines', 'vampiresTower', [6], {
      cards: { [`objects.${owner}`]: ['talismanOfProtection'] },
    });
    rest(t);
    return player(t).lives;
  };
  assert.deepEqual([lives(0), lives(1)], [3, 1]);
  const outer = carrying(['fallenAngel'], ['talismanOfProtection']);
  assert.equal(player(outer).lives, 2);
  const other = meeting(['fallenAngel'], {
    at: ['city', 'mines'],
    cards: { 'objects.1': ['talismanOfProtection'] },
  });
  assert.equal(player(other).lives, 2);
  // Where one life has been lost in this turn, no other is.
  const twice = scene({
    seats: ['thief', 'thief'],
    at: ['mines', 'village'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    dice: [6],
  });
  setCounters(twice.t, twice.t.cards(twice.t.piles.objects[0])[0], 1);
  twice.answer(0, 'vampiresTower');
  rest(twice);
  assert.equal(player(twice).lives, 4);
  assert.ok(!twice.log().some((line) => /Seat 0 loses/u.test(line)), twice.log().join('\n'));
});

situation('the Talisman of Censure is silent while magic is', () => {
  const opened = (magic: boolean): string => {
    const t = scene({
      seats: ['warrior', 'thief'],
      at: ['portalOfPower', 'city'],
      cards: { 'objects.1': ['talismanOfCensure'] },
      set: (state) => {
        if (!magic) state.lasting.push(lasting('noMagic'));
      },
      with: { 0: { strength: 9, fate: 0 } },
      dice: [2, 1, 1, 1, 1],
    });
    t.answer(0, 'portal').answer(0, 'strength');
    return t.log().find((line) => line.includes('opens the Portal'))!;
  };
  assert.match(opened(true), /4 against/u);
  assert.match(opened(false), /2 against/u);
});

situation('the Spellbound Talisman keeps Spells away in the inner region only', () => {
  const aimed = (at: 'pits' | 'ruins') => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', at],
      cards: { 'hand.0': ['nullify', 'random'], 'objects.1': ['spellboundTalisman'] },
      dice: [2, 3],
    });
    t.answer(0, 'Random');
    const targets = t.match.question(0)?.ask.prompt === 'aim' ? t.options(0).length : 1;
    rest(t);
    return targets;
  };
  assert.deepEqual([aimed('ruins'), aimed('pits')], [2, 1]);
});

situation('the Talisman of Protection lets one life go in a turn of the inner region', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['mines'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    dice: [6],
  });
  t.answer(0, 'vampiresTower');
  assert.equal(player(t).lives, 3);
  const plain = scene({ seats: ['thief', 'thief'], at: ['mines'], with: { 0: { done: true } }, dice: [6] });
  assert.equal(player(plain.answer(0, 'vampiresTower')).lives, 1);
});

situation('in the next turn the Talisman of Protection lets another life go', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['mines', 'city'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talismanOfProtection'] },
    // The Vampire takes three, the other Thief moves, two Pit Fiends wait, and the first of them wins.
    dice: [6, 2, 3, 2, 1, 5],
  });
  t.answer(0, 'vampiresTower').answer(1, 'hills2').answer(0, 'pits');
  rest(t);
  assert.equal(player(t).lives, 2);
  const { table } = t.match;
  assert.equal((table.note(table.cards(table.piles.objects[0])[0]) as { counters: number }).counters, 0);
});
