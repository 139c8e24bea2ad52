import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { countersOn } from '../../rules/decks.ts';
import {
  asked,
  carrying,
  castingInReply,
  evasive,
  hills,
  keepTrophies,
  lands,
  lastFight,
  lasting,
  meeting,
  pileAt,
  player,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  thieves,
  until,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** How the last fight went. A trophy that could be exchanged is kept. */
const result = (t: ReturnType<typeof scene>): string | undefined => {
  while (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
  return t.log().findLast((line) => / against \d/u.test(line));
};

/** A thief walks from the City to the Hills, where these cards lie. */
const attackedBy = (
  cards: readonly string[],
  dice: readonly number[],
  more: Parameters<typeof scene>[0] = {},
) =>
  ifAsked(
    scene({
      seats: thieves,
      at: ['city', 'tavern'],
      ...more,
      cards: { 'space.14': cards, ...more.cards },
      dice: [2, 3, ...dice],
    }),
    'fate',
    'keep',
  ).answer(0, 'hills2');

/** Answer this question if it is put: fate after the movement, the choice of a thief. */
const ifAsked = (t: ReturnType<typeof scene>, prompt: string, answer: string): ReturnType<typeof scene> =>
  t.match.question(0)?.ask.prompt === prompt ? t.answer(0, answer) : t;

rule('TA-EXPL-01', 'a 6 brings another die, for both sides', () => {
  assert.match(result(attackedBy(['wolf'], [6, 3, 6, 1]))!, /12 against 9: won/u);
});

rule('TA-EXPL-02', 'and so does every further 6', () => {
  assert.match(result(attackedBy(['dragon'], [6, 6, 2, 6, 1]))!, /17 against 14: won/u);
});

rule('TA-EXPL-03', 'in psychic combat too, but in no other roll, and not by bonuses', () => {
  assert.match(result(attackedBy(['shadow'], [6, 2, 1]))!, /11 against 3: won/u);
  // The Cave pays 3 gold for a 6 and rolls no second die.
  const cave = attackedBy(['cave'], [6]);
  cave.answer(0, 'Visit');
  assert.equal(cave.state.players[0].gold, 3);
  const off = attackedBy(['wolf'], [6, 1], { options: { explodingDice: false } });
  assert.match(result(off)!, /9 against 3: won/u);
});

rule('TA-EXPL-04', 'of two dice one is kept, and only that one explodes', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['dragon'] },
    dice: [2, 3, 6, 2, 4, 1],
  });
  t.answer(0, 'hills2');
  assert.match(result(t)!, /14 against 8: won/u);
});

rule('TA-FIGHT-01', 'evasion, Spells, own roll, roll of the creature and fate, comparison', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    with: { 0: { fate: 1 } },
    cards: { 'space.16': ['wolf'], 'objects.0': ['potionOfStrength'] },
    dice: [1, 4],
  });
  t.answer(0, 'pass').answer(0, 'keep').answer(0, 'woods3').asks(0, 'evade').answer(0, 'Fight');
  t.asks(0, 'beforeFight').roll(1, 2).answer(0, 'pass').asks(0, 'fate').roll(5).answer(0, 'reroll0');
  assert.match(result(t)!, /8 against 4: won/u);
  t.asks(0, 'reaperMove');
});

rule('TA-FIGHT-02', 'whoever cannot or will not evade has to fight', () => {
  const can = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['dragon'] },
    dice: [4, 1],
  });
  can.answer(0, 'woods3').answer(0, 'Evade');
  assert.deepEqual([can.state.players[0].lives, can.kinds('space.16')], [4, ['dragon']]);
  const cannot = attackedBy(['dragon'], [1, 1]);
  assert.equal(cannot.state.players[0].lives, 3);
});

rule('TA-FIGHT-03', 'what changes Strength is used before the dice', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['dragon'], 'hand.0': ['psionicBlast'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'beforeFight').roll(2, 1).answer(0, 'Psionic Blast');
  assert.match(result(t)!, /9 against 8: won/u);
});

