import type { Flow, Option } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { modeOf } from '../modes/mode.ts';
import type { SetName, Sets, Thunderstone, ThunderstoneOptions } from '../shape.ts';

/** Which cards play: a suggested set, a free choice, or the randomizers. */

type Preset = Omit<Sets, 'stones'>;
type SuggestedSet = Exclude<SetName, 'random' | 'chosen'>;

/** TH-PRESET-01, TH-PRESET-03 to TH-PRESET-06 */
export const PRESETS: Readonly<Record<SuggestedSet, Preset>> = {
  first: {
    heroes: ['chalice', 'feayn', 'diin', 'toryn'],
    village: [
      'cursedMace',
      'foresightElixir',
      'lantern',
      'magiStaff',
      'magicMissile',
      'sage',
      'shortBow',
      'townGuard',
    ],
    monsters: ['horde', 'elementalNature', 'undeadDoom'],
    traps: ['dire'],
    guardians: ['darkChampion'],
  },
  highFantasy: {
    heroes: ['divine', 'dwarf', 'elf', 'lorigg'],
    village: [
      'magicMissile',
      'fireball',
      'lantern',
      'goodberries',
      'barkeep',
      'blacksmith',
      'shortSword',
      'polearm',
    ],
    monsters: ['dragon', 'horde', 'undeadSpirit'],
    traps: ['death'],
    guardians: [],
  },
  holyWar: {
    heroes: ['divine', 'chalice', 'regian', 'blind'],
    village: [
      'lightstoneGem',
      'ambrosia',
      'sage',
      'cursedMace',
      'amuletOfPower',
      'warhammer',
      'banish',
      'magiStaff',
    ],
    monsters: ['doomknightHumanoid', 'undeadSpirit', 'undeadDoom'],
    traps: [],
    guardians: ['darkChampion'],
  },
  wrath: {
    heroes: ['outlands', 'selurin', 'toryn', 'diin'],
    village: [
      'magicMissile',
      'fireball',
      'creepingDeath',
      'illusoryBlade',
      'feast',
      'spear',
      'hatchet',
      'amuletOfPower',
    ],
    monsters: ['elementalNature', 'elementalPain', 'golem'],
    traps: ['dire'],
    guardians: [],
  },
  armageddon: {
    heroes: ['lorigg', 'redblade', 'runespawn', 'gangland'],
    village: [
      'creepingDeath',
      'foresightElixir',
      'taxCollector',
      'tavernBrawl',
      'shortSword',
      'spear',
      'arcaneEnergies',
      'barkeep',
    ],
    monsters: ['elementalPain', 'abyssal', 'dragon'],
    traps: ['dire', 'death'],
    guardians: ['darkChampion'],
  },
};

/** What randomizers there are for a table's boxes. TH-COMP-06, TH-COMP-08, TH-COMP-12 */
export interface Randomizers {
  readonly heroes: readonly string[];
  readonly village: readonly string[];
  readonly monsters: readonly string[];
}

type Content = Readonly<Record<string, CardDef>>;
const known = new WeakMap<Content, Map<string, Randomizers>>();

/** What there is of each kind in these boxes. Looked up once: a game is laid thousands of times in a simulation. */
export function randomizersOf(
  content: Content,
  { box, promo }: Pick<ThunderstoneOptions, 'box' | 'promo'>,
): Randomizers {
  let byBox = known.get(content);
  if (byBox === undefined) known.set(content, (byBox = new Map()));
  const key = `${box} ${promo}`;
  let found = byBox.get(key);
  if (found === undefined) byBox.set(key, (found = lookUp(content, box, promo)));
  return found;
}

function lookUp(content: Content, box: ThunderstoneOptions['box'], promo: boolean): Randomizers {
  const found = { heroes: new Set<string>(), village: new Set<string>(), monsters: new Set<string>() };
  for (const def of Object.values(content)) {
    // TH-COMP-09: the promo set stays out unless the table wants it.
    if (def.box === 'promo' ? !promo : box !== 'both' && def.box !== box) continue;
    const pile = pileOf(def);
    if (pile !== null) found[pile].add(def.group);
  }
  return { heroes: [...found.heroes], village: [...found.village], monsters: [...found.monsters] };
}

/**
 * The same for a table: without what its mode leaves out, TH-SOLO-22, and with the monsters of both boxes where one alone
 * has too few types for the mode, TH-EPIC-01. @public
 */
