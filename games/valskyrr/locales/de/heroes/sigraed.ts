import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const sigraed = {
  sigraed: {
    name: 'Sigraed, die Flammenruferin',
    text: lines(
      'Überspringende Glut: Wird ein Gegner mit Brand getötet, darfst du 1 Brand auf 1 anderen Gegner derselben Zone legen.',
      'Hitze ableiten: Ein Mal pro Zug darfst du als Schnelle Aktion 1 Magie-Karte ablegen, um deinen Fokus um 3 zu senken.',
    ),
  },
  conflagration: {
    name: 'Feuersbrunst',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 4 },
        'Füge jedem Gegner in 1 Zone 1 magischen Schaden zu und 1 mehr je Brand auf ihm. Der Brand bleibt liegen.',
      ),
    ),
  },
  sparkflight: {
    name: 'Funkenflug',
    text: lines(
      does({ type: 'fast', from: 'hand', range: 2, focus: 1 }, 'Lege je 1 Brand auf bis zu 2 Gegner.'),
    ),
  },
  flameLance: {
    name: 'Flammenlanze',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Füge 1 Gegner 3 magischen Schaden zu, 4, falls er Brand trägt; seine magische Verteidigung ist dabei um 2 niedriger.',
      ),
    ),
  },
  deflagration: {
    name: 'Verpuffung',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Entferne allen Brand von 1 Gegner. Füge ihm je entferntem Brand 2 magischen Schaden zu und erhöhe deinen Fokus je um 1.',
      ),
    ),
  },
  heatHaze: {
    name: 'Flimmernde Hitze',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Verhindere 1 Schaden und 1 mehr je Brand auf dem Angreifer (höchstens 2 mehr).',
      ),
    ),
  },
  shareFlame: {
    name: 'Feuer teilen',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Modifiziere die Aktion eines anderen Helden: Sie fügt 1 Ziel 1 Schaden mehr zu und legt 1 Brand auf dieses Ziel.',
      ),
    ),
  },
  smokeVeil: {
    name: 'Rauchschleier',
    text: lines(does({ type: 'fast', from: 'hand', range: 2 }, 'Bis zu 2 Helden senken ihren Fokus um 2.')),
  },
  rekindle: {
    name: 'Nachglühen',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Du erhältst 1 Regenerationspunkt je Gegner im Spiel, auf dem Brand liegt (höchstens 3).',
      ),
    ),
  },
  wildfire: {
    name: 'Lauffeuer',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Lege 1 Brand auf 1 Gegner. Lege danach auf bis zu 2 andere Gegner derselben Zone je so viel Brand, wie auf ihm liegt (höchstens 2).',
      ),
    ),
  },
  kindle: {
    name: 'Entfachen',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 2 },
        'Handle 1 Aktion einer Stab- oder Foliant-Karte in deiner Heldenzone ab.',
      ),
    ),
  },
  ashStaff: {
    name: 'Eschenstab',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 2 magischen Schaden zu, 1 mehr für jede von bis zu 2 Magie-Karten, die du ablegst. Lege 1 Brand auf ihn, 2, falls er keinen trug.',
      ),
    ),
  },
  emberRobe: {
    name: 'Glutgewand',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 1, limit: 'round' },
        'Verhindere 1 Schaden. Lege 1 Brand auf den Angreifer.',
      ),
    ),
  },
  tomeOfBrands: {
    name: 'Foliant der Brände',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Sieh dir die obersten 3 Karten deines Heldendecks an. Nimm 1 auf die Hand, lege die übrigen in beliebiger Reihenfolge zurück.',
      ),
    ),
  },
  coalBowl: {
    name: 'Kohlenschale',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Entferne 1 Zielmarker von dieser Karte, um je 1 Brand auf bis zu 2 Gegner derselben Zone zu legen.',
      ),
    ),
  },
  ashAmulet: {
    name: 'Aschenamulett',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Nachdem eine deiner Aktionen einen Gegner getötet hat: Senke deinen Fokus um 3.',
      ),
    ),
  },
  sparkBlade: {
    name: 'Funkenklinge',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 2 mehr für jeden von bis zu 2 Brand, die du von ihm entfernst.',
      ),
    ),
  },
  firestorm: {
    name: 'Feuersturm',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 6 },
        'Füge jedem Gegner in 1 Zone 3 magischen Schaden zu.',
      ),
    ),
  },
  fromTheAshes: {
    name: 'Aus der Asche',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1 },
        'Nachdem du Wunden erlitten hast: Du erhältst 4 Regenerationspunkte. Lege je 1 Brand auf bis zu 2 Gegner in deiner Heldenzone.',
      ),
    ),
  },
  twinFlame: {
    name: 'Zwillingsflamme',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Handle bis zu 2 Mal 1 Normale Aktion einer Stab-Karte in deiner Heldenzone gegen verschiedene Gegner ab.',
      ),
    ),
  },
  livingFlame: {
    name: 'Lebende Flamme',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Am Ende deines Heldenzugs: Lege 1 Brand auf jeden Gegner in deiner Heldenzone.',
      ),
    ),
  },
  burnOut: {
    name: 'Ausbrennen',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 5 },
        'Entferne allen Brand von allen Gegnern. Füge jedem Gegner 2 magischen Schaden zu je Brand, den du von ihm entfernt hast.',
      ),
    ),
  },
  ashWall: {
    name: 'Aschewand',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Verhindere bis zu 3 Schaden an 1 Helden. Lege 1 Brand und 1 Benommenheit auf den Angreifer.',
      ),
    ),
  },
  drawTheHeat: {
    name: 'Wärme rauben',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: -1 },
        'Entferne allen Brand von Helden und Verbündeten. Verteile 3 Brand und so viele, wie du entfernt hast (höchstens 3), auf bis zu 3 Gegner.',
      ),
    ),
  },
  whiteHeat: {
    name: 'Weißglut',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 4 },
        'Modifiziere eine deiner Aktionen, die magischen Schaden zufügt: Sie fügt jedem Ziel 2 Schaden mehr zu.',
      ),
    ),
  },
  salamanderStaff: {
    name: 'Salamanderstab',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 3 },
        'Füge bis zu 2 Gegnern je 2 magischen Schaden zu, je 1 mehr für jede von bis zu 2 Magie-Karten, die du ablegst. Lege je 1 Brand auf sie.',
      ),
    ),
  },
  furnaceRobe: {
    name: 'Schmelzofenrobe',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1 },
        'Verhindere 1 Schaden. Lege 1 Brand auf den Angreifer.',
      ),
      does({ type: 'passive', from: 'area' }, 'Brand auf dir verursacht keine Wunden.'),
    ),
  },
  bookOfLastEmbers: {
    name: 'Buch der letzten Glut',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'round' },
        'Lege 1 Handkarte ab, um 1 Aktion einer Magie-Heldentat des Grundsets in deinem Ablagestapel abzuhandeln. Lege diese Heldentat danach unter dein Heldendeck.',
      ),
    ),
  },
  heartOfFlame: {
    name: 'Flammenherz',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'turn' },
        'Nach deiner ersten Aktion in deinem Zug, die Brand auf Gegner gelegt hat: Lege 1 weiteren Brand auf 1 davon.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Jede deiner Aktionen, die 3 oder mehr Fokus erzeugt, erzeugt 1 weniger.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
