import assert from 'node:assert/strict';
import { foci, hits, on, play, rule, situation } from '../kit.ts';

/** Situations in which several rules meet. */

const told = (t: ReturnType<typeof play>, line: string): boolean => t.log().includes(line);

rule.also('VA-RANGE-01', 'a reflex of range 1 does nothing to an attacker in another hero area', () => {
  // The lightning of a dragon that pursues Melekai also strikes Sigraed.
  const struck = (foes: readonly string[]) => {
    const t = play({
      heroes: ['melekai', 'sigraed'],
      phase: 'defence',
      areas: [[], ['emberRobe']],
      foes: [['stormDragon'], foes],
    });
    if (foes.length > 0) t.answer(0, 'seat0');
    t.asks(1, 'damageToHero').answer(1, 'emberRobe');
    return [told(t, 'The Storm Dragon is burning: 1 token.'), told(t, 'Seat 1 takes 1 wound.')];
  };
  // What it prevents needs no range; with nobody in her own area it gets everywhere. VA-RANGE-04
  assert.deepEqual(struck(['boneSnake']), [false, false]);
  assert.deepEqual(struck([]), [true, false]);
});

rule.also('VA-RANGE-01', 'and is not offered where nothing else would happen', () => {
  const offered = (foes: readonly string[]) => {
    const t = play({
      heroes: ['melekai', 'valkea'],
      phase: 'defence',
      hands: [['acceptPain']],
      foes: [foes, ['vharok']],
      tokens: { vharok: { turned: true } },
      set: (state) => (state.bossLife = 50),
    });
    if (foes.length > 0) t.answer(0, 'seat1');
    t.asks(0, 'wounds').answer(0, 'deck1');
    const isOffered = t.match.question(0)?.ask.prompt === 'woundTaken';
    if (isOffered) t.answer(0, 'pass');
    return isOffered;
  };
  assert.deepEqual([offered([]), offered(['boneSnake'])], [true, false]);
});

situation('a shot that ignores defence ignores what a location adds to it, too', () => {
  // Humans at Fort Harn have 1 more; the driver has 1 of his own.
  const t = play({
    heroes: ['elatha'],
    at: [1, 0],
    cards: { 'place.1': ['fortHarn'] },
    hands: [['heartShot']],
    foes: [['chainDriver']],
  });
  t.answer(0, 'heartShot').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Chain Driver: 5 damage, 5 wounds.']);
});

rule.also('VA-FOCUS-01', 'what changes the focus of your actions leaves alone what you add to others', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow'], ['together']],
    areas: [[], ['siegePlate']],
    foes: [['stormDragon']],
    focus: [0, 0],
  });
  t.answer(0, 'fierceBlow').answer(1, 'together').asks(0, 'turn');
  assert.deepEqual(foci(t), [3, 1]);
});

rule.also('VA-REFLEX-04', 'an action that an ability of a hero embeds ends like any other', () => {
  // Everything is prevented, so Valkea strikes back; the spikes answer her sword.
  const t = play({
    phase: 'defence',
    areas: [['shortSwordValkea', 'roundShield', 'chainShirt']],
    foes: [['thornback']],
  });
  t.answer(0, 'chainShirt').answer(0, 'roundShield').asks(0, 'attackPrevented').answer(0, 'valkea');
  assert.deepEqual(hits(t), ['Thornback: 3 damage, 2 wounds.']);
  t.asks(0, 'damageToHero');
  assert.ok(told(t, 'The Thornback attacks Seat 0: 1 damage.'), t.log().join('\n'));
});

rule.also('VA-REFLEX-06', 'nor two different ones, where a hero alone is "another hero" as well', () => {
  const t = play({
    heroes: ['melekai'],
    phase: 'defence',
    areas: [['gateShield']],
    foes: [['redSandSlave']],
  });
  const both = t.match.question(0)!.from.filter(({ text }) => text === 'reflex');
  assert.equal(both.length, 2);
  t.answer(0, both[0].id);
  assert.ok(told(t, 'Seat 0 takes 1 wound.'));
});

const caravan = (deck: readonly string[], discard: readonly string[], seed = 'a') =>
  play({
    seed,
    phase: 'travel',
    loot: 0,
    at: [1, 1],
    next: { encounterDeck: ['slaveCaravan'] },
    cards: { 'enemyDeck.2': deck, 'enemyDiscard.2': discard, 'place.1': ['gallowsHill'] },
    set: (state) => (state.time = 0),
  });

