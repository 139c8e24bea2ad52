import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { counters, gain, lose } from '../../rules/change.ts';
import { countersOn, setCounters } from '../../rules/decks.ts';
import { craft, craftValue, has, possessions, strength, strengthValue } from '../../rules/stats.ts';
import { becomeToad, toadTurnEnds } from '../../rules/toad.ts';
import { at } from '../../shape/spaces.ts';
import {
  lands,
  lastFight,
  meeting,
  missing,
  optionIds,
  pileAt,
  player,
  playOn,
  promptOf,
  rest,
  says,
  scene,
  still,
  type Table,
  thieves,
  threeThieves,
} from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-TOAD-08', 'a Toad leaves gold and cards lying', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { toad: 2 } },
    cards: { [pileAt('fields4')]: ['sword'] },
    set: (state) => (state.goldOn[13] = 2),
  });
  t.answer(0, 'fields4');
  assert.deepEqual([t.state.turn, t.kinds(pileAt('fields4')), t.state.goldOn[13]], [1, ['sword'], 2]);
});

rule.also('TA-TOAD-08', 'nobody can leave a Jester with a Toad', () => {
  const beaten = (toad: number) => {
    const t = lands('warrior', 'thief', [6, 1, 1], {
      with: { 1: { toad } },
      cards: { 'followers.0': ['jester'] },
    });
    return t.answer(0, 'takeLife').answer(0, 'Jester').kinds('followers.0');
  };
  assert.deepEqual([beaten(0), beaten(2)], [[], ['jester']]);
});

rule.also('TA-TOAD-08', 'a Toad has no use for a weapon, armour or an axe, should it hold any', () => {
  const t = meeting(['wolf'], {
    with: { 0: { toad: 2 } },
    cards: { 'objects.0': ['greatsword', 'armour'] },
    set: (state) => {
      // One step is all it can do.
      state.players[0].space = at('fields4');
    },
    // Armour would hold.
    dice: [6],
  });
  // 1 and a 2 against 2 and a 3.
  assert.match(lastFight(t), /3 against 5: lost/u);
  assert.equal(player(t).lives, 3);
});

/** Run a rule that asks nobody. */
function finish<T>(flow: Flow<T>): T {
  const step = flow.next();
  assert.equal(step.done, true);
  return step.value;
}

rule.also('TA-TOAD-03', 'a Toad gains and loses points of its own, and only those', () => {
  const t = threeThieves({ with: { 0: { toad: 2, strength: 3, craft: 4, toadStrength: 1, fate: 2 } } });
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

const both = (t: Table, seat = 0): number[] => [strength(t.t, seat), craft(t.t, seat)];

rule.also('TA-TOAD-02', 'a Toad counts 1 and what it has gained as one, to its last turn', () => {
  const t = still({
    seats: ['troll', 'wizard'],
    with: { 1: { toad: 1, toadStrength: 2, toadCraft: 3, strength: 4, craft: 4 } },
    cards: { 'reward.1': ['ironskinCharm'] },
  });
  assert.deepEqual(both(t, 1), [3, 4]);
  assert.deepEqual([strengthValue(t.t, 1), craftValue(t.t, 1)], [1, 1]);
  // TA-TOAD-07: its character is as good as gone, its Rewards are not.
  assert.ok(!has(t.t, 1, 'alwaysSpell'));
  assert.deepEqual(
    possessions(t.t, 1).map((card) => t.t.kind(card)),
    ['ironskinCharm'],
  );
});

rule.also('TA-TOAD-02', 'whoever becomes a Toad begins with 1 and 1, and a Toad stays what it was', () => {
  const t = still({ with: { 1: { toadStrength: 2, toadCraft: 3 } } });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [3, 0, 0]);
  says(t, 'Seat 1 becomes a Toad!');
  Object.assign(player(t, 1), { toad: 1, toadStrength: 2, toadCraft: 3 });
  becomeToad(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [3, 2, 3]);
  becomeToad(t.t, 0);
  assert.equal(player(t).toad, 4);
});

rule.also('TA-TOAD-01', 'a Toad is one until the last of its turns has ended', () => {
  const t = still({ with: { 1: { toad: 2, toadStrength: 2, toadCraft: 3 } } });
  toadTurnEnds(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [1, 2, 3]);
  toadTurnEnds(t.t, 1);
  assert.deepEqual([player(t, 1).toad, player(t, 1).toadStrength, player(t, 1).toadCraft], [0, 0, 0]);
  says(t, 'Seat 1 is no longer a Toad.');
});

rule.also('TA-TOAD-08', 'a Toad builds no raft, should it hold an axe', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'city'],
    with: { 0: { toad: 2 } },
    cards: { 'objects.0': ['axe'] },
  });
  t.asks(0, 'destination');
});

rule.also('TA-TOAD-08', 'a Toad leaves gold where it lies', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3, gold: 0 } },
    cards: { [pileAt('woods2')]: ['glitteringGorge'] },
  });
  const [gorge] = t.t.cards(t.t.piles.space[at('woods2')]);
  setCounters(t.t, gorge, 4);
  t.answer(0, 'woods2');
  if (promptOf(t) === 'visitPlace') t.answer(0, 'visit');
  rest(t);
  assert.deepEqual([countersOn(t.t, gorge), player(t).gold], [4, 0]);
});

