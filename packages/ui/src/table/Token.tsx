import { Icon } from '../icons/Icon.tsx';
import { seatColours } from './SeatPanel.tsx';

interface TokenProps {
  readonly seat: number;
  readonly label: string;
}

/** A figure of a seat: a parchment standee on a patterned base. */
export function Token({ seat, label }: TokenProps) {
  return (
    <span className="token" title={label} style={seatColours(seat)}>
      <span className="token-figure">
        <Icon name="games" />
      </span>
      <span className="token-base" />
      <span className="unseen">{label}</span>
    </span>
  );
}
