import type { CardWords, Phrase } from '@tafelrunde/engine';

/** Village cards and basics: what they are called and say, and what is asked and told because of them. */
export const village = {
  prompts: {
    banish: 'Welches Monster schickst du unter das Dungeondeck?',
    arrange: 'In welcher Reihenfolge legst du die Dungeonkarten zurück? Die erste liegt oben.',
    study: 'Welche Karte gibst du dem Weisen Mann?',
    putOnDeck: 'Welchen Helden legst du auf dein Kommandodeck?',
    cleave: 'Welches Monster erschlägt das Breitschwert?',
  } satisfies Record<string, Phrase>,
  options: {
    'use.foresee': ({ kind }, say) => `${say.card(kind)}: 3 Dungeonkarten ordnen, 2 Karten ziehen`,
    'use.banish': ({ kind }, say) =>
      `${say.card(kind)} zerstören: ein Monster unter das Deck legen, 1 Karte ziehen`,
    'use.study': ({ kind }, say) =>
      `${say.card(kind)}: eine Karte zerstören, 1 Erfahrung, wenn es kein Held ist`,
    'use.sellWisdom': ({ kind }, say) => `${say.card(kind)} zerstören: 1 Gold je Held`,
    'use.forge': ({ kind }, say) => `${say.card(kind)}: 1 Karte ziehen, dazu 1 Waffenkauf`,
    'use.sendHero': ({ kind }, say) => `${say.card(kind)} zerstören: 2 Gold, einen Helden auf das Deck legen`,
    'use.wither': ({ kind }, say) =>
      `${say.card(kind)}: alle Monster verlieren 2 Lebenspunkte, alle anderen erleiden 1 Krankheit`,
    'use.secondPurchase': ({ kind }, say) => `${say.card(kind)}: 1 weiterer Kauf`,
    'use.sell2': ({ kind }, say) => `${say.card(kind)} zerstören: 2 Gold`,
    'use.feast': ({ kind }, say) => `${say.card(kind)}: alle Helden Stärke +3 und Angriff +1`,
    'use.draw3': ({ kind }, say) => `${say.card(kind)} zerstören: 3 Karten ziehen`,
  } satisfies Record<string, Phrase>,
  events: {} satisfies Record<string, Phrase>,
  cards: {
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
  } satisfies Record<string, CardWords>,
};
