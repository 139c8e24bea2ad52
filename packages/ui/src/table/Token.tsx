import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { seatColours } from './SeatPanel.tsx';

interface TokenProps {
  readonly seat: number;
  readonly label: string;
  readonly icon?: IconName;
}

/** A figure of a seat: a parchment standee on a patterned base. */
export function Token({ seat, label, icon = 'games' }: TokenProps) {
  return (
    <span className="token" title={label} style={seatColours(seat)}>
      <span className="token-figure">
        <Icon name={icon} />
      </span>
      <span className="token-base" />
      <span className="unseen">{label}</span>
    </span>
  );
}
