import assert from 'node:assert/strict';
import { foci, hits, on, play, rule, situation } from '../kit.ts';

/** Situations in which several rules meet. */

const LAIR = [8, 1] as const;
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
    return [told(t, 'Storm Dragon: burning +1.'), told(t, 'Seat 1 takes 1 wound.')];
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
  assert.ok(told(t, 'Thornback attacks Seat 0: 1 damage.'), t.log().join('\n'));
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

rule.also('VA-SOURCE-03', 'an ally is the source of its damage, also when a card lets it act', () => {
  // Grimfell turns over when his own action kills.
  const t = play({
    heroes: ['aseke'],
    hands: [['callByName']],
    areas: [['grimfell']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { wounds: 1 } },
  });
  t.answer(0, 'Call by Name: fast action').asks(0, 'turn');
  assert.ok(on(t, 'grimfell').turned);
  // Not when somebody else's does in the same breath.
  const both = play({
    heroes: ['aseke'],
    hands: [['renewOath']],
    areas: [['grimfell', 'jorun']],
    foes: [['boneSnake', 'stormDragon']],
    tokens: { boneSnake: { wounds: 1 } },
    focus: [0],
  });
  both.answer(0, 'renewOath').answer(0, 'Grimfell, the Young Wolf: ally action').answer(0, 'stormDragon');
  both.answer(0, 'Jorun, the Sellsword: ally action').answer(0, 'boneSnake').asks(0, 'turn');
  assert.deepEqual(both.kinds('pursuers.0'), ['stormDragon']);
  assert.ok(!on(both, 'grimfell').turned);
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

rule.also('VA-END-08', 'whoever slays the boss and raises the time to the end with it has lost', () => {
  const t = play({
    heroes: ['valkea'],
    encounter: 'nightOfThePack',
    at: LAIR,
    hands: [['fierceBlow']],
    foes: [['greyfang']],
    tokens: { greyfang: { wounds: 9, turned: true } },
    focus: [9],
    set: (state) => Object.assign(state, { bossLife: 10, time: 39, reinforcement: 2 }),
  });
  t.answer(0, 'fierceBlow');
  assert.ok(told(t, 'Greyfang, Father of the Pack is killed!'), t.log().join('\n'));
  assert.equal(t.match.result?.how, 'theEnd');
});

situation('a retreat can cost a life, and with it the adventure', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'travel',
    loot: 0,
    encounter: 'turfWar',
    at: [1, 1],
    cards: { 'heroDeck.0': ['charge'], 'place.1': ['gallowsHill'] },
  });
  t.answer(0, t.options(0)[0]);
  assert.deepEqual(t.match.result, { how: 'heroFallen', winners: [] });
});

situation('the last card may go and the hero lives; one wound more and the hero falls', () => {
  const left = (deck: readonly string[]) =>
    play({
      heroes: ['valkea'],
      phase: 'defence',
      hands: [['charge']],
      foes: [['redSandSlave']],
      cards: { 'heroDeck.0': deck, 'discard.0': ['holdFast'] },
    });
  const lives = left(['ironBreath', 'fierceBlow']);
  assert.deepEqual([lives.match.result, lives.kinds('burial.0').length], [null, 4]);
  assert.equal(left(['ironBreath']).match.result?.how, 'heroFallen');
});

rule.also('VA-END-01', 'a boss that burns to death in the defence phase is slain in time', () => {
  const t = play({
    encounter: 'nightOfThePack',
    phase: 'defence',
    at: LAIR,
    row: ['greyfang'],
    tokens: { greyfang: { wounds: 9, turned: true, burning: 1 } },
    set: (state) => (state.bossLife = 10),
  });
  assert.equal(t.match.result?.how, 'victory');
});

situation('Greyfang burnt to half of his life turns over and goes to the row', () => {
  const t = play({
    encounter: 'nightOfThePack',
    phase: 'defence',
    at: LAIR,
    foes: [['greyfang', 'boneSnake']],
    tokens: { greyfang: { wounds: 4, burning: 1 } },
    set: (state) => (state.bossLife = 10),
  });
  t.answer(0, 'boneSnake');
  assert.deepEqual([t.kinds('row').includes('greyfang'), on(t, 'greyfang').turned], [true, true]);
});