export function randomizers(t: Thunderstone): Randomizers {
  const own = randomizersOf(t.content, t.options);
  const tooFew = own.monsters.length < modeOf(t).monsterTypes;
  const all = tooFew
    ? { ...own, monsters: randomizersOf(t.content, { box: 'both', promo: false }).monsters }
    : own;
  if (!modeOf(t).forbidsMoving) return all;
  const forbidden = movingSets(t.content);
  const allowed = (names: readonly string[]): string[] => names.filter((name) => !forbidden.has(name));
  return { heroes: allowed(all.heroes), village: allowed(all.village), monsters: all.monsters };
}

function pileOf(def: CardDef): keyof Randomizers | null {
  if (def.sort === 'hero') return def.level > 0 ? 'heroes' : null;
  if (def.sort === 'monster') return def.guardian ? null : 'monsters';
  return isVillageCard(def) ? 'village' : null;
}

const isVillageCard = ({ sort, copies }: CardDef): boolean =>
  copies === 8 && (sort === 'weapon' || sort === 'item' || sort === 'spell' || sort === 'villager');

/** TH-SOLO-22: sets with an effect that moves monsters. */
const movingSets = (content: Content): Set<string> =>
  new Set(
    Object.values(content)
      .filter((def) => def.effects.some((effect) => effect.movesMonsters === true))
      .map((def) => def.group),
  );

/** The suggested sets that name such a hero or village card. */
export function withForbidden(content: Content, kinds: readonly ('heroes' | 'village')[]): SuggestedSet[] {
  const forbidden = movingSets(content);
  return (Object.keys(PRESETS) as SuggestedSet[]).filter((set) =>
    kinds.some((kind) => PRESETS[set][kind].some((name) => forbidden.has(name))),
  );
}

export function* chooseSets(t: Thunderstone): Flow {
  const { sets } = t.state;
  const { set } = t.options;
  const mode = modeOf(t);
  const preset = suggestedTo(t);
  if (set === 'chosen') yield* agreeOnSets(t, sets);
  else if (preset === null) drawSets(t, sets);
  else {
    Object.assign(sets, copyOf(preset));
    replaceForbidden(t, sets);
    topUpMonsters(t, sets);
    // TH-WANDER-01: as many as the table wants; those the set names come first.
    const more = (mode.features(t) ?? 0) - sets.traps.length - sets.guardians.length;
    if (more > 0) drawFeatures(t, sets, more, [...sets.traps, ...sets.guardians]);
  }
  sets.stones = mode.stones(t);
}

/** The suggested set this table plays, or null where it agrees on its sets or draws them. */
function suggestedTo(t: Thunderstone): Preset | null {
  const { set } = t.options;
  return set === 'chosen' || set === 'random' || modeOf(t).alwaysDraws ? null : PRESETS[set];
}

/** The boxes the cards come from. Every suggested set takes from both, whatever the table would draw from. TH-COMP-12 */
export function boxesOf(t: Thunderstone): readonly ('base' | 'wrath')[] {
  const { box } = t.options;
  return box === 'both' || suggestedTo(t) !== null ? ['base', 'wrath'] : [box];
}

/** TH-SOLO-22: where a suggested set names a card that may not be used, a randomizer of the same kind takes its place. */
function replaceForbidden(t: Thunderstone, sets: Sets): void {
  if (!modeOf(t).forbidsMoving) return;
  const forbidden = movingSets(t.content);
  const allowed = randomizers(t);
  for (const kind of ['heroes', 'village'] as const)
    for (const [i, name] of sets[kind].entries()) {
      if (!forbidden.has(name)) continue;
      const [instead] = drawNames(
        t,
        allowed[kind].filter((one) => !sets[kind].includes(one)),
        1,
      );
      sets[kind][i] = instead;
      t.tell('replacedSet', { set: name, instead });
    }
}

/** Where a mode needs more monsters than a suggested set names, randomizers name the others. TH-WANDER-01 */
function topUpMonsters(t: Thunderstone, sets: Sets): void {
  const left = randomizers(t).monsters.filter((name) => !sets.monsters.includes(name));
  sets.monsters.push(...drawNames(t, left, modeOf(t).monsterTypes - sets.monsters.length));
}

const copyOf = (preset: Preset): Preset => ({
  heroes: preset.heroes.slice(),
  village: preset.village.slice(),
  monsters: preset.monsters.slice(),
  traps: preset.traps.slice(),
  guardians: preset.guardians.slice(),
});

