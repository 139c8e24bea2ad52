import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { asked, rest, until } from './looking.ts';
import { drawing, followedBy, lands, player } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const WAYS = {
  chapel: 'hills1',
  graveyard: 'fields1',
  temple: 'desert2',
  ruins: 'fields5',
  crags: 'plains1',
} as const;
/** A Thief goes to the next space. */
const goes = (to: keyof typeof WAYS, more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: [WAYS[to], 'oasis'],
    ...more,
    dice: [1, ...(more.dice ?? [])],
  });
  return until(t, 'destination').answer(0, to);
};

situation('Kraven minds no creature that is not a card', () => {
  const t = goes('crags', { cards: { 'followers.0': ['kraven'] }, dice: [1, 1, 5, 1] });
  assert.deepEqual(t.kinds('followers.0'), ['kraven']);
  rest(t);
  const duel = lands('troll', 'thief', [5, 1], { cards: { 'followers.0': ['kraven'] } });
  assert.deepEqual(duel.kinds('followers.0'), ['kraven']);
  rest(duel);
});
situation('Kraven flees from 6, not from 5', () => {
  const fought = (foe: string) => {
    const t = followedBy([foe], ['kraven'], { dice: [1, 1] });
    while (asked(t) === 'beforeDraw') t.answer(0, 'pass');
    return t.kinds('followers.0');
  };
  assert.deepEqual([fought('giant'), fought('ogre'), fought('iceElemental')], [[], ['kraven'], []]);
});
situation('the Mendicant gives alms for prayers of his companion, if there is gold', () => {
  const prays = (gold: number, owner = 0): Table => {
    const t = followedBy(['altar'], [], {
      with: { [owner]: { gold } },
      cards: { [`followers.${owner}`]: ['mendicant'] },
    });
    return t.roll(2).answer(0, 'visit');
  };
  assert.equal(asked(prays(1)), 'beforeRoll');
  assert.notEqual(asked(prays(0)), 'beforeRoll');
  assert.notEqual(asked(prays(2, 1), 1), 'beforeRoll');
  const none = prays(1).answer(0, 'mendicant').answer(0, 0);
  assert.equal(player(none).gold, 1);
  const rolls = goes('crags', {
    with: { 0: { gold: 2 } },
    cards: { 'followers.0': ['mendicant'] },
    dice: [1, 4],
  });
  assert.notEqual(asked(rolls), 'beforeRoll');
});
situation('the two Relics help those who need it, where they belong', () => {
  const offered = (
    relic: string,
    to: keyof typeof WAYS,
    with0: Record<string, number>,
    owner = 0,
  ): boolean => {
    const t = goes(to, {
      at: [WAYS[to], owner === 1 ? to : 'oasis'],
      with: { [owner]: with0 },
      cards: { [`objects.${owner}`]: [relic] },
      dice: [1, 4, 4],
    });
    return asked(t, owner) === 'moveEnded';
  };
  assert.equal(offered('holyRelic', 'chapel', { fate: 1 }), true);
  assert.equal(offered('holyRelic', 'chapel', { fate: 2 }), false);
  assert.equal(offered('holyRelic', 'graveyard', { fate: 1 }), false);
  assert.equal(offered('holyRelic', 'chapel', { fate: 1 }, 1), false);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 3 }), true);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 4 }), false);
  assert.equal(offered('profaneRelic', 'chapel', { lives: 3 }), false);
  assert.equal(offered('profaneRelic', 'graveyard', { lives: 3 }, 1), false);
});
situation('Pilgrim’s Staff and Treasure Map are used at their places, in the own turn', () => {
  const offered = (object: string, to: keyof typeof WAYS, owner = 0): boolean => {
    const t = goes(to, {
      at: [WAYS[to], owner === 1 ? to : 'oasis'],
      cards: { [`objects.${owner}`]: [object] },
      dice: [1, 4, 4],
    });
    return asked(t, owner) === 'moveEnded';
  };
  for (const [object, place] of [
    ['pilgrimsStaff', 'temple'],
    ['treasureMapSacredPool', 'ruins'],
  ] as const) {
    assert.deepEqual(
      [offered(object, place), offered(object, 'crags'), offered(object, place, 1)],
      [true, false, false],
    );
  }
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
