import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import type { TalismanState } from '../shape.ts';
import { at } from '../topology.ts';
import { carrying, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

/** The first one may evade whatever it meets. */
const evasive = {
  set: (state: TalismanState) => {
    state.lasting.push({ what: 'evading', seat: 0, rounds: 9, whom: 0, space: null, card: null });
  },
};

rule.also('TA-ADV-05', 'every Adventure card that is left counts: an Object, a Place, a Remnant', () => {
  for (const left of ['ring', 'cave', 'giantFly'])
    assert.equal(player(meeting(['storm', left])).misses, 0, left);
  // What was bought once and dropped here is no Adventure card.
  assert.equal(player(meeting(['storm', 'sword'])).misses, 1);
});
rule.also('TA-ADV-05', 'what was evaded, or left lying, was faced', () => {
  const evaded = meeting(['wolf', 'witch'], { ...evasive, dice: [] }).answer(0, 'Evade');
  assert.deepEqual(evaded.kinds(pileAt('hills2')), ['wolf', 'witch']);
  const maze = meeting(['wolf', 'maze'], evasive).answer(0, 'Evade');
  assert.equal(player(maze).misses, 1);
  const lost = meeting(['ring', 'cave'], { dice: [3] });
  lost.answer(0, 'pass').answer(0, 'visit');
  assert.equal(player(lost).misses, 1);
  // A second Place could not be visited any more.
  const twice = meeting(['cave', 'shrine'], { dice: [3] }).answer(0, 'visit');
  assert.equal(player(twice).misses, 0);
});
rule.also('TA-ADV-06', 'what lies on a space without a draw was faced before its text is read', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('crags')]: ['ring'] },
    dice: [4, 1, 2],
  });
  t.answer(0, 'crags').answer(0, 'pass');
  assert.equal(player(t).misses, 1);
});

rule.also('TA-FIGHT-14', 'Enemies with both values join those they fight beside', () => {
  const t = meeting(['ivorySentinel', 'ebonySentinel'], {
    seats: ['troll', 'thief'],
    dice: [5, 1],
  });
  t.answer(0, 'battle').answer(0, 'battle');
  assert.match(lastFight(t), /11 against 13, lost/u);
  assert.equal(player(t).lives, 5);
});
rule.also(
  'TA-FIGHT-14',
  'one roll for all of them: with the best dice among them, and without fate where one forbids it',
  () => {
    const pack = meeting(['goblin', 'packOfWolves'], { dice: [5, 1, 4] });
    assert.match(lastFight(pack), /8 against 9, lost/u);
    const terror = meeting(['goblin', 'blightwoodTerror', 'packOfWolves'], { dice: [5, 1, 2, 3] });
    assert.match(lastFight(terror), /8 against 14, lost/u);
    const fated = { with: { 0: { fate: 1 } } };
    meeting(['goblin', 'bear'], { ...fated, dice: [1, 1] }).asks(0, 'fate');
    const wretched = meeting(['goblin', 'wretched'], { ...fated, dice: [1, 1] });
    assert.equal(player(wretched).lives, 3);
    assert.equal(player(wretched).fate, 1);
  },
);
rule.also('TA-FIGHT-02', 'whoever evades is spared what the card does before the fight', () => {
  const yeti = meeting(['yeti'], evasive).answer(0, 'Evade');
  assert.deepEqual([player(yeti).lives, yeti.kinds(pileAt('hills2'))], [4, ['yeti']]);
  assert.ok(yeti.log().some((line) => line.endsWith('evades Yeti.')));
  const decay = carrying(['demonOfDecay'], ['ring'], evasive).asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual(decay.kinds('objects.0'), ['ring']);
});

rule.also('TA-EXPL-01', 'a 6 among dice that are added to an attack roll explodes as well', () => {
  const knight = meeting(['wrathbornKnight'], { dice: [5, 1, 6, 2] });
  assert.match(lastFight(knight), /8 against 14, lost/u);
  const kept = { options: { trophyRate: 7 } } as const;
  const dagger = carrying(['bear'], ['poisonedDagger'], { ...kept, dice: [1, 5] });
  assert.match(lastFight(dagger.roll(6, 1).answer(0, 'Poisoned Dagger')), /12 against 8, won/u);
  const wand = carrying(['ghost'], ['wrathbornWand'], {
    ...kept,
    with: { 0: { alignment: 'evil' } },
    dice: [2, 1, 6, 1],
  });
  assert.match(lastFight(wand), /13 against 5, won/u);
});

