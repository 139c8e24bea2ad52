import assert from 'node:assert/strict';
import type { Card, Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { eliminate } from '../../rules/death.ts';
import { countersOn } from '../../rules/decks.ts';
import { kill } from '../../rules/life.ts';
import {
  back,
  lasting,
  meeting,
  pileAt,
  player,
  playOn,
  rest,
  said,
  scene,
  thieves,
  threeThieves,
  where,
} from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const dying = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    at: ['city', 'tavern'],
    ...more,
    with: { 0: { lives: 1, ...more.with?.[0] } },
    cards: { 'space.14': ['dragon'], ...more.cards },
    dice: [2, 3, 1, 1, ...(more.dice ?? [])],
  }).answer(0, 'hills2');

rule('TA-DEATH-01', 'without lives one is dead, and the turn is over', () => {
  const t = dying();
  assert.deepEqual([t.state.players[0].standing, t.state.turn], ['dead', 1]);
});

rule('TA-DEATH-02', 'belongings, Rewards and gold wait for the next character', () => {
  const t = dying({
    with: { 0: { gold: 3 } },
    cards: { 'objects.0': ['ring'], 'followers.0': ['mule'], 'reward.0': ['ironskinCharm'] },
  });
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('followers.0'), t.kinds('reward.0'), t.state.players[0].gold],
    [['ring'], ['mule'], ['ironskinCharm'], 3],
  );
  const published = dying({
    options: { heirs: false, keepRewards: false },
    cards: { 'objects.0': ['ring'], 'reward.0': ['ironskinCharm'] },
  });
  assert.deepEqual([published.kinds('objects.0'), published.kinds('reward.0')], [[], []]);
  assert.ok(published.kinds('space.14').includes('ring'));
});

rule('TA-DEATH-03', 'trophies, Spells, quests and counters do not', () => {
  const t = dying({
    seats: ['wizard', 'thief'],
    with: { 0: { strength: 2, craft: 1 } },
    cards: {
      'trophies.0': ['wolf'],
      'hand.0': ['preservation'],
      'quest.0': ['killOneDragon'],
      'character.0': ['thief'],
    },
  });
  t.asks(0, 'loss.instead').answer(0, 'pass');
  assert.deepEqual(
    ['trophies.0', 'hand.0', 'quest.0', 'character.0'].map((pile) => t.kinds(pile).length),
    [0, 0, 0, 0],
  );
  assert.deepEqual([t.state.players[0].strength, t.state.players[0].craft], [0, 0]);
});

rule('TA-DEATH-04', 'in the next turn with a character nobody has led, and that turn is played', () => {
  const t = back();
  t.asks(0, 'character');
  assert.ok(!t.options(0).includes('Thief'));
  t.answer(0, 'Troll');
  assert.equal(t.state.players[0].standing, 'playing');
  assert.equal(t.state.turn, 0);
  t.options(0);
});

rule('TA-DEATH-05', 'with everything of the setup but the gold', () => {
  const t = back();
  t.answer(0, 'Troll');
  assert.equal(t.kinds('quest.0').length, 1);
  assert.equal(t.state.players[0].gold, 2);
  assert.ok(t.state.players[0].lives > 0);
  t.options(0);
});

rule('TA-DEATH-06', 'what was set aside can be used right away', () => {
  const t = back({ cards: { 'objects.0': ['talisman', 'waterBottle'] } });
  t.answer(0, 'Troll');
  assert.deepEqual(t.kinds('objects.0'), ['talisman', 'waterBottle']);
  t.options(0);
});

rule('TA-DEATH-07', 'what the new one may not have lies on its start space', () => {
  const t = back({
    cards: { 'objects.0': ['holyGrail', 'runesword'], characters: ['wizard', 'wizard', 'wizard'] },
  });
  t.answer(0, t.match.question(0)!.from[0].id);
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('space.2'), where(t, 0)],
    [['runesword'], ['holyGrail'], 'graveyard'],
  );
  t.match.waiting.forEach((seat) => t.options(seat));
});

rule('TA-DEATH-08', 'after the Crown was reached nobody returns, nor those who waited', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'city'],
    with: { 1: { standing: 'dead', lives: 0 } },
    cards: { 'objects.1': ['ring'] },
    dice: [1],
  });
  t.answer(0, 'crownOfCommand');
  assert.equal(t.state.players[1].standing, 'out');
  assert.deepEqual(
    t.kinds('removed').filter((kind) => kind === 'ring'),
    ['ring'],
  );
  assert.equal(t.state.turn, 2);
});

rule.also(
  'TA-DEATH-08',
  'whoever waits for a new character when the Crown is reached is out, whichever seat it is',
  () => {
    const t = scene({
      seats: ['thief', 'thief', 'thief', 'thief'],
      at: ['city', 'valleyOfFire', 'city', 'city'],
      with: { 1: { done: true } },
      cards: { 'space.48': [], 'objects.1': ['talisman'] },
      dice: [1],
      set: (state) => {
        state.turn = 1;
        for (const seat of [0, 3]) state.players[seat].standing = 'dead';
      },
    }).answer(1, 'crownOfCommand');
    t.match.waiting.forEach((seat) => void t.options(seat));
    assert.deepEqual(
      t.state.players.map(({ standing }) => standing),
      ['out', 'playing', 'playing', 'out'],
    );
  },
);

