import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const melekai = {
  melekai: {
    name: 'Melekai, der Büßer',
    text: lines(
      'Blutzoll: Ein Mal pro Zug darfst du 1 Handkarte oder die oberste Karte deines Heldendecks begraben, um mit einer deiner Aktionen 1 Ziel 2 Schaden mehr zuzufügen.',
      'Am Rand des Grabes: Ab 6 Karten in deinem Friedhof fügen deine Aktionen 1 Ziel 1 Schaden mehr zu. Ab 10 Karten verhinderst du außerdem 1 Schaden jedes Angriffs gegen dich.',
    ),
  },
  penitentBlow: {
    name: 'Bußhieb',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 3 },
        'Füge 1 Gegner 5 körperlichen Schaden zu. Begrabe danach 1 Handkarte.',
      ),
    ),
  },
  graveStrength: {
    name: 'Kraft der Gräber',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 2 },
        'Füge 1 Gegner 2 magischen Schaden zu und 1 mehr je 3 Karten in deinem Friedhof (höchstens 3 mehr).',
      ),
    ),
  },
  holyWrath: {
    name: 'Heiliger Zorn',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Füge bis zu 2 Gegnern je 2 magischen Schaden zu, Untoter-Gegnern je 3.',
      ),
    ),
  },
  acceptPain: {
    name: 'Schmerz annehmen',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 1 },
        'Nachdem du durch einen Angriff Wunden erlitten hast: Füge dem Angreifer 1 körperlichen Schaden je Wunde zu (höchstens 3).',
      ),
    ),
  },
  defyDeath: {
    name: 'Dem Tod trotzen',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 2 },
        'Verhindere bis zu 2 Schaden, bis zu 3, falls dein Friedhof mindestens 8 Karten enthält.',
      ),
    ),
  },
  fromTheGrave: {
    name: 'Aus dem Grab',
    text: lines(
      does({ type: 'fast', from: 'hand', focus: 1 }, 'Nimm 1 Karte von deinem Friedhof auf die Hand.'),
    ),
  },
  martyrdom: {
    name: 'Martyrium',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Leite bis zu 3 Schaden, der einem anderen Helden zugefügt wird, auf dich um; verhindere 1 davon. Ziehe 1 Karte.',
      ),
    ),
  },
  bloodPact: {
    name: 'Blutpakt',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Begrabe 1 andere Handkarte, um 1 Aktion einer Waffe-Karte in deiner Heldenzone abzuhandeln; sie fügt 1 Ziel 1 Schaden mehr zu.',
      ),
    ),
  },
  lastEscort: {
    name: 'Letztes Geleit',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        '1 anderer Held legt bis zu 2 Karten von seinem Friedhof auf seinen Ablagestapel.',
      ),
    ),
  },
  battleMace: {
    name: 'Streitkolben',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 1 mehr, falls er ein Untoter-Gegner ist.',
      ),
    ),
  },
  plateCoat: {
    name: 'Plattenrock',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere bis zu 2 körperlichen Schaden, bis zu 3, falls mindestens 2 Gegner in deiner Heldenzone liegen.',
      ),
    ),
  },
  reliquary: {
    name: 'Reliquienkästchen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Nachdem eine deiner Aktionen einen Gegner getötet hat: Du erhältst 1 Regenerationspunkt, 3, falls es ein Untoter-Gegner war.',
      ),
    ),
  },
  buckler: {
    name: 'Faustschild',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere 1 Schaden, bis zu 3, falls du 1 Handkarte begräbst.',
      ),
    ),
  },
  scourge: {
    name: 'Büßergeißel',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 1, limit: 'turn' },
        'Begrabe 1 Karte von Hand oder Ablagestapel, um 1 Gegner 2 magischen Schaden zuzufügen und 1 Benommenheit auf ihn zu legen.',
      ),
    ),
  },
  graveLantern: {
    name: 'Grablaterne',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modifiziere die Aktion eines Helden: Sie fügt 1 Ziel 1 Schaden mehr zu, 2 mehr, falls es ein Untoter- oder Geist-Gegner ist.',
      ),
    ),
  },
  judgement: {
    name: 'Richtspruch',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Begrabe 1 Karte von Hand oder Ablagestapel, um 1 Gegner 6 körperlichen Schaden zuzufügen, ohne seine körperliche Verteidigung abzuziehen.',
      ),
    ),
  },
  notYet: {
    name: 'Noch nicht',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Verhindere bis zu 4 Schaden. Ab 10 Karten in deinem Friedhof verhindere stattdessen allen Schaden des Angriffs und erhalte 2 Regenerationspunkte.',
      ),
    ),
  },
  marchOfTheDead: {
    name: 'Marsch der Toten',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Füge bis zu 3 Gegnern je 1 magischen Schaden zu und je 1 mehr pro 4 Karten in deinem Friedhof (höchstens 3 mehr).',
      ),
    ),
  },
  penitentsWalk: {
    name: 'Büßergang',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'turn' },
        'Nach deiner ersten Aktion in deinem Zug, für die du Karten begraben hast: Ziehe 1 Karte und senke deinen Fokus um 1.',
      ),
    ),
  },
  soulHarvest: {
    name: 'Seelenernte',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: -1 },
        'Nachdem eine deiner Aktionen einen Gegner getötet hat: Nimm bis zu 2 Karten von deinem Friedhof auf die Hand. War es ein Untoter-Gegner: 2 Regenerationspunkte.',
      ),
    ),
  },
  bloodStorm: {
    name: 'Blutiger Sturm',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 2 },
        'Handle bis zu 2 Mal die Normale Aktion 1 Waffe-Karte in deiner Heldenzone ab; jedes Mal 2 Schaden mehr, falls du 1 Karte von Hand oder Ablagestapel begräbst.',
      ),
    ),
  },
  banishment: {
    name: 'Bannspruch',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Füge 1 Gegner 4 magischen Schaden zu und lege 1 Benommenheit auf ihn. Ist er ein Untoter-, Geist- oder Dämon-Gegner, lege vorher 2 Wundenmarker auf ihn.',
      ),
    ),
  },
  sacrifice: {
    name: 'Opfergang',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Begrabe 1 Karte von Hand oder Ablagestapel: 1 anderer Held erhält 4 Regenerationspunkte, zieht bis zu 2 Karten und entfernt alle Zustandsmarker von sich.',
      ),
    ),
  },
  graveStar: {
    name: 'Grabstern',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 1 mehr je 5 Karten in deinem Friedhof (höchstens 2 mehr), 3 mehr, falls du 1 Karte von Hand oder Ablagestapel begräbst.',
      ),
    ),
  },
  martyrPlate: {
    name: 'Panzer des Märtyrers',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere bis zu 2 Schaden, bis zu 4, falls dein Friedhof mindestens 10 Karten enthält.',
      ),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Nachdem du durch einen Angriff 2 oder mehr Wunden erlitten hast: Ziehe 1 Karte und lege 1 Benommenheit auf den Angreifer.',
      ),
    ),
  },
  saintsFinger: {
    name: 'Finger der heiligen Ute',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Nachdem du durch einen Angriff Wunden erlitten hast: Handle 1 Aktion einer Waffe-Karte in deiner Heldenzone gegen den Angreifer ab.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Nachdem die Aktion eines Helden einen Untoter-Gegner getötet hat: Du und 1 anderer Held erhaltet je 2 Regenerationspunkte.',
      ),
    ),
  },
  gateShield: {
    name: 'Turmschild des Torwächters',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Verhindere bis zu 3 Schaden an einem anderen Helden, bis zu 5, falls du 1 Handkarte begräbst.',
      ),
      does(
        { type: 'reflex', from: 'area' },
        'Verhindere 1 Schaden. Ist der Angriff vollständig verhindert, erhältst du 1 Regenerationspunkt.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