rule('TA-FIGHT-04', 'one die', () => {
  assert.match(result(attackedBy(['wolf'], [4, 1]))!, /7 against 3/u);
});

rule('TA-FIGHT-05', 'roll, Strength, bonuses, and one Weapon at most', () => {
  const t = attackedBy(['bear'], [], { cards: { 'objects.0': ['sword', 'axe', 'ring'] } });
  t.asks(0, 'weapon').roll(1, 5).answer(0, 'Sword');
  // 3, Ring 1, one Weapon 1, die 1.
  assert.match(result(t)!, /6 against 8/u);
});

rule('TA-FIGHT-06', 'roll and Craft', () => {
  assert.match(
    result(attackedBy(['shadow'], [1, 1], { cards: { 'objects.0': ['sword'], 'followers.0': ['maiden'] } }))!,
    /6 against 3/u,
  );
});

rule('TA-FIGHT-07', 'the creature rolls for itself', () => {
  assert.match(result(attackedBy(['giant'], [5, 4]))!, /8 against 10: lost/u);
});

rule('TA-FIGHT-08', 'with both rolls known fate may repeat the last own die', () => {
  const t = attackedBy(['wolf'], [6, 1, 4], { with: { 0: { fate: 2 } } });
  // The first two dice are a chain of 6 and 1; only its last die is offered.
  assert.deepEqual(t.options(0), ['Reroll the 1', 'Keep']);
  t.roll(6, 2).answer(0, 'Reroll the 1');
  assert.match(result(t)!, /17 against 6: won/u);
  assert.equal(t.state.players[0].fate, 1);
});

rule('TA-FIGHT-09', 'the higher score beats the creature', () => {
  assert.deepEqual(attackedBy(['wolf'], [4, 4]).kinds('trophies.0'), ['wolf']);
});

rule('TA-FIGHT-10', 'the lower one costs a life', () => {
  assert.equal(attackedBy(['bear'], [1, 2]).state.players[0].lives, 3);
});

rule('TA-FIGHT-11', 'armour saves in battle, not in psychic combat', () => {
  const battle = attackedBy(['bear'], [1, 2, 4], { cards: { 'objects.0': ['armour'] } });
  assert.deepEqual([battle.state.players[0].lives, battle.state.turn], [4, 1]);
  const psychic = attackedBy(['wraith'], [1, 2], { cards: { 'objects.0': ['armour'] } });
  assert.equal(psychic.state.players[0].lives, 3);
});

rule('TA-FIGHT-12', 'equal scores: nobody loses', () => {
  const t = attackedBy(['bear'], [3, 3]);
  assert.deepEqual([t.state.players[0].lives, t.kinds('space.14')], [4, ['bear']]);
});

rule('TA-FIGHT-13', 'defeat and stand-off end the turn, even if the life was saved', () => {
  for (const dice of [
    [1, 2, 6],
    [3, 3],
  ]) {
    const t = attackedBy(['bear', 'unicorn'], dice, { cards: { 'objects.0': ['helmet'] } });
    assert.equal(t.state.turn, 1);
  }
});

rule('TA-FIGHT-14', 'Enemies with Strength and the same number fight as one', () => {
  const won = attackedBy(['wolf', 'bear'], [5, 2]);
  assert.match(result(won)!, /8 against 7: won/u);
  assert.deepEqual(won.kinds('trophies.0'), ['wolf', 'bear']);
  const lost = attackedBy(['wolf', 'bear'], [1, 2]);
  assert.equal(lost.state.players[0].lives, 3);
});

rule('TA-FIGHT-15', 'Enemies with Craft fight one after the other', () => {
  const t = attackedBy(['shadow', 'lemure'], [5, 1, 4, 1]);
  assert.deepEqual(
    t
      .log()
      .filter((line) => line.includes('against'))
      .map((line) => /\d+ against \d+:/u.exec(line)?.[0])
      .filter(Boolean),
    ['8 against 3:', '7 against 2:'],
  );
});

