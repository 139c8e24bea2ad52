import { setAlignment } from '../../rules/alignment.ts';
import * as change from '../../rules/change.ts';
import { discard } from '../../rules/decks.ts';
import { missTurn } from '../../rules/moving.ts';
import { boon as anyBoon } from '../../rules/reaper.ts';
import { drawSpells } from '../../rules/spells.ts';
import { becomeToad } from '../../rules/toad.ts';
import { gainQuest, gainTalisman } from '../../rules/warlock.ts';
import { type Alignment, type Effect, type Stat } from '../../shape.ts';

export const nothing: Effect = () => {};

/** Gain something new, beyond the printed value. */
export const gain =
  (stat: Stat, count = 1): Effect =>
  (t, seat) =>
    change.gain(t, seat, stat, count);
export const lose =
  (stat: Stat, count = 1): Effect =>
  (t, seat) =>
    change.lose(t, seat, stat, count);
export const loseAll =
  (stat: Exclude<Stat, 'lives'>): Effect =>
  (t, seat) =>
    change.lose(t, seat, stat, 99);
/** Up to the printed value; without a number all of it. */
export const heal =
  (count = 99): Effect =>
  (t, seat) => {
    change.heal(t, seat, count);
  };
export const replenish =
  (count = 99): Effect =>
  (t, seat) => {
    change.replenish(t, seat, count);
  };
export const fullSpells: Effect = function* (t, seat) {
  yield* drawSpells(t, seat, 99);
};
export const toad: Effect = (t, seat) => becomeToad(t, seat);
export const miss =
  (count = 1): Effect =>
  (t, seat) =>
    missTurn(t, seat, count);
export const become =
  (alignment: Alignment): Effect =>
  (t, seat) =>
    setAlignment(t, seat, alignment);
export const aTalisman: Effect = (t, seat) => gainTalisman(t, seat);
export const aQuest: Effect = function* (t, seat) {
  yield* gainQuest(t, seat);
};
/** One Strength, Craft, life, gold, fate or Spell, or any space of the region at once: what Fairy and Enchanter give. */
export const boon: Effect = (t, seat) => anyBoon(t, seat, 'teleportNow');
/** Another turn after this one. */
export const anotherTurn =
  (count = 1): Effect =>
  (t, seat) => {
    t.state.players[seat].extra += count;
  };
/** Discard every quest. */
export const loseQuests: Effect = (t, seat) => {
  for (const quest of t.cards(t.piles.quest[seat]).slice()) discard(t, quest);
};