rule.also('VA-ENEMYDRAW-08', 'what the setup of the card draws is counted with its starting enemies', () => {
  // The deck is empty: shuffled for the mage, and not once more if the slave is drawn before her.
  const came = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const t = caravan([], ['mirrorWitch', 'redSandSlave'], seed);
    t.answer(0, 'stay');
    return `${t.kinds('row').join(' ')} at ${t.state.time}`;
  });
  assert.deepEqual([...new Set(came)].toSorted(), ['mirrorWitch at 2', 'redSandSlave mirrorWitch at 0']);
  // Where the mage needs no shuffling, the slave gets it.
  const enough = caravan(['mirrorWitch'], ['redSandSlave']);
  enough.answer(0, 'stay');
  assert.deepEqual([enough.kinds('row'), enough.state.time], [['redSandSlave', 'mirrorWitch'], 0]);
});

rule.also('VA-REINF-10', 'a deck with nothing left to shuffle has run out for the second time', () => {
  const t = play({
    phase: 'reinforcement',
    encounter: 'holdTheBridge',
    cards: { 'enemyDeck.2': [], 'enemyDiscard.2': [] },
    set: (state) => Object.assign(state, { reinforcement: 1, time: 0 }),
  });
  assert.deepEqual([t.kinds('row'), t.state.time], [[], 2]);
});

rule.also('VA-DEFENCE-05', 'what an enraged enemy makes of its ability sleeps in the row as well', () => {
  const thrown = (where: object) => {
    const t = play({
      heroes: ['elatha'],
      ...where,
      hands: [['mistLeap']],
      areas: [['huntingKnife']],
      tokens: { mirrorWitch: { enraged: true } },
      focus: [0],
    });
    t.answer(0, 'Hunting Knife: fast action');
    if (t.match.question(0)!.ask.prompt === 'wounds') t.answer(0, 'deck1', 'deck2');
    t.asks(0, 'turn');
    return t.kinds('burial.0').length;
  };
  assert.deepEqual([thrown({ row: ['mirrorWitch'] }), thrown({ foes: [['mirrorWitch']] })], [0, 2]);
  const blessed = (where: object) => {
    const t = play({
      heroes: ['melekai'],
      phase: 'defence',
      encounter: 'holdTheBridge',
      ...where,
      tokens: { bloodPreacher: { enraged: true }, borderRobber: { wounds: 2 } },
    });
    if (t.match.question(0)?.ask.prompt === 'activate') t.answer(0, 'borderRobber');
    return on(t, 'borderRobber').wounds;
  };
  const pair = ['bloodPreacher', 'borderRobber'];
  assert.deepEqual([blessed({ row: pair }), blessed({ foes: [pair] })], [2, 0]);
});

rule.also('VA-MOVEENEMY-04', 'also where the player says of each enemy where it goes', () => {
  const t = play({
    heroes: ['ishrid', 'valkea'],
    hands: [['signOfFarRoads']],
    foes: [['thornback', 'boneSnake', 'diveHunter']],
    row: ['boneGhost'],
    focus: [0, 0],
  });
  t.answer(0, 'signOfFarRoads').answer(0, 'thornback', 'boneSnake').answer(0, 'row').answer(0, 'row');
  t.asks(0, 'rowOrder').answer(0, 'boneSnake').asks(0, 'actionEnded');
  assert.deepEqual(t.kinds('row'), ['boneGhost', 'boneSnake', 'thornback']);
});

situation('who pulls an attacker away from an ally is not attacked a second time', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    hands: [['shieldWall']],
    areas: [[], ['jorun']],
    foes: [[], ['redSandSlave']],
  });
  t.answer(1, 'redSandSlave').asks(0, 'damageToAlly').answer(0, 'shieldWall').answer(0, true);
  // 4 less 2 prevented, less the 1 of Jorun.
  assert.equal(on(t, 'jorun').wounds, 1);
  assert.deepEqual([t.kinds('pursuers.0'), t.kinds('burial.0')], [['redSandSlave'], []]);
});

situation(
  'a long way over the end of the focus track meets every symbol it passes, but none at the jump',
  () => {
    // 18, 19, 20 and back to 13, then 14, 15 vicious, 16, 17 reinforcement.
    const t = play({ hands: [['thunderShield']], foes: [['stormDragon']], focus: [18] });
    t.answer(0, 'thunderShield').answer(0, 'stormDragon').asks(0, 'turn');
    assert.deepEqual([foci(t), t.state.reinforcement, t.state.objectives], [[17], 1, 2]);
    assert.ok(on(t, 'stormDragon').enraged);
  },
);

situation('time that a focus symbol brings about comes before the next focus symbol', () => {
  // Reinforcement on 10 enters a time symbol, the time an enrage symbol; vicious on 11 comes after that.
  const t = play({
    hands: [['fierceBlow']],
    foes: [['stormDragon', 'emberColossus']],
    focus: [9],
    set: (state) => Object.assign(state, { time: 11, reinforcement: 2 }),
  });
  t.answer(0, 'fierceBlow').answer(0, 'stormDragon').asks(0, 'enrage');
  assert.deepEqual([t.state.time, t.state.objectives], [12, 4]);
  t.answer(0, 'stormDragon').asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').enraged, on(t, 'emberColossus').enraged], [true, true]);
  assert.deepEqual([t.state.reinforcement, t.state.objectives], [3, 2]);
});

