import { useState } from 'react';
import { Icon } from '@tafelrunde/ui';
import { layInGames, useDevice } from './device.ts';
import { useReachable } from './reach.ts';
import { useDeviceTexts } from './texts.ts';

/** Lays a game in for when there is no connection, or says that it is there. Nothing where the browser keeps no files. */
export function KeepButton({ game, name }: { readonly game: string; readonly name: string }) {
  const texts = useDeviceTexts();
  const { kept } = useDevice();
  const reachable = useReachable();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (kept === null) return null;
  if (kept.includes(game))
    return (
      <p className="keep-game" data-kept>
        <Icon name="done" />
        {texts.isKept}
      </p>
    );
  // Without the server there is nothing to fetch it from.
  if (!reachable) return null;
  const keep = async () => {
    setState('busy');
    setState((await layInGames([game]).catch(() => false)) ? 'idle' : 'failed');
  };
  return (
    <button type="button" className="keep-game" disabled={state === 'busy'} onClick={() => void keep()}>
      <Icon name="install" />
      <span aria-live="polite">
        {state === 'busy' ? texts.keeping : state === 'failed' ? texts.keepFailed : texts.keep}
      </span>
      <span className="unseen"> {name}</span>
    </button>
  );
}
