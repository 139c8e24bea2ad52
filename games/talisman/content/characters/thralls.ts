import { type Card, cardOption, type Option, type Seat } from '@tafelrunde/engine';
import { loseCard } from '../../rules/objects.ts';
import { has } from '../../rules/stats.ts';
import type { CardDef, Fight, FightKind, Hooks, Reading } from '../../shape.ts';

/** More for one side of a fight. */
export function strengthen(fight: Fight, seat: Seat, points: number): void {
  if (fight.hero === seat) fight.heroBonus += points;
  else fight.foeBonus += points;
}
/** Somebody fights in the place of a character. */
export function sendChampion(fight: Fight, seat: Seat, value: number): void {
  if (fight.hero === seat) fight.champion = value;
  else fight.rivalChampion = value;
}
export const fightsIn = (fight: Fight, seat: Seat): boolean => fight.hero === seat || fight.rival === seat;

/** Enemies that follow a character. */
export const thralls = (t: Reading, seat: Seat, test: (def: CardDef) => boolean): Card[] =>
  t.cards(t.piles.followers[seat]).filter((card) => t.def(card).type === 'enemy' && test(t.def(card)));

/** A slain Enemy follows its slayer instead of becoming a trophy; one of them may lend its value once, and is gone. */
export const enthrals = (kind: FightKind, test: (def: CardDef) => boolean): Hooks => {
  const attribute = kind === 'battle' ? 'strength' : 'craft';
  return {
    slain: {
      mode: 'may',
      text: 'enthral',
      when: (t, owner, slain) =>
        slain.seat === owner &&
        slain.kind === kind &&
        test(t.def(slain.card)) &&
        !has(t, owner, 'noFollowers') &&
        t.piles.space.includes(t.at(slain.card)),
      run: (t, owner, { card }) => {
        t.setNote(card, null);
        t.move(card, t.piles.followers[owner]);
        t.tell('took', { seat: owner, kind: t.kind(card) });
      },
    },
    beforeFight: {
      mode: 'may',
      commits: 'costs',
      text: 'sendThrall',
      when: (t, owner, fight) =>
        fight.kind === kind &&
        fightsIn(fight, owner) &&
        thralls(t, owner, (def) => def[attribute] > 0).length > 0,
      *run(t, owner, fight) {
        const from = thralls(t, owner, (def) => def[attribute] > 0).map((card): Option => cardOption(card));
        const { card } = yield* t.ask(owner, { prompt: 'sendThrall', from });
        strengthen(fight, owner, t.def(card!)[attribute]);
        loseCard(t, owner, card!);
      },
    },
  };
};
