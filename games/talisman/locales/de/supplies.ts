import type { CardWords } from '@tafelrunde/engine';

/** Purchases, stables and Talismans. */
export const supplies = {
  mule: { name: 'Maultier', text: 'Trägt 4 Gegenstände mehr.' },
  armour: { name: 'Rüstung', text: 'Rüstung: 4–6 rettet das Leben.' },
  axe: { name: 'Axt', text: 'Waffe, im Kampf +1. In Wäldern und im Tiefen Wald baust du damit ein Floß.' },
  sword: { name: 'Schwert', text: 'Waffe, im Kampf +1.' },
  waterBottle: { name: 'Wasserflasche', text: 'Die Wüste schadet dir nicht.' },
  helmet: { name: 'Helm', text: 'Rüstung: Eine 6 rettet das Leben.' },
  shield: { name: 'Schild', text: 'Rüstung: 5–6 rettet das Leben.' },
  raft: { name: 'Floß', text: 'Bringt dich im nächsten Zug über den Fluss.' },
  stableRidingHorse: { name: 'Reitpferd', text: 'Du darfst zwei Würfel zusammenzählen, um zu ziehen.' },
  stableWarhorse: {
    name: 'Streitross',
    text: 'Zähle im Kampf deinen Talentwert dazu. Geht im Kampf ein Leben verloren, ist es fort.',
  },
  stableMule: { name: 'Maultier', text: 'Trägt 4 Gegenstände mehr.' },
  stableHorseAndCart: { name: 'Pferd und Karren', text: 'Trägt 8 Gegenstände mehr.' },
  talisman: { name: 'Talisman', text: 'Öffnet das Tal des Feuers.' },
  talismanOfPower: {
    name: 'Talisman der Macht',
    text: 'Talisman. In der mittleren und inneren Region Stärke +2.',
  },
  bow: {
    name: 'Bogen',
    text: 'Waffe. Vor den Würfen eines Kampfes darfst du schießen: Du zählst einen Würfel dazu und zahlst 1 Gold oder legst den Bogen ab.',
  },
  crystalSceptre: {
    name: 'Kristallzepter',
    text: 'Magisch. Greifst du einen Charakter an, darfst du es im psychischen Kampf tun.',
  },
  greatsword: { name: 'Großschwert', text: 'Waffe, im Kampf +2.' },
  haversack: {
    name: 'Tornister',
    text: 'Trägt 1 Gegenstand mehr. Verlierst du einen anderen Gegenstand, darfst du stattdessen den Tornister ablegen.',
  },
  healersKit: {
    name: 'Heilertasche',
    text: 'Verlierst du Leben, darfst du würfeln: Eine 6 verhindert es, bei einer 1 ist die Tasche verbraucht.',
  },
  map: { name: 'Landkarte', text: 'Minen: Ergebnis –2.' },
  personalJournal: { name: 'Tagebuch', text: 'Trophäen: 1 Punkt weniger genügt.' },
  psychicCrystal: { name: 'Psychokristall', text: 'Magisch. Im psychischen Kampf +1.' },
  scroll: {
    name: 'Schriftrolle',
    text: 'Magisch. Leg sie ab: Du erhältst 1 Zauber, wenn dein Talent es erlaubt.',
  },
  shovel: { name: 'Schaufel', text: 'Krypta: Ergebnis –2.' },
  spikedShield: {
    name: 'Stachelschild',
    text: 'Rüstung: 5–6 rettet das Leben. Wer dich im Kampf angreift, verliert 1 Leben.',
  },
  whetstone: { name: 'Wetzstein', text: 'Im Kampf mit einer Waffe +1.' },
  falseTalisman: {
    name: 'Falscher Talisman',
    text: 'Du musst ihn nehmen. Das Tal des Feuers bleibt dir verschlossen, bis du einen weiteren Talisman erhältst; dann darfst du diesen ablegen.',
  },
  spellboundTalisman: {
    name: 'Zaubergebundener Talisman',
    text: 'Talisman. In der inneren Region trifft dich kein Zauber außer dem der Herrschaft.',
  },
  talismanOfCensure: {
    name: 'Talisman der Ächtung',
    text: 'Talisman. Alle anderen würfeln am Portal der Macht mit 2 Würfeln mehr.',
  },
  talismanOfProtection: {
    name: 'Talisman des Schutzes',
    text: 'Talisman. In der inneren Region verlierst du höchstens 1 Leben je Zug.',
  },
  talismanOfWisdom: {
    name: 'Talisman der Weisheit',
    text: 'Talisman. In der mittleren und inneren Region Talent +2.',
  },
} satisfies Record<string, CardWords>;
