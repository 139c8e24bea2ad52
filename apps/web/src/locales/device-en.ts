import type { DeviceTexts } from './device-de.ts';

export const deviceEn: DeviceTexts = {
  onDevice: 'on this device',
  offline: 'Offline',
  offlineHint: 'The server is out of reach.',
  offlineGames: (names) =>
    `On this device you can play, against bots or with others at this screen: ${names}.`,
  offlineNothing: 'No game lies on this device yet; with a connection it can be laid in from the shelf.',
  keep: 'Lay in for offline',
  keeping: 'Being laid in …',
  keepFailed: 'That did not work. Again?',
  isKept: 'Also there offline',
  notKept: 'does not lie on this device',
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
