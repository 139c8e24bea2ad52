import { Icon } from '@tafelrunde/ui';
import { kindsOf, type BoardProps, type GameBoard, litOption, LONG_TEXT } from '@tafelrunde/ui/board';
import { useTableTexts } from './texts.ts';

/**
 * On a low screen, below the chronicle's last line: what the answer in focus is about, in reading size. A card, what the game shows
 * of it, or else its words in full. What is pointed at on the board is shown here, too (`Peek`).
 */
export function Readout({ game, props }: { readonly game: GameBoard; readonly props: BoardProps }) {
  const texts = useTableTexts();
  const { asking, view, speech, Face } = props;
  const option = litOption(asking);
  if (option === undefined)
    return (
      <section className="table-aside slab" aria-label={texts.readout}>
        <p>{texts.readoutEmpty}</p>
      </section>
    );
  const kind = option.card === undefined ? undefined : kindsOf(view).get(option.card);
  const shown = kind === undefined ? game.readout?.(option, props) : undefined;
  const choice = asking?.choices.find(({ id }) => id === option.id);
  const told = game.detail?.(option, props);
  const said = told?.line ?? choice?.detail;
  // What the card has room for is not said again.
  const isOnCard =
    said !== undefined &&
    said.length <= LONG_TEXT &&
    kind !== undefined &&
    said === speech.words.cards[kind]?.text;
  const line = isOnCard ? undefined : said;
  return (
    <section className="table-aside slab" aria-label={texts.readout}>
      {kind !== undefined && <Face kind={kind} size="card" speech={speech} />}
      {shown !== undefined && <div className="sheet peek-space">{shown}</div>}
      {kind === undefined && shown === undefined && (
        <h2>
          <Icon name={told?.icon ?? choice?.icon ?? 'onward'} />
          {told?.label ?? choice?.label}
        </h2>
      )}
      {line !== undefined && line !== '' && <p>{line}</p>}
    </section>
  );
}
