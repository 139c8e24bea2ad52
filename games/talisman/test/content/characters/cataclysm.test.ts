import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import {
  CITY,
  entering,
  lands,
  lastFight,
  meets,
  pileAt,
  player,
  rest,
  scene,
  until,
  visitingDenizen,
  walking,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Mutant mutates on entering', () => {
  const t = entering('mutant', { dice: [4, 4, 2, 3] })
    .asks(0, 'fate')
    .answer(0, 'keep');
  assert.equal(player(t).fate, 4);
  rest(t);
});

situation('the Barbarian fights harder after a wound of this turn, and never has Spells', () => {
  const desert = (lives: number) => {
    const t = scene({
      seats: ['barbarian', 'thief'],
      at: ['runes2', 'tavern'],
      with: { 0: { lives } },
      cards: { [pileAt('desert1')]: ['bear'] },
      dice: [2, 1, 5],
    });
    t.answer(0, 'desert1');
    rest(t);
    return lastFight(t);
  };
  // With 7 lives he has 6 of 5 left after the Desert: only the wound of this turn counts.
  assert.match(desert(7), /7 against 8/u);
  const later = scene({
    seats: ['barbarian', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['bear'] },
    dice: [2, 3, 1, 5],
  });
  later.answer(0, 'hills2');
  // Beaten by the Bear he is hurt, until another turn begins.
  const { table } = later.match;
  assert.deepEqual(table.note(table.top(table.piles.character[0])!), { counters: 0, stack: 0 });
  assert.equal(player(later).lives, 4);
  rest(later);
  const book = walking('barbarian', {
    with: { 0: { craft: 6 } },
    cards: { [pileAt('hills2')]: ['bookOfSpells'] },
  });
  assert.deepEqual(book.kinds('hand.0'), []);
});

situation('the wounds of others do not anger the Barbarian', () => {
  const t = scene({
    seats: ['barbarian', 'thief', 'thief'],
    at: ['city', 'hills2', 'oasis'],
    cards: { 'hand.2': ['healing'] },
    dice: [2, 3],
  });
  until(t, 'destination').answer(0, 'hills2');
  until(t.answer(2, 'pass'), 'encounter').answer(0, 'seat1').roll(5, 1).answer(2, 'pass');
  t.asks(0, 'spoils').answer(0, 'takeLife').asks(2, 'turnEnd');
  const { table } = t.match;
  assert.equal(player(t, 1).lives, 3);
  assert.equal(table.note(table.top(table.piles.character[0])!), null);
});

situation('darkness rewards the Cultist for a kill, and more for a good victim', () => {
  const t = meets('darkCultist', ['wolf'], [5, 1, 4]);
  assert.deepEqual([t.state.players[0].strength, t.kinds('trophies.0')], [1, ['wolf']]);
  const good = lands('darkCultist', 'monk', [5, 1, 4]);
  good.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([good.state.players[0].craft, good.state.players[1].lives], [1, 3]);
});

rule.also('TA-ALIGN-04', 'the Scavenger leaves what is barred to him among the discarded cards', () => {
  const picks = (top: string, alignment: 'good' | 'evil', owner = 0): boolean => {
    const seats = owner === 0 ? ['scavenger', 'thief'] : ['thief', 'scavenger'];
    const t = scene({
      seats,
      at: ['city', 'tavern'],
      with: { [owner]: { alignment } },
      cards: { adventureDiscard: ['wolf', top] },
      dice: [2, 3],
    });
    rest(t);
    return t.match.question(owner)?.ask.prompt === 'turnStart';
  };
  assert.deepEqual([picks('runesword', 'evil'), picks('runesword', 'good')], [true, false]);
  assert.deepEqual([picks('unicorn', 'good'), picks('runesword', 'evil', 1)], [false, false]);
});

