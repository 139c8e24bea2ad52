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
    text: 'Triffst du auf einen anderen Charakter, darfst du ihm 1 Gold oder einen Gegenstand stehlen, statt anzugreifen. Dorf und Märkte: Einen Kauf nimmst du umsonst.',
  },
  priest: {
    name: 'Priester',
    text: 'Ein Zauber zu Beginn. Beim Beten darfst du 1 dazuzählen. Geister vernichtest du ohne Kampf und erhältst dafür einen Zauber. Keine Waffen.',
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
  assassin: {
    name: 'Assassine',
    text: 'Greifst du im Kampf an, darfst du meucheln: Das Opfer würfelt nicht; ein besiegter Charakter verliert 1 Leben. Nicht auf der Krone, nicht als Angegriffener.',
  },
  dwarf: {
    name: 'Zwerg',
    text: 'Klippen und Abgrund: Würfle nur, wenn du willst. In Hügeln darfst du ausweichen, in der Höhle 1 dazuzählen. Portal mit Talent: 1 Würfel, Minen: 2. Das Labyrinth hält dich nicht auf.',
  },
  ghoul: {
    name: 'Ghul',
    text: 'Du darfst psychisch angreifen; ein so genommenes Leben erhältst du. Im Kampf getötete Gegner dürfen dir folgen: Einer je Kampf gibt seine Stärke und geht.',
  },
  minstrel: {
    name: 'Spielmann',
    text: 'Tiere und Drachen greifen dich nur an, wenn du es willst. Ein Tier folgt dir, wenn du über seine Stärke würfelst; das stärkste hilft im Kampf. Maid und Prinzessin nimmst du anderen ab.',
  },
  monk: {
    name: 'Mönch',
    text: 'Im Kampf zählst du deinen Talentwert zur Stärke. Beim Beten darfst du 1 dazuzählen. Keine Waffen, keine Rüstung.',
  },
  prophetess: {
    name: 'Prophetin',
    text: 'Du hast immer mindestens einen Zauber. Eine gezogene Abenteuerkarte darfst du ersetzen. Die Zauber der anderen kennst du.',
  },
  sorceress: {
    name: 'Zauberin',
    text: 'Ein Zauber zu Beginn. Du darfst psychisch angreifen. Triffst du jemanden: Betöre ihn (Gute 6, Neutrale 5–6, Böse 4–6) um 1 Gold oder einen Gegenstand, oder nimm ihm einen Begleiter, nur nicht Maid, Prinzessin oder Einhorn.',
  },
} satisfies Record<string, CardWords>;
