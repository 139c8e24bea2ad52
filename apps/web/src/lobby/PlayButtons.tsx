import { useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { useDevice } from '../offline/device.ts';
import { KeepButton } from '../offline/KeepButton.tsx';
import { useReachable } from '../offline/reach.ts';
import { useDeviceTexts } from '../offline/texts.ts';
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
  const device = useDeviceTexts();
  const { kept } = useDevice();
  const reachable = useReachable();
  // Without the server only what lies on this device can be played.
  const isMissing = !reachable && kept !== null && !kept.includes(info.id);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <>
      <div className="play-buttons">
        <Button
          tone={isMissing ? 'blocked' : 'asked'}
          icon={isMissing ? 'blocked' : 'play'}
          label={texts.lobby.play}
          detail={isMissing ? device.notKept : undefined}
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
      {info.guide != null && !isMissing && (
        <GuidedButton info={info} name={name} className="play-guided" quiet />
      )}
      <KeepButton game={info.id} name={name} />
      {trouble !== null && <p role="alert">{texts.errors[trouble.code]}</p>}
    </>
  );
}
