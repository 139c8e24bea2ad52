import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { Player } from '../shape.ts';
import { drawing, meeting, passes, pileAt, player } from './meeting.ts';
import { where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

situation('the base deck has 104 cards', () => {
  const count = Object.values(game.content)
    .filter(({ deck, set }) => deck === 'adventure' && set === 'base')
    .reduce((sum, { copies }) => sum + copies, 0);
  assert.equal(count, 104);
});

situation('plain Enemies have their numbers', () => {
  const strong: Record<string, number> = {
    ape: 3,
    bandit: 4,
    bear: 3,
    dragon: 7,
    giant: 6,
    goblin: 2,
    hobgoblin: 3,
    lion: 3,
    ogre: 5,
    serpent: 4,
    wildBoar: 1,
    wolf: 2,
  };
  for (const [kind, value] of Object.entries(strong)) {
    const { strength, craft, number, family } = game.content[kind];
    assert.deepEqual([kind, strength, craft, number], [kind, value, 0, 2]);
    assert.notEqual(family, 'spirit');
  }
  const spirits: Record<string, number> = {
    demon: 10,
    ghost: 4,
    lemure: 1,
    shadow: 2,
    spectre: 3,
    wraith: 5,
  };
  for (const [kind, value] of Object.entries(spirits)) {
    const { strength, craft, number, family } = game.content[kind];
    assert.deepEqual([kind, craft, strength, number, family], [kind, value, 0, 3, 'spirit']);
  }
});

const livesAfter = (event: string, alignment: Player['alignment']): number =>
  player(meeting([event], { with: { 0: { alignment } } })).lives;

situation('Angel and Devil favour their own', () => {
  assert.deepEqual(
    [livesAfter('angel', 'good'), livesAfter('angel', 'neutral'), livesAfter('angel', 'evil')],
    [5, 4, 3],
  );
  assert.deepEqual(
    [livesAfter('devil', 'good'), livesAfter('devil', 'neutral'), livesAfter('devil', 'evil')],
    [3, 4, 5],
  );
});
situation('the Blizzard slows everybody down for two rounds and marks its space', () => {
  const t = meeting(['blizzard']);
  assert.deepEqual(t.kinds(pileAt('hills2')), ['blizzard']);
  assert.deepEqual(t.options(1), ['Desert', 'Desert']);
});
situation('the Book of Spells fills up', () => {
  const t = meeting(['bookOfSpells'], { with: { 0: { craft: 1 } } });
  assert.equal(t.kinds('hand.0').length, 2);
});
situation('Evil Darkness stops all who are not evil', () => {
  const t = meeting(['evilDarkness'], { with: { 1: { alignment: 'evil' } } });
  assert.deepEqual([player(t).misses, player(t, 1).misses], [1, 0]);
});
situation('the Imp carries off', () => {
  const there = (roll: number, ...more: number[]): string =>
    where(meeting(['imp'], { dice: [roll, ...more] }), 0);
  assert.deepEqual([there(1, 4), there(3, 4), there(6)], ['crags', 'tavern', 'cursedGlade']);
});
situation('the Magical Vortex takes everybody’s Spells', () => {
  const t = meeting(['magicalVortex'], { cards: { 'hand.0': ['healing'], 'hand.1': ['random'] } });
  while (t.state.turn === 0) passes(t);
  assert.deepEqual([t.kinds('hand.0'), t.kinds('hand.1')], [[], []]);
});
situation('on Market Day everybody may buy', () => {
  const t = meeting(['marketDay'], { with: { 0: { gold: 1 }, 1: { gold: 3 } } });
  t.answer(0, 'pass')
    .asks(0, 'buy')
    .answer(0, 'sword')
    .answer(1, 'pass')
    .asks(1, 'buy')
    .answer(1, 'mule')
    .answer(1, 'pass');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('followers.1')], [['sword'], ['mule']]);
  assert.deepEqual([player(t).gold, player(t, 1).gold], [0, 1]);
});
situation('Mephistopheles makes evil, and the evil wiser', () => {
  const evil = player(meeting(['mephistopheles'], { with: { 0: { alignment: 'evil' } } }));
  const other = player(meeting(['mephistopheles']));
  assert.deepEqual([evil.craft, other.craft, other.alignment], [1, 0, 'evil']);
});
situation('Pestilence, Siren and Storm strike one region', () => {
  const plague = meeting(['pestilence'], { at: ['city', 'tavern'] });
  assert.deepEqual([player(plague).lives, player(plague, 1).lives], [3, 3]);
  assert.equal(player(meeting(['pestilence']), 1).lives, 4);
  for (const kind of ['siren', 'storm']) {
    const t = meeting([kind], { seats: ['thief', 'thief', 'thief'], at: ['city', 'oasis', 'tavern'] });
    assert.deepEqual(
      t.state.players.map(({ misses }) => misses),
      [1, 0, 1],
    );
  }
});
situation('Raiders carry the gold to the Oasis', () => {
  const t = meeting(['raiders'], { at: ['city', 'tavern'], with: { 0: { gold: 4 } } });
  assert.deepEqual([player(t).gold, t.state.goldOn[34]], [0, 4]);
});

situation('a Bandit takes a bribe', () => {
  const t = meeting(['bandit'], { with: { 0: { gold: 1 } } });
  t.answer(0, 'pay');
  assert.deepEqual([player(t).gold, player(t).lives, t.kinds(pileAt('hills2'))], [0, 4, ['bandit']]);
});
situation('a Ghost haunts where the die sends it', () => {
  assert.deepEqual(drawing('ghost', { dice: [1] }).kinds(pileAt('city')), ['ghost']);
  assert.deepEqual(drawing('ghost', { dice: [6] }).kinds(pileAt('temple')), ['ghost']);
});

