import { createContext, useContext } from 'react';
import type { BoardProps } from '@tafelrunde/ui/board';
import { CardChip } from '@tafelrunde/ui/table';

/** How the game at hand draws a card in a line of text. */
const FaceContext = createContext<Pick<BoardProps, 'Face' | 'speech'> | null>(null);

export const FaceInText = FaceContext.Provider;

/** A card in a sentence; its words are shown on hovering. */
export function CardInText({ kind, name }: { readonly kind: string; readonly name: string }) {
  const game = useContext(FaceContext);
  if (game === null) return <CardChip name={name} kind={kind} />;
  const { Face, speech } = game;
  return (
    <span title={speech.words.cards[kind]?.text}>
      {/* The chip has the name in the case of its sentence. */}
      <Face kind={kind} size="chip" speech={{ ...speech, card: () => name }} />
    </span>
  );
}
