import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { at, inRegion, SPACES } from '../../../shape/spaces.ts';
import {
  asked,
  drawing,
  HERE,
  ids,
  lasting,
  meeting,
  meets,
  passes,
  pileAt,
  player,
  rest,
  scene,
  type Scene,
  type Table,
  told,
  until,
  where,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

/** Trophies are kept. */

situation('the Frostmarch deck has 84 cards', () => {
  let count = 0;
  for (const { deck, set, copies, reprints } of Object.values(game.content)) {
    if (deck !== 'adventure') continue;
    if (set === 'frostmarch') count += copies;
    for (const reprint of reprints) if (reprint.set === 'frostmarch') count += reprint.copies;
  }
  assert.equal(count, 84);
});

situation('Enemies of the Frostmarch have their numbers', () => {
  const strong: Record<string, number> = {
    basilisk: 5,
    frostDrake: 6,
    frostGiant: 7,
    glorySeeker: 4,
    griffon: 5,
    icecapElk: 2,
    iceBear: 4,
    packOfWolves: 3,
    skyScreecher: 3,
    snowGoblin: 2,
    winterWolf: 3,
    yeti: 5,
  };
  for (const [kind, value] of Object.entries(strong)) {
    const { strength, craft, number } = game.content[kind];
    assert.deepEqual([kind, strength, craft, number], [kind, value, 0, 2]);
  }
  const spirits: Record<string, number> = {
    apparition: 2,
    barrowWight: 5,
    chillbane: 7,
    chillWraith: 4,
    cryomancer: 4,
    iceElemental: 6,
    lich: 5,
    medusa: 4,
    rimespawn: 3,
    shiverNymph: 2,
    trickster: 3,
  };
  for (const [kind, value] of Object.entries(spirits)) {
    const { strength, craft, number, family } = game.content[kind];
    assert.deepEqual([kind, craft, strength, number, family], [kind, value, 0, 3, 'spirit']);
  }
});

situation('Divine Protection spares the lives of the beaten for two rounds', () => {
  const t = meeting(['divineProtection', 'frostGiant'], { dice: [1, 5] });
  assert.deepEqual([player(t).lives, t.kinds(HERE)], [4, ['divineProtection', 'frostGiant']]);
});

situation('Fate Bound takes all fate of everybody', () => {
  const t = meeting(['fateBound'], { with: { 1: { fate: 3 } } });
  assert.equal(player(t, 1).fate, 0);
});

situation('the Howl of the Wendigo forces one attack for a life', () => {
  const t = meeting([], {
    at: ['city', 'hills2'],
    with: { 1: { gold: 2 } },
    cards: { [pileAt('crags')]: ['howlOfTheWendigo'] },
    set: (state) => {
      state.lasting.push({ what: 'mustAttack', seat: 0, rounds: 999, whom: null, space: null, card: null });
    },
    dice: [5, 1],
  });
  // The only character there is attacked unasked, and only a life can be taken from him.
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  assert.deepEqual([player(t, 1).lives, player(t, 1).gold, t.state.lasting], [3, 2, []]);
  const howl = meeting(['howlOfTheWendigo']);
  assert.deepEqual([howl.kinds(HERE), howl.state.lasting[0].what], [['howlOfTheWendigo'], 'mustAttack']);
});

situation('the Planeswalker takes somebody along and goes his way', () => {
  const away = meeting(['planeswalker'], { dice: [1] }).answer(0, 'oasis');
  assert.equal(where(away, 0), 'oasis');
  assert.deepEqual(away.kinds(HERE), []);
  away.asks(0, 'encounter');
  const stays = meeting(['planeswalker'], { dice: [3] }).answer(0, 'pass');
  assert.deepEqual([where(stays, 0), stays.kinds(pileAt('chasm'))], ['hills2', ['planeswalker']]);
});

situation('Ragnarok sweeps the board', () => {
  const cards = { [pileAt('crags')]: ['wolf', 'ring'], [pileAt('temple')]: ['witch', 'cave'] };
  const t = meeting(['ragnarok'], { cards });
  assert.deepEqual([t.kinds(pileAt('crags')), t.kinds(pileAt('temple'))], [['ring'], []]);
});

situation('Snowdrifts bury those who roll above their Craft', () => {
  const t = meeting(['snowdrifts'], { at: ['city', 'tavern'], dice: [4, 3] });
  assert.deepEqual(
    t.state.players.map(({ lives, misses }) => [lives, misses]),
    [
      [3, 1],
      [4, 0],
    ],
  );
});

situation('Ymir’s Glow offers everybody Spells', () => {
  const t = meeting(['ymirsGlow'], { with: { 1: { craft: 3 } } });
  t.answer(0, 'accept').answer(1, 'accept');
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('hand.1').length], [1, 3]);
  t.match.waiting.forEach((seat) => t.options(seat));
});

