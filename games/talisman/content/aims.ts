import { cardOption, type Option, type Seat, seatOption } from '@tafelrunde/engine';
import { isSpellproof } from '../rules/stats.ts';
import { spellTargets } from '../rules/spells.ts';
import type { CardDef, Fight, Talisman, WindowName, Windows } from '../shape.ts';
import { regionOf, SPACES, spaceOption } from '../shape/spaces.ts';

/*
 * When a Spell may be cast and at what it may be aimed. `when` and `aim` of a Spell are made from these.
 */

export type When = (t: Talisman, caster: Seat, scene: Windows[WindowName]) => boolean;
export type Aim<C = Windows[WindowName]> = (t: Talisman, caster: Seat, scene: C) => readonly Option[];

/** In the caster's own turn. */
export const ownTurn: When = (t, caster) => t.state.turn === caster;
/** In a battle of the caster, in psychic combat, in either. Creatures of the inner region are immune, TA-INNER-12. */
export const inBattle: When = (_t, caster, scene) => ownFight(caster, scene)?.kind === 'battle';
export const inFight: When = (_t, caster, scene) => ownFight(caster, scene) !== null;
/** The fight that is going on, if the caster takes part in it. */
export const ownFight = (caster: Seat, scene: Windows[WindowName]): Fight | null =>
  scene.type === 'fight' && (scene.hero === caster || scene.rival === caster) ? scene : null;

/** Anybody, the caster too. TA-SPELL-09 */
export const anybody: Aim = (t, caster) => spellTargets(t, caster).map((seat) => seatOption(seat));
export const anotherCharacter: Aim = (t, caster) =>
  spellTargets(t, caster)
    .filter((seat) => seat !== caster)
    .map((seat) => seatOption(seat));
/** Another one who has something. */
export const anotherWith =
  (test: (t: Talisman, seat: Seat) => boolean): Aim =>
  (t, caster) =>
    spellTargets(t, caster)
      .filter((seat) => seat !== caster && test(t, seat))
      .map((seat) => seatOption(seat));
/** The one whose turn begins, if a Spell can touch it. */
export const theActive: Aim<{ readonly seat: Seat }> = (t, caster, { seat }) => {
  return seat === caster || !isSpellproof(t, seat) ? [seatOption(seat)] : [];
};
/** Faceup cards on the board, outside the inner region. */
export const cardsOnBoard =
  (test: (def: CardDef) => boolean): Aim =>
  (t) =>
    SPACES.flatMap((_, space) =>
      regionOf(space) === 'inner'
        ? []
        : t.cards(t.piles.space[space]).flatMap((card) => (test(t.def(card)) ? [cardOption(card)] : [])),
    );
/** Spaces outside the inner region. */
export const freeSpaces =
  (test: (t: Talisman, space: number, caster: Seat) => boolean): Aim =>
  (t, caster) =>
    SPACES.flatMap((_, space) =>
      regionOf(space) !== 'inner' && test(t, space, caster) ? [spaceOption(space)] : [],
    );
/** Spaces of the caster's own region; none in the inner region. */
export const spacesOfRegion: Aim = (t, caster) => {
  const here = t.state.players[caster].space;
  if (regionOf(here) === 'inner') return [];
  return SPACES.flatMap((_, space) =>
    regionOf(space) === regionOf(here) && space !== here ? [spaceOption(space)] : [],
  );
};
