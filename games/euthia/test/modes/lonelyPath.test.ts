import assert from 'node:assert/strict';
import { ignoresPower, maxHealth } from '../../rules/tiles.ts';
import { powersOn } from '../../rules/map.ts';
import {
  card,
  choose,
  endTurn,
  fighting,
  fightOf,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  situation,
} from '../kit.ts';

const heroes = ['dral'];
type Plan = NonNullable<Parameters<typeof play>[0]>;
const path = (plan: Plan = {}): Journey =>
  play({ heroes, at: [3], ...plan, options: { scenario: 'lonelyPath', ...plan.options } });

situation('seven events, two of four people open, a supply of choice', () => {
  const j = path();
  assert.deepEqual(
    [j.kinds('eventDeck').length, j.kinds('characters').length, j.kinds('characterDeck').length],
    [7, 2, 2],
  );
  const start = (difficulty: 'easy' | 'normal' | 'hard'): number[] => {
    const one = path({ options: { difficulty }, cards: { silverStore: [] } });
    return [one.kinds('pouch.0').length, one.state.heroes[0].gold, one.kinds('goldStore').length];
  };
  assert.deepEqual(
    [start('easy'), start('normal'), start('hard')],
    [
      [2, 4, 0],
      [1, 2, 0],
      [0, 2, 1],
    ],
  );
});

situation('an event at the start of rounds 2 to 8', () => {
  const turned = (round: number): number => {
    const j = path({ set: (state) => (state.round = round - 1), next: { eventDeck: ['eventHarvest'] } });
    endTurn(j, 0).asks(0, 'turn');
    assert.equal(j.state.round, round);
    return j.kinds('event').length;
  };
  assert.deepEqual([2, 8, 9].map(turned), [1, 1, 0]);
  assert.deepEqual(path().kinds('event'), []);
});

/** The second round begins with this event. */
function event(kind: string, plan: Plan = {}): Journey {
  const j = path({ ...plan, next: { eventDeck: [kind], ...plan.next } });
  return endTurn(j, 0);
}

card('eventHarvest', 'each tile bought costs 1 less, at least 1', () => {
  const price = (j: Journey): number[] => {
    choose(j, 0, 'trade').asks(0, 'trade');
    return j
      .options(0)
      .flatMap((text) => /^Buy .* \((\d+) gold\)$/u.exec(text)?.[1] ?? [])
      .map(Number);
  };
  const plan: Plan = {
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 30 }],
    set: (state) => state.map.beaten.fill(true),
    cards: { 'offer.0': ['woodenShield', 'heaterShield', 'huntingBow', 'luckyRing'] },
  };
  const usual = price(path(plan));
  const rich = price(event('eventHarvest', plan).asks(0, 'turn'));
  assert.equal(usual.length, 4);
  assert.deepEqual(
    rich,
    usual.map((one) => Math.max(1, one - 1)),
  );
});

card('eventFog', 'each marker gives 1 point less, and a victory 1 gaar', () => {
  const j = event('eventFog').asks(0, 'turn');
  choose(j, 0, 'move.combat').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 2);
  endTurn(j, 0).asks(0, 'turn');
  choose(j, 0, 'move.combat').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 3);
});

card('eventBloodMoon', 'monsters have 1 gaar more, and beating one brings 1 reputation more', () => {
  const j = event('eventBloodMoon', {
    map: [['robberTrail', 2, -1]],
    at: [1],
    cards: { 'monsterNext.0': ['mistWolf'] },
    hero: [{ gaar: 1 }],
  }).asks(0, 'turn');
  j.next('combatDeck', 'combat11').roll(6, 6);
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step4');
  choose(j, 0, 'fight');
  assert.equal(fightOf(j).gaar, 1);
  passTo(j, 'afterHeroRoll');
  fightOf(j).damage = 4;
  passTo(j, 'keepTrophy');
  assert.equal(j.state.heroes[0].reputation, 1 + 1);
});

card('eventRockfall', 'mining costs a wound and draws three', () => {
  const j = event('eventRockfall', {
    map: [['oldQuarry', 2, -1]],
    at: [4],
    hero: [{ health: 8 }],
    set: (state) => state.map.beaten.fill(true),
  }).asks(0, 'turn');
  choose(j, 0, 'mine').asks(0, 'keepRaw');
  assert.deepEqual([j.state.heroes[0].health, j.match.question(0)!.from.length], [7, 3]);
});

