import type { Seat } from '@tafelrunde/engine';
import { Button, Sheet } from '@tafelrunde/ui';
import { Token } from '@tafelrunde/ui/table';
import { useTableTexts } from './texts.ts';

/** Between two people at one screen: nothing of either hand is shown. */
export function Curtain({
  seat,
  name,
  onOpen,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly onOpen: () => void;
}) {
  const texts = useTableTexts();
  return (
    <Sheet as="section" className="notice curtain">
      <Token seat={seat} label={name} />
      <h1 tabIndex={-1}>{texts.curtain(name)}</h1>
      <p>{texts.curtainText}</p>
      <Button label={texts.curtainOpen(name)} icon="sees" onClick={onOpen} />
    </Sheet>
  );
}
