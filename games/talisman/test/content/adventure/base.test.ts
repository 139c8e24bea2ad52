import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { setCounters } from '../../../rules/decks.ts';
import type { Player } from '../../../shape.ts';
import { at } from '../../../shape/spaces.ts';
import {
  about,
  asked,
  drawing,
  followedBy,
  HERE,
  lands,
  lastFight,
  meeting,
  meets,
  passes,
  pileAt,
  player,
  rest,
  type Scene,
  scene,
  type Table,
  until,
  walking,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

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
  const t = meeting(['magicalVortex'], {
    with: { 0: { craft: 2 } },
    cards: { 'hand.0': ['healing', 'hex'], 'hand.1': ['random'] },
  });
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

situation('on Market Day everybody buys', () => {
  const t = meeting(['marketDayCataclysm'], {
    seats: ['troll', 'troll'],
    with: { 0: { gold: 3 }, 1: { gold: 1 } },
  });
  assert.deepEqual(t.options(0).toSorted(), [
    'Crystal Sceptre for 3 gold',
    'Haversack for 1 gold',
    'Healer’s Kit for 1 gold',
    'Map for 2 gold',
    'No, go on',
    'Scroll for 1 gold',
    'Shovel for 2 gold',
    'Whetstone for 2 gold',
  ]);
  t.answer(0, 'Crystal Sceptre for 3 gold').answer(1, 'Scroll for 1 gold');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['crystalSceptre'], ['scroll']]);
  // A Thief helps himself first.
  const thief = meeting(['marketDayCataclysm']).asks(0, 'stealWare').answer(0, 'Map');
  thief.asks(1, 'stealWare').answer(1, 'pass');
  assert.deepEqual(thief.kinds('objects.0'), ['map']);
});

const visits = (kind: string, more: Scene) => meeting([kind], more).answer(0, 'visit');

situation('Hideout and Shrine are a trial', () => {
  const hard = visits('ashfieldHideout', { cards: { 'objects.0': ['foundAxe'] }, dice: [4] });
  assert.deepEqual(
    [player(hard).strength, hard.kinds('objects.0'), hard.kinds(HERE)],
    [1, [], ['ashfieldHideout']],
  );
  const easy = visits('ashfieldHideout', { dice: [3] });
  assert.deepEqual([player(easy).gold, easy.kinds(HERE)], [2, []]);
  const wise = visits('blightwoodShrine', { cards: { 'followers.0': ['pixie'] }, dice: [4] });
  assert.deepEqual([player(wise).craft, wise.kinds('followers.0')], [1, []]);
  const spell = visits('blightwoodShrine', { dice: [3] });
  assert.deepEqual([spell.kinds('hand.0').length, spell.kinds(HERE)], [1, []]);
});

situation('a wish may be another space of the region, at once', () => {
  const t = meeting(['fairy'], { with: { 0: { alignment: 'good' } } });
  t.asks(0, 'boon').answer(0, 'teleportNow').answer(0, 'ruins');
  assert.equal(where(t, 0), 'ruins');
  rest(t);
});

situation('the end of a turn is heard after its owner has died', () => {
  const t = scene({
    seats: ['thief', 'sorceress'],
    at: ['city', 'tavern'],
    with: { 0: { lives: 1 }, 1: { lives: 1 } },
    cards: { [pileAt('hills2')]: ['dragon'], 'hand.1': ['healing'] },
    dice: [2, 3, 1, 5],
  });
  while (t.match.waiting.includes(1)) passes(t);
  t.answer(0, 'hills2');
  while (t.match.question(1)?.ask.prompt !== 'turnEnd') passes(t);
  t.answer(1, 'healing');
  assert.deepEqual([player(t).standing, player(t, 1).lives], ['dead', 4]);
  rest(t);
});

situation('whom Legion and Host hate cannot evade them', () => {
  const evades = (foe: string, alignment: 'good' | 'neutral' | 'evil') => {
    const t = scene({
      seats: ['dwarf', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment, strength: 20, craft: 20 } },
      cards: { [pileAt('hills2')]: [foe] },
      dice: [2, 3, 5, 1],
    });
    t.answer(0, 'hills2');
    const asked = t.match.question(0)?.ask.prompt === 'evade';
    rest(t);
    return asked;
  };
  assert.deepEqual(
    [
      evades('infernalLegion', 'good'),
      evades('infernalLegion', 'neutral'),
      evades('heavenlyHost', 'evil'),
      evades('heavenlyHost', 'neutral'),
    ],
    [false, true, false, true],
  );
});

