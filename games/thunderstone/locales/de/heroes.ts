import type { CardWords } from '@tafelrunde/engine';

export const heroes = {
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
} satisfies Record<string, CardWords>;
