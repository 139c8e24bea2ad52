import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { liftFrom } from '../../../rules/lasting.ts';
import { under } from '../../../rules/stats.ts';
import type { SpaceId } from '../../../shape/spaces.ts';
import {
  asked,
  carrying,
  drawing,
  duel,
  followedBy,
  HERE,
  keepTrophies,
  lands,
  lastFight,
  meeting,
  misses,
  pileAt,
  player,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  until,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('a Champion dies in the place of her owner', () => {
  const t = meeting(['basilisk'], { cards: { 'followers.0': ['champion'] } });
  t.roll(5, 3, 3).answer(0, 'champion');
  assert.deepEqual([player(t).standing, player(t).lives, t.kinds('followers.0')], ['playing', 4, []]);
});

situation('what a beaten Champion would have suffered does not touch her owner', () => {
  const t = meeting(['glorySeeker'], {
    cards: { 'followers.0': ['champion'], 'quest.0': ['killOneDragon'] },
  });
  t.roll(1, 5).answer(0, 'champion');
  assert.deepEqual(t.kinds('quest.0'), ['killOneDragon']);
});

situation('the Champion fights for her owner and dies for her', () => {
  const won = followedBy(['wolf'], ['champion'], { dice: [5, 1] }).answer(0, 'champion');
  assert.match(
    won.log().findLast((line) => / against \d/u.test(line))!,
    /8 against 3/u,
  );
  assert.deepEqual([won.kinds('trophies.0'), won.kinds('followers.0')], [['wolf'], ['champion']]);
  const lost = followedBy(['frostGiant'], ['champion'], { with: { 0: { strength: 9 } }, dice: [1, 5] });
  lost.answer(0, 'champion');
  assert.deepEqual([player(lost).lives, lost.kinds('followers.0')], [4, []]);
  const spared = followedBy(['frostGiant'], ['champion'], { dice: [1, 5] }).answer(0, 'pass');
  assert.deepEqual([player(spared).lives, spared.kinds('followers.0')], [3, ['champion']]);
});

situation('the Champion loses a duel without spoils', () => {
  const t = followedBy([], ['champion'], { at: ['city', 'hills2'], dice: [1, 5] }).answer(0, 'seat1');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  t.answer(0, 'champion');
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [4, []]);
});

situation('the Champion fights for whoever is attacked, too', () => {
  const t = scene({
    seats: ['warrior', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'followers.1': ['champion'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'beforeFight').roll(5, 5, 1).answer(1, 'champion');
  assert.deepEqual([player(t, 1).lives, t.kinds('followers.1')], [4, []]);
  t.asks(1, 'destination');
});

situation('the Herbalist heals in the Woods', () => {
  const wounded: Scene = {
    seats: ['thief', 'thief'],
    at: ['plains2', 'oasis'],
    with: { 0: { lives: 2 } },
    cards: { 'followers.0': ['herbalist'] },
    dice: [4, 1],
  };
  const t = scene(wounded).answer(0, 'woods3').asks(0, 'moveEnded').answer(0, 'herbalist');
  assert.equal(player(t).lives, 3);
  const forest = scene({ ...wounded, at: ['ruins', 'oasis'], dice: [2, 1, 4] }).answer(0, 'forest');
  assert.equal(player(forest.asks(0, 'moveEnded').answer(0, 'herbalist')).lives, 3);
});

situation('the Hieromartyr dies instead', () => {
  const t = followedBy(['frostGiant'], ['hieromartyr'], { dice: [1, 5] }).answer(0, 'hieromartyr');
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [4, []]);
  const other = followedBy(['pestilence'], ['hieromartyr']);
  assert.deepEqual([player(other).lives, other.kinds('followers.0')], [3, ['hieromartyr']]);
});

situation('a Porter is paid and carries', () => {
  const t = meeting(['porter'], { with: { 0: { gold: 1 } } })
    .answer(0, 'porter')
    .answer(0, 'pay');
  assert.deepEqual([t.kinds('followers.0'), player(t).gold], [['porter'], 0]);
  assert.equal(game.content.porter.gives.carry, 4);
});

situation('the Ancient Artefact is a gamble', () => {
  const use = (...dice: number[]) =>
    carrying(['ogre'], ['ancientArtefact'], { dice }).answer(0, 'ancientArtefact');
  const bad = use(1, 3, 1);
  assert.deepEqual([player(bad).lives, bad.kinds('objects.0')], [3, []]);
  const score = (t: ReturnType<typeof use>) => t.log().findLast((line) => / against \d/u.test(line))!;
  assert.match(score(use(3, 3, 1)), /6 against 6/u);
  assert.match(score(keepTrophies(use(6, 3, 1))), /9 against 6/u);
});

situation('what lies in the Bag of Carrying cannot be taken', () => {
  const cards = { 'objects.1': ['bagOfCarrying', 'ring'] };
  const attack = (what: string) => {
    const t = meeting([], { at: ['city', 'hills2'], cards, dice: [5, 1] }).answer(0, 'seat1');
    if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
    return t.answer(0, what);
  };
  assert.deepEqual(attack('ring').kinds('objects.1'), ['bagOfCarrying', 'ring']);
  assert.deepEqual(attack('bagOfCarrying').kinds('objects.1'), ['ring']);
});

situation('of more than four Objects the owner says which lie in the Bag of Carrying', () => {
  const objects = ['bagOfCarrying', 'sword', 'axe', 'helmet', 'shield', 'ring'];
  const t = meeting([], { at: ['city', 'oasis'], cards: { 'objects.0': objects } });
  t.asks(0, 'turnEnd').answer(0, 'bagOfCarrying').answer(0, 'ring', 'axe', 'helmet', 'shield');
  assert.deepEqual(t.kinds('objects.0'), ['bagOfCarrying', 'axe', 'helmet', 'shield', 'ring', 'sword']);
  const robbed = (what: string) => {
    const rich = meeting([], { at: ['city', 'hills2'], cards: { 'objects.1': objects } }).answer(0, 'seat1');
    rich.answer(0, 'Steal').answer(0, what);
    rich.match.waiting.forEach((seat) => void rich.options(seat));
    return rich.kinds('objects.0');
  };
  assert.deepEqual([robbed('ring'), robbed('shield')], [['ring'], []]);
});

situation('the Book of Wizardry fills up and is gone', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['bookOfWizardry'] },
  });
  t.answer(0, 'bookOfWizardry');
  assert.deepEqual([t.kinds('hand.0').length >= 2, t.kinds('objects.0')], [true, []]);
  t.asks(0, 'destination');
});

