import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { countersOn, setCounters } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { rest } from './casting.ts';
import { carrying, followedBy, lastFight, meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';
import { visiting } from './visiting.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

type Table = ReturnType<typeof scene>;
const offered = (t: Table, seat = 0): string[] => t.match.question(seat)?.from.map(({ id }) => id) ?? [];
const asked = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;

// Weapons and dice.

rule.also('TA-FIGHT-06', 'in psychic combat no Weapon does anything that does not say so', () => {
  for (const [weapon, ...more] of [['poisonedDagger'], ['swordOfTruth'], ['rustyBoomstick', 'waterBottle']]) {
    const t = carrying(['wraith'], [weapon, ...more], { dice: [1, 3] });
    assert.notEqual(asked(t), 'fightRolled', weapon);
    rest(t);
  }
  const battle = carrying(['wolf'], ['poisonedDagger'], { dice: [1, 5] });
  battle.asks(0, 'fightRolled');
  rest(battle);
  const stealer = carrying(['wraith'], ['fateStealer'], {
    with: { 0: { craft: 6, fate: 0 } },
    dice: [5, 1],
  });
  rest(stealer);
  assert.equal(player(stealer).fate, 0);
});

situation('what was never rolled is no low roll', () => {
  const knight = scene({
    seats: ['assassin', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['wrathbornKnight'] },
    dice: [2, 3, 4],
  });
  knight.answer(0, 'hills2');
  if (asked(knight) === 'beforeFight') knight.answer(0, offered(knight)[0]);
  assert.match(lastFight(knight), /against 5/u);
  rest(knight);
  const trapper = carrying(['trapper'], ['swordOfTruth'], { dice: [6, 6, 3] });
  assert.notEqual(asked(trapper), 'fightRolled');
  rest(trapper);
});

// After the victory.

situation('a Deathstalker stays with whoever has beaten nobody', () => {
  // The Hydra comes back to itself with a 1.
  const t = followedBy(['hydra'], ['deathstalker'], {
    with: { 0: { strength: 6, fate: 0 } },
    dice: [5, 1, 1],
  });
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), ['deathstalker']);
});

rule.also('TA-DEATH-03', 'whoever dies of a victory has no trophy of it', () => {
  const t = meeting(['aeonDemon'], {
    with: { 0: { craft: 8, lives: 2, fate: 0 } },
    cards: { adventureDiscard: ['fallenAngel'] },
    dice: [5, 1],
  });
  t.answer(0, 'fallenAngel');
  assert.equal(player(t).standing, 'dead');
  assert.deepEqual(t.kinds('trophies.0'), []);
  rest(t);
});

situation('who declines the quest of an Oathbreaker has the fate', () => {
  const t = meeting(['oathbreaker'], { with: { 0: { strength: 5, fate: 0 } }, dice: [5, 1] });
  t.asks(0, 'may').answer(0, 'pass');
  assert.equal(player(t).fate, 1);
  rest(t);
});

situation('Kraven flees from an Enemy as strong as it really is', () => {
  const t = followedBy(['vindicator'], ['kraven'], { with: { 0: { fate: 0 } }, dice: [1, 5] });
  if (asked(t) === 'beforeDraw') t.answer(0, 'pass');
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), []);
});

// Who follows.

rule.also('TA-FOLL-01', 'neither Haunt nor Centaur joins somebody under the curse of a Hag', () => {
  for (const [card, dice] of [
    ['haunt', [1, 5]],
    ['centaur', [6]],
  ] as const) {
    const t = followedBy([card], ['cursedByAHag'], { with: { 0: { fate: 0 } }, dice });
    rest(t);
    assert.deepEqual(t.kinds('followers.0'), ['cursedByAHag'], card);
  }
});

rule.also('TA-TOAD-08', 'nor does a Haunt follow a Toad', () => {
  const t = scene({
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3, fate: 0 } },
    cards: { [pileAt('woods2')]: ['haunt'] },
    dice: [1, 5],
  });
  t.answer(0, 'woods2');
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), []);
});

// Coming and going.

situation('Winged Boots and Flying Carpet are one move, not two', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'objects.0': ['flyingCarpet', 'wingedBoots'] },
    dice: [6, 3],
  });
  t.answer(0, 'flyingCarpet').answer(0, 'tavern');
  rest(t);
  assert.deepEqual([where(t, 0), t.state.turn], ['tavern', 1]);
});

