import { useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { playNow } from '../play-now.ts';

/** One click against bots, and the gear for everything else. */
export function PlayButtons({ info, name }: { readonly info: GameInfo; readonly name: string }) {
  const { texts } = useSpeech();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <>
      <div className="play-buttons">
        <Button
          tone="asked"
          icon="play"
          label={texts.lobby.play}
          detail={texts.lobby.playDetail}
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
      </div>
      {trouble !== null && <p role="alert">{texts.errors[trouble.code]}</p>}
    </>
  );
}
