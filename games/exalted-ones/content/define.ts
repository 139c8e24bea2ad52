/**
 * How a hero is written. A hero is data: a profile, three active abilities, a passive one. Nothing in this folder carries anything
 * out; `rules/` does. What a step, a selector, a static or a moment means stands at its type in `shape/steps.ts` and
 * `shape/cards.ts`; a word that is missing there is added there and in `rules/steps/`, never worked around here.
 *
 * 1. One file for each hero, `heroes/<kind>.ts`, one export of the same name, listed in `index.ts`. Kinds of abilities are unique
 *    over all heroes. The words are in `locales/{de,en}/heroes/<kind>.ts`: the hero and its four abilities, each with name and text.
 *
 * 2. `dice: 'combat'` is NK or FK, whichever the hero has; `'willpower'` is WK. "NK−1 > RST. Push 2." is
 *
 *      does: [
 *        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour' },
 *        { do: 'push', inches: 2 },
 *      ]
 *
 *    Steps run in order, each for all its models. They work on the targets of the ability unless `on` says otherwise: `'self'`, all
 *    or some within a distance (`{ within: 3, of: 'targets', kinds: ['hero'], pick: 1 }`), or `'same'`, those of the step before. What
 *    follows an attack takes hold only where the attack took a life point: that need not be written.
 *
 * 3. Inches are written as printed; the rules count in thousandths.
 *
 * 4. A passive is a list of statics, true all the time, and of what happens `on` a moment; equipment the same, with what it `gives`.
 *
 * 5. Mark every card `seed` (the rulebook states what it does) or `house`.
 */
import type { Ability, HeroDef, Passive, Slot, Source } from '../shape.ts';

type Says<T> = Omit<T, 'sort' | 'source'> & { readonly source?: Source };
type AbilitySays = Omit<Says<Ability>, 'slot'>;
type HeroSays = Omit<Says<HeroDef>, 'abilities' | 'passive' | 'large'> & {
  readonly large?: true;
  readonly abilities: { readonly [S in Slot]: AbilitySays };
  readonly passive: Omit<Says<Passive>, 'statics' | 'on'> & Partial<Pick<Passive, 'statics' | 'on'>>;
};

/**
 * A hero of the rulebook is `seed`; what an ability does is `house`, unless it says otherwise. Every field is written out, in one
 * order, those that a card leaves out as well: rules read them all the time, and objects that are built alike are read several times
 * as fast as objects that are not.
 */
export const hero = (says: HeroSays): HeroDef => ({
  sort: 'hero',
  kind: says.kind,
  source: says.source ?? 'seed',
  class: says.class,
  faction: says.faction,
  large: says.large ?? false,
  icon: says.icon,
  profile: says.profile,
  abilities: {
    Q: ability('Q', says.abilities.Q),
    W: ability('W', says.abilities.W),
    R: ability('R', says.abilities.R),
  },
  passive: {
    sort: 'passive',
    kind: says.passive.kind,
    source: says.passive.source ?? 'house',
    icon: says.passive.icon,
    statics: says.passive.statics ?? [],
    on: says.passive.on ?? [],
  },
});

/** A field that is left out may be written out as undefined: it reads the same. */
type Written<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };

const ability = (slot: Slot, says: AbilitySays): Ability =>
  ({
    sort: 'ability',
    kind: says.kind,
    slot,
    source: says.source ?? 'house',
    icon: says.icon,
    mana: says.mana,
    range: says.range,
    target: says.target,
    lines: says.lines,
    only: says.only,
    other: says.other,
    sight: says.sight,
    wounded: says.wounded,
    actionOnly: says.actionOnly,
    interrupts: says.interrupts,
    unanswerable: says.unanswerable,
    perModel: says.perModel,
    does: says.does,
  }) satisfies Written<Ability> as Ability;
