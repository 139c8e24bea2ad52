import { Dialog } from '@tafelrunde/ui/table';
import type { TableTexts } from '../locales/table-de.ts';
import { useTableTexts } from './texts.ts';

/** The keys of a table, and what each does. */
export function tableKeys({ keyList, keyNames }: TableTexts): readonly (readonly [string, string])[] {
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

/** Every key there is. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTableTexts();
  return (
    <Dialog title={texts.keysTitle} closeLabel={texts.close} onClose={onClose} className="keys">
      <dl>
        {tableKeys(texts).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
