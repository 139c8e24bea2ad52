import { cardOption, type Flow, type Option, type RuleId } from '@tafelrunde/engine';
import type { CardDef, Effect } from '../shape/cards.ts';
import { makeDiscard } from '../rules/discarding.ts';
import { chooseLaid, hasLaid } from '../rules/effects.ts';
import { destroyLaid, drawCards, isHero, layOut, othersThan } from '../rules/party.ts';
import type { LaidCard, Thunderstone, Turn } from '../shape.ts';

/** The vocabulary of effects: what several cards do has a word here. */

export const isDisease = (def: CardDef): boolean => def.sort === 'disease';
export const isFood = (def: CardDef): boolean => def.keywords.includes('food');
export const isMilitia = (def: CardDef): boolean => def.kind === 'militia';
export const hasClass =
  (name: CardDef['classes'][number]) =>
  (def: CardDef): boolean =>
    def.sort === 'hero' && def.classes.includes(name);
/** TH-HORDE-12: Horde cards have no victory points while the game goes on. */
export const isWorth = (def: CardDef, least: number, most: number): boolean =>
  def.sort === 'monster' && !def.horde && def.points >= least && def.points <= most;

/** A fault that says: there is nothing to use it on. */
export const needs =
  (fits: (def: CardDef, one: LaidCard) => boolean, rule: RuleId) =>
  (t: Thunderstone, turn: Turn, me: LaidCard): RuleId | null =>
    hasLaid(t, turn, (def, one) => one !== me && fits(def, one)) ? null : rule;

/** "Draw so many cards." */
export const draw = (count: 1 | 2, where: Effect['in'] = 'dungeon'): Effect => ({
  name: `draw${count}`,
  in: where,
  draws: count,
  run: (t, turn) => drawCards(t, turn, count),
});

/** "Destroy one Disease to draw so many cards." */
export const cure = (count: 1 | 2, where: Effect['in'], repeat: boolean): Effect => ({
  name: `cure${count}`,
  in: where,
  ...(repeat ? { repeat: true as const } : {}),
  fault: needs(isDisease, 'TH-DISEASE-03'),
  *run(t, turn) {
    const disease = yield* chooseLaid(t, turn, { prompt: 'cure', rules: ['TH-DISEASE-03'], fits: isDisease });
    if (disease === null) return;
    destroyLaid(t, turn, disease);
    drawCards(t, turn, count);
  },
});

/** "One hero gets strength." */
export const strengthenOne = (strength: 2 | 3, also?: (hero: LaidCard) => void): Effect => ({
  name: `strengthen${strength}`,
  in: 'dungeon',
  fault: needs(isHero, 'TH-WEAPON-01'),
  *run(t, turn) {
    const hero = yield* chooseLaid(t, turn, { prompt: 'strengthen', rules: ['TH-WEAPON-01'], fits: isHero });
    if (hero === null) return;
    hero.strength += strength;
    also?.(hero);
  },
});

/** "Destroy this card for ..." */
export const spend = (name: string, run: (t: Thunderstone, turn: Turn) => Flow | void): Effect => ({
  name,
  in: 'village',
  run: (t, turn, me) => {
    destroyLaid(t, turn, me);
    return run(t, turn);
  },
});

/** "Every other player discards one card." TH-TURN-09 */
export const othersDiscard = (rules: readonly RuleId[]): Effect => ({
  name: 'othersDiscard',
  in: 'dungeon',
  *run(t, turn) {
    yield* makeDiscard(t, othersThan(t, turn.seat), { prompt: 'discard', rules });
  },
});

/** "Destroy one Food for more attack." */
export const devour = (attack: 2 | 3, repeat: boolean): Effect => ({
  name: `devour${attack}`,
  in: 'dungeon',
  ...(repeat ? { repeat: true as const } : {}),
  fault: needs(isFood, 'TH-DUNGEON-01'),
  *run(t, turn, me) {
    const food = yield* chooseLaid(t, turn, {
      prompt: 'devour',
      commits: 'costs',
      rules: ['TH-DUNGEON-01'],
      fits: isFood,
    });
    if (food === null) return;
    destroyLaid(t, turn, food);
    me.attack += attack;
  },
});

/** "So much attack for each such card laid out." */
export const perLaid =
  (attack: number, fits: (def: CardDef) => boolean): NonNullable<CardDef['bonus']> =>
  (row, { content, turn }) => {
    for (const one of turn.cards) if (fits(content[one.as])) row.attack += attack;
  };

/**
 * "Each other player discards one such card or shows none; one of them may be borrowed for the battle." Returns what was
 * borrowed. Who takes a card back into the hand at once does not lend it.
 */
export function* borrowOne(
  t: Thunderstone,
  turn: Turn,
  ask: {
    discard: string;
    borrow: string;
    rules: readonly RuleId[];
    fits: (def: CardDef) => boolean;
  },
): Flow<LaidCard | null> {
  const { rules, fits } = ask;
  const others = othersThan(t, turn.seat);
  const given = yield* makeDiscard(t, others, { prompt: ask.discard, rules, fits });
  const from: Option[] = [];
  given.forEach((card, i) => {
    if (card !== null && t.at(card) === t.piles.discard[others[i]]) from.push(cardOption(card));
  });
  if (from.length === 0) return null;
  from.push({ id: 'nothing', declines: true });
  const { card } = yield* t.ask(turn.seat, { prompt: ask.borrow, from, rules });
  if (card === undefined) return null;
  const owner = others[given.indexOf(card)];
  const borrowed = layOut(t, turn, card);
  borrowed.lentBy = owner;
  t.tell('borrowed', { seat: turn.seat, owner, kind: borrowed.kind });
  return borrowed;
}

/** "Every hero gets strength and attack." */
export const strengthenAll = (
  name: string,
  strength: number,
  attack: number,
  also?: (turn: Turn) => void,
): Effect => ({
  name,
  in: 'dungeon',
  run: (_t, turn) => {
    turn.strength += strength;
    turn.attack += attack;
    also?.(turn);
  },
});
