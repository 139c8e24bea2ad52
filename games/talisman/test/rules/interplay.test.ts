import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../shape/spaces.ts';
import {
  carrying,
  decline,
  hills,
  lastFight,
  lasting,
  meeting,
  meets,
  onto,
  optionIds,
  pileAt,
  player,
  playOn,
  promptOf,
  rest,
  scene,
  type Table,
  until,
  where,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

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

situation('nobody passes a Barrier, whoever has raised it', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'oasis'],
    cards: { 'hand.0': ['barrier'] },
    dice: [2, 3],
  });
  t.answer(0, 'Barrier').answer(0, 'fields4');
  assert.deepEqual(t.options(0), ['Woods', 'Plains']);
});

situation('Terrain takes the name of a space: the Jester does not know the Tavern any more', () => {
  const coming = (cards: readonly string[]) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['ruins', 'oasis'],
      cards: { 'followers.0': ['jester'], 'quest.0': ['visitTheTavern'], [pileAt('tavern')]: cards },
      dice: [2, 3, 3],
    }).answer(0, 'tavern');
  assert.deepEqual(coming(['highway']).kinds('followers.0'), ['jester']);
  assert.deepEqual(coming(['highway']).kinds('quest.0'), ['visitTheTavern']);
  const known = coming([]).asks(0, 'questReward');
  assert.deepEqual([known.kinds('followers.0'), known.kinds('quest.0')], [[], []]);
});

situation('a stolen turn is taken at once, and then the game goes on after whoever was robbed', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief', 'wizard'],
    at: ['city', 'city', 'tavern', 'oasis'],
    cards: { 'hand.3': ['timeSteal'] },
    dice: [2, 3, 3],
  });
  t.answer(3, 'pass').answer(0, 'hills2');
  while (t.state.turn === 0) t.answer(t.match.waiting[0], 'pass');
  assert.equal(t.state.turn, 1);
  t.answer(3, 'Time Steal');
  assert.deepEqual([t.state.turn, t.state.round, where(t, 1)], [3, 1, 'city']);
  t.roll(2, 3).answer(3, 'woods4');
  assert.deepEqual([t.state.turn, t.state.round, where(t, 3)], [2, 1, 'woods4']);
  t.asks(2, 'destination');
});

situation('the Dragon of the Cave does not attack a Minstrel either', () => {
  const t = meeting(['cave'], { seats: ['minstrel', 'thief'], dice: [1] }).answer(0, 'visit');
  t.answer(0, 'Play music, do not fight');
  assert.deepEqual([player(t).lives, t.state.turn], [4, 1]);
});

situation('a Lich collects only lives that were lost', () => {
  const spared = meeting(['lich'], { cards: { 'followers.0': ['hieromartyr'] }, dice: [1, 5] });
  spared.answer(0, 'Hieromartyr');
  const [lich] = spared.t.cards(spared.t.piles.space[at('hills2')]);
  assert.deepEqual([player(spared).lives, spared.t.note(lich)], [4, null]);
});

situation('an Assassin who must fight for a life pays with one, dagger or not', () => {
  const t = scene({
    seats: ['assassin', 'troll'],
    at: ['city', 'hills2'],
    with: { 0: { gold: 2 } },
    set: (state) => {
      state.lasting.push({ what: 'mustAttack', seat: 1, rounds: 9, whom: 0, space: null, card: null });
    },
    dice: [2, 3, 1],
  });
  t.answer(0, 'hills2').answer(0, 'Assassinate');
  assert.deepEqual([player(t).lives, player(t).gold], [3, 2]);
});

situation('what was never rolled is no low roll', () => {
  const knight = scene({
    seats: ['assassin', 'thief'],
    at: ['city', 'oasis'],
    cards: { [pileAt('hills2')]: ['wrathbornKnight'] },
    dice: [2, 3, 4],
  });
  knight.answer(0, 'hills2');
  if (promptOf(knight) === 'beforeFight') knight.answer(0, optionIds(knight)[0]);
  assert.match(lastFight(knight), /against 5/u);
  rest(knight);
  const trapper = carrying(['trapper'], ['swordOfTruth'], { dice: [6, 6, 3] });
  assert.notEqual(promptOf(trapper), 'fightRolled');
  rest(trapper);
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
  assert.notEqual(promptOf(t), 'turnStart');
  rest(t);
});

