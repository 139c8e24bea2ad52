import type { CardWords } from '@tafelrunde/engine';

export const village = {
  torch: { name: 'Fackel' },
  dagger: { name: 'Dolch' },
  ironRations: { name: 'Proviant', text: 'Dungeon: Ein Held erhält Stärke +2.' },
  disease: { name: 'Krankheit', text: 'Dungeon: Dein Angriff oder magischer Angriff sinkt um 1.' },
  cursedMace: { name: 'Verfluchter Streitkolben', text: 'Wer damit kämpft, erleidet 1 Krankheit.' },
  foresightElixir: {
    name: 'Elixier der Voraussicht',
    text: 'Vorzeigen: Eine Falle trifft dich nicht. Dungeon: Sieh die obersten 3 Dungeonkarten an, ordne sie und ziehe 2 Karten.',
  },
  lantern: { name: 'Laterne' },
  magiStaff: {
    name: 'Zauberstab',
    text: 'Dungeon, solange er geführt wird: Zerstöre ihn, lege 1 Monster unter das Dungeondeck und ziehe 1 Karte.',
  },
  magicMissile: { name: 'Magisches Geschoss', text: 'Nur gegen Position 1.' },
  sage: {
    name: 'Weiser Mann',
    text: 'Dorf: Zerstöre 1 Karte; war es kein Held, erhältst du 1 Erfahrung. Dorf: Zerstöre ihn für 1 Gold je Held.',
  },
  shortBow: {
    name: 'Kurzbogen',
    text: 'Angriff +3 gegen Position 2 und 3. Bei einem Bogenschützen weitere +2, auch gegen andere Positionen.',
  },
  townGuard: { name: 'Stadtwache', text: 'Dorf: Ziehe 2 Karten. Dorf: Zerstöre sie und ziehe 3 weitere.' },
  barkeep: { name: 'Wirt', text: 'Dorf: 1 weiterer Kauf. Dorf: Zerstöre ihn für 2 Gold.' },
  feast: { name: 'Festmahl', text: 'Dungeon: Alle deine Helden erhalten Stärke +3 und Angriff +1.' },
  fireball: { name: 'Feuerball' },
  hatchet: { name: 'Beil' },
  blacksmith: {
    name: 'Schmied',
    text: 'Dorf: Ziehe 1 Karte; 1 weiterer Kauf für eine Waffe. Dorf: Zerstöre ihn für 2 Gold und lege 1 Helden auf dein Deck.',
  },
  claymore: {
    name: 'Breitschwert',
    text: 'Vor dem Auffüllen: Nimm 1 Monster mit 1 oder 2 Siegpunkten aus dem Dungeon, ohne Erfahrung.',
  },
  creepingDeath: {
    name: 'Schleichender Tod',
    text: 'Dungeon: Alle anderen erleiden 1 Krankheit. Alle Monster verlieren 2 Lebenspunkte; wer keine mehr hat, gehört dir.',
  },
} satisfies Record<string, CardWords>;
