import type { Flow } from '@tafelrunde/engine';
import type { Effect } from '../../shape.ts';
import { anyPossible, carryOut, deciderOf, fixed, isPayable } from '../effects.ts';
import type { Frame } from '../frame.ts';
import { askGroup } from '../group.ts';
import { heroesIn } from '../places.ts';
import type { Verbs } from '../tools.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** Conditions, choices and repetitions. */

/** One option that is possible. */
function* chooseOne(frame: Frame, { options, by }: Of<'chooseOne'>): Flow {
  const { t } = frame;
  const open = options.filter((option) => isPayable(frame, option));
  if (open.length === 0) return;
  const from = open.map((option) => ({
    id: `choice${options.indexOf(option)}`,
    text: textOf(option),
    about: aboutOf(option),
    option,
  }));
  const ask = { prompt: 'chooseOne', about: { kind: frame.card === null ? null : t.kind(frame.card) }, from };
  const { option } = yield* by === 'group' ? askGroup(t, ask) : t.ask(deciderOf(frame), ask);
  yield* carryOut(frame, option);
}
/** What an option is called: after the first thing it does. */
const textOf = ([first]: readonly Effect[]): string => `choice.${first.verb}`;
function aboutOf([first]: readonly Effect[]): { n: number; what: string } {
  const n = 'n' in first && typeof first.n === 'number' ? first.n : 1;
  const what =
    'kind' in first ? first.kind : 'filter' in first && first.filter !== undefined ? 'some' : 'any';
  return { n, what };
}

function* may(frame: Frame, effect: Of<'may'>): Flow {
  if (!anyPossible(frame, effect.do)) return;
  const { t, card } = frame;
  if (
    yield* t.confirm(deciderOf(frame), {
      prompt: 'may',
      about: { kind: card === null ? null : t.kind(card), verb: effect.do[0].verb },
    })
  )
    yield* carryOut(frame, effect.do);
}

function* forEachHero(frame: Frame, effect: Of<'forEachHero'>): Flow {
  for (const seat of heroesIn(frame.t)) {
    const one = frame.of(seat);
    if (effect.if === undefined || effect.if(one)) yield* carryOut(one, effect.do);
  }
}

export const choiceVerbs: Pick<Verbs, 'ifThen' | 'chooseOne' | 'forEachHero' | 'repeat' | 'may'> = {
  ifThen: {
    *run(frame, effect) {
      yield* carryOut(frame, effect.if(frame) ? effect.do : effect.otherwise);
    },
    possible: (frame, effect) => {
      const effects = effect.if(frame) ? effect.do : effect.otherwise;
      return effects.length > 0 && anyPossible(frame, effects);
    },
  },
  chooseOne: {
    run: chooseOne,
    possible: (frame, { options }) => options.some((option) => isPayable(frame, option)),
  },
  forEachHero: { run: forEachHero },
  repeat: {
    *run(frame, { n, do: effects }) {
      const times = fixed(frame, n);
      for (let i = 0; i < times; i++) yield* carryOut(frame, effects);
    },
  },
  may: { run: may, possible: (frame, effect) => anyPossible(frame, effect.do) },
};
