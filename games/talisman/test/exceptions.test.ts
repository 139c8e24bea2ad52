import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { teleportTo } from '../content/vocabulary.ts';
import { game } from '../game.ts';
import { answering, player, rest, until } from './casting.ts';
import { onto } from './landing.ts';
import { scene, where } from './tables.ts';

// What cards make of a rule at the last moment, and what happens where nothing is left to draw.

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const thieves = ['thief', 'thief'] as const;

rule.also('TA-EVADE-04', 'a Spell before the dice evades an attacker as well', () => {
  const t = until(answering('invisibility', { at: ['city', 'hills2'], dice: [2, 3] }), 0, 'destination');
  until(t.answer(0, 'hills2'), 0, 'encounter').answer(0, 'seat1');
  until(t, 1, 'beforeFight').answer(1, 'Invisibility');
  assert.ok(!t.log().some((line) => line.startsWith('Attack rolls')));
  assert.deepEqual([t.state.turn, player(t, 1).lives], [1, 4]);
  rest(t);
});
situation('a Guardian Angel takes a defeat upon itself, in a duel too', () => {
  const t = scene({
    seats: ['troll', 'thief'],
    at: ['city', 'hills2'],
    cards: { 'followers.1': ['guardianAngel'] },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'hills2').answer(0, 'seat1').asks(1, 'losing.instead').answer(1, 'Guardian Angel');
  assert.deepEqual([t.kinds('followers.1'), player(t, 1).lives, t.state.turn], [[], 4, 1]);
  rest(t);
});
rule.also('TA-WARLOCK-05', 'what is exhausted cannot be chosen', () => {
  const fulfils = (rewards: readonly string[]) => {
    const t = scene({
      seats: thieves,
      at: ['city'],
      with: { 0: { gold: 2 } },
      cards: { 'quest.0': ['deliverTwoGold'], talismans: [], talismanDiscard: [], rewards },
    });
    t.roll(2, 3).answer(0, 'Fulfil the quest');
    rest(t);
    return [t.kinds('quest.0'), t.kinds('reward.0'), t.kinds('objects.0')];
  };
  assert.deepEqual(fulfils(['ironskinCharm']), [[], ['ironskinCharm'], []]);
  assert.deepEqual(fulfils([]), [[], [], []]);
});
rule.also('TA-WARLOCK-01', 'where no quest is left the Cave gives none', () => {
  const t = scene({
    seats: thieves,
    at: ['desert2'],
    cards: { warlock: [], warlockDiscard: [] },
    dice: [3],
  });
  t.answer(0, 'warlocksCave');
  assert.deepEqual([t.kinds('quest.0'), t.state.turn], [[], 1]);
});
rule.also('TA-BOARD-07', 'there the Cross drives no spirit away', () => {
  const cards = { 'objects.0': ['cross'] };
  const cursed = onto('cursedGlade', [5, 1], { cards: { ...cards, 'space.28': ['shadow'] } });
  assert.deepEqual(cursed.kinds('trophies.0'), ['shadow']);
  onto('woods4', [], { cards: { ...cards, 'space.37': ['shadow'] } })
    .asks(0, 'destroySpirit')
    .answer(0, 'destroy');
});
situation('without magic the Talisman of Power gives nothing', () => {
  const fights = (magic: boolean) =>
    onto('woods4', [5, 1], {
      cards: { 'objects.0': ['talismanOfPower'], 'space.37': ['wolf'] },
      set: (state) => {
        if (magic) return;
        state.lasting.push({ what: 'noMagic', seat: 1, rounds: 2, whom: null, space: null, card: null });
      },
    }).log();
  assert.ok(fights(true).some((line) => line.includes('10 against 3')));
  assert.ok(fights(false).some((line) => line.includes('8 against 3')));
});

/** The game with one card printed otherwise. */
const printing = (kind: string, change: Partial<(typeof game.content)[string]>): typeof game => ({
  ...game,
  content: { ...game.content, [kind]: { ...game.content[kind], ...change } },
});
const hills = { seats: thieves, at: ['city', 'tavern'] } as const;
rule.also('TA-FIGHT-07', 'of two values the one of the fight counts', () => {
  const changed = printing('wolf', { strength: 2, craft: 3 });
  const fights = (how: string) =>
    scene({ ...hills, cards: { 'space.14': ['wolf'] }, dice: [2, 3, 5, 1] }, changed)
      .answer(0, 'hills2')
      .answer(0, how)
      .log();
  assert.ok(fights('battle').some((line) => line.includes('8 against 3')));
  assert.ok(fights('psychic').some((line) => line.includes('8 against 4')));
});
rule.also('TA-ENC-13', 'an Enemy with the number 1 comes first', () => {
  const t = scene(
    { ...hills, cards: { 'space.14': ['lemure', 'bear', 'wolf'] }, dice: [2, 3, 5, 1, 5, 1, 5, 1] },
    printing('wolf', { number: 1 }),
  ).answer(0, 'hills2');
  assert.deepEqual(t.kinds('trophies.0'), ['wolf', 'bear', 'lemure']);
  rest(t);
});
rule.also('TA-SPELL-04', 'before anything else happens in the turn', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    cards: { 'hand.0': ['preservation', 'preservation', 'hex'] },
    dice: [2, 3],
  });
  while (t.match.question(0)!.ask.prompt === 'turnStart') t.answer(0, 'pass');
  t.asks(0, 'discardSpells').answer(0, 'Hex');
  assert.deepEqual(t.kinds('hand.0'), ['preservation', 'preservation']);
  rest(t);
});

rule.also('TA-ENC-19', 'nor where the defeat has carried it', () => {
  const carried = printing('wolf', { foe: { ...game.content['wolf'].foe!, defeat: teleportTo('ruins') } });
  const t = scene(
    { ...hills, cards: { 'space.14': ['wolf'], 'space.20': ['witch'] }, dice: [2, 3, 1, 5, 3] },
    carried,
  ).answer(0, 'hills2');
  assert.deepEqual([where(t, 0), player(t).lives, player(t).strength, t.state.turn], ['ruins', 3, 0, 1]);
});
situation('a Runesword feeds only on what it has beaten itself', () => {
  const lives = (weapon: string) => {
    const t = scene({
      ...hills,
      cards: { 'space.14': ['wolf'], 'objects.0': ['runesword', 'sword'] },
      dice: [2, 3, 5, 1],
    });
    return player(t.answer(0, 'hills2').answer(0, weapon)).lives;
  };
  assert.deepEqual([lives('Sword'), lives('Runesword')], [4, 5]);
});
situation('a Cleric prays in the own turn only', () => {
  const t = scene({ seats: ['thief', 'cleric'], at: ['city', 'tavern'], dice: [2, 3] });
  t.asks(0, 'destination').answer(0, 'hills2').asks(1, 'turnStart');
});
situation('a Sorcerer teaches nobody who has no room for a Spell', () => {
  const meets = (kind: string) => {
    const t = scene({
      seats: [kind, 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { gold: 1 } },
      cards: { 'space.14': ['sorcerer'] },
      dice: [2, 3],
    }).answer(0, 'hills2');
    rest(t);
    return t.match.waiting;
  };
  assert.deepEqual([meets('thief'), meets('troll')], [[0], [1]]);
});
