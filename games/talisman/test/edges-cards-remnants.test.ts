import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { secondOn } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { lands, lastFight, meeting, meets, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';
import { visiting } from './visiting.ts';
import { rest } from './looking.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
type Table = ReturnType<typeof scene>;
const HERE = pileAt('hills2');
const place = (kind: string, more: Scene = {}) => meeting([kind], more).answer(0, 'visit');
const options = { trophyRate: 7 } as const;
/** A Thief in the City with these Objects; what is asked first. */
const owning = (objects: readonly string[], more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    dice: [2, 3],
    ...more,
    cards: { 'objects.0': objects, ...more.cards },
  });

situation('the Ancient Vault shows what is in it, leaves what one may not own, and can be empty', () => {
  const barred = meeting(['ancientVault'], {
    with: { 0: { alignment: 'evil' } },
    next: { adventure: ['holyLance'] },
  });
  assert.deepEqual([barred.kinds('objects.0'), player(barred).gold], [[], 3]);
  assert.ok(barred.kinds('adventureDiscard').includes('holyLance'));
  assert.ok(barred.log().some((line) => line.endsWith('draws Holy Lance.')));
  const empty = meeting(['ancientVault'], { cards: { adventure: ['ring'], adventureDiscard: [] } });
  assert.deepEqual([empty.kinds('objects.0'), player(empty).gold], [['ring'], 0]);
});
situation('the Rusty Boomstick fires other Objects, in the fights it is wielded in', () => {
  const empty = meeting(['ogre'], { cards: { 'objects.0': ['rustyBoomstick'] }, dice: [4, 1], options });
  assert.match(lastFight(empty), /7 against 6/u);
  const psychic = meeting(['shadow'], {
    cards: { 'objects.0': ['rustyBoomstick', 'helmet'] },
    dice: [4, 1],
    options,
  });
  assert.deepEqual(psychic.kinds('objects.0'), ['rustyBoomstick', 'helmet']);
  // Its owner may be attacked, too; whoever has it in the bag while another weapon is drawn cannot fire it.
  const attacked = lands('priest', 'thief', [5, 3], { cards: { 'objects.1': ['rustyBoomstick', 'helmet'] } });
  attacked.asks(1, 'fightRolled').answer(1, 'Rusty Boomstick').asks(1, 'spoils');
  assert.deepEqual(attacked.kinds('objects.1'), ['rustyBoomstick']);
  const unarmed = lands('priest', 'thief', [], {
    cards: { 'objects.1': ['rustyBoomstick', 'sword', 'helmet'] },
  });
  unarmed.asks(1, 'weapon').roll(2, 5).answer(1, 'Sword').asks(1, 'spoils');
  const other = meeting(['ogre'], {
    seats: ['thief', 'thief'],
    cards: { 'objects.1': ['rustyBoomstick', 'helmet'] },
    dice: [4, 1],
    options,
  });
  assert.equal(other.kinds('objects.1').length, 2);
});
situation('without gold or a ware of its kind nothing broken is mended', () => {
  owning(['brokenArmour']).asks(0, 'destination');
  owning(['brokenArmour'], { with: { 0: { gold: 1 } }, cards: { purchases: ['sword'] } }).asks(
    0,
    'destination',
  );
  const last = owning(['brokenArmour'], {
    with: { 0: { gold: 1 } },
    cards: { purchases: ['sword', 'helmet'] },
  });
  last.answer(0, 'Broken Armour').asks(0, 'destination');
  assert.deepEqual([last.kinds('objects.0'), player(last).gold], [['helmet'], 0]);
});
situation('the Treasure Chest gives two gold for a 4, and a map adds up to three', () => {
  const chest = (die: number, ...more: string[]) =>
    owning(['treasureChestCataclysm', ...more], {
      cards: { adventureDiscard: ['ring'], talismans: ['talisman'] },
      dice: [die, 2, 3],
    }).answer(0, 'Treasure Chest');
  const four = chest(4).asks(0, 'destination');
  assert.equal(player(four).gold, 2);
  const mapped = chest(2, 'treasureMapCataclysm').asks(0, 'mapBonus');
  assert.deepEqual([mapped.match.question(0)!.min, mapped.match.question(0)!.max], [0, 3]);
  mapped.answer(0, 0).asks(0, 'destination');
  assert.equal(player(mapped).lives, 3);
});
situation('the Cataclysm Blade is for one’s own battles, and for those who can wield it', () => {
  const other = meeting(['wolf'], { cards: { 'objects.1': ['cataclysmBlade'] }, dice: [5, 1], options });
  assert.deepEqual(other.kinds('trophies.0'), ['wolf']);
  const priest = meets('priest', ['wolf'], [5, 1], { cards: { 'objects.0': ['cataclysmBlade'] }, options });
  assert.deepEqual(priest.kinds('objects.0'), ['cataclysmBlade']);
  const psychic = meeting(['shadow'], { cards: { 'objects.0': ['cataclysmBlade'] }, dice: [5, 1], options });
  assert.deepEqual(psychic.kinds('objects.0'), ['cataclysmBlade']);
});
situation('Salvage may be kept, and is of interest to Denizens only', () => {
  const kept = visiting('goldLender', { cards: { 'objects.0': ['salvage'] }, dice: [3] }).answer(0, 'pass');
  assert.deepEqual([player(kept).gold, kept.kinds('objects.0')], [0, ['salvage']]);
  const witch = meeting(['witch'], { cards: { 'objects.0': ['salvage'] }, dice: [4] });
  assert.notEqual(witch.match.question(0)?.ask.prompt, 'may');
  rest(witch);
  const doctor = owning(['salvage'], { at: ['runes3', 'tavern'], dice: [1] }).answer(0, 'castle');
  assert.notEqual(doctor.match.question(0)?.ask.prompt, 'may');
  rest(doctor);
});
situation('the Steam Wagon tells what it has rolled', () => {
  const t = owning(['steamWagon'], { dice: [2, 3, 5, 6] })
    .answer(0, 'Steam Wagon')
    .asks(0, 'destination');
  assert.ok(t.log().some((line) => line.includes('5') && line.includes('6')));
});
/** The Orb of Time with so many charges left. */
const orb = (counters: number, more: Scene = {}): Table => {
  const t = owning(['orbOfTime'], more);
  t.t.setNote(t.t.cards(t.t.piles.objects[0])[0], { counters, stack: 0 });
  return t;
};
situation(
  'a used Orb of Time is told of, stays while it is charged, and is not passed to whom it is barred',
  () => {
    const t = orb(2).roll(2, 3).answer(0, 'Orb of Time').answer(0, 'hills2').asks(0, 'destination');
    assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['orbOfTime'], []]);
    assert.ok(t.log().some((line) => line.endsWith('uses Orb of Time.')));
    const gone = orb(1).roll(2, 3).answer(0, 'Orb of Time');
    assert.ok(gone.log().some((line) => / gives Orb of Time to /u.test(line)));
    rest(gone);
    const toad = orb(1, {
      seats: ['thief', 'thief', 'thief'],
      at: ['city', 'oasis', 'oasis'],
      with: { 1: { toad: 2 } },
    }).answer(0, 'Orb of Time');
    assert.deepEqual([toad.kinds('objects.1'), toad.kinds('objects.2')], [[], ['orbOfTime']]);
    rest(toad);
    const alone = orb(1, { with: { 1: { toad: 2 } } }).answer(0, 'Orb of Time');
    assert.deepEqual(alone.kinds('objects.0'), ['orbOfTime']);
    rest(alone);
    const other = owning([], { cards: { 'objects.1': ['orbOfTime'] } });
    other.asks(0, 'destination');
  },
);
situation('an Orb of Time that was left lying keeps what charge it had', () => {
  const t = meeting(['orbOfTime']);
  const [card] = t.t.cards(t.t.piles.space[14]);
  t.t.setNote(card, { counters: 1, stack: 0 });
  t.answer(0, 'orbOfTime');
  assert.equal((t.t.note(card) as { counters: number }).counters, 1);
});
situation('two lives are enough to drink, and the Spring runs dry draught by draught', () => {
  const two = place('toxicSpring', { with: { 0: { lives: 2 } } }).answer(0, 'Strength');
  assert.deepEqual([player(two).lives, player(two).strength], [1, 1]);
  const [spring] = two.t.cards(two.t.piles.space[14]);
  assert.deepEqual([(two.t.note(spring) as { counters: number }).counters, secondOn(two.t, spring)], [1, 2]);
  const craft = place('toxicSpring').answer(0, 'Craft');
  const [other] = craft.t.cards(craft.t.piles.space[14]);
  assert.deepEqual(
    [(craft.t.note(other) as { counters: number }).counters, secondOn(craft.t, other)],
    [2, 1],
  );
  const even = meeting(['toxicSpring']);
  const [half] = even.t.cards(even.t.piles.space[14]);
  even.t.setNote(half, { counters: 2, stack: 0, second: 1 });
  even.answer(0, 'visit').answer(0, 'Strength');
  assert.deepEqual([even.kinds(HERE), player(even).strength], [['toxicSpring'], 1]);
  const spared = meeting(['toxicSpring'], { cards: { 'reward.0': ['glassGuardians'] } });
  spared.t.setNote(spared.t.cards(spared.t.piles.reward[0])[0], { counters: 4, stack: 0 });
  spared.answer(0, 'visit').answer(0, 'Strength').answer(0, 'Glass Guardians');
  assert.deepEqual([player(spared).strength, player(spared).lives], [0, 4]);
});
situation('a Rune Gate leads to other Rune Gates, not to itself or to anything else', () => {
  const t = meeting(['runeGate'], {
    cards: { [pileAt('fields1')]: ['runeGate'], [pileAt('woods1')]: ['wolf'] },
  });
  t.answer(0, 'visit');
  const runes = (['runes1', 'runes2', 'runes3'] as const).map((id) => at(id));
  assert.deepEqual(player(t).granted, [...runes, at('fields1')]);
  assert.equal(where(t, 0), 'hills2');
  rest(t);
});
situation('the Warhorse serves in battle, and bolts for a life only', () => {
  const psychic = meeting(['shadow'], {
    cards: { 'followers.0': ['stableWarhorse'] },
    dice: [5, 1],
    options,
  });
  assert.match(lastFight(psychic), /8 against 3/u);
  const robbed = lands('thief', 'thief', [5, 1], {
    with: { 1: { gold: 1 } },
    cards: { 'followers.1': ['stableWarhorse'] },
    dice: [],
  });
  while (robbed.match.question(0)?.ask.prompt !== 'spoils') robbed.answer(0, 'Attack');
  robbed.answer(0, '1 gold');
  assert.deepEqual(robbed.kinds('followers.1'), ['stableWarhorse']);
});
