import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;
const toHills = (more: Parameters<typeof scene>[0] = {}) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-FATE-01', 'one fate, once for a roll', () => {
  const t = toHills({ with: { 0: { fate: 3 } } });
  t.asks(0, 'fate').roll(4).answer(0, 'reroll1').asks(0, 'destination');
  assert.equal(t.state.players[0].fate, 2);
});
rule('TA-FATE-02', 'movement: in the outer region the white die only, in the middle the black one', () => {
  const outer = toHills({ with: { 0: { fate: 1 } } });
  assert.deepEqual(outer.options(0), ['Reroll the 3', 'Keep']);
  const middle = scene({ seats: thieves, at: ['oasis'], with: { 0: { fate: 1 } }, dice: [2] });
  assert.deepEqual(middle.options(0), ['Reroll the 2', 'Keep']);
});
rule('TA-FATE-03', 'the own attack roll', () => {
  const t = toHills({ with: { 0: { fate: 1 } }, cards: { 'space.14': ['bear'] }, dice: [1, 2, 5] });
  t.answer(0, 'keep').answer(0, 'hills2').asks(0, 'fate').answer(0, 'reroll0');
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
});
rule('TA-FATE-04', 'rolls of cards and spaces; not the die of the Reaper', () => {
  const t = scene({ seats: thieves, at: ['ruins', 'city'], with: { 0: { fate: 2 } }, dice: [2, 3, 3, 4] });
  t.answer(0, 'keep').answer(0, 'tavern').asks(0, 'fate').answer(0, 'reroll0');
  assert.equal(t.state.players[0].gold, 1);
  const reaper = scene({ seats: thieves, at: ['city', 'tavern'], with: { 0: { fate: 1 } }, dice: [1, 2, 4] });
  reaper.answer(0, 'keep').answer(0, 'hills2').asks(0, 'reaperMove');
});
rule('TA-FATE-05', 'the new result stands', () => {
  const t = toHills({ with: { 0: { fate: 3 } }, cards: { 'space.14': ['bear'] }, dice: [1, 2, 1] });
  t.answer(0, 'keep').answer(0, 'hills2').answer(0, 'reroll0');
  assert.deepEqual([t.state.players[0].lives, t.state.players[0].fate], [3, 2]);
});
rule('TA-FATE-06', 'of several dice one', () => {
  const t = scene({ seats: thieves, at: ['desert2'], with: { 0: { fate: 2 } }, dice: [1, 1, 1, 5, 2] });
  t.answer(0, 'keep').answer(0, 'temple').asks(0, 'fate');
  assert.deepEqual(t.options(0).length, 3);
  t.answer(0, 'reroll0');
  assert.equal(t.state.players[0].strength, 1);
  t.asks(0, 'reaperMove');
});
rule('TA-FATE-07', 'never the dice of a creature or of somebody else', () => {
  const t = toHills({ with: { 1: { fate: 3 } }, cards: { 'space.14': ['bear'] }, dice: [4, 1] });
  t.answer(0, 'hills2');
  assert.equal(t.state.turn, 1);
  assert.equal(t.state.players[1].fate, 3);
});
rule('TA-FATE-08', 'replenished only up to the start value', () => {
  const t = scene({ seats: ['wizard', 'thief'], at: ['fields1'], with: { 0: { fate: 1 } }, dice: [4, 1] });
  t.answer(0, 'keep').answer(0, 'graveyard').answer(0, 'Replenish fate');
  assert.equal(t.state.players[0].fate, 3);
});
rule('TA-FATE-09', 'gained beyond it', () => {
  const t = scene({ seats: ['wizard', 'thief'], at: ['fields1'], with: { 0: { fate: 3 } }, dice: [4, 1, 5] });
  t.answer(0, 'keep').answer(0, 'graveyard').answer(0, 'Pray').answer(0, 'keep');
  assert.equal(t.state.players[0].fate, 4);
});

