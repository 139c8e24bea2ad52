import { createContext, useContext } from 'react';
import type { IconName } from './icons.ts';

/** Where the sprite is served. Empty: its symbols are in the page itself. */
const SpriteAddress = createContext('');

export const IconSprite = SpriteAddress.Provider;

/** Where the icons of the game at hand are served. */
const GameSpriteAddress = createContext('');

export const GameIconSprite = GameSpriteAddress.Provider;

/** The address of one symbol. */
function useSymbol(name: IconName): string {
  const shared = useContext(SpriteAddress);
  const game = useContext(GameSpriteAddress);
  return name.startsWith('game:') ? `${game}#${name.slice('game:'.length)}` : `${shared}#${name}`;
}

/** An icon in a line of text or a button. The words beside it carry the meaning; it is silent for screen readers. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 512 512" aria-hidden="true">
      <use href={useSymbol(name)} />
    </svg>
  );
}

interface DrawnIconProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** An icon as a part of a drawing, placed by its top left corner. */
export function DrawnIcon({ name, x, y, size, fill }: DrawnIconProps) {
  return <use href={useSymbol(name)} x={x} y={y} width={size} height={size} fill={fill} />;
}