situation('the Centaur kicks, waits or follows, and then drives an Enemy away', () => {
  assert.equal(player(meeting(['centaur'], { dice: [2] })).lives, 3);
  assert.deepEqual(meeting(['centaur'], { dice: [3] }).kinds(HERE), ['centaur']);
  assert.deepEqual(meeting(['centaur'], { dice: [5] }).kinds('followers.0'), ['centaur']);
  const t = meeting(['frostGiant'], { cards: { 'followers.0': ['centaur'] } }).answer(0, 'centaur');
  assert.deepEqual([t.kinds(HERE), t.kinds('followers.0'), player(t).lives], [[], [], 4]);
  const drawn = drawing('frostGiant', { cards: { 'followers.0': ['centaur'] } }).answer(0, 'centaur');
  assert.deepEqual([drawn.kinds(HERE), drawn.kinds('followers.0'), player(drawn).lives], [[], [], 4]);
});

situation('the Dwarf Smith gives one piece and leaves', () => {
  const t = meeting(['dwarfSmith'], { options: { cataclysm: false } });
  assert.deepEqual(t.options(0).toSorted(), ['Armour', 'Axe', 'Helmet', 'Shield', 'Sword']);
  t.answer(0, 'armour');
  assert.deepEqual([t.kinds('objects.0'), t.kinds(HERE)], [['armour'], []]);
});

situation('the Goblin Sapper blows something up for gold', () => {
  const cards = { [pileAt('crags')]: ['dragon'], [pileAt('temple')]: ['witch'] };
  const t = meeting(['goblinSapper'], { cards, with: { 0: { gold: 1 } } });
  t.answer(0, 'pay').answer(0, 'dragon');
  assert.deepEqual([t.kinds(pileAt('crags')), t.kinds(HERE), player(t).gold], [['goblinSapper'], [], 0]);
  const kept = meeting(['goblinSapper'], { cards, with: { 0: { gold: 1 } } }).answer(0, 'pass');
  assert.deepEqual([kept.kinds(HERE), player(kept).gold], [['goblinSapper'], 1]);
});

situation('the Lore Master leaves after three Spells', () => {
  const one = meeting(['loreMaster']);
  assert.deepEqual([one.kinds('hand.0').length, one.kinds(HERE)], [1, ['loreMaster']]);
  const three = meeting(['loreMaster'], { with: { 0: { craft: 3 } } });
  assert.deepEqual([three.kinds('hand.0').length, three.kinds(HERE)], [3, []]);
});

situation('the Pedlar sells and moves on', () => {
  const t = meeting(['pedlar'], { with: { 0: { gold: 4 } }, dice: [4] });
  t.answer(0, 'mule').answer(0, 'pass').answer(0, 'pay');
  assert.deepEqual([player(t).gold, t.kinds('followers.0'), t.kinds('hand.0').length], [0, ['mule'], 1]);
  assert.deepEqual([t.kinds(HERE), t.kinds(pileAt('tavern'))], [[], ['pedlar']]);
  // A Merchant haggles about the Spell too.
  const haggling = meeting(['pedlar'], { seats: ['merchant', 'thief'], with: { 0: { gold: 4 } }, dice: [4] });
  haggling.answer(0, 'pass').answer(0, 'pay');
  assert.deepEqual([player(haggling).gold, haggling.kinds('hand.0').length], [3, 1]);
});