situation('the Celestial Bauble wins psychic combat', () => {
  const t = carrying(['chillbane'], ['celestialBauble'], { dice: [1, 5] }).answer(0, 'celestialBauble');
  keepTrophies(t);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('objects.0')], [['chillbane'], []]);
  assert.deepEqual(game.content.celestialBauble.barred, ['evil']);
});

situation('the Chalice of Shadow strengthens', () => {
  const t = carrying(['wolf'], ['chaliceOfShadow'], { dice: [3, 1] });
  assert.match(
    t.log().findLast((line) => / against \d/u.test(line))!,
    /7 against 3/u,
  );
  assert.deepEqual(game.content.chaliceOfShadow.barred, ['good']);
  assert.deepEqual(game.content.chaliceOfShadow.grants, ['desertproof']);
});

situation('the Horn of Summoning calls an Enemy', () => {
  const cards = { [pileAt('crags')]: ['wolf'], [pileAt('temple')]: ['dragon'] };
  const t = carrying([], ['hornOfSummoning'], { cards, dice: [5, 1] }).answer(0, 'hornOfSummoning');
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(pileAt('crags'))], [['wolf'], []]);
});

situation('Winged Boots cross the river with a 6', () => {
  const start: Scene = {
    seats: ['thief', 'thief'],
    at: ['hills2', 'oasis'],
    cards: { 'objects.0': ['wingedBoots'] },
  };
  const t = scene({ ...start, dice: [6, 2] }).answer(0, 'wingedBoots');
  assert.equal(where(t, 0), 'desert1');
  assert.equal(scene({ ...start, dice: [5, 2] }).match.question(0)!.ask.prompt, 'destination');
});

situation('Frostbite and Ice Fang freeze whom they wound', () => {
  const duel = (weapon: string, seats: string[], how: string) => {
    const t = meeting([], {
      seats,
      at: ['city', 'hills2'],
      cards: { 'objects.0': [weapon] },
      dice: [5, 1, 1],
    });
    t.answer(0, 'seat1');
    if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, how);
    return t.answer(0, 'takeLife');
  };
  const battle = duel('frostbite', ['thief', 'thief', 'thief'], 'attack');
  assert.deepEqual([player(battle, 1).lives, battle.state.turn], [3, 2]);
  const mind = duel('iceFang', ['wizard', 'thief', 'thief'], 'psychicAttack');
  assert.deepEqual([player(mind, 1).lives, mind.state.turn], [3, 2]);
});

situation('the Astrolabe lets Events pass, also those of others', () => {
  const own = carrying(['pestilence'], ['astrolabe']).answer(0, 'ignore');
  assert.equal(player(own).lives, 4);
  const other = meeting(['pestilence'], { at: ['city', 'tavern'], cards: { 'objects.1': ['astrolabe'] } });
  other.asks(1, 'ignoreEvent').answer(1, 'ignore');
  assert.deepEqual([player(other).lives, player(other, 1).lives], [3, 4]);
});