situation('while fate is bound none is sold and none is paid', () => {
  const set = (state: Table['state']): void => {
    state.lasting.push(lasting('noFate'));
  };
  const demon = meeting(['fugitiveDemon'], { with: { 0: { fate: 1 } }, set });
  assert.ok(!optionIds(demon).includes('fateToLife') && !optionIds(demon).includes('lifeToFate'));
  rest(demon);
  const quest = scene({
    at: ['ruins', 'oasis'],
    with: { 0: { fate: 1 } },
    cards: { 'quest.0': ['deliverFate'] },
    set,
  });
  assert.notEqual(promptOf(quest), 'deliver');
  rest(quest);
});

situation('nobody pays with a Follower that cannot be got rid of', () => {
  const t = meeting(['leper'], { cards: { 'followers.0': ['jester', 'maiden'] }, dice: [1, 4] });
  const [, maiden] = t.t.cards(t.t.piles.followers[0]);
  t.asks(0, 'followerOrLife');
  assert.deepEqual(optionIds(t), [`card${maiden}`, 'loseLife']);
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
    const found = optionIds(t).includes(
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
    const prompt = promptOf(t);
    rest(t);
    return prompt === 'turnStart';
  };
  for (const cards of [{ 'followers.0': ['stJosephine'] }, { 'reward.0': ['selfPortrait'] }])
    assert.deepEqual([begins(cards, true), begins(cards, false)], [true, false]);
});

// Enemies that follow.

situation('an Enemy that comes back to itself follows nobody', () => {
  const strong = { with: { 0: { strength: 9, fate: 0 } } };
  // Movement took 2 and 3; then both attack rolls, and the Cave Troll's own die.
  const back = meets('ghoul', ['caveTroll'], [5, 1, 2], strong);
  rest(back);
  assert.deepEqual([back.kinds('followers.0'), back.kinds(pileAt('hills2'))], [[], ['caveTroll']]);
  const dead = meets('ghoul', ['caveTroll'], [5, 1, 3], strong);
  dead.asks(0, 'slain').answer(0, 'Let it follow');
  assert.deepEqual(dead.kinds('followers.0'), ['caveTroll']);
});

situation('under the curse of a Hag nobody follows, not even the slain, the dominated or the charmed', () => {
  const cursed = { 'followers.0': ['cursedByAHag'] };
  const slain = meets('ghoul', ['wolf'], [5, 1], { cards: cursed, with: { 0: { fate: 0 } } });
  rest(slain);
  assert.deepEqual([slain.kinds('followers.0'), slain.kinds('trophies.0')], [['cursedByAHag'], ['wolf']]);
  const dominated = scene({
    seats: ['sorceress', 'warrior'],
    at: ['city', 'tavern'],
    with: { 0: { fate: 0 } },
    cards: { ...cursed, 'hand.0': ['dominate'], [pileAt('hills2')]: ['ogre'] },
    dice: [2, 3],
  });
  // With the ogre and Dominate in hand she would be asked before the fight.
  dominated.answer(0, 'hills2');
  rest(dominated);
  assert.deepEqual([dominated.kinds('hand.0'), dominated.state.turn], [['dominate'], 1]);
  const charmed = meets('minstrel', ['wolf'], [6], { cards: cursed });
  charmed.asks(0, 'facing.instead').answer(0, 'Play music, do not fight');
  rest(charmed);
  assert.deepEqual(
    [charmed.kinds('followers.0'), charmed.kinds(pileAt('hills2'))],
    [['cursedByAHag'], ['wolf']],
  );
});

// Ends of fights.