situation('Pegasus carries somebody off and is gone', () => {
  const t = meeting(['pegasus'], { dice: [4] }).answer(0, 'tavern');
  assert.deepEqual([where(t, 0), t.kinds(HERE)], ['tavern', []]);
});

situation('the Talismonger has a table', () => {
  const after = (roll: number) =>
    meeting(['talismonger'], { with: { 0: { strength: 2, craft: 2 } }, dice: [roll] });
  assert.equal(player(after(1)).toad > 0, true);
  assert.deepEqual([player(after(2)).strength, player(after(3)).craft], [0, 0]);
  assert.deepEqual([player(after(4)).strength, player(after(5)).craft], [3, 3]);
  const best = after(6);
  assert.ok(best.t.cards(best.t.piles.objects[0]).some((card) => best.t.def(card).talisman));
  assert.deepEqual(best.kinds(HERE), ['talismonger']);
});

const visiting = (kind: string, more: Parameters<typeof meeting>[1] = {}) =>
  meeting([kind], more).asks(0, 'visitPlace').answer(0, 'visit');

situation('the Altar answers prayers', () => {
  assert.equal(player(visiting('altar', { dice: [1] })).misses, 1);
  assert.equal(player(visiting('altar', { dice: [4] })).lives, 5);
  const again = visiting('altar', { dice: [6] });
  assert.equal(again.state.turn, 0);
});

situation('the Arcane Archive trades in Spells', () => {
  const t = visiting('arcaneArchive', { with: { 0: { gold: 1 } } }).answer(0, 'buySpell');
  assert.deepEqual([player(t).gold, t.kinds('hand.0').length], [0, 1]);
  const sold = meeting(['arcaneArchive'], { cards: { 'hand.0': ['healing'] } });
  while (sold.match.question(0)?.ask.prompt !== 'visitPlace') passes(sold);
  sold.answer(0, 'visit').answer(0, 'sellSpells').answer(0, 'healing');
  assert.deepEqual([player(sold).gold, sold.kinds('hand.0')], [1, []]);
  const both = meeting(['arcaneArchive'], {
    with: { 0: { craft: 2 } },
    cards: { 'hand.0': ['healing', 'hex'] },
  });
  until(both, 'visitPlace').answer(0, 'visit').answer(0, 'sellSpells').answer(0, 'healing', 'hex');
  assert.deepEqual([player(both).gold, both.kinds('hand.0')], [2, []]);
});

situation('the Arcane Archive offers only what can be done, and nobody has to', () => {
  const poor = visiting('arcaneArchive').asks(1, 'destination');
  assert.deepEqual([player(poor).gold, poor.kinds('hand.0')], [0, []]);
  const rich = visiting('arcaneArchive', { with: { 0: { gold: 1 } } }).asks(0, 'choose');
  assert.deepEqual(
    rich.match.question(0)!.from.map(({ id }) => id),
    ['buySpell', 'pass'],
  );
  assert.equal(player(rich.answer(0, 'pass')).gold, 1);
});

situation('the Ice Queen’s Palace has a table', () => {
  assert.ok(player(visiting('iceQueensPalace', { dice: [1] })).toad > 0);
  assert.equal(player(visiting('iceQueensPalace', { dice: [4] })).lives, 5);
  const t = visiting('iceQueensPalace', { dice: [6, 4] }).answer(0, 'tavern');
  assert.equal(where(t, 0), 'tavern');
});

