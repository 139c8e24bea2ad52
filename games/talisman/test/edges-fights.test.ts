import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, setCounters } from '../rules/decks.ts';
import { rest } from './casting.ts';
import { keepTrophies, lastFight, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const prompt = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;
const about = (t: Table, seat = 0): unknown => t.match.question(seat)!.ask.about;
/** The first one walks from the City to the Hills and attacks the other one there, as this option says. */
function attacking(how: string, more: Scene = {}): Table {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills2'],
    ...more,
    dice: [2, 3, ...(more.dice ?? [])],
  });
  while (prompt(t) !== 'destination') t.answer(0, prompt(t) === 'fate' ? 'keep' : 'pass');
  t.answer(0, 'hills2').answer(0, 'seat1');
  return prompt(t) === 'against' ? t.answer(0, how) : t;
}
/** Whoever stands in for a character is sent, by the seat that has it. */
const sendChampion = (t: Table, seat = 0): Table => t.asks(seat, 'beforeFight').answer(seat, 'Champion');

/** What both sides of the last fight between characters came to. */
const scores = (t: Table): number[] =>
  t
    .log()
    .map((line) => / (\d+), .* (\d+)\.$/u.exec(line))
    .findLast((found) => found !== null)!
    .slice(1)
    .map(Number);

// Dice.

situation('a Champion rolls one die for a Warrior, and no fate of his helps her', () => {
  const t = meeting(['wolf'], {
    seats: ['warrior', 'thief'],
    cards: { 'followers.0': ['champion'] },
    with: { 0: { fate: 1 } },
    dice: [1, 5],
  });
  sendChampion(t);
  assert.match(lastFight(t), /4 against 7, lost/u);
  assert.deepEqual([player(t).fate, t.kinds('followers.0'), t.state.turn], [1, [], 1]);
});

situation('the defender sends a Champion, who alone loses', () => {
  const t = attacking('Attack', {
    cards: { 'followers.1': ['champion'], 'objects.1': ['sword'], 'objects.0': ['runesword'] },
    with: { 1: { gold: 2, fate: 1 } },
    dice: [5, 1],
  });
  sendChampion(t, 1);
  rest(t);
  // The Runesword adds 1, but has nothing to feed on.
  assert.deepEqual([scores(t), player(t).lives], [[9, 4], 4]);
  assert.deepEqual([player(t, 1).lives, player(t, 1).gold, t.kinds('followers.1')], [4, 2, []]);
});

situation('a chosen die of the defender stands, and brings another with a 6', () => {
  const chosen = (die: number, ...dice: number[]): Table => {
    const t = attacking('Attack', {
      cards: { 'objects.1': ['luckyCharm'] },
      with: { 1: { fate: 1 } },
      dice,
    });
    t.asks(1, 'beforeFight').answer(1, 'Lucky Charm').answer(1, die);
    return t;
  };
  const five = chosen(5, 2);
  five.asks(1, 'spoils');
  assert.match(five.log().at(-1)!, /5.*8/u);
  // What the 6 has brought was rolled, and may be rolled again.
  const six = chosen(6, 2, 1);
  six.asks(1, 'fate');
  assert.deepEqual(six.options(1), ['Reroll the 1', 'Keep']);
});

situation('each of three dice brings another with a 6', () => {
  const t = meeting(['blightwoodTerror'], { dice: [1, 6, 1, 2, 6, 3] });
  assert.match(lastFight(t), /4 against 21, lost/u);
});

situation('whoever is caught by the Trapper rolls no die that fate could change', () => {
  const t = meeting(['trapper'], { with: { 0: { fate: 2 } }, dice: [6, 6, 2] });
  t.asks(0, 'fate').answer(0, 'keep');
  assert.match(lastFight(t), /3 against 5, lost/u);
  assert.deepEqual([player(t).fate, t.state.turn], [2, 1]);
});