rule('TA-EVADE-01', 'only with something that allows it', () => {
  const pixie = scene({
    seats: thieves,
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['dragon'], 'followers.0': ['pixie'] },
    dice: [4, 1],
  });
  pixie.answer(0, 'woods3').asks(0, 'evade');
  const elsewhere = attackedBy(['wolf'], [4, 1], { cards: { 'followers.0': ['pixie'] } });
  assert.deepEqual(elsewhere.kinds('trophies.0'), ['wolf']);
});

rule('TA-EVADE-02', 'it works both ways, and what was evaded stays', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['wolf', 'unicorn'] },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Evade').answer(0, 'Unicorn');
  assert.deepEqual([t.kinds('space.16'), t.kinds('trophies.0'), t.state.players[0].lives], [['wolf'], [], 4]);
});

rule('TA-EVADE-03', 'every attacker can be evaded, also a spirit', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['demon'] },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Evade');
  assert.equal(t.state.players[0].lives, 4);
});

rule('TA-EVADE-04', 'an ability of a character too', () => {
  const t = scene({
    seats: ['thief', 'elf'],
    at: ['plains2', 'woods3'],
    with: { 1: { gold: 2 } },
    dice: [4, 1],
  });
  t.answer(0, 'woods3').answer(0, 'seat1').answer(0, 'Steal').asks(1, 'evade').answer(1, 'Evade');
  assert.equal(t.state.players[1].gold, 2);
});

rule('TA-EVADE-05', 'the Dragon of the Cave as well', () => {
  const t = scene({
    seats: ['elf', 'thief'],
    at: ['plains2', 'tavern'],
    cards: { 'space.16': ['cave'] },
    dice: [4, 1, 1],
  });
  t.answer(0, 'woods3').answer(0, 'Visit').asks(0, 'evade').answer(0, 'Evade');
  assert.equal(t.state.players[0].lives, 4);
});

situation('Bauble and Eye win fights of their own kind, against Enemies only', () => {
  // A Thief fights battles; the spirit of the Crags is no card, and neither is another character.
  const offered = (t: Table): boolean => asked(t) === 'fightRolled';
  assert.equal(offered(carrying(['wolf'], ['balefulEye'], { dice: [1, 5] })), true);
  assert.equal(offered(carrying(['shadow'], ['balefulEye'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['wolf'], ['celestialBauble'], { dice: [1, 5] })), false);
  assert.equal(offered(carrying(['shadow'], ['celestialBauble'], { dice: [1, 5] })), true);
  const duel = lands('thief', 'thief', [], { cards: { 'objects.0': ['balefulEye'] } });
  if (asked(duel) !== 'beforeFight') duel.roll(1, 5);
  assert.equal(offered(duel), false);
  const crags = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: { 'objects.0': ['celestialBauble'] },
    dice: [2, 1, 1, 2, 2],
  });
  assert.equal(offered(crags.answer(0, 'crags')), false);
});

situation('the wrathborn roll again below their own value', () => {
  for (const [foe, value] of [
    ['wrathbornAcolyte', 2],
    ['wrathbornWarrior', 3],
    ['wrathbornWitch', 4],
    ['wrathbornKnight', 5],
  ] as const) {
    const low = meeting([foe], { dice: [6, 1, value - 1, 1] });
    assert.match(lastFight(low), new RegExp(`against ${value + value}`, 'u'), foe);
    rest(low);
    const high = meeting([foe], { dice: [6, 1, value] });
    assert.match(lastFight(high), new RegExp(`against ${value + value}`, 'u'), foe);
    rest(high);
  }
});

// The course of a fight against creatures.

situation('an Enemy with a value of its own is fought in battle, unless it is a spirit', () => {
  const fought = (kind: string): string | undefined => {
    const t = meeting([kind], { cards: { 'objects.0': ['sword', 'axe'] }, dice: [1, 5] });
    rest(t);
    return promptOf(t);
  };
  // Only in battle is a Weapon chosen.
  assert.deepEqual([fought('vindicator'), fought('nightmare')], ['weapon', undefined]);
});

