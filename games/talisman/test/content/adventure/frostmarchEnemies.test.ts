import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  HERE,
  keepTrophies,
  meeting,
  misses,
  pileAt,
  player,
  rest,
  type Scene,
  type Table,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Eastern Dragon attacks the weaker side and robs of magic', () => {
  const cards = { 'objects.0': ['ring', 'foundAxe'] };
  // Strength and Craft are equal: psychic combat, 4 + 1 against 8 + 1.
  const t = meeting(['easternDragon'], { cards, dice: [1, 1] });
  assert.deepEqual([player(t).lives, t.kinds('objects.0')], [3, ['foundAxe']]);
  assert.ok(t.kinds(HERE).includes('ring'));
  assert.match(
    t.log().findLast((line) => / against \d/u.test(line))!,
    /5 against 9/u,
  );
  const body = meeting(['easternDragon'], { with: { 0: { craft: 2 } }, dice: [1, 1] });
  assert.match(
    body.log().findLast((line) => / against \d/u.test(line))!,
    /4 against 9/u,
  );
});

situation('doubles of the Basilisk kill', () => {
  assert.equal(player(meeting(['basilisk'], { dice: [6, 6, 6, 1, 3, 3] })).standing, 'dead');
  const t = meeting(['basilisk'], { dice: [5, 3, 2] });
  assert.deepEqual([player(t).standing, player(t).lives], ['playing', 4]);
});

situation('the Pack of Wolves uses the higher of two dice', () => {
  assert.equal(player(meeting(['packOfWolves'], { dice: [3, 1, 4] })).lives, 3);
});

situation('the Glory Seeker takes a quest or brings one', () => {
  const quest = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;
  const lost = meeting(['glorySeeker'], { cards: { 'quest.0': [quest] }, dice: [1, 5] });
  assert.deepEqual([player(lost).lives, lost.kinds('quest.0')], [3, []]);
  const won = meeting(['glorySeeker'], { dice: [5, 1] }).answer(0, 'accept');
  keepTrophies(won);
  assert.equal(won.kinds('quest.0').length, 1);
});

situation('the Sky Screecher beats whoever rolls below the own Craft', () => {
  assert.equal(player(meeting(['skyScreecher'], { dice: [2, 1] })).lives, 3);
  const won = meeting(['skyScreecher'], { dice: [3, 1] });
  assert.deepEqual([player(won).lives, won.kinds('trophies.0')], [4, ['skyScreecher']]);
});

situation('the Yeti throws before it fights', () => {
  assert.equal(player(meeting(['yeti'], { dice: [2, 5, 3] })).lives, 4);
  assert.equal(player(meeting(['yeti'], { dice: [3, 5, 3] })).lives, 3);
});

situation('Chill Wraith, Cryomancer and Medusa freeze', () => {
  for (const kind of ['chillWraith', 'cryomancer']) {
    const t = meeting([kind], { dice: [1, 5] });
    assert.deepEqual([player(t).lives, player(t).misses], [3, 1]);
  }
  const t = meeting(['medusa'], { dice: [1, 5] });
  assert.deepEqual([player(t).lives, player(t).misses], [4, 2]);
});

situation('the Lich collects lives and spends them first', () => {
  const t = meeting(['lich'], { at: ['city', 'city'], with: { 1: { craft: 4 } }, dice: [1, 5, 2, 3] });
  const [lich] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.deepEqual(t.t.note(lich), { counters: 1, stack: 0 });
  t.answer(1, 'hills2').roll(5, 1).answer(1, 'encounterSpace');
  assert.deepEqual(t.t.note(lich), { counters: 0, stack: 0 });
  assert.deepEqual([t.kinds(HERE), t.kinds('trophies.1')], [['lich'], []]);
  const again = meeting(['lich'], { dice: [5, 1], with: { 0: { craft: 4 } } });
  keepTrophies(again);
  assert.deepEqual(again.kinds('trophies.0'), ['lich']);
});

situation('the Shiver Nymph flees from the wise', () => {
  const t = meeting(['shiverNymph']);
  assert.deepEqual([t.kinds(HERE), t.kinds(pileAt('plains2'))], [[], ['shiverNymph']]);
  const fool = meeting(['shiverNymph'], { seats: ['warrior', 'thief'], dice: [6, 1, 1] });
  assert.deepEqual(fool.kinds('trophies.0'), ['shiverNymph']);
});

