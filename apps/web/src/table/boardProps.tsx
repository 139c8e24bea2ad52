import { useMemo, useState, type ReactNode } from 'react';
import type { Json, Seat, SeenEvent, View, Viewer } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import type { BoardAsking, BoardProps, GameBoard, Sitter } from '@tafelrunde/ui/board';
import { Dialog } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { general } from './GenericBoard.tsx';
import { boardSpeech } from './saying.ts';
import { useTableTexts } from './texts.ts';
import { useMotion } from './useMotion.ts';
import { useTableForm } from './useTableForm.ts';
import type { Speech } from './words.ts';

interface BoardInput {
  readonly game: GameBoard;
  readonly view: View | undefined;
  readonly viewer: Viewer;
  /** Beside whom somebody sits who only watches. */
  readonly beside?: Seat | null;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly seats: TableSummary['seats'];
  /** Seats of this browser, and seats the table waits for. */
  readonly own: readonly Seat[];
  readonly asked: readonly Seat[];
  readonly asking: BoardAsking | null;
  readonly events: readonly SeenEvent[];
  readonly showRules: (rules: readonly string[]) => void;
}

/** What a game's board is given, live or in a replay, and the sheet that shows a card in full; null before the first moment. */
export function useBoardProps(input: BoardInput): {
  readonly props: BoardProps | null;
  readonly sheet: ReactNode;
} {
  const {
    game,
    view,
    viewer,
    beside = null,
    speech,
    names,
    seats,
    own,
    asked,
    asking,
    events,
    showRules,
  } = input;
  const { language } = useSpeech();
  const form = useTableForm();
  const motion = useMotion();
  const [shown, setShown] = useState<{ readonly kind: string; readonly note?: Json | undefined } | null>(
    null,
  );
  const spoken = useMemo(() => boardSpeech(speech, names, language), [speech, names, language]);
  const sitters = useMemo(
    () =>
      seats.map(({ kind }, seat): Sitter => ({
        seat,
        name: names[seat] ?? '',
        kind,
        own: own.includes(seat),
        asked: asked.includes(seat),
      })),
    [seats, names, own, asked],
  );
  const Face = game.Face ?? general.Face;
  const [showCard] = useState(() => (kind: string, note?: Json) => setShown({ kind, note }));
  const shared: BoardProps | null =
    view === undefined
      ? null
      : {
          view,
          viewer,
          beside,
          sitters,
          speech: spoken,
          asking,
          events,
          form,
          narrow: form === 'phone' || form === 'beside',
          area: null,
          motion,
          Face,
          showRules,
          showCard,
        };
  const props = shared === null ? null : { ...shared, area: game.area?.(shared) ?? null };
  const sheet = shown !== null && (
    <CardSheet
      title={spoken.card(shown.kind)}
      text={spoken.words.cards[shown.kind]?.text}
      onClose={() => setShown(null)}
    >
      <Face kind={shown.kind} note={shown.note} size="card" speech={spoken} />
    </CardSheet>
  );
  return { props, sheet };
}

interface CardSheetProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A card as large as it is read best, with its words beside it. */
function CardSheet({ title, text, onClose, children }: CardSheetProps) {
  const texts = useTableTexts();
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose} className="card-sheet">
      <div className="card-sheet-face">{children}</div>
      {text !== undefined && <p>{text}</p>}
    </Dialog>
  );
}