situation('the Oathsworn leave with the quest', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { gold: 2 } },
    cards: {
      'quest.0': ['deliverTwoGold'],
      'followers.0': ['oathswornGuide', 'oathswornOracle', 'unicorn'],
      talismans: [],
    },
    next: { rewards: ['vastWealth'] },
    dice: [2],
  });
  t.answer(0, 'Fulfil the quest');
  assert.deepEqual(t.kinds('followers.0'), ['unicorn']);
  rest(t);
});

situation('the Maze does not confuse the Dwarf', () => {
  const misses = (who: string) => player(walking(who, { cards: { [pileAt('hills2')]: ['maze'] } })).misses;
  assert.deepEqual([misses('dwarf'), misses('thief')], [0, 1]);
});

situation('a Theurgist rewards victories over Enemies and over those of the other side', () => {
  const rolls = (t: Table): number =>
    t.log().filter((line) => /Seat 0 rolls for the Dark Theurgist: \d/u.test(line)).length;
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

situation('creatures in Cave and Tomb have their strength', () => {
  const fought = (place: string, dice: readonly number[]): string => {
    const t = meeting([place], { dice }).answer(0, 'visit');
    rest(t);
    return lastFight(t);
  };
  assert.match(fought('cave', [1, 2, 1]), /5 against 8/u);
  assert.match(fought('cave', [2, 2, 1]), /5 against 3/u);
  assert.match(fought('tomb', [1, 2, 1]), /5 against 11/u);
  assert.match(fought('tomb', [2, 2, 1]), /5 against 5/u);
  assert.match(fought('tomb', [3, 2, 1]), /5 against 3/u);
});

situation('what the supply has no more of is neither sold nor stolen', () => {
  const wares = { purchases: ['helmet', 'mule'] };
  const buyer = meets('warrior', ['market'], [], { with: { 0: { gold: 9 } }, cards: wares }).answer(
    0,
    'visit',
  );
  assert.deepEqual(buyer.options(0), ['Helmet for 1 gold', 'Mule for 2 gold', 'No, go on']);
  const thief = meeting(['market'], { cards: wares }).answer(0, 'visit').asks(0, 'stealWare');
  assert.deepEqual(thief.options(0), ['Helmet', 'Mule', 'No, go on']);
});

/** The first one goes from next to a space to the space. */
const goes = (to: 'chapel' | 'graveyard' | 'city', more: Scene = {}): Table => {
  const [from, dice] = (
    { chapel: ['hills1', [1, 1]], graveyard: ['fields1', [1, 1]], city: ['fields4', [1, 1]] } as const
  )[to];
  return until(
    scene({ seats: ['thief', 'thief'], at: [from, 'oasis'], dice, ...more }),
    'destination',
  ).answer(0, to);
};

const most = (t: Table): number => (about(t) as { max: number }).max;

situation('healing is sold for what is missing, for the gold there is, and not to the healthy', () => {
  const healed = (lives: number, gold: number): Table => goes('chapel', { with: { 0: { lives, gold } } });
  assert.deepEqual([most(healed(1, 9)), most(healed(1, 2)), most(healed(3, 9))], [3, 2, 1]);
  for (const lives of [4, 6]) assert.notEqual(asked(healed(lives, 9)), 'healFor');
  const t = healed(2, 3).asks(0, 'healFor').answer(0, 1);
  assert.deepEqual([player(t).lives, player(t).gold], [3, 2]);
  rest(t);
});

situation('fate is sold up to the printed value', () => {
  // A Thief has 4 lives and 2 fate.
  const t = goes('graveyard', { with: { 0: { fate: 1, gold: 9 } } }).asks(0, 'fateFor');
  assert.equal(most(t), 1);
  t.answer(0, 1);
  assert.deepEqual([player(t).fate, player(t).gold], [2, 8]);
  rest(t);
  assert.notEqual(asked(goes('graveyard', { with: { 0: { fate: 2, gold: 9 } } })), 'fateFor');
});

situation('whoever wants gold to join is left lying by those who do not pay', () => {
  const rich = meeting(['porter'], { with: { 0: { gold: 2 } } })
    .answer(0, 'porter')
    .asks(0, 'payFor');
  assert.deepEqual([rich.answer(0, 'pass').kinds(pileAt('hills2')), player(rich).gold], [['porter'], 2]);
  rest(rich);
  const poor = meeting(['porter']).answer(0, 'porter');
  assert.notEqual(asked(poor), 'payFor');
  rest(poor);
});

situation('a Toad drinks from a spring, although it takes no gold', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains1', 'oasis'],
    with: { 0: { toad: 3 } },
    cards: { [pileAt('woods2')]: ['poolOfFortune'] },
  });
  setCounters(t.t, t.t.cards(t.t.piles.space[at('woods2')])[0], 2);
  t.answer(0, 'woods2').answer(0, 'visit');
  assert.equal(player(t).fate, 1);
});

