import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import type { Player } from '../../../shape.ts';
import {
  asked,
  followedBy,
  lastFight,
  meeting,
  passes,
  pileAt,
  player,
  playOn,
  promptOf,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('an Earthquake ends what a card on the board has brought about', () => {
  const t = meeting(['earthquake'], { dice: [1], cards: { [pileAt('crags')]: ['blizzard'] } });
  assert.deepEqual(t.kinds(pileAt('crags')), []);
  const lasting = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'hills1'],
    next: { adventure: ['blizzard', 'earthquake'] },
    dice: [2, 3],
  });
  lasting.answer(0, 'hills2');
  assert.equal(lasting.state.lasting.length, 1);
  lasting.roll(1).answer(1, 'sentinel');
  assert.deepEqual([lasting.state.lasting, lasting.kinds(pileAt('hills2'))], [[], []]);
  rest(lasting);
});

situation('the Horse Thief takes everything that can be ridden or driven', () => {
  const followers = [
    'stableRidingHorse',
    'stableWarhorse',
    'stableMule',
    'stableHorseAndCart',
    'mule',
    'foundMule',
    'ridingHorse',
    'warhorse',
    'horseAndCart',
    'unicorn',
  ];
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'followers.0': followers, [pileAt('hills2')]: ['horseThief'] },
    dice: [2, 3],
  });
  t.answer(0, 'roll').answer(0, 'hills2');
  assert.deepEqual(t.kinds('followers.0'), ['unicorn']);
});

situation('the deck of The Reaper has 90 cards', () => {
  let count = 0;
  for (const { deck, set, copies, reprints } of Object.values(game.content)) {
    if (deck !== 'adventure') continue;
    if (set === 'reaper') count += copies;
    for (const again of reprints) if (again.set === 'reaper') count += again.copies;
  }
  assert.equal(count, 90);
});

situation('the Astral Conjunction gives everybody a Spell whose Craft allows it', () => {
  const t = meeting(['astralConjunction'], { seats: ['thief', 'warrior'] });
  while (t.state.turn === 0) passes(t);
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('hand.1').length], [1, 0]);
});

situation('Closed Shop and Curfew sweep the board', () => {
  const lying = { [pileAt('tavern')]: ['market', 'healer'], [pileAt('oasis')]: ['shrine', 'witch', 'sword'] };
  const shop = meeting(['closedShop'], { cards: lying });
  assert.deepEqual(
    [shop.kinds(pileAt('tavern')), shop.kinds(pileAt('oasis'))],
    [['healer'], ['witch', 'sword']],
  );
  const curfew = meeting(['curfew'], { cards: lying });
  assert.deepEqual(
    [curfew.kinds(pileAt('tavern')), curfew.kinds(pileAt('oasis'))],
    [['market'], ['shrine', 'sword']],
  );
});

situation('an Earthquake swallows cards of the region', () => {
  const t = meeting(['earthquake'], {
    cards: { [pileAt('village')]: ['market'], [pileAt('tavern')]: ['shrine'], [pileAt('desert1')]: ['wolf'] },
    dice: [3, 4],
  });
  assert.deepEqual(
    [t.kinds(pileAt('village')), t.kinds(pileAt('tavern')), t.kinds(pileAt('desert1'))],
    [[], ['shrine'], ['wolf']],
  );
});

situation('Fool’s Gold is worth nothing', () => {
  assert.equal(player(meeting(['foolsGold'], { with: { 0: { gold: 5 } } })).gold, 0);
});

situation('the Horse Thief takes every steed', () => {
  const t = meeting(['horseThief'], {
    cards: { 'followers.0': ['mule', 'maiden', 'warhorse', 'horseAndCart'] },
  });
  assert.deepEqual(t.kinds('followers.0'), ['maiden']);
});

situation('the Patrol brings home', () => {
  const t = meeting(['patrol']).asks(0, 'choose');
  assert.equal(where(t, 0), 'city');
});

situation('the Prophesy draws more for two rounds', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'tavern'],
    cards: { [pileAt('hills2')]: ['prophesy'] },
    dice: [2, 3, 2, 5],
  });
  t.answer(0, 'hills2').answer(1, 'woods3');
  assert.equal(t.kinds('adventureDiscard').length, 2);
  assert.deepEqual(t.kinds(pileAt('hills2')), ['prophesy']);
});