rule('TA-OBJ-01', 'Magic Objects are Objects', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
});
rule('TA-OBJ-02', 'one Weapon for a battle, chosen before the roll; two for the Warrior', () => {
  const t = toHills({ cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] }, dice: [1, 1] });
  t.answer(0, 'hills2').asks(0, 'weapon').answer(0, 'Axe');
  assert.ok(t.log().some((line) => line.includes('5 against 8')));
  const warrior = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['sword', 'axe'], 'space.14': ['dragon'] },
    dice: [2, 3, 1, 1, 1],
  });
  warrior.answer(0, 'hills2');
  assert.ok(warrior.log().some((line) => line.includes('7 against 8')));
});
rule('TA-OBJ-03', 'one piece of Armour for a battle', () => {
  const t = toHills({
    cards: { 'objects.0': ['armour', 'helmet'], 'space.14': ['dragon'] },
    dice: [1, 1, 3],
  });
  t.answer(0, 'hills2').asks(0, 'armour').answer(0, 'Armour');
  assert.deepEqual([t.state.players[0].lives, t.state.turn], [3, 1]);
});
rule('TA-CARRY-01', 'four Objects; a Mule carries four more', () => {
  const cards = { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] };
  toHills({ cards }).answer(0, 'hills2').answer(0, 'Cross').asks(0, 'dropObject');
  const mule = toHills({ cards: { ...cards, 'followers.0': ['mule'] } });
  mule.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(mule.kinds('objects.0').length, 5);
});
rule('TA-CARRY-02', 'Trinkets weigh nothing', () => {
  const ring = { ...game.content.ring, trinket: true };
  const t = scene(
    {
      seats: thieves,
      at: ['city', 'tavern'],
      cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] },
      dice: [2, 3],
    },
    { ...game, content: { ...game.content, ring } },
  );
  t.answer(0, 'hills2').answer(0, 'Cross');
  assert.equal(t.kinds('objects.0').length, 5);
});
rule('TA-CARRY-03', 'what is too much is dropped at once, by choice', () => {
  const t = toHills({ cards: { 'objects.0': ['ring', 'amulet', 'sword', 'shield'], 'space.14': ['cross'] } });
  t.answer(0, 'hills2').answer(0, 'Cross').answer(0, 'Sword').asks(0, 'loot');
  assert.deepEqual(t.kinds('objects.0'), ['ring', 'amulet', 'shield', 'cross']);
  assert.deepEqual(t.kinds('space.14'), ['sword']);
});
rule('TA-FOLL-01', 'any number of Followers, in the open', () => {
  const t = toHills({
    cards: { 'followers.0': ['unicorn', 'maiden', 'guide', 'prince', 'pixie'], 'space.14': ['mule'] },
  });
  t.answer(0, 'hills2').answer(0, 'Mule');
  assert.equal(t.kinds('followers.0').length, 6);
  assert.ok(t.match.view('watcher').piles.followers[0].cards.every((card) => card !== null));
});
rule('TA-FOLL-02', 'a lost Follower goes to the discard pile, or back to its supply', () => {
  const t = scene({
    seats: thieves,
    at: ['runes1'],
    cards: { 'followers.0': ['unicorn', 'mule'] },
    dice: [1, 3, 1, 2],
  });
  t.answer(0, 'chasm').asks(0, 'reaperMove');
  assert.deepEqual(t.kinds('followers.0'), []);
  assert.ok(
    t.kinds('adventureDiscard').includes('unicorn') &&
      t.kinds('purchases').filter((kind) => kind === 'mule').length === 4,
  );
});

