import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { countersOn, setCounters } from '../../../rules/decks.ts';
import type { Alignment, Player } from '../../../shape.ts';
import { at } from '../../../shape/spaces.ts';
import {
  asked,
  collected,
  drawing,
  HERE,
  ids,
  keepTrophies,
  lastFight,
  meeting,
  optionIds,
  pileAt,
  player,
  promptOf,
  rest,
  type Scene,
  scene,
  type Table,
  tithed,
  told,
  until,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('Enemies of the Sacred Pool have their numbers', () => {
  const values: Record<string, [number, number]> = {
    ivorySentinel: [6, 6],
    ebonySentinel: [6, 6],
    firemane: [4, 0],
    infernalLegion: [7, 0],
    pitFiend: [4, 0],
    wrathbornKnight: [5, 0],
    wrathbornWarrior: [3, 0],
    wretched: [4, 0],
    darkFey: [0, 3],
    felSteed: [0, 4],
    heavenlyHost: [0, 7],
    shadowsoul: [0, 4],
    swampSiren: [0, 3],
    wrathbornAcolyte: [0, 2],
    wrathbornWitch: [0, 4],
  };
  for (const [kind, value] of Object.entries(values)) {
    const { strength, craft, number } = game.content[kind];
    assert.deepEqual([kind, strength, craft, number], [kind, ...value, value[1] > 0 ? 3 : 2]);
  }
});

situation('the Angel of Mercy heals', () => {
  const t = meeting(['angelOfMercy'], { with: { 0: { lives: 1 } } }).answer(0, 'accept');
  assert.equal(player(t).lives, 4);
});

const as = (alignment: Alignment, more: Scene = {}): Scene => ({ ...more, with: { 0: { alignment } } });

situation('the Avatar of Justice makes neutral', () => {
  assert.equal(player(meeting(['avatarOfJustice'])).strength, 1);
  const evil = player(meeting(['avatarOfJustice'], as('evil')));
  assert.deepEqual([evil.alignment, evil.strength], ['neutral', 0]);
});

const three = ['thief', 'thief', 'thief'];

situation('Equinox and Glorious Hymn stop those of other minds', () => {
  const misses = (kind: string) =>
    meeting([kind], {
      seats: three,
      at: ['city', 'oasis', 'tavern'],
      with: { 0: { alignment: 'evil' }, 2: { alignment: 'good' } },
    }).state.players.map((one) => one.misses);
  assert.deepEqual(misses('equinox'), [1, 0, 1]);
  // The second one's missed turn is over already.
  assert.deepEqual(misses('gloriousHymn'), [1, 0, 0]);
});

situation('the Fallen Angel takes fate or lives', () => {
  assert.equal(player(meeting(['fallenAngel'])).lives, 2);
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { fate: 2 } },
    cards: { [HERE]: ['fallenAngel'] },
    dice: [2, 3],
  });
  t.answer(0, 'keep').answer(0, 'hills2');
  assert.deepEqual([player(t).fate, player(t).lives], [0, 4]);
});

situation('Fortune’s Fool suspends fate', () => {
  const t = meeting(['fortunesFool'], { with: { 1: { fate: 2 } } });
  assert.deepEqual([t.state.lasting[0].what, t.kinds(HERE)], ['noFate', ['fortunesFool']]);
  // The other one has fate and is not asked about it any more.
  assert.equal(t.match.question(1)!.ask.prompt, 'destination');
});

situation('the Hate Monger turns a Follower against its master', () => {
  const cards = { 'followers.0': ['maiden', 'unicorn'] };
  const t = meeting(['hateMonger'], { cards, dice: [2, 5, 1, 5] });
  assert.deepEqual([t.kinds('followers.0'), player(t).lives], [['maiden'], 3]);
  assert.match(lastFight(t), /7 against 8/u);
});

situation('Portent offers quests to everybody', () => {
  const t = meeting(['portent']).answer(0, 'accept').answer(1, 'pass');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds('quest.1').length], [1, 0]);
});

situation('the Spiteful Imp leads to another character', () => {
  const t = meeting(['spitefulImp'], { seats: three, at: ['city', 'oasis', 'tavern'], dice: [5, 1] });
  t.answer(0, 'seat1');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  t.answer(0, 'takeLife');
  assert.deepEqual([where(t, 0), player(t, 1).lives, t.state.turn], ['oasis', 3, 1]);
});