situation('the Gathering calls the spirits of the region', () => {
  const t = meeting(['theGathering'], {
    cards: { [pileAt('tavern')]: ['lemure'], [pileAt('oasis')]: ['shadow'], [pileAt('village')]: ['wolf'] },
    dice: [5, 1],
  });
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('oasis'))], [['lemure'], ['shadow']]);
  assert.deepEqual(t.kinds(pileAt('village')), ['wolf']);
});

situation('the Werewolf was among the Followers', () => {
  const t = meeting(['werewolf'], { cards: { 'followers.0': ['guide', 'maiden'] }, dice: [2, 5, 1, 3] });
  assert.deepEqual([t.kinds('followers.0'), player(t).lives], [['guide'], 3]);
  const alone = meeting(['werewolf']);
  assert.equal(player(alone).lives, 4);
});

situation('the Whirlwind blows Objects away', () => {
  const t = meeting(['whirlwind'], { cards: { 'objects.0': ['sword', 'ring'] }, dice: [4, 3, 4] });
  assert.deepEqual([t.kinds('objects.0'), t.kinds(pileAt('tavern'))], [['sword'], ['ring']]);
});

situation('the Demigod lets choose any Spell', () => {
  const t = meeting(['demigod']).answer(0, 'temporalWarp');
  while (t.state.turn === 0) passes(t);
  assert.deepEqual([t.kinds('hand.0'), t.kinds(pileAt('hills2'))], [['temporalWarp'], []]);
  const dull = meeting(['demigod'], { seats: ['warrior', 'thief'] });
  assert.deepEqual(dull.kinds(pileAt('hills2')), ['demigod']);
});

situation('the Dryad teaches the wise and sends the others into the Forest', () => {
  const wise = meeting(['dryad'], { dice: [1, 2] });
  assert.deepEqual([player(wise).craft, wise.kinds(pileAt('hills2'))], [1, []]);
  const other = meeting(['dryad'], { dice: [1, 3, 4] });
  assert.deepEqual([where(other, 0), other.kinds(pileAt('hills2'))], ['forest', ['dryad']]);
});

situation('the Leper harms and wanders on to others', () => {
  const t = meeting(['leper'], { at: ['city', 'tavern'], dice: [2, 4, 1] });
  assert.deepEqual([player(t).lives, player(t, 1).lives, t.kinds(pileAt('tavern'))], [3, 3, ['leper']]);
  const spared = meeting(['leper'], { dice: [3, 1] });
  assert.deepEqual([player(spared).lives, spared.kinds(pileAt('plains2'))], [4, ['leper']]);
});

situation('the Magician turns one attribute into the other', () => {
  const t = meeting(['magician'], { with: { 0: { strength: 3 } } });
  t.answer(0, 'strengthToCraft').answer(0, 2);
  assert.deepEqual([player(t).strength, player(t).craft], [1, 2]);
});

situation('the Outlaw takes from those who have', () => {
  assert.equal(player(meeting(['outlaw'], { with: { 0: { gold: 3 } } })).gold, 2);
  assert.equal(player(meeting(['outlaw'])).gold, 1);
});

situation('the Pathfinder shows the way to any space of the region', () => {
  const t = meeting(['pathfinder'], { with: { 1: { misses: 1 } } });
  t.asks(0, 'moveMode').answer(0, 'village').asks(0, 'choose');
  assert.equal(where(t, 0), 'village');
});

const visiting = (place: string, more: Parameters<typeof meeting>[1] = {}) =>
  meeting([place], more).answer(0, 'visit');

situation('the Academy teaches for gold and time', () => {
  const t = visiting('academy', { with: { 0: { gold: 7 } } });
  t.answer(0, 2).answer(0, 'strength').answer(0, 'craft');
  assert.deepEqual([player(t).gold, player(t).strength, player(t).craft, player(t).misses], [1, 1, 1, 2]);
});

situation('the Arena summons an opponent', () => {
  const t = visiting('arena', { at: ['city', 'tavern'], dice: [5, 1] });
  t.asks(0, 'spoils').answer(0, 'takeLife');
  assert.deepEqual([where(t, 1), player(t, 1).lives, t.kinds(pileAt('hills2'))], ['hills2', 3, []]);
});

