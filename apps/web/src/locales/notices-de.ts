/** What is said of notices: that it is somebody's turn, and where they want to hear of it. */
export const noticesDe = {
  title: 'Wenn du am Zug bist',
  text: 'Wer gerade kein Fenster am Tisch offen hat, bekommt Bescheid: einmal je Zug, ohne Geheimnisse.',
  turnTitle: (game: string) => `Du bist am Zug: ${game}`,
  turnBody: 'Der Tisch wartet auf dich.',
  push: 'Nachrichten auf diesem Gerät',
  pushOn: 'Einschalten',
  pushOff: 'Ausschalten',
  pushIsOn: 'Dieses Gerät bekommt Bescheid, auch wenn die Seite geschlossen ist.',
  pushIsOff: 'Dieses Gerät bekommt nur Bescheid, solange die Seite offen ist.',
  pushDenied:
    'Der Browser verbietet dieser Seite Mitteilungen. In seinen Einstellungen lässt sich das ändern.',
  pushMissing: 'Dieser Browser kann keine Mitteilungen empfangen, solange die Seite geschlossen ist.',
  pushFailed: 'Der Dienst für Mitteilungen ist gerade nicht zu erreichen. Versuche es später noch einmal.',
  otherDevices: (n: number) => (n === 1 ? 'Außerdem ein weiteres Gerät.' : `Außerdem ${n} weitere Geräte.`),
  webhooks: 'Eigene Adressen (Webhooks)',
  webhooksText: 'Für Programme und Chats: Der Server schickt dorthin eine kurze, unterschriebene Nachricht.',
  url: 'Adresse, beginnt mit https://',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  removeWhich: (url: string) => `Entfernen: ${url}`,
  secret: 'Damit sind die Nachrichten unterschrieben. Es wird nur jetzt gezeigt:',
  copySecret: 'Geheimnis kopieren',
  copied: 'Kopiert',
  try: 'Probe senden',
  tried: 'Die Probe ist unterwegs.',
};

export type NoticeTexts = typeof noticesDe;