situation('the Sentinels stop those they do not like and cannot be evaded', () => {
  const ends = (alignment: Alignment) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment } },
      cards: { [pileAt('fields4')]: ['ivorySentinel'] },
      dice: [2, 4],
    }).options(0);
  assert.ok(!ends('evil').includes('Hills'));
  assert.ok(ends('good').includes('Hills'));
  assert.deepEqual(
    [game.content.ebonySentinel.foe!.evadable, game.content.ivorySentinel.foe!.evadable],
    [false, false],
  );
});

situation('Firemane and Fel Steed can be tamed', () => {
  const horse = meeting(['firemane'], { dice: [5, 1] }).answer(0, 'accept');
  assert.deepEqual([horse.kinds('followers.0'), horse.kinds('trophies.0')], [['stableRidingHorse'], []]);
  const steed = meeting(['felSteed'], { dice: [5, 1] }).answer(0, 'pass');
  keepTrophies(steed);
  assert.deepEqual([steed.kinds('followers.0'), steed.kinds('trophies.0')], [[], ['felSteed']]);
});

situation('Infernal Legion and Heavenly Host let their own pass', () => {
  for (const [kind, friend] of [
    ['infernalLegion', 'evil'],
    ['heavenlyHost', 'good'],
  ] as const) {
    const t = meeting([kind], as(friend)).asks(0, 'evade').answer(0, 'evade');
    assert.deepEqual([player(t).lives, t.kinds(HERE)], [4, [kind]]);
    assert.equal(player(meeting([kind], { dice: [1, 5] })).lives, 3);
  }
});

situation('the Vindicator judges, and strengthens whoever prevails', () => {
  const fight = (alignment: Alignment) => lastFight(meeting(['vindicator'], as(alignment, { dice: [1, 5] })));
  assert.match(fight('good'), /4 against 8/u);
  assert.match(fight('neutral'), /4 against 11/u);
  assert.match(fight('evil'), /4 against 14/u);
  const won = meeting(['vindicator'], as('good', { dice: [5, 1] }));
  assert.deepEqual([player(won).strength, won.kinds('trophies.0'), won.kinds(HERE)], [1, [], []]);
});

situation('the Wrathborn roll again when they roll low', () => {
  assert.match(lastFight(meeting(['wrathbornKnight'], { dice: [1, 4, 3] })), /4 against 12/u);
  assert.match(lastFight(meeting(['wrathbornKnight'], { dice: [1, 5] })), /4 against 10/u);
  assert.match(lastFight(meeting(['wrathbornWarrior'], { dice: [1, 2, 5] })), /4 against 10/u);
  assert.match(lastFight(meeting(['wrathbornAcolyte'], { dice: [1, 1, 5] })), /4 against 8/u);
  assert.match(lastFight(meeting(['wrathbornWitch'], { dice: [1, 3, 5] })), /4 against 12/u);
});

situation('against Wretched and Shadowsoul fate does not help', () => {
  for (const kind of ['wretched', 'shadowsoul']) {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { fate: 2 } },
      cards: { [HERE]: [kind] },
      dice: [2, 3, 1, 5],
    });
    t.answer(0, 'keep').answer(0, 'hills2');
    assert.deepEqual([player(t).lives, player(t).fate], [3, 2]);
  }
});

situation('doubles of the Dark Fey make a Toad', () => {
  assert.ok(player(meeting(['darkFey'], { dice: [1, 4, 4] })).toad > 0);
  const t = meeting(['darkFey'], { dice: [1, 4, 2] });
  assert.deepEqual([player(t).toad, player(t).lives], [0, 3]);
});

situation('the Swamp Siren holds the beaten for a turn', () => {
  // The other one misses a turn; then the fight begins again without a movement roll, and comes to a stand-off.
  const t = meeting(['swampSiren'], { with: { 1: { misses: 1 } }, dice: [1, 5, 2, 2] });
  assert.deepEqual([where(t, 0), player(t).lives, t.state.turn], ['hills2', 3, 1]);
  assert.match(lastFight(t), /5 against 5/u);
  assert.equal(t.log().filter((line) => line.includes('fights the Swamp Siren')).length, 2);
});

