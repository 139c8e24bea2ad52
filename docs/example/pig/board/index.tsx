import { Aim, type BoardProps, defineBoard, DrawnDie, on, Parchment, Stage } from '@tafelrunde/ui/board';
import type { PigShape } from '../shape.ts';
import './board.css';
import { texts } from './texts.ts';

const width = 600;
const heightFor = (seats: number) => 200 + seats * 26;

/** A table with the die, the pot and a path to the goal for each seat. */
function PigBoard({ view, speech, asking, sitters, motion }: BoardProps<PigShape>) {
  const { die, pot, banked } = view.state;
  const { goal } = view.options;
  const say = texts[speech.language];
  const height = heightFor(view.seats);
  return (
    <Stage
      label={say.board}
      language={speech.language}
      box={{ x: 0, y: 0, width, height }}
      motion={motion}
      lit={asking?.lit}
      className="pig"
    >
      <Parchment box={{ x: 10, y: 10, width: width - 20, height: height - 20 }} />
      <Aim
        target={asking?.target(on.space('die'))}
        label={say.die(die)}
        ring={{ x: 40, y: 40, width: 120, height: 120 }}
      >
        <DrawnDie value={die} x={100} y={100} size={90} />
      </Aim>
      <Aim
        target={asking?.target(on.space('pot'))}
        label={say.pot(pot)}
        ring={{ x: 190, y: 40, width: 120, height: 120 }}
      >
        <circle cx="250" cy="100" r="52" className="pig-pot" />
        <text x="250" y="116" className="pig-number">
          {pot}
        </text>
      </Aim>
      {sitters.map(({ seat, name }) => {
        const y = 185 + seat * 26;
        const points = banked[seat] ?? 0;
        return (
          <g key={seat}>
            <text x="40" y={y + 13} className="pig-name">
              {name}
            </text>
            <rect x="220" y={y} width="290" height="16" rx="8" className="pig-path" />
            <rect
              x="220"
              y={y}
              width={Math.min(1, points / goal) * 290}
              height="16"
              rx="8"
              fill={`url(#pat-${seat + 1})`}
            />
            <text x="520" y={y + 13} className="pig-name">
              {points}
            </text>
          </g>
        );
      })}
    </Stage>
  );
}

export const board = defineBoard<PigShape>({
  Board: PigBoard,
  Own: null,
  panel: (seat, { view, speech }) => ({
    counters: [{ name: speech.field('banked'), value: view.state.banked[seat] ?? 0, icon: 'laurel' }],
  }),
  detail: ({ space }, { view, viewer, speech }) => {
    if (space !== 'pot' || viewer === 'watcher') return undefined;
    const total = (view.state.banked[viewer] ?? 0) + view.state.pot;
    return {
      line: texts[speech.language].banking(total),
      ...(total >= view.options.goal && { verdict: 'good' }),
    };
  },
  help: (_question, { view, speech }) => texts[speech.language].goal(view.options.goal),
});
