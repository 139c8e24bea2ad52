import assert from 'node:assert/strict';
import type { Words } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { en } from '../../locales/en.ts';
import type { Player } from '../../shape.ts';
import { at, type SpaceId, SPACES } from '../../shape/spaces.ts';
import { pileAt, promptOf, rest, type Scene, scene, type Table, thieves, toHills, where } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** As for most people: what goes without saying is not asked. */
const usual = true;
const BEAR = { 'space.14': ['bear'] };
const plain = { explodingDice: false, reaper: false };

situation('fate is part of the question where to go: one roll, one question', () => {
  const t = toHills({ usual, options: plain, with: { 0: { fate: 1 } } });
  t.asks(0, 'destination');
  assert.ok(t.options(0).includes('Reroll the 3'));
  t.roll(5).answer(0, 'reroll1').asks(0, 'destination');
  assert.equal(t.state.players[0].fate, 0);
  assert.ok(!t.options(0).some((option) => option.startsWith('Reroll')), 'once for a roll');
  t.answer(0, 'hills2');
  assert.equal(where(t, 0), 'hills2');
});

situation('fate is asked for by itself where the roll means more than steps', () => {
  const t = scene({ usual, seats: thieves, at: ['oasis'], with: { 0: { fate: 1 } }, dice: [1] });
  t.asks(0, 'fate'); // A 1 wakes the Reaper.
  const without = scene({
    usual,
    options: plain,
    seats: thieves,
    at: ['oasis'],
    with: { 0: { fate: 1 } },
    dice: [1],
  });
  without.asks(0, 'destination');
});

situation('the highest roll is not asked about, even where the other one may still roll again', () => {
  const attacking = (die: number) =>
    scene({
      usual,
      options: plain,
      seats: thieves,
      at: ['city', 'hills2'],
      with: { 0: { fate: 2 }, 1: { fate: 1 } },
      dice: [2, 3, die, 3],
    })
      .answer(0, 'hills2')
      .answer(0, 'seat1');
  attacking(5).asks(0, 'fate');
  attacking(6).asks(1, 'fate');
});

situation('fate is not offered for a fight that is won, nor for one that nothing could win', () => {
  const won = toHills({ usual, options: plain, with: { 0: { fate: 1 } }, cards: BEAR, dice: [5, 2] });
  won.answer(0, 'hills2');
  assert.deepEqual([won.kinds('trophies.0'), won.state.players[0].fate], [['bear'], 1]);
  const hopeless = toHills({
    usual,
    options: plain,
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['dragon'] },
    dice: [2, 6],
  });
  hopeless.answer(0, 'hills2');
  assert.deepEqual([hopeless.state.players[0].lives, hopeless.state.players[0].fate], [3, 1]);
  const open = toHills({ usual, options: plain, with: { 0: { fate: 1 } }, cards: BEAR, dice: [2, 4] });
  open.answer(0, 'hills2').asks(0, 'fate');
});

situation(
  'fate is not offered against somebody whom no roll could catch up with, even where that one has fate',
  () => {
    const attacking = (strength: number) =>
      scene({
        usual,
        options: plain,
        seats: ['thief', 'thief'],
        at: ['city', 'hills2'],
        with: { 0: { fate: 1 }, 1: { fate: 1, strength } },
        dice: [2, 3, 4, 4],
      })
        .answer(0, 'hills2')
        .answer(0, 'seat1');
    attacking(2).asks(0, 'fate');
    attacking(3).asks(1, 'spoils');
  },
);

situation('fate is not offered to whoever has won against somebody who rolls no die', () => {
  const stabbing = (die: number, strength: number) =>
    scene({
      usual,
      options: plain,
      seats: ['assassin', 'thief'],
      at: ['city', 'hills2'],
      with: { 0: { fate: 1 }, 1: { fate: 1, strength } },
      dice: [2, 3],
    })
      .answer(0, 'hills2')
      .answer(0, 'seat1')
      .asks(0, 'beforeFight')
      .roll(die)
      .answer(0, 'assassinate');
  // 3 + 2 against 3: nothing is left for the other one to roll again.
  const won = stabbing(2, 0);
  assert.deepEqual(
    [won.state.players[1].lives, won.state.players[0].fate, won.state.players[1].fate],
    [3, 1, 1],
  );
  const open = stabbing(2, 2).asks(0, 'fate');
  assert.deepEqual((open.match.question(0)!.ask.about as { better: number[] }).better, [3, 4, 5, 6]);
});

