import { perform } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { isHero, doom, sufferDisease } from '../rules/party.ts';
import { chooseLaid } from '../rules/effects.ts';
import type { LaidCard, Thunderstone, Turn } from '../shape.ts';

/** The vocabulary of battle effects. Several of them make one: `battle: both(weakenHeroes(2), sicken(1))`. */

type Battle = NonNullable<CardDef['battle']>;

/** "Gain so many Diseases." */
export const sicken =
  (count: number): Battle =>
  (t, turn) => {
    for (let i = 0; i < count; i++) sufferDisease(t, turn.seat);
  };

/** "Destroy one ...": the seat picks which, if there is a choice. TH-DUNGEON-17 */
export const destroyOne = (fits: (def: CardDef, one: LaidCard) => boolean): Battle =>
  function* (t: Thunderstone, turn: Turn) {
    const victim = yield* chooseLaid(t, turn, {
      prompt: 'sacrifice',
      commits: 'costs',
      rules: ['TH-DUNGEON-07'],
      fits: (def, one) => !one.doomed && fits(def, one),
    });
    if (victim !== null) doom(t, turn, victim);
  };

/** "Destroy all ..." */
export const destroyAll =
  (fits: (def: CardDef) => boolean): Battle =>
  (t, turn) => {
    for (const one of turn.cards) if (!one.doomed && fits(t.content[one.as])) doom(t, turn, one);
  };

/** "All heroes lose strength", at once: weapons may become too heavy. TH-DUNGEON-18 */
export const weakenHeroes =
  (strength: number) =>
  (t: Thunderstone, turn: Turn): void => {
    for (const one of turn.cards) if (isHero(t.content[one.as])) one.strength -= strength;
    t.tell('weakened', { strength });
  };

/** One battle effect after the other, in printed order. */
export const both = (first: Battle, second: Battle): Battle =>
  function* (t: Thunderstone, turn: Turn) {
    yield* perform(first(t, turn));
    yield* perform(second(t, turn));
  };
