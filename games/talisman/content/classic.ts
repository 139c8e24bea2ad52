import { deedOption, type Option, PASS } from '@tafelrunde/engine';
import type { Effect } from '../shape.ts';
import { discard } from '../rules/decks.ts';
import { rollOne } from '../rules/fate.ts';

/** TA-WARLOCK-06: the six quests printed on the Cave, in the order of the die. */
const CLASSIC = [
  'takeOneLife',
  'killOneEnemy',
  'deliverFollower',
  'deliverMagicObject',
  'deliverThreeGold',
  'deliverTwoGold',
] as const;

/** Without quest cards in the box a die decides between the six of them. Accepting is free. */
export const classicQuest: Effect = function* (t, seat) {
  const from: Option[] = [deedOption('accept'), PASS];
  const { declines } = yield* t.ask(seat, { prompt: 'acceptQuest', from, rules: ['TA-WARLOCK-06'] });
  if (declines) return;
  const rolled = Math.min(6, Math.max(1, yield* rollOne(t, seat, 'quest')));
  const kind = CLASSIC[rolled - 1];
  const used = t.cards(t.piles.warlockDiscard).find((card) => t.kind(card) === kind);
  for (const old of t.cards(t.piles.quest[seat]).slice()) discard(t, old); // TA-WARLOCK-02
  if (used === undefined) t.make(kind, t.piles.quest[seat]);
  else t.move(used, t.piles.quest[seat]);
  t.tell('quest', { seat, kind });
};