situation(
  'what could be added to a roll asks for no fate in a fight that is won, that of the other one does',
  () => {
    const armed = (die: number) =>
      toHills({
        usual,
        options: plain,
        with: { 0: { fate: 1 } },
        cards: { ...BEAR, 'objects.0': ['poisonedDagger'] },
        dice: [die, 3],
      }).answer(0, 'hills2');
    assert.deepEqual([armed(5).kinds('trophies.0'), armed(5).state.players[0].fate], [['bear'], 1]);
    armed(2).asks(0, 'fate');
    const attacking = (objects: readonly string[]) =>
      scene({
        usual,
        options: plain,
        seats: ['troll', 'thief'],
        at: ['city', 'hills2'],
        with: { 0: { fate: 1 } },
        cards: { 'objects.1': objects },
        dice: [2, 3, 4, 3],
      })
        .answer(0, 'hills2')
        .answer(0, 'seat1');
    attacking(['shield', 'poisonedDagger']).asks(0, 'fate');
    attacking(['shield', 'helmet']).asks(0, 'spoils');
  },
);

situation('a 6 that explodes could win any fight', () => {
  const t = toHills({
    usual,
    options: { explodingDice: true, reaper: false },
    with: { 0: { fate: 1 } },
    cards: { 'space.14': ['dragon'] },
    dice: [2, 5],
  });
  t.answer(0, 'hills2').asks(0, 'fate');
});

situation('armour that has held needs no fate, armour that has failed may want it', () => {
  const beaten = (armour: number) =>
    toHills({
      usual,
      options: plain,
      with: { 0: { fate: 1 } },
      cards: { 'space.14': ['dragon'], 'objects.0': ['shield'] },
      dice: [2, 6, armour],
    }).answer(0, 'hills2');
  const held = beaten(6);
  assert.deepEqual([held.state.players[0].lives, held.state.players[0].fate], [4, 1]);
  beaten(1).asks(0, 'fate');
});

/** Two turns of a Thief with a dragon as its trophy: it is kept in the first, and something happens before the second. */
const keeping = (to: string, between: (first: Player) => void, { dice = [], ...more }: Scene = {}): Table => {
  const t = toHills({
    usual,
    options: plain,
    ...more,
    cards: { 'trophies.0': ['dragon'], ...more.cards },
    dice: [3, 4, 2, 3, ...dice],
  });
  t.answer(0, 'hills2').asks(0, 'trophies').answer(0);
  between(t.state.players[0]);
  return t.answer(1, 'plains2').answer(0, to);
};

situation('trophies that were kept are asked about again when something about them has changed', () => {
  const same = keeping('fields3', () => {});
  assert.deepEqual([same.state.turn, same.kinds('trophies.0')], [1, ['dragon']]);
  const wolf = { cards: { [pileAt('fields3')]: ['wolf'] }, dice: [5, 1] };
  keeping('fields3', () => {}, wolf).asks(0, 'trophies');
  const journal = { cards: { [pileAt('fields3')]: ['personalJournal'] } };
  keeping('fields3', () => {}, journal).asks(0, 'trophies');
  // On the other side of the river the point may be needed.
  keeping('oasis', (first) => void first.granted.push(at('oasis'))).asks(0, 'trophies');
  // What a Toad gains is lost with it, so who kept them as one is asked again as another.
  keeping('fields4', (first) => void (first.toad = 3)).asks(0, 'trophies');
});

situation('who has laid down too few trophies for a point is asked again', () => {
  const t = toHills({ usual, options: plain, cards: { 'trophies.0': ['wolf', 'bear'] }, dice: [3, 4, 2, 3] });
  t.answer(0, 'hills2').asks(0, 'trophies').answer(0, 'Bear').answer(1, 'plains2');
  t.answer(0, 'fields3').asks(0, 'trophies');
});

situation('who wants every question is asked about trophies in every turn', () => {
  const t = toHills({ options: plain, cards: { 'trophies.0': ['dragon'] }, dice: [3, 4, 2, 3] });
  t.answer(0, 'hills2').asks(0, 'trophies').answer(0).answer(1, 'plains2');
  t.answer(0, 'fields3').asks(0, 'trophies');
});

