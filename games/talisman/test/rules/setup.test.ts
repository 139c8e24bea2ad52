import assert from 'node:assert/strict';
import { rulesFrom, table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { remnantsOn } from '../../rules/places.ts';
import { PORTAL, SPACES } from '../../shape/spaces.ts';
import { back, rest, scene, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const outcomes = (read: (seed: string) => readonly string[]): number =>
  new Set(SEEDS.map((seed) => read(seed).join())).size;

const SEEDS = Array.from({ length: 16 }, (_, i) => `chance ${i}`);

rule.also('TA-SETUP-04', 'Denizens and Remnants are shuffled as well', () => {
  const options = { board: 'cataclysm' } as const;
  assert.ok(outcomes((seed) => table(game, { seats: 2, seed, options }).kinds('denizens').slice(-3)) > 8);
  assert.ok(outcomes((seed) => table(game, { seats: 2, seed, options }).kinds('buried.20')) > 4);
});

rule.also('TA-SETUP-04', 'down to the last card of each deck', () => {
  // What lies at the bottom has nothing to do with who was dealt what.
  for (const deck of ['adventure', 'spells', 'warlock', 'rewards'])
    assert.ok(outcomes((seed) => table(game, { seats: 2, seed }).kinds(deck).slice(0, 3)) > 8, deck);
});

rule.also('TA-SETUP-08', 'which characters are dealt', () => {
  const offered = (seed: string): string[] =>
    table(game, { seats: 1, seed, setup: 'asked' }).kinds('offered.0').toSorted();
  assert.ok(outcomes(offered) > 8);
});

rule.also('TA-ENDING-02', 'which sheet lies there', () => {
  const sheet = (seed: string): string[] => scene({ seed, options: { ending: 'open' } }).kinds('space.48');
  assert.ok(outcomes(sheet) > 3);
});

rule.also('TA-ADV-11', 'the new deck is shuffled', () => {
  const discarded = ['ring', 'magicBelt', 'solomonsCrown', 'cross', 'amulet', 'unicorn', 'maiden'];
  const drawn = (seed: string): string[] => {
    const t = scene({
      seed,
      seats: ['thief', 'thief'],
      at: ['city', 'tavern'],
      cards: { adventure: [], adventureDiscard: discarded },
      dice: [2, 3],
    }).answer(0, 'hills2');
    rest(t);
    return t.kinds('space.14');
  };
  assert.ok(outcomes(drawn) > 3);
});

rule.also('TA-SETUP-13', 'what is not left in the supply is not handed out', () => {
  const enters = (purchases: readonly string[]) => {
    const t = back({ cards: { characters: ['knight', 'knight', 'knight'], purchases } });
    t.answer(0, t.match.question(0)!.from[0].id);
    t.match.waiting.forEach((seat) => t.options(seat));
    return [t.kinds('objects.0'), t.kinds('purchases')];
  };
  assert.deepEqual(enters(['sword', 'armour', 'axe']), [['sword', 'armour'], ['axe']]);
  assert.deepEqual(enters(['armour', 'axe']), [['armour'], ['axe']]);
});

rule.also('TA-SETUP-13', 'a horse that belongs to a character follows it', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: { 'character.0': [], characters: ['chivalricKnight', 'troll', 'elf'] },
  });
  t.answer(0, 'Chivalric Knight');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('objects.0')], [['stableRidingHorse'], []]);
  rest(t);
});

rule.also('TA-SETUP-03', 'as many Remnants lie on a space as it has symbols', () => {
  const t = table(game, { seats: 2, options: { board: 'cataclysm' } });
  SPACES.forEach((_, space) => assert.equal(t.kinds(`buried.${space}`).length, remnantsOn(space)));
});

const setsIn = (t: ReturnType<typeof scene>, pile: string): Set<string> =>
  new Set(t.kinds(pile).map((kind) => game.content[kind].set));

const sets = { reaper: false, frostmarch: false, sacredPool: false, cataclysm: false };

const count = (t: ReturnType<typeof scene>, pile: string): number => t.kinds(pile).length;

rule('TA-CFG-01', 'each expansion and each house rule can be played without', () => {
  const all = table(game, { seats: 2 });
  assert.ok(setsIn(all, 'warlock').has('reaper'));
  assert.deepEqual(all.match.options.trophyRate, 4);
  const bare = table(game, {
    seats: 2,
    options: { ...sets, explodingDice: false, trophyRate: 7, twoDice: false },
  });
  assert.deepEqual([...setsIn(bare, 'adventure')], ['base']);
  assert.equal(count(bare, 'warlock'), 0);
});

