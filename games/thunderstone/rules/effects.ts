import { type Card, cardOption, type Flow, type Option, perform, type RuleId } from '@tafelrunde/engine';
import type { CardDef, Effect } from '../shape/cards.ts';
import { useId } from './ids.ts';
import { bearerOf } from './attack.ts';
import type { LaidCard, Thunderstone, Turn, TurnOption } from '../shape.ts';

/** Effects of laid-out cards: what may be used, and using it. */

/** Has the effect a place in what the seat is doing? TH-TURN-08 */
const belongs = (effect: Effect, turn: Turn): boolean =>
  effect.in === 'both' || (effect.in === 'village') === (turn.type === 'visit');

/** The rule that forbids an effect right now. */
function effectFault(
  t: Thunderstone,
  turn: Turn,
  me: LaidCard,
  effect: Effect,
  index: number,
): RuleId | null {
  if (effect.repeat === undefined && (me.used & (1 << index)) !== 0) return 'TH-TURN-07';
  if (effect.carried === true && bearerOf(t.content, turn, me) === null) return 'TH-WEAPON-03';
  return effect.fault === undefined ? null : effect.fault(t, turn, me);
}

interface Said {
  readonly text: string;
  readonly about: { readonly effect: string };
}
const saids = new WeakMap<Effect, Said>();
/** What an option says of an effect, written once. */
function saidOf(effect: Effect): Said {
  let said = saids.get(effect);
  if (said === undefined)
    saids.set(effect, (said = { text: `use.${effect.name}`, about: { effect: effect.name } }));
  return said;
}

/** Add every effect of every laid-out card; a click on the card uses it. Used ones are gone. */
export function effectOptions(t: Thunderstone, turn: Turn, from: TurnOption[]): void {
  for (let i = 0; i < turn.cards.length; i++) {
    const me = turn.cards[i];
    const { effects } = t.content[me.as];
    for (let index = 0; index < effects.length; index++) {
      const effect = effects[index];
      if (!belongs(effect, turn)) continue;
      const no = effectFault(t, turn, me, effect, index);
      if (no === 'TH-TURN-07') continue;
      const id = useId(me.card, index);
      const { text, about } = saidOf(effect);
      const { card } = me;
      if (no === null) from.push({ id, card, does: 'use', effect: index, text, about, commits: 'costs' });
      else from.push({ id, card, does: 'use', effect: index, text, about, no });
    }
  }
}

/** Use an effect of a laid-out card. */
export function* carryOut(t: Thunderstone, turn: Turn, card: Card, index: number): Flow {
  const me = turn.cards.find((one) => one.card === card)!;
  const def = t.content[me.as];
  const effect = def.effects[index];
  me.used |= 1 << index;
  if (def.sort === 'spell') turn.spellUsed = true;
  if (def.sort === 'weapon') turn.weaponUsed = true;
  t.tell('uses', { seat: turn.seat, kind: me.kind, effect: effect.name });
  yield* perform(effect.run(t, turn, me));
}

/** Ask the seat for one of its laid-out cards that is not destroyed already; null if none fits. */
export function* chooseLaid(
  t: Thunderstone,
  turn: Turn,
  ask: {
    prompt: string;
    rules: readonly RuleId[];
    fits: (def: CardDef, one: LaidCard) => boolean;
    /** Whatever is chosen is gone. */
    commits?: Option['commits'];
    or?: Option;
  },
): Flow<LaidCard | null> {
  const { commits } = ask;
  const from: Option[] = [];
  for (const one of turn.cards)
    if (!one.doomed && ask.fits(t.content[one.as], one))
      from.push(commits === undefined ? cardOption(one.card) : { ...cardOption(one.card), commits });
  if (ask.or !== undefined) from.push(ask.or);
  if (from.length === 0) return null;
  const { card } = yield* t.ask(turn.seat, { prompt: ask.prompt, rules: ask.rules, from });
  return card === undefined ? null : (turn.cards.find((one) => one.card === card) ?? null);
}

/** Ask for a monster of the hall; those that may not be chosen are greyed out. Null if there is none to choose. */
export function* chooseMonster(
  t: Thunderstone,
  turn: Turn,
  ask: {
    prompt: string;
    rules: readonly RuleId[];
    cards: readonly Card[];
    fault: (card: Card) => RuleId | null;
    or?: Option;
  },
): Flow<Card | null> {
  const from: Option[] = ask.cards.map((card) => cardOption(card, ask.fault(card)));
  if (ask.or === undefined && from.every(({ no }) => no !== undefined)) return null;
  if (ask.or !== undefined) from.push(ask.or);
  const { card } = yield* t.ask(turn.seat, { prompt: ask.prompt, rules: ask.rules, from });
  return card ?? null;
}

/** Does any laid-out card fit? */
export function hasLaid(
  t: Thunderstone,
  turn: Turn,
  fits: (def: CardDef, one: LaidCard) => boolean,
): boolean {
  for (const one of turn.cards) if (fits(t.content[one.as], one)) return true;
  return false;
}

export function countLaid(
  t: Thunderstone,
  turn: Turn,
  fits: (def: CardDef, one: LaidCard) => boolean,
): number {
  let count = 0;
  for (const one of turn.cards) if (fits(t.content[one.as], one)) count++;
  return count;
}
