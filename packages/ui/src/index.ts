export { Button } from './Button.tsx';
export { Crest } from './Crest.tsx';
export { GameIconSprite, Icon, IconSprite } from './icons/Icon.tsx';
export type { IconName } from './icons/icons.ts';
export { Logo } from './Logo.tsx';
export { Pips } from './Pips.tsx';
export { SearchField } from './SearchField.tsx';
export { SeatPatterns } from './SeatPatterns.tsx';
export { Sheet } from './Sheet.tsx';
