import { alignmentOption, ALIGNMENTS, losesBy, setAlignment } from '../rules/alignment.ts';
import type { Hook, Hooks, Turn } from '../shape.ts';

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
/** May change its alignment at will, once in its turn: before moving, or where it has come to. TA-ALIGN-03 */
export const atWill = {
  // What it is good for shows where one has come to.
  turnStart: { ...sways, idle: () => true },
  moveEnded: sways,
} as const satisfies Hooks;