rule('TA-CFG-02', 'one to six may play; alone one wins by entering the Crown', () => {
  assert.deepEqual(game.seats, [1, 6]);
  const t = scene({
    seats: ['thief'],
    at: ['valleyOfFire'],
    with: { 0: { done: true } },
    cards: { 'objects.0': ['talisman'] },
  });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(t.match.result, { how: 'crown', winners: [0] });
});

rule('TA-SETUP-01', 'the board is an option, and decides what the spaces say', () => {
  const base = scene({ seats: ['thief', 'thief'], at: ['fields3'], dice: [1, 2] });
  base.answer(0, 'city').asks(0, 'choose');
  const other = scene({
    seats: ['thief', 'thief'],
    at: ['fields3'],
    dice: [3, 1],
    options: { board: 'cataclysm' },
    next: { denizens: ['wanderer'] },
  });
  other.roll(3).answer(0, 'city');
  assert.deepEqual(other.kinds('denizenDiscard'), ['wanderer']);
});

rule('TA-SETUP-02', 'with the Cataclysm there is a facedown deck of Denizens', () => {
  assert.ok(count(table(game, { seats: 2 }), 'denizens') > 0);
  assert.equal(count(table(game, { seats: 2, options: { cataclysm: false } }), 'denizens'), 0);
  assert.deepEqual(table(game, { seats: 2 }).match.view(0).piles.denizens.cards[0], null);
});

rule('TA-SETUP-03', 'every Remnant symbol gets a facedown card, and the rest leaves the game', () => {
  const t = table(game, { seats: 2, options: { board: 'cataclysm' } });
  const buried = SPACES.flatMap((_, space) => t.kinds(`buried.${space}`));
  assert.ok(buried.length > 0);
  assert.equal(count(t, 'relics'), 0);
  assert.ok(t.match.view(0).piles.buried.every(({ cards }) => cards.every((card) => card === null)));
  const base = table(game, { seats: 2 });
  assert.ok(SPACES.every((_, space) => base.kinds(`buried.${space}`).length === 0));
});

rule('TA-SETUP-04', 'the five decks are shuffled and facedown, with the cards of all sets in play', () => {
  const t = table(game, { seats: 2 });
  // A small deck may come out the same once, but not eight times.
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => table(game, { seats: 2, seed }));
  for (const deck of ['adventure', 'spells', 'talismans', 'warlock', 'rewards'] as const) {
    assert.ok(count(t, deck) > 0, deck);
    assert.ok(
      t.match.view('watcher').piles[deck].cards.every((card) => card === null),
      deck,
    );
    const orders = new Set([t, ...others].map((one) => one.kinds(deck).join(' ')));
    assert.ok(orders.size > 1, deck);
  }
});

rule('TA-SETUP-05', 'supplies lie open: everybody sees what is left', () => {
  const { piles } = table(game, { seats: 2 }).match.view(1);
  for (const supply of ['purchases', 'stables', 'terrain'] as const)
    assert.ok(
      piles[supply].cards.length > 0 && piles[supply].cards.every((card) => card !== null && 'kind' in card),
    );
});

rule('TA-SETUP-06', 'the Reaper begins on the Portal of Power', () => {
  assert.equal(table(game, { seats: 3 }).state.reaper, PORTAL);
});

rule('TA-SETUP-07', 'everybody begins with an open quest, dealt before the characters are chosen', () => {
  const t = table(game, { seats: 3, setup: 'asked' });
  t.asks(0, 'character');
  assert.deepEqual(
    [0, 1, 2].map((seat) => count(t, `quest.${seat}`)),
    [1, 1, 1],
  );
  assert.notEqual(t.match.view(2).piles.quest[0].cards[0], null);
  const without = table(game, { seats: 2, options: { startQuest: false } });
  assert.equal(count(without, 'quest.0'), 0);
});

