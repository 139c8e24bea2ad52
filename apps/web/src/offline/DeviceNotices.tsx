import { Button, Icon } from '@tafelrunde/ui';
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

/** Says that the server is out of reach, and that one can play all the same. */
export function OfflineNotice() {
  const texts = useDeviceTexts();
  const reachable = useReachable();
  return (
    <div className="offline-notice" aria-live="polite">
      {!reachable && (
        <p className="slab">
          <Icon name="device" />
          <span>
            <b>{texts.offline}.</b> {texts.offlineHint}
          </span>
        </p>
      )}
    </div>
  );
}