card('eventStillness', 'no powers around, and rolls against elementals are 2 higher', () => {
  const j = event('eventStillness', { map: [['humStones', 2, -1]], at: [4] }).asks(0, 'turn');
  assert.equal(powersOn(j.t, 4), 0);
  j.roll(3, 3);
  choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
  const roll = j.t.scenes.find(({ type }) => type === 'heroRoll') as unknown as { plus: number };
  assert.equal(roll.plus, 2);
  assert.equal(ignoresPower(j.t, 0, 'earth'), false);
});

card('eventPilgrims', 'heal 4, 2 gold, or a gaar and a potion', () => {
  const taken = (choice: number): number[] => {
    const j = event('eventPilgrims', {
      hero: [{ health: 2, gold: 0, gaar: 0 }],
      options: { difficulty: 'hard' },
    }).asks(0, 'chooseEffects');
    choose(j, 0, `choice${choice}`).asks(0, 'turn');
    const { health, gold, gaar, potions } = j.state.heroes[0];
    return [health, gold, gaar, potions];
  };
  assert.deepEqual([0, 1, 2].map(taken), [
    [6, 0, 0, 0],
    [2, 2, 0, 0],
    [2, 0, 1, 1],
  ]);
});

situation('the taxman takes no reputation from somebody who has none', () => {
  const j = event('eventTaxman', { hero: [{ gold: 2, reputation: 0 }], cards: { 'hand.0': [] } });
  j.asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.kinds('hand.0')], [0, []]);
});

card('eventTaxman', '2 gold, or 1 reputation and a gold card', () => {
  const j = event('eventTaxman', { hero: [{ gold: 2, reputation: 3 }], cards: { 'hand.0': [] } }).asks(
    0,
    'chooseEffects',
  );
  assert.deepEqual(offered(j, 0), ['choice0', 'choice1']);
  choose(j, 0, 'choice0').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[0].reputation], [0, 3]);
  const poor = event('eventTaxman', { hero: [{ gold: 1, reputation: 3 }], cards: { 'hand.0': [] } });
  if (poor.match.question(0)!.ask.prompt === 'chooseEffects') pass(poor);
  assert.deepEqual(
    [poor.state.heroes[0].gold, poor.state.heroes[0].reputation, poor.kinds('hand.0').length],
    [1, 2, 1],
  );
  poor.asks(0, 'turn');
});

/** Somebody is hired where they wait. */
function hires(kind: string, map: string | null, at: number, plan: Plan = {}): Journey {
  const j = path({
    map: map === null ? [] : [[map, 2, -1]],
    at: [at],
    hero: [{ gold: 5 }],
    ...plan,
    cards: { characters: [kind], ...plan.cards },
    set: (state, t) => {
      state.map.beaten.fill(true);
      plan.set?.(state, t);
    },
  });
  return choose(j, 0, 'hire').asks(0, 'turn');
}

card('trackerIlsabe', '2 points once a round, and a look at the next map tile', () => {
  const j = hires('trackerIlsabe', 'traderGreen', 4);
  assert.deepEqual(
    [j.state.heroes[0].gold, j.kinds('company.0'), j.state.heroes[0].markers.length],
    [2, ['trackerIlsabe'], 3],
  );
  j.answer(0, 'Use Ilsabe the Tracker').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 2);
  assert.ok(!j.options(0).includes('Use Ilsabe the Tracker'));
});

card('surgeonTamm', 'heals 3 once a round, in a fight or not', () => {
  const j = hires('surgeonTamm', 'alchemistBrook', 5, { hero: [{ gold: 3, health: 3 }] });
  j.answer(0, 'Use Brother Tamm, Field Surgeon').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 6);
});

