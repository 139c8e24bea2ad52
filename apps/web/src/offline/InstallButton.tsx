import { Icon } from '@tafelrunde/ui';
import { install, useDevice } from './device.ts';
import { useDeviceTexts } from './texts.ts';

/** Puts the page among the apps of this device, where the browser offers that. */
export function InstallButton() {
  const texts = useDeviceTexts();
  const { offer } = useDevice();
  if (offer === null) return null;
  return (
    <button type="button" className="install" title={texts.installHint} onClick={() => void install()}>
      <Icon name="install" />
      {texts.install}
    </button>
  );
}