situation('every trader asks the printed price', () => {
  const prices = (t: Table): Record<string, number> => {
    rest(t);
    return Object.fromEntries(
      t.match
        .question(0)!
        .from.flatMap(({ card, value }) => (card === undefined ? [] : [[t.t.kind(card), value!]])),
    );
  };
  const asks = (card: string) => prices(meets('warrior', [card], [], { with: { 0: { gold: 20 } } }));
  assert.deepEqual(asks('pedlar'), {
    sword: 1,
    waterBottle: 1,
    raft: 1,
    helmet: 1,
    axe: 2,
    mule: 2,
    shield: 2,
  });
  const visits = (card: string) =>
    prices(meets('warrior', [card], [], { with: { 0: { gold: 20 } } }).answer(0, 'visit'));
  assert.deepEqual(visits('market'), { sword: 1, helmet: 1, waterBottle: 1, shield: 2, mule: 2, raft: 3 });
  assert.deepEqual(visits('liveryStable'), {
    stableRidingHorse: 2,
    stableMule: 3,
    stableHorseAndCart: 4,
    stableWarhorse: 6,
  });
  assert.deepEqual(asks('brakwaterTraders'), {
    waterBottle: 1,
    healersKit: 2,
    haversack: 2,
    psychicCrystal: 2,
    map: 3,
    shovel: 3,
    personalJournal: 3,
    crystalSceptre: 3,
  });
  assert.deepEqual(asks('marketDayCataclysm'), {
    scroll: 1,
    haversack: 1,
    healersKit: 1,
    shovel: 2,
    whetstone: 2,
    map: 2,
    crystalSceptre: 3,
  });
});

situation('whoever has no gold cannot bribe a Bandit or a Mongrel Sprite', () => {
  for (const foe of ['bandit', 'mongrelSprite']) {
    const poor = meeting([foe], { dice: [6, 1] });
    assert.notEqual(asked(poor), 'payFor', foe);
    assert.match(poor.log().join(' '), /against/u);
    rest(poor);
    const rich = meeting([foe], { with: { 0: { gold: 1 } }, dice: [6, 1] }).asks(0, 'payFor');
    assert.deepEqual(rich.options(0), ['Pay 1 gold', 'No, go on'], foe);
    assert.deepEqual(about(rich), { kind: foe, gold: 1 });
    rich.answer(0, 'pass');
    assert.equal(player(rich).gold, 1, foe);
    rest(rich);
  }
});

situation('what is used and what is lost is told', () => {
  const used = scene({
    seats: ['thief', 'thief'],
    at: ['city'],
    cards: { 'objects.0': ['treasureMapFrostmarch'] },
  });
  used.roll(4).answer(0, 'treasureMapFrostmarch');
  assert.match(used.log().join(' '), /uses the Treasure Map/u);
  rest(used);
  const lost = (gold: number) =>
    meeting(['raiders'], { with: { 0: { gold } } })
      .log()
      .join(' ');
  assert.match(lost(3), /loses 3 gold/u);
  assert.match(lost(1), /loses 1 gold/u);
  assert.doesNotMatch(lost(0), /loses/u);
});

situation('even a Wild Boar follows the Minstrel', () => {
  const t = meets('minstrel', ['wildBoar'], []);
  t.roll(2).answer(0, 'Play music, do not fight');
  assert.deepEqual(t.kinds('followers.0'), ['wildBoar']);
});

// Places and weapons.

rule.also('TA-TERRAIN-03', 'Raiders find no Oasis under Terrain', () => {
  const t = meeting(['raiders'], {
    at: ['city', 'tavern'],
    with: { 0: { gold: 3 } },
    cards: { [pileAt('oasis')]: ['highway'] },
  });
  rest(t);
  assert.deepEqual([t.state.goldOn[at('oasis')], player(t).gold], [0, 0]);
});

situation('a Blizzard that is blown up is over', () => {
  const t = scene({
    at: ['city', 'oasis'],
    with: { 0: { gold: 2, fate: 0 } },
    cards: { [pileAt('hills2')]: ['blizzard', 'goblinSapper'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').asks(0, 'payFor');
  assert.equal(t.state.lasting.length, 1);
  t.answer(0, 'pay');
  assert.ok(!t.kinds(pileAt('hills2')).includes('blizzard'));
  assert.deepEqual(t.state.lasting, []);
});
