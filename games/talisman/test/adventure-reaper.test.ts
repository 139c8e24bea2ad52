import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { Player } from '../shape.ts';
import { meeting, passes, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

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
situation('the Boatman takes one over the river', () => {
  const t = meeting(['theBoatman'], { at: ['city', 'tavern'], with: { 0: { gold: 1 }, 1: { misses: 1 } } });
  t.answer(0, 'pay');
  t.asks(0, 'moveMode').answer(0, 'desert1').asks(1, 'destination');
  assert.deepEqual([where(t, 0), player(t).gold, player(t).lives], ['desert1', 0, 3]);
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