situation('the Augur sorts the Events ahead', () => {
  const adventure = ['wolf', 'storm', 'ring', 'siren', 'cave', 'ape'];
  const t = meeting(['augur'], { next: { adventure } });
  t.answer(0, 'storm');
  const deck = t.kinds('adventure');
  assert.deepEqual([deck.at(-1), deck.at(-2), t.kinds(HERE)], ['siren', 'storm', ['augur']]);
  const none = meeting(['augur'], { next: { adventure: ['wolf', 'ring', 'cave', 'ape', 'bear', 'lion'] } });
  assert.deepEqual(none.kinds(HERE), []);
});

situation('the Grace Hearted heals or replenishes a little', () => {
  const life = meeting(['graceHearted'], { with: { 0: { lives: 1 } } }).answer(0, 'lives');
  assert.equal(player(life).lives, 2);
  assert.equal(player(meeting(['graceHearted']).answer(0, 'fate')).fate, 1);
});

situation('the Lawbringer fulfils a wish of the neutral', () => {
  const t = meeting(['lawbringer']).answer(0, 'craft');
  assert.deepEqual([player(t).craft, t.kinds(HERE)], [1, []]);
  assert.deepEqual(meeting(['lawbringer'], as('evil')).kinds(HERE), ['lawbringer']);
});

situation('the Madcap changes minds', () => {
  assert.equal(player(meeting(['madcap'], { dice: [1] })).alignment, 'evil');
  assert.equal(player(meeting(['madcap'], { dice: [6] })).alignment, 'good');
  const same = meeting(['madcap'], { dice: [3] });
  assert.deepEqual([player(same).alignment, same.state.turn], ['neutral', 0]);
});

situation('Redeemer, Renegade and Ritual Master collect for their own', () => {
  const lives = meeting(['ritualMaster'], {
    at: ['city', 'city'],
    with: { 1: { alignment: 'evil' } },
    dice: [2, 3],
  });
  assert.equal(player(lives).lives, 3);
  lives.answer(1, 'hills2').answer(1, 'encounterSpace');
  assert.deepEqual([player(lives, 1).lives, lives.kinds(HERE)], [5, []]);
  const gold = meeting(['renegade'], { with: { 0: { gold: 2, alignment: 'good' } } });
  const [renegade] = gold.t.cards(gold.t.piles.space[at('hills2')]);
  assert.deepEqual([player(gold).gold, gold.t.note(renegade)], [1, { counters: 1, stack: 0 }]);
  const none = meeting(['redeemer']);
  assert.deepEqual([player(none).fate, none.kinds(HERE)], [0, ['redeemer']]);
  assert.deepEqual(meeting(['redeemer'], as('good')).kinds(HERE), []);
});

const QUEST = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;

situation('the Warlock’s Apprentice has a quest or another turn', () => {
  const t = meeting(['warlocksApprentice']).answer(0, 'accept');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds(HERE)], [1, []]);
  const busy = meeting(['warlocksApprentice'], { cards: { 'quest.0': [QUEST] } });
  assert.deepEqual(
    [busy.kinds('quest.0'), busy.kinds(HERE), busy.state.turn],
    [[QUEST], ['warlocksApprentice'], 0],
  );
});

const visiting = (kind: string, more: Scene = {}) =>
  meeting([kind], more).asks(0, 'visitPlace').answer(0, 'visit');

situation('Cathedral and Necropolis are Chapel and Graveyard', () => {
  assert.equal(player(visiting('cathedral', as('evil'))).lives, 3);
  assert.equal(player(visiting('necropolis', as('good'))).lives, 3);
  const heals = visiting('cathedral', { with: { 0: { alignment: 'good', lives: 1 } } }).answer(
    0,
    'healFully',
  );
  assert.equal(player(heals).lives, 4);
});

situation('the Glittering Gorge holds four gold', () => {
  assert.equal(game.content.glitteringGorge.counters, 4);
  const t = meeting([], { next: { adventure: ['glitteringGorge'] } }).answer(0, 'visit');
  assert.equal(player(t).gold, 1);
});

situation('the Livery Stable sells mounts', () => {
  const t = visiting('liveryStable', { with: { 0: { gold: 6 } } }).answer(0, 'stableWarhorse');
  assert.deepEqual([t.kinds('followers.0'), player(t).gold], [['stableWarhorse'], 0]);
});

situation('the Pantheon changes alignment until all three were chosen', () => {
  const t = visiting('pantheon').answer(0, 'evil');
  const [pantheon] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.deepEqual([player(t).alignment, t.t.note(pantheon)], ['evil', { counters: 4, stack: 0 }]);
});