situation('the Astrolabe spares its owner alone', () => {
  const near: Scene = { at: ['city', 'tavern'] };
  const plague = carrying(['pestilence'], ['astrolabe'], near).asks(0, 'ignoreEvent').answer(0, 'ignore');
  assert.deepEqual([player(plague).lives, player(plague, 1).lives], [4, 3]);
  assert.deepEqual(plague.kinds('adventureDiscard'), ['pestilence']);
  const suffered = carrying(['pestilence'], ['astrolabe'], near).answer(0, 'follow');
  assert.deepEqual([player(suffered).lives, player(suffered, 1).lives], [3, 3]);
});

situation('an Event that passes the Astrolabe by is gone', () => {
  const t = carrying(['foolsGold'], ['astrolabe'], { with: { 0: { gold: 3 } } }).answer(0, 'ignore');
  assert.deepEqual([player(t).gold, t.kinds('adventureDiscard')], [3, ['foolsGold']]);
});

situation('what strikes only the board asks nobody', () => {
  const t = carrying(['curfew'], ['astrolabe'], { cards: { [pileAt('plains1')]: ['pathfinder'] } });
  assert.deepEqual([t.match.waiting, t.kinds(pileAt('plains1'))], [[1], []]);
  t.asks(1, 'destination');
});

situation('an Event that lasts does so for all but those who let it pass', () => {
  const lasting = (how: 'ignore' | 'follow') => {
    const t = meeting(['blizzard'], { cards: { 'objects.1': ['astrolabe'] } });
    t.asks(1, 'ignoreEvent').roll(3, 4).answer(1, how);
    return [under(t.t, 'crawl', 0), under(t.t, 'crawl', 1)];
  };
  assert.deepEqual(lasting('ignore'), [true, false]);
  assert.deepEqual(lasting('follow'), [true, true]);
  // The next character of that player has made no such choice.
  const t = meeting(['blizzard'], { cards: { 'objects.1': ['astrolabe'] } });
  t.roll(3, 4).answer(1, 'ignore');
  liftFrom(t.t, 1);
  assert.equal(under(t.t, 'crawl', 1), true);
});

situation('the False Grail bars quests until the Castle', () => {
  const quest = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;
  const t = meeting(['falseGrail'], { cards: { 'quest.0': [quest] } });
  assert.deepEqual([t.kinds('objects.0'), t.kinds('quest.0')], [['falseGrail'], []]);
  const barred = meeting(['glorySeeker'], { cards: { 'objects.0': ['falseGrail'] }, dice: [5, 1] });
  // Nothing is offered that could not be accepted.
  keepTrophies(barred);
  assert.deepEqual(barred.kinds('quest.0'), []);
  const start: Scene = {
    seats: ['thief', 'thief'],
    at: ['woods4', 'city'],
    cards: { 'objects.0': ['falseGrail'] },
  };
  const free = scene({ ...start, dice: [2] }).answer(0, 'castle');
  assert.deepEqual(free.kinds('objects.0'), []);
});

situation('whoever wins the False Grail from another loses its quests too', () => {
  const t = meeting([], {
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['falseGrail'], 'quest.0': ['killOneDragon'] },
    dice: [5, 1],
  });
  t.answer(0, 'seat1').answer(0, 'attack').answer(0, 'falseGrail');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('quest.0')], [['falseGrail'], []]);
});

situation('a Lucky Charm fixes a die', () => {
  const t = carrying(['talismonger'], ['luckyCharm'], { dice: [1] })
    .answer(0, 'luckyCharm')
    .answer(0, 4);
  assert.deepEqual([player(t).strength, t.kinds('objects.0')], [1, []]);
  const fight = carrying(['ogre'], ['luckyCharm'], { dice: [1] })
    .answer(0, 'luckyCharm')
    .answer(0, 5);
  keepTrophies(fight);
  assert.deepEqual(fight.kinds('trophies.0'), ['ogre']);
});

situation('a Lucky Charm fixes the die of a move too, and fate does not touch it', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { fate: 1 } },
    cards: { 'objects.0': ['luckyCharm'] },
  });
  t.asks(0, 'beforeRoll').answer(0, 'luckyCharm').roll(4).answer(0, 6).asks(0, 'destination');
  t.answer(0, 'tavern');
  assert.equal(where(t, 0), 'tavern');
  t.match.waiting.forEach((seat) => void t.options(seat));
});

situation('the Royal Decree sends a Stranger or a Place away', () => {
  const t = carrying(['talismonger'], ['royalDecree']).answer(0, 'royalDecree');
  assert.deepEqual([t.kinds(HERE), t.kinds('objects.0')], [[], []]);
  const drawn = drawing('cave', { cards: { 'objects.0': ['royalDecree'] } }).answer(0, 'royalDecree');
  assert.deepEqual([drawn.kinds(HERE), drawn.kinds('objects.0')], [[], []]);
});

