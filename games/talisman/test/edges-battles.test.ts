import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn } from '../rules/decks.ts';
import { rest } from './casting.ts';
import { keepTrophies, lastFight, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;

const prompt = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;

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
