import { asks, happened, type Hint } from '@tafelrunde/engine';
import type { EuthiaShape } from '../shape.ts';
import { doing } from './reading.ts';

/** What comes up sooner or later. */
export const later: readonly Hint<EuthiaShape>[] = [
  {
    id: 'lead',
    when: (at) => asks(at, 'playCards') || asks(at, 'monsterC') || asks(at, 'playCurses'),
    says: {
      de: 'Jetzt führst du das Monster deiner Mitspielerin. Jede Karte, die du spielst, kostet einen Chaosmarker des Monsters; gleiche Karten zusammen wirken stärker. Gaar des Monsters wirft einen Würfel neu und gibt 2 dazu. Spar dir gute Karten für starke Monster auf.',
      en: 'Now you lead your fellow player’s monster. Each card you play costs a chaos marker of the monster; equal cards together work better. The monster’s gaar rerolls a die and adds 2. Save good cards for strong monsters.',
    },
    rules: ['EU-CARD-05', 'EU-CARD-06', 'EU-GAAR-02'],
    lights: ['area means', 'area enemy'],
  },
  {
    id: 'trade',
    when: (at) => asks(at, 'trade'),
    says: {
      de: 'Handel: kaufen, verkaufen, heilen, Heldenplättchen aufdecken und erlernen, Felder freischalten, alles in beliebiger Folge. Das Angebot einmal zu wechseln ist frei. Was zu teuer ist, sagt dir, wie viel Gold fehlt.',
      en: 'Trade: buy, sell, heal, reveal and learn hero tiles, unlock slots, in any order. Changing the offer once is free. What is too dear tells you how much gold is missing.',
    },
    rules: ['EU-TRADE-06', 'EU-OFFER-01'],
    lights: ['area trade'],
  },
  {
    id: 'pair',
    when: (at) => asks(at, 'keepOfPair'),
    says: {
      de: 'Heldenplättchen kommen paarweise: Eines behältst du, das andere ist für diese Partie verloren. So wird jeder Held anders.',
      en: 'Hero tiles come in pairs: one you keep, the other is lost for this game. That is how every hero becomes different.',
    },
    rules: ['EU-HTILE-04'],
    lights: ['area choice'],
  },
  {
    id: 'elemental',
    when: (at) => asks(at, 'turn') && doing(at, 'confront') !== undefined,
    says: {
      de: 'Ein Elementar. Einmal darfst du ihm gegenübertreten: Ein Wurf entscheidet, ob du Essenzen gewinnst oder Schaden nimmst. Seine Kraft wirkt auch auf die Nachbarfelder.',
      en: 'An elemental. You may confront it once: a roll decides whether you win essences or take harm. Its power also works on the spaces next to it.',
    },
    rules: ['EU-CONF-01', 'EU-ELEM-01'],
    lights: ['question'],
  },
  {
    id: 'storage',
    when: (at) => asks(at, 'storage'),
    says: {
      de: 'Deine drei Beutel sind übervoll. Was keinen Platz hat, benutzt du jetzt oder legst es ab.',
      en: 'Your three pouches are more than full. What has no place is used now or discarded.',
    },
    rules: ['EU-ITEM-06', 'EU-POUCH-01'],
    lights: ['area pouches'],
  },
  {
    id: 'died',
    when: (at) => at.question !== null && (happened(at, 'died') || happened(at, 'fell')),
    says: {
      de: 'Gefallen, aber nicht verloren: Du kehrst in der Kirche wieder. Jeder Tod im Kampf kostet am Ende 2 Ansehen, und das Monster wartet noch.',
      en: 'Fallen, but not lost: you return in the church. Each death in combat costs 2 reputation at the end, and the monster still waits.',
    },
    rules: ['EU-HDEATH-05'],
    lights: ['area health'],
  },
  {
    id: 'lastRounds',
    when: (at) => at.question !== null && at.view.state.round >= 7,
    says: {
      de: 'Die letzten Runden: Was du jetzt noch besitzt, wird zu Ansehen, 5 Gold zu 1. Jeder Marker mehr auf der Karte kann eine Stufe höher zählen.',
      en: 'The last rounds: what you own now turns into reputation, 5 gold into 1. One marker more on the map may count a band higher.',
    },
    rules: ['EU-SCORE-08', 'EU-SCORE-09'],
    lights: ['seats'],
  },
];
