import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import {
  CITY,
  nothingAsked,
  pileAt,
  player,
  rest,
  type Scene,
  visitingAs,
  visitingDenizen,
} from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

const hurt: Scene = { with: { 0: { lives: 1 } } };

/** Somebody good or evil who prays there and rolls this. */
const prays = (alignment: 'good' | 'evil', denizen: string, dice: number[], more: Scene = {}) =>
  visitingAs(alignment, denizen, { ...more, dice }).answer(0, 'Pray');

situation('the Chapelwarden is like the Chapel', () => {
  assert.equal(player(visitingAs('good', 'chapelwarden', hurt).answer(0, 'Heal fully')).lives, 4);
  assert.equal(player(prays('good', 'chapelwarden', [5])).lives, 5);
  assert.equal(player(visitingAs('evil', 'chapelwarden')).lives, 3);
  const poor = visitingDenizen('chapelwarden', { with: { 0: { lives: 1, gold: 2 } } }).answer(0, 2);
  assert.deepEqual([player(poor).lives, poor.kinds(pileAt('chapel'))], [3, ['chapelwarden']]);
});

situation('the Corrupt Chaplain sells what he preaches', () => {
  const paying = { with: { 0: { lives: 1, gold: 2 } } };
  const good = visitingAs('good', 'corruptChaplain', paying).answer(0, 'Heal 1 life for 1 gold').answer(0, 1);
  assert.deepEqual([player(good).lives, player(good).gold], [2, 1]);
  assert.equal(player(prays('good', 'corruptChaplain', [1])).alignment, 'evil');
  const idle = prays('good', 'corruptChaplain', [4], hurt);
  assert.deepEqual([player(idle).alignment, player(idle).lives], ['good', 1]);
  assert.equal(player(prays('good', 'corruptChaplain', [6], hurt)).lives, 2);
  assert.equal(player(visitingDenizen('corruptChaplain', paying).answer(0, 1)).lives, 2);
  const evil = visitingAs('evil', 'corruptChaplain', hurt);
  assert.deepEqual([player(evil).lives, evil.kinds(CITY)], [2, []]);
});

situation('the Cult Leader wants Followers', () => {
  assert.equal(player(visitingAs('evil', 'cultLeader').answer(0, 'Replenish 1 fate')).fate, 1);
  assert.equal(player(prays('evil', 'cultLeader', [1])).lives, 3);
  assert.equal(player(prays('evil', 'cultLeader', [3])).lives, 4);
  assert.equal(player(prays('evil', 'cultLeader', [5])).fate, 1);
  assert.equal(prays('evil', 'cultLeader', [6]).kinds('hand.0').length, 1);
  const two: Scene = { cards: { 'followers.0': ['mule', 'pixie'] } };
  const offered = prays('evil', 'cultLeader', [5], two).answer(0, 'Pixie').answer(0, 'Strength');
  assert.deepEqual([player(offered).lives, player(offered).strength], [3, 1]);
  assert.deepEqual(offered.kinds('followers.0'), ['mule']);
  const dead = prays('evil', 'cultLeader', [5], { ...two, ...hurt }).answer(0, 'Pixie');
  assert.deepEqual([player(dead).standing, dead.state.turn], ['dead', 1]);
  const kept = prays('evil', 'cultLeader', [5], two).answer(0, 'pass');
  assert.deepEqual([player(kept).fate, kept.kinds('followers.0').length], [1, 2]);
  const neutral = visitingDenizen('cultLeader', two).answer(0, 'Give up Followers').answer(0, 'Mule');
  assert.deepEqual([neutral.kinds('followers.0'), player(neutral).alignment], [['pixie'], 'neutral']);
  assert.equal(player(visitingDenizen('cultLeader', two).answer(0, 'Become evil')).alignment, 'evil');
  const good = visitingAs('good', 'cultLeader', two).answer(0, 'Give up Followers');
  assert.deepEqual([good.kinds('followers.0'), player(good).alignment], [[], 'good']);
  assert.equal(player(visitingAs('good', 'cultLeader')).alignment, 'evil');
});

