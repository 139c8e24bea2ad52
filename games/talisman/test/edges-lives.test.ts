import assert from 'node:assert/strict';
import type { Card, Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { setAlignment } from '../rules/alignment.ts';
import { counters, gain, heal, lose, pay, replenish } from '../rules/change.ts';
import { loseTogether } from '../rules/crown.ts';
import { eliminate } from '../rules/death.ts';
import { kill, loseLives } from '../rules/life.ts';
import { own, rest } from './casting.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

/** Run a rule that asks nobody. */
function finish<T>(flow: Flow<T>): T {
  const step = flow.next();
  assert.equal(step.done, true);
  return step.value;
}
const thieves = (more: Scene = {}): Table =>
  scene({ seats: ['thief', 'thief', 'thief'], at: ['city', 'tavern', 'oasis'], ...more });
const said = (t: Table, words: string): number => t.log().filter((line) => line.includes(words)).length;

// Gaining and losing.

situation('the dead and those who are out gain, lose, heal and change nothing', () => {
  for (const standing of ['dead', 'out'] as const) {
    const t = thieves({ with: { 1: { standing, lives: 0, fate: 0, gold: 2, strength: 1 } } });
    const before = structuredClone(player(t, 1));
    for (const stat of ['strength', 'craft', 'lives', 'fate', 'gold', 'spell'] as const) {
      finish(gain(t.t, 1, stat));
      finish(lose(t.t, 1, stat));
    }
    assert.deepEqual([heal(t.t, 1), replenish(t.t, 1), finish(loseLives(t.t, 1, 1, 'other'))], [0, 0, 0]);
    setAlignment(t.t, 1, 'good');
    finish(kill(t.t, 1));
    assert.deepEqual(player(t, 1), before);
    assert.equal(said(t, 'Seat 1'), 0);
  }
});

situation('nothing at all is neither gained nor lost nor paid, and not told', () => {
  const t = thieves({ with: { 0: { gold: 1, fate: 2, lives: 3 } } });
  const before = structuredClone(player(t));
  const { length } = t.log();
  finish(gain(t.t, 0, 'gold', 0));
  finish(lose(t.t, 0, 'gold', 0));
  finish(lose(t.t, 0, 'strength'));
  assert.equal(finish(loseLives(t.t, 0, 0, 'other')), 0);
  assert.deepEqual(
    [pay(t.t, 0, 0), pay(t.t, 0, 2), replenish(t.t, 0, 0), heal(t.t, 0, 0)],
    [true, false, 0, 0],
  );
  assert.deepEqual([player(t), t.log().length], [before, length]);
});

situation('what is gained, lost, healed and paid is told, as much as it was', () => {
  const t = thieves({ with: { 0: { gold: 3, fate: 0, lives: 2, strength: 1 } } });
  finish(gain(t.t, 0, 'craft', 2));
  finish(lose(t.t, 0, 'strength', 5));
  assert.deepEqual([heal(t.t, 0, 1), heal(t.t, 0), heal(t.t, 0)], [1, 1, 0]);
  assert.deepEqual([replenish(t.t, 0, 1), replenish(t.t, 0), replenish(t.t, 0)], [1, 1, 0]);
  assert.ok(pay(t.t, 0, 2) && pay(t.t, 0, 1) && pay(t.t, 0, 0));
  assert.deepEqual(t.log().slice(-8), [
    'Seat 0 gains 2 Craft.',
    'Seat 0 loses 1 Strength.',
    'Seat 0 heals 1 life.',
    'Seat 0 heals 1 life.',
    'Seat 0 gains 1 fate.',
    'Seat 0 gains 1 fate.',
    'Seat 0 pays 2 gold.',
    'Seat 0 pays 1 gold.',
  ]);
  // Spells are told once, and only if there are any.
  const mage = scene({ seats: ['wizard', 'thief'] });
  finish(gain(mage.t, 0, 'spell'));
  assert.equal(said(mage, 'Seat 0 gains 1 Spell'), 1);
  const full = thieves({ cards: { 'hand.0': ['freeze'] } });
  finish(gain(full.t, 0, 'spell'));
  assert.equal(said(full, 'Seat 0 gains'), 0);
});

situation('Spells are lost by themselves, and by nothing that is counted', () => {
  const t = meeting(['magicalVortex'], { seats: ['sorceress', 'thief'], cards: { 'hand.0': ['freeze'] } });
  rest(t);
  assert.deepEqual([t.kinds('hand.0'), t.log().filter((line) => line.includes('loses'))], [[], []]);
  assert.ok(!Object.hasOwn(player(t), 'spell'));
});

// The Crown.

situation('a Command Spell that is stopped costs nobody anything', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['valleyOfFire', 'city'],
    cards: { 'hand.1': ['counterspell'] },
    dice: [6],
  });
  t.answer(0, 'crownOfCommand').asks(1, 'casting.instead').answer(1, 'Counterspell');
  rest(t);
  assert.deepEqual(
    [player(t, 1).lives, t.log().filter((line) => line.includes('Command Spell'))],
    [4, ['The Command Spell of Seat 0 is stopped.']],
  );
});