situation('the Carnival is a travelling Tavern', () => {
  const t = visiting('carnival', { dice: [4, 3] });
  assert.deepEqual([player(t).gold, t.kinds(pileAt('plains3'))], [1, ['carnival']]);
  const boat = visiting('carnival', { with: { 1: { misses: 1 } }, dice: [6, 1] });
  boat.asks(0, 'moveMode').answer(0, 'desert1');
  assert.equal(where(boat, 0), 'desert1');
  assert.equal(player(visiting('carnival', { dice: [1, 1] })).misses, 1);
});

situation('the Idol answers like the Temple', () => {
  assert.equal(player(visiting('idol', { dice: [1, 2] })).lives, 3);
  assert.equal(player(visiting('idol', { dice: [3, 4] })).craft, 1);
  assert.equal(player(visiting('idol', { dice: [6, 6] })).lives, 6);
});

situation('the Pool of Fortune gives fate', () => {
  const t = meeting([], { next: { adventure: ['poolOfFortune'] } }).answer(0, 'visit');
  assert.equal(player(t).fate, 1);
});

situation('the Tomb holds the dead and their treasure', () => {
  assert.equal(player(visiting('tomb', { dice: [1, 1, 2] })).lives, 3);
  assert.equal(player(visiting('tomb', { dice: [2, 1, 2] })).lives, 3);
  assert.equal(player(visiting('tomb', { dice: [3, 1, 1] })).lives, 4);
  assert.equal(player(visiting('tomb', { dice: [5] })).gold, 3);
  assert.equal(visiting('tomb', { dice: [6] }).kinds('objects.0').length, 1);
});

situation('the Wheel of Fate turns', () => {
  const fate = (roll: number, before: Partial<Player>): number => {
    const t = visiting('wheelOfFate', { with: { 0: before }, dice: [roll] });
    if (t.match.question(0)?.ask.prompt === 'fate') t.answer(0, 'keep');
    return player(t).fate;
  };
  assert.deepEqual([fate(4, {}), fate(6, {})], [1, 2]);
});

situation('the Wheel of Fate takes fate', () => {
  const fate = (roll: number): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { fate: 3 } },
      cards: { [pileAt('hills2')]: ['wheelOfFate'] },
      dice: [2, 3, roll],
    });
    t.answer(0, 'keep').answer(0, 'hills2').answer(0, 'visit').answer(0, 'keep');
    return player(t).fate;
  };
  assert.deepEqual([fate(1), fate(2), fate(5)], [0, 2, 4]);
});

situation('the Arena waits until there is an opponent', () => {
  const t = visiting('arena').asks(1, 'destination');
  assert.deepEqual(t.kinds(pileAt('hills2')), ['arena']);
});

situation('an Earthquake shakes Remnants too, nothing bought, and not itself', () => {
  const t = meeting(['earthquake'], {
    dice: [3, 4],
    cards: { [pileAt('crags')]: ['salvage', 'sword', 'wolf'] },
  });
  assert.deepEqual(t.kinds(pileAt('crags')), ['sword', 'wolf']);
  assert.deepEqual(t.kinds('adventureDiscard').at(-1), 'earthquake');
  assert.equal(t.log().filter((line) => /Seat 0 rolls for the Earthquake: \d/u.test(line)).length, 2);
});

situation('the Werewolf is the Follower with the highest roll; of equals one is chosen', () => {
  const suspects = (...dice: number[]) => {
    const t = followedBy(['werewolf'], ['guide', 'pixie', 'unicorn'], { dice: [...dice, 2, 1] });
    rest(t);
    return t;
  };
  const tied = suspects(4, 2, 4).asks(0, 'werewolf');
  assert.deepEqual(tied.options(0), ['Guide', 'Unicorn']);
  tied.answer(0, 'unicorn');
  assert.deepEqual(tied.kinds('followers.0'), ['guide', 'pixie']);
  rest(tied);
  const clear = suspects(2, 5, 3);
  assert.deepEqual(clear.kinds('followers.0'), ['guide', 'unicorn']);
  // 3 + 1 + 2 against 3 + 1: the Unicorn still helps.
  assert.match(lastFight(clear), /6 against 4/u);
  const lowest = suspects(1, 1, 1).asks(0, 'werewolf');
  assert.equal(lowest.options(0).length, 3);
});

situation('where the Whirlwind carries something is told', () => {
  const t = meeting(['whirlwind'], { cards: { 'objects.0': ['sword'] }, dice: [3, 2] });
  assert.deepEqual(t.kinds(pileAt('woods3')), ['sword']);
  assert.match(told(t), /The Sword now lies at the Woods/u);
});

