import { type Card, cardOption, done, type Flow } from '@tafelrunde/engine';
import type { Decider, Selection, Who } from '../shape.ts';
import { deciderOf } from './effects.ts';
import type { Frame } from './frame.ts';
import { askGroup } from './group.ts';
import { heroOf } from './places.ts';
import { statOf } from './statics.ts';
import { reaches } from './targets.ts';

/** Whom the effects of a text can get at. */
export const within = (frame: Frame, who: Who): readonly Card[] =>
  who === 'foe' ? frame.all(who).filter((card) => reaches(frame, card)) : frame.all(who);

/** Whom a text means when it is carried out: asks where there is a choice. */
export function those(frame: Frame, who: Who, by?: Decider): Flow<readonly Card[]> {
  const all = within(frame, who);
  if (all.length <= 1) return done(all);
  return typeof who === 'object' ? picked(frame, who, all) : several(frame, who, all, by);
}

function several(
  frame: Frame,
  who: Exclude<Who, Selection>,
  all: readonly Card[],
  by: Decider | undefined,
): Flow<readonly Card[]> {
  switch (who) {
    case 'oneTarget':
    case 'nextTarget':
      return oneTarget(frame, all);
    case 'lowestFocusHero':
    case 'highestFocusHero':
    case 'mostBuriedHero':
      return oneHero(frame, all, 'group');
    case 'chosenHero':
      return oneHero(frame, all, by ?? 'group');
    default:
      return done(all);
  }
}

/** All that one text says of "one target" is about the same. */
function* oneTarget(frame: Frame, all: readonly Card[]): Flow<readonly Card[]> {
  const before = frame.doing?.chosen ?? null;
  if (before !== null && all.includes(before)) return [before];
  const { card } = yield* frame.t.ask(deciderOf(frame), {
    prompt: 'oneTarget',
    from: all.map((one) => cardOption(one)),
  });
  if (frame.doing !== null) frame.doing.chosen = card;
  return [card];
}

/** One of several heroes. */
function* oneHero(frame: Frame, heroes: readonly Card[], by: Decider): Flow<readonly Card[]> {
  const { t } = frame;
  const from = heroes.map((card) => ({ ...cardOption(card), seat: heroOf(t, card)! }));
  const ask = { prompt: 'whichHero', from } as const;
  const { card } = yield* by === 'group' ? askGroup(t, ask) : t.ask(deciderOf(frame), ask);
  return [card];
}

function picked(frame: Frame, which: Selection, all: readonly Card[]): Flow<readonly Card[]> {
  const { t } = frame;
  switch (which.pick ?? 'all') {
    case 'all':
      return done(all);
    case 'leftmost':
      return done([all[0]]);
    case 'rightmost':
      return done([all.at(-1)!]);
    case 'highestLife':
    case 'highestAttack': {
      const stat = which.pick === 'highestLife' ? 'life' : 'attack';
      const most = Math.max(...all.map((card) => statOf(t, card, stat)));
      return done([all.find((card) => statOf(t, card, stat) === most)!]);
    }
    case 'choice':
      return chosen(frame, all);
  }
}

function* chosen(frame: Frame, all: readonly Card[]): Flow<readonly Card[]> {
  const ask = { prompt: 'whichEnemy', from: all.map((one) => cardOption(one)) };
  const { card } = yield* frame.t.ask(deciderOf(frame), ask);
  return [card];
}
