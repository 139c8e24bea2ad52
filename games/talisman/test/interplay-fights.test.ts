import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { answering, rest, until } from './casting.ts';
import { lastFight, meets, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const offered = (t: ReturnType<typeof scene>, seat = 0): string[] =>
  t.match.question(seat)?.from.map(({ id }) => id) ?? [];

// Who stands on the Crown.

const onTheCrown = (cards: Record<string, string[]>, ending?: string) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['crownOfCommand', 'city', 'tavern'],
    with: { 0: { fate: 0 }, 1: { fate: 0 }, 2: { fate: 0 } },
    cards: { ...cards, ...(ending === undefined ? {} : { [pileAt('crownOfCommand')]: [ending] }) },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [1],
  });

rule.also('TA-ENDING-06', 'neither Hearth Rune nor Magic Door leads away from the Crown', () => {
  for (const cards of [{ 'objects.0': ['hearthRune'] }, { 'reward.0': ['theMagicDoor'] }]) {
    const t = onTheCrown(cards);
    rest(t);
    assert.deepEqual([t.state.turn, where(t, 0)], [1, 'crownOfCommand']);
    const free = onTheCrown(cards, 'demonLord');
    free.asks(0, 'turnStart').answer(0, offered(free)[0]);
    rest(free);
  }
});

rule.also('TA-ENDING-06', 'a quest fulfilled there is rewarded there', () => {
  const t = scene({
    seats: ['warrior', 'thief', 'thief'],
    at: ['crownOfCommand', 'crownOfCommand', 'city'],
    with: { 0: { strength: 9, fate: 0 }, 1: { fate: 0 } },
    cards: { 'quest.0': ['takeOneLife'] },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [5, 4, 1],
  });
  for (let i = 0; i < 6 && t.match.question(0)?.ask.prompt !== 'spoils'; i++) t.answer(0, offered(t)[0]);
  t.asks(0, 'spoils').answer(0, 'takeLife').asks(0, 'questReward');
  assert.equal(where(t, 0), 'crownOfCommand');
});

rule.also(
  'TA-INNER-08',
  'Transference leads nobody to the Crown, or to the Valley without a Talisman',
  () => {
    const targets = (there: 'crownOfCommand' | 'valleyOfFire' | 'crypt', objects: string[] = []): boolean => {
      const t = scene({
        seats: ['sorceress', 'thief', 'thief'],
        at: ['plainOfPeril', there, 'city'],
        cards: { 'hand.0': ['transference'], 'objects.0': objects },
      });
      const asked = t.match.question(0)?.ask.prompt === 'turnStart';
      rest(t);
      return asked;
    };
    assert.deepEqual(
      [
        targets('crypt'),
        targets('valleyOfFire'),
        targets('valleyOfFire', ['talisman']),
        targets('crownOfCommand', ['talisman']),
      ],
      [true, false, true, false],
    );
  },
);

// Enemies that follow.

situation('an Enemy that comes back to itself follows nobody', () => {
  const strong = { with: { 0: { strength: 9, fate: 0 } } };
  // Movement took 2 and 3; then both attack rolls, and the Cave Troll's own die.
  const back = meets('ghoul', ['caveTroll'], [5, 1, 2], strong);
  rest(back);
  assert.deepEqual([back.kinds('followers.0'), back.kinds(pileAt('hills2'))], [[], ['caveTroll']]);
  const dead = meets('ghoul', ['caveTroll'], [5, 1, 3], strong);
  dead.asks(0, 'slain').answer(0, 'Let it follow');
  assert.deepEqual(dead.kinds('followers.0'), ['caveTroll']);
});

