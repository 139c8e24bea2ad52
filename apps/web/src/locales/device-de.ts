/** What is said about this device: playing without a server, installing, newer versions. */
export const deviceDe = {
  onDevice: 'auf diesem Gerät',
  offline: 'Offline',
  offlineHint: 'Der Server ist nicht zu erreichen.',
  offlineGames: (names: string): string =>
    `Auf diesem Gerät spielbar, gegen Bots oder zu mehreren an diesem Bildschirm: ${names}.`,
  offlineNothing: 'Auf diesem Gerät liegt noch kein Spiel; mit Verbindung lässt es sich im Regal hinlegen.',
  keep: 'Für offline hinlegen',
  keeping: 'Wird hingelegt …',
  keepFailed: 'Hat nicht geklappt. Noch einmal?',
  isKept: 'Auch offline da',
  notKept: 'liegt nicht auf diesem Gerät',
  where: 'Wo wird gespielt?',
  server: 'Auf dem Server',
  device: 'Auf diesem Gerät',
  deviceHint:
    'Ohne Verbindung, gegen Bots oder zu mehreren an diesem Bildschirm. Die Partie bleibt in diesem Browser.',
  newVersion: 'Es gibt eine neue Version.',
  newVersionHint: 'Deine Partien bleiben, wie sie sind.',
  reload: 'Neu laden',
  later: 'Später',
  install: 'Installieren',
  installHint: 'Tafelrunde als App auf dieses Gerät legen; danach ist jedes Spiel auch ohne Verbindung da.',
  playHere: 'Hier weiterspielen',
  opening: 'Der Tisch wird aufgebaut …',
};

export type DeviceTexts = typeof deviceDe;
