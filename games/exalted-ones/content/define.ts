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

/** Whoever is in the rulebook is `seed`; what an ability does is `house`, unless it says otherwise. */
export const hero = ({ abilities: { Q, W, R }, passive, ...says }: HeroSays): HeroDef => ({
  source: 'seed',
  large: false,
  ...says,
  sort: 'hero',
  abilities: { Q: ability('Q', Q), W: ability('W', W), R: ability('R', R) },
  passive: { source: 'house', statics: [], on: [], ...passive, sort: 'passive' },
});
const ability = (slot: Slot, says: AbilitySays): Ability => ({
  source: 'house',
  ...says,
  sort: 'ability',
  slot,
});