situation('the Treasure Chest holds an Object or gold, more with a map', () => {
  const open = (objects: readonly string[], adventure: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      cards: { 'objects.0': objects },
      next: { adventure },
    }).answer(0, 'treasureChestFrostmarch');
  const none = open(['treasureChestFrostmarch'], ['wolf', 'bear', 'ape', 'witch', 'cave', 'ring']);
  assert.deepEqual([player(none).gold, none.kinds('objects.0')], [3, []]);
  none.asks(0, 'destination');
  const some = open(['treasureChestFrostmarch'], ['wolf', 'ring', 'ape', 'cross', 'cave']).answer(0, 'cross');
  assert.deepEqual([player(some).gold, some.kinds('objects.0')], [0, ['cross']]);
  some.asks(0, 'destination');
  assert.ok(some.kinds('adventureDiscard').includes('ring'));
  const map = open(
    ['treasureChestFrostmarch', 'treasureMapFrostmarch'],
    ['wolf', 'bear', 'ape', 'witch', 'cave', 'ring'],
  );
  assert.deepEqual(map.kinds('objects.0'), ['treasureMapFrostmarch', 'ring']);
  map.asks(0, 'turnStart');
});

situation('the Treasure Map is worth a die of gold', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['treasureMapFrostmarch'] },
    dice: [5],
  }).answer(0, 'treasureMapFrostmarch');
  assert.deepEqual([player(t).gold, t.kinds('objects.0')], [5, []]);
  t.asks(0, 'destination');
});

situation('Helm of Warding and Mirror Shield guard the mind, the better one of them', () => {
  const hit = (objects: readonly string[], roll: number) => {
    const t = carrying(['chillbane'], objects, { dice: [1, 1, roll] }).answer(0, objects.at(-1)!);
    const { lives } = player(t);
    // Everybody hears whether it held.
    assert.equal(
      t.log().filter((line) => line.endsWith(lives === 4 ? ' holds.' : ' does not hold.')).length,
      1,
    );
    return lives;
  };
  assert.deepEqual([hit(['helmOfWarding'], 6), hit(['helmOfWarding'], 5)], [4, 3]);
  assert.deepEqual([hit(['mirrorShield'], 5), hit(['mirrorShield'], 4)], [4, 3]);
  assert.equal(hit(['helmOfWarding', 'mirrorShield'], 4), 3);
  assert.equal(player(carrying(['frostGiant'], ['mirrorShield'], { dice: [1, 1] })).lives, 3);
});

situation('the Poisoned Dagger makes more of a 1', () => {
  const t = carrying(['wolf'], ['poisonedDagger'], { dice: [1, 5, 4] }).answer(0, 'poisonedDagger');
  assert.match(
    t.log().findLast((line) => / against \d/u.test(line))!,
    /9 against 7/u,
  );
  assert.deepEqual(t.kinds('trophies.0'), ['wolf']);
});

situation('after a stand-off the Champion answers for nothing any more', () => {
  const t = followedBy(['hobgoblin'], ['champion'], { dice: [2, 2] }).answer(0, 'champion');
  const [card] = t.t.cards(t.t.piles.followers[0]);
  assert.deepEqual(
    [t.t.note(card), player(t).lives, t.kinds(HERE)],
    [{ counters: 0, stack: 0 }, 4, ['hobgoblin']],
  );
});

const opening = (objects: readonly string[], roll: number) =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': objects },
    dice: [roll],
  }).answer(0, 'treasureChestSacredPool');

situation('the Treasure Chest of the Sacred Pool has a table', () => {
  const bad = opening(['treasureChestSacredPool'], 1).asks(0, 'destination');
  assert.equal(player(bad).lives, 3);
  const gold = opening(['treasureChestSacredPool'], 3).asks(0, 'destination');
  assert.equal(player(gold).gold, 2);
  const shop = opening(['treasureChestSacredPool'], 5).answer(0, 'armour').asks(0, 'destination');
  assert.deepEqual(shop.kinds('objects.0'), ['armour']);
  const map = opening(['treasureChestSacredPool', 'treasureMapSacredPool'], 3)
    .answer(0, 3)
    .asks(0, 'destination');
  assert.ok(map.t.cards(map.t.piles.objects[0]).some((card) => map.t.def(card).talisman));
});

situation('the Treasure Map of the Sacred Pool finds gold', () => {
  const t = drawing('ring', { cards: { 'objects.0': ['treasureMapSacredPool'] } }).answer(0, 'pass');
  assert.equal(player(t).gold, 1);
  const ruins = scene({
    seats: ['thief', 'thief'],
    at: ['fields5', 'oasis'],
    cards: { 'objects.0': ['treasureMapSacredPool'] },
    dice: [4, 1],
  });
  ruins.answer(0, 'ruins').answer(0, 'treasureMapSacredPool');
  assert.deepEqual([player(ruins).gold, ruins.kinds('objects.0')], [2, []]);
});

