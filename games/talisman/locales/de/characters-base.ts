import type { CardWords } from '@tafelrunde/engine';

/** Characters of the base game. */
export const charactersBase = {
  warrior: {
    name: 'Krieger',
    text: 'Im Kampf wirfst du zwei Würfel und nimmst den höheren. Du darfst zwei Waffen zugleich benutzen.',
  },
  wizard: {
    name: 'Zauberer',
    text: 'Du beginnst mit zwei Zaubern und hast immer mindestens einen. Andere darfst du im psychischen Kampf angreifen.',
  },
  thief: {
    name: 'Dieb',
    text: 'Triffst du auf einen anderen Charakter, darfst du ihm 1 Gold oder einen Gegenstand stehlen, statt anzugreifen.',
  },
  priest: {
    name: 'Priester',
    text: 'Ein Zauber zu Beginn. Beim Beten zählst du 1 dazu. Geister vernichtest du ohne Kampf. Keine Waffen.',
  },
  troll: {
    name: 'Troll',
    text: 'Klippen: Würfle nur, wenn du willst. Bei einer 6 im Bewegungswurf darfst du 1 Leben heilen, statt zu ziehen.',
  },
  elf: {
    name: 'Elf',
    text: 'Tiefer Wald: Würfle nur, wenn du willst. In Wäldern darfst du ausweichen und statt zu würfeln in andere Wälder der Region gehen.',
  },
  druid: {
    name: 'Druide',
    text: 'Ein Zauber zu Beginn. Du darfst deine Gesinnung frei wechseln. Auf Wäldern füllst du deine Zauber auf.',
  },
} satisfies Record<string, CardWords>;