situation('the Arcane Scion trades Spells and fate, and Craft brings a Spell', () => {
  const t = scene({
    seats: ['arcaneScion', 'warrior'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['hex'] },
  });
  t.answer(0, 'Trade fate and Spells');
  assert.deepEqual([t.state.players[0].fate, t.kinds('hand.0')], [1, []]);
  t.match.waiting.forEach((seat) => t.options(seat));
  const back = scene({
    seats: ['arcaneScion', 'warrior'],
    at: ['city', 'tavern'],
    with: { 0: { fate: 1 } },
    next: { spells: ['hex'] },
  });
  back.answer(0, 'Trade fate and Spells');
  assert.deepEqual([back.state.players[0].fate, back.kinds('hand.0')], [0, ['hex']]);
  back.match.waiting.forEach((seat) => back.options(seat));
  const learns = meets('arcaneScion', ['witch'], [4], { next: { spells: ['hex'] } });
  assert.deepEqual([learns.state.players[0].craft, learns.kinds('hand.0')], [1, ['hex']]);
  learns.match.waiting.forEach((seat) => learns.options(seat));
});

situation('the Barbarian fights harder when hurt, and charges on after a victory', () => {
  const hurt = meets('barbarian', ['wolf'], [1, 1], { with: { 0: { lives: 3 } } });
  assert.match(lastFight(hurt), /7 against 3: won/u);
  hurt.asks(0, 'fightEnd').answer(0, 'Charge on').answer(0, 'plains2');
  assert.equal(where(hurt, 0), 'plains2');
  const whole = meets('barbarian', ['wolf'], [1, 1]);
  whole.answer(0, 'pass');
  assert.match(lastFight(whole), /6 against 3: won/u);
  assert.equal(where(whole, 0), 'hills2');
  // Charging on is no wound: the next fight is as hard as the first, and a second charge there is none.
  const on = meets('barbarian', ['wolf'], [1, 1], { cards: { [pileAt('plains2')]: ['wolf'] } });
  on.answer(0, 'Charge on').roll(1, 1, 2, 3).answer(0, 'plains2');
  assert.match(lastFight(on), /6 against 3: won/u);
  on.asks(0, 'trophies').answer(0);
  // A wound of this turn does not keep him from it.
  const wounded = scene({
    seats: ['barbarian', 'thief'],
    at: ['runes2', 'tavern'],
    cards: { [pileAt('desert1')]: ['wolf'] },
    dice: [2, 1, 1, 1],
  });
  assert.ok(wounded.answer(0, 'desert1').asks(0, 'fightEnd').options(0).includes('Charge on'));
});

situation('the Black Knight demands gold or a life, and a toll for evading him', () => {
  const pays = lands('blackKnightCataclysm', 'warrior', [], { with: { 1: { gold: 1 } } });
  pays.answer(0, 'Demand 1 gold').answer(1, 'Pay 1 gold');
  assert.deepEqual([pays.state.players[0].gold, pays.state.players[1].lives], [1, 5]);
  const poor = lands('blackKnightCataclysm', 'warrior', []);
  poor.answer(0, 'Demand 1 gold');
  assert.equal(poor.state.players[1].lives, 4);
  const dwarf = lands('blackKnightCataclysm', 'dwarf', [], { with: { 1: { gold: 2 } } });
  dwarf.answer(0, 'Attack').answer(1, 'Evade');
  assert.deepEqual([dwarf.state.players[1].gold, dwarf.state.players[1].lives], [1, 5]);
  const broke = lands('blackKnightCataclysm', 'dwarf', []);
  broke.roll(6, 1, 1).answer(0, 'Attack').asks(0, 'spoils');
});

