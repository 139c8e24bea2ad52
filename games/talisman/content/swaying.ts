import type { Option } from '@tafelrunde/engine';
import { losesBy, setAlignment } from '../rules/alignment.ts';
import type { Alignment, Hook, Hooks, Turn } from '../shape.ts';

const ALIGNMENTS: readonly Alignment[] = ['good', 'neutral', 'evil'];

const sways: Hook<Turn> = {
  mode: 'may',
  text: 'changeAlignment',
  when: (t, owner, { seat }) => seat === owner && !t.state.players[owner].swayed,
  *run(t, owner) {
    const from = ALIGNMENTS.filter((alignment) => alignment !== t.state.players[owner].alignment);
    const { id } = yield* t.ask(owner, {
      prompt: 'chooseAlignment',
      from: from.map((alignment): Option =>
        losesBy(t, owner, alignment) ? { id: alignment, commits: 'costs' } : { id: alignment },
      ),
      rules: ['TA-ALIGN-03'],
    });
    setAlignment(t, owner, id as Alignment);
  },
};
/** May change its alignment at will, once in its turn: before moving, or where it has come to. TA-ALIGN-03 */
export const atWill = {
  // What it is good for shows where one has come to.
  turnStart: { ...sways, idle: () => true },
  moveEnded: sways,
} as const satisfies Hooks;
