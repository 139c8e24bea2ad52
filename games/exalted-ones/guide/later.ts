import { asks, type Hint } from '@tafelrunde/engine';
import type { ExaltedShape } from '../shape.ts';
import { isFirstRound, told } from './reading.ts';

/** What comes up sooner or later. */
export const later: readonly Hint<ExaltedShape>[] = [
  {
    id: 'nearlyWon',
    when: (moment) => told(moment, 'out', ({ kind }) => kind === 'elmar') && moment.question !== null,
    says: {
      de: 'Elmar ist gefallen, du hast 4 von 5 Siegpunkten: Noch ein Held oder ein Turm, und du hast gewonnen! Ab hier führst du dein Team selbst.',
      en: 'Elmar has fallen, you have 4 of 5 victory points: one more hero or tower and you have won! From here you lead your team yourself.',
    },
    rules: ['EX-VP-01', 'EX-VP-02'],
    lights: ['seats'],
  },
  {
    id: 'shot',
    when: (moment) => told(moment, 'shoots'),
    says: {
      de: 'Ein Turm hat geschossen! Er trifft jeden gegnerischen Helden, der in seine 4 Zoll tritt, und nach jeder Aktion noch einmal, wer darin steht. Meide die gestrichelten Kreise, bis die Golems davor gefallen sind.',
      en: 'A tower has shot! It hits every enemy hero who steps into its 4 inches, and after every action again whoever stands there. Keep out of the dashed circles until the golems before it have fallen.',
    },
    rules: ['EX-TOWER-03', 'EX-TOWER-04', 'EX-TOWER-06'],
    lights: ['space red middle inner tower'],
  },
  {
    id: 'responds',
    when: (moment) => told(moment, 'responds'),
    says: {
      de: 'Golems und Kreaturen wehren sich: Wer sie angreift, den greifen die Überlebenden an. Am besten fallen sie also auf einen Streich, oder du hältst Abstand.',
      en: 'Golems and creatures fight back: whoever attacks them is attacked by the survivors. So best they fall at one stroke, or you keep your distance.',
    },
    rules: ['EX-GREACT-01', 'EX-NEUT-02'],
    lights: ['space red middle inner golem'],
  },
  {
    id: 'knockedOut',
    when: (moment) =>
      told(moment, 'out', ({ team, kind }) => team === 'blue' && (kind === 'alice' || kind === 'gavin')),
    says: {
      de: 'Einer deiner Helden ist ausgeschaltet. Zu Beginn der nächsten Runde kommt er mit vollem Leben auf deine Plattform zurück. Erfahrung, Gold und Ausrüstung behält er.',
      en: 'One of your heroes is knocked out. At the start of the next round that hero returns to your platform with full life, and keeps experience, gold and equipment.',
    },
    rules: ['EX-ROUND-04', 'EX-ROUND-05'],
    lights: ['own'],
  },
  {
    id: 'status',
    when: (moment) => told(moment, 'afflicted'),
    says: {
      de: 'Ein Statuseffekt: Kleine rote Zeichen am Rand der Figur zeigen ihn. Verlangsamte gehen kürzer, Festgehaltene gar nicht, Geblendete und Betäubte sind fast wehrlos, und wer blutet oder brennt, verliert am Ende der Runde Leben.',
      en: 'A status effect: small red signs at the edge of the figure show it. The slowed walk less, the held not at all, the blinded and stunned are almost helpless, and whoever bleeds or burns loses life at the end of the round.',
    },
    rules: ['EX-STATUS-01'],
    lights: ['space elmar'],
  },
  {
    id: 'level',
    when: (moment) => told(moment, 'level', ({ team }) => team === 'blue') && !isFirstRound(moment),
    says: {
      de: 'Ein neues Level! Ab Level 3 steigen Leben, Mana und Würfel, ab Level 4 gehört dir die stärkste Fähigkeit R, einmal pro Runde.',
      en: 'A new level! From level 3 on life, mana and dice rise, and from level 4 the strongest ability R is yours, once per round.',
    },
    rules: ['EX-PROF-03', 'EX-ABIL-08'],
    lights: ['own'],
  },
  {
    id: 'secondRound',
    when: (moment) => moment.question !== null && moment.view.state.round === 3,
    says: {
      de: 'Runde 2. Am Ende der vorigen sind die Golems marschiert und neue erschienen, Mana kommt zurück, und wer den Wurf gewinnt, bestimmt, wer anfängt. Anfangen ist gut, wenn etwas in Reichweite steht; als Letzter ziehen ist gut, wenn du danach ungestört wegläufst.',
      en: 'Round 2. At the end of the last one golems have marched and new ones appeared, mana comes back, and whoever wins the roll says who starts. Starting is good when something is in range; going last is good when you can run away undisturbed.',
    },
    rules: ['EX-END-01', 'EX-END-06', 'EX-ROUND-03', 'EX-PROF-07'],
    lights: ['space blue middle inner golem', 'space blue middle outer golem'],
  },
  {
    id: 'ending',
    when: (moment) => moment.question !== null && moment.view.state.round >= 3 && asks(moment, 'act'),
    says: {
      de: 'Ab hier führst du dein Team selbst. Rechne vor jedem Schritt: Wer sieht mich, welcher Turm erreicht mich, wen kann ich zu zweit ausschalten? 5 Siegpunkte gewinnen. Im großen Spiel warten drei Wege, fünf Helden und zwei Monster. Viel Glück!',
      en: 'From here you lead your team yourself. Count before every step: who sees me, which tower reaches me, whom can I knock out with both? 5 victory points win. In the full game three lanes, five heroes and two monsters await you. Good luck!',
    },
    rules: ['EX-MODE-02'],
    lights: ['seats', 'space red middle inner tower'],
  },
];