/** Events that happen to the board, not to anybody: an Astrolabe is of no use. */
const TO_NOBODY: ReadonlySet<string> = new Set([
  'apocalypseStorm',
  'closedShop',
  'curfew',
  'discordantDirge',
  'divineBlessings',
  'earthquake',
  'planeswalker',
  'ragnarok',
  'rumourOfRiches',
  'theGathering',
]);

situation('whoever has an Astrolabe is asked once whether an Event concerns it', () => {
  const events = Object.entries(game.content).flatMap(([kind, { type, deck }]) =>
    type === 'event' && deck === 'adventure' ? [kind] : [],
  );
  for (const kind of events) {
    const t = meeting([kind], { cards: { 'objects.0': ['astrolabe'] }, dice: [1, 1, 1] });
    let times = 0;
    while (asked(t) === 'ignoreEvent' && times < 3) {
      t.answer(0, 'follow');
      times++;
    }
    assert.equal(times, TO_NOBODY.has(kind) ? 0 : 1, kind);
  }
});

situation('a Lucky Charm makes up one die, for whoever rolls one', () => {
  const two = carrying(['wolf'], ['luckyCharm', 'luckyCharm'], { dice: [1] }).asks(0, 'beforeFight');
  two.answer(0, 'luckyCharm').answer(0, 6);
  assert.deepEqual([two.kinds('objects.0'), two.kinds('trophies.0')], [['luckyCharm'], ['wolf']]);
  rest(two);
  const rolls = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    cards: { 'objects.0': ['luckyCharm', 'luckyCharm'] },
    dice: [1, 1],
  });
  until(rolls, 'destination').answer(0, 'crags').asks(0, 'beforeRoll').answer(0, 'luckyCharm').answer(0, 6);
  assert.deepEqual([player(rolls).strength, rolls.kinds('objects.0')], [1, ['luckyCharm']]);
  rest(rolls);
});

/** The first, a Warrior, attacks a Thief who has these Objects. */
const attacked = (objects: readonly string[], dice: readonly number[] = []): Table =>
  lands('troll', 'thief', dice, { cards: { 'objects.1': objects } });

situation('a Lucky Charm helps whoever is attacked', () => {
  const t = attacked(['luckyCharm', 'luckyCharm']).asks(1, 'beforeFight').roll(2, 2);
  t.answer(1, 'luckyCharm').answer(1, 5);
  assert.equal(t.kinds('objects.1').length, 1);
  assert.match(t.log().join(' '), /Attack rolls: 2 against 5/u);
  rest(t);
});

situation('nobody wastes a Lucky Charm on a die that is not rolled', () => {
  const silenced = lands('assassin', 'thief', [], { cards: { 'objects.1': ['luckyCharm'] } });
  silenced.asks(0, 'beforeFight').roll(3).answer(0, 'assassinate').answer(1, 'luckyCharm');
  assert.notEqual(asked(silenced, 1), 'beforeFight');
  assert.deepEqual(silenced.kinds('objects.1'), ['luckyCharm']);
});

situation('a Poisoned Dagger strikes again after a 1 only, on either side', () => {
  const own = (die: number): string | null =>
    asked(carrying(['ogre'], ['poisonedDagger'], { dice: [die, 2] }));
  assert.deepEqual([own(1), own(2) === 'fightRolled'], ['fightRolled', false]);
  const other = (die: number): Table => attacked(['poisonedDagger'], [3, die]);
  assert.notEqual(asked(other(2), 1), 'fightRolled');
  const t = other(1).asks(1, 'fightRolled').roll(5).answer(1, 'poisonedDagger');
  // A Troll has Strength 6; 3 + 1 with the Dagger and 1 + 5.
  assert.match(t.log().join(' '), /Seat 0 reaches 9, Seat 1 10/u);
  rest(t);
  const bare = attacked(['poisonedDagger', 'sword'], [3, 1]);
  until(bare, 'weapon', 1).answer(1, 'sword');
  assert.notEqual(asked(bare, 1), 'fightRolled');
});

situation('a Champion fights battles, one at a time', () => {
  const psychic = followedBy(['shadow'], ['champion'], { dice: [5, 1] });
  assert.notEqual(asked(psychic), 'beforeFight');
  const two = followedBy(['wolf'], ['champion', 'champion'], { dice: [5, 1] }).asks(0, 'beforeFight');
  two.answer(0, 'champion');
  assert.notEqual(asked(two), 'beforeFight');
});

situation('a Champion who has won is not lost with a later fight', () => {
  const t = followedBy(['wolf', 'wraith'], ['champion'], { dice: [5, 1, 1, 6, 1] }).answer(0, 'champion');
  keepTrophies(t);
  rest(t);
  assert.deepEqual([player(t).lives, t.kinds('followers.0')], [3, ['champion']]);
});

