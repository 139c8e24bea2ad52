import { Dialog } from '@tafelrunde/ui/table';
import type { TableTexts } from '../locales/table-de.ts';
import { useTableTexts } from './texts.ts';

type KeyList = readonly (readonly [key: string, meaning: string])[];

/** The keys of a table, and what each does. */
export function tableKeys({ keyList, keyNames }: TableTexts): KeyList {
  return [
    [keyNames.numbers, keyList.numbers],
    [keyNames.arrows, keyList.arrows],
    [keyNames.enter, keyList.enter],
    ['U', keyList.undo],
    ['B', keyList.turnStart],
    ['L', keyList.log],
    ['R', keyList.rules],
    ['C', keyList.chat],
    ['V', keyList.recap],
    ['N', keyList.next],
    [keyNames.story, keyList.story],
    ['?', keyList.keys],
  ];
}

export function Keys({ keys }: { readonly keys: KeyList }) {
  return (
    <dl className="key-list">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every key there is. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTableTexts();
  return (
    <Dialog title={texts.keysTitle} closeLabel={texts.close} onClose={onClose} className="keys">
      <Keys keys={tableKeys(texts)} />
    </Dialog>
  );
}
