import type { Seat } from '@tafelrunde/engine';
import { alignmentOption, ALIGNMENTS, losesBy, setAlignment } from '../rules/alignment.ts';
import { textAt } from '../rules/places.ts';
import { charactersOn } from '../rules/stats.ts';
import type { Hook, Hooks, Talisman, Turn } from '../shape.ts';

const sways: Hook<Turn> = {
  mode: 'may',
  text: 'changeAlignment',
  when: (t, owner, { seat }) => seat === owner && !t.state.players[owner].swayed,
  *run(t, owner) {
    const from = ALIGNMENTS.filter((alignment) => alignment !== t.state.players[owner].alignment);
    const { alignment } = yield* t.ask(owner, {
      prompt: 'chooseAlignment',
      from: from.map((one) => ({
        ...alignmentOption(one),
        ...(losesBy(t, owner, one) && { commits: 'costs' as const }),
      })),
      rules: ['TA-ALIGN-03'],
    });
    setAlignment(t, owner, alignment);
  },
};
/** Is there anything where it stands that could care about alignment: what the place says, what lies there, somebody else? */
function isWatched(t: Talisman, owner: Seat): boolean {
  const { space } = t.state.players[owner];
  if (t.state.crownReached) return true; // Who wins together may go by it.
  if (t.cards(t.piles.space[space]).length > 0 || charactersOn(t, space, owner).length > 1) return true;
  return textAt(t, space).divides;
}
/** May change its alignment at will, once in its turn: before moving, or where it has come to. TA-ALIGN-03 */
export const atWill = {
  // What it is good for shows where one has come to.
  turnStart: { ...sways, idle: () => true },
  moveEnded: { ...sways, idle: (t, owner) => !isWatched(t, owner) },
} as const satisfies Hooks;
