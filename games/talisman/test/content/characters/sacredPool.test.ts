import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { waysAgainst } from '../../../rules/meeting.ts';
import {
  keepingTrophies,
  lands,
  lastFight,
  meets,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  type Table,
  walking,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('the Cleric destroys spirits', () => {
  const t = walking('cleric', { cards: { [pileAt('hills2')]: ['demon'] } });
  t.asks(0, 'destroySpirit').answer(0, 'Destroy');
  assert.deepEqual(
    [t.kinds(pileAt('hills2')), t.kinds('trophies.0'), t.kinds('adventureDiscard')],
    [[], [], ['demon']],
  );
});

situation('the Chivalric Knight stands by in a battle and is rewarded', () => {
  const t = scene({
    seats: ['thief', 'chivalricKnight'],
    at: ['city', 'tavern'],
    cards: { 'space.14': ['ogre'] },
    next: { rewards: ['vastWealth'] },
    options: { trophyRate: 7 },
    dice: [2, 3],
  });
  const rewards = t.t.cards(t.t.piles.rewards).length;
  t.answer(0, 'hills2').asks(1, 'beforeFight').roll(2, 1).answer(1, 'Stand by in the battle');
  assert.match(lastFight(t), /8 against 6: won/u);
  assert.deepEqual([where(t, 1), t.t.cards(t.t.piles.rewards).length], ['hills2', rewards - 1]);
  assert.equal(t.state.players[1].gold, 3);
  t.match.waiting.forEach((seat) => t.options(seat));
});

situation('the Chivalric Knight attacks nobody weaker and gets a horse at the Castle', () => {
  const t = scene({ seats: ['chivalricKnight', 'monk'], at: ['city', 'hills2'], dice: [2, 3] });
  t.answer(0, 'hills2');
  assert.equal(t.state.turn, 1);
  const castle = scene({ seats: ['chivalricKnight', 'monk'], at: ['portalOfPower'], dice: [1] });
  castle.answer(0, 'castle').answer(0, 'Take a new horse');
  assert.deepEqual(castle.kinds('followers.0'), ['stableRidingHorse']);
  castle.asks(0, 'reaperMove');
});

situation('the Cleric prays wherever he stands', () => {
  const t = scene({ seats: ['cleric', 'warrior'], at: ['city', 'tavern'] });
  t.roll(4).answer(0, 'Pray').answer(0, 'Add 1');
  assert.deepEqual([t.state.players[0].lives, where(t, 0), t.state.turn], [6, 'city', 1]);
});

rule.also('TA-DENIZEN-02', 'on the Cataclysm board the Cleric visits a Denizen of the Chapel instead', () => {
  const praying = (there: readonly string[]) =>
    scene({
      seats: ['cleric', 'warrior'],
      at: ['city', 'tavern'],
      options: { board: 'cataclysm' },
      with: { 0: { lives: 2 } },
      cards: { [pileAt('chapel')]: there },
      dice: [2, 3],
    }).answer(0, 'Pray');
  const visit = praying(['chapelwarden']).answer(0, 'Heal fully');
  assert.deepEqual([visit.state.players[0].lives, where(visit, 0), visit.state.turn], [5, 'city', 1]);
  rest(visit);
  const nobody = praying([]);
  assert.deepEqual([nobody.state.players[0].lives, nobody.state.turn], [2, 1]);
  rest(nobody);
});

situation('the Dread Knight heals with the life of the good', () => {
  const t = lands('dreadKnight', 'monk', [6, 6, 1, 1], { with: { 0: { lives: 2 } } });
  t.answer(0, '1 life');
  assert.deepEqual([t.state.players[0].lives, t.state.players[1].lives], [3, 3]);
  const neutral = lands('dreadKnight', 'thief', [6, 6, 1, 1], { with: { 0: { lives: 2 } } });
  neutral.answer(0, '1 life');
  assert.equal(neutral.state.players[0].lives, 2);
  const horse = scene({ seats: ['dreadKnight', 'monk'], at: ['village'], dice: [2, 3] });
  horse.answer(0, 'graveyard').answer(0, 'Take a new horse');
  assert.deepEqual(horse.kinds('followers.0'), ['stableWarhorse']);
  horse.match.waiting.forEach((seat) => horse.options(seat));
});

situation('the Magus holds one Spell more and may get one back', () => {
  const cast = (die: number) => {
    const t = scene({
      seats: ['magus', 'warrior'],
      at: ['city', 'tavern'],
      cards: { 'hand.0': ['temporalWarp', 'hex', 'hex'] },
    });
    t.roll(die).answer(0, 'Temporal Warp').asks(0, 'turnStart');
    return t.kinds('hand.0').length;
  };
  assert.deepEqual([cast(5), cast(4)], [3, 2]);
});

/** A Thief comes to a fight, the Chivalric Knight is somewhere. */
const witnessed = (foes: readonly string[], knight: 'tavern' | 'oasis', more: Scene = {}): Table => {
  const t = scene({
    seats: ['thief', 'chivalricKnight'],
    at: ['city', knight],
    options: keepingTrophies,
    ...more,
    cards: { [pileAt('hills2')]: foes, ...more.cards },
    dice: [2, 3, ...(more.dice ?? [])],
  });
  return t.answer(0, 'hills2');
};

situation(
  'the Chivalric Knight stands by in battles against Enemies of his region, outside the inner one',
  () => {
    const asked = (t: Table): boolean => t.match.question(1)?.ask.prompt === 'beforeFight';
    assert.ok(asked(witnessed(['ogre'], 'tavern').asks(1, 'beforeFight')));
    assert.ok(!asked(witnessed(['ogre'], 'oasis', { dice: [5, 1] })));
    assert.ok(!asked(witnessed(['shadow'], 'tavern', { dice: [5, 1] })));
    const duel = scene({
      seats: ['thief', 'chivalricKnight', 'thief'],
      at: ['city', 'tavern', 'hills2'],
      dice: [2, 3, 5, 1],
    });
    assert.ok(!asked(duel.answer(0, 'hills2').answer(0, 'seat2').asks(0, 'spoils')));
    const own = meets('chivalricKnight', ['wolf'], [5, 1], { options: keepingTrophies });
    assert.deepEqual(own.kinds('trophies.0'), ['wolf']);
    const pits = scene({
      seats: ['thief', 'chivalricKnight'],
      at: ['pits', 'plainOfPeril'],
      with: { 0: { fiends: 1 } },
      dice: [6, 1, 1],
    });
    assert.ok(!asked(pits));
    rest(pits);
  },
);

situation(
  'the Chivalric Knight misses a turn for a victory he has stood by in, and gets nothing for a defeat',
  () => {
    const won = witnessed(['ogre'], 'tavern', { next: { rewards: ['vastWealth'] } });
    won.roll(2, 1).answer(1, 'Stand by in the battle');
    assert.deepEqual(
      [player(won, 1).gold, won.log().filter((line) => line.includes('misses a turn')).length],
      [3, 1],
    );
    assert.equal(won.state.turn, 0);
    rest(won);
    const lost = witnessed(['dragon'], 'tavern', { next: { rewards: ['vastWealth'] } });
    const rewards = lost.t.cards(lost.t.piles.rewards).length;
    lost.roll(1, 6, 1).answer(1, 'Stand by in the battle');
    assert.deepEqual(
      [player(lost).lives, player(lost, 1).gold, lost.t.cards(lost.t.piles.rewards).length],
      [3, 0, rewards],
    );
    assert.equal(lost.state.turn, 1);
    rest(lost);
    // Somebody who did not stand by has nothing of the victory.
    const declined = witnessed(['wolf'], 'tavern', { next: { rewards: ['vastWealth'] } });
    declined.roll(5, 1).answer(1, 'pass');
    assert.deepEqual([player(declined, 1).gold, declined.kinds('trophies.0')], [0, ['wolf']]);
  },
);

situation('the Dread Knight heals by no gold, by no victory of another and by no Enemy', () => {
  const gold = lands('dreadKnight', 'monk', [5, 1], { with: { 0: { lives: 2 }, 1: { gold: 1 } } });
  gold.answer(0, '1 gold');
  assert.equal(player(gold).lives, 2);
  const enemy = meets('dreadKnight', ['wolf'], [5, 1], {
    with: { 0: { lives: 2 } },
    options: keepingTrophies,
  });
  assert.deepEqual([player(enemy).lives, enemy.kinds('trophies.0')], [2, ['wolf']]);
  const other = scene({
    seats: ['thief', 'monk', 'dreadKnight'],
    at: ['city', 'hills2', 'tavern'],
    with: { 2: { lives: 2 } },
    dice: [2, 3, 6, 4, 1],
  });
  other.answer(0, 'hills2').answer(0, 'seat1').answer(0, '1 life');
  assert.deepEqual([player(other, 1).lives, player(other, 2).lives], [3, 2]);
});

situation('the Chivalric Knight is rewarded once for standing by once', () => {
  const t = witnessed(['ogre', 'shadow'], 'tavern', { next: { rewards: ['vastWealth', 'vastWealth'] } });
  const rewards = t.t.cards(t.t.piles.rewards).length;
  t.roll(2, 1, 5, 1).answer(1, 'Stand by in the battle');
  assert.deepEqual([t.kinds('trophies.0').length, t.t.cards(t.t.piles.rewards).length], [2, rewards - 1]);
  rest(t);
});

// Other characters.

situation('whom a Chivalric Knight spares, and whom a Crusader', () => {
  const ways = (who: string, more: Scene): string[] =>
    waysAgainst(scene({ seats: [who, 'thief'], at: ['city', 'city'], ...more }).t, 0, 1, false).map(
      ({ id }) => id,
    );
  const strengthOf = (strength: number): Scene => ({ with: { 0: { strength } } });
  // A knight and a Thief have Strength 3.
  assert.deepEqual(
    [ways('chivalricKnight', {}), ways('chivalricKnight', strengthOf(1)), ways('thief', strengthOf(1))],
    [['attack'], [], ['attack']],
  );
  assert.deepEqual(ways('chivalricKnight', { ...strengthOf(1), at: ['crownOfCommand', 'crownOfCommand'] }), [
    'attack',
  ]);
});

// The Crown.

rule.also('TA-CROWN-03', 'a Cleric does not pray there', () => {
  const t = scene({
    seats: ['cleric', 'thief', 'thief'],
    at: ['crownOfCommand', 'city', 'tavern'],
    with: { 0: { fate: 0 } },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [3],
  });
  assert.ok(t.log().some((line) => line.includes('Command')));
  rest(t);
});