situation('a Runesword feeds on no creature that has won', () => {
  const t = meeting(['cave'], { cards: { 'objects.0': ['runesword'] }, dice: [1, 1, 6, 1] });
  t.answer(0, 'visit');
  rest(t);
  assert.equal(player(t).lives, 3);
});

situation('an Enemy that comes back to itself feeds no Runesword and ends the turn', () => {
  const t = meeting(['caveTroll', 'unicorn'], {
    with: { 0: { strength: 9 } },
    cards: { 'objects.0': ['runesword'] },
    dice: [5, 1, 2],
  });
  rest(t);
  assert.deepEqual(
    [player(t).lives, t.state.turn, t.kinds(pileAt('hills2'))],
    [4, 1, ['caveTroll', 'unicorn']],
  );
});

situation('whoever slips away before the dice has attacked nobody', () => {
  const hunted = (seats: string[]): Table =>
    scene({
      seats,
      at: ['city', 'oasis'],
      cards: { 'quest.0': ['huntThemDown'], 'hand.0': ['immobility'], [pileAt('hills2')]: ['wolf'] },
      dice: [2, 3],
    });
  const counted = (answer: string): number => {
    const t = hunted(['sorceress', 'warrior']);
    while (promptOf(t) !== 'destination') t.answer(0, 'pass');
    t.answer(0, 'hills2').asks(0, 'beforeFight').roll(1, 5).answer(0, answer);
    rest(t);
    assert.equal(t.log().includes('Seat 0 evades the Wolf.'), answer !== 'pass');
    return countersOn(t.t, t.t.cards(t.t.piles.quest[0])[0]);
  };
  assert.deepEqual([counted('Immobility'), counted('pass')], [0, 1]);
});

situation('of a group the best dice count, wherever it stands in it', () => {
  for (const group of [
    ['packOfWolves', 'wolf'],
    ['wolf', 'packOfWolves'],
  ]) {
    const t = meeting(group, { dice: [1, 2, 5] });
    assert.match(lastFight(t), /4 against 10: lost/u);
  }
});

situation('a fight that a Fireball has won needs no dice and no fate', () => {
  const t = scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['fireball'], [pileAt('hills2')]: ['wolf'] },
    dice: [2, 3, 5],
  });
  while (promptOf(t) !== 'destination') t.answer(0, 'pass');
  t.answer(0, 'hills2').asks(0, 'beforeFight').answer(0, 'Fireball');
  rest(t);
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
});

situation('a fight that the Baleful Eye has won is not lost by the stare of a Basilisk', () => {
  const t = meeting(['basilisk'], { cards: { 'objects.0': ['balefulEye'] }, dice: [1, 3, 3] });
  t.asks(0, 'fightRolled').answer(0, 'Baleful Eye');
  rest(t);
  assert.deepEqual([player(t).standing, t.kinds('trophies.0')], ['playing', ['basilisk']]);
});

situation('a fight that was won cannot be fought again', () => {
  const t = scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['retribution'], [pileAt('hills2')]: ['wolf'] },
    dice: [2, 3, 6, 1, 1],
  });
  const asked: (string | undefined)[] = [];
  for (; promptOf(t) !== undefined && t.state.turn === 0;) {
    asked.push(promptOf(t));
    if (promptOf(t) === 'destination') t.answer(0, 'hills2');
    else if (promptOf(t) === 'trophies') t.answer(0);
    else t.answer(0, 'pass');
  }
  assert.deepEqual([t.kinds('trophies.0'), asked.filter((one) => one?.startsWith('losing'))], [['wolf'], []]);
});

