import { content as real } from '../content/index.ts';
import type { Ability, ByLevel, CardDef, HeroDef, Slot } from '../shape.ts';

/**
 * The profiles and mana costs the tests play with: life, MANA, MREG, WK, NK or FK, BEW (left, right), RST, MR, AGIL, mana of Q, W and R.
 * Balance may move the real ones at any time; what a rule or an ability does stays the same.
 */
const FIXED: Readonly<
  Record<
    string,
    readonly [
      ByLevel,
      ByLevel,
      ByLevel,
      ByLevel | null,
      ByLevel,
      number,
      number,
      number,
      number,
      number,
      readonly [number, number, number],
    ]
  >
> = {
  leandros: [[9, 11, 13], [4, 5, 6], [1, 2, 2], null, [6, 7, 8], 10, 5, 1, 0, 4, [2, 2, 4]],
  linnea: [[6, 8, 10], [6, 7, 8], [2, 2, 3], [6, 7, 8], [4, 5, 5], 8, 4, 1, 2, 4, [2, 2, 4]],
  ylvie: [[7, 9, 11], [6, 7, 8], [2, 2, 3], [4, 5, 6], [3, 4, 4], 8, 4, 0, 1, 5, [2, 2, 4]],
  majvi: [[6, 8, 10], [4, 5, 6], [1, 2, 2], null, [5, 6, 7], 9, 5, 0, 0, 5, [2, 3, 4]],
  elmar: [[9, 11, 13], [5, 6, 7], [1, 2, 2], [5, 5, 5], [5, 6, 7], 7, 4, 2, 2, 3, [2, 2, 4]],
  leyla: [[8, 10, 12], [4, 5, 6], [1, 2, 2], null, [6, 7, 8], 9, 5, 1, 0, 4, [2, 2, 4]],
  djamila: [[6, 8, 10], [6, 7, 8], [2, 2, 3], [6, 7, 8], [4, 5, 5], 8, 4, 0, 1, 5, [2, 2, 4]],
  halef: [[7, 9, 11], [6, 7, 8], [2, 2, 3], [4, 5, 6], [4, 5, 5], 9, 5, 1, 1, 4, [2, 2, 4]],
  yassir: [[6, 8, 10], [5, 6, 7], [1, 2, 2], null, [6, 7, 8], 8, 4, 0, 0, 5, [2, 2, 4]],
  zahit: [[9, 11, 13], [4, 5, 6], [1, 2, 2], null, [5, 6, 7], 7, 4, 2, 1, 3, [2, 2, 4]],
  jasper: [[8, 10, 12], [4, 5, 6], [1, 2, 2], null, [6, 7, 8], 9, 5, 1, 0, 4, [2, 3, 4]],
  lucina: [[6, 8, 10], [6, 7, 8], [2, 2, 3], [6, 7, 8], [4, 5, 5], 8, 4, 1, 2, 4, [2, 2, 4]],
  markovic: [[7, 9, 11], [6, 7, 8], [3, 3, 4], [4, 5, 6], [4, 5, 5], 8, 4, 1, 1, 4, [2, 2, 4]],
  alice: [[6, 8, 10], [4, 5, 6], [1, 2, 2], null, [6, 6, 7], 8, 4, 0, 1, 5, [2, 3, 4]],
  gavin: [[10, 12, 14], [4, 5, 6], [1, 2, 2], null, [5, 6, 7], 7, 4, 2, 1, 3, [2, 2, 4]],
  shiWeng: [[8, 10, 12], [3, 4, 5], [1, 2, 2], null, [6, 7, 8], 9, 5, 1, 0, 4, [2, 2, 4]],
  ayumi: [[7, 9, 11], [5, 6, 7], [2, 2, 3], null, [6, 7, 8], 9, 5, 0, 0, 5, [2, 2, 4]],
  nianMingli: [[7, 9, 11], [6, 7, 8], [2, 2, 3], [4, 5, 6], [4, 5, 5], 8, 4, 1, 1, 4, [2, 3, 4]],
  tianFeng: [[6, 8, 10], [4, 5, 6], [1, 2, 2], null, [6, 7, 8], 7, 4, 1, 1, 4, [2, 2, 4]],
  chenLu: [[9, 11, 13], [4, 5, 6], [1, 2, 2], null, [5, 6, 7], 7, 4, 2, 1, 3, [2, 2, 4]],
  moura: [[6, 8, 10], [5, 6, 7], [2, 2, 3], null, [7, 8, 9], 9, 5, 0, 0, 5, [2, 2, 4]],
};

/** The cards of the game, with fixed numbers. The abilities of a hero are the same objects as the cards of their names. */
export const content: Readonly<Record<string, CardDef>> = fixed();

function fixed(): Record<string, CardDef> {
  const cards: Record<string, CardDef> = { ...real };
  for (const def of Object.values(real)) {
    if (def.sort !== 'hero') continue;
    const steady = steadied(def);
    cards[def.kind] = steady;
    for (const ability of Object.values(steady.abilities)) cards[ability.kind] = ability;
  }
  return cards;
}
function steadied(def: HeroDef): HeroDef {
  const [maxLife, maxMana, manaRegen, willpower, combat, run, move, armour, magicResist, agility, mana] =
    FIXED[def.kind];
  const costing = (slot: Slot, i: number): Ability => ({ ...def.abilities[slot], mana: mana[i] });
  return {
    ...def,
    profile: {
      maxLife,
      maxMana,
      manaRegen,
      willpower,
      reach: def.profile.reach,
      combat,
      run,
      move,
      armour,
      magicResist,
      agility,
    },
    abilities: { Q: costing('Q', 0), W: costing('W', 1), R: costing('R', 2) },
  };
}
