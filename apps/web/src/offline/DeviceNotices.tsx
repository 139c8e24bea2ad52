import { Button, Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { shelf } from '../shelf.ts';
import { notNow, showNewer, useDevice } from './device.ts';
import { useReachable } from './reach.ts';
import { useDeviceTexts } from './texts.ts';

/** Says that a newer version waits; nobody is torn out of a game by it. */
export function NewVersion() {
  const texts = useDeviceTexts();
  const { newer } = useDevice();
  return (
    <div className="new-version" aria-live="polite">
      {newer !== null && (
        <section className="slab" aria-label={texts.newVersion}>
          <Icon name="star" />
          <p>
            <b>{texts.newVersion}</b> {texts.newVersionHint}
          </p>
          <Button label={texts.reload} tone="asked" onClick={showNewer} />
          <Button label={texts.later} tone="quiet" onClick={notNow} />
        </section>
      )}
    </div>
  );
}

/** Says that the server is out of reach, and what can be played all the same: only what lies on this device. */
export function OfflineNotice() {
  const texts = useDeviceTexts();
  const { language } = useSpeech();
  const { kept } = useDevice();
  const reachable = useReachable();
  const names = shelf
    .filter(({ about }) => kept?.includes(about.id))
    .map(({ about }) => splitName(about.name[language]).title);
  return (
    <div className="offline-notice" aria-live="polite">
      {!reachable && (
        <p className="slab">
          <Icon name="device" />
          <span>
            <b>{texts.offline}.</b> {texts.offlineHint}{' '}
            {kept !== null &&
              (names.length === 0 ? texts.offlineNothing : texts.offlineGames(names.join(', ')))}
          </span>
        </p>
      )}
    </div>
  );
}