situation('the turn is over when a Champion is lost', () => {
  const t = followedBy(['frostGiant', 'healer'], ['champion'], { with: { 0: { lives: 2 } }, dice: [1, 5] });
  t.answer(0, 'champion');
  assert.deepEqual([player(t).lives, t.state.turn], [2, 1]);
});

situation('the Herbalist heals her wounded companion in Woods and Forest only', () => {
  const offered = (from: 'plains2' | 'fields4', to: 'woods3' | 'hills2', lives: number, owner = 0) => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: [from, 'woods4'],
      with: { [owner]: { lives } },
      cards: { [`followers.${owner}`]: ['herbalist'] },
      dice: [1, 1],
    });
    until(t, 'destination').answer(0, to);
    return asked(t, owner) === 'moveEnded';
  };
  assert.equal(offered('plains2', 'woods3', 3), true);
  assert.equal(offered('plains2', 'woods3', 4), false);
  assert.equal(offered('fields4', 'hills2', 3), false);
  assert.equal(offered('plains2', 'woods3', 3, 1), false);
});

situation('a Hieromartyr dies for nobody else', () => {
  const t = lands('warrior', 'thief', [6, 1], { cards: { 'followers.0': ['hieromartyr'] } });
  if (asked(t) === 'spoils') t.answer(0, 'life');
  assert.deepEqual([player(t, 1).lives, t.kinds('followers.0')], [3, ['hieromartyr']]);
  const far = meeting(['frostGiant'], { cards: { 'followers.1': ['hieromartyr'] }, dice: [1, 5] });
  assert.deepEqual([player(far).lives, far.kinds('followers.1')], [3, ['hieromartyr']]);
});

situation('the Ancient Artefact helps attacker and attacked alike', () => {
  const own = carrying(['ogre'], ['ancientArtefact'], { dice: [5, 3, 1] }).answer(0, 'ancientArtefact');
  assert.match(lastFight(own), /7 against 6/u);
  rest(own);
  const attacked = lands('warrior', 'thief', [], { cards: { 'objects.1': ['ancientArtefact'] } });
  attacked.asks(1, 'beforeFight').roll(6, 2, 2, 2).answer(1, 'ancientArtefact');
  // 4 + 2 against 3 + 2 + 3
  assert.match(told(attacked), /Seat 0 reaches 6, Seat 1 8/u);
  rest(attacked);
});

situation('of five Objects exactly four go into the Bag of Carrying; four are in it anyway', () => {
  const five = ['bagOfCarrying', 'sword', 'axe', 'helmet', 'shield', 'ring'];
  const t = meeting([], { at: ['city', 'oasis'], cards: { 'objects.0': five } });
  t.asks(0, 'turnEnd').answer(0, 'bagOfCarrying');
  assert.equal(t.match.question(0)!.ask.prompt, 'pack');
  t.refused(0, ['sword', 'axe', 'helmet', 'shield', 'ring'], 'out-of-range');
  rest(t);
  assert.notEqual(asked(meeting([], { cards: { 'objects.0': five.slice(0, 5) } })), 'turnEnd');
});

situation('what the Bag of Carrying holds back is told', () => {
  const t = meeting([], { at: ['city', 'hills2'], cards: { 'objects.1': ['bagOfCarrying', 'ring'] } });
  t.answer(0, 'seat1').answer(0, 'Steal').answer(0, 'ring');
  assert.match(told(t), /Seat 1 uses the Bag of Carrying/u);
  rest(t);
});

situation('the Horn of Summoning calls Enemies of the region from elsewhere', () => {
  const begins = (where: 'crags' | 'castle') =>
    asked(carrying([], ['hornOfSummoning'], { cards: { [pileAt(where)]: ['wolf'] } }));
  const called = carrying([], ['hornOfSummoning'], { cards: { [pileAt('crags')]: ['wolf'] }, dice: [5, 1] });
  assert.match(told(called.answer(0, 'hornOfSummoning')), /The Wolf now lies at the Hills/u);
  rest(called);
  assert.equal(begins('crags'), 'moveEnded');
  assert.notEqual(begins('castle'), 'moveEnded');
});

situation('a map adds up to 3 to the Treasure Chest of The Sacred Pool', () => {
  const opens = (die: number, add: number): Table => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      cards: { 'objects.0': ['treasureChestSacredPool', 'treasureMapSacredPool'] },
    });
    t.roll(die).answer(0, 'treasureChestSacredPool');
    t.refused(0, 4, 'out-of-range').answer(0, add);
    rest(t);
    return t;
  };
  assert.equal(player(opens(1, 0)).lives, 3);
  assert.equal(player(opens(1, 2)).gold, 2);
  // More than 6 counts as 6: a Talisman.
  assert.match(opens(5, 3).kinds('objects.0').join(' '), /alisman/u);
});