rule.also('TA-CROWN-07', 'what several lose in one moment is over with that moment', () => {
  const t = thieves();
  finish(loseTogether(t.t, [1, 2], 1));
  assert.deepEqual([t.state.now.together, player(t, 1).lives, player(t, 2).lives], [false, 3, 3]);
});

rule.also('TA-CROWN-07', 'nobody wins where an Event takes the last of all at once', () => {
  const t = meeting(['pestilence'], {
    at: ['city', 'village'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    set: (state) => {
      state.crownReached = true;
    },
  });
  assert.deepEqual(t.match.result, { how: 'nobody', winners: [] });
});

rule.also('TA-CROWN-07', 'the game ends with the death of the last rival, before anything else', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand'],
    with: { 0: { strength: 9 }, 1: { lives: 1 } },
    cards: { 'quest.0': ['takeOneLife'] },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [5, 4, 1],
  });
  for (let i = 0; i < 6 && t.match.question(0)?.ask.prompt !== 'spoils'; i++)
    t.answer(0, t.match.question(0)!.from[0].id);
  t.answer(0, 'takeLife');
  assert.deepEqual(
    [t.match.result?.how, t.match.result?.winners, t.kinds('quest.0')],
    ['lastOne', [0], ['takeOneLife']],
  );
});

rule.also('TA-TOAD-03', 'a Toad gains and loses points of its own, and only those', () => {
  const t = thieves({ with: { 0: { toad: 2, strength: 3, craft: 4, toadStrength: 1, fate: 2 } } });
  finish(gain(t.t, 0, 'craft', 2));
  finish(lose(t.t, 0, 'strength', 2));
  finish(lose(t.t, 0, 'craft'));
  finish(lose(t.t, 0, 'fate'));
  finish(gain(t.t, 0, 'gold', 2)); // TA-TOAD-08
  assert.equal(player(t).gold, 0);
  const { strength, craft, toadStrength, toadCraft, fate } = player(t);
  assert.deepEqual([strength, craft, toadStrength, toadCraft, fate], [3, 4, 0, 1, 1]);
  assert.deepEqual([counters(t.t, 0, 'strength'), counters(t.t, 0, 'craft')], [0, 1]);
  player(t).toad = 0;
  assert.deepEqual([counters(t.t, 0, 'strength'), counters(t.t, 0, 'craft')], [3, 4]);
});

// Alignment.

rule.also('TA-ALIGN-03', 'to be told what one is already is no change', () => {
  const t = thieves();
  setAlignment(t.t, 0, 'neutral');
  assert.deepEqual([player(t).swayed, said(t, 'is now')], [false, 0]);
  setAlignment(t.t, 0, 'good');
  setAlignment(t.t, 0, 'evil');
  assert.deepEqual([player(t).alignment, said(t, 'Seat 0 is now good.'), said(t, 'is now')], ['good', 1, 1]);
});

situation('a change of heart is not taken back with one that was only for a while', () => {
  const t = own('temporaryChange');
  t.answer(0, 'Temporary Change').answer(0, 'seat1').answer(0, 'Good');
  assert.equal(t.state.lasting.length, 1);
  player(t, 1).swayed = false;
  setAlignment(t.t, 1, 'evil');
  assert.deepEqual([player(t, 1).alignment, t.state.lasting], ['evil', []]);
  rest(t);
});

