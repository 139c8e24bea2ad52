import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { inside } from './landing.ts';
import { lands, lastFight, meets } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type More = Parameters<typeof scene>[0];

situation('the Assassin strikes before a creature can roll', () => {
  const t = meets('assassin', ['bear'], []);
  t.asks(0, 'beforeFight').roll(1).answer(0, 'Assassinate');
  assert.match(lastFight(t), /4 against 3, won/u);
  assert.deepEqual(t.kinds('trophies.0'), ['bear']);
});
situation('the Assassin takes nothing but a life', () => {
  const t = lands('assassin', 'thief', [], { with: { 1: { gold: 2 } } });
  t.roll(2).answer(0, 'Assassinate');
  assert.deepEqual([t.state.players[1].lives, t.state.players[1].gold], [3, 2]);
  // Without the dagger the spoils are free, and so they are for a victim that wins.
  const plain = lands('assassin', 'thief', [], { with: { 1: { gold: 2 } } });
  plain.roll(4, 2).answer(0, 'pass').asks(0, 'spoils').answer(0, '1 gold');
  assert.equal(plain.state.players[0].gold, 1);
  const lost = lands('assassin', 'troll', [], { with: { 0: { gold: 1 } } });
  lost.roll(1).answer(0, 'Assassinate').asks(1, 'spoils').answer(1, '1 gold');
  assert.equal(lost.state.players[1].gold, 1);
});
situation('the Dwarf knows Crags and Chasm, evades in Hills and adds 1 in the Cave', () => {
  const t = scene({ seats: ['dwarf', 'thief'], at: ['chapel'], dice: [2, 3] });
  t.answer(0, 'crags').asks(0, 'rollOrNot').answer(0, 'pass');
  assert.equal(t.state.players[0].misses, 0);
  const hills = meets('dwarf', ['bear'], []);
  hills.asks(0, 'evade').answer(0, 'Evade');
  assert.deepEqual([hills.kinds('space.14'), hills.state.players[0].lives], [['bear'], 5]);
  const cave = meets('dwarf', ['cave'], [3]);
  cave.answer(0, 'Visit').asks(0, 'rolled').answer(0, 'Add 1');
  assert.deepEqual([cave.state.players[0].gold, cave.state.players[0].misses], [2, 0]);
});
situation('the Dwarf opens the Portal by Craft with one die', () => {
  const t = scene({ seats: ['dwarf', 'thief'], at: ['castle'], dice: [2] });
  t.roll(3).answer(0, 'portal').answer(0, 'Craft');
  assert.equal(where(t, 0), 'plainOfPeril');
});
situation('a raised Enemy follows the Ghoul, and lends its Strength once', () => {
  const t = meets('ghoul', ['wolf'], [5, 1]);
  t.asks(0, 'slain').answer(0, 'Let it follow');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('trophies.0')], [['wolf'], []]);
  const next = meets('ghoul', ['bear'], [], { cards: { 'followers.0': ['wolf'] } });
  next.asks(0, 'beforeFight').roll(3, 3).answer(0, 'Send a Follower ahead');
  next.asks(0, 'slain').answer(0, 'pass');
  assert.match(lastFight(next), /7 against 6, won/u);
  assert.deepEqual([next.kinds('followers.0'), next.kinds('trophies.0')], [[], ['bear']]);
});
situation('a life the Ghoul takes in psychic combat becomes its own', () => {
  const t = lands('ghoul', 'warrior', [4, 1]);
  t.answer(0, 'Attack in psychic combat').answer(0, '1 life');
  assert.deepEqual([t.state.players[0].lives, t.state.players[1].lives], [5, 4]);
});
situation('animals follow the Minstrel, and the strongest fights along', () => {
  const t = meets('minstrel', ['wolf'], []);
  t.asks(0, 'facing.instead').roll(3).answer(0, 'Play music, do not fight');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('space.14')], [['wolf'], []]);
  const deaf = meets('minstrel', ['wolf'], []);
  deaf.roll(2).answer(0, 'Play music, do not fight');
  assert.deepEqual([deaf.kinds('followers.0'), deaf.kinds('space.14')], [[], ['wolf']]);
  const pack = meets('minstrel', ['goblin'], [3, 2], {
    cards: { 'followers.0': ['wolf', 'bear'] },
  });
  assert.match(lastFight(pack), /8 against 4, won/u);
  assert.deepEqual(pack.kinds('followers.0'), ['wolf', 'bear']);
});
situation('a dragon lets the Minstrel be, or is fought at will', () => {
  const t = meets('minstrel', ['dragon'], []);
  t.answer(0, 'Play music, do not fight');
  assert.deepEqual([t.kinds('space.14'), t.state.players[0].lives], [['dragon'], 4]);
  const fought = meets('minstrel', ['dragon'], []);
  fought.roll(1, 1).answer(0, 'pass');
  assert.equal(fought.state.players[0].lives, 3);
});
situation('the Maiden goes with the Minstrel', () => {
  const t = lands('minstrel', 'warrior', [], { cards: { 'followers.1': ['guide', 'maiden'] } });
  t.answer(0, 'Court a lady');
  assert.deepEqual([t.kinds('followers.0'), t.kinds('followers.1')], [['maiden'], ['guide']]);
});
situation('the Monk fights with Strength and Craft, but without weapons', () => {
  const t = meets('monk', ['bear'], [1, 2], { cards: { 'objects.0': ['sword'] } });
  assert.match(lastFight(t), /6 against 5, won/u);
});
situation('the Priest learns a Spell from a destroyed spirit', () => {
  const t = meets('priest', ['wraith'], [], { next: { spells: ['hex'] } });
  t.asks(0, 'destroySpirit').answer(0, 'Destroy');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('trophies.0'), t.kinds('space.14')], [['hex'], [], []]);
  // It is drawn like any other: a Familiar may have it drawn again.
  const again = meets('priest', ['wraith'], [], {
    cards: { 'followers.0': ['familiar'] },
    next: { spells: ['hex', 'healing'] },
  });
  again.answer(0, 'Destroy').asks(0, 'spellsDrawn').answer(0, 'familiar');
  assert.deepEqual(again.kinds('hand.0'), ['healing']);
});
situation('the Prophetess replaces a card and knows all Spells', () => {
  const t = scene({
    seats: ['prophetess', 'wizard'],
    at: ['city', 'tavern'],
    cards: { 'hand.1': ['hex'] },
    next: { adventure: ['dragon', 'guide'] },
    dice: [2, 3],
  });
  const [seen] = t.match.view(0).piles.hand[1].cards;
  assert.ok(seen !== null && 'kind' in seen && seen.kind === 'hex');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.answer(0, 'hills2');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.asks(0, 'cardsDrawn').answer(0, 'Prophetess');
  while (t.match.question(1) !== null) t.answer(1, 'pass');
  t.asks(0, 'loot').answer(0, 'Guide');
  assert.deepEqual(
    [t.kinds('followers.0'), t.kinds('adventureDiscard').includes('dragon')],
    [['guide'], true],
  );
});
situation('the Sorceress beguiles by alignment, and lures Followers away', () => {
  const more: More = { with: { 1: { gold: 1 } } };
  const won = lands('sorceress', 'warrior', [], more);
  won.roll(5).answer(0, 'Beguile');
  assert.equal(won.state.players[0].gold, 1);
  const lost = lands('sorceress', 'warrior', [], more);
  lost.roll(4).answer(0, 'Beguile');
  assert.equal(lost.state.players[0].gold, 0);
  const lures = lands('sorceress', 'warrior', [], {
    cards: { 'followers.1': ['maiden', 'unicorn', 'guide'] },
  });
  lures.answer(0, 'Take a Follower');
  assert.deepEqual(
    [lures.kinds('followers.0'), lures.kinds('followers.1')],
    [['guide'], ['maiden', 'unicorn']],
  );
});
situation('the Thief takes one purchase without paying', () => {
  const t = scene({ seats: ['thief', 'warrior'], at: ['fields6'], dice: [1, 3, 1, 2] });
  t.answer(0, 'village').answer(0, 'The Blacksmith').asks(0, 'stealWare').answer(0, 'Armour');
  assert.deepEqual([t.kinds('objects.0'), t.state.players[0].gold], [['armour'], 0]);
  t.asks(0, 'reaperMove');
});
situation('the Dwarf finds his way through the Mines with two dice', () => {
  // 2 + 2 - 3: one step back; a third die would lead to the Tavern.
  const t = inside('plainOfPeril', 'mines', [2, 2, 6], { seats: ['dwarf', 'thief'] });
  assert.equal(where(t, 0), 'plainOfPeril');
});
situation('the Sorceress beguiles nobody who has nothing', () => {
  const t = lands('sorceress', 'warrior', []);
  assert.deepEqual(t.options(0), ['Attack', 'Attack in psychic combat']);
});