situation('once more from the dice on: chosen, bewitched and foregone dice are rolled again', () => {
  const fighting = (foe: string, dice: number[], spells: string[] = [], objects: string[] = []): Table => {
    const t = scene({
      seats: ['sorceress', 'warrior'],
      at: ['city', 'oasis'],
      cards: { 'hand.0': ['retribution', ...spells], 'objects.0': objects, [pileAt('hills2')]: [foe] },
      dice: [2, 3, ...dice],
    });
    while (promptOf(t) !== 'destination') t.answer(0, 'pass');
    return t.answer(0, 'hills2');
  };
  const again = (t: Table): string => {
    t.asks(0, 'losing.instead').answer(0, 'Retribution');
    rest(t);
    return lastFight(t);
  };
  // A Sorceress has Strength 2 and Craft 4.
  const charm = fighting('ogre', [5, 6, 2, 1], [], ['luckyCharm']);
  assert.match(again(charm.answer(0, 'Lucky Charm').answer(0, 2)), /10 against 6: won/u);
  const unlucky = fighting('ogre', [1, 1, 3], ['misfortune']);
  assert.match(again(unlucky.answer(0, 'Misfortune').answer(0, 'theCreature')), /3 against 8: lost/u);
  const startled = fighting('skyScreecher', [3, 1, 5, 1]);
  assert.match(again(startled), /7 against 4: won/u);
});

situation('what clings, charms or holds has no hold on the dead', () => {
  const dies = (kind: string, dice: number[]): Table => {
    const t = meeting([kind], { with: { 0: { lives: 1 } }, dice });
    rest(t);
    assert.equal(player(t).standing, 'dead', kind);
    return t;
  };
  const haunt = dies('haunt', [1, 6, 1]);
  assert.deepEqual([haunt.kinds('followers.0'), haunt.kinds(pileAt('hills2'))], [[], ['haunt']]);
  assert.deepEqual(dies('swampSiren', [1, 5]).state.lasting, []);
});

situation('a Lich grows by the lives it has taken, not under Divine Protection', () => {
  const spare = (what: 'noLoss' | 'noFate'): number => {
    const t = meeting(['lich'], { set: (state) => state.lasting.push(lasting(what)), dice: [1, 5] });
    rest(t);
    return countersOn(t.t, t.t.cards(t.t.piles.space[14])[0]);
  };
  assert.deepEqual([spare('noFate'), spare('noLoss')], [1, 0]);
});

situation('a Cross destroys a spirit, but brings no Spell as it does to a Priest', () => {
  const destroys = (who: string, objects: string[]): number => {
    const t = meeting(['wraith'], { seats: [who, 'thief'], cards: { 'objects.0': objects } });
    t.asks(0, 'destroySpirit').answer(0, 'destroy');
    rest(t);
    assert.ok(t.log().includes('Seat 0 beats the Wraith.'));
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([destroys('priest', []), destroys('sorceress', ['cross'])], [1, 0]);
});

situation('a captive is led along, fought, or fought because there is no way to bind it', () => {
  const meets = (answer: string, full = false): Table => {
    const t = meeting([], {
      cards: { 'objects.0': ['staffOfMastery'], [pileAt('hills2')]: ['ogre'] },
      dice: [1, 5],
    });
    if (full) for (const pile of t.t.piles.stack) t.t.move(t.t.top(t.t.piles.adventure)!, pile);
    t.asks(0, 'enslave').answer(0, answer);
    rest(t);
    return t;
  };
  const bound = meets('enslave');
  assert.deepEqual(
    [player(bound).lives, bound.kinds('stack.0'), bound.log().includes('Seat 0 enslaves the Ogre.')],
    [4, ['ogre'], true],
  );
  for (const fought of [meets('fight'), meets('enslave', true)])
    assert.deepEqual([player(fought).lives, fought.kinds(pileAt('hills2'))], [3, ['ogre']]);
});

situation('no Spell of the fighter stops a creature of the inner region', () => {
  const freezes = (from: 'vampiresTower' | 'city', to: 'pits' | 'hills2', dice: number[]): boolean => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: [from, 'oasis'],
      with: { 0: { done: true } },
      cards: { 'hand.0': ['freeze'], [pileAt('hills2')]: ['pitFiend'] },
      dice,
    });
    t.answer(0, to);
    rest(t);
    return promptOf(t) === 'beforeFight';
  };
  assert.deepEqual(
    [freezes('city', 'hills2', [2, 3]), freezes('vampiresTower', 'pits', [1, 1, 5])],
    [true, false],
  );
});