situation('the Sacred Pool has its 72 cards', () => {
  const cards = Object.values(game.content).filter(({ deck }) => deck === 'adventure');
  const printed = cards.reduce(
    (sum, { set, copies, reprints }) =>
      sum +
      (set === 'sacredPool' ? copies : 0) +
      reprints.reduce((all, reprint) => all + (reprint.set === 'sacredPool' ? reprint.copies : 0), 0),
    0,
  );
  assert.equal(printed, 72);
});

situation('the Discordant Dirge brings discarded Enemies back', () => {
  const t = meeting(['discordantDirge'], { cards: { adventureDiscard: ['dragon', 'unicorn', 'bear'] } });
  assert.deepEqual(t.kinds('adventureDiscard'), ['unicorn', 'discordantDirge']);
  // They lie on top, in an order nobody knows.
  assert.deepEqual(t.kinds('adventure').slice(-2).toSorted(), ['bear', 'dragon']);
  assert.deepEqual(t.kinds('relics'), []);
});

situation('a Rumour of Riches pays whoever rolls a 1 in the region', () => {
  const rumour = (gold: number, dice: readonly number[], spaces: readonly ['tavern' | 'oasis']) =>
    meeting(['rumourOfRiches'], { at: ['city', ...spaces], dice: [gold, ...dice] });
  const t = rumour(2, [1, 3], ['tavern']).asks(1, 'rumour').answer(1, 'accept');
  assert.equal(player(t, 1).gold, 1);
  assert.deepEqual(t.kinds(HERE), ['rumourOfRiches']);
  t.asks(1, 'destination');
  const last = rumour(1, [3, 1], ['tavern']).asks(1, 'rumour').answer(1, 'accept');
  assert.deepEqual([player(last, 1).gold, last.kinds(HERE)], [1, []]);
  last.asks(1, 'destination');
  rumour(2, [2, 3], ['tavern']).asks(1, 'destination');
  rumour(2, [1], ['oasis']).asks(1, 'destination');
});

situation('the Oathbreaker hates those with a quest', () => {
  const sworn = meeting(['oathbreaker'], {
    cards: { 'quest.0': [QUEST] },
    with: { 0: { strength: 2 } },
    dice: [5, 1, 3],
  });
  assert.match(lastFight(keepTrophies(sworn)), /10 against 8: won/u);
  assert.equal(player(sworn).fate, 1);
  const free = meeting(['oathbreaker'], {
    with: { 0: { strength: 2 } },
    next: { warlock: [QUEST] },
    dice: [5, 1],
  });
  assert.match(lastFight(free), /10 against 6: won/u);
  free.asks(0, 'may').answer(0, 'accept');
  keepTrophies(free);
  assert.deepEqual([free.kinds('quest.0'), player(free).fate], [[QUEST], 0]);
});

situation('the Reliquary gives Rewards for Talismans', () => {
  const t = drawing('reliquary', {
    cards: { 'objects.0': ['talisman'] },
    next: { rewards: ['vastWealth', 'chantOfWisdom', 'moonCharm', 'auspice'] },
  });
  t.answer(0, 'visit').answer(0, 'talisman').answer(0, 'moonCharm');
  assert.deepEqual(
    [t.kinds('reward.0'), t.kinds('objects.0'), t.kinds(HERE)],
    [['moonCharm'], [], ['reliquary']],
  );
  assert.deepEqual(t.kinds('talismanDiscard'), ['talisman']);
  const poor = drawing('reliquary').answer(0, 'visit');
  assert.deepEqual(poor.kinds('reward.0'), []);
});

situation(
  'their own may fight Infernal Legion and Heavenly Host all the same, and are not asked twice',
  () => {
    for (const [kind, friend] of [
      ['infernalLegion', 'evil'],
      ['heavenlyHost', 'good'],
    ] as const) {
      const t = meeting([kind], { ...as(friend), dice: [1, 5] })
        .asks(0, 'evade')
        .answer(0, 'fight');
      assert.deepEqual([player(t).lives, t.kinds(HERE), t.state.turn], [3, [kind], 1]);
    }
  },
);

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

situation('the Spiteful Imp carries to somebody outside the inner region, and the turn is over', () => {
  const met = (where1: 'crags' | 'mines'): Table => {
    const t = meeting(['spitefulImp'], { at: ['city', where1], dice: [5, 1] });
    rest(t);
    return t;
  };
  assert.equal(where(met('crags'), 0), 'crags');
  assert.equal(where(met('mines'), 0), 'hills2');
});

