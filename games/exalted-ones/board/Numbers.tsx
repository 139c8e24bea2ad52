import type { BoardSpeech } from '@tafelrunde/ui/board';
import { texts, type Word } from '../overview/texts.ts';

interface NumbersProps {
  /** By name, the numbers of a profile, in the order they are printed in. */
  readonly of: readonly (readonly [Word, string | number])[];
  readonly speech: BoardSpeech;
}
/** The numbers of a profile, each with its name; where the texts of abilities shorten the name, with the short one, too. */
export function Numbers({ of, speech }: NumbersProps) {
  const { words, shortened } = texts[speech.language];
  return (
    <dl className="ex-numbers">
      {of.map(([name, value]) => (
        <div key={name}>
          <dd>
            {value}
            {shortened[name] !== undefined && <small> {shortened[name]}</small>}
          </dd>
          <dt>{words[name]}</dt>
        </div>
      ))}
    </dl>
  );
}
