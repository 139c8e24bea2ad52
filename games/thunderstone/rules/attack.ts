import type { Card } from '@tafelrunde/engine';
import type { CardDef, Row, Strike, Traits } from '../shape/cards.ts';
import type { LaidCard, Turn } from '../shape.ts';

/**
 * The attack, worked out. One pure function for the rules, the views and the boards: it reads the turn as everybody sees it
 * and changes nothing. Its stages follow the rulebook: who takes part, immunities, magic attack and what doubles or halves
 * it, attack, Diseases, light, half damage.
 */
export interface Attack {
  readonly rows: readonly Row[];
  /** What counts in the end, of either kind, before the light penalty. */
  readonly attack: number;
  readonly magic: number;
  readonly light: number;
  /** Of the Diseases, how many lower magic attack: as chosen, as far as there is something to lower. */
  readonly diseaseOnMagic: number;
  /** Points of light penalty before and after light, and what they cost. */
  readonly darkness: number;
  readonly missing: number;
  readonly penalty: number;
  readonly halved: boolean;
  readonly value: number;
  readonly health: number;
  /** The attack lacks the magic attack it needs. */
  readonly lacksMagic: boolean;
  readonly wins: boolean;
}

export interface Target {
  readonly kind: string;
  readonly rank: number;
  /** What effects have taken from its health this turn. */
  readonly weakened: number;
}

type Content = Readonly<Record<string, CardDef>>;

/** A hero's strength as it is now. What other heroes give is a dungeon effect. TH-WEAPON-01, TH-TRAIT-07, TH-TURN-08 */
export function strengthOf(content: Content, turn: Turn, hero: LaidCard): number {
  let strength = content[hero.as].strength + hero.strength + turn.strength;
  if (turn.type === 'visit') return strength;
  for (const other of turn.cards) if (other !== hero) strength += content[other.as].steels;
  return strength;
}

/** Is this weapon in the hands of a hero strong enough for it? TH-DUNGEON-18 */
export function bearerOf(content: Content, turn: Turn, weapon: LaidCard): LaidCard | null {
  if (weapon.by === null) return null;
  for (const hero of turn.cards)
    if (hero.card === weapon.by)
      return weightOf(content, turn, weapon) <= strengthOf(content, turn, hero) ? hero : null;
  return null;
}

export const weightOf = (content: Content, turn: Turn, weapon: Pick<LaidCard, 'as'>): number =>
  turn.weightless ? 0 : content[weapon.as].weight;

/** The weapons a hero really carries. */
export function weaponsOf(content: Content, turn: Turn, hero: LaidCard): LaidCard[] {
  return turn.cards.filter((card) => card.by === hero.card && bearerOf(content, turn, card) === hero);
}

export function isArmed(content: Content, turn: Turn, hero: LaidCard): boolean {
  for (const card of turn.cards)
    if (card.by === hero.card && bearerOf(content, turn, card) === hero) return true;
  return false;
}

/** How many Diseases are laid out. */
export function diseasesIn(content: Content, turn: Turn): number {
  let count = 0;
  for (const card of turn.cards) if (content[card.as].sort === 'disease') count++;
  return count;
}

/**
 * The turn as it is against this target: heroes who take no part in the battle strengthen nobody, which may shut out others
 * in their turn. TH-TRAIT-05
 */
export function turnAgainst(content: Content, turn: Turn, target: Target): Turn {
  let against = turn;
  if (!turn.cards.some((one) => content[one.as].steels > 0)) return against;
  const monster = content[target.kind];
  let lost = 0;
  for (;;) {
    const at: Strike = { content, turn: against, rank: target.rank, monster };
    const shutOut = new Set<Card>();
    for (const one of against.cards) {
      const def = content[one.as];
      if (def.steels > 0 && takesNoPart(at, one, def)) shutOut.add(one.card);
    }
    if (shutOut.size === lost) return against;
    lost = shutOut.size;
    against = withoutGifts(content, turn, shutOut);
  }
}

/** All others lose the strength that these heroes give; they themselves never had it. */
function withoutGifts(content: Content, turn: Turn, givers: ReadonlySet<Card>): Turn {
  let { strength } = turn;
  const cards = turn.cards.map((one) => {
    if (!givers.has(one.card)) return one;
    const { steels } = content[one.as];
    strength -= steels;
    return { ...one, strength: one.strength + steels };
  });
  return { ...turn, cards, strength };
}

