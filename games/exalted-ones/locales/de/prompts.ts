import { capitalized, type Phrase } from '@tafelrunde/engine';
import { lanes, lifePoints, ranks } from './names.ts';

export const prompts = {
  colour: 'Du hast den ersten Wurf gewonnen. Welche Farbe nimmst du?',
  pairing: 'Helden selbst wählen oder eine fertige Paarung nehmen?',
  draft: 'Welcher Held kommt in dein Team?',
  list: 'Deine Teamliste: Wen nimmst du für diesen Platz?',
  start: 'Du hast die Initiative. Wer beginnt?',
  golems: 'Deine Golems erscheinen. Auf der Linie aufstellen?',
  golemWhere: ({ lane, rank }) =>
    `Zweiter Golem, ${lanes[String(lane)] ?? lane}, ${ranks[String(rank)] ?? rank}: Wo steht er? Er berührt den ersten und steht nicht näher am Turm.`,
  deploy: 'Welchen Helden stellst du auf?',
  deployWhere: ({ kind }, say) => `Wo steht ${say.the(kind)}?`,
  buy: 'Möchtest du Ausrüstung kaufen?',
  act: ({ actions }) => (actions === 1 ? 'Noch eine Aktion: Welcher Held handelt?' : 'Welcher Held handelt?'),
  action: ({ kind }, say) => `Was tut ${say.the(kind)}?`,
  way: ({ kind }, say) => `Welchen Weg nimmt ${say.the(kind)}?`,
  thenWhat: ({ kind }, say) => `Und was tut ${say.the(kind)} dort?`,
  moveAfter: ({ kind }, say) => `Bewegt sich ${say.the(kind)} danach?`,
  target: ({ kind, hero }, say) =>
    kind === 'attack'
      ? `Wen greift ${say.the(hero)} an?`
      : `${capitalized(say.the(kind))}: Wer ist das Ziel?`,
  teleportTo: ({ kind }, say) => `Zu welchem Turm teleportiert sich ${say.the(kind)}?`,
  teleportWhere: ({ kind }, say) => `Wo erscheint ${say.the(kind)}?`,
  react: ({ kind }, say) => `${capitalized(say.the(kind))} handelt. Reagierst du?`,
  either: ({ kind }, say) => `${capitalized(say.the(kind))}: vor oder nach dem Angriff platzieren?`,
  origin: ({ kind }, say) => `${capitalized(say.the(kind))}: Von wo aus wird gemessen?`,
  squad: ({ kind }, say) => `${capitalized(say.the(kind))}: Welcher Trupp?`,
  direction: ({ kind }, say) => `${capitalized(say.the(kind))}: In welche Richtung?`,
  template: ({ kind }, say) => `${capitalized(say.the(kind))}: Wohin zeigt die Schablone?`,
  circle: ({ kind }, say) => `${capitalized(say.the(kind))}: Wo liegt der Kreis?`,
  point: ({ kind }, say) => `${capitalized(say.the(kind))}: An welchem Punkt?`,
  pointOrDecoy: ({ kind }, say) => `${capitalized(say.the(kind))}: ein Punkt oder das Trugbild?`,
  hedge: ({ kind }, say) =>
    `${capitalized(say.the(kind))}: Wo liegt die Mitte, und in welche Richtung läuft sie?`,
  part: ({ kind }, say) => `${capitalized(say.the(kind))}: Was wählst du?`,
  partForGold: ({ kind }, say) => `${capitalized(say.the(kind))}: Für Gold noch etwas?`,
  ball: ({ kind }, say) => `${capitalized(say.the(kind))}: Welcher Golem ist der Ball?`,
  pick: ({ kind }, say) => `${capitalized(say.the(kind))}: Wen wählst du?`,
  again: ({ kind }, say) => `${capitalized(say.the(kind))}: Auf wen geht der zweite Schuss?`,
  strike: ({ kind }, say) => `${capitalized(say.the(kind))}: Wer wird angegriffen?`,
  pushWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: In welche Richtung geht der Stoß?`,
  abilityMove: ({ kind, hero }, say) => `${capitalized(say.the(kind))}: Wohin bewegt sich ${say.the(hero)}?`,
  abilityPlace: ({ kind }, say) => `${capitalized(say.the(kind))}: Wohin wird platziert?`,
  markerWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: Wo liegt der Marker?`,
  decoyWhere: ({ kind }, say) => `${capitalized(say.the(kind))}: Wo steht das Trugbild?`,
  decoyToo: ({ kind }, say) => `${capitalized(say.the(kind))}: ein neues Trugbild aufstellen?`,
  share: ({ kind, other, damage }, say) =>
    `${capitalized(say.the(other))} würde ${lifePoints(damage)} verlieren. Wie viele verliert ${say.the(kind)} stattdessen?`,
  watch: ({ kind, other }, say) => `Schießt ${say.the(kind)} auf ${say.the(other, 'accusative')}?`,
  startOfRound: 'Die Runde beginnt: Was nutzt du?',
  startOfActivation: 'Deine Aktivierungsphase beginnt: Was nutzt du?',
  moveAnnounced: 'Die Bewegung ist angesagt: Was nutzt du?',
  knockedOut: 'Das Ziel ist ausgeschaltet: Was nutzt du?',
  abilityDone: 'Die Fähigkeit ist eingesetzt: Was nutzt du noch?',
} satisfies Record<string, Phrase>;
