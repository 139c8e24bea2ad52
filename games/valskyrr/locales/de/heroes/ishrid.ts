import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const ishrid = {
  ishrid: {
    name: 'Ishrid, die Runenweberin',
    text: lines(
      'Runengewebe: Ein Mal pro Zug darfst du als Schnelle Aktion 1 Zeichen-Karte von deiner Hand an dein Heldentableau hängen (höchstens 3). Sie gilt als Handkarte.',
      'Stille Hand: Ein Mal pro Runde, nachdem eine deiner Aktionen einen Gegner verschoben oder beschwichtigt hat: Du darfst 1 Karte ziehen oder deinen Fokus um 2 senken.',
    ),
  },
  signOfBinding: {
    name: 'Zeichen der Fessel',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Hänge diese Karte an 1 Gegner, an dem keine deiner Karten hängt. Seine Angriffe fügen 1 Schaden weniger zu; ein Normaler Gegner kann nicht aufgestachelt werden.',
      ),
    ),
  },
  signOfTheWay: {
    name: 'Zeichen des Weges',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Verschiebe 1 Normalen Gegner in eine andere Heldenzone oder in die Gegnerreihe und beschwichtige ihn.',
      ),
    ),
  },
  signOfFrost: {
    name: 'Zeichen des Frosts',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Füge 1 Gegner 3 magischen Schaden zu, 5, falls er aufgestachelt ist oder eine deiner Karten an ihm hängt. Lege 1 Benommenheit auf ihn.',
      ),
    ),
  },
  signOfWarding: {
    name: 'Zeichen der Wacht',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, focus: 1 },
        'Lege diese Karte ab, um bis zu 3 Schaden an 1 Helden oder Verbündeten zu verhindern.',
      ),
    ),
  },
  runeDischarge: {
    name: 'Runenentladung',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Füge 1 Gegner 3 magischen Schaden zu, 2 mehr für jede von bis zu 3 Zeichen-Karten, die du ablegst.',
      ),
    ),
  },
  unravel: {
    name: 'Faden lösen',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Nimm von bis zu 2 Gegnern je 1 deiner angehängten Karten auf die Hand. Füge jedem von ihnen 2 magischen Schaden zu.',
      ),
    ),
  },
  stillness: {
    name: 'Stillstand',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 2 },
        'Nachdem ein Gegner aufgestachelt wurde: Beschwichtige ihn. Ist er ein Normaler Gegner, verschiebe ihn in die Gegnerreihe.',
      ),
    ),
  },
  threadOfFate: {
    name: 'Schicksalsfaden',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Sieh dir die obersten 3 Karten des Heldendecks 1 Helden an und lege sie in beliebiger Reihenfolge zurück. Dieser Held zieht 1 Karte.',
      ),
    ),
  },
  sharedSign: {
    name: 'Geteiltes Zeichen',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Modifiziere die Aktion eines anderen Helden: Sie fügt 1 Ziel 1 Schaden mehr zu, 2 mehr, falls eine deiner Karten an ihm hängt.',
      ),
    ),
  },
  runeBlade: {
    name: 'Runenklinge',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu. Legst du 1 Zeichen-Karte ab, füge ihm 2 mehr zu; du darfst ihn danach in die Gegnerreihe verschieben (keinen Endgegner).',
      ),
    ),
  },
  weaverRobe: {
    name: 'Webergewand',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere 2 Schaden, bis zu 4, falls du 1 Zeichen-Karte ablegst.',
      ),
    ),
  },
  signTome: {
    name: 'Zeichenfoliant',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Sieh dir die obersten 2 Karten deines Heldendecks an. Du darfst 1 Zeichen-Karte davon an diese Karte hängen (höchstens 2); sie gilt als Handkarte. Lege den Rest zurück.',
      ),
    ),
  },
  silverThread: {
    name: 'Silberfaden',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Kommt ein Gegner in eine Heldenzone: Verschiebe ihn in eine andere Heldenzone und lege 1 Schwäche auf ihn.',
      ),
    ),
  },
  frostNeedle: {
    name: 'Frostnadel',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Lege 1 Zeichen-Karte ab, um 1 Gegner 3 magischen Schaden zuzufügen.',
      ),
    ),
  },
  singingBowl: {
    name: 'Klangschale',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Beschwichtige 1 Gegner und lege 1 Benommenheit auf ihn.',
      ),
    ),
  },
  echo: {
    name: 'Widerhall',
    text: lines(
      does(
        { type: 'fast', from: 'hand', focus: 2 },
        'Handle nacheinander von bis zu 2 Zeichen-Karten auf deiner Hand je 1 Aktion ab. Karten, die dabei abgelegt würden, nimm stattdessen auf die Hand zurück.',
      ),
    ),
  },
  frostWeb: {
    name: 'Frostnetz',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 3 },
        'Füge bis zu 3 Gegnern je 1 magischen Schaden zu, je 2, falls eine deiner Karten an ihnen hängt. Lege je 1 Benommenheit auf sie.',
      ),
    ),
  },
  signOfFarRoads: {
    name: 'Zeichen der fernen Straßen',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Verschiebe bis zu 2 Normale Gegner in andere Heldenzonen oder in die Gegnerreihe und lege je 1 Schwäche auf sie.',
      ),
    ),
  },
  runeStorm: {
    name: 'Runensturm',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Lege bis zu 5 Zeichen-Karten ab. Verteile 2 magischen Schaden und 2 mehr je abgelegter Karte in Zweierschritten auf bis zu 4 Gegner.',
      ),
    ),
  },
  grandPattern: {
    name: 'Das große Muster',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'An deinem Heldentableau dürfen 5 Zeichen-Karten hängen. Runengewebe ist nicht auf ein Mal pro Zug begrenzt.',
      ),
    ),
  },
  exile: {
    name: 'Verbannung',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Lege 1 Normalen Gegner ab, an dem eine deiner Karten hängt. Er gilt nicht als getötet. Nimm die angehängten Karten auf die Hand.',
      ),
    ),
  },
  mirrorRune: {
    name: 'Spiegelrune',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 3 },
        'Der Schaden eines Normalen Gegners trifft statt eines Helden 1 anderen Gegner in derselben Zone.',
      ),
    ),
  },
  commonWeave: {
    name: 'Gemeinsames Gewebe',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Jeder Held zieht 1 Karte und senkt seinen Fokus um 1. Lege 1 Zielmarker auf das Zeittableau.',
      ),
    ),
  },
  northernLight: {
    name: 'Klinge Nordlicht',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Füge 1 Gegner 4 magischen Schaden zu, 2 mehr für jede von bis zu 2 Zeichen-Karten, die du ablegst. Legst du eine ab, darfst du ihn danach in eine andere Zone verschieben (keinen Endgegner).',
      ),
    ),
  },
  snowSilkRobe: {
    name: 'Gewand aus Schneeseide',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, limit: 'round' },
        'Verhindere bis zu 2 Schaden. Lege 1 Benommenheit auf den Angreifer.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Angriffe von Gegnern, an denen deine Karten hängen, fügen 1 Schaden weniger zu.',
      ),
    ),
  },
  openBook: {
    name: 'Das offene Buch',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Handle 1 Schnelle Aktion einer Zeichen-Karte in deinem Ablagestapel ab. Lege sie danach unter dein Heldendeck, falls sie weder angehängt ist noch ausliegt.',
      ),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Am Ende deines Heldenzugs: Hänge bis zu 2 Zeichen-Karten aus deinem Ablagestapel an diese Karte (höchstens 2); sie gelten als Handkarten.',
      ),
    ),
  },
  ringOfThreeThreads: {
    name: 'Ring der drei Fäden',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Handle 1 Aktion einer Waffe-Karte in deiner Heldenzone ab; sie fügt 1 Ziel 1 Schaden mehr zu, falls eine deiner Karten an ihm hängt.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Verhindere 1 Fertigkeit oder Aufstacheln-Effekt eines Gegners und beschwichtige ihn. 1 Held senkt seinen Fokus um 2.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