situation(
  'the Shield of Defiance matches the Craft of an attacker of the mind, and makes nobody weaker',
  () => {
    const attacked = (how: string, who: string): number[] => {
      const t = attacking(how, {
        seats: [who, 'thief'],
        cards: { 'objects.1': ['shieldOfDefiance'] },
        dice: [4, 1],
      });
      rest(t);
      return scores(t);
    };
    // A Wizard has Strength 2 and Craft 5, a Troll Strength 6; a Thief has 3 of both.
    assert.deepEqual(
      [
        attacked('Attack in psychic combat', 'wizard'),
        attacked('Attack', 'wizard'),
        attacked('Attack', 'troll'),
      ],
      [
        [9, 6],
        [6, 4],
        [10, 7],
      ],
    );
  },
);

// Dominated Enemies.

situation('a dominated Enemy fights along in one battle, on either side, and not in psychic combat', () => {
  /** The Ogre (Strength 5) follows this seat, a Wizard (Strength 2, Craft 5) attacks. */
  const attacked = (seat: number, how: string): Table => {
    const t = scene({
      seats: ['wizard', 'wizard'],
      at: ['city', 'hills2'],
      cards: { [`followers.${seat}`]: ['ogre'] },
      dice: [2, 3, 4, 1],
    });
    setCounters(t.t, t.t.cards(t.t.piles.followers[seat])[0], 1);
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, how);
    rest(t);
    return t;
  };
  const own = attacked(0, 'Attack');
  assert.deepEqual([scores(own), own.kinds('followers.0')], [[11, 3], []]);
  assert.ok(own.log().some((line) => line.endsWith('loses Ogre.')));
  const foe = attacked(1, 'Attack');
  assert.deepEqual([scores(foe), foe.kinds('followers.1')], [[6, 8], []]);
  const psychic = attacked(0, 'Attack in psychic combat');
  assert.deepEqual([scores(psychic), psychic.kinds('followers.0')], [[9, 6], ['ogre']]);
});

// Evading.

rule.also('TA-EVADE-01', 'a Toad evades nobody', () => {
  const attacked = (toad: number): string | undefined => {
    const t = attacking('Attack', {
      with: { 1: { toad } },
      set: (state) => state.lasting.push(lasting('evading', { whom: 1 })),
      dice: [1, 5],
    });
    rest(t);
    return prompt(t, 1);
  };
  assert.deepEqual([attacked(0), attacked(2)], ['evade', 'spoils']);
});

situation('whoever may evade reads what or whom', () => {
  const evading: Scene = { set: (state) => state.lasting.push(lasting('evading')) };
  assert.deepEqual(about(meeting(['wolf'], evading).asks(0, 'evade')), {
    kind: 'wolf',
    rival: null,
    creature: null,
  });
  const cave = meeting(['cave'], { ...evading, dice: [1] });
  assert.deepEqual(about(cave.answer(0, 'visit').asks(0, 'evade')), {
    kind: null,
    rival: null,
    creature: 'caveDragon',
  });
  cave.answer(0, 'Evade');
  assert.ok(cave.log().some((line) => line.includes('evades: ')));
  assert.deepEqual(about(attacking('Attack', evading).asks(1, 'evade'), 1), {
    kind: null,
    rival: 0,
    creature: null,
  });
});

situation('whoever evades the Black Knight of the Cataclysm pays for it, and nobody else does', () => {
  const evades = (who: string, gold: number): [string | undefined, number, boolean] => {
    const t = attacking('Attack', {
      seats: [who, 'thief'],
      with: { 1: { gold } },
      set: (state) => state.lasting.push(lasting('evading', { whom: 1 })),
      dice: [5, 1],
    });
    const asked = prompt(t, 1);
    if (asked === 'evade') t.answer(1, 'Evade');
    rest(t);
    return [asked, player(t, 1).gold, t.log().some((line) => line.includes('pays'))];
  };
  assert.deepEqual(
    [evades('blackKnightCataclysm', 1), evades('warrior', 1), evades('blackKnightCataclysm', 0)],
    [
      ['evade', 0, true],
      ['evade', 1, false],
      [undefined, 0, false],
    ],
  );
});

