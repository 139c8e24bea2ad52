import type { Card, Flow, Seat } from '@tafelrunde/engine';
import {
  type CardDef,
  ENCOUNTERS,
  type EncounterKind,
  type Euthia,
  type EuthiaReading,
  type Space,
  STACKS,
} from '../shape.ts';
import { catalogueOf, kindsOf } from './catalogue.ts';
import { canPay, pay } from './costs.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { hasAll } from './haves.ts';
import { hexAt, isCentre, landAt, ringPacified } from './map.ts';
import { isAutomaton } from './supply.ts';

/** Encounters and their quests. EU-ENC-01 to EU-ENC-04, EU-QUEST-01 to EU-QUEST-04 */

const OPEN = 2;
export const numberOf = (kind: EncounterKind | 'legend'): number =>
  kind === 'legend' ? ENCOUNTERS.length : ENCOUNTERS.indexOf(kind);

/** How many cards the deck gets. EU-ENC-02, EU-SOLO-04, EU-SOLO-05, EU-COOP-06 */
const deckSize = (t: EuthiaReading, kind: EncounterKind | 'legend'): number => {
  if (kind === 'legend') return Number.POSITIVE_INFINITY;
  return isAutomaton(t) ? 3 : t.seats + 2;
};

/** Which cards take part: alone and together the witch has her own. EU-ENC-01, EU-SOLO-04 */
const takesPart = (t: EuthiaReading, kind: EncounterKind | 'legend', { quest }: CardDef): boolean => {
  if (quest === null || quest.of !== kind) return false;
  return kind !== 'witch' || quest.solo === isAutomaton(t);
};

/** A kind that lies on the map twice shares its cards. EU-ENC-01 */
export function prepareEncounter(t: Euthia, kind: EncounterKind | 'legend'): void {
  const number = numberOf(kind);
  if (t.state.revealed.includes(number)) return;
  t.state.revealed.push(number);
  const deck = t.piles.questDeck[number];
  for (const def of kindsOf(catalogueOf(t).quests, kind)) if (takesPart(t, kind, def)) t.make(def.kind, deck);
  t.shuffle(deck);
  while (t.cards(deck).length > deckSize(t, kind)) t.move(t.top(deck)!, t.piles.unused);
  refill(t, number);
  makeRewards(t, kind);
}

const REWARDS = { hunter: 'hunterReward', weaponsmith: 'weaponsmithReward', witch: 'witchReward' } as const;
/** EU-ENC-04; the dark amulets stay out where nobody can be hindered. EU-SOLO-05 */
function makeRewards(t: Euthia, kind: EncounterKind | 'legend'): void {
  if (!(kind in REWARDS) || (kind === 'witch' && isAutomaton(t))) return;
  const stack = REWARDS[kind as keyof typeof REWARDS];
  const pile = t.piles.stack[STACKS.indexOf(stack)];
  for (const { kind: name, copies, tile } of Object.values(t.content))
    if (tile?.stack === stack) for (let i = 0; i < copies; i++) t.make(name, pile);
  t.shuffle(pile);
}

/** Two open cards, as far as the deck allows; it is never rebuilt. EU-ENC-03, EU-GOLDEN-02 */
function refill(t: Euthia, number: number): void {
  const { questDeck, questOpen } = t.piles;
  while (t.cards(questOpen[number]).length < OPEN && t.draw(questDeck[number], questOpen[number]) !== null);
}
/** Only at the end of the turn. EU-TURN-07, EU-QUEST-03 */
export function refillAll(t: Euthia): void {
  for (const number of t.state.revealed) refill(t, number);
}

/** The encounter a hero on this space can visit. EU-QUEST-01 */
function encounterAt(t: EuthiaReading, space: Space): EncounterKind | 'legend' | null {
  if (isCentre(space)) {
    const { centre } = landAt(t, space);
    return centre?.place === 'encounter' && ringPacified(t, space) ? centre.encounter : null;
  }
  return t.state.map.destroyed[space] ? null : (hexAt(t, space).encounter ?? null);
}

/** The open quests the hero could complete here and now. */
export function questsFor(t: EuthiaReading, seat: Seat): Card[] {
  const kind = encounterAt(t, t.state.heroes[seat].space);
  if (kind === null) return [];
  if (kind === 'legend' && t.state.heroes[seat].legends > 0) return [];
  return t.cards(t.piles.questOpen[numberOf(kind)]).filter((card) => canComplete(t, seat, card));
}
export const canComplete = (t: EuthiaReading, seat: Seat, card: Card): boolean => {
  const { have, pay: cost } = t.def(card).quest!;
  return hasAll(t, seat, have) && canPay(t, seat, cost);
};

/** Pay, keep the card, take the reward at once. EU-QUEST-02 */
export function* completeQuest(t: Euthia, seat: Seat, card: Card): Flow {
  const { pay: cost, gain, of } = t.def(card).quest!;
  const paid = yield* pay(t, seat, cost);
  t.move(card, t.piles.quests[seat]);
  t.tell('quest', { seat, kind: t.kind(card) });
  if (of === 'legend') t.state.heroes[seat].legends++;
  yield* resolve(t, doing(seat, { paid }), gain);
}
