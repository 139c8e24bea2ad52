import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { pileAt, player, rest, scene, where } from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('neither Sentinel can be evaded, and each lets its own kind pass', () => {
  const ending = (sentinel: string, alignment: 'good' | 'evil') => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment, strength: 20 } },
      cards: { [pileAt('fields4')]: [sentinel] },
      dice: [2, 3],
    });
    const open = t.options(0).some((option) => /Hills/u.test(option));
    rest(t);
    return open;
  };
  assert.deepEqual([ending('ivorySentinel', 'good'), ending('ivorySentinel', 'evil')], [true, false]);
  assert.deepEqual([ending('ebonySentinel', 'good'), ending('ebonySentinel', 'evil')], [false, true]);
  for (const sentinel of ['ivorySentinel', 'ebonySentinel']) {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['city', 'oasis'],
      cards: { [pileAt('hills2')]: [sentinel] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').asks(0, 'attackWith');
  }
});

situation('Relics help at Chapel and Graveyard', () => {
  const chapel = scene({
    seats: ['thief', 'thief'],
    at: ['fields2', 'oasis'],
    cards: { 'objects.0': ['holyRelic'] },
    dice: [4, 1],
  });
  chapel.answer(0, 'chapel').answer(0, 'holyRelic');
  assert.equal(player(chapel).fate, game.content.thief.character!.fate);
  const grave = scene({
    seats: ['thief', 'thief'],
    at: ['fields1', 'oasis'],
    with: { 0: { lives: 1 } },
    cards: { 'objects.0': ['profaneRelic'] },
    dice: [4, 1],
  });
  grave.answer(0, 'graveyard').answer(0, 'profaneRelic');
  assert.equal(player(grave).lives, 4);
});

situation('whoever has used up the move by a Spell neither walks through the Woods nor hops', () => {
  for (const [who, from, to] of [
    ['elf', 'woods1', 'woods2'],
    ['leprechaun', 'fields1', 'fields2'],
    ['cleric', 'fields1', 'fields2'],
  ] as const) {
    const t = scene({
      seats: [who, 'thief'],
      at: [from, 'oasis'],
      cards: { 'hand.0': ['teleport'] },
    });
    t.answer(0, 'Teleport').answer(0, to);
    assert.notEqual(t.match.question(0)?.ask.prompt, 'turnStart', who);
    assert.equal(where(t, 0), to, who);
    rest(t);
  }
});