situation('the Dark Being feeds on fate', () => {
  assert.equal(player(visitingAs('evil', 'darkBeing').answer(0, 'Replenish fate')).fate, 2);
  const fated: Scene = { with: { 0: { fate: 0 }, 1: { fate: 2, alignment: 'good' } } };
  const all = prays('evil', 'darkBeing', [1], fated);
  assert.deepEqual([player(all).fate, player(all, 1).fate], [0, 1]);
  assert.equal(player(prays('evil', 'darkBeing', [5], fated)).fate, 1);
  const taken = prays('evil', 'darkBeing', [6], fated);
  assert.deepEqual([player(taken).fate, player(taken, 1).fate], [1, 1]);
  assert.equal(player(visitingDenizen('darkBeing', fated), 1).fate, 1);
  const good = visitingAs('good', 'darkBeing', fated);
  assert.deepEqual([player(good, 1).fate, good.kinds(CITY)], [0, ['darkBeing']]);
});

situation('the Enlightened Monk teaches the good', () => {
  const wise: Scene = { with: { 0: { craft: 2, lives: 1 } } };
  assert.equal(player(visitingAs('good', 'enlightenedMonk', wise).answer(0, 'Heal fully')).lives, 4);
  assert.equal(player(prays('good', 'enlightenedMonk', [1], wise)).craft, 1);
  assert.equal(prays('good', 'enlightenedMonk', [4]).kinds('hand.0').length, 1);
  assert.equal(player(prays('good', 'enlightenedMonk', [6], wise)).craft, 3);
  assert.equal(player(visitingDenizen('enlightenedMonk', wise)).lives, 2);
  assert.equal(player(visitingAs('evil', 'enlightenedMonk', wise)).craft, 1);
});

situation('the Gravedigger deals in trophies', () => {
  const grave: Scene = { with: { 0: { gold: 1 } }, cards: { adventureDiscard: ['bear', 'wolf', 'angel'] } };
  const evil = visitingAs('evil', 'gravedigger', grave).answer(0, 'pay');
  assert.deepEqual([evil.kinds('trophies.0'), player(evil).gold], [['wolf'], 0]);
  const trophies: Scene = { cards: { 'trophies.0': ['wolf', 'serpent'] } };
  const neutral = visitingDenizen('gravedigger', trophies).answer(0, 'Serpent');
  assert.deepEqual([player(neutral).gold, neutral.kinds('trophies.0')], [1, ['wolf']]);
  const good = visitingAs('good', 'gravedigger', trophies).answer(0, 'Serpent');
  assert.deepEqual([good.kinds('trophies.0'), player(good).gold], [['wolf'], 0]);
});

situation('the Gravetender is like the Graveyard', () => {
  assert.equal(player(visitingAs('evil', 'gravetender').answer(0, 'Replenish fate')).fate, 2);
  assert.equal(player(prays('evil', 'gravetender', [5])).fate, 1);
  assert.equal(player(visitingAs('good', 'gravetender')).lives, 3);
  const t = visitingDenizen('gravetender', { with: { 0: { gold: 2 } } }).answer(0, 1);
  assert.deepEqual([player(t).fate, player(t).gold, t.kinds(pileAt('graveyard'))], [1, 1, ['gravetender']]);
});

situation('the Inquisitor burns the evil', () => {
  assert.equal(player(visitingAs('good', 'inquisitor', hurt).answer(0, 'Heal 1 life')).lives, 2);
  assert.equal(player(prays('good', 'inquisitor', [1])).lives, 3);
  const evil: Scene = { with: { 1: { alignment: 'evil' } } };
  const struck = prays('good', 'inquisitor', [5], evil);
  assert.deepEqual([player(struck).lives, player(struck, 1).lives], [4, 3]);
  assert.equal(player(prays('good', 'inquisitor', [6]), 1).lives, 4);
  assert.equal(player(visitingDenizen('inquisitor').answer(0, 'Become good')).alignment, 'good');
  assert.equal(player(visitingDenizen('inquisitor').answer(0, 'Lose 1 life')).lives, 3);
  assert.equal(player(visitingAs('evil', 'inquisitor')).lives, 2);
});

situation('the Itinerant Priest has something for everybody', () => {
  assert.equal(player(visitingAs('good', 'itinerantPriest', hurt)).lives, 2);
  assert.equal(player(visitingDenizen('itinerantPriest').answer(0, 'Become evil')).alignment, 'evil');
  assert.equal(player(visitingDenizen('itinerantPriest').answer(0, 'Stay neutral')).alignment, 'neutral');
  assert.equal(player(visitingAs('evil', 'itinerantPriest')).fate, 1);
});

