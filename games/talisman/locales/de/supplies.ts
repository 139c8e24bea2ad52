import type { CardWords } from '@tafelrunde/engine';

/** Purchases, stables and Talismans. */
export const supplies = {
  mule: { name: 'Maultier', text: 'Trägt 4 Gegenstände mehr.' },
  armour: { name: 'Rüstung', text: 'Rüstung: 4–6 rettet das Leben.' },
  axe: { name: 'Axt', text: 'Waffe, im Kampf +1. In Wäldern baust du damit ein Floß.' },
  sword: { name: 'Schwert', text: 'Waffe, im Kampf +1.' },
  waterBottle: { name: 'Wasserflasche', text: 'Die Wüste schadet dir nicht.' },
  helmet: { name: 'Helm', text: 'Rüstung: Eine 6 rettet das Leben.' },
  shield: { name: 'Schild', text: 'Rüstung: 5–6 rettet das Leben.' },
  raft: { name: 'Floß', text: 'Bringt dich im nächsten Zug über den Fluss.' },
  stableRidingHorse: { name: 'Reitpferd', text: 'Du darfst zwei Würfel zusammenzählen, um zu ziehen.' },
  stableWarhorse: {
    name: 'Streitross',
    text: 'Zähle im Kampf dein Talent dazu. Geht im Kampf ein Leben verloren, ist es fort.',
  },
  stableMule: { name: 'Maultier', text: 'Trägt 4 Gegenstände mehr.' },
  stableHorseAndCart: { name: 'Pferd und Karren', text: 'Trägt 8 Gegenstände mehr.' },
  talisman: { name: 'Talisman', text: 'Öffnet das Tal des Feuers.' },
  talismanOfPower: {
    name: 'Talisman der Macht',
    text: 'Talisman. In der mittleren und inneren Region Stärke +2.',
  },
} satisfies Record<string, CardWords>;
