import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../../rules/decks.ts';
import {
  lastFight,
  lasting,
  meeting,
  player,
  promptOf,
  rest,
  type Scene,
  scene,
  type Table,
  thieves,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

/** A card that stands in for a character is sent, by the seat that has it. */
const sendChampion = (t: Table, seat = 0): Table => t.asks(seat, 'beforeFight').answer(seat, 'Champion');

// Dice.

situation('a Champion rolls one die for a Warrior, and no fate of his helps her', () => {
  const t = meeting(['wolf'], {
    seats: ['warrior', 'thief'],
    cards: { 'followers.0': ['champion'] },
    with: { 0: { fate: 1 } },
    dice: [1, 5],
  });
  sendChampion(t);
  assert.match(lastFight(t), /4 against 7: lost/u);
  assert.deepEqual([player(t).fate, t.kinds('followers.0'), t.state.turn], [1, [], 1]);
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

/** What both sides of the last fight between characters came to. */
const scores = (t: Table): number[] =>
  t
    .log()
    .map((line) => / (\d+), .* (\d+)\.$/u.exec(line))
    .findLast((found) => found !== null)!
    .slice(1)
    .map(Number);

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
  assert.match(lastFight(t), /4 against 21: lost/u);
});

situation('whoever is caught by the Trapper rolls no die that fate could change', () => {
  const t = meeting(['trapper'], { with: { 0: { fate: 2 } }, dice: [6, 6, 2] });
  t.asks(0, 'fate').answer(0, 'keep');
  assert.match(lastFight(t), /3 against 5: lost/u);
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
  assert.ok(own.log().some((line) => line.endsWith('loses the Ogre.')));
  const foe = attacked(1, 'Attack');
  assert.deepEqual([scores(foe), foe.kinds('followers.1')], [[6, 8], []]);
  const psychic = attacked(0, 'Attack in psychic combat');
  assert.deepEqual([scores(psychic), psychic.kinds('followers.0')], [[9, 6], ['ogre']]);
});

const about = (t: Table, seat = 0): unknown => t.match.question(seat)!.ask.about;

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
  assert.ok(cave.log().some((line) => line.includes('evades the ')));
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
    const asked = promptOf(t, 1);
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

// From the City two steps lead to hills2 (14) or woods2 (10), three to plains2 (15) or plains1 (9).
const landing = (more: Parameters<typeof scene>[0]) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-ATK-01', 'Strength means battle', () => {
  const t = landing({ cards: { 'space.14': ['wolf'], 'objects.0': ['sword'] }, dice: [1, 2] });
  t.answer(0, 'hills2');
  assert.ok(t.log().some((line) => line.includes('5 against 4')));
});

rule('TA-ATK-02', 'Craft means psychic combat, in which weapons do not count', () => {
  const t = landing({
    cards: { 'space.14': ['shadow'], 'objects.0': ['sword'] },
    with: { 0: { strength: 5 } },
    dice: [2, 2],
  });
  t.answer(0, 'hills2');
  assert.ok(t.log().some((line) => line.includes('5 against 4')));
});

rule('TA-ATK-03', 'psychic combat against a character needs an ability', () => {
  const wizard = scene({ seats: ['wizard', 'thief'], at: ['city', 'hills2'], dice: [2, 3, 4, 4] });
  wizard.answer(0, 'hills2').answer(0, 'seat1');
  assert.deepEqual(wizard.options(0), ['Attack', 'Attack in psychic combat']);
  wizard.answer(0, 'Attack in psychic combat').asks(0, 'spoils');
  assert.ok(wizard.log().some((line) => line.includes(' 9') && line.includes(' 7')));
  const warrior = scene({ seats: ['warrior', 'thief'], at: ['city', 'hills2'], dice: [2, 3, 1, 1, 6, 1] });
  warrior.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'spoils');
});