/** What every laid-out card adds against this target, after everything but the sums. */
function rowsAgainst(at: Strike): Row[] {
  const { content, turn } = at;
  const { traits } = at.monster;
  const rows: Row[] = [];
  let leaders = false;
  for (const me of turn.cards) {
    const def = content[me.as];
    const row: Row = {
      card: me.card,
      kind: me.as,
      attack: 0,
      magic: 0,
      light: 0,
      out: takesNoPart(at, me, def),
    };
    rows.push(row);
    if (def.leads !== null && !row.out) leaders = true;
    if (row.out) continue;
    row.attack = def.attack + me.attack;
    row.magic = def.magic + me.magic;
    row.light = def.light;
    const hero = def.sort === 'weapon' ? bearerOf(content, turn, me) : null;
    // TH-TRAIT-15: what a spell gives to heroes is a bonus of the spell.
    if (def.sort === 'hero') row.attack += turn.attack + (traits.immuneToSpells ? 0 : turn.spellAttack);
    if (def.bonus !== null) def.bonus(row, at, me, hero);
  }
  if (leaders) lead(at, rows);
  turn.cards.forEach((me, i) => {
    if (!rows[i].out && isTurned(at, me)) turnToMagic(rows[i]);
  });
  silence(at, rows);
  if (traits.immuneToSpells || traits.immuneToEdged || traits.immuneToUnarmed) applyImmunities(at, rows);
  return rows;
}

/** Heroes who are mute, and what they carry, give no light and no attack of either kind. */
function silence({ content, turn }: Strike, rows: Row[]): void {
  if (!turn.cards.some(({ mute }) => mute)) return;
  turn.cards.forEach((me, i) => {
    if (me.mute || bearerOf(content, turn, me)?.mute === true)
      rows[i].attack = rows[i].magic = rows[i].light = 0;
  });
}

/** Does all attack of this card, also what others give it, count as magic attack? */
function isTurned({ content, turn }: Strike, me: LaidCard): boolean {
  if (me.turned) return true;
  const { sort } = content[me.as];
  if (sort === 'weapon') {
    // What a hero carries is part of its attack.
    const hero = bearerOf(content, turn, me);
    return hero !== null && (turn.armedTurned || hero.turned);
  }
  return turn.armedTurned && sort === 'hero' && isArmed(content, turn, me);
}

function turnToMagic(row: Row): void {
  row.magic += row.attack;
  row.attack = 0;
}

/** TH-TRAIT-05, TH-TRAIT-08, TH-WEAPON-03, and whatever a card says about the ranks it reaches. */
function takesNoPart(at: Strike, me: LaidCard, def: CardDef): boolean {
  const { content, turn, rank } = at;
  const { traits } = at.monster;
  if (def.reaches !== null && !def.reaches(rank)) return true; // TH-CARD-32, TH-GUARDIAN-15
  if (def.sort === 'hero') {
    if (strengthOf(content, turn, me) <= traits.shutsOut) return true; // TH-TRAIT-05
    return traits.shutsOutUnarmed && !isArmed(content, turn, me); // TH-TRAIT-08
  }
  if (def.sort === 'weapon') {
    if (turn.renounced && traits.shunsWeapons) return true;
    const hero = bearerOf(content, turn, me);
    // A weapon nobody carries adds nothing, nor does that of a hero who takes no part. TH-WEAPON-03, TH-TRAIT-07
    return hero === null || takesNoPart(at, hero, content[hero.as]);
  }
  if (def.sort === 'spell') return turn.renounced && traits.shunsSpells; // TH-TRAIT-18
  // Diseases are reckoned with the sums; villagers have nothing to add.
  return def.sort === 'disease';
}

/** Cards that give something to others. */
function lead(at: Strike, rows: Row[]): void {
  const { content, turn } = at;
  turn.cards.forEach((me, i) => {
    const { leads } = content[me.as];
    // TH-TRAIT-13: what a hero gives to others comes from that hero.
    if (leads === null || rows[i].out || isImmuneTo(at, me)) return;
    turn.cards.forEach((other, j) => {
      if (j !== i && !rows[j].out) leads(rows[j], at, other);
    });
  });
}

/** TH-TRAIT-12, TH-TRAIT-13, TH-TRAIT-15: attack and magic attack become 0, light stays. */
function applyImmunities(at: Strike, rows: Row[]): void {
  at.turn.cards.forEach((me, i) => {
    if (isImmuneTo(at, me)) rows[i].attack = rows[i].magic = 0;
  });
}