rule('TA-ALIGN-01', 'it changes by encounters, for all to see', () => {
  const t = scene({ seats: thieves, at: ['fields1'], dice: [4, 1, 1] });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.equal(t.match.view('watcher').state.players[0].alignment, 'evil');
});
rule('TA-ALIGN-02', 'back to what is printed', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['city'], with: { 0: { alignment: 'evil' } } });
  t.asks(0, 'turnStart').roll(2, 3).answer(0, 'Change alignment').answer(0, 'Neutral');
  assert.equal(t.state.players[0].alignment, 'neutral');
  t.asks(0, 'destination');
});
rule('TA-ALIGN-03', 'once in a turn, the Druid too', () => {
  const t = scene({ seats: ['druid', 'thief'], at: ['fields1', 'city'], dice: [4, 1, 1, 2, 3] });
  t.answer(0, 'Change alignment').answer(0, 'Good').asks(0, 'destination').answer(0, 'village');
  t.answer(0, 'The Mystic');
  assert.equal(t.state.players[0].alignment, 'good');
  t.answer(1, 'hills2').asks(0, 'turnStart').answer(0, 'Change alignment').answer(0, 'Evil');
  assert.equal(t.state.players[0].alignment, 'evil');
  t.options(0);
});
rule('TA-ALIGN-04', 'what the new alignment forbids stays behind, and cannot be taken', () => {
  const t = scene({
    seats: thieves,
    at: ['fields1'],
    cards: { 'objects.0': ['holyGrail', 'sword'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'village').answer(0, 'The Mystic');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('space.0')], [['sword'], ['holyGrail']]);
  const good = toHills({ with: { 0: { alignment: 'good' } }, cards: { 'space.14': ['runesword', 'sword'] } });
  good.answer(0, 'hills2');
  assert.equal(good.blocked(0, 'Runesword'), 'TA-ALIGN-04');
});

rule('TA-LIFE-01', 'lives are open, and a loss lowers them', () => {
  const t = toHills({ with: { 0: { alignment: 'evil' } } });
  t.answer(0, 'hills2');
  assert.equal(t.match.view('watcher').state.players[0].lives, 3);
});
rule('TA-LIFE-02', 'healing stops at the start value', () => {
  const t = toHills({ with: { 0: { lives: 3 } }, cards: { 'space.14': ['healer'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 4);
});
rule('TA-LIFE-03', 'gaining does not', () => {
  const t = toHills({ with: { 0: { alignment: 'good' } } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 5);
});

rule('TA-TOAD-01', 'three own turns, missed ones included', () => {
  const t = scene({ seats: thieves, at: ['fields3', 'tavern'], dice: [4, 1, 1] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].toad, 3);
  const last = scene({ seats: thieves, at: ['city'], with: { 0: { toad: 2, misses: 1 } } });
  assert.equal(last.state.players[0].toad, 1);
  const ends = scene({ seats: thieves, at: ['fields3'], with: { 0: { toad: 1 } } });
  ends.answer(0, 'woods2');
  assert.equal(ends.state.players[0].toad, 0);
});
rule('TA-TOAD-02', 'earlier counters are of no use', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 2, strength: 7 } },
    cards: { 'space.13': ['wolf'] },
    dice: [1, 1],
  });
  t.answer(0, 'fields4');
  assert.ok(t.log().some((line) => line.includes('2 against 3')));
});
rule('TA-TOAD-03', 'what the Toad gains vanishes with it', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 1, strength: 3 } },
    cards: { 'space.13': ['witch'] },
    dice: [3],
  });
  t.answer(0, 'fields4');
  const { strength, toadStrength, toad } = t.state.players[0];
  assert.deepEqual([strength, toadStrength, toad], [3, 0, 0]);
});
rule('TA-TOAD-04', 'lives and fate are shared', () => {
  const t = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 1 } },
    cards: { 'space.13': ['wolf'] },
    dice: [1, 5],
  });
  t.answer(0, 'fields4');
  assert.deepEqual([t.state.players[0].toad, t.state.players[0].lives], [0, 3]);
});
rule('TA-TOAD-05', 'one space, no dice, no Reaper; the bridge only from the Sentinel', () => {
  const t = scene({ seats: thieves, at: ['city'], with: { 0: { toad: 2 } } });
  assert.deepEqual(t.options(0), ['Fields', 'Fields']);
  assert.ok(
    scene({ seats: thieves, at: ['sentinel'], with: { 0: { toad: 2 } } })
      .match.question(0)!
      .from.some(({ id }) => id === 'bridge1'),
  );
  assert.ok(
    !scene({ seats: thieves, at: ['woods1'], with: { 0: { toad: 2 } } })
      .match.question(0)!
      .from.some(({ id }) => id.startsWith('bridge')),
  );
});
rule('TA-TOAD-06', 'no Spells are cast or gained, and those held are kept', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'hand.0': ['healing', 'healing'], 'space.13': ['witch'] },
    dice: [5],
  });
  t.asks(0, 'destination').answer(0, 'fields4');
  assert.equal(t.kinds('hand.0').length, 2);
  // As soon as one is no Toad any more, the limit counts again.
  const back = scene({
    seats: ['wizard', 'thief'],
    at: ['city'],
    with: { 0: { toad: 1 } },
    cards: { 'hand.0': ['healing', 'healing', 'preservation'] },
  });
  back.answer(0, 'fields4').asks(0, 'discardSpells');
  assert.deepEqual([back.state.turn, back.state.players[0].toad], [0, 0]);
});
rule('TA-TOAD-07', 'Strength 1, Craft 1, no abilities', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'space.13': ['shadow'] },
    dice: [3, 1],
  });
  t.answer(0, 'fields4');
  assert.ok(t.log().some((line) => line.includes('4 against 3')));
  // An Elf who is a Toad does not evade in the Woods.
  const elf = scene({
    seats: ['elf', 'thief'],
    at: ['plains2'],
    with: { 0: { toad: 2 } },
    cards: { 'space.16': ['wolf'] },
    dice: [1, 1],
  });
  elf.answer(0, 'woods3');
  assert.equal(elf.state.turn, 1);
});
rule('TA-TOAD-08', 'belongings and gold stay behind, trophies and quest are kept, nothing is taken', () => {
  const t = scene({
    seats: thieves,
    at: ['fields3', 'tavern'],
    with: { 0: { gold: 2 } },
    cards: {
      'objects.0': ['sword'],
      'followers.0': ['unicorn'],
      'trophies.0': ['wolf'],
      'quest.0': ['killOneDragon'],
    },
    dice: [4, 1, 1],
  });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.deepEqual(
    [t.kinds('space.12'), t.state.goldOn[12], t.state.players[0].gold],
    [['sword', 'unicorn'], 2, 0],
  );
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('quest.0')], [['wolf'], ['killOneDragon']]);
  const toad = scene({
    seats: thieves,
    at: ['city'],
    with: { 0: { toad: 2 } },
    cards: { 'space.13': ['sword'] },
  });
  toad.answer(0, 'fields4');
  assert.deepEqual([toad.state.turn, toad.kinds('space.13')], [1, ['sword']]);
});
rule('TA-TOAD-09', 'again, and the three begin anew', () => {
  const t = scene({ seats: thieves, at: ['fields3'], with: { 0: { toad: 2 } }, dice: [1] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].toad, 3);
});

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
const back = (more: Parameters<typeof scene>[0] = {}) =>
  scene({
    seats: thieves,
    ...more,
    with: { 0: { standing: 'dead', lives: 0, gold: 2 } },
    cards: {
      'character.0': [],
      usedCharacters: ['thief'],
      characters: ['warrior', 'warrior', 'troll', 'warrior'],
      ...more.cards,
    },
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
