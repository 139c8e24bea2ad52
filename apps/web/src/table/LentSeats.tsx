import { Button, Icon } from '@tafelrunde/ui';
import { useClockTexts } from './clock-texts.ts';
import { lentSeats } from './lent-seats.ts';
import type { AtTable } from './useTable.ts';

/** Seats of this person that a bot plays for now, and the way to have them back. */
export function LentSeats({ at, names }: { readonly at: AtTable; readonly names: readonly string[] }) {
  const texts = useClockTexts();
  const { state, wish } = at;
  const lent = state.table === null ? [] : lentSeats(state.table, state.me?.person);
  return lent.map((seat) => (
    <section key={seat} className="slab board-notice" aria-live="polite">
      <Icon name="bot" />
      <p>{texts.botPlays(names[seat] ?? '')}</p>
      <Button
        label={texts.takeBack}
        {...(lent.length > 1 && { context: names[seat] ?? '' })}
        icon="person"
        onClick={() => void wish({ type: 'sit', seat })}
      />
    </section>
  ));
}