situation('the Treasure Map pays for drawn Objects, not for other cards', () => {
  const gold = (card: string): number => {
    const t = drawing(card, { cards: { 'objects.0': ['treasureMapSacredPool'] }, dice: [5, 1] });
    rest(t);
    return player(t).gold;
  };
  assert.deepEqual([gold('ring'), gold('wolf'), gold('unicorn')], [1, 0, 0]);
});

situation('a Royal Decree is for what its owner meets, and its use is told', () => {
  const t = carrying(['talismonger'], ['royalDecree']).asks(0, 'moveEnded').answer(0, 'royalDecree');
  assert.match(told(t), /Seat 0 uses the Royal Decree/u);
  const other = meeting(['talismonger'], {
    at: ['city', 'hills2'],
    cards: { 'objects.1': ['royalDecree'] },
    dice: [6],
  });
  assert.notEqual(asked(other, 1), 'moveEnded');
});

// The chest.

/** A Thief in the City opens a Treasure Chest; these cards are turned up. */
const opens = (adventure: readonly string[], more: Scene = {}, objects: readonly string[] = []): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    dice: [2, 3],
    ...more,
    cards: { 'objects.0': ['treasureChestFrostmarch', ...objects], ...more.cards },
    next: { adventure },
  }).answer(0, 'treasureChestFrostmarch');
  rest(t);
  return t;
};

const FIVE = ['wolf', 'bear', 'ape', 'witch', 'cave'];

const FOUR = FIVE.slice(1);

situation('five cards come out of the Treasure Chest, with a Treasure Map ten', () => {
  const left = (t: Table): number[] => [t.kinds('adventure').length, t.kinds('adventureDiscard').length];
  const short = opens(FIVE);
  // There were twelve cards; the chest is discarded too.
  assert.deepEqual(left(short), [7, 6]);
  assert.deepEqual(
    short.kinds('adventureDiscard').toSorted(),
    [...FIVE, 'treasureChestFrostmarch'].toSorted(),
  );
  assert.deepEqual(short.kinds('stage'), []);
  assert.deepEqual(left(opens(FIVE, {}, ['treasureMapFrostmarch'])), [2, 11]);
  // The fifth card counts, the sixth does not; nor does the eleventh.
  assert.deepEqual(opens([...FOUR, 'ring']).kinds('objects.0'), ['ring']);
  assert.deepEqual(opens([...FIVE, 'ring']).kinds('objects.0'), []);
  const angels = (count: number): string[] => Array<string>(count).fill('angel');
  const tenth = opens([...FIVE, ...angels(4), 'ring'], {}, ['treasureMapFrostmarch']);
  assert.deepEqual(tenth.kinds('objects.0'), ['treasureMapFrostmarch', 'ring']);
  const eleventh = opens([...FIVE, ...angels(5), 'ring'], {}, ['treasureMapFrostmarch']);
  assert.deepEqual([eleventh.kinds('objects.0'), player(eleventh).gold], [['treasureMapFrostmarch'], 3]);
});

situation('the map of another is no help with one’s own Treasure Chest', () => {
  const t = opens([...FIVE, 'ring'], { cards: { 'objects.1': ['treasureMapFrostmarch'] } });
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [[], 3]);
});

situation('of several Objects in the Treasure Chest one is chosen, and there is no gold then', () => {
  const t = opens(['wolf', 'ring', 'unicorn', 'cross', 'cave']);
  assert.deepEqual(t.options(0), ['Ring', 'Cross']);
  t.answer(0, 'ring');
  rest(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.0'), player(t).gold], [['ring'], [], 0]);
  assert.deepEqual(t.kinds('adventureDiscard').toSorted(), [
    'cave',
    'cross',
    'treasureChestFrostmarch',
    'unicorn',
    'wolf',
  ]);
});

rule.also('TA-ALIGN-04', 'what the alignment forbids is no find in a Treasure Chest: there is gold', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  const t = opens([...FOUR, 'holyGrail'], evil);
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [[], 3]);
  assert.ok(t.kinds('adventureDiscard').includes('holyGrail'));
  assert.deepEqual(opens([...FOUR, 'holyGrail']).kinds('objects.0'), ['holyGrail']);
});

rule.also(
  'TA-ADV-11',
  'a Treasure Chest goes on with what was discarded, and ends when there is nothing left',
  () => {
    const t = opens(['wolf'], { cards: { adventure: [], adventureDiscard: ['ring', 'bear'] } });
    // The chest itself lay on the pile when that was shuffled, and is an Object too.
    assert.deepEqual(t.options(0).toSorted(), ['Ring', 'Treasure Chest']);
    t.answer(0, 'ring');
    rest(t);
    assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['ring'], 0]);
    assert.deepEqual(t.kinds('adventureDiscard').toSorted(), ['bear', 'treasureChestFrostmarch', 'wolf']);
  },
);

