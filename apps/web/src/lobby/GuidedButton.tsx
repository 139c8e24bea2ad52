import { useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { playGuided } from '../play-now.ts';

interface GuidedButtonProps {
  readonly info: GameInfo;
  /** Said to screen readers, where several games stand side by side. */
  readonly name?: string;
  readonly className: string;
  readonly quiet?: boolean;
}

/** One click to a first game that explains itself. */
export function GuidedButton({ info, name, className, quiet = false }: GuidedButtonProps) {
  const { texts } = useSpeech();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <>
      <Button
        tone={quiet ? 'quiet' : 'possible'}
        icon="star"
        className={className}
        label={texts.lobby.guided}
        {...(name !== undefined && { context: name })}
        onClick={() => void playGuided(info).catch((error: unknown) => setTrouble(troubleOf(error)))}
      />
      {trouble !== null && <p role="alert">{texts.errors[trouble.code]}</p>}
    </>
  );
}
