import { useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { playNow } from '../play-now.ts';
import { rulebookAddress } from '../routes.ts';
import { GuidedButton } from './GuidedButton.tsx';

interface PlayButtonsProps {
  readonly info: GameInfo;
  readonly name: string;
  /** How many rules its book has, if there is one to read. */
  readonly rules: number | undefined;
}

/** One click against bots, the gear for everything else, and the rulebook. */
export function PlayButtons({ info, name, rules }: PlayButtonsProps) {
  const { texts } = useSpeech();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <>
      <div className="play-buttons">
        <Button
          tone="asked"
          icon="play"
          label={texts.lobby.play}
          context={name}
          onClick={() => void playNow(info).catch((error: unknown) => setTrouble(troubleOf(error)))}
        />
        <a
          className="answer gear"
          data-tone="quiet"
          href={`/new/${info.id}`}
          title={texts.lobby.newTable(name)}
          aria-label={texts.lobby.newTable(name)}
        >
          <Icon name="options" />
        </a>
        {rules !== undefined && (
          <a
            className="answer gear"
            data-tone="quiet"
            href={rulebookAddress(info.id)}
            title={texts.game.open}
            aria-label={`${texts.game.open} ${texts.game.ofGame(name)} ${texts.counts.rules(rules)}`}
          >
            <Icon name="rulebook" />
          </a>
        )}
      </div>
      {info.guide != null && <GuidedButton info={info} name={name} className="play-guided" quiet />}
      {trouble !== null && <p role="alert">{texts.errors[trouble.code]}</p>}
    </>
  );
}
