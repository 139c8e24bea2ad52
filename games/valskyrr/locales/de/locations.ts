import type { CardWords } from '@tafelrunde/engine';

export const locations = {
  mistwatch: {
    name: 'Die Nebelwacht',
    text: 'Wer sich hier ausruht, entfernt alle Zustandsmarker von sich und den eigenen Verbündeten.',
  },
  lastWatchtower: {
    name: 'Der letzte Wachturm',
    text: 'Zu Beginn der Reisephase dürft ihr 1 angrenzenden verdeckten Ort kostenlos aufdecken.',
  },
  abandonedMarket: {
    name: 'Verlassener Markt',
    text: 'Wird hier eine Begegnung abgeschlossen: Nehmt 1 Beutemarker.',
  },
  saltRoad: {
    name: 'Die Salzstraße',
    text: 'Weithin sichtbar: Am Ende seines Zugs erhöht jeder Held seinen Fokus um 1, falls Gegner im Spiel sind. Eine erweiterte Bewegung von hier kostet keine Beutemarker.',
  },
  fortHarn: {
    name: 'Grenzfeste Harn',
    text: 'In jeder Verteidigungsphase verhindert jeder Held 1 Schaden des ersten Angriffs gegen ihn. Mensch-Gegner haben +1 körperliche Verteidigung.',
  },
  gallowsHill: { name: 'Der Galgenhügel', text: 'Kopfgeld: Mensch-Gegner haben Beutewert +1.' },
  weirMill: {
    name: 'Die Mühle am Wehr',
    text: 'Wer sich hier ausruht, darf danach 1 Karte von seinem Ablagestapel auf die Hand nehmen.',
  },
  tollBridge: {
    name: 'Die Zollbrücke',
    text: 'Ankunft: Gebt 1 Beutemarker ab, oder jeder Held legt 1 Handkarte ab.',
  },
  crystalRiver: {
    name: 'Kristallfluss',
    text: 'Am Ende der Verteidigungsphase darf jeder Held 1 Gift oder 1 Brand von sich entfernen.',
  },
  wolfGorge: {
    name: 'Die Wolfsschlucht',
    text: 'Echo: Wird ein Gegner aufgestachelt, erhöht der Held dieser Heldenzone danach seinen Fokus um 1.',
  },
  stormPeak: {
    name: 'Der Sturmgipfel',
    text: 'Sturmwind: Fernkampf-Aktionen haben −1 Reichweite (mindestens 1), fügen aber 1 Ziel 1 Schaden mehr zu.',
  },
  whisperWood: {
    name: 'Der Flüsterwald',
    text: 'Deckung: Zu Beginn der Verfolgungsphase senkt jeder Held seinen Fokus um 1.',
  },
  mistMoor: {
    name: 'Das Nebelmoor',
    text: 'Ankunft: Legt 1 Benommenheit auf jeden Helden. Insekt- und Drache-Gegner erhalten 1 Wundenmarker, wenn sie in eine Heldenzone kommen.',
  },
  mushroomGrove: {
    name: 'Der Pilzhain',
    text: 'Wer sich hier ausruht, darf 3 weitere Regenerationspunkte nehmen und erhält dann 1 Gift.',
  },
  oldQuarry: { name: 'Der alte Steinbruch', text: 'Stumpf-Aktionen fügen 1 Ziel 1 Schaden mehr zu.' },
  redTombs: { name: 'Rote Grabstätten', text: 'Skelett-Gegner haben +1 magische Verteidigung.' },
  ashPlain: { name: 'Die Aschenebene', text: 'Ankunft: Legt 1 Brand auf jeden Helden.' },
  blindCanyon: {
    name: 'Die Blinde Schlucht',
    text: 'Aktionen gegen Gegner haben −1 Reichweite (mindestens 1). Liegen mindestens 2 Gegner in der Gegnerreihe, bleibt in der Verfolgungsphase der letzte zurück.',
  },
  silentTower: {
    name: 'Der Schweigende Turm',
    text: 'Magie-Aktionen fügen 1 Ziel 1 Schaden mehr zu; erzeugen sie Fokus, dann 1 mehr.',
  },
  boneThrone: {
    name: 'Der Gebeinthron',
    text: 'Am Ende der Angriffsphase: Jeder Held, in dessen Heldenzone kein Gegner liegt, begräbt die oberste Karte seines Ablagestapels, falls Gegner im Spiel sind.',
  },
  redSandHeart: {
    name: 'Das Herz des Roten Sandes',
    text: 'Durst: Zu Beginn der Verteidigungsphase legt jeder Held mit 6 oder mehr Handkarten 1 Handkarte ab.',
  },
  mistMaw: {
    name: 'Der Nebelschlund',
    text: 'Geist-Gegner haben +1 körperliche Verteidigung. Licht-Aktionen fügen 1 Ziel 1 Schaden mehr zu.',
  },
} satisfies Record<string, CardWords>;
