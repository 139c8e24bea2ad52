import type { DeviceTexts } from './device-de.ts';

export const deviceEn: DeviceTexts = {
  onDevice: 'on this device',
  offline: 'Offline',
  offlineHint:
    'The server cannot be reached. New games run on this device, against bots or with others at this screen.',
  where: 'Where do you play?',
  server: 'On the server',
  device: 'On this device',
  deviceHint:
    'Without a connection, against bots or with others at this screen. The game stays in this browser.',
  newVersion: 'There is a new version.',
  newVersionHint: 'Your games stay as they are.',
  reload: 'Reload',
  later: 'Later',
  install: 'Install',
  installHint: 'Put Tafelrunde on this device as an app; every game is then there without a connection too.',
  playHere: 'Play on here',
  opening: 'Setting up the table …',
};
