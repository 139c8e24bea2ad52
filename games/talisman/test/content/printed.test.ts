import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { type CardSet, type Ending, NO_GIFTS } from '../../shape.ts';
import {
  BEGINNINGS,
  CHARACTERS,
  COPIES,
  ENEMIES,
  GIFTS,
  MAGIC,
  NOT_FOR,
  ODD_NUMBERS,
  STAYING,
  WEAPONS,
} from './printed.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const all = Object.entries(game.content);

/** Cards whose values come from outside. Of all others the tables say nothing. */
const cards = all.filter(([, { source }]) => source === 'public' || source === 'seed');

situation('whatever the tables say is known from outside, and they say enough', () => {
  const known = new Set(cards.map(([kind]) => kind));
  const kinds = [CHARACTERS, ENEMIES, GIFTS, BEGINNINGS, NOT_FOR, ODD_NUMBERS, ...Object.values(COPIES)]
    .flatMap((table) => Object.keys(table))
    .concat(MAGIC, STAYING, WEAPONS);
  assert.deepEqual(
    kinds.filter((kind) => !known.has(kind)),
    [],
  );
  assert.deepEqual([Object.keys(CHARACTERS).length, Object.keys(ENEMIES).length], [16, 23]);
});

rule.also('TA-SETUP-10', 'every character begins with what is printed on its card', () => {
  for (const [kind, printed] of Object.entries(CHARACTERS)) {
    const { strength, craft, character } = game.content[kind];
    const { lives, fate, alignment, start, spells, gold } = character!;
    assert.deepEqual([strength, craft, lives, fate, alignment, start, spells, gold], printed, kind);
  }
});

rule.also('TA-ADV-07', 'every Enemy has the family, number, Strength and Craft printed on its card', () => {
  for (const [kind, printed] of Object.entries(ENEMIES)) {
    const { family, number, strength, craft } = game.content[kind];
    assert.deepEqual([family, number, strength, craft], printed, kind);
  }
});

const USUAL: Readonly<Record<string, number>> = { event: 1, stranger: 4, object: 5, follower: 5, place: 6 };

rule.also('TA-ADV-10', 'every other Adventure card has the number of its type, or the one it prints', () => {
  for (const [kind, { deck, type, number }] of cards)
    if (deck === 'adventure' && type !== 'enemy')
      assert.equal(number, ODD_NUMBERS[kind] ?? USUAL[type], kind);
});

situation('there are as many copies of a card as its set holds', () => {
  const inSet = (kind: string, set: CardSet): number => {
    const def = game.content[kind];
    const again = def.reprints.filter((reprint) => reprint.set === set);
    return again.reduce((sum, { copies }) => sum + copies, def.set === set ? def.copies : 0);
  };
  for (const [kind, def] of cards) {
    if (!['adventure', 'spells', 'purchases'].includes(def.deck)) continue;
    for (const set of [def.set, ...def.reprints.map((reprint) => reprint.set)])
      assert.equal(inSet(kind, set), COPIES[set][kind] ?? 1, `${kind} in ${set}`);
  }
});

rule.also('TA-STAT-02', 'every card gives what is printed on it while it is owned, and nothing else', () => {
  for (const [kind, { gives, armour }] of cards) {
    const { armour: saves = 0, ...given } = GIFTS[kind] ?? {};
    assert.deepEqual([gives, armour], [{ ...NO_GIFTS, ...given }, saves], kind);
  }
});

rule.also('TA-OBJ-01', 'which Objects of the Adventure deck are Magic Objects', () => {
  const magic = cards.flatMap(([kind, { deck, magic: is }]) => (deck === 'adventure' && is ? [kind] : []));
  assert.deepEqual(magic.toSorted(), [...MAGIC].toSorted());
  const remnants = cards.flatMap(([kind, { deck, magic: is }]) => (deck === 'relics' && is ? [kind] : []));
  assert.deepEqual(remnants.toSorted(), [
    'agelessTalisman',
    'cataclysmBlade',
    'mysteriousElixir',
    'orbOfTime',
  ]);
});

