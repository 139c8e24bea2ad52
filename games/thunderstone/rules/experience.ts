import { type Card, type Flow, type RuleId } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import {
  FIRST_HERO_STACK,
  FIRST_VILLAGE_STACK,
  type Thunderstone,
  type Turn,
  type TurnOption,
} from '../shape.ts';
import { levelId } from './ids.ts';
import { takeAway } from './party.ts';

/** Add every hero who could rise, greyed out where experience or the next level is missing. TH-VILLAGE-16 */
export function levelOptions(t: Thunderstone, turn: Turn, from: TurnOption[]): void {
  for (const one of turn.cards) {
    const def = t.content[one.kind];
    if (def.sort !== 'hero' || def.levelUp === 0) continue;
    const no = levelFault(t, turn, def);
    const id = levelId(one.card);
    const { card } = one;
    const value = def.levelUp;
    if (no === null) from.push({ id, card, does: 'levelUp', text: 'levelUp', value, commits: 'costs' });
    else from.push({ id, card, does: 'levelUp', text: 'levelUp', value, no });
  }
}

function levelFault(t: Thunderstone, turn: Turn, def: CardDef): RuleId | null {
  if (t.state.players[turn.seat].experience < def.levelUp) return 'TH-XP-03';
  for (let stack = FIRST_HERO_STACK; stack < FIRST_VILLAGE_STACK; stack++)
    if (nextLevel(t, def, stack) !== null) return null;
  return 'TH-XP-06';
}

/** The next level of this hero in a stack, wherever it lies there. TH-XP-07; a Militia becomes any level 1. TH-XP-05 */
function nextLevel(t: Thunderstone, def: CardDef, stack: number): Card | null {
  const cards = t.cards(t.piles.stack[stack]);
  for (let i = cards.length - 1; i >= 0; i--) {
    const next = t.def(cards[i]);
    if (def.level > 0 && next.group !== def.group) continue;
    if (next.level === def.level + 1) return cards[i];
  }
  return null;
}

/** Pay, destroy the hero, take the next level. TH-XP-03 */
export function* levelUp(t: Thunderstone, turn: Turn, card: Card): Flow {
  const one = turn.cards.find((laid) => laid.card === card)!;
  const def = t.content[one.kind];
  const from: { id: string; card: Card }[] = [];
  for (let stack = FIRST_HERO_STACK; stack < FIRST_VILLAGE_STACK; stack++) {
    const next = nextLevel(t, def, stack);
    if (next !== null) from.push({ id: `card${next}`, card: next });
  }
  const chosen = yield* t.ask(turn.seat, {
    prompt: 'become',
    about: { kind: def.kind },
    from,
    rules: ['TH-XP-05'],
  });
  turn.step = 'levelling';
  t.state.players[turn.seat].experience -= def.levelUp;
  takeAway(t, turn, one, t.piles.trash);
  t.move(chosen.card, t.piles.discard[turn.seat]);
  t.tell('levelled', { seat: turn.seat, kind: def.kind, next: t.kind(chosen.card) });
}