situation('what can be carried is taken without a question', () => {
  const t = toHills({
    usual,
    options: plain,
    cards: { 'space.14': ['foundSword', 'bagOfGold', 'unicorn'] },
  });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('objects.0'), ['foundSword']);
  assert.deepEqual(t.kinds('followers.0'), ['unicorn']);
  assert.equal(t.state.players[0].gold, 1);
});

const FULL = ['helmet', 'shield', 'waterBottle', 'axe'];

situation('with no room left it is one question what stays here for the find', () => {
  const t = toHills({ usual, options: plain, cards: { 'space.14': ['foundSword'], 'objects.0': FULL } });
  t.answer(0, 'hills2').asks(0, 'exchange').answer(0, 'Axe');
  assert.deepEqual(t.kinds('objects.0').toSorted(), ['foundSword', 'helmet', 'shield', 'waterBottle']);
  assert.deepEqual(t.kinds('space.14'), ['axe']);
  const left = toHills({ usual, options: plain, cards: { 'space.14': ['foundSword'], 'objects.0': FULL } });
  left.answer(0, 'hills2').answer(0, 'pass');
  assert.deepEqual(left.kinds('space.14'), ['foundSword']);
});

situation('of what one has already nothing is offered to somebody whose hands are full', () => {
  const t = toHills({ usual, options: plain, cards: { 'space.14': ['axe'], 'objects.0': FULL } });
  t.answer(0, 'hills2');
  assert.equal(t.state.turn, 1);
  assert.deepEqual(t.kinds('space.14'), ['axe']);
});

situation('who wants every question is asked all of it', () => {
  const t = toHills({
    options: plain,
    with: { 0: { fate: 1 } },
    cards: { ...BEAR, 'space.14': ['bear', 'foundSword'] },
    dice: [5, 2],
  });
  t.asks(0, 'fate').answer(0, 'keep').asks(0, 'destination').answer(0, 'hills2');
  t.asks(0, 'fate').answer(0, 'keep').asks(0, 'loot');
});

/** A Druid goes there; whether it is asked to change its alignment. */
const druid = (to: SpaceId, more: Scene = {}): boolean => {
  const t = scene({
    usual,
    options: plain,
    seats: ['druid', 'thief'],
    at: [SPACES[(at(to) + 2) % 24], 'tavern'],
    dice: [2, 3],
    ...more,
  }).answer(0, to);
  const isAsked = promptOf(t) === 'moveEnded';
  rest(t);
  return isAsked;
};

situation('a Druid is asked about alignment where somebody or something may care', () => {
  assert.equal(druid('hills2'), false);
  assert.equal(druid('hills2', { cards: { [pileAt('hills2')]: ['wolf'] } }), true);
  assert.equal(druid('hills2', { at: ['city', 'hills2'] }), true);
  assert.equal(druid('hills2', { set: (state) => void (state.crownReached = true) }), true);
  assert.equal(druid('chapel'), true);
  assert.equal(druid('graveyard'), true);
  const words: Words = en;
  for (const [kind, { space }] of Object.entries(game.content))
    if (space !== null) assert.equal(space.divides, /neutral/u.test(words.cards[kind].text ?? ''), kind);
});

/** Whether the Sorceress whose turn it is, or another one, is asked about this Spell when a turn begins, and when the move has ended. */
const moments = (spell: string, caster: 0 | 1, more: Scene = {}): string[] => {
  const t = scene({
    usual,
    options: plain,
    seats: ['sorceress', 'sorceress'],
    at: ['city', 'tavern'],
    with: { 0: { fate: 1 }, 1: { fate: 1 } },
    dice: [2, 3],
    ...more,
    cards: { [`hand.${caster}`]: [spell], ...more.cards },
  });
  const found: string[] = [];
  while (t.state.turn === 0 && promptOf(t, caster) !== 'turnEnd') {
    const [seat] = t.match.waiting;
    const { ask, from } = t.match.question(seat)!;
    if (seat === caster) found.push(ask.prompt);
    t.answer(seat, from.some(({ id }) => id === 'pass') ? 'pass' : from[0].id);
  }
  rest(t);
  return found.filter((prompt) => prompt === 'turnStart' || prompt === 'moveEnded');
};

