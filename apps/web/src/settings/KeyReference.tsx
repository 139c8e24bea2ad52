import { Sheet } from '@tafelrunde/ui';
import { useReplayTexts } from '../replay/texts.ts';
import { Keys, tableKeys } from '../table/KeysDialog.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useSettingsTexts } from './texts.ts';

/** Every key of the client, in one place. */
export function KeyReference() {
  const texts = useSettingsTexts();
  const { keyList } = useReplayTexts();
  const { keyNames } = texts;
  return (
    <Sheet as="section">
      <h2>{texts.keys}</h2>
      <h3>{texts.keysTable}</h3>
      <Keys keys={tableKeys(useTableTexts())} />
      <h3>{texts.keysReplay}</h3>
      <Keys
        keys={[
          [keyNames.space, keyList.space],
          [keyNames.arrows, keyList.arrows],
          [keyNames.turns, keyList.turns],
          [keyNames.ends, keyList.ends],
        ]}
      />
    </Sheet>
  );
}
