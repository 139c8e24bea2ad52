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
  } satisfies Record<string, Phrase>,
  options: {
    'use.beguile': ({ kind }, say) => `${say.card(kind)}: eine Miliz ahmt einen Helden nach`,
    'use.enchant': ({ kind }, say) =>
      `${say.card(kind)}: eine Miliz gegen einen Helden aus dem Dorf tauschen`,
    'use.disarm': ({ kind }, say) => `${say.card(kind)}: alle anderen geben eine Waffe her`,
    'use.shakeDown': ({ kind }, say) => `${say.card(kind)}: 1 Gold je anderem Helden`,
  } satisfies Record<string, Phrase>,
  events: {
    copied: ({ kind }, say) => `Eine Miliz ahmt ${say.card(kind)} nach.`,
    enlisted: ({ seat, kind }, say) => `${say.card(kind)} kämpft für ${say.seat(seat)}.`,
    borrowed: ({ seat, owner, kind }, say) =>
      `${say.seat(seat)} leiht sich ${say.card(kind)} von ${say.seat(owner)}.`,
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
  } satisfies Record<string, CardWords>,
};
