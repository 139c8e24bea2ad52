import type { CardWords } from '@tafelrunde/engine';

export const units = {
  golem: {
    name: 'Golem',
    text: 'Steht zu zweit vor einem Turm, marschiert am Ende der Runde und wehrt sich mit seinem Trupp.',
  },
  innerTower: {
    name: 'Innerer Turm',
    text: 'Schießt mit 9 Würfeln auf Helden, solange einer seiner Golems lebt.',
  },
  outerTower: {
    name: 'Äußerer Turm',
    text: 'Schießt mit 7 Würfeln auf Helden, solange einer seiner Golems lebt, in Runde 1 auch ohne Golems.',
  },
  artefact: {
    name: 'Artefakt',
    text: 'Angreifbar, sobald beide Türme eines Weges zerstört sind. Wer es zerstört, gewinnt.',
  },
  pantha: {
    name: 'Pantha',
    text: 'Anspringen: Bei der Gegenwehr springt Pantha über andere Modelle hinweg und hat +1 NK gegen den Helden, der aus mehr als 1 Zoll angegriffen hat.',
  },
  igu: {
    name: 'Igu',
    text: 'Klebriger Speichel: Der Held, den Igu bei der Gegenwehr angreift, wird verlangsamt.',
  },
  drako: {
    name: 'Drako',
    text: 'Feueratem: Der Held, den Drako bei der Gegenwehr angreift, brennt. Trophäe: Alle Helden des Teams haben bis zum Ende der Runde +1 NK/FK.',
  },
  cydra: {
    name: 'Cydra',
    text: 'Zweiter Kopf: Nach der Gegenwehr greift Cydra mit 4 Würfeln den nächsten anderen Helden desselben Teams in 1 Zoll an. Trophäe: Alle Helden des Teams haben bis zum Ende der Runde +1 RST und +1 MR.',
  },
} satisfies Record<string, CardWords>;