rule('TA-SETUP-08', 'three characters are dealt in secret, one is chosen, the others go back', () => {
  const t = table(game, { seats: 2, setup: 'asked' });
  assert.equal(t.options(0).length, 3);
  const others = count(t, 'characters');
  assert.deepEqual(t.match.view(1).piles.offered[0].cards, [null, null, null]);
  t.answer(0, t.options(0)[0]).asks(1, 'character');
  assert.equal(count(t, 'character.0'), 1);
  assert.equal(count(t, 'characters'), others + 2 - 3);
  const one = table(game, { seats: 2, options: { choiceOfCharacters: 1 } });
  assert.equal(count(one, 'character.1'), 1);
});

rule('TA-SETUP-09', 'the character lies open and its figure stands on its start space', () => {
  const t = table(game, { seats: 4 });
  for (const seat of [0, 1, 2, 3]) {
    const [kind] = t.kinds(`character.${seat}`);
    assert.equal(where(t, seat), game.content[kind].character!.start);
    assert.notEqual(t.match.view('watcher').piles.character[seat].cards[0], null);
  }
});

rule('TA-SETUP-10', 'lives and fate are those of the card', () => {
  const t = table(game, { seats: 4 });
  for (const seat of [0, 1, 2, 3]) {
    const { lives, fate, enters } = game.content[t.kinds(`character.${seat}`)[0]].character!;
    // Some change on entering.
    if (enters !== null) continue;
    assert.deepEqual([t.state.players[seat].lives, t.state.players[seat].fate], [lives, fate]);
  }
});

rule('TA-SETUP-11', 'one gold at the start, none for a new character', () => {
  const begun = table(game, { seats: 2, options: { choiceOfCharacters: 1 } });
  assert.deepEqual(
    begun.state.players.map(({ gold }) => gold),
    [0, 1].map((seat) => game.content[begun.kinds(`character.${seat}`)[0]].character!.gold),
  );
  const anew = (heirs: boolean): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      options: { heirs },
      with: { 0: { standing: 'dead', lives: 0 } },
      cards: { 'character.0': [], characters: ['warrior', 'merchant', 'troll'] },
    });
    t.asks(0, 'character').answer(0, 'Merchant').options(0);
    return t.state.players[0].gold;
  };
  assert.equal(anew(true), 0);
  // By the published rule of death.
  assert.equal(anew(false), 5);
});

rule('TA-SETUP-12', 'starting Spells are drawn facedown', () => {
  for (let i = 0; i < 6; i++) {
    const t = table(game, { seats: 4, seed: `spells ${i}` });
    for (const seat of [0, 1, 2, 3]) {
      const { spells } = game.content[t.kinds(`character.${seat}`)[0]].character!;
      assert.equal(count(t, `hand.${seat}`), spells);
      assert.ok(t.match.view('watcher').piles.hand[seat].cards.every((card) => card === null));
    }
  }
});

rule('TA-SETUP-13', 'starting Objects come from the supply', () => {
  for (let i = 0; i < 6; i++) {
    const t = table(game, { seats: 4, seed: `objects ${i}` });
    for (const seat of [0, 1, 2, 3]) {
      const { objects } = game.content[t.kinds(`character.${seat}`)[0]].character!;
      const owned = [...t.kinds(`objects.${seat}`), ...t.kinds(`followers.${seat}`)];
      assert.deepEqual(owned.toSorted(), objects.toSorted());
    }
  }
});

rule('TA-SETUP-14', 'chance picks who begins, and turns go clockwise', () => {
  const first = new Set(
    Array.from({ length: 24 }, (_, i) => table(game, { seats: 3, seed: `first ${i}` }).state.first),
  );
  assert.equal(first.size, 3);
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['tavern', 'tavern', 'tavern'],
    dice: [4, 1, 2, 4],
  });
  t.answer(0, 'plains3').answer(1, 'woods3');
  assert.equal(t.state.turn, 2);
});

rule('TA-SETUP-15', 'what nobody has received is all still there', () => {
  const t = table(game, { seats: 2, options: { startQuest: false } });
  const inDecks = (set: string): number =>
    Object.values(game.content)
      .filter((def) => def.deck === set)
      .reduce((sum, def) => sum + def.copies + def.reprints.reduce((all, { copies }) => all + copies, 0), 0);
  assert.equal(count(t, 'adventure'), inDecks('adventure'));
  // The Warlock begins with a quest of his own.
  assert.equal(count(t, 'warlock') + count(t, 'quest.0') + count(t, 'quest.1'), inDecks('warlock'));
});