situation('which endings let one leave the Crown, forbid to heal, or have no last survivor', () => {
  const sheets = (fits: (ending: Ending) => boolean): string[] =>
    all.flatMap(([kind, { ending }]) => (ending !== null && fits(ending) ? [kind] : [])).toSorted();
  assert.deepEqual(
    sheets(({ leaving }) => leaving),
    ['cultOfTheDamned', 'demonLord', 'sacredPoolSheet', 'warlockQuests'],
  );
  assert.deepEqual(
    sheets(({ noHealing }) => noHealing),
    ['crownAndSceptre'],
  );
  assert.deepEqual(
    sheets(({ lastWins }) => !lastWins),
    ['cultOfTheDamned'],
  );
});

situation('only few Enemies cannot be evaded, or bear no fate', () => {
  const foes = all.flatMap(([kind, { foe }]) => (foe === null ? [] : [{ ...foe, name: kind }]));
  const kinds = (fits: (foe: (typeof foes)[number]) => boolean): string[] =>
    foes.flatMap((foe) => (fits(foe) ? [foe.name] : [])).toSorted();
  assert.deepEqual(
    kinds(({ evadable }) => evadable === false),
    ['cerberus', 'ebonySentinel', 'ivorySentinel'],
  );
  assert.deepEqual(
    kinds(({ fate }) => !fate),
    ['shadowsoul', 'wretched'],
  );
});

situation('which Strangers stay; every Place does but the Arena', () => {
  const adventure = cards.filter(([, { deck }]) => deck === 'adventure');
  const kinds = (type: string, stays: boolean): string[] =>
    adventure.flatMap(([kind, def]) => (def.type === type && def.stays === stays ? [kind] : [])).toSorted();
  assert.deepEqual(kinds('stranger', true), [...STAYING].toSorted());
  assert.deepEqual(kinds('place', false), ['arena']);
});

situation('which Objects are Weapons', () => {
  const weapons = cards.flatMap(([kind, { weapon }]) => (weapon ? [kind] : []));
  assert.deepEqual(weapons.toSorted(), WEAPONS);
});

situation('which Objects and Followers refuse whom', () => {
  for (const [kind, { barred }] of cards) assert.deepEqual(barred, NOT_FOR[kind] ?? [], kind);
});

situation('what characters begin with', () => {
  for (const [kind, { character }] of cards)
    assert.deepEqual(character?.objects ?? [], BEGINNINGS[kind] ?? [], kind);
});

/** Events whose words speak of nobody but whoever meets them. */
const PRIVATE = [
  'ancientVault',
  'angel',
  'angelOfMercy',
  'avatarOfJustice',
  'bookOfSpells',
  'chanceMeeting',
  'devil',
  'fallenAngel',
  'foolsGold',
  'hateMonger',
  'hiddenPower',
  'horseThief',
  'imp',
  'lostKnowledge',
  'mephistopheles',
  'patrol',
  'raiders',
  'scavenging',
  'spitefulImp',
  'theBoatman',
  'werewolf',
  'whirlwind',
];
situation('whoever lets an Event pass stops it for nobody, unless it concerns nobody else', () => {
  const events = all.flatMap(([kind, { type, common }]) => (type === 'event' && !common ? [kind] : []));
  assert.deepEqual(events.toSorted(), PRIVATE);
});

situation('which cards cannot be left behind', () => {
  const stuck = [
    'cursedByAHag',
    'deathstalker',
    'falseGrail',
    'falseProphet',
    'falseTalisman',
    'haunt',
    'jester',
  ];
  const sticking = all.flatMap(([kind, { sticks }]) => (sticks ? [kind] : []));
  assert.deepEqual(sticking.toSorted(), [...stuck, 'marsh', 'maze', 'poltergeist']);
});

situation('which Events and Spells stay on the board', () => {
  const staying = all.flatMap(([kind, { type, stays }]) =>
    stays && (type === 'event' || type === 'spell') ? [kind] : [],
  );
  assert.deepEqual(staying.toSorted(), ['barrier', 'blackIce', 'hex', 'rumourOfRiches']);
});
