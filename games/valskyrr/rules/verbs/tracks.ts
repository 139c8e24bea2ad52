import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Effect } from '../../shape.ts';
import { fixed, howMany } from '../effects.ts';
import { halveFocus, lowerFocus } from '../focus.ts';
import type { Frame } from '../frame.ts';
import { askGroup } from '../group.ts';
import { adventureOf, heroOf, isFaceUp, isSafe } from '../places.ts';
import { advanceReinforcement, advanceTime, raiseDarkness, raiseFocus } from '../tracks.ts';
import { changeThreat, mayEnter, reveal } from '../map.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** Tracks, and the map. */

function* moveTrack(frame: Frame, effect: Of<'moveTrack'>): Flow {
  const { t, doing } = frame;
  const deeds = doing?.deeds ?? null;
  const { track, dir } = effect;
  if (track === 'focus') {
    for (const hero of yield* those(frame, effect.of))
      yield* moveFocus(frame, effect, heroOf(t, hero)!, hero);
    return;
  }
  const n = yield* howMany(frame, effect.n, 99, 'track');
  if (track === 'darkness') raiseDarkness(t, dir === 'right' ? n : -n);
  else if (dir === 'left') t.state[track] = Math.max(0, t.state[track] - n); // VA-TRACK-04, VA-TRACK-05
  else if (track === 'time') yield* advanceTime(t, n, deeds);
  else yield* advanceReinforcement(t, n, deeds);
}

/** To the right inside an action it is added to the focus of the action; everything else happens at once. VA-FOCUS-01 */
function* moveFocus(frame: Frame, { dir, n, of }: Of<'moveTrack'>, seat: Seat, hero: Card): Flow {
  const { t, doing } = frame;
  if (n === 'half') {
    halveFocus(t, seat);
    return;
  }
  const spaces = yield* howMany(frame.at(hero, of), n, 99, dir === 'left' ? 'lowerFocus' : 'raiseFocus');
  if (dir === 'left') lowerFocus(t, seat, spaces);
  else if (doing === null) yield* raiseFocus(t, seat, spaces);
  else doing.deeds.focus[seat] += spaces;
}

/** The slots a text means. */
function* slots(frame: Frame, word: Of<'changeThreat'>['location']): Flow<readonly number[]> {
  const { t, card } = frame;
  switch (word) {
    case 'tokenLocation':
      return card === null ? [] : [t.piles.token.indexOf(t.at(card))];
    case 'nearestSafe':
      return yield* nearestSafe(frame);
  }
}

function faceDown({ t }: Frame, word: Of<'revealLocation'>['location']): readonly number[] {
  const { slots: map, bossSlot } = adventureOf(t);
  const hidden = map.map((_, i) => i).filter((i) => !isFaceUp(t, i) && mayEnter(t, i));
  return word === 'adjacentFaceDown'
    ? hidden.filter((i) => map[t.state.party].next.includes(i))
    : hidden.filter((i) => i !== bossSlot);
}

/** The fewest steps from the party; never where it stands, nor the Haven. */
function* nearestSafe({ t }: Frame): Flow<readonly number[]> {
  const { slots: map } = adventureOf(t);
  const steps = map.map(() => Number.POSITIVE_INFINITY);
  steps[t.state.party] = 0;
  const queue = [t.state.party];
  for (let i = 0; i < queue.length; i++)
    for (const next of map[queue[i]].next)
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = steps[queue[i]] + 1;
        queue.push(next);
      }
  const safe = map
    .map((_, i) => i)
    .filter((i) => i !== t.state.party && isFaceUp(t, i) && isSafe(t, i) && map[i].terrain !== 'haven');
  const least = Math.min(...safe.map((i) => steps[i]));
  const found = safe.filter((i) => steps[i] === least);
  if (found.length < 2) return found;
  const { slot } = yield* askGroup(t, {
    prompt: 'whichPlace',
    from: found.map((i) => ({ id: `slot${i}`, text: 'slot', space: map[i].id, slot: i })),
  });
  return [slot];
}

function* revealSome(frame: Frame, { location, n }: Of<'revealLocation'>): Flow {
  const { t } = frame;
  const { slots: map } = adventureOf(t);
  const most = fixed(frame, n);
  for (let i = 0; i < most; i++) {
    const hidden = faceDown(frame, location);
    if (hidden.length === 0) return;
    const from = hidden.map((slot) => ({ id: `slot${slot}`, text: 'slot', space: map[slot].id, slot }));
    const none = { id: 'none', declines: true as const, slot: null };
    const { slot } = yield* askGroup(t, {
      prompt: 'reveal',
      from: typeof n === 'object' ? [...from, none] : from,
    });
    if (slot === null) return;
    yield* reveal(t, slot);
  }
}

export const trackVerbs: Pick<Verbs, 'moveTrack' | 'changeThreat' | 'revealLocation'> = {
  moveTrack: {
    run: moveTrack,
    possible: (frame, { track, dir, of }) => {
      if (track !== 'focus') return true;
      return frame.all(of).some((hero) => {
        const seat = heroOf(frame.t, hero);
        return seat !== null && (dir === 'right' || frame.t.state.heroes[seat].focus > 0);
      });
    },
  },
  changeThreat: {
    *run(frame, { location, delta }) {
      for (const slot of yield* slots(frame, location)) changeThreat(frame.t, slot, delta);
    },
  },
  revealLocation: {
    run: revealSome,
    possible: (frame, { location }) => faceDown(frame, location).length > 0,
  },
};