/** Whose turn is next, once the first one's is over. */
const attack = (t: Table): Table =>
  t.match.question(0)?.ask.prompt === 'against' ? t.answer(0, 'attack') : t;

situation('Frostbite freezes whoever loses a life to it, for one turn', () => {
  const wounded = attack(duel(['frostbite'], [5, 1]))
    .asks(0, 'spoils')
    .answer(0, 'takeLife');
  assert.equal(player(wounded, 1).lives, 3);
  // The second one's turn is over without a move; the third one moves.
  assert.equal(asked(wounded, 1), null);
  assert.equal(wounded.state.turn, 2);
});

situation('an Enemy beaten with Frostbite freezes nobody', () => {
  const t = carrying(['wolf'], ['frostbite'], { dice: [5, 1] });
  assert.deepEqual([misses(t), t.kinds('trophies.0')], [[0, 0], ['wolf']]);
});

// The Horn of Summoning.

const blows = (space: SpaceId, cards: readonly string[], more: Scene = {}): Table =>
  carrying([], ['hornOfSummoning'], { ...more, cards: { [pileAt(space)]: cards, ...more.cards } });

situation('the Horn of Summoning calls Enemies alone, and they are fought where it was blown', () => {
  assert.notEqual(asked(blows('crags', ['ring', 'witch', 'cave'])), 'moveEnded');
  const t = blows('crags', ['wolf', 'bear', 'ring'], { dice: [5, 1] }).asks(0, 'moveEnded');
  t.answer(0, 'hornOfSummoning').asks(0, 'whichCard');
  assert.deepEqual(t.options(0), ['Wolf', 'Bear']);
  t.answer(0, 'wolf');
  rest(t);
  assert.deepEqual(
    [t.kinds('trophies.0'), t.kinds(pileAt('crags')), t.kinds('objects.0')],
    [['wolf'], ['bear', 'ring'], ['hornOfSummoning']],
  );
});

situation(
  'the Horn of Summoning may be kept silent, and is not heard on the own space or in the turn of another',
  () => {
    const silent = blows('crags', ['wolf']).asks(0, 'moveEnded').answer(0, 'pass');
    rest(silent);
    assert.deepEqual([silent.kinds(pileAt('crags')), silent.kinds('trophies.0')], [['wolf'], []]);
    const own = carrying(['wolf'], ['hornOfSummoning'], { dice: [5, 1] });
    assert.notEqual(asked(own), 'moveEnded');
    const other = meeting([], { cards: { 'objects.1': ['hornOfSummoning'], [pileAt('temple')]: ['wolf'] } });
    assert.notEqual(asked(other, 1), 'moveEnded');
  },
);

situation('the Horn of Summoning is of no use where nothing is drawn', () => {
  const goes = (to: SpaceId): string | null => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['fields3', 'oasis'],
      cards: { 'objects.0': ['hornOfSummoning'], [pileAt('crags')]: ['wolf'] },
      dice: [1, 3],
    });
    return asked(t.answer(0, to));
  };
  assert.equal(goes('city') === 'moveEnded', false);
  assert.equal(goes('hills2') === 'moveEnded', true);
});

// Coming and going.

situation('Winged Boots and Flying Carpet are one move, not two', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['flyingCarpet', 'wingedBoots'] },
    dice: [6, 3],
  });
  t.answer(0, 'flyingCarpet').answer(0, 'tavern');
  rest(t);
  assert.deepEqual([where(t, 0), t.state.turn], ['tavern', 1]);
});

situation('a Lucky Charm that was used up for the Whirlwind does not come back to the board', () => {
  const t = carrying(['whirlwind'], ['luckyCharm'], { dice: [4] });
  t.answer(0, 'luckyCharm').answer(0, 1);
  rest(t);
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('adventureDiscard').toSorted()],
    [[], ['luckyCharm', 'whirlwind']],
  );
});

rule.also('TA-DEATH-05', 'whoever inherits the False Grail is dealt no quest', () => {
  const heir = (objects: readonly string[]): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      options: { startQuest: true, heirs: true },
      cards: { 'objects.0': objects, 'character.0': [] },
      set: (state) => {
        state.players[0].standing = 'dead';
      },
    });
    t.asks(0, 'character');
    return t.kinds('quest.0').length;
  };
  assert.deepEqual([heir([]), heir(['falseGrail'])], [1, 0]);
});

situation(
  'whom the Ancient Artefact kills before a fight fights no more: no dice, no trophy, and the Enemy stays',
  () => {
    const t = carrying(['bear'], ['ancientArtefact'], { with: { 0: { lives: 1 } }, dice: [1] });
    t.answer(0, 'ancientArtefact');
    rest(t);
    assert.equal(player(t).standing, 'dead');
    assert.deepEqual([t.kinds(HERE), t.kinds('trophies.0')], [['bear'], []]);
    assert.ok(!told(t).includes('Attack rolls'));
  },
);