situation('the Dark Fey makes no Toad of whoever lets a Stormcrow fight', () => {
  const cards = { 'hand.0': ['summonStormcrow'] };
  const own = until(meeting(['darkFey'], { cards, dice: [] }), 'beforeFight')
    .roll(1, 3, 3)
    .answer(0, 'pass');
  rest(own);
  assert.ok(player(own).toad > 0);
  const sent = until(meeting(['darkFey'], { cards }), 'beforeFight')
    .roll(1, 3, 3)
    .answer(0, 'summonStormcrow');
  rest(sent);
  assert.equal(player(sent).toad, 0);
});

situation('the Discordant Dirge shuffles whatever was slain', () => {
  const slain = ['wolf', 'bear', 'ape', 'lion', 'dragon', 'ogre'];
  const orders = ['a', 'b', 'c', 'd'].map((seed) =>
    meeting(['discordantDirge'], { seed, cards: { adventureDiscard: slain } })
      .kinds('adventure')
      .slice(-6)
      .join(' '),
  );
  assert.ok(new Set(orders).size > 1);
});

situation('the Fallen Angel takes the last fate before lives', () => {
  const fallen = (fate: number) => {
    const t = meeting(['fallenAngel'], { with: { 0: { fate } } });
    return [player(t).fate, player(t).lives];
  };
  assert.deepEqual(
    [fallen(1), fallen(0)],
    [
      [0, 4],
      [0, 2],
    ],
  );
});

situation('the song of the Swamp Siren holds for the next own turn', () => {
  const t = meeting(['swampSiren'], { dice: [1, 5] });
  assert.deepEqual(
    t.state.lasting.map(({ what, whom, rounds }) => [what, whom, rounds]),
    [['held', 0, 2]],
  );
});

situation('the Augur turns over six cards, and says which', () => {
  const adventure = ['wolf', 'ring', 'cave', 'ape', 'bear', 'lion', 'dragon'];
  const t = meeting(['augur'], { next: { adventure } });
  assert.deepEqual(
    [t.kinds('adventure').at(-1), t.kinds('adventureDiscard').includes('lion')],
    ['dragon', true],
  );
  assert.match(told(t), /draws the Lion/u);
  const few = meeting(['augur'], { cards: { adventure: [], adventureDiscard: [] } });
  assert.deepEqual([few.kinds(HERE), few.state.turn], [[], 1]);
});

situation('four Rewards lie in the Reliquary', () => {
  const t = drawing('reliquary');
  assert.equal(t.kinds('stack.0').length, 4);
  rest(t);
});

situation('the Pantheon falls when all three alignments were chosen there', () => {
  const chosen = (before: number, what: string): number | null => {
    const t = meeting(['pantheon']);
    const [card] = t.t.cards(t.t.piles.space[at('hills2')]);
    setCounters(t.t, card, before);
    t.answer(0, 'visit').answer(0, what);
    return t.kinds(HERE).length === 0 ? null : countersOn(t.t, card);
  };
  assert.deepEqual([chosen(0, 'good'), chosen(0, 'neutral'), chosen(0, 'evil')], [1, 2, 4]);
  assert.deepEqual([chosen(6, 'good'), chosen(5, 'neutral'), chosen(3, 'evil')], [null, null, null]);
  assert.deepEqual([chosen(4, 'evil'), chosen(4, 'neutral')], [4, 6]);
});

situation('five springs have four counters each', () => {
  for (const kind of ['fountainOfWisdom', 'magicStream', 'poolOfLife', 'poolOfFortune', 'glitteringGorge'])
    assert.equal(game.content[kind].counters, 4, kind);
});

situation('the riches of a Rumour are rolled for once', () => {
  const rolls = (log: readonly string[]): number =>
    log.filter((line) => line.startsWith('Seat 0 rolls for the Rumour of Riches')).length;
  const t = meeting(['rumourOfRiches']);
  assert.equal(rolls(t.log()), 1);
  const [first] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.ok(countersOn(t.t, first) > 0);
  const known = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    cards: { [HERE]: ['rumourOfRiches'] },
    dice: [2, 3, 5],
  });
  const [card] = known.t.cards(known.t.piles.space[at('hills2')]);
  setCounters(known.t, card, 2);
  known.answer(0, 'hills2');
  rest(known);
  assert.equal(rolls(known.log()), 0);
});

