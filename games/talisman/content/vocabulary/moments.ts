import { cardOption } from '@tafelrunde/engine';
import { drawOne } from '../../rules/adventure.ts';
import { gain } from '../../rules/change.ts';
import { discard } from '../../rules/decks.ts';
import { loseCard } from '../../rules/objects.ts';
import type { Draw, Fight, FightEnd, FightKind, Hook, Stat } from '../../shape.ts';

/*
 * What several cards do at a moment of their owner's turn.
 */

/** One card the owner has drawn may be put away for the next. */
export const replacesDrawn: Hook<Draw> = {
  mode: 'may',
  text: 'replaceDrawn',
  when: (_t, owner, { seat, cards }) => seat === owner && cards.length > 0,
  *run(t, owner, draw) {
    const from = draw.cards.map((drawn) => cardOption(drawn));
    const { card } = yield* t.ask(owner, { prompt: 'replaceCard', from });
    draw.cards.splice(draw.cards.indexOf(card), 1);
    discard(t, card);
    drawOne(t, draw);
  },
};

/** Given up after the dice, it wins a fight of this kind against creatures. */
export const winsOutright = (kind: FightKind): Hook<Fight> => ({
  mode: 'may',
  commits: 'costs',
  when: (_t, owner, fight) => fight.hero === owner && fight.kind === kind && fight.foes.length > 0,
  run: (t, owner, fight, card) => {
    fight.decided = 'won';
    loseCard(t, owner, card);
  },
});

/** A Weapon that gives its owner one of these for whatever it helped to wound or kill. */
export const feedsOn = (stat: Stat): Hook<FightEnd> => ({
  mode: 'must',
  when: (_t, owner, end, card) => end.winner === owner && end.cost && end.weapons.includes(card),
  run: (t, owner) => gain(t, owner, stat),
});
