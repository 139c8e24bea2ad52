import { Dialog } from '@tafelrunde/ui/table';
import { useTableTexts } from './texts.ts';

/** Every key there is. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTableTexts();
  const { keyList, keyNames } = texts;
  const keys: readonly (readonly [string, string])[] = [
    [keyNames.numbers, keyList.numbers],
    [keyNames.arrows, keyList.arrows],
    [keyNames.enter, keyList.enter],
    ['U', keyList.undo],
    ['L', keyList.log],
    ['R', keyList.rules],
    ['C', keyList.chat],
    ['?', keyList.keys],
  ];
  return (
    <Dialog title={texts.keysTitle} closeLabel={texts.close} onClose={onClose} className="keys">
      <dl>
        {keys.map(([key, meaning]) => (
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