situation('Enchanter, Fairy and Phantom fulfil a wish of those they like, and are gone', () => {
  const wish = (kind: string, change: Partial<Player>): readonly [number, string[]] => {
    const t = meeting([kind], { with: { 0: change } });
    if (t.match.waiting.includes(0) && t.match.question(0)!.ask.prompt === 'boon') t.answer(0, 'strength');
    return [player(t).strength, t.kinds(pileAt('hills2'))];
  };
  assert.deepEqual(wish('enchanter', { craft: 1 }), [1, []]);
  assert.deepEqual(wish('enchanter', {}), [0, ['enchanter']]);
  assert.deepEqual(wish('fairy', { alignment: 'good' }), [1, []]);
  assert.deepEqual(wish('fairy', {}), [0, ['fairy']]);
  assert.deepEqual(wish('phantom', { alignment: 'evil' }), [1, []]);
  assert.deepEqual(wish('phantom', { alignment: 'good' }), [0, ['phantom']]);
});
situation('the Healer heals two lives and stays', () => {
  const t = meeting(['healer'], { with: { 0: { lives: 1 } } });
  assert.deepEqual([player(t).lives, t.kinds(pileAt('hills2'))], [3, ['healer']]);
});
situation('the Hermit waits somewhere with a Talisman', () => {
  assert.deepEqual(drawing('hermit', { dice: [4] }).kinds(pileAt('oasis')), ['hermit']);
  const t = meeting(['hermit']);
  assert.ok(t.t.cards(t.t.piles.objects[0]).some((card) => t.t.def(card).talisman));
  assert.deepEqual(t.kinds(pileAt('hills2')), []);
});
situation('the Mage gives Spells to the good, the Sorcerer sells them', () => {
  assert.equal(meeting(['mage'], { with: { 0: { alignment: 'good' } } }).kinds('hand.0').length, 1);
  assert.equal(meeting(['mage']).kinds('hand.0').length, 0);
  const t = meeting(['sorcerer'], { with: { 0: { gold: 1 } } });
  t.answer(0, 'pay');
  assert.deepEqual([t.kinds('hand.0').length, player(t).gold], [1, 0]);
});
situation('the Witch may do anything', () => {
  const after = (roll: number): Player => player(meeting(['witch'], { dice: [roll] }));
  assert.equal(after(1).toad, 3);
  assert.equal(after(2).lives, 3);
  assert.deepEqual([after(3).strength, after(4).craft], [1, 1]);
  assert.equal(meeting(['witch'], { dice: [5] }).kinds('hand.0').length, 1);
  assert.equal(after(6).fate, 2);
});

const visiting = (place: string, more: Parameters<typeof meeting>[1] = {}) =>
  meeting([place], more).answer(0, 'visit');

situation('the Cave holds monsters and gold', () => {
  assert.equal(player(visiting('cave', { dice: [1, 1, 2] })).lives, 3);
  assert.equal(player(visiting('cave', { dice: [2, 5, 1] })).lives, 4);
  assert.equal(player(visiting('cave', { dice: [3] })).misses, 1);
  assert.deepEqual(
    [player(visiting('cave', { dice: [4] })).gold, player(visiting('cave', { dice: [6] })).gold],
    [2, 3],
  );
});
situation('three pools run dry after four visits', () => {
  for (const [kind, stat, before] of [
    ['fountainOfWisdom', 'craft', 0],
    ['magicStream', 'strength', 0],
    ['poolOfLife', 'lives', 4],
  ] as const) {
    const t = drawing(kind).answer(0, 'visit');
    assert.equal(player(t)[stat], before + 1);
    const [card] = t.t.cards(t.t.piles.space[14]);
    assert.deepEqual(t.t.note(card), { counters: 3, stack: 0 });
  }
  const last = meeting(['poolOfLife']);
  last.t.setNote(last.t.cards(last.t.piles.space[14])[0], { counters: 1, stack: 0 });
  last.answer(0, 'visit');
  assert.deepEqual([player(last).lives, last.kinds(pileAt('hills2'))], [5, []]);
});
situation('the Magic Portal leads elsewhere', () => {
  assert.equal(where(visiting('magicPortal', { dice: [6] }), 0), 'plainOfPeril');
  assert.equal(where(visiting('magicPortal', { dice: [2] }).asks(0, 'choose'), 0), 'village');
  assert.equal(where(visiting('magicPortal', { dice: [1, 4] }), 0), 'crags');
});
situation('the Market sells', () => {
  const t = visiting('market', { with: { 0: { gold: 2 } } });
  t.answer(0, 'pass').answer(0, 'shield');
  assert.deepEqual([t.kinds('objects.0'), player(t).gold], [['shield'], 0]);
});
situation('Marsh and Maze hold those who are too weak', () => {
  assert.deepEqual([player(meeting(['marsh'])).misses, player(meeting(['maze'])).misses], [1, 1]);
  assert.equal(player(meeting(['marsh'], { with: { 0: { strength: 2 } } })).misses, 0);
  assert.equal(player(meeting(['maze'], { with: { 0: { craft: 2 } } })).misses, 0);
});
situation('the Shrine answers prayers', () => {
  const after = (roll: number): Player => player(visiting('shrine', { dice: [roll] }));
  assert.deepEqual([after(1).fate, after(2).fate, after(3).gold, after(5).lives], [0, 1, 1, 5]);
  assert.equal(visiting('shrine', { dice: [4] }).kinds('hand.0').length, 1);
  const away = visiting('shrine', { dice: [6] });
  away.answer(0, 'accept').answer(0, 'tavern');
  assert.equal(where(away, 0), 'tavern');
});
