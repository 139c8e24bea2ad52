import { kindsOf, type BoardProps, type GameBoard, litOption } from '@tafelrunde/ui/board';
import { useTableTexts } from './texts.ts';

/**
 * On a low screen, below the chronicle's last line: the card an answer is about, in reading size. What is pointed at on the
 * board is shown here, too (`Peek`).
 */
export function Readout({ game, props }: { readonly game: GameBoard; readonly props: BoardProps }) {
  const texts = useTableTexts();
  const { asking, view, speech, Face } = props;
  const option = litOption(asking);
  const kind = option?.card === undefined ? undefined : kindsOf(view).get(option.card);
  const line = option === undefined ? undefined : game.detail?.(option, props)?.line;
  return (
    <section className="table-aside slab" aria-label={texts.readout}>
      {kind === undefined ? (
        <p>{texts.readoutEmpty}</p>
      ) : (
        <>
          <Face kind={kind} size="card" speech={speech} />
          {line !== undefined && <p>{line}</p>}
        </>
      )}
    </section>
  );
}