situation('four quests lie in the Lake of Visions', () => {
  const t = drawing('lakeOfVisions').answer(0, 'visit').asks(0, 'whichCard');
  assert.equal(t.options(0).length, 4);
  const [lake] = t.t.cards(t.t.piles.space[at('hills2')]);
  const [first] = t.kinds('stack.0');
  t.answer(0, first);
  assert.deepEqual([t.kinds('quest.0'), t.kinds('stack.0').length], [[first], 3]);
  assert.deepEqual(t.t.note(lake), { counters: 0, stack: 1 });
});

situation('the Mystic Portal sends the wise where they like', () => {
  assert.equal(where(visiting('mysticPortal', { dice: [1] }).asks(0, 'choose'), 0), 'city');
  assert.equal(where(visiting('mysticPortal', { dice: [4] }), 0), 'temple');
  const t = visiting('mysticPortal', { dice: [5] });
  assert.deepEqual(t.options(0).toSorted(), ['Castle', 'City', 'Crags', 'Temple', 'Village']);
});

situation('the Transmutor turns Strength into Craft', () => {
  assert.ok(player(visiting('transmutor', { dice: [2] })).toad > 0);
  assert.deepEqual(visiting('transmutor', { dice: [3] }).kinds(HERE), []);
  const t = visiting('transmutor', { with: { 0: { strength: 3 } }, dice: [5] });
  t.answer(0, 'accept').answer(0, 'strengthToCraft').answer(0, 2);
  assert.deepEqual([player(t).strength, player(t).craft], [1, 2]);
});

situation('a scene without the Frostmarch has none of its cards', () => {
  const t = scene({ options: { frostmarch: false } });
  const all = t.t.cards(t.t.piles.adventure).concat(t.t.cards(t.t.piles.adventureDiscard));
  assert.ok(all.every((card) => t.t.def(card).set !== 'frostmarch'));
});

situation('where a Pedlar goes is told', () => {
  const t = meeting(['pedlar'], { seats: ['troll', 'thief'], dice: [2] });
  assert.deepEqual(t.kinds(pileAt('woods3')), ['pedlar']);
  assert.match(told(t), /The Pedlar now lies at the Woods/u);
});

situation('Ymir’s Glow and a Pedlar offer Spells only to those who can learn one', () => {
  const glow = meeting(['ymirsGlow'], { seats: ['troll', 'thief'] });
  assert.deepEqual([asked(glow, 0), asked(glow, 1)], [null, 'may']);
  const pedlar = (who: string) => meets(who, ['pedlar'], [], { with: { 0: { gold: 3 } } }).answer(0, 'pass');
  assert.equal(asked(pedlar('wizard')), 'payFor');
  assert.notEqual(asked(pedlar('troll')), 'payFor');
});

situation('the Dwarf Smith has nothing to give when the supply is empty', () => {
  const t = meeting(['dwarfSmith'], { cards: { purchases: ['mule', 'raft'] } });
  assert.deepEqual([t.kinds('objects.0'), t.state.turn], [[], 1]);
});

situation('the Goblin Sapper blows up Adventure cards and Remnants, nothing else, and not himself', () => {
  const meetsSapper = (lying: readonly string[]) =>
    meeting(['goblinSapper'], { with: { 0: { gold: 1 } }, cards: { [pileAt('crags')]: lying } });
  assert.equal(asked(meetsSapper([])), null);
  assert.equal(asked(meetsSapper(['sword'])), null);
  assert.equal(asked(meetsSapper(['wolf'])), 'payFor');
  const t = meetsSapper(['salvage', 'sword']).answer(0, 'pay');
  assert.deepEqual(t.kinds(pileAt('crags')).toSorted(), ['goblinSapper', 'sword']);
});

situation('the Lore Master stays unless three Spells are learned at once', () => {
  const learns = (hand: readonly string[]) =>
    meeting(['loreMaster'], { with: { 0: { craft: 3 } }, cards: { 'hand.0': hand } });
  const one = learns(['hex', 'hex']);
  assert.deepEqual([one.kinds('hand.0').length, one.kinds(HERE)], [3, ['loreMaster']]);
  assert.deepEqual(learns([]).kinds(HERE), []);
});

