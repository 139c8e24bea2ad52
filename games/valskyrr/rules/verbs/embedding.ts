import { type Card, cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Action, Effect, Valskyrr } from '../../shape.ts';
import { canPlay, isUnderway, type Play, resolveAction } from '../action.ts';
import { fixed } from '../effects.ts';
import type { Frame } from '../frame.ts';
import { fitsFilter } from '../heroCards.ts';
import { faceOf } from '../marks.ts';
import { alliesOf, handOf, heroesIn, holderOf, isEnemy } from '../places.ts';
import type { Verbs } from '../tools.ts';
import { those } from '../who.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { verb: V }>;

/** An action inside an action. VA-EMBED-01 to VA-EMBED-04 */

function cardsFor(frame: Frame, effect: Of<'embedAction'>): readonly Card[] {
  const { t } = frame;
  const seat = frame.seat!;
  if (effect.allies)
    return effect.in === 'heroAreas' ? heroesIn(t).flatMap((one) => alliesOf(t, one)) : alliesOf(t, seat);
  const pool =
    effect.in === 'hand'
      ? handOf(t, seat)
      : effect.in === 'discardPile'
        ? t.cards(t.piles.discard[seat])
        : t.cards(t.piles.area[seat]);
  return pool.filter((card) => card !== frame.card && fitsFilter(t, card, effect.filter));
}

interface Choice {
  readonly card: Card;
  readonly action: Action;
  readonly index: number;
  readonly seat: Seat;
}

/** Against whom it has to be, without which cards, not against whom again; and whether one choice is enough to know. */
interface Within {
  readonly against: Card | null;
  readonly but: readonly Card[];
  readonly hit: readonly Card[];
  readonly enough: boolean;
}

/** The actions that fit: of the right type, possible now, and from the zone where their card lies. */
function choices(frame: Frame, effect: Of<'embedAction'>, { against, but, hit, enough }: Within): Choice[] {
  const { t } = frame;
  const hand = effect.in === 'hand' || effect.in === 'discardPile';
  const found: Choice[] = [];
  for (const card of cardsFor(frame, effect)) {
    if ((effect.distinct && but.includes(card)) || isUnderway(frame.doing, card)) continue;
    // Of an ally, its own player chooses the targets and gets the focus.
    const seat = effect.allies ? (holderOf(t, card) ?? frame.seat!) : frame.seat!;
    const { actions } = faceOf(t, card);
    for (let index = 0; index < actions.length; index++) {
      const action = actions[index];
      if (action.from === 'charter' || (action.from === 'hand') !== hand) continue;
      if (effect.action === 'any' ? action.type === 'reflex' : action.type !== effect.action) continue;
      if (canPlay(t, { seat, card, action, index, parent: frame.doing, against, but: hit }))
        found.push({ card, action, index, seat });
      if (enough && found.length > 0) return found;
    }
  }
  return found;
}

const NO_CARDS: readonly Card[] = [];

function* embedAction(frame: Frame, effect: Of<'embedAction'>): Flow {
  const { t } = frame;
  const doing = frame.doing!;
  const against = effect.against === undefined ? null : ((yield* those(frame, effect.against))[0] ?? null);
  const { add } = effect;
  const used: Card[] = [];
  const hit: Card[] = [];
  for (let time = 0; time < effect.times; time++) {
    const but = effect.differentTargets ? hit : NO_CARDS;
    const found = choices(frame, effect, { against, but: used, hit: but, enough: false });
    if (found.length === 0) break;
    const chosen = yield* choose(t, frame.seat!, found, effect.times > 1);
    if (chosen === null) break;
    const play: Play = {
      ...chosen,
      against,
      but,
      parent: doing,
      moment: frame.moment?.at === 'modifyAction' ? null : frame.moment,
      pierce: effect.pierce ?? null,
      ...(add !== undefined && { add: (target: Card) => fixed(frame.at(target, 'target'), add) }),
    };
    // A card of the discard pile is used as if it were in hand.
    const inner = yield* resolveAction(t, play);
    used.push(chosen.card);
    doing.deeds.embedded.push(chosen.card);
    const enemies = inner.targets.filter((card) => isEnemy(t.def(card)));
    hit.push(...enemies);
    for (const card of enemies) if (!doing.targets.includes(card)) doing.targets.push(card);
  }
  // "One enemy targeted by it" is the first of them.
  if (effect.times === 1) doing.targets = doing.targets.slice(0, 1);
}

/** "Up to" this many times: it may be left. */
function* choose(t: Valskyrr, seat: Seat, found: readonly Choice[], optional: boolean): Flow<Choice | null> {
  const from: (Option & { readonly choice: Choice | null })[] = found.map((choice) => ({
    ...cardOption(choice.card),
    id: `use${choice.card}.${choice.index}`,
    text: `use.${choice.action.type}`,
    about: { type: choice.action.type },
    does: 'act',
    value: choice.index,
    choice,
  }));
  if (optional) from.push({ id: 'enough', declines: true, choice: null });
  const { choice } = yield* t.ask(seat, { prompt: 'embed', from, rules: ['VA-EMBED-01', 'VA-EMBED-03'] });
  return choice;
}

export const embeddingVerbs: Pick<Verbs, 'embedAction'> = {
  embedAction: {
    run: embedAction,
    possible: (frame, effect) => {
      const [against = null] = effect.against === undefined ? [null] : frame.all(effect.against);
      if (effect.against !== undefined && against === null) return false;
      return choices(frame, effect, { against, but: NO_CARDS, hit: NO_CARDS, enough: true }).length > 0;
    },
  },
};
