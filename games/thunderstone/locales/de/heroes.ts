import { capitalized } from '@tafelrunde/engine';
import type { CardWords, Phrase } from '@tafelrunde/engine';

/** Heroes: what they are called and say, and what is asked and told because of them. */
export const heroes = {
  prompts: {
    discardWeapon: 'Welche Waffe gibst du her?',
    borrow: 'Welche Waffe leiht sich der Gladiator?',
    beguile: 'Welche Miliz verwandelt sich?',
    copy: 'Wen ahmt die Miliz nach?',
    sendHome: 'Welche Miliz schickst du fort?',
    enlist: 'Welcher Held aus dem Dorf kämpft mit?',
    snuff: 'Welchen Licht-Gegenstand zerstörst du?',
    dispel: 'Welches Monster schicken die Elfen unter das Dungeondeck?',
    payUp: 'Verbrecherin aus Gangland: Welche Karte mit Goldwert legst du ab?',
    discardMonster: 'Welches Monster legst du ab?',
    takePrey: 'Welches der abgelegten Monster nimmt sich der Jäger?',
    discardHeroOrTwo: 'Lege 1 Helden ab. Legst du etwas anderes ab, folgt eine zweite Karte.',
    discardSecond: 'Das war kein Held: Welche zweite Karte legst du ab?',
    discardHero: 'Welchen Helden legst du ab?',
    borrowHero: 'Welchen Helden leiht sich der Theurg?',
    devour: 'Welche Nahrung wird verzehrt?',
    ride: 'Welches Monster nimmt der Fürst aus dem Dungeon?',
  } satisfies Record<string, Phrase>,
  options: {
    'use.beguile': ({ kind }, say) => `${say.card(kind)}: eine Miliz ahmt einen Helden nach`,
    'use.enchant': ({ kind }, say) =>
      `${say.card(kind)}: eine Miliz gegen einen Helden aus dem Dorf tauschen`,
    'use.disarm': ({ kind }, say) => `${say.card(kind)}: alle anderen geben eine Waffe her`,
    'use.shakeDown': ({ kind }, say) => `${say.card(kind)}: 1 Gold je anderem Helden`,
    'use.extort': ({ kind }, say) => `${say.card(kind)}: alle anderen legen 1 Karte mit Goldwert ab`,
    'use.snuff3': ({ kind }, say) => `${say.card(kind)}: 1 Licht-Gegenstand zerstören, magischer Angriff +3`,
    'use.snuff4': ({ kind }, say) => `${say.card(kind)}: 1 Licht-Gegenstand zerstören, magischer Angriff +4`,
    'use.prophesy': ({ kind }, say) => `${say.card(kind)}: 1 Karte je ausgelegtem Monster ziehen`,
    'use.dispel': ({ kind }, say) => `${say.card(kind)}: 1 Monster unter das Dungeondeck legen`,
    'use.bait2': ({ kind }, say) => `${say.card(kind)}: ausgelegtes Monster als Köder, Angriff +2`,
    'use.bait3': ({ kind }, say) => `${say.card(kind)}: ausgelegtes Monster als Köder, Angriff +3`,
    'use.hunt': ({ kind }, say) => `${say.card(kind)}: alle anderen legen 1 Monster ab`,
    'use.assassinate': ({ kind }, say) => `${say.card(kind)}: alle anderen legen 1 Helden oder 2 Karten ab`,
    'use.hex': ({ kind }, say) =>
      `${say.card(kind)}: alle anderen legen 1 Karte ab; ohne Zauberspruch darunter magischer Angriff +2`,
    'use.summon': ({ kind }, say) => `${say.card(kind)}: alle anderen legen 1 Helden ab, einen davon leihen`,
    'use.ride': ({ kind }, say) =>
      `${say.card(kind)}: 1 Nahrung zerstören und ein Monster mit 1 oder 2 Siegpunkten nehmen`,
    'use.devour2': ({ kind }, say) => `${say.card(kind)}: 1 Nahrung zerstören, Angriff +2`,
    'use.devour3': ({ kind }, say) => `${say.card(kind)}: 1 Nahrung zerstören, Angriff +3`,
  } satisfies Record<string, Phrase>,
  events: {
    copied: ({ kind }, say) => `Eine Miliz wird zum Ebenbild: ${say.card(kind)}.`,
    enlisted: ({ seat, kind }, say) =>
      `${capitalized(say.the(kind))} kämpft für ${say.seat(seat, 'accusative')}.`,
    borrowed: ({ seat, owner, kind }, say) =>
      `${say.seat(seat)} leiht ${say.the(kind, 'accusative')} von ${say.seat(owner, 'dative')}.`,
    givenBack: ({ owner, kind }, say) =>
      `${capitalized(say.the(kind))} geht zurück an ${say.seat(owner, 'accusative')}.`,
    tookPrey: ({ seat, kind }, say) => `${say.seat(seat)} erbeutet ${say.the(kind, 'accusative')}.`,
  } satisfies Record<string, Phrase>,
  cards: {
    militia: { name: 'Miliz', text: 'Steigt für 3 Erfahrung zu einem beliebigen Helden der Stufe 1 auf.' },
    chaliceQuester: {
      name: 'Gralssucher',
      text: 'Dungeon, beliebig oft: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    chaliceDefender: {
      name: 'Gralsverteidiger',
      text: 'Angriff +1 je Licht-Gegenstand. Dungeon: Ziehe 1 Karte. Beliebig oft: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    chalicePaladin: { name: 'Gralspaladin', text: 'Dungeon: Ziehe 1 Karte. Beute: Kaufe 1 Dorfkarte.' },
    diinIllusionist: {
      name: 'Diin Illusionist',
      text: 'Musst du ihn wegen anderer ablegen, nimmst du ihn zurück auf die Hand.',
    },
    diinBeguiler: {
      name: 'Diin Scharlatan',
      text: 'Dungeon: 1 Miliz wird zum Ebenbild eines anderen deiner Helden, nur nicht eines Scharlatans.',
    },
    diinEnchanter: {
      name: 'Diin Verzauberer',
      text: 'Dungeon: Lege 1 Miliz ab. Der oberste Held eines Stapels kämpft mit und wird danach zerstört.',
    },
    feaynArcher: { name: 'Feayn-Bogenschütze', text: 'Gegen Position 1 ohne jeden Nutzen.' },
    feaynMarksman: { name: 'Feayn-Schütze', text: 'Gegen Position 1 ohne jeden Nutzen.' },
    feaynSniper: {
      name: 'Feayn-Scharfschütze',
      text: 'Gegen Position 1 ohne jeden Nutzen. Nach einem Sieg auf Position 3: 1 Erfahrung.',
    },
    torynScrapper: { name: 'Torischer Raufbold', text: 'Darf beliebig viele Waffen führen.' },
    torynDuelist: { name: 'Torischer Duellant', text: 'Darf beliebig viele Waffen führen.' },
    torynGladiator: {
      name: 'Torischer Gladiator',
      text: 'Darf beliebig viele Waffen führen. Dungeon: Alle anderen legen 1 Waffe ab; er darf sich eine davon für den Kampf leihen.',
    },
    dwarfGuardian: { name: 'Zwergenwächter', text: 'Angriff +3 mit einer scharfen Waffe.' },
    dwarfJanissary: {
      name: 'Zwergenjanitschar',
      text: 'Angriff +4 mit einer scharfen Waffe. Beute: Kaufe 1 Waffe.',
    },
    dwarfSentinel: { name: 'Zwergenwachposten', text: 'Angriff +5 mit einer scharfen Waffe.' },
    ganglandThug: { name: 'Schlägerin aus Gangland', text: 'Dorf: 1 Gold je anderem ausgelegten Helden.' },
    ganglandHeavy: {
      name: 'Verbrecherin aus Gangland',
      text: 'Dorf: 1 Gold je anderem ausgelegten Helden. Dungeon: Alle anderen legen 1 Karte mit Goldwert ab.',
    },
    ganglandCrook: {
      name: 'Bandenführerin aus Gangland',
      text: 'Angriff +4, wenn die ausgelegten Karten zusammen mindestens 5 Gold wert sind.',
    },
    amazonArcher: { name: 'Amazonen-Bogenschützin', text: 'Angriff +2 gegen Position 2 oder 3.' },
    amazonHuntress: { name: 'Amazonen-Jägerin', text: 'Angriff +3 gegen Position 2 oder 3.' },
    amazonQueen: { name: 'Amazonen-Königin', text: 'Angriff +4 gegen Position 2 oder 3.' },
    blindNeophyte: {
      name: 'Blinder Bekehrter',
      text: 'Dungeon, beliebig oft: Zerstöre 1 Licht-Gegenstand für magischen Angriff +3.',
    },
    blindMonk: {
      name: 'Blinder Mönch',
      text: 'Dungeon, beliebig oft: Zerstöre 1 Licht-Gegenstand für magischen Angriff +4.',
    },
    blindGrandmaster: {
      name: 'Blinder Großmeister',
      text: 'Es gibt keine Lichtabzüge. Magischer Angriff +3, wenn kein Licht-Gegenstand ausliegt.',
    },
    clanSergeant: { name: 'Clan-Feldwebel', text: 'Jeder andere Held mit einer Waffe: Angriff +1.' },
    clanCommander: { name: 'Clan-Kommandant', text: 'Jeder andere Held mit einer Waffe: Angriff +2.' },
    clanChampion: {
      name: 'Clan-Champion',
      text: 'Jeder andere Held mit einer Waffe: Angriff +3. Beute: Kaufe 1 Waffe.',
    },
    divineHealer: {
      name: 'Geweihter Heiler',
      text: 'Dorf oder Dungeon: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    divineChaplain: {
      name: 'Geweihter Kaplan',
      text: 'Angriff +1 je ausgelegter Krankheit und je ausgelegtem Monster. Dorf oder Dungeon: Ziehe 1 Karte.',
    },
    divineProphet: {
      name: 'Geweihter Prophet',
      text: 'Dorf oder Dungeon: Zerstöre 1 Krankheit und ziehe 2 Karten. Dorf oder Dungeon: Ziehe 1 Karte je ausgelegtem Monster.',
    },
    elfWizard: { name: 'Elfenzauberer' },
    elfSorcerer: {
      name: 'Elfenhexer',
      text: 'Nach einem Sieg darfst du 1 Monster unter das Dungeondeck legen.',
    },
    elfArchmage: {
      name: 'Erzmagier der Elfen',
      text: 'Dungeon: Lege 1 Monster unter das Dungeondeck; es wird sofort aufgefüllt.',
    },
    gohlenTrapper: {
      name: 'Gohlischer Fallensteller',
      text: 'Dungeon: Angriff +2, wenn du ein Monster ausgelegt hast.',
    },
    gohlenTracker: {
      name: 'Gohlischer Spurenleser',
      text: 'Dungeon: Angriff +3, wenn du ein Monster ausgelegt hast.',
    },
    gohlenHunter: {
      name: 'Gohlischer Jäger',
      text: 'Dungeon: Alle anderen legen 1 Monster ab. Nach einem Sieg darfst du eines davon nehmen: vom selben Typ wie das besiegte, höchstens 5 Siegpunkte wert.',
    },
    loriggThief: { name: 'Lorigg-Dieb' },
    loriggRogue: { name: 'Lorigg-Schurke', text: 'Dungeon: Alle anderen legen 1 Karte ab.' },
    loriggOutlaw: { name: 'Lorigg-Geächteter', text: 'Dungeon: Alle anderen legen 1 Karte ab.' },
    outlandsWarrior: { name: 'Barbaren-Krieger', text: 'Dungeon: Zerstöre 1 Nahrung für Angriff +3.' },
    outlandsSlayer: {
      name: 'Barbaren-Schlächter',
      text: 'Angriff +1 je ausgelegtem Monster. Dungeon, beliebig oft: Zerstöre 1 Nahrung für Angriff +3.',
    },
    outlandsKhan: { name: 'Barbaren-Khan', text: 'Angriff +2 je ausgelegtem Monster.' },
    redbladeKiller: { name: 'Mörder der Roten Klinge' },
    redbladePoisoner: {
      name: 'Giftmischer der Roten Klinge',
      text: 'Dungeon: Alle anderen legen 1 Karte ab.',
    },
    redbladeAssassin: {
      name: 'Assassine der Roten Klinge',
      text: 'Dungeon: Alle anderen legen 1 Helden oder 2 Karten ab.',
    },
    regianCleric: {
      name: 'Regischer Kleriker',
      text: 'Dungeon, beliebig oft: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    regianPriest: {
      name: 'Regischer Priester',
      text: 'Dungeon: Ziehe 1 Karte. Beliebig oft: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    regianBishop: {
      name: 'Regischer Bischof',
      text: 'Dungeon: Ziehe 2 Karten. Beliebig oft: Zerstöre 1 Krankheit und ziehe 1 Karte.',
    },
    runespawnAdept: { name: 'Adeptin der Runenmagier', text: 'Alle anderen Helden: Stärke +2.' },
    runespawnSiren: {
      name: 'Sirene der Runenmagier',
      text: 'Alle anderen Helden: Stärke +3. Dungeon: Alle anderen legen 1 Karte ab.',
    },
    runespawnWitch: {
      name: 'Meisterin der Runenmagier',
      text: 'Alle anderen Helden: Stärke +4. Dungeon: Alle anderen legen 1 Karte ab; ist kein Zauberspruch darunter, magischer Angriff +2.',
    },
    selurinMagician: {
      name: 'Selurischer Magier',
      text: 'Magischer Angriff +1 je Gegenstand und je Zauberspruch, der magischen Angriff hat.',
    },
    selurinWarlock: {
      name: 'Selurischer Hexenmeister',
      text: 'Der gesamte magische Angriff zählt doppelt.',
    },
    selurinTheurge: {
      name: 'Selurischer Theurg',
      text: 'Der gesamte magische Angriff zählt doppelt. Dungeon: Alle anderen legen 1 Helden ab; einen davon darfst du dir für den Kampf leihen.',
    },
    thyrianSquire: { name: 'Thyrischer Knappe', text: 'Dungeon: Zerstöre 1 Nahrung für Angriff +2.' },
    thyrianKnight: {
      name: 'Thyrischer Ritter',
      text: 'Jede Miliz: Angriff +1. Dungeon: Zerstöre 1 Nahrung für Angriff +2.',
    },
    thyrianLord: {
      name: 'Thyrischer Fürst',
      text: 'Jeder andere Held, der kein Kämpfer ist: Angriff +2. Dungeon: Zerstöre 1 Nahrung und nimm 1 Monster mit 1 oder 2 Siegpunkten auf deinen Ablagestapel, ohne Erfahrung.',
    },
  } satisfies Record<string, CardWords>,
};