situation('the Temple Priest prays with two dice', () => {
  const having: Scene = {
    with: { 0: { lives: 3 } },
    cards: { 'objects.0': ['sword'], 'followers.0': ['mule'] },
  };
  const roll = (...dice: number[]) => visitingDenizen('templePriest', { ...having, dice });
  assert.equal(player(roll(1, 1)).lives, 1);
  assert.equal(player(roll(1, 2)).lives, 2);
  assert.deepEqual(roll(2, 2).kinds('followers.0'), []);
  assert.deepEqual(roll(2, 3).kinds('objects.0'), []);
  assert.equal(player(roll(3, 3)).fate, 1);
  assert.equal(player(roll(3, 4)).lives, 4);
  assert.equal(player(roll(4, 4)).craft, 1);
  assert.equal(player(roll(4, 5)).strength, 1);
  assert.equal(roll(5, 5).kinds('hand.0').length, 1);
  assert.equal(player(roll(5, 6)).fate, 2);
  assert.equal(player(roll(6, 6)).lives, 5);
});

situation('the Village Mystic is like the one of the Village', () => {
  assert.equal(player(visitingDenizen('villageMystic', { dice: [1] })).alignment, 'evil');
  assert.equal(player(visitingDenizen('villageMystic', { dice: [4] })).alignment, 'good');
  assert.equal(player(visitingDenizen('villageMystic', { dice: [5] })).craft, 1);
});

situation('the Dark Being gathers fate only from those who have some, and their last point too', () => {
  const t = visitingAs('evil', 'darkBeing', {
    seats: ['thief', 'thief', 'thief'],
    at: ['fields3', 'fields1', 'fields1'],
    with: { 2: { fate: 1 } },
  });
  t.roll(6).answer(0, 'Pray');
  assert.deepEqual([player(t).fate, player(t, 1).fate, player(t, 2).fate], [1, 0, 0]);
  rest(t);
});

situation('the Corrupt Chaplain heals one life for gold', () => {
  const sick = { lives: 1, gold: 5 };
  const neutral = visitingDenizen('corruptChaplain', { with: { 0: sick } });
  const good = visitingAs('good', 'corruptChaplain', { with: { 0: sick } }).answer(0, 'buyHealing');
  for (const t of [neutral, good]) {
    assert.equal(t.asks(0, 'healFor').match.question(0)!.max, 1);
    t.answer(0, 1);
    assert.deepEqual([player(t).lives, player(t).gold], [2, 4]);
    rest(t);
  }
});

situation('the Temple Priest heals one life, and replenishes one fate', () => {
  const healed = visitingDenizen('templePriest', { with: { 0: { lives: 1 } }, dice: [3, 4] });
  assert.equal(player(healed).lives, 2);
  rest(healed);
  const lucky = visitingDenizen('templePriest', { dice: [3, 3] });
  assert.equal(player(lucky).fate, 1);
  rest(lucky);
});

situation('the Gravedigger sells what lies in his graves, buys any number of trophies and takes one', () => {
  const bought = visitingAs('evil', 'gravedigger', {
    with: { 0: { gold: 1 } },
    cards: { adventureDiscard: ['wolf', 'ring'] },
  });
  bought.answer(0, 'pay');
  assert.deepEqual([bought.kinds('trophies.0'), bought.kinds('adventureDiscard')], [['wolf'], ['ring']]);
  assert.ok(bought.log().some((line) => line.endsWith('takes the Wolf.')));
  nothingAsked(
    visitingAs('evil', 'gravedigger', { with: { 0: { gold: 1 } }, cards: { adventureDiscard: ['ring'] } }),
  );
  const one = visitingDenizen('gravedigger', { cards: { 'trophies.0': ['wolf'] } });
  one.asks(0, 'sellTrophies').answer(0, 'Wolf');
  assert.deepEqual([player(one).gold, one.kinds('trophies.0')], [1, []]);
  const none = visitingDenizen('gravedigger', { cards: { 'trophies.0': ['wolf'] } });
  none.asks(0, 'sellTrophies').answer(0);
  assert.deepEqual([player(none).gold, none.kinds('trophies.0')], [0, ['wolf']]);
  nothingAsked(visitingDenizen('gravedigger'));
  const good = visitingAs('good', 'gravedigger', { cards: { 'trophies.0': ['wolf', 'bear'] } });
  good.answer(0, 'Wolf');
  assert.deepEqual(good.kinds('trophies.0'), ['bear']);
});
