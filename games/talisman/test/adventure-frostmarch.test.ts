import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { at } from '../topology.ts';
import { drawing, keepTrophies, meeting, passes, pileAt, player } from './meeting.ts';
import { scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
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
