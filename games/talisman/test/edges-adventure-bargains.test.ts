import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, secondOn } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { about, asked, rest } from './looking.ts';
import { drawing, followedBy, lands, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
type Table = ReturnType<typeof scene>;
const told = (t: Table): string => {
  rest(t);
  return t.log().join('\n');
};

situation('the Reliquary takes a Talisman for a Reward, if wanted, as long as it has any', () => {
  const visits = (rewards: readonly string[], objects: readonly string[]): Table => {
    const t = meeting(['reliquary'], { cards: { 'stack.0': rewards, 'objects.0': objects } });
    t.t.setNote(t.t.cards(t.t.piles.space[at('hills2')])[0], { counters: 0, stack: 1 });
    return t.answer(0, 'visit');
  };
  const last = visits(['moonCharm'], ['talisman']).asks(0, 'whichCard').answer(0, 'talisman');
  rest(last);
  assert.deepEqual(
    [last.kinds('reward.0'), last.kinds('objects.0'), last.kinds(HERE)],
    [['moonCharm'], [], []],
  );
  const declined = visits(['moonCharm'], ['talisman']).answer(0, 'pass');
  assert.deepEqual([declined.kinds('objects.0'), declined.kinds(HERE)], [['talisman'], ['reliquary']]);
  const poor = visits(['moonCharm'], ['sword']);
  assert.deepEqual([poor.kinds('stack.0'), poor.kinds('objects.0')], [['moonCharm'], ['sword']]);
});
situation('a Theurgist rewards victories over Enemies and over those of the other side', () => {
  const rolls = (t: Table): number => t.log().filter((line) => /Seat 0 rolls \d/u.test(line)).length;
  const enemy = followedBy(['wolf'], ['darkTheurgist'], { dice: [5, 1, 1] });
  rest(enemy);
  assert.equal(rolls(enemy), 1);
  const duel = (alignment: 'good' | 'evil'): number => {
    const t = lands('thief', 'thief', [5, 1], {
      with: { 1: { alignment, lives: 2 } },
      cards: { 'followers.0': ['darkTheurgist'] },
    });
    if (asked(t) === 'against') t.roll(5, 1).answer(0, 'Attack');
    if (asked(t) === 'spoils') t.roll(1).answer(0, 'life');
    rest(t);
    return rolls(t);
  };
  assert.deepEqual([duel('good'), duel('evil')], [1, 0]);
});
situation('a Haversack is torn for other Objects of its owner, not for itself', () => {
  const steals = (what: string): string | null => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'hills2'],
      cards: { 'objects.1': ['haversack', 'sword'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'seat1').answer(0, 'Steal').answer(0, what);
    return asked(t, 1);
  };
  assert.equal(steals('sword'), 'taking.instead');
  assert.notEqual(steals('haversack'), 'taking.instead');
  const shatters = (what: string): boolean => {
    const t = scene({
      seats: ['sorceress', 'thief'],
      at: ['city', 'tavern'],
      cards: { 'hand.0': ['shatter'], 'objects.1': ['haversack', 'sword'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'Shatter').answer(0, what);
    return asked(t, 1) === 'losingCard.instead';
  };
  assert.deepEqual([shatters('sword'), shatters('haversack')], [true, false]);
});
situation('Craft that a Void Demon takes is counted apart from Strength', () => {
  const t = meeting(['voidDemon'], { with: { 0: { strength: 1, craft: 1 } }, dice: [1, 1] }).answer(
    0,
    'Craft',
  );
  const [demon] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.deepEqual([countersOn(t.t, demon), secondOn(t.t, demon), player(t).craft], [0, 1, 0]);
  rest(t);
});
situation('the Ancient Lich asks nothing of those without Spells', () => {
  const t = drawing('ancientLich', { cards: { 'hand.1': ['hex'] }, dice: [6, 1, 1] });
  rest(t);
  assert.deepEqual([player(t, 1).lives, t.kinds('hand.1'), player(t).toad], [3, [], 0]);
  assert.match(told(t), /Seat 1 loses 1 Spell/u);
});
situation('points are converted as far as there are any, all or none of them', () => {
  const visits = (card: string, more: Scene): Table => {
    const t = meeting([card], more);
    rest(t);
    return t;
  };
  const magician = visits('magician', { with: { 0: { strength: 1 } } })
    .answer(0, 'strengthToCraft')
    .asks(0, 'convert');
  assert.deepEqual(about(magician), { max: 1 });
  magician.answer(0, 0);
  assert.deepEqual([player(magician).strength, player(magician).craft], [1, 0]);
  const none = visits('magician', {}).answer(0, 'strengthToCraft');
  assert.notEqual(asked(none), 'convert');
});
situation('the Spiteful Imp carries to somebody outside the inner region, and the turn is over', () => {
  const met = (where1: 'crags' | 'mines'): Table => {
    const t = meeting(['spitefulImp'], { at: ['city', where1], dice: [5, 1] });
    rest(t);
    return t;
  };
  assert.equal(where(met('crags'), 0), 'crags');
  assert.equal(where(met('mines'), 0), 'hills2');
});
situation('only the Follower with the highest roll betrays its master', () => {
  const betrayed = (...dice: number[]): string[] => {
    const t = followedBy(['hateMonger'], ['guide', 'pixie', 'mule'], { dice: [...dice, 5, 1] });
    rest(t);
    return t.kinds('followers.0');
  };
  assert.deepEqual(betrayed(2, 5, 3), ['guide', 'mule']);
  assert.deepEqual(betrayed(4, 2, 4), ['pixie', 'mule']);
  const none = meeting(['hateMonger']);
  assert.equal(none.state.turn, 1);
});