// The course of a fight against creatures.

situation('an Enemy with a value of its own is fought in battle, unless it is a spirit', () => {
  const fought = (kind: string): string | undefined => {
    const t = meeting([kind], { cards: { 'objects.0': ['sword', 'axe'] }, dice: [1, 5] });
    rest(t);
    return prompt(t);
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
    while (prompt(t) !== 'destination') t.answer(0, 'pass');
    t.answer(0, 'hills2').asks(0, 'beforeFight').roll(1, 5).answer(0, answer);
    rest(t);
    assert.equal(t.log().includes('Seat 0 evades Wolf.'), answer !== 'pass');
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
    assert.match(lastFight(t), /4 against 10, lost/u);
  }
});

situation('whoever dies of a Spiked Shield fights no more', () => {
  const t = attacking('Attack', { with: { 0: { lives: 1 } }, cards: { 'objects.1': ['spikedShield'] } });
  rest(t);
  assert.equal(player(t).standing, 'dead');
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
});

situation('a fight that a Fireball has won needs no dice and no fate', () => {
  const t = scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['fireball'], [pileAt('hills2')]: ['wolf'] },
    dice: [2, 3, 5],
  });
  while (prompt(t) !== 'destination') t.answer(0, 'pass');
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
  for (; prompt(t) !== undefined && t.state.turn === 0;) {
    asked.push(prompt(t));
    if (prompt(t) === 'destination') t.answer(0, 'hills2');
    else if (prompt(t) === 'trophies') t.answer(0);
    else t.answer(0, 'pass');
  }
  assert.deepEqual([t.kinds('trophies.0'), asked.filter((one) => one?.startsWith('losing'))], [['wolf'], []]);
});

situation('once more from the dice on: chosen, bewitched and foregone dice are rolled anew', () => {
  const fighting = (foe: string, dice: number[], spells: string[] = [], objects: string[] = []): Table => {
    const t = scene({
      seats: ['sorceress', 'warrior'],
      at: ['city', 'oasis'],
      cards: { 'hand.0': ['retribution', ...spells], 'objects.0': objects, [pileAt('hills2')]: [foe] },
      dice: [2, 3, ...dice],
    });
    while (prompt(t) !== 'destination') t.answer(0, 'pass');
    return t.answer(0, 'hills2');
  };
  const again = (t: Table): string => {
    t.asks(0, 'losing.instead').answer(0, 'Retribution');
    rest(t);
    return lastFight(t);
  };
  // A Sorceress has Strength 2 and Craft 4.
  const charm = fighting('ogre', [5, 6, 2, 1], [], ['luckyCharm']);
  assert.match(again(charm.answer(0, 'Lucky Charm').answer(0, 2)), /10 against 6, won/u);
  const unlucky = fighting('ogre', [1, 1, 3], ['misfortune']);
  assert.match(again(unlucky.answer(0, 'Misfortune').answer(0, 'theCreature')), /3 against 8, lost/u);
  const startled = fighting('skyScreecher', [3, 1, 5, 1]);
  assert.match(again(startled), /7 against 4, won/u);
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

situation('a Runesword feeds the defender who has won with it, and not the one who has lost', () => {
  const t = attacking('Attack', {
    cards: { 'objects.1': ['runesword'], 'objects.0': ['runesword'] },
    dice: [1, 5],
  });
  t.asks(1, 'spoils').answer(1, '1 life');
  rest(t);
  assert.deepEqual([player(t).lives, player(t, 1).lives], [3, 5]);
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
    assert.ok(t.log().includes('Seat 0 beats Wraith.'));
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
    [player(bound).lives, bound.kinds('stack.0'), bound.log().includes('Seat 0 enslaves Ogre.')],
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
    return prompt(t) === 'beforeFight';
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
    ['Seat 0 fights Wolf.', 'Attack rolls: 5 against 1.', 'Seat 0: 8 against 3, won.', 'Seat 0 beats Wolf.'],
  );
});