situation('a Warhorse falls with a lost life, and with nothing less', () => {
  const rides = (more: Scene, answer?: string): string[] => {
    const t = meeting(['dragon'], {
      ...more,
      cards: { 'followers.0': ['warhorse', 'champion'], ...more.cards },
      dice: [1, 6, 1, 6],
    });
    t.asks(0, 'beforeFight').answer(0, answer ?? 'pass');
    rest(t);
    return t.kinds('followers.0');
  };
  assert.deepEqual(rides({}), ['champion']);
  assert.deepEqual(rides({}, 'Champion'), ['warhorse']);
  assert.deepEqual(rides({ cards: { 'objects.0': ['armour'] } }), ['warhorse', 'champion']);
  const protectedOne: Scene = { set: (state) => state.lasting.push(lasting('noLoss')) };
  assert.deepEqual(rides(protectedOne), ['warhorse', 'champion']);
});

situation('the log tells how a fight went', () => {
  const won = keepTrophies(meeting(['wolf'], { dice: [5, 1] }));
  assert.deepEqual(
    won.log().filter((line) => /fights|rolls:|against|beats/u.test(line)),
    [
      'Seat 0 fights the Wolf.',
      'Attack rolls: 5 against 1.',
      'Seat 0 reaches 8 against 3: won.',
      'Seat 0 beats the Wolf.',
    ],
  );
});

/** The first one walks from the City to the Hills and attacks the other one there, as this option says. */
function attacking(how: string, more: Scene = {}): Table {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    ...more,
    dice: [2, 3, ...(more.dice ?? [])],
  });
  while (promptOf(t) !== 'destination') t.answer(0, promptOf(t) === 'fate' ? 'keep' : 'pass');
  t.answer(0, 'hills2').answer(0, 'seat1');
  return promptOf(t) === 'against' ? t.answer(0, how) : t;
}

// Evading.

rule.also('TA-EVADE-01', 'a Toad evades nobody', () => {
  const attacked = (toad: number): string | undefined => {
    const t = attacking('Attack', {
      with: { 1: { toad } },
      set: (state) => state.lasting.push(lasting('evading', { whom: 1 })),
      dice: [1, 5],
    });
    rest(t);
    return promptOf(t, 1);
  };
  assert.deepEqual([attacked(0), attacked(2)], ['evade', 'spoils']);
});

rule.also('TA-FIGHT-06', 'a weapon of the mind is no choice in battle', () => {
  const t = carrying(['wolf'], ['iceFang', 'sword'], { dice: [1, 1] });
  assert.match(lastFight(t), /5 against 3: won/u);
});

rule.also('TA-EVADE-04', 'a Spell before the dice evades an attacker as well', () => {
  const t = until(castingInReply('invisibility', { at: ['city', 'hills2'], dice: [2, 3] }), 'destination');
  until(t.answer(0, 'hills2'), 'encounter').answer(0, 'seat1');
  until(t, 'beforeFight', 1).answer(1, 'Invisibility');
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
  assert.deepEqual([t.state.turn, player(t, 1).lives], [1, 4]);
  rest(t);
});

/** The game with one card printed otherwise. */
const printing = (kind: string, change: Partial<(typeof game.content)[string]>): typeof game => ({
  ...game,
  content: { ...game.content, [kind]: { ...game.content[kind], ...change } },
});

rule.also('TA-FIGHT-07', 'of two values the one of the fight counts', () => {
  const changed = printing('wolf', { strength: 2, craft: 3 });
  const fights = (how: string) =>
    scene({ ...hills, cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 1] }, changed)
      .answer(0, 'hills2')
      .answer(0, how)
      .log();
  assert.ok(fights('battle').some((line) => line.includes('8 against 3')));
  assert.ok(fights('psychic').some((line) => line.includes('8 against 4')));
});