/** TH-STONE-04, TH-STONE-05; the suggested first game names no stone, TH-PRESET-01. One box alone holds one stone. */
export function usualStones(t: Thunderstone): string[] {
  const { stone } = t.options;
  if (stone === 'both') return bothStones(t);
  if (stone !== 'random') return [stone];
  if (suggestedTo(t) === PRESETS.first) return ['stoneOfAgony'];
  const boxes: readonly string[] = boxesOf(t);
  const held = ['stoneOfAgony', 'stoneOfMystery'].filter((kind) => boxes.includes(t.content[kind].box));
  return [held.length === 1 ? held[0] : t.pick(held)];
}

/** Both stones, in any order. */
export function bothStones(t: Thunderstone): string[] {
  const all = ['stoneOfAgony', 'stoneOfMystery'];
  return t.pick([0, 1]) === 0 ? all : all.toReversed();
}

/** Draw this many different names, as from a shuffled pile of randomizers. TH-SETUP-05 */
export function drawNames(t: Thunderstone, from: readonly string[], count: number): string[] {
  const left = from.slice();
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const name = t.pick(left);
    left.splice(left.indexOf(name), 1);
    drawn.push(name);
  }
  return drawn;
}

const FEATURE = '?';

/** TH-SETUP-02 to TH-SETUP-14 */
function drawSets(t: Thunderstone, sets: Sets): void {
  const piles = randomizers(t);
  sets.heroes = drawNames(t, piles.heroes, 4); // TH-SETUP-06, TH-SETUP-07
  sets.village = drawNames(t, piles.village, 8);
  drawDungeon(t, sets, piles.monsters);
}

/** Monster types out of these, and what features turn up among them. TH-SETUP-03, TH-SETUP-08 */
export function drawDungeon(
  t: Thunderstone,
  sets: Sets,
  monsters: readonly string[],
  unwanted: readonly string[] = [],
): void {
  // Feature cards lie among the monsters and do not count towards their number.
  const left = t.options.box === 'base' ? monsters.slice() : [...monsters, FEATURE, FEATURE, FEATURE];
  sets.monsters = [];
  sets.traps = [];
  sets.guardians = [];
  let features = 0;
  while (sets.monsters.length < modeOf(t).monsterTypes && left.length > 0) {
    const drawn = t.pick(left);
    left.splice(left.indexOf(drawn), 1);
    if (drawn === FEATURE) features++;
    else sets.monsters.push(drawn);
  }
  drawFeatures(t, sets, modeOf(t).features(t) ?? features, unwanted);
}

const FEATURES = ['guardian', 'guardian', 'dire', 'death', 'two'] as const; // TH-COMP-07

/** TH-SETUP-09, TH-SETUP-14 @public */
export function drawFeatures(
  t: Thunderstone,
  sets: Sets,
  count: number,
  unwanted: readonly string[] = [],
): void {
  const deck: string[] = FEATURES.filter((name) => !unwanted.includes(name));
  const guardians = Object.values(t.content).flatMap((def) =>
    def.guardian && !unwanted.includes(def.kind) ? [def.kind] : [],
  );
  for (let due = count; due > 0 && deck.length > 0; due--) {
    const feature = t.pick(deck);
    deck.splice(deck.indexOf(feature), 1);
    if (feature === 'two') due += 2;
    else if (feature !== 'guardian') {
      if (!sets.traps.includes(feature)) sets.traps.push(feature);
    } else if (sets.guardians.length < guardians.length)
      sets.guardians.push(guardians[sets.guardians.length]);
  }
}

/** TH-PRESET-02: the table agrees; the first seat says on what. */
function* agreeOnSets(t: Thunderstone, sets: Sets): Flow {
  const piles = randomizers(t);
  const pick = (prompt: string, names: readonly string[], min: number, max: number) =>
    t.some(0, {
      prompt,
      from: names.map((name): Option => ({ id: name, text: `set.${name}` })),
      min,
      max,
      rules: ['TH-PRESET-02'],
    });
  const names = (options: readonly Option[]): string[] => options.map(({ id }) => id);
  sets.heroes = names(yield* pick('chooseHeroes', piles.heroes, 4, 4));
  sets.village = names(yield* pick('chooseVillage', piles.village, 8, 8));
  const { monsterTypes } = modeOf(t);
  sets.monsters = names(yield* pick('chooseMonsters', piles.monsters, monsterTypes, monsterTypes));
  // Where a mode knows no features nobody is asked for them. TH-EPIC-01
  if (t.options.box === 'base' || modeOf(t).features(t) === 0) return;
  const features = names(yield* pick('chooseFeatures', ['dire', 'death', 'darkChampion'], 0, 3));
  sets.traps = features.filter((name) => name !== 'darkChampion');
  sets.guardians = features.filter((name) => name === 'darkChampion');
}
