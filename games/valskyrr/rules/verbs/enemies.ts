import { type Card, cardOption, type Flow, type Seat } from '@tafelrunde/engine';
import type { Effect, Zone } from '../../shape.ts';
import { touch, woundEnemy } from '../action.ts';
import { attackOf, enemyAttack } from '../attacks.ts';
import { deciderOf, fixed } from '../effects.ts';
import { discardEnemy, drawIntoRow, enterArea, moveToRow, rowOrder } from '../enemies.ts';
import { calmEnemy, enrageEnemy, toEnrage } from '../enrage.ts';
import type { Frame } from '../frame.ts';
import { faceOf, marksOf } from '../marks.ts';
import { heroesIn, heroOf, pursuedBy } from '../places.ts';
import { isForbidden, statOf } from '../statics.ts';
import { advanceTime } from '../tracks.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** What happens to enemies. */

/** Where an enemy is sent: a hero area, the row, or nowhere. */
type Destination = { readonly seat: Seat } | 'row' | null;

function* destination(frame: Frame, zone: Zone, enemy: Card): Flow<Destination> {
  const { t, seat } = frame;
  if (typeof zone === 'object') {
    const who = 'areaOf' in zone ? zone.areaOf : zone.zoneOf;
    const [one] = yield* those(frame, who);
    if (one === undefined) return null;
    const area = heroOf(t, one) ?? pursuedBy(t, one);
    return area === null ? null : { seat: area };
  }
  switch (zone) {
    case 'ownArea':
      return seat === null ? null : { seat };
    case 'row':
      return 'row';
    case 'otherArea':
    case 'chosenZone': {
      const area = pursuedBy(t, enemy);
      const others = heroesIn(t).filter((one) => one !== area);
      const from = [
        ...others.map((one) => ({ id: `area${one}`, text: 'area', seat: one })),
        ...(zone === 'chosenZone' && area !== null ? [{ id: 'row' }] : []),
      ];
      if (from.length === 0) return null;
      const chosen = yield* t.ask(deciderOf(frame), {
        prompt: 'whereTo',
        about: { kind: t.kind(enemy) },
        from,
      });
      return 'seat' in chosen ? { seat: chosen.seat } : 'row';
    }
    default:
      return null;
  }
}

/** First it is said where each goes, then one moves after the other. VA-MOVEENEMY-01 to VA-MOVEENEMY-04 */
function* moveEnemy(frame: Frame, { enemy, to, lowerFocus }: Of<'moveEnemy'>): Flow {
  const { t, doing } = frame;
  const ways = new Map<Card, Destination>();
  for (const card of yield* those(frame, enemy)) {
    if (doing !== null) touch(t, doing, card);
    ways.set(card, yield* destination(frame, to, card));
  }
  const back = [...ways.keys()].filter((card) => ways.get(card) === 'row');
  if (back.length > 1)
    for (const card of yield* rowOrder(t, back, deciderOf(frame))) {
      // Those that go to the row come last, in this order.
      ways.delete(card);
      ways.set(card, 'row');
    }
  for (const [card, there] of ways) {
    if (there === null) continue;
    const moved =
      typeof there === 'object'
        ? yield* enterArea(t, card, there.seat, { lower: lowerFocus, deeds: doing?.deeds ?? null })
        : moveToRow(t, card);
    if (moved && doing !== null) doing.deeds.moved++;
  }
}

function* drawEnemies(frame: Frame, { deck, n, to, keywords, name }: Of<'drawEnemies'>): Flow {
  const { t, doing } = frame;
  const box = { deck, keywords, ...(name !== undefined && { name }) };
  const where = to === 'rowLeft' ? 'left' : 'right';
  const { cards, gaveOut } = drawIntoRow(t, box, fixed(frame, n), where, frame.exhausted);
  if (typeof to === 'object')
    for (const card of cards) {
      const there = yield* destination(frame, to, card);
      if (there !== null && typeof there === 'object')
        yield* enterArea(t, card, there.seat, { deeds: doing?.deeds ?? null });
    }
  if (gaveOut) yield* advanceTime(t, 2, doing?.deeds ?? null); // VA-REINF-10
}

/** Where the player may choose, vicious ones come first. VA-ENRAGE-09 */
function* enrage(frame: Frame, { enemy }: Of<'enrage'>): Flow {
  const { t } = frame;
  if (typeof enemy === 'object' && enemy.pick === 'choice') {
    const from = toEnrage(t, frame.all(enemy));
    if (from.length === 0) return;
    const ask = {
      prompt: 'enrage',
      from: from.map((card) => cardOption(card)),
      rules: ['VA-ENRAGE-09'],
    } as const;
    const { card } = yield* t.ask(deciderOf(frame), ask);
    yield* enrageEnemy(t, card);
    return;
  }
  for (const card of yield* those(frame, enemy)) yield* enrageEnemy(t, card);
}

function* calm(frame: Frame, { enemy }: Of<'calm'>): Flow {
  const { t, doing } = frame;
  for (const card of yield* those(frame, enemy)) {
    if (doing !== null) touch(t, doing, card);
    if (calmEnemy(t, card) && doing !== null) doing.deeds.calmed++;
  }
}

/** An attack besides the regular one; between enemies, attack less defence becomes wounds. */
function* enemyAttacks(frame: Frame, { enemy, against }: Of<'enemyAttacks'>): Flow {
  const { t } = frame;
  for (const card of yield* those(frame, enemy)) {
    if (against === undefined) {
      yield* enemyAttack(t, card);
      continue;
    }
    const [other] = yield* those(frame, against);
    const type = faceOf(t, card).combat!.attackType;
    const defence = statOf(t, other, type === 'physical' ? 'physicalDefence' : 'magicalDefence');
    woundEnemy(t, other, attackOf(t, card) - defence);
  }
}

const movable = (frame: Frame, card: Card): boolean => !isForbidden(frame.t, 'move', { enemy: card });

export const enemyVerbs: Pick<
  Verbs,
  'moveEnemy' | 'discardEnemy' | 'drawEnemies' | 'enrage' | 'calm' | 'enemyAttacks'
> = {
  moveEnemy: {
    run: moveEnemy,
    possible: (frame, { enemy, to }) =>
      frame.all(enemy).some((card) => {
        if (!movable(frame, card)) return false;
        const area = pursuedBy(frame.t, card);
        if (to === 'row') return area !== null;
        if (to === 'ownArea') return area !== frame.seat;
        return to !== 'otherArea' || heroesIn(frame.t).length > 1;
      }),
  },
  discardEnemy: {
    *run(frame, { enemy }) {
      for (const card of yield* those(frame, enemy)) {
        frame.t.tell('driven', { kind: frame.t.kind(card) });
        discardEnemy(frame.t, card, 'away'); // VA-KILL-06
      }
    },
  },
  drawEnemies: { run: drawEnemies },
  enrage: { run: enrage, possible: (frame, { enemy }) => frame.all(enemy).length > 0 },
  calm: {
    run: calm,
    possible: (frame, { enemy }) => frame.all(enemy).some((card) => marksOf(frame.t, card).enraged),
  },
  enemyAttacks: { run: enemyAttacks },
};
