import { useId } from 'react';
import type { BotLevel } from '@tafelrunde/protocol';
import { useTableTexts } from './texts.ts';

interface BotLevelChoiceProps {
  /** What is being chosen, for whoever does not see the surroundings. */
  readonly label: string;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
  /** With the label and a sentence on how such a bot plays; without, the sentence is only spoken. */
  readonly explained?: boolean;
}

/** How well a bot is to play. */
export function BotLevelChoice({ label, level, onChange, explained = false }: BotLevelChoiceProps) {
  const texts = useTableTexts();
  const id = useId();
  return (
    <span className="level-choice">
      <label>
        <span className={explained ? undefined : 'unseen'}>{label}</span>
        <select
          value={level}
          aria-describedby={id}
          title={texts.botPlays[level]}
          onChange={(event) => onChange(event.currentTarget.value as BotLevel)}
        >
          {Object.entries(texts.levels).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <small id={id} className={explained ? undefined : 'unseen'}>
        {texts.botPlays[level]}
      </small>
    </span>
  );
}