rule.also('TA-DEATH-02', 'by the published rule everything lies where the character fell', () => {
  const t = dying({
    options: { heirs: false },
    with: { 0: { gold: 3 } },
    cards: { 'objects.0': ['ring'], 'followers.0': ['mule'], 'reward.0': ['ironskinCharm'] },
  });
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.0'), t.state.players[0].gold], [[], [], 0]);
  assert.deepEqual([t.kinds('space.14'), t.state.goldOn[14]], [['dragon', 'ring', 'mule'], 3]);
  assert.deepEqual(t.kinds('reward.0'), ['ironskinCharm']);
});

rule.also('TA-DEATH-04', 'when all have been used, those nobody leads come back', () => {
  const t = back({ cards: { characters: [], usedCharacters: ['troll', 'elf', 'warrior'] } });
  assert.deepEqual(t.options(0).toSorted(), ['Elf', 'Troll', 'Warrior']);
  // As long as there is one that nobody has led, it is that one.
  const last = back({ cards: { characters: ['warrior'], usedCharacters: ['troll', 'elf'] } });
  assert.deepEqual(last.kinds('character.0'), ['warrior']);
  last.options(0);
});

rule.also('TA-DEATH-03', 'a Toad that dies is none any more', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    with: { 0: { lives: 1, toad: 3, toadStrength: 2, toadCraft: 1, misses: 0 } },
    cards: { 'space.13': ['dragon'] },
    dice: [1, 1],
  }).answer(0, 'fields4');
  const { standing, toad, toadStrength, toadCraft, fate } = t.state.players[0];
  assert.deepEqual([standing, toad, toadStrength, toadCraft, fate], ['dead', 0, 0, 0, 0]);
});

/** Run a rule that asks nobody. */
function finish<T>(flow: Flow<T>): T {
  const step = flow.next();
  assert.equal(step.done, true);
  return step.value;
}

// Death.

rule.also('TA-DEATH-03', 'nothing that befell the dead befalls the next one', () => {
  const t = threeThieves({
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
        kept: { strength: '5/4 outer', craft: '4/4 outer' },
      },
    },
    set: (state) => state.lasting.push(lasting('held', { whom: 1 })),
  });
  finish(kill(t.t, 1));
  const {
    standing,
    lives,
    fate,
    misses,
    extra,
    granted,
    ferry,
    enslaved,
    back,
    done,
    fiends,
    werewolf,
    kept,
  } = player(t, 1);
  assert.deepEqual(
    [standing, lives, fate, misses, extra, granted, ferry, enslaved, back, done, fiends, werewolf, kept],
    ['dead', 0, 0, 0, 0, [], null, false, false, false, 0, 0, { strength: '', craft: '' }],
  );
  assert.deepEqual([t.state.lasting, t.state.now.over], [[], false]);
  finish(kill(t.t, 0));
  assert.equal(t.state.now.over, true);
});

rule.also('TA-DEATH-08', 'whoever is out leaves nothing behind, not even gold or lent Spells', () => {
  const t = threeThieves({
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
    assert.deepEqual(t.log().slice(1, 5), [
      'Seat 0 chooses the Druid.',
      'Seat 0 leaves the Axe behind.',
      'Seat 0 gains 1 Spell.',
      'Seat 0 begins at the Forest.',
    ]);
    rest(t);
  },
);

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

rule.also('TA-DEATH-01', 'whoever an ending kills as the turn begins has none', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'crownOfCommand', 'tavern'],
    with: { 0: { lives: 1 } },
    cards: { [pileAt('crownOfCommand')]: ['crownAndSceptre'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  assert.equal(player(t).standing, 'out');
  assert.ok(!t.log().some((line) => line.startsWith('Seat 0 rolls')));
  rest(t);
});

rule.also('TA-DEATH-05', 'the quest of a new character begins with what it begins with', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['troll', 'elf', 'warrior'] },
    next: { warlock: ['rollForAQuest'] },
    dice: [4],
  });
  const [quest] = t.t.cards(t.t.piles.quest[0]);
  assert.deepEqual([t.t.kind(quest), countersOn(t.t, quest)], ['rollForAQuest', 4]);
  rest(t);
});

rule.also('TA-DEATH-03', 'whoever dies of a victory has no trophy of it', () => {
  const t = meeting(['aeonDemon'], {
    with: { 0: { craft: 8, lives: 2, fate: 0 } },
    cards: { adventureDiscard: ['fallenAngel'] },
    dice: [5, 1],
  });
  t.answer(0, 'fallenAngel');
  assert.equal(player(t).standing, 'dead');
  assert.deepEqual(t.kinds('trophies.0'), []);
  rest(t);
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
