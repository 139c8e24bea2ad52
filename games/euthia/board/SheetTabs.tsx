import { SeatTabs } from '@tafelrunde/ui/table';
import type { Seat } from '@tafelrunde/engine';
import { heroName } from '../overview/places.ts';
import { texts } from '../overview/texts.ts';
import { iconOf } from './looks.ts';
import type { Props } from './view.ts';

interface SheetTabsProps {
  readonly seat: Seat;
  readonly props: Props;
  readonly onChoose: (seat: Seat) => void;
}

/** Whose hero board lies open. */
export function SheetTabs({ seat, props, onChoose }: SheetTabsProps) {
  const say = texts[props.speech.language];
  return (
    <SeatTabs
      className="eu-tabs"
      label={say.hero}
      sitters={props.sitters}
      open={seat}
      nameOf={(of) => say.heroOf(heroName(props, of))}
      iconOf={(of) => iconOf(props.view.state.heroes[of].board)}
      onChoose={onChoose}
    />
  );
}
