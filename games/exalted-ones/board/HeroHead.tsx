import { DrawnIcon, palettes, Scene, type BoardSpeech } from '@tafelrunde/ui/board';
import { texts } from '../overview/texts.ts';
import type { HeroDef } from '../shape.ts';
import { backdropOf, iconOf } from './looks.ts';

interface HeroHeadProps {
  readonly def: HeroDef;
  readonly level: number;
  /** What stands after the class. */
  readonly more?: string;
  readonly speech: BoardSpeech;
}
/** The head of a sheet: the figure before the land of its people, level, name and class. */
export function HeroHead({ def, level, more = '', speech }: HeroHeadProps) {
  const say = texts[speech.language];
  const [palette, scene] = backdropOf(def);
  return (
    <header>
      <svg viewBox="0 0 284 86" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Scene name={scene} palette={palettes[palette]} width={284} height={86} seed={def.kind.length * 7} />
        <DrawnIcon name={iconOf(def.kind)} x={186} y={-2} size={92} fill="#20160d" />
        <DrawnIcon name={iconOf(def.kind)} x={183} y={-5} size={92} fill="#fdf3dc" />
      </svg>
      <span className="ex-level">{say.level(level)}</span>
      <h2>{speech.card(def.kind)}</h2>
      <p>
        {say.classes[def.class]}
        {more}
      </p>
    </header>
  );
}
