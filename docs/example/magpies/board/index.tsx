import { Aim, type BoardProps, defineBoard, on, Parchment, Stage } from '@tafelrunde/ui/board';
import type { MagpieShape } from '../shape.ts';
import './board.css';
import { texts } from './texts.ts';
import { nestOf } from './view.ts';

const NEST = 150;
const height = 200;

/** A nest for each seat; while a magpie is on its way, one chooses among them. The hand is the general table's. */
function MagpieBoard({ view, speech, asking, sitters, motion }: BoardProps<MagpieShape>) {
  const say = texts[speech.language];
  const width = view.seats * NEST + 20;
  return (
    <Stage
      label={say.board}
      language={speech.language}
      box={{ x: 0, y: 0, width, height }}
      motion={motion}
      lit={asking?.lit}
      className="magpies"
    >
      <Parchment box={{ x: 5, y: 5, width: width - 10, height: height - 10 }} />
      {sitters.map(({ seat, name }) => {
        const { kinds, points } = nestOf(view, seat);
        const latest = kinds.at(-1);
        const x = 10 + seat * NEST;
        return (
          <Aim
            key={seat}
            target={asking?.target(on.seat(seat))}
            label={say.nest(name, points)}
            ring={{ x: x + 5, y: 20, width: NEST - 10, height: 160 }}
          >
            <ellipse cx={x + NEST / 2} cy="90" rx="60" ry="36" className="nest" />
            <text x={x + NEST / 2} y="97">
              {latest === undefined ? '' : speech.card(latest)}
            </text>
            <text x={x + NEST / 2} y="160">
              {name} · {points}
            </text>
          </Aim>
        );
      })}
    </Stage>
  );
}

export const board = defineBoard<MagpieShape>({
  Board: MagpieBoard,
  panel: (seat, { view, speech }) => ({
    counters: [{ name: speech.pile('nest'), value: nestOf(view, seat).points, icon: 'laurel' }],
  }),
});