/** A Toad next to the Hills hops there. */
const hops = (kind: string, lies: number, more: Partial<Player> = {}): Table =>
  tithed(kind, lies, { at: ['fields4', 'oasis'], with: { 0: { toad: 3, ...more } } });

rule.also('TA-TOAD-08', 'a Toad neither gives the Renegade gold nor takes it; he stays for others', () => {
  const heir = hops('renegade', 4);
  assert.deepEqual([collected(heir), player(heir).gold, heir.kinds(HERE)], [[4], 0, ['renegade']]);
  const giver = hops('renegade', 4, { alignment: 'good', gold: 2 });
  assert.deepEqual([collected(giver), player(giver).gold], [[4], 2]);
});

// The Spiteful Imp.

const impish = (more: Scene = {}): Table =>
  meeting(['spitefulImp'], {
    seats: ['thief', 'thief', 'thief', 'thief'],
    at: ['city', 'oasis', 'tavern', 'mines'],
    ...more,
  });

situation('the Spiteful Imp leaves the choice among all outside the inner region, and none to stay', () => {
  const t = impish();
  assert.equal(asked(t), 'another');
  assert.deepEqual(ids(t), ['seat1', 'seat2']);
});

situation('the Spiteful Imp leads nobody to those he would spare', () => {
  const seats = ['chivalricKnight', 'wizard', 'warrior', 'thief'];
  // Nobody is left but the Warrior in the Tavern.
  const weaker = impish({ seats, dice: [1, 1, 1] });
  rest(weaker);
  assert.equal(where(weaker, 0), 'tavern');
  const alone = impish({ seats, with: { 0: { strength: 9 } } });
  rest(alone);
  assert.deepEqual([where(alone, 0), alone.kinds('adventureDiscard')], ['hills2', ['spitefulImp']]);
});

situation(
  'the Spiteful Imp leads to those one would spare, where there is something else to do to them',
  () => {
    const seats = ['knight', 'monk', 'thief', 'thief'];
    const asking = { seats, at: ['city', 'oasis', 'mines', 'mines'], with: { 0: { gold: 1 } } } as const;
    const t = impish({ ...asking, cards: { 'quest.0': ['giveOneGold'] } });
    assert.deepEqual([where(t, 0), t.kinds('quest.0'), player(t, 1).gold], ['warlocksCave', [], 1]);
    rest(t);
    const idle = impish(asking);
    rest(idle);
    assert.equal(where(idle, 0), 'hills2');
  },
);

situation('with the Spiteful Imp one deals with that character, and with nothing else there', () => {
  const t = impish({ cards: { [pileAt('tavern')]: ['wolf', 'ring'] }, dice: [5, 1] }).answer(0, 'seat2');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  t.asks(0, 'spoils').answer(0, 'takeLife');
  rest(t);
  assert.deepEqual([where(t, 0), player(t, 2).lives, t.state.turn], ['tavern', 3, 1]);
  assert.deepEqual([t.kinds(pileAt('tavern')), t.kinds('objects.0')], [['wolf', 'ring'], []]);
});

situation('who declines the quest of an Oathbreaker has the fate', () => {
  const t = meeting(['oathbreaker'], { with: { 0: { strength: 5, fate: 0 } }, dice: [5, 1] });
  t.asks(0, 'may').answer(0, 'pass');
  assert.equal(player(t).fate, 1);
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

situation('the Ivory Sentinel stops whoever comes to it at the bridge', () => {
  const walker = (from: 'woods1' | 'hills3' | 'sentinel', guard: 'sentinel' | 'hills3', dice: number[]) =>
    scene({
      seats: ['warrior', 'thief'],
      at: [from, 'city'],
      with: { 0: { strength: 20, fate: 0 } },
      cards: { [pileAt(guard)]: ['ivorySentinel'] },
      dice,
    });
  const inward = walker('woods1', 'sentinel', [3, 3]);
  assert.ok(!optionIds(inward).some((id) => id.startsWith('bridge')), optionIds(inward).join());
  rest(inward);
  const outward = walker('hills3', 'sentinel', [3]);
  assert.ok(optionIds(outward).includes('sentinel') && !optionIds(outward).includes('graveyard'));
  rest(outward);
  const beyond = walker('sentinel', 'hills3', [4, 3, 5, 5, 1]);
  beyond.answer(0, 'bridge4');
  assert.notEqual(promptOf(beyond), 'destination');
  assert.equal(where(beyond, 0), 'hills3');
  rest(beyond);
});
