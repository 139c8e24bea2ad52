import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;

// From the City two steps lead to hills2 (14) or woods2 (10), three to plains2 (15) or plains1 (9).
const landing = (more: Parameters<typeof scene>[0]) =>
  scene({ seats: thieves, at: ['city', 'tavern'], ...more, dice: [2, 3, ...(more.dice ?? [])] });

rule('TA-ENC-01', 'one other character, or the space', () => {
  const t = landing({ at: ['city', 'hills2'] });
  t.answer(0, 'hills2').asks(0, 'encounter');
  assert.deepEqual(t.options(0).length, 2);
  const alone = landing({});
  alone.answer(0, 'hills2');
  assert.equal(alone.state.turn, 1);
});

rule('TA-ENC-02', 'only where the move ends', () => {
  const t = landing({ cards: { 'space.12': ['wolf'], 'space.13': ['wolf'] } });
  t.answer(0, 'hills2');
  assert.deepEqual([t.kinds('space.12'), t.kinds('space.13')], [['wolf'], ['wolf']]);
  assert.ok(!t.log().some((line) => line.includes('Wolf')));
});

rule('TA-ENC-03', 'attack, or use an ability', () => {
  const t = landing({ at: ['city', 'hills2'], with: { 1: { gold: 2 } } });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(0, 'against');
  assert.deepEqual(t.options(0), ['Attack', 'Steal']);
  t.answer(0, 'Steal');
  assert.deepEqual([t.state.players[0].gold, t.state.players[1].gold], [1, 1]);
});

