import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { answering, rest } from './casting.ts';
import { pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

/** Whoever is asked gives the first answer allowed, until it is over. */
function playOn(t: ReturnType<typeof scene>, over: () => boolean): void {
  for (let i = 0; i < 80 && !over(); i++) {
    const [seat] = t.match.waiting;
    t.answer(seat, t.match.question(seat)!.from.find(({ no }) => no === undefined)!.id);
  }
  rest(t);
}

situation('what somebody has brought about ends in time, even if they are out of the game', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'village'],
    set: (state) => {
      state.crownReached = true;
      state.players[1].standing = 'out';
      state.lasting.push(lasting('crawl', { seat: 1, rounds: 2 }));
    },
  });
  playOn(t, () => t.state.round >= 5);
  assert.deepEqual(t.state.lasting, []);
});

rule.also('TA-DEATH-04', 'a new character may cast what it begins with in its first turn', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: {
      'character.0': [],
      characters: ['wizard', 'wizard', 'wizard'],
      spells: ['healing', 'healing', 'healing', 'healing'],
    },
  });
  playOn(t, () => t.kinds('hand.0').length > 0);
  t.asks(0, 'turnStart');
  assert.equal(player(t).casts, t.kinds('hand.0').length);
});

rule.also('TA-DEATH-03', 'what was aimed at the dead does not burden the next character', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['desert1', 'tavern'],
    with: { 0: { lives: 1, gold: 0 } },
    set: (state) => {
      state.lasting.push(lasting('crawl', { seat: 0, whom: 0, rounds: 9 }));
    },
  });
  playOn(t, () => player(t).standing === 'dead');
  assert.equal(player(t).standing, 'dead');
  assert.deepEqual(t.state.lasting, []);
});

rule.also('TA-TOAD-08', 'a Toad takes no gold, whoever offers it', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'fields4'],
    with: { 0: { toad: 2, fate: 0 }, 1: { gold: 2, fate: 0 } },
    dice: [6, 6, 5, 1, 1],
  });
  t.answer(0, 'fields4').answer(0, 'seat1');
  playOn(t, () => t.match.question(0)?.ask.prompt === 'spoils');
  assert.ok(!t.match.question(0)!.from.some(({ id }) => id === 'takeGold'));
  t.answer(0, 'takeLife');
  // A 4 in the Tavern brings a piece of gold.
  const won = scene({ at: ['plains3', 'city'], with: { 0: { toad: 2, gold: 0, fate: 0 } }, dice: [4] });
  won.answer(0, 'tavern');
  assert.deepEqual([player(won).space, player(won).gold], [at('tavern'), 0]);
});

rule.also('TA-TOAD-05', 'set free from the Temple, a Toad still moves one space', () => {
  const t = scene({
    at: ['temple', 'city'],
    with: { 0: { toad: 2, enslaved: true, fate: 0 } },
    dice: [5],
  });
  assert.deepEqual(
    t.match
      .question(0)!
      .from.map(({ id }) => id)
      .toSorted(),
    ['desert2', 'woods4'],
  );
});

for (const [who, does] of [
  ['elf', 'the Elf does not walk through woods that are none any more'],
  ['leprechaun', 'nor does the Leprechaun hop there'],
] as const)
  rule.also('TA-TERRAIN-03', does, () => {
    const t = scene({
      seats: [who, 'thief'],
      at: ['woods1', 'city'],
      cards: { [pileAt('woods2')]: ['bonefield'] },
    });
    t.asks(0, 'turnStart').answer(0, t.match.question(0)!.from[0].id);
    t.asks(0, 'teleport');
    assert.deepEqual(
      t.match.question(0)!.from.flatMap(({ space }) => space ?? []),
      ['woods3'],
    );
  });

situation('Time Steal turned against its caster steals nothing', () => {
  const t = answering('timeSteal', {
    seats: ['sorceress', 'wizard'],
    cards: { 'hand.0': ['reflection'] },
    dice: [2, 3],
  });
  t.answer(1, 'Time Steal').asks(0, 'casting.instead').answer(0, 'Reflection');
  rest(t);
  assert.deepEqual([t.state.turn, t.state.thief, t.state.robbed], [0, null, null]);
});

situation('a Talisman that is passed on counts as gained: it unmasks a false one', () => {
  const t = scene({
    at: ['fields1', 'oasis'],
    options: { board: 'cataclysm' },
    cards: {
      [pileAt('village')]: ['faerieCaravan'],
      'objects.0': ['talisman'],
      'objects.1': ['falseTalisman'],
    },
    dice: [1, 1],
  });
  t.answer(0, 'village');
  playOn(t, () => t.kinds('objects.1').includes('talisman'));
  const fake = t.t.cards(t.t.piles.objects[1]).find((card) => t.t.kind(card) === 'falseTalisman')!;
  assert.equal(countersOn(t.t, fake), 1);
});

situation('a raft that is replaced goes where it came from', () => {
  const t = scene({ at: ['woods1', 'city'], cards: { 'objects.0': ['axe', 'foundRaft'] } });
  t.answer(0, 'buildRaft');
  assert.ok(!t.kinds('purchases').includes('foundRaft'));
  assert.ok(t.kinds('adventureDiscard').includes('foundRaft'));
});

situation('a Blizzard that is blown up is over', () => {
  const t = scene({
    at: ['city', 'oasis'],
    with: { 0: { gold: 2, fate: 0 } },
    cards: { [pileAt('hills2')]: ['blizzard', 'goblinSapper'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'payFor');
  assert.equal(t.state.lasting.length, 1);
  t.answer(0, 'pay');
  assert.ok(!t.kinds(pileAt('hills2')).includes('blizzard'));
  assert.deepEqual(t.state.lasting, []);
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

situation('no Spell reaches whoever an Amulet protects, aimed or not', () => {
  const vortex = scene({
    seats: ['sorceress', 'wizard'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['miniVortex'], 'hand.1': ['healing'], 'objects.1': ['amulet'] },
  });
  playOn(vortex, () => !vortex.kinds('hand.0').includes('miniVortex'));
  assert.deepEqual(vortex.kinds('hand.1'), ['healing']);
  for (const spell of ['fireball', 'toadify', 'freeze']) {
    const fought = (objects: string[]): boolean => {
      const t = scene({
        seats: ['sorceress', 'warrior'],
        at: ['city', 'hills2'],
        with: { 0: { fate: 0 } },
        cards: { 'hand.0': [spell], 'objects.1': objects },
        dice: [2, 3],
      });
      const asked = (): boolean => t.match.question(0)?.ask.prompt === 'beforeFight';
      playOn(t, () => asked() || t.state.turn === 1);
      return asked();
    };
    assert.deepEqual([spell, fought([]), fought(['amulet'])], [spell, true, false]);
  }
});

situation('in the Arena too, a Knight spares the good', () => {
  const summoned = (kind: string): boolean => {
    const t = scene({
      seats: ['knight', kind],
      at: ['city', 'tavern'],
      cards: { [pileAt('hills2')]: ['arena'] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2');
    playOn(t, () => t.state.turn === 1 || where(t, 1) === 'hills2');
    return where(t, 1) === 'hills2';
  };
  assert.deepEqual([summoned('elf'), summoned('thief')], [false, true]);
});