situation('under the curse of a Hag nobody follows, not even the slain, the dominated or the charmed', () => {
  const cursed = { 'followers.0': ['cursedByAHag'] };
  const slain = meets('ghoul', ['wolf'], [5, 1], { cards: cursed, with: { 0: { fate: 0 } } });
  rest(slain);
  assert.deepEqual([slain.kinds('followers.0'), slain.kinds('trophies.0')], [['cursedByAHag'], ['wolf']]);
  const dominated = scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    with: { 0: { fate: 0 } },
    cards: { ...cursed, 'hand.0': ['dominate'], [pileAt('hills2')]: ['ogre'] },
    dice: [2, 3],
  });
  // With the ogre and Dominate in hand she would be asked before the fight.
  dominated.answer(0, 'hills2');
  rest(dominated);
  assert.deepEqual([dominated.kinds('hand.0'), dominated.state.turn], [['dominate'], 1]);
  const charmed = meets('minstrel', ['wolf'], [6], { cards: cursed });
  charmed.asks(0, 'facing.instead').answer(0, 'Play music, do not fight');
  rest(charmed);
  assert.deepEqual(
    [charmed.kinds('followers.0'), charmed.kinds(pileAt('hills2'))],
    [['cursedByAHag'], ['wolf']],
  );
});

// Ends of fights.

situation(
  'what a weapon or a Follower does after a fight, it does after those with creatures of the board',
  () => {
    const sword = scene({
      at: ['city', 'oasis'],
      with: { 0: { strength: 9, fate: 0 } },
      cards: { [pileAt('hills2')]: ['cave'], 'objects.0': ['runesword'] },
      dice: [2, 3, 1, 5, 1],
    });
    const { lives } = player(sword);
    sword.answer(0, 'hills2').answer(0, 'visit');
    rest(sword);
    assert.equal(player(sword).lives, lives + 1);
    const stalked = scene({
      seats: ['warrior', 'thief'],
      at: ['woods1', 'tavern'],
      with: { 0: { strength: 9, fate: 0 } },
      cards: { 'followers.0': ['deathstalker'] },
      dice: [2, 3, 5, 5, 1],
    });
    stalked.answer(
      0,
      offered(stalked).find((id) => id.startsWith('bridge'))!,
    );
    rest(stalked);
    assert.deepEqual(stalked.kinds('followers.0'), []);
  },
);

situation('Divine Protection holds against the second life of the Mummy too', () => {
  const lost = (protection: boolean): number => {
    const t = meeting(['mummy'], {
      with: { 0: { fate: 0 } },
      set: (state) => {
        if (protection) state.lasting.push(lasting('noLoss'));
      },
      dice: [1, 5],
    });
    rest(t);
    return 4 - player(t).lives;
  };
  assert.deepEqual([lost(true), lost(false)], [0, 2]);
});

situation('the Shield of Defiance reckons with Strength as it is when blows fall', () => {
  const fought = (spell: boolean): string => {
    const t = scene({
      seats: ['warrior', 'wizard'],
      at: ['city', 'hills2'],
      with: { 0: { strength: 4, fate: 0 }, 1: { fate: 0 } },
      cards: { 'objects.1': ['shieldOfDefiance'], 'hand.1': ['energize'] },
      // The Warrior keeps the better of two dice.
      dice: [2, 3, 3, 1, 2],
    });
    until(t, 0, 'destination').answer(0, 'hills2');
    until(t, 0, 'encounter').answer(0, 'seat1');
    if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
    if (spell) t.asks(1, 'beforeFight').answer(1, 'Energize');
    while (t.match.question(1)?.ask.prompt === 'beforeFight') t.answer(1, 'pass');
    const said = t.log().findLast((line) => / \d+, Seat 1 \d/u.test(line))!;
    rest(t);
    return said;
  };
  // Equal either way: a Spell that only lifts the weaker one up to the other gives nothing more.
  assert.match(fought(false), /Seat 0 11, Seat 1 10/u);
  assert.match(fought(true), /Seat 0 11, Seat 1 10/u);
});