situation('the Trickster steals and is stolen for', () => {
  const cards = { 'objects.0': ['foundAxe'], 'objects.1': ['ring'] };
  const lost = meeting(['trickster'], { cards, dice: [1, 5, 0] });
  assert.deepEqual([player(lost).lives, lost.kinds('objects.0')], [3, []]);
  assert.ok(lost.kinds(HERE).includes('foundAxe'));
  const won = meeting(['trickster'], { cards, at: ['city', 'tavern'], dice: [5, 1] }).answer(0, 'ring');
  assert.deepEqual([won.kinds('objects.0'), won.kinds('objects.1')], [['foundAxe', 'ring'], []]);
  const far = meeting(['trickster'], { cards, dice: [5, 1] });
  assert.deepEqual([far.kinds('trophies.0'), far.kinds('objects.1')], [['trickster'], ['ring']]);
});

situation('a Pack of Wolves attacks with the higher of two dice', () => {
  assert.equal(player(meeting(['packOfWolves'], { dice: [3, 1, 4] })).lives, 3);
});

situation('the Trickster takes nothing from whoever has nothing', () => {
  const t = meeting(['trickster'], { dice: [1, 5] });
  assert.deepEqual([player(t).lives, t.kinds(HERE)], [3, ['trickster']]);
});

situation('a Sky Screecher does not frighten a Champion', () => {
  const t = meeting(['skyScreecher'], { cards: { 'followers.0': ['champion'] } }).asks(0, 'beforeFight');
  t.roll(2, 1).answer(0, 'champion');
  assert.deepEqual([t.kinds('trophies.0'), player(t).lives], [['skyScreecher'], 4]);
  rest(t);
});

situation(
  'the cold of a Chill Wraith and a Cryomancer costs a turn besides the life, and only if they win',
  () => {
    for (const kind of ['chillWraith', 'cryomancer']) {
      const fought = (own: number, foe: number) => {
        const t = meeting([kind], { dice: [own, foe] });
        return [misses(t)[0], player(t).lives];
      };
      assert.deepEqual(
        [fought(1, 1), fought(2, 1), fought(3, 1)],
        [
          [1, 3],
          [0, 4],
          [0, 4],
        ],
        kind,
      );
    }
  },
);

// The Trickster.

const tricked = (more: Scene, dice: readonly number[] = [5, 1]): Table =>
  meeting(['trickster'], { at: ['city', 'tavern'], ...more, dice });

situation('the Trickster, beaten, lets take an Object of one’s choice from those in the region', () => {
  const t = tricked({
    seats: ['thief', 'thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'oasis', 'village'],
    cards: {
      'objects.0': ['sword'],
      'objects.3': ['cross'],
      'objects.1': ['ring', 'axe'],
      'objects.2': ['amulet'],
      'followers.1': ['mule'],
    },
  }).asks(0, 'whichCard');
  assert.deepEqual(t.options(0), ['Ring', 'Axe', 'Cross', 'No, go on']);
  t.answer(0, 'cross');
  rest(t);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.3')], [['sword', 'cross'], []]);
  assert.match(t.log().join('\n'), /Seat 0 takes the Cross from Seat 3/u);
});

situation('the Trickster, beaten, forces nothing on anybody, and takes nothing in a stand-off', () => {
  const cards = { 'objects.0': ['sword'], 'objects.1': ['ring'] };
  const left = tricked({ cards }).asks(0, 'whichCard').answer(0, 'pass');
  rest(left);
  assert.deepEqual([left.kinds('objects.1'), left.kinds('trophies.0')], [['ring'], ['trickster']]);
  const drawn = tricked({ cards }, [2, 2]);
  assert.notEqual(asked(drawn), 'whichCard');
  assert.deepEqual([drawn.kinds('objects.0'), drawn.kinds('objects.1')], [['sword'], ['ring']]);
});

rule.also('TA-ALIGN-04', 'nothing that may not be owned is taken with the Trickster', () => {
  const evil = { with: { 0: { alignment: 'evil' as const } } };
  assert.notEqual(asked(tricked({ ...evil, cards: { 'objects.1': ['holyGrail'] } })), 'whichCard');
  const one = tricked({ ...evil, cards: { 'objects.1': ['holyGrail', 'ring'] } }).asks(0, 'whichCard');
  assert.deepEqual(one.options(0), ['Ring', 'No, go on']);
});

situation('the Trickster wins an Object by chance, but none that cannot be given away', () => {
  const lost = (objects: readonly string[], ...chance: number[]): string[] => {
    const t = tricked({ cards: { 'objects.0': objects } }, [1, 5, ...chance]);
    rest(t);
    return t.kinds(HERE).filter((kind) => kind !== 'trickster');
  };
  assert.deepEqual([lost(['axe', 'ring'], 0), lost(['axe', 'ring'], 1)], [['axe'], ['ring']]);
  assert.deepEqual(lost(['falseTalisman']), []);
  assert.deepEqual(lost(['falseTalisman', 'ring'], 0), ['ring']);
});