function isImmuneTo({ content, turn, monster: { traits } }: Strike, me: LaidCard): boolean {
  const { sort, keywords } = content[me.as];
  return (
    (traits.immuneToSpells && sort === 'spell') ||
    (traits.immuneToEdged && sort === 'weapon' && keywords.includes('edged')) ||
    (traits.immuneToUnarmed && sort === 'hero' && !isArmed(content, turn, me))
  );
}

/** What stands between a target and the party before any light. TH-LIGHT-01, TH-GUARDIAN-06 */
function darknessOf(at: Strike): number {
  if (at.rank === 0) return 0;
  for (const card of at.turn.cards) {
    const def = at.content[card.as];
    if (def.seesInDark && !takesNoPart(at, card, def)) return 0; // TH-CARD-03, TH-CARD-05
  }
  return at.rank + at.monster.dark;
}

/** Work out the attack on a monster. `turn.diseaseOnMagic` says how the Diseases are split, once there is a target. */
export function attackOn(content: Content, turn: Turn, target: Target): Attack {
  const monster = content[target.kind];
  const at: Strike = { content, turn: turnAgainst(content, turn, target), rank: target.rank, monster };
  const { traits } = monster;
  const rows = rowsAgainst(at);
  let attack = turn.extraAttack;
  let magic = turn.extraMagic;
  let light = 0;
  let doublings = 0;
  let armed = false;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.out) continue;
    attack += row.attack;
    magic += row.magic;
    light += row.light;
    const def = content[row.kind];
    if (def.doublesMagic) doublings++;
    if (def.sort === 'weapon') armed = true;
  }
  attack = Math.max(0, attack);
  magic = Math.max(0, magic) * 2 ** doublings;
  // TH-DISEASE-02: each Disease lowers one of the two by 1, as its owner has chosen.
  const diseases = diseasesIn(content, turn);
  const [onAttack, onMagic] = split(diseases, chosenOnMagic(turn, traits, diseases), attack, magic);
  attack -= onAttack;
  magic -= onMagic;
  if (traits.magic === 'immune') magic = 0; // TH-TRAIT-10
  if (traits.magic === 'half') magic = Math.floor(magic / 2); // TH-TRAIT-23
  if (traits.magic === 'only') attack = 0; // TH-TRAIT-24
  const darkness = darknessOf(at);
  const missing = traits.fixedLight ? darkness : Math.max(0, darkness - light); // TH-LIGHT-02, TH-TRAIT-22
  const penalty = 2 * missing; // TH-LIGHT-03
  let value = Math.max(0, attack + magic - penalty); // TH-DUNGEON-06, TH-LIGHT-06
  const lacks =
    (traits.halfWithout === 'magic' && magic === 0) || (traits.halfWithout === 'weapon' && !armed);
  if (lacks) value = Math.floor(value / 2); // TH-TRAIT-26, after all modifiers
  if (turn.halved) value = Math.floor(value / 2);
  const lacksMagic = traits.magic === 'needed' && magic === 0; // TH-TRAIT-03
  const health = Math.max(1, monster.health - target.weakened);
  return {
    rows,
    attack,
    magic,
    light,
    diseaseOnMagic: onMagic,
    darkness,
    missing,
    penalty,
    halved: lacks || turn.halved,
    value,
    health,
    lacksMagic,
    wins: value >= health && !lacksMagic, // TH-DUNGEON-08
  };
}

/** What the owner has chosen; before the target is, what will do least harm: where magic counts less it may suffer. */
function chosenOnMagic(turn: Turn, { magic }: Traits, diseases: number): number {
  if (turn.target !== null) return turn.diseaseOnMagic;
  return magic === 'immune' || magic === 'half' ? diseases : 0;
}

/** How many Diseases lower attack and how many magic attack: as chosen, as far as there is something to lower. */
function split(
  diseases: number,
  chosen: number,
  attack: number,
  magic: number,
): [onAttack: number, onMagic: number] {
  const onMagic = Math.min(magic, Math.max(chosen, diseases - attack));
  return [Math.min(attack, diseases - onMagic), onMagic];
}

/** Whether a light penalty remains against this target. TH-CARD-71 */
export const isInDark = (content: Content, turn: Turn, target: Target): boolean =>
  attackOn(content, turn, target).missing > 0;