situation('the Mutant pays a life for each mutation', () => {
  const mutates = (first: number, second: number) => {
    const t = scene({
      seats: ['mutant', 'warrior'],
      at: ['city', 'tavern'],
      with: { 0: { craft: 1 } },
    });
    return t.roll(first, second).answer(0, 'Mutate (1 life)');
  };
  const low = mutates(1, 1).answer(0, 'Craft');
  assert.deepEqual([low.state.players[0].lives, low.state.players[0].craft], [4, 0]);
  const mid = mutates(3, 3);
  assert.deepEqual([mid.state.players[0].lives, mid.state.players[0].fate], [5, 1]);
  // Where one row of the table ends and the next begins: lives, fate, Strength and Craft.
  const rows = [
    [2, 2, 3, 0, 0, 1],
    [2, 3, 5, 1, 0, 1],
    [3, 4, 4, 2, 0, 1],
    [4, 4, 4, 2, 0, 1],
  ] as const;
  for (const [first, second, ...values] of rows) {
    const t = mutates(first, second);
    const { lives, fate, strength, craft } = t.state.players[0];
    assert.deepEqual([lives, fate, strength, craft], values, `${first + second}`);
    t.options(0);
  }
  for (const [first, second] of [
    [1, 2],
    [4, 5],
    [5, 6],
  ] as const) {
    const t = mutates(first, second).asks(0, 'choose').answer(0, 'Craft');
    assert.equal(t.state.players[0].craft, first + second === 3 ? 0 : 2, `${first + second}`);
    t.options(0);
  }
  const high = mutates(6, 6);
  assert.deepEqual([high.state.players[0].strength, high.state.players[0].craft], [1, 2]);
  for (const t of [low, mid, high]) t.match.waiting.forEach((seat) => t.options(seat));
});

situation('the Scavenger takes what others have thrown away', () => {
  const t = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city'],
    cards: { adventureDiscard: ['dragon', 'ring'] },
    dice: [2, 3],
  });
  t.asks(0, 'turnStart').answer(0, 'Take the discarded Object').asks(0, 'destination');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('adventureDiscard')], [['ring'], ['dragon']]);
  const enemy = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city'],
    cards: { adventureDiscard: ['ring', 'dragon'] },
    dice: [2, 3],
  });
  enemy.asks(0, 'destination');
});