rule.also('TA-FIGHT-14', 'Enemies with both values join those they fight beside', () => {
  const t = meeting(['ivorySentinel', 'ebonySentinel'], {
    seats: ['troll', 'thief'],
    dice: [5, 1],
  });
  t.answer(0, 'battle').answer(0, 'battle');
  assert.match(lastFight(t), /11 against 13: lost/u);
  assert.equal(player(t).lives, 5);
});

rule.also(
  'TA-FIGHT-14',
  'one roll for all of them: with the best dice among them, and without fate where one forbids it',
  () => {
    const pack = meeting(['goblin', 'packOfWolves'], { dice: [5, 1, 4] });
    assert.match(lastFight(pack), /8 against 9: lost/u);
    const terror = meeting(['goblin', 'blightwoodTerror', 'packOfWolves'], { dice: [5, 1, 2, 3] });
    assert.match(lastFight(terror), /8 against 14: lost/u);
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
  assert.ok(yeti.log().some((line) => line.endsWith('evades the Yeti.')));
  const decay = carrying(['demonOfDecay'], ['ring'], evasive).asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual(decay.kinds('objects.0'), ['ring']);
});

rule.also('TA-EXPL-01', 'a 6 among dice that are added to an attack roll explodes as well', () => {
  const knight = meeting(['wrathbornKnight'], { dice: [5, 1, 6, 2] });
  assert.match(lastFight(knight), /8 against 14: lost/u);
  const kept = { options: { trophyRate: 7 } } as const;
  const dagger = carrying(['bear'], ['poisonedDagger'], { ...kept, dice: [1, 5] });
  assert.match(lastFight(dagger.roll(6, 1).answer(0, 'Poisoned Dagger')), /12 against 8: won/u);
  const wand = carrying(['ghost'], ['wrathbornWand'], {
    ...kept,
    with: { 0: { alignment: 'evil' } },
    dice: [2, 1, 6, 1],
  });
  assert.match(lastFight(wand), /13 against 5: won/u);
});

// Weapons and dice.

rule.also('TA-FIGHT-06', 'in psychic combat no Weapon does anything that does not say so', () => {
  for (const [weapon, ...more] of [['poisonedDagger'], ['swordOfTruth'], ['rustyBoomstick', 'waterBottle']]) {
    const t = carrying(['wraith'], [weapon, ...more], { dice: [1, 3] });
    assert.notEqual(promptOf(t), 'fightRolled', weapon);
    rest(t);
  }
  const battle = carrying(['wolf'], ['poisonedDagger'], { dice: [1, 5] });
  battle.asks(0, 'fightRolled');
  rest(battle);
  const stealer = carrying(['wraith'], ['fateStealer'], {
    with: { 0: { craft: 6, fate: 0 } },
    dice: [5, 1],
  });
  rest(stealer);
  assert.equal(player(stealer).fate, 0);
});

rule.also(
  'TA-FIGHT-11',
  'what is lost in psychic combat is prevented by nothing that does not say so',
  () => {
    const asksIn = (foe: string, cards: Record<string, string[]>): boolean => {
      const t = scene({
        seats: ['sorceress', 'warrior'],
        at: ['city', 'tavern'],
        with: { 0: { fate: 0 } },
        cards: { ...cards, [pileAt('hills2')]: [foe] },
        dice: [2, 3, 1, 5],
      });
      until(t, 'destination').answer(0, 'hills2');
      while (promptOf(t) === 'beforeFight') t.answer(0, 'pass');
      const asks = promptOf(t) === 'loss.instead';
      rest(t);
      return asks;
    };
    for (const cards of [
      { 'objects.0': ['healersKit'] },
      { 'hand.0': ['preservation'] },
      { 'hand.0': ['deathPact'] },
    ])
      assert.deepEqual(
        [asksIn('wraith', cards), asksIn('bear', cards)],
        [false, true],
        JSON.stringify(cards),
      );
  },
);