card('shieldMaidWrenn', '3 wounds less once a round', () => {
  const j = hires('shieldMaidWrenn', 'northTowers', 7, {});
  assert.equal(j.state.heroes[0].gold, 1);
  const fight = fighting('cyclops', {
    heroes,
    options: { scenario: 'lonelyPath' },
    hero: [{ health: 8, gaar: 3 }],
    cards: {
      'company.0': ['shieldMaidWrenn'],
      characters: [],
      'monsterNext.2': ['cyclops'],
      goldStore: [],
      silverStore: [],
    },
    next: { combatDeck: ['combat44'], goldDeck: ['soulControlSolo', 'soulControlSolo'] },
  });
  passTo(fight, 'afterMonsterRoll');
  fight.answer(0, 'Use Wrenn the Shield Maid');
  passTo(fight, 'afterHeroRoll');
  assert.equal(fight.state.heroes[0].health, 8);
});

card('porterOkko', 'two trophies, potions or raw materials lie on his card', () => {
  const j = hires('porterOkko', null, 3, { hero: [{ gold: 3, potions: 2 }] });
  assert.equal(j.state.heroes[0].gold, 1);
  choose(j, 0, 'buyPotion').asks(0, 'turn');
  assert.equal(j.state.heroes[0].potions, 3); // with the supply tile that is four for three pouches
  assert.equal(maxHealth(j.t, 0), 8);
});

situation('a hero has one companion: another one sends the first away, death does so, too', () => {
  const j = path({
    hero: [{ gold: 5 }],
    cards: { characters: ['porterOkko'], 'company.0': ['surgeonTamm'], characterDeck: ['trackerIlsabe'] },
  });
  choose(j, 0, 'hire').asks(0, 'turn');
  assert.deepEqual(
    [j.kinds('company.0'), j.kinds('characters').toSorted()],
    [['porterOkko'], ['surgeonTamm', 'trackerIlsabe']],
  );
  const dead = fighting('mistWolf', {
    heroes,
    options: { scenario: 'lonelyPath' },
    hero: [{ health: 1, gaar: 0 }],
    cards: { 'company.0': ['trackerIlsabe'], characters: ['porterOkko'], 'monsterNext.0': ['mistWolf'] },
    next: { combatDeck: ['combat66'] },
  });
  passTo(dead, 'turn');
  assert.deepEqual(
    [dead.kinds('company.0'), dead.kinds('characters')],
    [[], ['porterOkko', 'trackerIlsabe']],
  );
});

situation('the gate brings 8, 6 or 4 reputation, once', () => {
  const through = (round: number): Journey => {
    const j = path({
      map: [['pilgrimGate', 2, -1]],
      at: [4],
      cards: { event: [], eventDeck: ['eventHarvest'] },
      set: (state) => {
        state.round = round;
        state.map.beaten.fill(true);
      },
    });
    return choose(j, 0, 'gate').asks(0, 'turn');
  };
  assert.deepEqual(
    [1, 7, 8, 9].map((round) => through(round).state.heroes[0].reputation),
    [8, 8, 6, 4],
  );
  assert.ok(!offered(through(3), 0).includes('gate'));
  const guarded = path({ map: [['pilgrimGate', 2, -1]], at: [4] });
  assert.ok(!offered(guarded, 0).includes('gate'));
});

situation('two gold cards for a gaar and a potion, once a turn', () => {
  const j = path({
    options: { difficulty: 'hard' },
    hero: [{ gaar: 1 }],
    cards: { 'hand.0': ['mightyBlow', 'mightyBlow', 'healingCard', 'healingCard'] },
  });
  choose(j, 0, 'cardsToGaar');
  const two = j.match
    .question(0)!
    .from.slice(0, 2)
    .map(({ id }) => id);
  j.answer(0, ...two).asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gaar, j.state.heroes[0].potions, j.kinds('hand.0').length], [2, 1, 2]);
  assert.ok(!offered(j, 0).includes('cardsToGaar'));
});

situation('what an event brings has to find its place at once', () => {
  const j = event('eventPilgrims', {
    hero: [{ gaar: 4 }],
    cards: { 'pouch.0': ['rawMarble', 'rawClay', 'rawKelp'] },
  });
  choose(j, 0, 'choice2').asks(0, 'storage');
  const rich = event('eventTaxman', {
    hero: [{ gold: 0, reputation: 3 }],
    cards: { 'hand.0': ['curse', 'curse', 'curse', 'bloodlust', 'stoneSkin'] },
  });
  rich.asks(0, 'handLimit');
});