situation('the Scavenger carries more and looks at Remnants first', () => {
  const loaded = (count: number) =>
    scene({
      seats: ['scavenger', 'warrior'],
      at: ['city'],
      cards: {
        'objects.0': ['sword', 'axe', 'helmet', 'shield', 'ring', 'armour', 'amulet'].slice(0, count),
      },
      dice: [2, 3],
    });
  loaded(6).asks(0, 'destination');
  loaded(7).asks(0, 'dropObject');
  const digging = (answer: string) => {
    const t = scene({
      seats: ['scavenger', 'warrior'],
      at: ['city', 'tavern'],
      options: { board: 'cataclysm' },
      cards: { 'buried.14': ['giantFly'] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2').asks(0, 'unearth').answer(0, answer);
    assert.ok(t.log(0).some((line) => line.includes('Giant Fly')));
    t.match.waiting.forEach((seat) => void t.options(seat));
    return t;
  };
  const left = digging('Leave it facedown');
  assert.deepEqual(left.kinds('buried.14'), ['giantFly']);
  assert.ok(!left.log(1).some((line) => line.includes('Giant Fly')));
  assert.deepEqual(digging('Turn it up').kinds('buried.14'), []);
});

situation('the Scavenger begins in the Ruins with a Haversack', () => {
  const { character } = game.content.scavenger;
  assert.deepEqual([character!.start, character!.objects], ['ruins', ['haversack']]);
});

situation('there are 31 characters', () => {
  assert.equal(Object.values(game.content).filter(({ type }) => type === 'character').length, 31);
});

situation('the Black Knight wants gold or blood, and rides home', () => {
  const t = visitingDenizen('denizenBlackKnight', { with: { 0: { gold: 1 } } }).answer(0, 'pay');
  assert.deepEqual([player(t).gold, player(t, 1).lives, player(t).lives], [0, 3, 4]);
  assert.deepEqual([t.kinds(CITY), t.kinds(pileAt('castle'))], [[], ['denizenBlackKnight']]);
  assert.equal(player(visitingDenizen('denizenBlackKnight')).lives, 3);
});

situation('the Black Knight demands 1 gold of the rich, too', () => {
  const t = lands('blackKnightCataclysm', 'warrior', [], { with: { 1: { gold: 3 } } });
  t.answer(0, 'Demand 1 gold').answer(1, 'Pay 1 gold');
  assert.deepEqual([player(t).gold, player(t, 1).gold], [1, 2]);
});

situation('with a full hand the Arcane Scion can only give up a Spell', () => {
  const t = scene({
    seats: ['arcaneScion', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { fate: 1, craft: 3 } },
    cards: { 'hand.0': ['hex', 'reverence', 'alchemy'] },
  });
  t.answer(0, 'Trade fate and Spells').asks(0, 'discardSpells').answer(0, 'Alchemy');
  assert.deepEqual([player(t).fate, t.kinds('hand.0')], [2, ['hex', 'reverence']]);
  rest(t);
});

situation('the rage of the Barbarian is of no use to his mind', () => {
  const t = meets('barbarian', ['shadow'], [5, 1], {
    with: { 0: { lives: 3 } },
    options: { trophyRate: 7 },
  });
  assert.match(lastFight(t), /7 against 3: won/u);
});

situation(
  'the Barbarian charges on one space, after a battle of his own turn against an Enemy he has killed',
  () => {
    const choice = meets('barbarian', ['wolf'], [1, 1], { options: { trophyRate: 7 } }).answer(
      0,
      'Charge on',
    );
    choice.asks(0, 'teleport');
    assert.deepEqual(
      choice.match.question(0)!.from.map(({ id }) => id),
      ['plains2', 'fields4', 'pass'],
    );
    // Declined there is no second offer, and no move.
    choice.answer(0, 'pass');
    assert.deepEqual([where(choice, 0), choice.state.turn], ['hills2', 1]);
    const psychic = meets('barbarian', ['shadow'], [5, 1], { options: { trophyRate: 7 } });
    assert.deepEqual([psychic.kinds('trophies.0'), psychic.state.turn], [['shadow'], 1]);
    const rival = lands('barbarian', 'thief', [5, 1]).answer(0, '1 life');
    assert.deepEqual([player(rival, 1).lives, rival.state.turn], [3, 1]);
    const attacked = lands('thief', 'barbarian', [1, 5]).answer(1, '1 life');
    assert.deepEqual([player(attacked).lives, attacked.state.turn], [3, 1]);
    rest(attacked);
  },
);

situation('the Scavenger leaves what he may not own, and what others could take', () => {
  const barred = scene({
    seats: ['scavenger', 'warrior'],
    at: ['city', 'oasis'],
    with: { 0: { alignment: 'evil' } },
    cards: { adventureDiscard: ['holyLance'] },
    dice: [2, 3],
  });
  barred.asks(0, 'destination');
  const other = scene({
    seats: ['thief', 'scavenger'],
    at: ['city', 'oasis'],
    cards: { adventureDiscard: ['ring'] },
    dice: [2, 3],
  });
  other.asks(0, 'destination');
});

situation('a Mutant who dies of it does not mutate, nor one who is spared the loss', () => {
  const dead = scene({
    seats: ['mutant', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { lives: 1 } },
    options: { heirs: false },
    dice: [6, 6],
  });
  dead.answer(0, 'Mutate (1 life)');
  assert.deepEqual([player(dead).standing === 'playing', player(dead).strength], [false, 0]);
  rest(dead);
  const spared = scene({
    seats: ['mutant', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'reward.0': ['glassGuardians'] },
  });
  const { table } = spared.match;
  table.setNote(table.top(table.piles.reward[0])!, { counters: 4, stack: 0 });
  spared.answer(0, 'Mutate (1 life)').roll(2, 3).answer(0, 'Glass Guardians');
  assert.deepEqual([player(spared).lives, player(spared).strength], [5, 0]);
  spared.asks(0, 'destination');
});

situation('the Arcane Scion bends fate in a turn of his own', () => {
  const t = scene({
    seats: ['thief', 'arcaneScion'],
    at: ['city', 'oasis'],
    cards: { 'hand.1': ['hex'] },
    dice: [2, 3],
  });
  t.asks(0, 'destination');
});