situation('the Arcane Archive sells no Spell to whoever has no room for it', () => {
  const t = meeting(['arcaneArchive'], { with: { 0: { gold: 2 } }, cards: { 'hand.0': ['hex'] } });
  until(t, 'visitPlace').answer(0, 'visit');
  assert.deepEqual(t.options(0).length, 2);
  assert.ok(!t.options(0).some((option) => /buy/iu.test(option)));
});

situation('the last quest is the end of a Lake of Visions; a False Grail keeps one from it', () => {
  const visits = (quests: readonly string[], objects: readonly string[] = []) => {
    const t = meeting(['lakeOfVisions'], { cards: { 'stack.0': quests, 'objects.0': objects } });
    t.t.setNote(t.t.cards(t.t.piles.space[14])[0], { counters: 0, stack: 1 });
    return t.answer(0, 'visit');
  };
  const last = visits(['killOneDragon']);
  assert.deepEqual([last.kinds('quest.0'), last.kinds(HERE)], [['killOneDragon'], []]);
  const two = visits(['killOneDragon', 'takeOneLife']).answer(0, 'killOneDragon');
  assert.deepEqual([two.kinds('quest.0'), two.kinds(HERE)], [['killOneDragon'], ['lakeOfVisions']]);
  const barred = visits(['killOneDragon'], ['falseGrail']);
  assert.deepEqual([barred.kinds('quest.0'), barred.kinds(HERE)], [[], ['lakeOfVisions']]);
});

const found = (t: Table): string =>
  SPACES.find((_, space) => t.kinds(`space.${space}`).includes('planeswalker')) ??
  (t.kinds('adventureDiscard').includes('planeswalker') ? 'discarded' : 'nowhere');

// The Planeswalker.

/** Where he goes with this die, and what becomes of him. */
const walks = (die: number, more: Scene = {}): Table => {
  const t = meeting(['planeswalker'], { ...more, dice: [die, 2, 3] })
    .asks(0, 'teleport')
    .answer(0, 'pass');
  rest(t);
  return t;
};

situation('the Planeswalker goes where the die says, or is gone with a 1', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((die) => found(walks(die))),
    ['discarded', 'portalOfPower', 'chasm', 'forest', 'crags', 'village'],
  );
});

situation('a roll for the Planeswalker that counts less than 1 is a 1, and one above 6 a 6', () => {
  const lucky = until(meeting(['planeswalker'], { cards: { 'hand.0': ['markedForGlory'] } }), 'teleport');
  lucky.answer(0, 'pass').asks(0, 'beforeRoll').roll(5).answer(0, 'markedForGlory').answer(0, 6);
  assert.equal(found(lucky), 'village');
  rest(lucky);
  const unlucky = {
    set: (state: Table['state']) => void state.lasting.push(lasting('unlucky', { seat: 0, whom: 0 })),
  };
  assert.deepEqual([found(walks(1, unlucky)), found(walks(2, unlucky))], ['discarded', 'discarded']);
});

situation(
  'the Planeswalker takes along to any other space outside the inner region, and the encounter is there',
  () => {
    const t = meeting(['planeswalker'], { dice: [6] }).asks(0, 'teleport');
    const elsewhere = [...inRegion.outer, ...inRegion.middle].filter((space) => space !== at('hills2'));
    assert.deepEqual(ids(t), [...elsewhere.map((space) => SPACES[space]), 'pass']);
    t.answer(0, 'tavern');
    assert.deepEqual([where(t, 0), found(t)], ['tavern', 'village']);
    rest(t);
  },
);

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

situation('Divine Protection holds against the second life of the Mummy too', () => {
  const lost = (protection: boolean): number => {
    const t = meeting(['mummy'], {
      with: { 0: { fate: 0 } },
      set: (state) => {
        if (protection) state.lasting.push(lasting('noLoss'));
      },
      dice: [1, 5],
    });
    rest(t);
    return 4 - player(t).lives;
  };
  assert.deepEqual([lost(true), lost(false)], [0, 2]);
});