situation(
  'what a weapon or a Follower does after a fight, it does after those with creatures of the board',
  () => {
    const sword = scene({
      at: ['city', 'oasis'],
      with: { 0: { strength: 9, fate: 0 } },
      cards: { [pileAt('hills2')]: ['cave'], 'objects.0': ['runesword'] },
      dice: [2, 3, 1, 5, 1],
    });
    const { lives } = player(sword);
    sword.answer(0, 'hills2').answer(0, 'visit');
    rest(sword);
    assert.equal(player(sword).lives, lives + 1);
    const stalked = scene({
      seats: ['warrior', 'thief'],
      at: ['woods1', 'tavern'],
      with: { 0: { strength: 9, fate: 0 } },
      cards: { 'followers.0': ['deathstalker'] },
      dice: [2, 3, 5, 5, 1],
    });
    stalked.answer(
      0,
      optionIds(stalked).find((id) => id.startsWith('bridge'))!,
    );
    rest(stalked);
    assert.deepEqual(stalked.kinds('followers.0'), []);
  },
);

situation('nobody under the curse of a Hag is offered a mount', () => {
  const beaten = (followers: readonly string[]) => {
    const t = meeting(['firemane'], {
      with: { 0: { strength: 3 } },
      cards: { 'followers.0': followers },
      dice: [5, 1],
    });
    const prompt = t.match.question(0)?.ask.prompt;
    rest(t);
    return prompt;
  };
  assert.equal(beaten([]), 'tame');
  assert.notEqual(beaten(['cursedByAHag']), 'tame');
});

// Spells.

situation('two Temporary Changes one after the other leave nothing behind', () => {
  const t = scene({
    seats: ['wizard', 'wizard', 'elf'],
    at: ['city', 'tavern', 'village'],
    cards: { 'hand.0': ['temporaryChange'], 'hand.1': ['temporaryChange'] },
  });
  const change = (seat: number, to: string): void => {
    until(t, 'turnStart', seat).answer(seat, 'Temporary Change');
    if (promptOf(t, 1 - seat) !== undefined) t.answer(1 - seat, 'pass');
    t.answer(seat, 'seat2').answer(seat, to);
  };
  change(0, 'evil');
  decline(t, () => t.state.turn === 1);
  change(1, 'neutral');
  assert.equal(player(t, 2).alignment, 'neutral');
  decline(t, () => t.state.round >= 6);
  assert.equal(player(t, 2).alignment, 'good');
  rest(t);
});

situation('who must not wield weapons in battle may use those that help the mind', () => {
  const score = (objects: string[]): number => {
    const t = scene({
      seats: ['priest', 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { fate: 0 } },
      cards: { 'objects.0': objects, [pileAt('hills2')]: ['wraith'] },
      dice: [2, 3, 1, 5],
    });
    t.answer(0, 'hills2');
    if (promptOf(t) === 'destroySpirit') t.answer(0, 'fight');
    const line = t.log().findLast((said) => / against \d+: /u.test(said))!;
    rest(t);
    return Number(/(\d+) against/u.exec(line)![1]);
  };
  assert.ok(score(['iceFang']) > score([]));
});

situation('what somebody has brought about ends in time, even if they are out of the game', () => {
  const t = scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'village'],
    set: (state) => {
      state.crownReached = true;
      state.players[1].standing = 'out';
      state.lasting.push(lasting('crawl', { seat: 1, rounds: 2 }));
    },
  });
  playOn(t, () => t.state.round >= 5);
  assert.deepEqual(t.state.lasting, []);
});

for (const [who, does] of [
  ['elf', 'the Elf does not walk through woods that are none any more'],
  ['leprechaun', 'nor does the Leprechaun hop there'],
] as const)
  rule.also('TA-TERRAIN-03', does, () => {
    const t = scene({
      seats: [who, 'thief'],
      at: ['woods1', 'city'],
      cards: { [pileAt('woods2')]: ['bonefield'] },
    });
    t.asks(0, 'turnStart').answer(0, t.match.question(0)!.from[0].id);
    t.asks(0, 'teleport');
    assert.deepEqual(
      t.match.question(0)!.from.flatMap(({ space }) => space ?? []),
      ['woods3'],
    );
  });

situation('a raft that is replaced goes where it came from', () => {
  const t = scene({ at: ['woods1', 'city'], cards: { 'objects.0': ['axe', 'foundRaft'] } });
  t.answer(0, 'buildRaft');
  assert.ok(!t.kinds('purchases').includes('foundRaft'));
  assert.ok(t.kinds('adventureDiscard').includes('foundRaft'));
});