situation('the Demigod shows each Spell once, in secret, and shuffles the deck', () => {
  const spells = ['hex', 'hex', 'healing', 'counterspell', 'healing'];
  const searched = (seed: string) =>
    meeting(['demigod'], { seed, cards: { spells, spellDiscard: [] } }).asks(0, 'searchSpell');
  const t = searched('a');
  assert.deepEqual(t.options(0).length, 3);
  assert.equal(t.match.question(0)!.ask.secret, true);
  t.answer(0, 'counterspell');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('spells').length], [['counterspell'], 4]);
  assert.match(told(t), /1 Spell/u);
  const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
    searched(seed).answer(0, 'counterspell').kinds('spells').join(),
  );
  assert.ok(new Set(orders).size > 1);
  const none = meeting(['demigod'], { cards: { spells: [], spellDiscard: [] } });
  assert.deepEqual([none.kinds('hand.0'), none.state.turn], [[], 1]);
});

situation('the Outlaw takes the last coin, and gives one to the poor', () => {
  const gold = (before: number) => player(meeting(['outlaw'], { with: { 0: { gold: before } } })).gold;
  assert.deepEqual([gold(0), gold(1), gold(2)], [1, 0, 1]);
});

situation('a lesson at the Academy costs 3 gold and a turn; nobody has to take one', () => {
  const visits = (gold: number): Table => meeting(['academy'], { with: { 0: { gold } } }).answer(0, 'visit');
  const one = visits(3).asks(0, 'lessons').answer(0, 1).answer(0, 'craft');
  assert.deepEqual([player(one).gold, player(one).craft, player(one).misses], [0, 1, 1]);
  const none = visits(4).answer(0, 0);
  assert.deepEqual([player(none).gold, player(none).misses], [4, 0]);
  const poor = meeting(['academy'], { with: { 0: { gold: 2 } } });
  if (asked(poor) === 'visitPlace') poor.answer(0, 'visit');
  assert.notEqual(asked(poor), 'lessons');
});

situation('whoever commands psychic combat chooses how to fight in the Arena', () => {
  const arena = (more: Scene): Table =>
    meeting(['arena'], { at: ['city', 'crags'], ...more, dice: [5, 1] }).answer(0, 'visit');
  const plain = arena({});
  assert.notEqual(asked(plain), 'attackWith');
  assert.match(told(plain), /attacks/u);
  const master = arena({ cards: { 'objects.0': ['crystalSceptre'] } });
  assert.equal(asked(master), 'attackWith');
});

rule.also('TA-DUEL-07', 'a duel in the Arena is the end of the encounter', () => {
  const t = meeting(['arena', 'poolOfFortune'], {
    at: ['city', 'tavern'],
    with: { 0: { fate: 0, strength: 9 }, 1: { fate: 0 } },
    dice: [5, 1],
  });
  t.answer(0, 'visit');
  if (promptOf(t) === 'summon') t.answer(0, 'seat1');
  t.asks(0, 'spoils').answer(0, 'takeLife');
  assert.notEqual(promptOf(t), 'visitPlace');
  rest(t);
});

rule.also('TA-TERRAIN-03', 'neither Patrol nor Hearth Rune leads to a start space under Terrain', () => {
  const patrolled = (cards: Record<string, string[]>): string => {
    const t = meeting(['patrol'], { cards });
    if (promptOf(t) === 'teleport') t.answer(0);
    rest(t);
    return where(t, 0);
  };
  assert.equal(patrolled({}), 'city');
  assert.equal(patrolled({ [pileAt('city')]: ['outpost'] }), 'hills2');
  const withRune = (cards: Record<string, string[]>): Table =>
    scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'oasis'],
      cards: { 'objects.0': ['hearthRune'], ...cards },
      dice: [2, 3],
    });
  assert.equal(promptOf(withRune({})), 'turnStart');
  assert.equal(promptOf(withRune({ [pileAt('city')]: ['outpost'] })), 'destination');
});

situation('in the Arena too, a Knight spares the good', () => {
  const summoned = (kind: string): boolean => {
    const t = scene({
      seats: ['knight', kind],
      at: ['city', 'tavern'],
      cards: { [pileAt('hills2')]: ['arena'] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2');
    playOn(t, () => t.state.turn === 1 || where(t, 1) === 'hills2');
    return where(t, 1) === 'hills2';
  };
  assert.deepEqual([summoned('elf'), summoned('thief')], [false, true]);
});