rule.also('VA-ELIM-03', 'who falls at the boss takes allies and gear along, and another speaks', () => {
  const t = play({
    heroes: ['valkea', 'elatha', 'sigraed'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    areas: [['shortSwordValkea', 'jorun']],
    foes: [['redSandSlave', 'boneSnake'], ['thornback']],
    cards: { 'heroDeck.0': ['charge'] },
    set: (state) => (state.round = 4),
  });
  // Round 4: seat 0 speaks.
  t.asks(0, 'assign').answer(0, 'boneSnake').asks(0, 'whichArea').answer(0, 'seat0').asks(0, 'activate');
  t.answer(0, 'redSandSlave');
  assert.ok(t.state.heroes[0].out);
  assert.ok(!t.match.waiting.includes(0));
  while (t.match.question(1)?.ask.prompt === 'rowOrder' || t.match.question(2)?.ask.prompt === 'rowOrder')
    t.answer(t.match.waiting[0], 'boneSnake');
  assert.deepEqual(t.kinds('area.0'), []);
  assert.ok(['redSandSlave', 'boneSnake'].every((kind) => t.kinds('row').includes(kind)));
  // The snake that Jorun was to fight attacks nobody any more.
  assert.ok(!t.log().some((line) => line.startsWith('Bone Snake attacks')));
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

situation('who dies in a trap leaves the way free for the next, and its loot at once', () => {
  const t = play({
    heroes: ['elatha'],
    phase: 'pursuit',
    areas: [['arrowTrap']],
    row: ['diveHunter', 'thornback'],
    focus: [4],
    loot: 0,
    tokens: { diveHunter: { wounds: 1 } },
  });
  t.asks(0, 'enemyEntersHeroArea').answer(0, 'arrowTrap');
  // 4 halved is 2, the trap takes 1: the thornback still comes.
  assert.deepEqual([t.kinds('pursuers.0'), t.state.loot, foci(t)], [['thornback'], 1, [0]]);
});

rule.also('VA-KILL-05', 'also where the death of one of them has consequences', () => {
  // Holy Wrath kills both; the fiery death of the colossus does not make the dragon a kill of its own.
  const t = play({
    heroes: ['melekai'],
    hands: [['holyWrath']],
    areas: [['reliquary']],
    foes: [['emberColossus', 'mutatedDragon']],
    tokens: { emberColossus: { wounds: 4 }, mutatedDragon: { wounds: 4 } },
    focus: [0],
    loot: 0,
  });
  t.answer(0, 'holyWrath').answer(0, 'emberColossus', 'mutatedDragon').answer(0, 'pass');
  t.asks(0, 'actionEnded').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.state.loot], [[], 2]);
  assert.equal(on(t, 'melekai').burning, 1);
});

rule.also('VA-KILL-01', 'who is killed together with another is not saved by what the other leaves', () => {
  // Ishara is healed when somebody else dies, but not when she dies in the same breath.
  const t = play({
    heroes: ['sigraed'],
    options: { adventure: 'redSand' },
    encounter: 'templeInTheSand',
    at: [10, 1],
    hands: [['firestorm']],
    foes: [['bloodPreacher', 'ishara']],
    tokens: { ishara: { wounds: 10, turned: true }, bloodPreacher: { wounds: 2 } },
    set: (state) => (state.bossLife = 11),
  });
  t.answer(0, 'firestorm').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.state.bossSlain], [[], true]);
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

rule.also(
  'VA-VARIANT-05',
  'an ally killed by poison takes loot along in a nightmare, as far as there is any',
  () => {
    const lost = (nightmareTime: boolean) =>
      play({
        options: { nightmareTime },
        phase: 'defence',
        encounter: 'holdTheBridge',
        loot: 1,
        areas: [['jorun']],
        tokens: { jorun: { wounds: 6, poison: 1 } },
      }).state.loot;
    assert.deepEqual([lost(false), lost(true)], [1, 0]);
  },
);

rule.also('VA-TRAVEL-06', 'from the boss one retreats like from anywhere, and meets it afresh', () => {
  const t = play({
    phase: 'travel',
    loot: 0,
    encounter: 'nightOfThePack',
    at: LAIR,
    row: ['greyfang', 'thornback'],
    tokens: { greyfang: { wounds: 7, turned: true, dazed: 1 } },
    set: (state, table) => {
      state.bossLife = 10;
      table.move(table.top(table.piles.hidden[7])!, table.piles.place[7]);
    },
  });
  t.asks(0, 'retreat').answer(0, 'retreat7');
  assert.deepEqual([t.state.threat[8], t.state.party], [2, 7]);
  assert.deepEqual([t.kinds('row'), t.kinds('aside').toSorted()], [[], ['greyfang', 'nightOfThePack']]);
  assert.deepEqual([on(t, 'greyfang').wounds, on(t, 'greyfang').turned], [0, false]);
});