rule.also('TA-DUEL-07', 'a duel in the Arena is the end of the encounter', () => {
  const t = meeting(['arena', 'poolOfFortune'], {
    at: ['city', 'tavern'],
    with: { 0: { fate: 0, strength: 9 }, 1: { fate: 0 } },
    dice: [5, 1],
  });
  t.answer(0, 'visit');
  if (asked(t) === 'summon') t.answer(0, 'seat1');
  t.asks(0, 'spoils').answer(0, 'takeLife');
  assert.notEqual(asked(t), 'visitPlace');
  rest(t);
});

situation('whom a Spiteful Imp carries along lands there', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'castle'],
    with: { 0: { fate: 0, strength: 9 }, 1: { fate: 0 } },
    cards: { 'followers.0': ['jester'] },
    next: { adventure: ['spitefulImp'] },
    dice: [2, 3, 5, 1],
  });
  t.answer(0, 'hills2');
  rest(t);
  assert.deepEqual([where(t, 0), t.kinds('followers.0')], ['castle', []]);
});

situation('whoever is held does not follow a Hunter elsewhere', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['hills2', 'oasis'],
    cards: { 'followers.0': ['barrowtownHunter'], [pileAt('woods1')]: ['wolf'] },
    set: (state) => {
      state.lasting.push(lasting('held', { seat: 0, whom: 0 }));
    },
  });
  assert.notEqual(asked(t), 'turnStart');
  rest(t);
});

rule.also('TA-TERRAIN-03', 'the Planeswalker does not go where Terrain lies', () => {
  const t = meeting(['planeswalker'], {
    with: { 0: { fate: 0 } },
    cards: { [pileAt('crags')]: ['settlement'] },
    dice: [5],
  });
  t.answer(0, 'pass');
  rest(t);
  assert.ok(!t.kinds(pileAt('crags')).includes('planeswalker'));
  assert.ok(t.kinds('adventureDiscard').includes('planeswalker'));
});

// Decks and fate.

rule.also('TA-ADV-11', 'a deck that is looked through is refilled first', () => {
  const bard = visiting('bard', { dice: [6], cards: { talismans: [], talismanDiscard: ['talisman'] } });
  if (asked(bard) === 'searchTalisman') bard.answer(0, offered(bard)[0]);
  assert.deepEqual(bard.kinds('objects.0'), ['talisman']);
  rest(bard);
  const demigod = meeting(['demigod'], { cards: { spells: [], spellDiscard: ['freeze'] } });
  if (asked(demigod) === 'searchSpell') demigod.answer(0, offered(demigod)[0]);
  assert.deepEqual(demigod.kinds('hand.0'), ['freeze']);
  rest(demigod);
});

situation('while fate is bound none is sold and none is paid', () => {
  const set = (state: Table['state']): void => {
    state.lasting.push(lasting('noFate'));
  };
  const demon = meeting(['fugitiveDemon'], { with: { 0: { fate: 1 } }, set });
  assert.ok(!offered(demon).includes('fateToLife') && !offered(demon).includes('lifeToFate'));
  rest(demon);
  const quest = scene({
    at: ['ruins', 'oasis'],
    with: { 0: { fate: 1 } },
    cards: { 'quest.0': ['deliverFate'] },
    set,
  });
  assert.notEqual(asked(quest), 'deliver');
  rest(quest);
});

rule.also('TA-TOAD-08', 'a Toad leaves gold where it lies', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3, gold: 0 } },
    cards: { [pileAt('woods2')]: ['glitteringGorge'] },
  });
  const [gorge] = t.t.cards(t.t.piles.space[at('woods2')]);
  setCounters(t.t, gorge, 4);
  t.answer(0, 'woods2');
  if (asked(t) === 'visitPlace') t.answer(0, 'visit');
  rest(t);
  assert.deepEqual([countersOn(t.t, gorge), player(t).gold], [4, 0]);
});

rule.also('TA-TERRAIN-03', 'nobody is sent to a start space that Terrain covers', () => {
  const sent = (cards: Record<string, string[]>): string => {
    const t = visiting('mayor', {
      seats: ['thief', 'warrior'],
      dice: [5],
      with: { 0: { gold: 1, fate: 0 } },
      cards,
    });
    t.answer(0, 'pay').answer(0, 'seat1');
    rest(t);
    return where(t, 1);
  };
  assert.equal(sent({}), 'tavern');
  assert.equal(sent({ [pileAt('tavern')]: ['outpost'] }), 'fields1');
});
rule.also('TA-TERRAIN-03', 'neither Patrol nor Hearth Rune leads to a start space under Terrain', () => {
  const patrolled = (cards: Record<string, string[]>): string => {
    const t = meeting(['patrol'], { cards });
    if (asked(t) === 'teleport') t.answer(0);
    rest(t);
    return where(t, 0);
  };
  assert.equal(patrolled({}), 'city');
  assert.equal(patrolled({ [pileAt('city')]: ['outpost'] }), 'hills2');
  const withRune = (cards: Record<string, string[]>): Table =>
    scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'oasis'],
      cards: { 'objects.0': ['hearthRune'], ...cards },
      dice: [2, 3],
    });
  assert.equal(asked(withRune({})), 'turnStart');
  assert.equal(asked(withRune({ [pileAt('city')]: ['outpost'] })), 'destination');
});

