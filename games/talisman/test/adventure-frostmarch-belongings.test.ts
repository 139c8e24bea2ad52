import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { liftFrom } from '../rules/lasting.ts';
import { under } from '../rules/stats.ts';
import { carrying, drawing, followedBy, keepTrophies, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');

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
situation('the Apprentice of the Warlock stays where the False Grail bars the quest', () => {
  const t = carrying(['warlocksApprentice'], ['falseGrail']).asks(1, 'destination');
  assert.deepEqual([t.kinds(pileAt('hills2')), t.kinds('quest.0')], [['warlocksApprentice'], []]);
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
    const t = carrying(['chillbane'], objects, { dice: [1, 1, roll] });
    return player(t.answer(0, objects.at(-1)!)).lives;
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
