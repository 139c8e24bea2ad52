import { type Card, cardOption, type Flow, type Option, type Seat, seatOption } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { enemyAttack } from './attacks.ts';
import { askGroup } from './group.ts';
import { open } from './moments.ts';
import { settleKills } from './kills.ts';
import { alliesOf, heroesIn, pursuedBy } from './places.ts';

/** Each ally may take one normal enemy upon itself. VA-ALLYDEF-01, VA-ALLYDEF-02, VA-ALLYDEF-04 */
export function* assignAllies(t: Valskyrr): Flow {
  t.state.activated = [];
  t.state.fights = [];
  t.state.area = null;
  for (const seat of heroesIn(t))
    for (const ally of alliesOf(t, seat)) {
      const free = t
        .cards(t.piles.pursuers[seat])
        .filter(
          (card) => t.def(card).sort === 'enemy' && !t.state.fights.some(({ enemy }) => enemy === card),
        );
      if (free.length === 0) continue;
      const from: (Option & { readonly foe: Card | null })[] = free.map((card) => ({
        ...cardOption(card),
        foe: card,
      }));
      from.push({ id: 'noFight', declines: true, foe: null });
      const { foe } = yield* t.ask(seat, {
        prompt: 'assign',
        about: { kind: t.kind(ally) },
        from,
        rules: ['VA-ALLYDEF-01', 'VA-ALLYDEF-04'],
      });
      if (foe === null) continue;
      t.state.fights.push({ ally, enemy: foe });
      t.tell('assigned', { ally: t.kind(ally), kind: t.kind(foe) });
    }
}

/** Enemies in hero areas that have not been activated. VA-DEFENCE-02, VA-DEFENCE-04, VA-DEFENCE-07 */
const idle = (t: Valskyrr, seat: Seat): Card[] =>
  t.cards(t.piles.pursuers[seat]).filter((card) => !t.state.activated.includes(card));

/** One enemy attacks: of which area the group decides, in which order the player there. False when all have. */
export function* activateNext(t: Valskyrr): Flow<boolean> {
  const areas = heroesIn(t).filter((seat) => idle(t, seat).length > 0);
  if (areas.length === 0) return false;
  if (t.state.area === null || !areas.includes(t.state.area)) {
    const { seat } = yield* askGroup(t, {
      prompt: 'whichArea',
      from: areas.map((one) => seatOption(one)),
      rules: ['VA-DEFENCE-02'],
    });
    t.state.area = seat;
  }
  const { card } = yield* t.ask(t.state.area, {
    prompt: 'activate',
    from: idle(t, t.state.area).map((one) => cardOption(one)),
    rules: ['VA-DEFENCE-02'],
  });
  t.state.activated.push(card);
  yield* enemyAttack(t, card);
  yield* settleKills(t, null);
  yield* open(t, 'activationOver', { enemy: card, seat: pursuedBy(t, card) });
  return true;
}