rule.also('VA-EMBED-03', 'an action in an action in an action: keywords and focus of all, one end', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['kindle', 'smokeVeil']],
    areas: [['bookOfLastEmbers']],
    foes: [['boneDragon', 'boneGhost']],
    focus: [0],
    loot: 0,
    cards: { 'discard.0': ['conflagration'] },
    tokens: { boneDragon: { wounds: 4 }, boneGhost: { wounds: 1, burning: 1 } },
  });
  t.answer(0, 'Kindle: fast action');
  if (t.match.question(0)?.ask.prompt === 'embed') t.answer(0, t.options(0)[0]);
  t.asks(0, 'turn');
  // Flame hurts the dragon for 2; the ghost gets 1 + 1. Loot of the better one only, focus 2 + 4.
  assert.deepEqual(t.kinds('pursuers.0'), []);
  assert.deepEqual([t.state.loot, foci(t)], [2, [6]]);
  assert.equal(t.kinds('heroDeck.0')[0], 'conflagration');
  assert.ok(t.kinds('discard.0').includes('kindle'));
});

rule.also(
  'VA-EMBED-01',
  '"one enemy targeted by it" is one, also where the embedded action has several',
  () => {
    const t = play({
      hands: [['shieldBash']],
      areas: [['stormStaff']],
      foes: [['stormDragon', 'thornback']],
      focus: [0],
    });
    t.answer(0, 'Shield Bash: normal action').answer(0, 'stormDragon', 'thornback').asks(0, 'turn');
    assert.deepEqual([on(t, 'stormDragon').dazed, on(t, 'thornback').dazed], [1, 0]);
  },
);

rule.also('VA-HEROSETUP-12', 'each of the two ally actions is one of another ally', () => {
  const t = play({
    heroes: ['aseke'],
    areas: [['grimfell', 'jorun']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'Grimfell, the Young Wolf: ally action').asks(0, 'turn');
  assert.deepEqual(
    t.options(0).filter((option) => option.includes('ally action')),
    ['Jorun, the Sellsword: ally action'],
  );
});

situation('all that one text says of one target is about the same target', () => {
  const t = play({
    heroes: ['elatha'],
    hands: [['hailOfArrows']],
    areas: [['fireQuiver']],
    foes: [['stormDragon', 'redSandSlave']],
    tokens: { fireQuiver: { objectives: 1 } },
    focus: [0],
  });
  t.answer(0, 'hailOfArrows').answer(0, 'stormDragon', 'redSandSlave').answer(0, 'fireQuiver');
  t.asks(0, 'oneTarget').answer(0, 'redSandSlave').asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Storm Dragon: 2 damage, 1 wound.',
    'Slave of the Red Sand: 3 damage, 3 wounds.',
  ]);
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'redSandSlave').burning], [0, 1]);
});

situation('what strengthens an action for one target may choose any enemy the action is aimed at', () => {
  const t = play({
    hands: [['focusedStrike']],
    areas: [['greatsword']],
    foes: [['stormDragon', 'thornback', 'giantCrawler']],
    focus: [0],
  });
  t.answer(0, 'Greatsword: normal action').answer(0, 'stormDragon').answer(0, 'giantCrawler');
  t.answer(0, 'focusedStrike').asks(0, 'oneTarget');
  assert.deepEqual(t.options(0), ['Storm Dragon', 'Giant Crawler']);
  t.answer(0, 'giantCrawler').asks(0, 'turn');
  // 4 less 1; 1 and 2 more less 1.
  assert.deepEqual([on(t, 'stormDragon').wounds, on(t, 'giantCrawler').wounds], [3, 2]);
});

rule.also('VA-TOKEN-04', 'two kills of one action bring two tokens, each placed as one likes', () => {
  const t = play({
    heroes: ['sigraed', 'valkea'],
    encounter: 'ragingBones',
    hands: [['conflagration']],
    foes: [['boneSnake', 'boneGhost']],
    tokens: { boneSnake: { wounds: 1 }, boneGhost: { wounds: 1 } },
    focus: [0, 0],
  });
  const { objectives } = t.state;
  t.answer(0, 'conflagration').asks(0, 'objectivesAway').answer(0, 'away1');
  t.asks(0, 'objectivesAway').answer(0, 'away0').asks(0, 'turn');
  assert.deepEqual([on(t, 'ragingBones').objectives, t.state.objectives - objectives], [1, 1]);
});