rule.also(
  'TA-RAFT-05',
  'a raft is gone, and a granted move lapses, where another power replaces the move',
  () => {
    const elf = scene({
      seats: ['elf', 'thief'],
      at: ['woods1', 'oasis'],
      cards: { 'objects.0': ['raft'] },
      with: { 0: { granted: [at('temple')] } },
    });
    elf.answer(0, 'Through the Woods').answer(0, 'woods2');
    assert.deepEqual([where(elf, 0), elf.kinds('objects.0'), player(elf).granted], ['woods2', [], []]);
  },
);
rule.also(
  'TA-RAFT-05',
  'a raft is gone, and a granted move lapses, for slaves and in the inner region',
  () => {
    const chances = { granted: [at('oasis')] };
    const moving = (space: 'temple' | 'plainOfPeril', enslaved: boolean) =>
      scene({
        seats: ['thief', 'thief'],
        at: [space, 'oasis'],
        cards: { 'objects.0': ['raft'] },
        with: { 0: { ...chances, enslaved } },
        dice: [3],
      });
    for (const t of [moving('temple', true), moving('plainOfPeril', false)])
      assert.deepEqual([t.kinds('objects.0'), player(t).granted], [[], []]);
  },
);
rule.also('TA-ENC-02', 'whoever cannot move at all has no encounter where it stands', () => {
  const walls = ['fields2', 'plains1'] as const;
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['crags', 'oasis'],
    // A 2 in the Crags would cost a turn.
    dice: [2, 3, 2],
    set: (state) => {
      for (const wall of walls)
        state.lasting.push({ what: 'barrier', seat: 1, rounds: 2, whom: null, space: at(wall), card: null });
    },
  });
  assert.deepEqual([t.state.turn, where(t, 0), player(t).misses], [1, 'crags', 0]);
});
situation('nobody passes a Barrier, whoever has raised it', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['barrier'] },
    dice: [2, 3],
  });
  t.answer(0, 'Barrier').answer(0, 'fields4');
  assert.deepEqual(t.options(0), ['Woods', 'Plains']);
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
rule.also('TA-TERRAIN-03', 'a die that names a covered space leaves the card where it was drawn', () => {
  const t = meeting([], {
    options: { trophyRate: 7 },
    next: { adventure: ['ghost'] },
    cards: { [pileAt('city')]: ['highway'] },
    dice: [1, 5, 1],
  });
  assert.deepEqual(t.kinds(pileAt('city')), ['highway']);
  assert.match(lastFight(t), /8 against 5, won/u);
});
situation('Terrain takes the name of a space: the Jester does not know the Tavern any more', () => {
  const coming = (cards: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'oasis'],
      cards: { 'followers.0': ['jester'], 'quest.0': ['visitTheTavern'], [pileAt('tavern')]: cards },
      dice: [2, 3, 3],
    }).answer(0, 'tavern');
  assert.deepEqual(coming(['highway']).kinds('followers.0'), ['jester']);
  assert.deepEqual(coming(['highway']).kinds('quest.0'), ['visitTheTavern']);
  const known = coming([]).asks(0, 'questReward');
  assert.deepEqual([known.kinds('followers.0'), known.kinds('quest.0')], [[], []]);
});

situation('a stolen turn is taken at once, and then the game goes on after whoever was robbed', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief', 'wizard'],
    at: ['city', 'city', 'tavern', 'oasis'],
    cards: { 'hand.3': ['timeSteal'] },
    dice: [2, 3, 3],
  });
  t.answer(3, 'pass').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(t.match.waiting[0], 'pass');
  assert.equal(t.state.turn, 1);
  t.answer(3, 'Time Steal');
  assert.deepEqual([t.state.turn, t.state.round, where(t, 1)], [3, 1, 'city']);
  t.roll(2, 3).answer(3, 'woods4');
  assert.deepEqual([t.state.turn, t.state.round, where(t, 3)], [2, 1, 'woods4']);
  t.asks(2, 'destination');
});

rule.also('TA-ENC-16', 'what lies on a space of the inner region may be taken, on the way back too', () => {
  for (const [to, from] of [
    ['mines', 'plainOfPeril'],
    ['back.mines', 'vampiresTower'],
  ] as const) {
    const t = scene({
      seats: ['wizard', 'thief'],
      at: [from, 'oasis'],
      with: { 0: { craft: 20 } },
      cards: { [pileAt('mines')]: ['talisman'] },
    });
    t.answer(0, to).asks(0, 'loot').answer(0, 'Talisman');
    assert.deepEqual([t.kinds('objects.0'), where(t, 0)], [['talisman'], 'mines']);
  }
});
rule.also('TA-MOVE-06', 'the black die counts as it lies, whatever is added to the movement', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['oasis', 'tavern'],
    cards: { 'hand.0': ['markedForGlory'] },
    dice: [1],
  });
  t.answer(0, 'Marked for Glory').answer(0, 3);
  assert.deepEqual(t.options(0), ['Runes', 'Chasm']);
  assert.equal(t.state.now.reaper, true);
});
situation('the Dragon of the Cave does not attack a Minstrel either', () => {
  const t = meeting(['cave'], { seats: ['minstrel', 'thief'], dice: [1] }).answer(0, 'visit');
  t.answer(0, 'Play music, do not fight');
  assert.deepEqual([player(t).lives, t.state.turn], [4, 1]);
});
situation('a Lich collects only lives that were lost', () => {
  const spared = meeting(['lich'], { cards: { 'followers.0': ['hieromartyr'] }, dice: [1, 5] });
  spared.answer(0, 'Hieromartyr');
  const [lich] = spared.t.cards(spared.t.piles.space[at('hills2')]);
  assert.deepEqual([player(spared).lives, spared.t.note(lich)], [4, null]);
});
situation('an Assassin who must fight for a life pays with one, dagger or not', () => {
  const t = scene({
    seats: ['assassin', 'troll'],
    at: ['city', 'hills2'],
    with: { 0: { gold: 2 } },
    set: (state) => {
      state.lasting.push({ what: 'mustAttack', seat: 1, rounds: 9, whom: 0, space: null, card: null });
    },
    dice: [2, 3, 1],
  });
  t.answer(0, 'hills2').answer(0, 'Assassinate');
  assert.deepEqual([player(t).lives, player(t).gold], [3, 2]);
});
