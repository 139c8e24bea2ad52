import { type Card, type Flow, type Seat } from '@tafelrunde/engine';
import type { Condition, Valskyrr } from '../shape.ts';
import { CONDITIONS } from '../shape.ts';
import { woundEnemy } from './action.ts';
import { askGroup } from './group.ts';
import { settleKills } from './kills.ts';
import { conditionsOn, faceOf, marked, marksOf, takeCondition } from './marks.ts';
import { open } from './moments.ts';
import { alliesOf, charterOf, enemiesInPlay, heroesIn, holderOf, inPlay, pursuedBy } from './places.ts';
import { changesOf, statOf } from './statics.ts';
import { settleAlly, takeWounds } from './wounds.ts';

/** Heroes in seating order, then allies, then enemies. Nothing prevents it. VA-CONDITION-01, VA-CONDITION-05 */
export function* resolveConditions(t: Valskyrr): Flow {
  for (const seat of heroesIn(t)) yield* hurtHero(t, seat);
  for (const seat of heroesIn(t))
    for (const ally of alliesOf(t, seat)) {
      const n = woundsBy(t, ally);
      if (n === 0) continue;
      marked(t, ally).wounds += n;
      t.tell('allyWounded', { kind: t.kind(ally), n });
      settleAlly(t, ally, statOf(t, ally, 'life'), faceOf(t, ally).lootValue);
    }
  for (const enemy of enemiesInPlay(t)) woundEnemy(t, enemy, woundsBy(t, enemy));
  yield* settleKills(t, null, { each: true }); // VA-KILL-07
  yield* removeOneEach(t);
}

/** One wound for each poison and each burning token. VA-CONDITION-03, VA-CONDITION-04 */
function woundsBy(t: Valskyrr, card: Card): number {
  const { poison, burning } = marksOf(t, card);
  const each = (stat: 'poisonWounds' | 'burningWounds'): number => {
    const { set } = changesOf(t, card, stat);
    return typeof set === 'number' ? set : 1;
  };
  return (
    (poison > 0 ? poison * each('poisonWounds') : 0) + (burning > 0 ? burning * each('burningWounds') : 0)
  );
}

function* hurtHero(t: Valskyrr, seat: Seat): Flow {
  const n = woundsBy(t, charterOf(t, seat));
  if (n === 0) return;
  yield* takeWounds(t, seat, n);
  yield* open(t, 'woundTaken', { seat, cause: 'conditions' });
}

/** Exactly one token from each bearer; who decides depends on where it lies. VA-CONDITION-02 */
function* removeOneEach(t: Valskyrr): Flow {
  const heroes = heroesIn(t);
  const bearers = [
    ...heroes.map((seat) => charterOf(t, seat)),
    ...heroes.flatMap((seat) => alliesOf(t, seat)),
    ...enemiesInPlay(t),
  ];
  for (const card of bearers) {
    if (conditionsOn(t, card) === 0) continue;
    const kinds = CONDITIONS.filter((kind) => marksOf(t, card)[kind] > 0);
    // In the row nobody in particular is concerned: the group decides.
    const by = inPlay(t, card) ? pursuedBy(t, card) : holderOf(t, card);
    takeCondition(t, card, kinds.length === 1 ? kinds[0] : yield* which(t, by, card, kinds), 1);
  }
}
function* which(t: Valskyrr, by: Seat | null, card: Card, kinds: readonly Condition[]): Flow<Condition> {
  const ask = {
    prompt: 'removeCondition',
    about: { kind: t.kind(card) },
    from: kinds.map((one) => ({ id: one, kind: one })),
    rules: ['VA-CONDITION-02'],
  } as const;
  const { kind } = yield* by === null ? askGroup(t, ask) : t.ask(by, ask);
  return kind;
}
