import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { seatColours } from './SeatPanel.tsx';

interface SeatTabsProps {
  readonly label: string;
  readonly className: string;
  readonly sitters: readonly { readonly seat: number }[];
  /** Whose sheet lies open. */
  readonly open: number;
  readonly nameOf: (seat: number) => string;
  readonly iconOf: (seat: number) => IconName;
  readonly onChoose: (seat: number) => void;
}

/** Tabs in the colours of the seats, where a sheet of each can be opened. Alone there is nothing to choose. */
export function SeatTabs({ label, className, sitters, open, nameOf, iconOf, onChoose }: SeatTabsProps) {
  if (sitters.length === 1) return null;
  return (
    <fieldset className={className} aria-label={label}>
      {sitters.map(({ seat }) => (
        <button
          key={seat}
          type="button"
          title={nameOf(seat)}
          aria-label={nameOf(seat)}
          aria-pressed={seat === open}
          style={seatColours(seat)}
          onClick={() => onChoose(seat)}
        >
          <Icon name={iconOf(seat)} />
        </button>
      ))}
    </fieldset>
  );
}
