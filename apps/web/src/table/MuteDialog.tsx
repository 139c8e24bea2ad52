import { type ChatLine, type Me, type TableSummary, WATCHERS } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { Dialog } from '@tafelrunde/ui/table';
import { mayMute, plays } from './muting.ts';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';

interface MuteDialogProps {
  readonly about: { readonly person: string; readonly name: string };
  readonly state: {
    readonly chat: readonly ChatLine[];
    readonly muted: readonly string[];
    readonly table: TableSummary;
    readonly me: Me | null;
  };
  readonly wish: AtTable['wish'];
  readonly onClose: () => void;
}

/** Silence somebody in the chat, or all who only watch; and let them speak again. */
export function MuteDialog({ about, state, wish, onClose }: MuteDialogProps) {
  const { muting, close } = useTableTexts();
  const { chat, muted, table, me } = state;
  const mute = (person: string, on: boolean) => {
    void wish({ type: 'mute', person, on });
    onClose();
  };
  const nameOf = (person: string): string =>
    person === WATCHERS ? muting.watchers : (chat.findLast((line) => line.person === person)?.name ?? '…');
  const isFree = !muted.includes(about.person) && about.person !== WATCHERS;
  return (
    <Dialog title={muting.title} closeLabel={close} onClose={onClose} className="mute-dialog">
      <p>{muting.text}</p>
      {isFree && me !== null && mayMute(table, me.person, about.person) && (
        <Button label={muting.mute(about.name)} icon="blocked" onClick={() => mute(about.person, true)} />
      )}
      {!muted.includes(WATCHERS) && !plays(table, about.person) && (
        <Button
          label={muting.muteWatchers}
          detail={muting.muteWatchersDetail}
          icon="blocked"
          onClick={() => mute(WATCHERS, true)}
        />
      )}
      {muted.map((person) => (
        <Button
          key={person}
          label={muting.unmute(nameOf(person))}
          icon="chat"
          tone="quiet"
          onClick={() => mute(person, false)}
        />
      ))}
    </Dialog>
  );
}