// Death.

rule.also('TA-DEATH-03', 'nothing that befell the dead befalls the next one', () => {
  const t = thieves({
    with: {
      1: {
        fate: 2,
        misses: 2,
        extra: 1,
        granted: [3, 4],
        ferry: 7 as Card,
        enslaved: true,
        back: true,
        done: true,
        fiends: 3,
        werewolf: 9,
      },
    },
    set: (state) => state.lasting.push(lasting('held', { whom: 1 })),
  });
  finish(kill(t.t, 1));
  const { standing, lives, fate, misses, extra, granted, ferry, enslaved, back, done, fiends, werewolf } =
    player(t, 1);
  assert.deepEqual(
    [standing, lives, fate, misses, extra, granted, ferry, enslaved, back, done, fiends, werewolf],
    ['dead', 0, 0, 0, 0, [], null, false, false, false, 0, 0],
  );
  assert.deepEqual([t.state.lasting, t.state.now.over], [[], false]);
  finish(kill(t.t, 0));
  assert.equal(t.state.now.over, true);
});

situation('lent Spells go with whoever lent them', () => {
  const dies = (keepRewards: boolean): string[] => {
    const t = thieves({
      options: { keepRewards },
      cards: { 'reward.1': ['ancientNames'], 'lent.1': ['freeze'] },
    });
    finish(kill(t.t, 1));
    return t.kinds('lent.1');
  };
  assert.deepEqual([dies(true), dies(false)], [['freeze'], []]);
});

rule.also('TA-DEATH-08', 'whoever is out leaves nothing behind, not even gold or lent Spells', () => {
  const t = thieves({
    with: { 1: { gold: 4 } },
    cards: { 'followers.1': ['mule'], 'reward.1': ['ironskinCharm'], 'lent.1': ['freeze'] },
  });
  eliminate(t.t, 1);
  assert.deepEqual(
    [
      player(t, 1).gold,
      t.kinds('lent.1'),
      t.kinds('followers.1'),
      t.kinds('reward.1'),
      t.kinds('spellDiscard'),
    ],
    [0, [], [], [], ['freeze']],
  );
  assert.equal(said(t, 'Seat 1 is out of the game.'), 1);
});

rule.also(
  'TA-DEATH-05',
  'what is too much to carry for the next one is left behind, and the log tells who comes',
  () => {
    const t = scene({
      seats: ['thief', 'thief'],
      with: { 0: { standing: 'dead', lives: 0 } },
      cards: {
        'character.0': [],
        characters: ['druid', 'druid', 'druid'],
        'objects.0': ['sword', 'axe', 'ring', 'helmet', 'shield'],
      },
    });
    // Before anything that the start of a turn allows.
    t.answer(0, 'Druid').asks(0, 'dropObject').answer(0, 'Axe');
    assert.deepEqual([t.kinds('objects.0').length, t.kinds(pileAt('forest'))], [4, ['axe']]);
    assert.deepEqual(t.log().slice(0, 4), [
      'Seat 0 chooses Druid.',
      'Seat 0 gains 1 Spell.',
      'Seat 0 begins here: Forest.',
      'Seat 0 leaves Axe behind.',
    ]);
    rest(t);
  },
);

rule.also('TA-SETUP-13', 'a horse that belongs to a character follows it', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['chivalricKnight', 'troll', 'elf'] },
  });
  t.answer(0, 'Chivalric Knight');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('objects.0')], [['stableRidingHorse'], []]);
  rest(t);
});

rule.also('TA-DEATH-04', 'those who come back are shuffled', () => {
  const used = ['troll', 'elf', 'warrior', 'wizard', 'monk', 'priest', 'druid', 'dwarf', 'ghoul', 'minstrel'];
  const dealt = ['one', 'two', 'three'].map((seed) => {
    const t = scene({
      seed,
      seats: ['thief', 'thief'],
      with: { 0: { standing: 'dead', lives: 0 } },
      cards: { 'character.0': [], characters: [], usedCharacters: used },
    });
    t.asks(0, 'character');
    return t.kinds('offered.0').toSorted().join(' ');
  });
  assert.ok(new Set(dealt).size > 1);
});
