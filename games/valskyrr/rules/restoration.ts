import { type Card, cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { carryOut } from './effects.ts';
import { discardEncounter, worldFrame } from './encounter.ts';
import { win } from './ending.ts';
import { disperse } from './enemies.ts';
import { resetFocus } from './focus.ts';
import { askGroup } from './group.ts';
import { mayRest, rest } from './healing.ts';
import { gainLoot } from './kills.ts';
import { changeThreat } from './map.ts';
import { activeEncounter, heroesIn } from './places.ts';

/** Is the active encounter done? VA-RESTORE-01, VA-RESTORE-02 */
export function* restorationPhase(t: Valskyrr): Flow {
  t.state.completed = false;
  const encounter = activeEncounter(t);
  if (encounter === null) return;
  const { success, restoration, boss } = t.def(encounter).encounter!;
  if (!success(worldFrame(t, encounter))) return;
  t.state.completed = true;
  t.tell('completed', { kind: t.kind(encounter) });
  if (boss !== null) win(t); // VA-RESTORE-06
  yield* carryOut(worldFrame(t, encounter), restoration); // VA-RESTORE-04
  discardEncounter(t); // VA-RESTORE-05
  disperse(t); // VA-RESTORE-07
  changeThreat(t, t.state.party, -1); // VA-RESTORE-08
  for (let i = 0; i < 2; i++) yield* reward(t); // VA-REWARD-01
  yield* resting(t);
  for (const seat of heroesIn(t)) resetFocus(t, seat); // VA-RESTORE-10
}

/** VA-RESTORE-09 */
function* resting(t: Valskyrr): Flow {
  for (const seat of heroesIn(t)) {
    if (!mayRest(t)) return;
    if (yield* t.confirm(seat, { prompt: 'mayRest', rules: ['VA-RESTORE-09', 'VA-REST-04'] }))
      yield* rest(t, seat);
  }
}

type Claim = { readonly seat: Seat; readonly card: Card; readonly personal: boolean };

/** Reveal one; then somebody takes one, or one goes back for loot or a personal reward. VA-REWARD-02 to VA-REWARD-05 */
function* reward(t: Valskyrr): Flow {
  const { rewardDeck, display } = t.piles;
  t.draw(rewardDeck, display);
  if (t.cards(display).length === 0) return;
  const heroes = heroesIn(t);
  const from: (Option & { readonly claim: Claim | null; readonly card: Card })[] = [];
  for (const card of t.cards(display)) {
    for (const seat of heroes)
      from.push({
        ...cardOption(card),
        id: `take${card}.${seat}`,
        text: 'takeReward',
        does: 'take',
        seat,
        claim: { seat, card, personal: false },
      });
    from.push({
      ...cardOption(card),
      id: `return${card}`,
      text: 'returnReward',
      does: 'return',
      value: t.def(card).lootValue,
      claim: null,
    });
  }
  const chosen = yield* askGroup(t, { prompt: 'reward', from, rules: ['VA-REWARD-03', 'VA-REWARD-06'] });
  if (chosen.claim !== null) {
    take(t, chosen.claim.seat, chosen.card);
    return;
  }
  t.move(chosen.card, rewardDeck, 'bottom');
  yield* exchange(t, t.def(chosen.card).lootValue);
}

function take(t: Valskyrr, seat: Seat, card: Card): void {
  t.tell('rewarded', { seat, kind: t.kind(card) });
  t.move(card, t.piles.hand[seat]);
}

/** Loot, or a personal reward that can be paid. VA-REWARD-04, VA-REWARD-05 */
function* exchange(t: Valskyrr, loot: number): Flow {
  const from: (Option & { readonly seat?: Seat; readonly card?: Card })[] = [
    { id: 'lootInstead', value: loot },
  ];
  for (const seat of heroesIn(t))
    for (const card of t.cards(t.piles.offer[seat])) {
      const { sort, price } = t.def(card);
      if (sort === 'gear' && price <= t.state.loot)
        from.push({
          ...cardOption(card),
          id: `personal${card}`,
          text: 'buyReward',
          does: 'buy',
          commits: 'costs',
          seat,
          value: price,
        });
    }
  const { seat, card } = yield* askGroup(t, {
    prompt: 'exchange',
    about: { loot },
    from,
    rules: ['VA-REWARD-04'],
  });
  if (card === undefined || seat === undefined) gainLoot(t, loot);
  else {
    t.state.loot -= t.def(card).price;
    take(t, seat, card);
  }
}
