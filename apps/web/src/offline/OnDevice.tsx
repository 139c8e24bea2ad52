import { Icon } from '@tafelrunde/ui';
import { isLocal } from './ids.ts';
import { useReachable } from './reach.ts';
import { useDeviceTexts } from './texts.ts';

/** The mark of a table that is played here and nowhere else; nothing for any other table. */
export function OnDevice({ table }: { readonly table: string }) {
  const texts = useDeviceTexts();
  const reachable = useReachable();
  if (!isLocal(table)) return null;
  return (
    <span className="on-device">
      <Icon name="device" />
      {reachable ? texts.onDevice : `${texts.offline}: ${texts.onDevice}`}
    </span>
  );
}
