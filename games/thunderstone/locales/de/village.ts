import type { CardWords, Phrase } from '@tafelrunde/engine';

/** Village cards and basics: what they are called and say, and what is asked and told because of them. */
export const village = {
  prompts: {
    banish: 'Welches Monster schickst du unter das Dungeondeck?',
    arrange: 'In welcher Reihenfolge legst du die Dungeonkarten zurück? Die erste liegt oben.',
    study: 'Welche Karte gibst du dem Weisen Mann?',
    putOnDeck: 'Welchen Helden legst du auf dein Kommandodeck?',
    cleave: 'Welches Monster erschlägt das Breitschwert?',
    banishOrRearrange: 'Welches Monster schickst du unter das Dungeondeck? Oder ordnest du die Karten neu?',
    rearrange: 'In welcher Reihenfolge liegen die Karten im Dungeon? Die erste kommt am weitesten nach vorn.',
    destroyOwn: 'Welche deiner Karten zerstörst du?',
    conjure: 'Welche Waffe aus dem Dorf täuschst du vor?',
    pawn: 'Welche Karte versetzt du beim Pfandleiher?',
    train: 'Welche Miliz schickst du zum Ausbilder?',
    brawler: 'Welcher Held geht in die Kneipe?',
    challenge: ({ kind }, say) => `Wessen Helden fordert ${say.card(kind)} heraus?`,
    rioter: 'Welchen Helden kostet die Schlägerei?',
    riotDiscard: 'Kneipenschlägerei: Welche 2 Karten legst du ab?',
    discardGold: 'Der Steuereintreiber kommt: Welche Karte mit Goldwert legst du ab?',
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
    rearrange: 'Die Karten im Dungeon neu ordnen',
    'use.ambrosia': ({ kind }, say) =>
      `${say.card(kind)}: alle Helden Stärke +2 und Angriff +1, keiner wird zerstört`,
    'use.empower': ({ kind }, say) => `${say.card(kind)}: alle Helden Stärke +3`,
    'use.fury': ({ kind }, say) => `${say.card(kind)}: alle Helden Angriff +1`,
    'use.goodberries': ({ kind }, say) =>
      `${say.card(kind)}: ein Held erhält Stärke +3, sein Angriff wird magisch`,
    'use.enchantArms': ({ kind }, say) =>
      `${say.card(kind)}: der Angriff bewaffneter Helden wird magisch, 1 Karte ziehen`,
    'use.weightless': ({ kind }, say) => `${say.card(kind)}: Waffen wiegen nichts, 1 Karte ziehen`,
    'use.banishOrRearrange': ({ kind }, say) =>
      `${say.card(kind)}: ein Monster unter das Deck legen oder den Dungeon neu ordnen, 1 Karte zerstören, 1 Karte ziehen`,
    'use.conjureWeapon': ({ kind }, say) => `${say.card(kind)}: eine Waffe aus dem Dorf für diesen Kampf`,
    'use.throw': ({ kind }, say) => `${say.card(kind)} werfen: Angriff +3, danach zerstört`,
    'use.pawn': ({ kind }, say) => `${say.card(kind)}: eine Karte zerstören, ihr Goldwert und 3 Gold dazu`,
    'use.train': ({ kind }, say) => `${say.card(kind)}: eine Miliz zerstören, 2 Erfahrung`,
    'use.brawl': ({ kind }, say) => `${say.card(kind)}: einen Helden ablegen und jemanden herausfordern`,
    'use.riot': ({ kind }, say) =>
      `${say.card(kind)} und einen Helden zerstören: alle anderen legen 2 Karten ab`,
    'use.levy': ({ kind }, say) => `${say.card(kind)}: 1 Gold je Person am Tisch`,
    'use.distrain': ({ kind }, say) =>
      `${say.card(kind)} zerstören: alle anderen legen eine Karte mit Goldwert ab, das Gold gehört dir`,
  } satisfies Record<string, Phrase>,
  events: {
    rearranged: ({ seat }, say) => `${say.seat(seat)} ordnet den Dungeon neu.`,
  } satisfies Record<string, Phrase>,
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
    ambrosia: {
      name: 'Ambrosia',
      text: 'Dungeon: Alle deine Helden erhalten Stärke +2 und Angriff +1. Wer im Kampf zerstört würde, wird nur abgelegt.',
    },
    amuletOfPower: { name: 'Amulett der Stärke', text: 'Dungeon: Alle deine Helden erhalten Stärke +3.' },
    arcaneEnergies: {
      name: 'Arkane Energie',
      text: 'Dungeon: Der Angriff aller Helden mit Waffe und ihrer Waffen wird magisch. Ziehe 1 Karte.',
    },
    banish: {
      name: 'Verbannung',
      text: 'Dungeon: Lege 1 Monster unter das Dungeondeck oder ordne die Karten im Dungeon neu. Zerstöre dann 1 deiner Karten und ziehe 1 Karte.',
    },
    battleFury: { name: 'Kampfrausch', text: 'Dungeon: Alle deine Helden erhalten Angriff +1.' },
    flamingSword: { name: 'Flammenschwert' },
    goodberries: {
      name: 'Zauberbeeren',
      text: 'Dungeon: Ein Held erhält Stärke +3; sein Angriff und der seiner Waffe wird magisch.',
    },
    illusoryBlade: {
      name: 'Klinge der Täuschung',
      text: 'Dungeon: Gib einem Helden, der stark genug ist, eine Waffe aus dem Dorf. Sie wird nach dem Kampf zerstört.',
    },
    lightstoneGem: { name: 'Magischer Lichtstein' },
    magicalAura: { name: 'Magische Aura', text: 'Dungeon: Alle Waffen haben Gewicht 0. Ziehe 1 Karte.' },
    pawnbroker: {
      name: 'Pfandleiher',
      text: 'Dorf: Zerstöre 1 Karte mit Goldwert; du erhältst den Goldwert und 3 Gold dazu. Dorf: Zerstöre ihn für 2 Gold.',
    },
    polearm: { name: 'Hellebarde', text: 'Bei einem Helden mit Stärke 8 oder mehr: Angriff +6 statt +2.' },
    shortSword: { name: 'Kurzschwert' },
    spear: {
      name: 'Speer',
      text: 'Dungeon, solange er geführt wird: Zerstöre ihn für weitere Angriff +3; bis zum Ende des Kampfes zählt er noch.',
    },
    tavernBrawl: {
      name: 'Kneipenschlägerei',
      text: 'Dorf: Lege 1 Helden ab und wähle jemanden, der Karten vom eigenen Deck aufdeckt und ablegt, bis ein Held erscheint. Ist deiner stärker, wird jener zerstört und du erhältst 1 Erfahrung. Dorf: Zerstöre diese Karte und 1 Helden; alle anderen legen 2 Karten ab.',
    },
    taxCollector: {
      name: 'Steuereintreiber',
      text: 'Dorf: 1 Gold je Person am Tisch. Dorf: Zerstöre ihn; alle anderen legen 1 Karte mit Goldwert ab oder zeigen, dass sie keine haben. Du erhältst deren Gold.',
    },
    trainer: {
      name: 'Ausbilder',
      text: 'Dorf: Zerstöre 1 Miliz für 2 Erfahrung. Dorf: Zerstöre ihn für 2 Gold.',
    },
    warhammer: {
      name: 'Kriegshammer',
      text: 'Bei einem Kleriker gegen Ritter der Verdammnis und Untote: weitere Angriff +3.',
    },
  } satisfies Record<string, CardWords>,
};
