import { type Advice, type Card, type Option, paramsOf, type Question } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { advance } from './alone.ts';
import { bestTarget, fightWorth, withWeapons } from './fight.ts';
import { ALONE, type Measures } from './measures.ts';
import { type Position, Positions, turnIn } from './position.ts';
import { bestPurchase, visitWorth } from './visit.ts';
import { attackId, equipId, levelId } from '../rules/ids.ts';
import { freshlyLaid } from '../rules/party.ts';
import { newTurn } from '../rules/turn.ts';
import { printedGold } from '../rules/village.ts';
import type { ThunderstoneShape, Turn } from '../shape.ts';

/** Effects that cost nothing: whoever can use them does. */
const FREE = new Set([
  'draw1',
  'draw2',
  'strengthen2',
  'strengthen3',
  'cure1',
  'cure2',
  'othersDiscard',
  'extort',
  'shakeDown',
  'prophesy',
  'forge',
  'secondPurchase',
  'levy',
  'weightless',
  'feast',
  'empower',
  'fury',
  'foresee',
  'disarm',
  'hunt',
  'assassinate',
  'summon',
]);

/**
 * Rounds that are foreseen beyond the turn at hand: a purchase is drawn two or three later. Alone as many turns; more of
 * them tell more about the luck of the draw than about the answer.
 */
const TURNS_ALONE = 4;
const ROUNDS = 3;

/** What a practised player does without thinking for long, good enough until it is the seat's turn again. */
export function adviceWith(
  content: Readonly<Record<string, CardDef>>,
  alone: Measures = ALONE,
): Advice<ThunderstoneShape> {
  const positions = new Positions(content, alone);
  return {
    steps: (seats) => (seats === 1 ? TURNS_ALONE : ROUNDS * seats),
    answer: (view, question) => {
      const { prompt } = question.ask;
      const answer = view.seats === 1 && LOSSES.has(prompt) ? loss : answers[prompt];
      if (answer === undefined) return null;
      const id = answer(positions.of(view, question.seat), question);
      return id !== null && question.from.some((option) => option.id === id && option.no === undefined)
        ? id
        : null;
    },
  };
}

type Advised = (at: Position, question: Question) => string | null;

const answers: Readonly<Record<string, Advised | undefined>> = {
  turn: action,
  visit,
  fight,
  equip,
  become: (at, { from }) => mostWorth(at, from, 1),
  spoils: purchase,
  rest: (at, { from }) =>
    mostWorth(
      at,
      from,
      -1,
      from.find(({ declines }) => declines === true),
    ),
};

/** Where a card has to go, or to stand aside. Alone whole turns are played by this advice; in company the search finds out by itself. */
const LOSSES = new Set(['tribute', 'sacrifice', 'cage', 'pit', 'lose', 'frighten']);
const loss: Advised = (at, { from }) => mostWorth(at, from, -1);

/** Village, dungeon or rest, by what the hand is good for. */
function action(at: Position): string {
  const cards = handOf(at).map(({ card, kind }) => freshlyLaid(card, kind));
  let draws = 0;
  for (const { kind } of cards) draws += at.worths[kind].draws;
  const extraAttack = Math.floor(draws * at.deck.perCard);
  const fighting = fightWorth(at, { ...newTurn('fight', at.seat), cards, extraAttack });
  const visiting = visitWorth(at, { ...newTurn('visit', at.seat), cards });
  const isPushed = at.view.seats === 1 && !at.view.state.solo.respite;
  const resting = mostGain(at) - (isPushed ? advance(at) : 0);
  if (fighting >= visiting && fighting >= resting) return 'dungeon';
  return visiting >= resting ? 'village' : 'rest';
}

/** What the deck gains by the worst card of the hand leaving it. */
function mostGain(at: Position): number {
  const before = at.deck.worth(at.outlook, at.experience);
  let most = 0;
  for (const { kind } of handOf(at)) most = Math.max(most, worthWith(at, kind, -1) - before);
  return most;
}

/** Effects first, then purchases, then levels. */
function visit(at: Position, question: Question): string | null {
  const turn = turnIn(at.view)!;
  return freeEffect(question) ?? purchase(at, question) ?? level(at, turn) ?? 'done';
}