situation('Slow Motion turned back lasts two turns of its caster', () => {
  const t = answering('slowMotion', { cards: { 'hand.0': ['reflection'] }, seats: ['sorceress', 'wizard'] });
  t.answer(1, 'Slow Motion').asks(0, 'casting.instead').answer(0, 'Reflection');
  const crawled: boolean[] = [];
  for (let i = 0; i < 60 && crawled.length < 3; i++) {
    const [seat] = t.match.waiting;
    const question = t.match.question(seat)!;
    if (question.ask.prompt === 'destination' && seat === 1)
      crawled.push(JSON.stringify((question.ask.about as { steps: number[] }).steps) === '[1]');
    t.answer(seat, question.from.find(({ no, id }) => no === undefined && id !== 'reroll1')!.id);
  }
  rest(t);
  assert.deepEqual(crawled.slice(0, 2), [true, true]);
  assert.deepEqual(t.state.lasting, []);
});

situation('a Knight may turn to those it spares, only not against them', () => {
  const t = scene({
    seats: ['knight', 'elf'],
    at: ['city', 'hills2'],
    with: { 0: { gold: 1 } },
    cards: { 'quest.0': ['giveOneGold'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'encounter').answer(0, 'seat1');
  const ways = offered(t);
  assert.ok(!ways.includes('attack'), ways.join());
  rest(t);
});

// Coming and going.

rule.also('TA-SETUP-12', 'a new Sage picks its Spell in time to cast it in its first turn', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['sage', 'sage', 'sage'] },
  });
  t.answer(0, offered(t)[0]);
  if (t.match.question(0)?.ask.prompt === 'startSpace') t.answer(0, offered(t)[0]);
  t.asks(0, 'keepSpell').answer(0, offered(t)[0]);
  assert.deepEqual([t.kinds('hand.0').length, player(t).casts], [1, 1]);
  rest(t);
});

rule.also('TA-BOARD-18', 'whoever gets away from the Temple by magic is free', () => {
  const t = scene({
    seats: ['sorceress', 'thief'],
    at: ['temple', 'city'],
    with: { 0: { enslaved: true } },
    cards: { 'hand.0': ['teleport'] },
  });
  t.asks(0, 'turnStart').answer(0, 'Teleport').answer(0, 'oasis');
  assert.deepEqual([where(t, 0), player(t).enslaved], ['oasis', false]);
  rest(t);
});

situation('after Retribution nothing counts that was added to the first dice', () => {
  const t = meeting(['bear'], {
    cards: { 'hand.0': ['retribution'], 'reward.0': ['giftOfTheWild'] },
    dice: [1, 5],
  });
  t.asks(0, 'fightRolled').answer(0, 'giftOfTheWild').answer(0, 3).asks(0, 'losing.instead');
  assert.match(lastFight(t), /7 against 8/u);
  t.roll(3, 3).answer(0, 'retribution');
  assert.match(lastFight(t), /6 against 6/u);
  // In a duel neither: 3 + 1 + 3 against 3 + 5, then 3 + 3 against 3 + 3.
  const duel = meeting([], {
    at: ['city', 'hills2'],
    cards: { 'hand.0': ['retribution'], 'reward.0': ['giftOfTheWild'] },
    dice: [1, 5],
  });
  duel.answer(0, 'seat1').answer(0, 'giftOfTheWild').answer(0, 3);
  duel.asks(0, 'losing.instead').roll(3, 3).answer(0, 'retribution');
  assert.ok(duel.log().includes('Seat 0 6, Seat 1 6.'));
  rest(duel);
});
situation('nobody under the curse of a Hag is offered a mount', () => {
  const beaten = (followers: readonly string[]) => {
    const t = meeting(['firemane'], {
      with: { 0: { strength: 3 } },
      cards: { 'followers.0': followers },
      dice: [5, 1],
    });
    const prompt = t.match.question(0)?.ask.prompt;
    rest(t);
    return prompt;
  };
  assert.equal(beaten([]), 'tame');
  assert.notEqual(beaten(['cursedByAHag']), 'tame');
});
