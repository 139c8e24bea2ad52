import type { Flow, Option } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { carryOut } from './effects.ts';
import { checkForEncounter, discardEncounter, worldFrame } from './encounter.ts';
import { disperse } from './enemies.ts';
import { askGroup } from './group.ts';
import { changeThreat, mayEnter, reveal } from './map.ts';
import { open } from './moments.ts';
import { activeEncounter, adventureOf, isFaceUp, isSafe, threatOf } from './places.ts';
import { limitOf } from './statics.ts';

/** Scout, then move or stay, then see whom one meets. VA-TRAVEL-01 */
export function* travelPhase(t: Valskyrr): Flow {
  t.state.moved = false;
  yield* scouting(t);
  yield* moving(t);
  yield* checkForEncounter(t);
}

const slotOption = (t: Valskyrr, slot: number, word: string, text: string, cost: number) => ({
  id: `${word}${slot}`,
  text,
  space: adventureOf(t).slots[slot].id,
  value: cost,
  does: word,
  slot,
  cost,
});

/** One loot for each adjacent face-down location, as often as one likes. VA-SCOUT-01, VA-SCOUT-02, VA-SCOUT-05 */
function* scouting(t: Valskyrr): Flow {
  for (;;) {
    if (t.state.loot === 0) return;
    const { slots } = adventureOf(t);
    const hidden = slots[t.state.party].next.filter((slot) => !isFaceUp(t, slot) && mayEnter(t, slot));
    if (hidden.length === 0) return;
    const from: (Option & { readonly slot: number | null })[] = hidden.map((slot) => ({
      ...slotOption(t, slot, 'scout', 'scout', 1),
      commits: 'costs',
    }));
    from.push({ id: 'noScout', declines: true, slot: null });
    const { slot } = yield* askGroup(t, {
      prompt: 'scout',
      about: { loot: t.state.loot },
      from,
      rules: ['VA-SCOUT-01'],
    });
    if (slot === null) return;
    t.state.loot--;
    yield* reveal(t, slot);
  }
}

/** Where the party may go, and what it costs. VA-TRAVEL-04 to VA-TRAVEL-06, VA-TRAVEL-10, VA-RETREAT-03 */
function destinations(t: Valskyrr): { readonly slot: number; readonly cost: number }[] {
  const { slots } = adventureOf(t);
  const here = t.state.party;
  const free = isSafe(t, here) && activeEncounter(t) === null;
  const near = slots[here].next
    .filter((slot) => mayEnter(t, slot) && (free || isSafe(t, slot)))
    .map((slot) => ({ slot, cost: 0 }));
  return free
    ? [
        ...near,
        ...far(
          t,
          near.map(({ slot }) => slot),
        ),
      ]
    : near;
}

/**
 * Through safe locations to one that is not: one loot for each location passed through. VA-EXTMOVE-01 to VA-EXTMOVE-05
 */
function far(t: Valskyrr, near: readonly number[]): { slot: number; cost: number }[] {
  const { slots } = adventureOf(t);
  const each = limitOf(t, 'extendedMoveLoot', 1, null);
  const passed = new Map([[t.state.party, 0]]);
  const queue = [t.state.party];
  const found: { slot: number; cost: number }[] = [];
  for (let i = 0; i < queue.length; i++) {
    const steps = passed.get(queue[i])!;
    for (const next of slots[queue[i]].next) {
      if (passed.has(next) || !mayEnter(t, next)) continue;
      if (threatOf(t, next) === 0) {
        passed.set(next, steps + 1);
        queue.push(next);
      } else if (
        !near.includes(next) &&
        steps * each <= t.state.loot &&
        !found.some(({ slot }) => slot === next)
      )
        found.push({ slot: next, cost: steps * each });
    }
  }
  return found;
}

function* moving(t: Valskyrr): Flow {
  const retreat = activeEncounter(t) !== null;
  const found = destinations(t);
  if (found.length === 0) return;
  const word = retreat ? 'retreat' : 'move';
  const from: (Option & { readonly slot: number | null; readonly cost: number })[] = found.map(
    ({ slot, cost }) =>
      cost > 0
        ? { ...slotOption(t, slot, word, 'moveFar', cost), commits: 'costs' }
        : slotOption(t, slot, word, word, cost),
  );
  from.push({ id: 'stay', declines: true, slot: null, cost: 0 }); // VA-TRAVEL-03
  const { slot, cost } = yield* askGroup(t, {
    prompt: retreat ? 'retreat' : 'travel',
    from,
    rules: retreat ? ['VA-RETREAT-01', 'VA-RETREAT-03'] : ['VA-TRAVEL-03', 'VA-TRAVEL-05'],
  });
  if (slot === null) return;
  t.state.loot -= cost;
  if (retreat) yield* retreatTo(t, slot);
  else yield* moveTo(t, slot);
  t.state.moved = true;
  disperse(t); // VA-DISPERSE-01
}

/** A face-down location is turned up before the party enters. VA-TRAVEL-08, VA-TRAVEL-09 */
function* moveTo(t: Valskyrr, slot: number): Flow {
  yield* reveal(t, slot);
  t.state.party = slot;
  t.tell('travels', { kind: t.kind(t.cards(t.piles.place[slot])[0]) });
}

/** Threat, move, retreat effects, encounter away; the enemies scatter last. VA-RETREAT-02, VA-RETREAT-04 to VA-RETREAT-06 */
function* retreatTo(t: Valskyrr, slot: number): Flow {
  const encounter = activeEncounter(t)!;
  changeThreat(t, t.state.party, 1);
  t.tell('retreats', { kind: t.kind(encounter) });
  yield* moveTo(t, slot);
  yield* carryOut(worldFrame(t, encounter), t.def(encounter).encounter!.retreat);
  yield* open(t, 'retreat');
  discardEncounter(t);
}
