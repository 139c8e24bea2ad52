import type { BoardSpeech } from '@tafelrunde/ui/board';
import { Picture } from '@tafelrunde/ui/table';
import { texts } from '../overview/texts.ts';
import type { HeroDef } from '../shape.ts';
import { cardLook, iconOf } from './looks.ts';

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
  return (
    <header>
      <Picture look={cardLook(def.kind)} icon={iconOf(def.kind)} width={284} height={86} at={0.8} size={1} />
      <span className="ex-level">{say.level(level)}</span>
      <h2>{speech.card(def.kind)}</h2>
      <p>
        {say.classes[def.class]}
        {more}
      </p>
    </header>
  );
}