rule.also('TA-TOAD-08', 'gold that a Toad cannot take fulfils no quest', () => {
  const ways = (toad: number): string[] => {
    const t = scene({
      at: ['city', 'hills2'],
      with: { 0: { gold: 1 }, 1: { toad } },
      cards: { 'quest.0': ['giveOneGold'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    const found = promptOf(t) === 'against' ? optionIds(t) : [];
    rest(t);
    return found;
  };
  assert.ok(ways(0).includes('giveGold'));
  assert.ok(!ways(2).includes('giveGold'));
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

rule.also('TA-TOAD-05', 'no granted move and no raft takes the place of the one step', () => {
  const granted = (toad: number) => {
    const t = scene({
      seats: thieves,
      at: ['city'],
      with: { 0: { toad, granted: [at('castle'), at('village')] } },
      cards: { 'objects.0': ['raft'] },
      dice: [2, 3],
    });
    rest(t);
    return t.match.question(0)!.ask.prompt;
  };
  assert.deepEqual([granted(2), granted(0)], ['destination', 'moveMode']);
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

rule('TA-TOAD-09', 'again, and the three turns start over', () => {
  const t = scene({ seats: thieves, at: ['fields3'], with: { 0: { toad: 2 } }, dice: [1] });
  t.answer(0, 'city').answer(0, 'The Enchantress');
  assert.equal(t.state.players[0].toad, 3);
});

const small = { toad: 3, strength: 3, craft: 2, toadStrength: 1, toadCraft: 1 };

const countersOf = (t: ReturnType<typeof scene>): number[] => {
  const { strength, craft, toadStrength, toadCraft } = t.state.players[0];
  return [strength, craft, toadStrength, toadCraft];
};

rule.also('TA-TOAD-03', 'it gains and loses counters of its own, and fights with them', () => {
  const witch = (die: number, cards: readonly string[] = ['witch']) =>
    scene({ seats: thieves, at: ['city'], with: { 0: small }, cards: { 'space.13': cards }, dice: [die, 1] });
  assert.deepEqual(countersOf(witch(3).answer(0, 'fields4')), [3, 2, 2, 1]);
  assert.deepEqual(countersOf(witch(4).answer(0, 'fields4')), [3, 2, 1, 2]);
  const enchanted = (die: number) =>
    scene({ seats: thieves, at: ['fields3'], with: { 0: small }, dice: [die] })
      .answer(0, 'city')
      .answer(0, 'The Enchantress');
  assert.deepEqual(countersOf(enchanted(2)), [3, 2, 0, 1]);
  assert.deepEqual(countersOf(enchanted(3)), [3, 2, 1, 0]);
  const fights = witch(2, ['wolf']).answer(0, 'fields4');
  assert.ok(fights.log().some((line) => line.includes('4 against 3')));
});

rule.also('TA-TOAD-07', 'it cannot attack with the mind, steal, or pray as its character can', () => {
  for (const kind of ['wizard', 'thief']) {
    const t = scene({
      seats: [kind, 'troll'],
      at: ['city', 'fields4'],
      with: { 0: { toad: 3 }, 1: { gold: 1 } },
      dice: [1, 5],
    });
    t.answer(0, 'fields4').answer(0, 'seat1').asks(1, 'spoils').answer(1, 'pass');
    assert.ok(t.log().includes('Seat 0 reaches 2, Seat 1 11.'));
  }
  // A Priest adds 1 to a prayer, the Toad does not: 5 stays 5 and is a life.
  const prays = scene({
    seats: ['priest', 'thief'],
    at: ['hills1'],
    with: { 0: { toad: 3, lives: 4 } },
    dice: [5],
  });
  prays.answer(0, 'chapel').answer(0, 'Pray');
  assert.equal(prays.state.players[0].lives, 5);
});

rule.also('TA-TOAD-08', 'neither spoils nor a Talisman come to a Toad', () => {
  const spoils = scene({
    seats: thieves,
    at: ['city', 'fields4'],
    with: { 0: { toad: 3, toadStrength: 8 } },
    cards: { 'objects.1': ['sword'] },
    dice: [5, 1],
  });
  spoils.answer(0, 'fields4').answer(0, 'seat1').asks(0, 'spoils');
  assert.equal(spoils.blocked(0, 'Sword'), 'TA-TOAD-08');
  spoils.answer(0, 'pass');
  const prays = scene({
    seats: thieves,
    at: ['desert2'],
    with: { 0: { toad: 3 } },
    cards: { talismanDiscard: [] },
    next: { talismans: ['talisman'] },
    dice: [5, 5],
  });
  prays.answer(0, 'temple');
  assert.deepEqual([prays.kinds('objects.0'), prays.kinds('talismanDiscard')], [[], ['talisman']]);
});

rule.also('TA-TOAD-01', 'a missed turn is one of the three turns of a Toad', () => {
  const t = missing({}, { toad: 1 });
  assert.deepEqual([t.state.players[0].toad, t.state.turn], [0, 1]);
  rest(t);
});

rule.also('TA-TOAD-06', 'whoever ceases to be a Toad in a missed turn puts surplus Spells away', () => {
  missing({ 'hand.0': ['healing', 'hex'] }, { toad: 1 }).asks(0, 'discardSpells');
});