situation('nobody pays with a Follower that cannot be got rid of', () => {
  const t = meeting(['leper'], { cards: { 'followers.0': ['jester', 'maiden'] }, dice: [1, 4] });
  const [, maiden] = t.t.cards(t.t.piles.followers[0]);
  t.asks(0, 'followerOrLife');
  assert.deepEqual(offered(t), [`card${maiden}`, 'loseLife']);
});

situation('a Lucky Charm that was used up for the Whirlwind does not come back to the board', () => {
  const t = carrying(['whirlwind'], ['luckyCharm'], { dice: [4] });
  t.answer(0, 'luckyCharm').answer(0, 1);
  rest(t);
  assert.deepEqual(
    [t.kinds('objects.0'), t.kinds('adventureDiscard').toSorted()],
    [[], ['luckyCharm', 'whirlwind']],
  );
});
rule.also('TA-DEATH-05', 'whoever inherits the False Grail is dealt no quest', () => {
  const heir = (objects: readonly string[]): number => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      options: { startQuest: true, heirs: true },
      cards: { 'objects.0': objects, 'character.0': [] },
      set: (state) => {
        state.players[0].standing = 'dead';
      },
    });
    t.asks(0, 'character');
    return t.kinds('quest.0').length;
  };
  assert.deepEqual([heir([]), heir(['falseGrail'])], [1, 0]);
});

// Nothing is offered in vain.

situation('while there is no fate to be had nobody pays for it', () => {
  const begins = (character: string, reward: readonly string[], barring: boolean): boolean => {
    const t = scene({
      seats: [character, 'thief'],
      at: ['city', 'oasis'],
      cards: { 'reward.0': reward, 'hand.0': character === 'thief' ? [] : ['hex'] },
      set: (state) => {
        if (barring) state.lasting.push(lasting('noFate', { seat: 1 }));
      },
      dice: [2, 3],
    });
    const found = offered(t).includes(
      `card${t.t.cards(t.t.piles[reward.length > 0 ? 'reward' : 'character'][0])[0]}`,
    );
    rest(t);
    return found;
  };
  assert.deepEqual(
    [begins('thief', ['weaversMark'], false), begins('thief', ['weaversMark'], true)],
    [true, false],
  );
  assert.deepEqual([begins('arcaneScion', [], false), begins('arcaneScion', [], true)], [true, false]);
});
situation('where nobody heals any more, nothing is given up for it', () => {
  const begins = (cards: Record<string, string[]>, healing: boolean): boolean => {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { lives: 1 } },
      cards: { ...cards, [pileAt('crownOfCommand')]: ['crownAndSceptre'] },
      set: (state) => {
        state.crownReached = !healing;
      },
      dice: [2, 3],
    });
    const prompt = asked(t);
    rest(t);
    return prompt === 'turnStart';
  };
  for (const cards of [{ 'followers.0': ['stJosephine'] }, { 'reward.0': ['selfPortrait'] }])
    assert.deepEqual([begins(cards, true), begins(cards, false)], [true, false]);
});
situation('Elf and Leprechaun are offered no way where there is no other space of that name', () => {
  const begins = (who: string, space: 'woods1' | 'woods4', cards: Record<string, string[]>) => {
    const t = scene({ seats: [who, 'thief'], at: [space, 'city'], cards, dice: [2, 3] });
    const prompt = asked(t);
    rest(t);
    return prompt;
  };
  const covered = { [pileAt('woods2')]: ['highway'], [pileAt('woods3')]: ['highway'] };
  for (const who of ['elf', 'leprechaun']) {
    assert.equal(begins(who, 'woods1', {}), 'turnStart');
    assert.equal(begins(who, 'woods1', covered), 'destination');
    // The only Woods of the middle region.
    assert.equal(begins(who, 'woods4', {}), 'destination');
  }
});
