import type { Seat } from '@tafelrunde/engine';
import { Button, Sheet } from '@tafelrunde/ui';
import { Token } from '@tafelrunde/ui/table';
import { Notices } from './Notices.tsx';
import { useTableTexts } from './texts.ts';
import { useRuleTip } from './useRuleTip.tsx';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

/** Between people at one screen: no hand is shown before one of these has said that they are there. */
export function Curtain({
  seats,
  asked,
  names,
  onOpen,
}: {
  readonly seats: readonly Seat[];
  /** The table waits for one of them. */
  readonly asked: boolean;
  readonly names: readonly string[];
  readonly onOpen: (seat: Seat) => void;
}) {
  const texts = useTableTexts();
  const nameOf = (seat: Seat): string => names[seat] ?? '';
  const [only] = asked && seats.length === 1 ? seats : [];
  return (
    <Sheet as="section" className="notice curtain">
      {only !== undefined && <Token seat={only} label={nameOf(only)} />}
      <h1 tabIndex={-1}>{only === undefined ? texts.curtainWho : texts.curtain(nameOf(only))}</h1>
      <p>{only === undefined ? texts.curtainWhoText : texts.curtainText}</p>
      <div className="curtain-seats">
        {seats.map((seat) => (
          <Button
            key={seat}
            label={texts.curtainOpen(nameOf(seat))}
            icon="sees"
            onClick={() => onOpen(seat)}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface CurtainNoticesProps {
  readonly at: AtTable;
  readonly game: string;
  readonly speech: Speech;
  readonly names: readonly string[];
  /** The seats of this browser. */
  readonly own: readonly Seat[];
}

/** What has to be said besides the game is said behind the curtain, too: it shows no hand, and the others may wait for it. */
export function CurtainNotices({ at, game, speech, names, own }: CurtainNoticesProps) {
  const [showRules, ruleTip] = useRuleTip(game, speech);
  return (
    <div className="curtain-notices">
      <Notices at={at} names={names} own={own} showRules={showRules} />
      {ruleTip}
    </div>
  );
}