function freeEffect({ from }: Question): string | null {
  for (const { id, no, about } of from) {
    const { effect } = paramsOf(about);
    if (no === undefined && typeof effect === 'string' && FREE.has(effect)) return id;
  }
  return null;
}

function purchase(at: Position, { ask }: Question): string | null {
  const turn = turnIn(at.view)!;
  const isSpoils = ask.prompt === 'spoils';
  if (!isSpoils && (turn.step === 'levelling' || turn.buys + turn.weaponBuys === 0)) return null;
  const gold = turn.gold + printedGold(at.content, turn.cards);
  const purse = { gold, buys: isSpoils ? 1 : turn.buys, weaponBuys: turn.weaponBuys };
  const before = at.deck.worth(at.outlook, at.experience);
  const best = bestPurchase(at, at.view.piles.stack, purse, before);
  return best === null ? (isSpoils ? 'nothing' : null) : `buy${best.stack}`;
}

/** The most expensive level that can be paid. */
function level({ content, experience }: Position, { cards }: Turn): string | null {
  let most = 0;
  let id: string | null = null;
  for (const { kind, card } of cards) {
    const { sort, levelUp } = content[kind];
    if (sort !== 'hero' || levelUp > experience || levelUp <= most) continue;
    most = levelUp;
    id = levelId(card);
  }
  return id;
}

/** Effects first, then weapons, then the best monster within reach. */
function fight(at: Position, question: Question): string | null {
  const free = freeEffect(question);
  if (free !== null) return free;
  const turn = turnIn(at.view)!;
  const equipped = withWeapons(at, turn);
  for (let i = 0; i < turn.cards.length; i++)
    if (turn.cards[i].by !== equipped.cards[i].by) return equipId(turn.cards[i].card);
  const target = bestTarget(at, turn);
  return target === null || target.card === null ? 'leave' : attackId(target.card);
}

/** The heaviest weapon to whoever can just carry it. */
function equip(at: Position, { ask }: Question): string | null {
  const turn = turnIn(at.view)!;
  const { kind } = ask.about as { kind: string };
  const equipped = withWeapons(at, turn);
  for (let i = 0; i < turn.cards.length; i++) {
    const { by } = equipped.cards[i];
    if (turn.cards[i].kind === kind && by !== null && by !== turn.cards[i].by) return `card${by}`;
  }
  return null;
}

/** Of the cards on offer the one that makes the deck best by coming, or by leaving it; or `none`, where that is better. */
function mostWorth(at: Position, from: readonly Option[], sign: 1 | -1, none?: Option): string | null {
  let best: string | null = none?.id ?? null;
  let most = none !== undefined ? at.deck.worth(at.outlook, at.experience) : Number.NEGATIVE_INFINITY;
  const kinds = kindsIn(at, sign);
  for (const { id, card } of from) {
    const kind = card === undefined ? undefined : kinds.get(card);
    if (kind === undefined) continue;
    const worth = worthWith(at, kind, sign);
    if (worth <= most) continue;
    most = worth;
    best = id;
  }
  return best;
}

/** The faces of the cards that may come, or go. */
function kindsIn(at: Position, sign: 1 | -1): ReadonlyMap<Card, string> {
  const { stack, hand, laid, revealed } = at.view.piles;
  const kinds = new Map<Card, string>();
  for (const { cards } of sign === 1 ? stack : [hand[at.seat], laid[at.seat], revealed])
    for (const one of cards)
      if (one !== null && 'kind' in one && one.card !== null) kinds.set(one.card, one.kind);
  return kinds;
}

function worthWith({ deck, worths, outlook, experience }: Position, kind: string, sign: 1 | -1): number {
  deck.add(worths[kind], sign);
  const worth = deck.worth(outlook, experience);
  deck.add(worths[kind], sign === 1 ? -1 : 1);
  return worth;
}

function handOf({ view, seat }: Position): { card: Card; kind: string }[] {
  const found: { card: Card; kind: string }[] = [];
  for (const one of view.piles.hand[seat].cards)
    if (one !== null && 'kind' in one && one.card !== null) found.push({ card: one.card, kind: one.kind });
  return found;
}