rule('TA-ENC-04', 'after that nothing on the space is visited or taken', () => {
  const t = landing({
    at: ['city', 'hills2'],
    cards: { 'space.14': ['healer', 'sword', 'shrine'] },
    dice: [1, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1');
  assert.equal(t.state.turn, 1);
  assert.deepEqual(t.kinds('space.14'), ['healer', 'sword', 'shrine']);
});

rule('TA-ENC-05', 'cards without a number are not faced then either', () => {
  const t = landing({ at: ['city', 'hills2'], cards: { 'space.14': ['hex'] }, dice: [1, 1] });
  t.answer(0, 'hills2').answer(0, 'seat1');
  assert.equal(t.state.players[0].lives, 4);
});

rule('TA-ENC-06', 'the steps of a space encounter come in their order', () => {
  const t = landing({
    at: ['city', 'tavern'],
    cards: { 'space.14': ['shrine', 'sword', 'healer', 'wolf', 'angel', 'hex'] },
    with: { 0: { alignment: 'good', lives: 2 } },
    dice: [5, 1],
  });
  t.answer(0, 'hills2').asks(0, 'loot').answer(0, 'Sword').asks(0, 'visitPlace').answer(0, 'pass');
  const met = t.log().flatMap((line) => /meets (\w+)/u.exec(line)?.[1] ?? []);
  assert.deepEqual(met, ['Hex', 'Angel', 'Wolf', 'Healer']);
});

rule('TA-ENC-07', 'a drawing space comes first, any other space last', () => {
  const draws = landing({ next: { adventure: ['wolf'] }, cards: {}, dice: [5, 1] });
  draws.answer(0, 'hills2');
  assert.deepEqual(draws.kinds('trophies.0'), ['wolf']);
  // On the Tavern the card comes before the table.
  const last = scene({
    seats: thieves,
    at: ['ruins', 'city'],
    cards: { 'space.18': ['wolf'] },
    dice: [2, 3, 5, 1, 4],
  });
  last.answer(0, 'tavern');
  assert.deepEqual([last.kinds('trophies.0'), last.state.players[0].gold], [['wolf'], 1]);
});

rule('TA-ENC-08', 'only what is missing is drawn; gold and Denizens do not count', () => {
  const full = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    cards: { 'space.20': ['sword', 'healer'] },
    dice: [4, 1],
  });
  full.answer(0, 'ruins').answer(0, 'pass');
  assert.ok(!full.log().some((line) => line.includes('draws')));
  const one = scene({
    seats: thieves,
    at: ['plains4', 'city'],
    cards: { 'space.20': ['healer', 'wanderer'] },
    dice: [4, 1],
    set: (state) => (state.goldOn[20] = 3),
  });
  one.answer(0, 'ruins').answer(0, 'pass');
  assert.equal(one.log().filter((line) => line.includes('draws')).length, 1);
});

rule('TA-ENC-09', 'cards without a number must be faced', () => {
  const t = landing({ cards: { 'space.14': ['hex'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), ['hex']);
});

rule('TA-ENC-10', 'Events must be faced', () => {
  const t = landing({ with: { 0: { alignment: 'evil' } }, cards: { 'space.14': ['angel'] } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), []);
});

rule('TA-ENC-11', 'a lasting Event stays as a marker and counts as a card', () => {
  const t = landing({ next: { adventure: ['blizzard'] } });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('space.14'), ['blizzard']);
  // Seat 1 crawls, and a card lying there is not drawn again.
  t.asks(1, 'destination');
  assert.deepEqual(t.options(1).length, 2);
});

rule('TA-ENC-12', 'met again it neither restarts nor lasts longer', () => {
  const t = landing({ at: ['city', 'plains2'], next: { adventure: ['blizzard'] } });
  t.answer(0, 'hills2').answer(1, 'hills2').asks(1, 'encounter').answer(1, 'The space');
  const crawl = t.state.lasting.filter(({ what }) => what === 'crawl');
  assert.deepEqual(
    crawl.map(({ seat, rounds }) => [seat, rounds]),
    [[0, 1]],
  );
});
rule('TA-ENC-13', 'Enemies come by their number', () => {
  const t = landing({ cards: { 'space.14': ['lemure', 'wolf'] }, dice: [5, 1, 5, 1] });
  t.answer(0, 'hills2');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf', 'lemure']);
});

rule('TA-ENC-14', 'only over beaten Enemies does the encounter go on', () => {
  const lost = landing({ cards: { 'space.14': ['wolf', 'sword'] }, dice: [1, 5] });
  lost.answer(0, 'hills2');
  assert.deepEqual([lost.state.turn, lost.kinds('space.14')], [1, ['wolf', 'sword']]);
  const won = landing({ cards: { 'space.14': ['wolf', 'sword'] }, dice: [5, 1] });
  won.answer(0, 'hills2').asks(0, 'loot');
});

rule('TA-ENC-15', 'Strangers must be visited; one that does not concern the visitor does nothing', () => {
  const t = landing({ cards: { 'space.14': ['fairy', 'healer'] }, with: { 0: { lives: 1 } } });
  t.answer(0, 'hills2');
  assert.equal(t.state.players[0].lives, 3);
  assert.deepEqual(t.kinds('space.14'), ['fairy', 'healer']);
});

rule('TA-ENC-16', 'gold, Followers and Objects may be taken singly', () => {
  const t = landing({
    cards: { 'space.14': ['sword', 'unicorn', 'axe'] },
    set: (state) => (state.goldOn[14] = 2),
  });
  t.answer(0, 'hills2').answer(0, '2 gold').answer(0, 'Unicorn').answer(0, 'pass');
  assert.deepEqual(
    [t.state.players[0].gold, t.kinds('followers.0'), t.kinds('objects.0')],
    [2, ['unicorn'], []],
  );
  assert.deepEqual(t.kinds('space.14'), ['sword', 'axe']);
});

rule.also(
  'TA-ENC-16',
  'what was taken and dropped at once is left lying; what made room can be taken back',
  () => {
    const t = landing({
      cards: { 'objects.0': ['ring', 'amulet', 'shield', 'helmet'], 'space.14': ['sword', 'axe'] },
    });
    const offered = (): unknown[] =>
      t.match.question(0)!.from.flatMap(({ card }) => (card === undefined ? [] : [t.match.table.kind(card)]));
    t.answer(0, 'hills2').answer(0, 'Sword').asks(0, 'dropObject').answer(0, 'Sword').asks(0, 'loot');
    assert.deepEqual(offered(), ['axe']);
    t.answer(0, 'Axe').answer(0, 'Ring').asks(0, 'loot');
    assert.deepEqual(offered(), ['ring']);
    t.answer(0, 'Ring').answer(0, 'Axe');
    assert.deepEqual(t.kinds('objects.0'), ['amulet', 'shield', 'helmet', 'ring']);
    assert.deepEqual(t.kinds('space.14'), ['sword', 'axe']);
    assert.equal(t.state.turn, 1);
  },
);

rule('TA-ENC-17', 'Places may be visited, unless landing there is enough', () => {
  const t = landing({ cards: { 'space.14': ['cave'] }, dice: [6] });
  t.answer(0, 'hills2').answer(0, 'Visit');
  assert.equal(t.state.players[0].gold, 3);
  const not = landing({ cards: { 'space.14': ['cave'] } });
  not.answer(0, 'hills2').answer(0, 'pass');
  assert.equal(not.state.turn, 1);
  const marsh = landing({ cards: { 'space.14': ['marsh'] } });
  marsh.answer(0, 'hills2');
  assert.equal(marsh.state.players[0].misses, 1);
});

rule('TA-ENC-18', 'moved away in the middle of it, one has a new encounter there', () => {
  const t = landing({ cards: { 'space.14': ['imp', 'sword'] }, dice: [3, 4] });
  t.answer(0, 'hills2').asks(0, 'encounter').answer(0, 'The space');
  assert.deepEqual([where(t, 0), t.state.players[0].gold], ['tavern', 1]);
  assert.deepEqual(t.kinds('space.14'), ['sword']);
});

rule('TA-ENC-19', 'whoever is beaten has no further encounter', () => {
  const t = landing({
    cards: { 'space.14': ['wolf', 'imp', 'healer'] },
    with: { 0: { lives: 2 } },
    dice: [4, 1, 1, 1, 5],
  });
  // The Imp comes before the Wolf and carries the thief away to the Ruins; there two cards are drawn.
  t.next('adventure', 'dragon', 'healer').answer(0, 'hills2');
  assert.deepEqual([where(t, 0), t.state.players[0].lives, t.state.turn], ['ruins', 1, 1]);
  assert.deepEqual(t.kinds('space.20'), ['dragon', 'healer']);
});

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
