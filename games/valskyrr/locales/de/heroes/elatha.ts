import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const elatha = {
  elatha: {
    name: 'Elatha, die Nebeljägerin',
    text: lines(
      'Fallenkunde: Ein Mal pro Runde, zu Beginn der Verfolgungsphase: Du darfst 1 Falle-Karte von deiner Hand in deine Heldenzone legen.',
      'Im Nebel verschwinden: Am Ende deines Heldenzugs, falls kein Gegner in deiner Heldenzone liegt: Du darfst deinen Fokus um 2 senken.',
    ),
  },
  arrowTrap: {
    name: 'Pfeilfalle',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1 },
        'Kommt ein Gegner in deine Heldenzone, lege diese Karte ab, um ihm 2 körperlichen Schaden zuzufügen.',
      ),
    ),
  },
  poisonTrap: {
    name: 'Giftfalle',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1 },
        'Kommt ein Gegner in deine Heldenzone, lege diese Karte ab, um 2 Gift und 1 Schwäche auf ihn zu legen.',
      ),
    ),
  },
  blastTrap: {
    name: 'Sprengfalle',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 2 },
        'Kommt ein Gegner in deine Heldenzone, lege diese Karte ab, um ihm 2 und jedem anderen Gegner in deiner Heldenzone 1 körperlichen Schaden zuzufügen.',
      ),
    ),
  },
  swiftShot: {
    name: 'Zügiger Schuss',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 2 },
        'Handle 1 Aktion einer Fernkampf-Karte in deiner Heldenzone ab.',
      ),
    ),
  },
  aimedShot: {
    name: 'Gezielter Schuss',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Füge 1 Gegner 3 körperlichen Schaden zu. Trug er beim Anvisieren keinen Wundenmarker, füge ihm 2 mehr zu.',
      ),
    ),
  },
  mistLeap: {
    name: 'Nebelsprung',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 1, focus: 1 },
        'Verschiebe 1 Normalen Gegner aus deiner Heldenzone in die Gegnerreihe.',
      ),
    ),
  },
  duckAway: {
    name: 'Wegducken',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'Verhindere 1 Schaden. Ist der Angreifer ein Normaler Gegner, verschiebe ihn nach seinem Angriff in die Gegnerreihe.',
      ),
    ),
  },
  rearm: {
    name: 'Nachspannen',
    text: lines(
      does({ type: 'fast', from: 'hand' }, 'Lege 1 Falle-Karte aus deinem Ablagestapel in deine Heldenzone.'),
    ),
  },
  coveringFire: {
    name: 'Deckungsfeuer',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Verhindere 1 Schaden an einem anderen Helden und füge dem Angreifer 1 körperlichen Schaden zu.',
      ),
    ),
  },
  longbow: {
    name: 'Langbogen',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 1 mehr, falls du 1 Beweglichkeit-Karte ablegst.',
      ),
    ),
  },
  shortSwordElatha: {
    name: 'Kurzschwert',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 1 mehr für jede von bis zu 2 Kampf- oder Beweglichkeit-Karten, die du ablegst.',
      ),
    ),
  },
  mistCloak: {
    name: 'Nebelmantel',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', focus: -1, limit: 'round' }, 'Verhindere 2 Schaden.'),
    ),
  },
  huntingKnife: {
    name: 'Jagdmesser',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 1 },
        'Lege 1 Beweglichkeit-Karte ab, um 1 Gegner 2 körperlichen Schaden zuzufügen.',
      ),
    ),
  },
  fireQuiver: {
    name: 'Brandpfeilköcher',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Entferne 1 Zielmarker von dieser Karte, um eine deiner Fernkampf-Aktionen zu modifizieren: Sie fügt 1 Ziel 1 Schaden mehr zu und legt 1 Brand auf dieses Ziel.',
      ),
    ),
  },
  mistDraught: {
    name: 'Nebeltrank',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Lege diese Karte ab, um den Fokus 1 Helden zu halbieren. Dieser Held zieht 1 Karte.',
      ),
    ),
  },
  hailOfArrows: {
    name: 'Pfeilhagel',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 5 },
        'Füge bis zu 4 Gegnern je 2 körperlichen Schaden zu.',
      ),
    ),
  },
  twinShot: {
    name: 'Doppelschuss',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Handle bis zu 2 Mal 1 Aktion einer Fernkampf-Karte in deiner Heldenzone ab.',
      ),
    ),
  },
  heartShot: {
    name: 'Herzschuss',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Füge 1 Gegner 5 körperlichen Schaden zu, ohne seine körperliche Verteidigung abzuziehen. Tötest du ihn damit, nimm 1 Beutemarker.',
      ),
    ),
  },
  knownGround: {
    name: 'Vertrautes Gelände',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'In deiner Heldenzone dürfen 4 Karten mit der Beschränkung H liegen. Deine Falle-Karten fügen jedem Ziel 1 Schaden mehr zu.',
      ),
    ),
  },
  theDrive: {
    name: 'Treibjagd',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Lege bis zu 2 Falle-Karten aus deinem Ablagestapel in deine Heldenzone. Verschiebe danach bis zu 3 Normale Gegner in deine Heldenzone.',
      ),
    ),
  },
  venomCloud: {
    name: 'Giftwolke',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1 },
        'Kommt ein Gegner in deine Heldenzone, lege diese Karte ab, um je 2 Gift auf bis zu 3 Gegner in deiner Heldenzone zu legen.',
      ),
    ),
  },
  withoutTrace: {
    name: 'Spurlos',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'Verschiebe alle Normalen Gegner aus deiner Heldenzone in die Gegnerreihe. Halbiere deinen Fokus.',
      ),
    ),
  },
  markedPrey: {
    name: 'Gezeichnete Beute',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Hänge diese Karte an 1 Gegner. Solange sie dort hängt, fügen ihm Aktionen von Helden 1 Schaden mehr zu. Wird er getötet, nimm 1 Beutemarker.',
      ),
    ),
  },
  mistWeaver: {
    name: 'Nebelweber',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Füge 1 Gegner 4 körperlichen Schaden zu, 2 mehr für jede von bis zu 2 Beweglichkeit-Karten, die du ablegst. Lege 1 Benommenheit auf ihn.',
      ),
    ),
  },
  foxCloak: {
    name: 'Umhang der Graufüchsin',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1, limit: 'round' },
        'Verhindere bis zu 2 Schaden. Ist der Angreifer ein Normaler Gegner, verschiebe ihn nach seinem Angriff in die Gegnerreihe.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Liegt kein Gegner in deiner Heldenzone, fügen deine Fernkampf-Aktionen 1 Ziel 1 Schaden mehr zu.',
      ),
    ),
  },
  gutString: {
    name: 'Sehne aus Drachendarm',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Kommt ein Gegner in eine beliebige Heldenzone: Handle 1 Aktion einer Fernkampf-Karte in deiner Heldenzone gegen ihn ab.',
      ),
      does(
        { type: 'reflex', from: 'area', focus: 1, limit: 'round' },
        'Modifiziere eine deiner Fernkampf-Aktionen: Sie fügt 1 Ziel 2 Schaden mehr zu.',
      ),
    ),
  },
  ironMaw: {
    name: 'Eisenmaul',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: -1, limit: 'round' },
        'Kommt ein Gegner in deine Heldenzone: Füge ihm 4 körperlichen Schaden zu und lege 1 Schwäche auf ihn. Diese Karte bleibt liegen.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
