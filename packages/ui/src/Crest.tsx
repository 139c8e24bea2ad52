import { DrawnIcon } from './icons/Icon.tsx';
import type { IconName } from './icons/icons.ts';

/** The sign of a game in a small round, for lists and bars. */
export function Crest({ icon, ground }: { readonly icon: IconName; readonly ground: string }) {
  return (
    <svg className="crest" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill="#0b0705" />
      <circle cx="22" cy="22" r="20" fill="#d9c498" />
      <circle cx="22" cy="22" r="17.5" fill={ground} stroke="#20160d" strokeWidth="1.5" />
      <DrawnIcon name={icon} x={9.5} y={9.5} size={25} fill="#fcf6e6" />
    </svg>
  );
}