situation('a Spell that can be cast after the move is not asked about before it', () => {
  const wait = ['moveEnded'];
  const both = ['turnStart', 'moveEnded'];
  for (const spell of ['healing', 'enrich', 'invisibility', 'random']) {
    assert.deepEqual(moments(spell, 0), wait, spell);
    assert.deepEqual(moments(spell, 1), wait, spell);
  }
  // With one life left nobody waits.
  assert.deepEqual(moments('healing', 0, { with: { 0: { lives: 1 } } }), both);
  assert.deepEqual(moments('teleport', 0), ['turnStart']);
});

situation('a Spell that the move itself may want is asked about before it', () => {
  const both = ['turnStart', 'moveEnded'];
  const middle: Scene = { at: ['desert1', 'tavern'], dice: [1, 1, 1] };
  for (const spell of ['brainwave', 'energize', 'mutation']) {
    assert.deepEqual(moments(spell, 0), ['moveEnded'], spell);
    assert.deepEqual(moments(spell, 0, middle), both, spell);
    assert.deepEqual(moments(spell, 1, middle), ['moveEnded'], spell);
  }
  assert.deepEqual(moments('feebleMind', 1), ['moveEnded']);
  assert.deepEqual(moments('feebleMind', 1, middle), both);
  assert.deepEqual(moments('blessed', 0, { with: { 0: { fate: 0 } } }), both);
  assert.deepEqual(moments('blessed', 1, { with: { 0: { fate: 0 } } }), ['moveEnded']);
  const rival = { cards: { 'hand.1': ['freeze'] } };
  for (const spell of ['nullify', 'miniVortex']) assert.deepEqual(moments(spell, 0, rival), both, spell);
  const cards = (kind: string) => ({ cards: { [pileAt('temple')]: [kind] } });
  for (const spell of ['destruction', 'displacement', 'temporaryChange']) {
    assert.deepEqual(moments(spell, 0, cards('wolf')), ['moveEnded'], spell);
    assert.deepEqual(moments(spell, 0, cards('ivorySentinel')), both, spell);
  }
});

/** In which rounds a Sorceress is asked at the start of a turn of this seat, about a Spell she declines every time. */
const roundsAsked = (spell: string, turn: 0 | 1, more: Scene = {}, asks: Scene = { usual }): number[] => {
  const t = scene({
    ...asks,
    options: plain,
    seats: ['sorceress', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { alignment: 'neutral' } },
    dice: Array.from({ length: 60 }, () => 2),
    ...more,
    cards: { 'hand.0': [spell], ...more.cards },
  });
  const found: number[] = [];
  while (t.state.round < 6) {
    const [seat] = t.match.waiting;
    const { ask, from } = t.match.question(seat)!;
    if (seat === 0 && ask.prompt === 'turnStart' && t.state.turn === turn) found.push(t.state.round);
    // What is no choice among several is a number.
    t.answer(seat, from.find(({ declines }) => declines === true)?.id ?? from.at(0)?.id ?? 0);
  }
  rest(t);
  return found;
};

situation('a Spell for the start of a turn that was declined comes to mind again a few rounds later', () => {
  assert.deepEqual(roundsAsked('divination', 0), [1, 4]);
  assert.deepEqual(roundsAsked('sleep', 1), [1, 4]);
  // Who wants every question gets it.
  assert.deepEqual(roundsAsked('divination', 0, {}, {}), [1, 2, 3, 4, 5]);
  // What a move is worth is another matter every turn.
  assert.deepEqual(roundsAsked('teleport', 0), [1, 2, 3, 4, 5]);
});

situation('a Spell for the start of a turn is asked about again when what it is for has changed', () => {
  // In the first round the Thief finds something that could be taken.
  const found = { next: { adventure: ['angel', 'angel', 'foundSword'] } };
  assert.deepEqual(roundsAsked('acquisition', 0, { with: { 1: { gold: 1 } }, ...found }), [1, 2, 4]);
  assert.deepEqual(roundsAsked('mesmerism', 0, { cards: { 'followers.1': ['unicorn'] }, ...found }), [1, 4]);
});
