import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from './cardText.ts';

export const rewards = {
  greatsword: {
    name: 'Bidenhänder',
    text: lines(
      enters('normal'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 3 },
        'Füge 1 Gegner 4 körperlichen Schaden zu und bis zu 2 anderen Gegnern derselben Zone je 1.',
      ),
    ),
  },
  emberSword: {
    name: 'Glutschwert',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu und lege 1 Brand auf ihn.',
      ),
    ),
  },
  frostSpear: {
    name: 'Frostspieß',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 4, falls er benommen ist. Lege 1 Benommenheit auf ihn.',
      ),
    ),
  },
  pilgrimMace: {
    name: 'Pilgerkolben',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu. 1 Held oder Verbündeter (Reichweite 2) erhält 1 Regenerationspunkt.',
      ),
    ),
  },
  throwingAxes: {
    name: 'Wurfbeile',
    text: lines(
      enters('fast'),
      does({ type: 'normal', from: 'area', range: 2, focus: 2 }, 'Füge 1 Gegner 3 körperlichen Schaden zu.'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Lege 1 Handkarte ab, um 1 Gegner 2 körperlichen Schaden zuzufügen.',
      ),
    ),
  },
  handCrossbow: {
    name: 'Handarmbrust',
    text: lines(
      enters('fast', 3),
      does(
        { type: 'fast', from: 'area', range: 2, focus: 1 },
        'Entferne 1 Zielmarker von dieser Karte, um 1 Gegner 2 körperlichen Schaden zuzufügen.',
      ),
    ),
  },
  stormStaff: {
    name: 'Sturmstab',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 4 },
        'Füge bis zu 3 Gegnern je 2 magischen Schaden zu.',
      ),
    ),
  },
  thornDagger: {
    name: 'Dornendolch',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modifiziere eine deiner Waffe-Aktionen: Sie fügt 1 Ziel 1 Schaden mehr zu und legt 1 Gift auf dieses Ziel.',
      ),
    ),
  },
  mirrorShield: {
    name: 'Spiegelschild',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, limit: 'round' },
        'Verhindere bis zu 3 magischen Schaden. Ist der Angriff vollständig verhindert, füge dem Angreifer 2 magischen Schaden zu.',
      ),
    ),
  },
  borderTarge: {
    name: 'Tartsche der Grenzwacht',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Verhindere bis zu 2 Schaden an 1 Helden. Er senkt seinen Fokus um 1.',
      ),
    ),
  },
  thornShield: {
    name: 'Dornenschild',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 1, focus: 1 },
        'Verhindere 1 körperlichen Schaden und füge dem Angreifer 1 körperlichen Schaden zu.',
      ),
    ),
  },
  scaleCoat: {
    name: 'Schuppenrock',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere bis zu 2 körperlichen Schaden, bis zu 4, falls der Angreifer ein Bestie- oder Drache-Gegner ist.',
      ),
    ),
  },
  travelCloak: {
    name: 'Reisemantel',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', focus: -1, limit: 'round' }, 'Verhindere 1 Schaden.'),
      does(
        { type: 'passive', from: 'area' },
        'Wenn du dich ausruhst, erhältst du 2 Regenerationspunkte mehr.',
      ),
    ),
  },
  starRobe: {
    name: 'Sternenrobe',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere 1 Schaden, bis zu 3, falls er magisch ist.',
      ),
      does({ type: 'fast', from: 'area', limit: 'turn' }, 'Lege 1 Magie-Karte ab, um 2 Karten zu ziehen.'),
    ),
  },
  dragonhide: {
    name: 'Drachenleder',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Verhindere bis zu 2 Schaden.'),
      does({ type: 'passive', from: 'area' }, 'Brand und Gift auf dir verursachen keine Wunden.'),
    ),
  },
  siegePlate: {
    name: 'Belagerungspanzer',
    text: lines(
      enters('normal'),
      does(
        { type: 'passive', from: 'area' },
        'Du verhinderst 1 Schaden jedes Angriffs gegen dich. Erzeugen deine Normalen Aktionen Fokus, dann 1 mehr.',
      ),
    ),
  },
  wolfToothChain: {
    name: 'Wolfszahnkette',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', focus: 1, limit: 'round' },
        'Modifiziere eine deiner Aktionen: Sie fügt 1 Ziel 1 Schaden mehr zu, 3 mehr, falls es ein Bestie- oder Drache-Gegner ist.',
      ),
    ),
  },
  stoneOfCalm: {
    name: 'Ruhestein',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Wird ein Gegner aufgestachelt, verhindere seinen Aufstacheln-Effekt und beschwichtige ihn.',
      ),
      does(
        { type: 'fast', from: 'area', focus: -2, limit: 'turn' },
        'Lege 1 Handkarte ab, um 1 Karte zu ziehen.',
      ),
    ),
  },
  spyglass: {
    name: 'Fernrohr',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Zu Beginn der Reisephase darfst du 1 angrenzenden verdeckten Ort aufdecken, ohne Beute auszugeben.',
      ),
      does({ type: 'passive', from: 'area' }, 'Deine Waffe-Aktionen haben 1 Reichweite mehr.'),
    ),
  },
  luckyPenny: {
    name: 'Glückstaler',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Nachdem eine deiner Aktionen einen Gegner getötet hat, nimm 1 Beutemarker zusätzlich.',
      ),
    ),
  },
  sparkRing: {
    name: 'Funkenring',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modifiziere die Aktion eines Helden: Sie legt 1 Brand auf jedes Ziel.',
      ),
    ),
  },
  marchBanner: {
    name: 'Banner der Grenzmarken',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Modifiziere die Aktion eines anderen Helden: Sie fügt 1 Ziel 2 Schaden mehr zu.',
      ),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'round' },
        '1 anderer Held zieht 1 Karte und senkt seinen Fokus um 1.',
      ),
    ),
  },
  bookOfHours: {
    name: 'Stundenbuch',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Entfernt ein Symbol deiner Fokusleiste einen Zielmarker vom Zeittableau, lege danach 1 Zielmarker dorthin.',
      ),
      does(
        { type: 'fast', from: 'area', limit: 'turn' },
        'Lege 1 Handkarte ab, um 1 Karte aus deinem Ablagestapel, die ein Schlüsselwort mit ihr teilt, auf die Hand zu nehmen.',
      ),
    ),
  },
  chainGrimoire: {
    name: 'Kettengrimoire',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 2 },
        'Füge 1 Gegner 2 magischen Schaden zu und lege 1 Benommenheit und 1 Schwäche auf ihn.',
      ),
    ),
  },
  saintsKnuckle: {
    name: 'Knöchel der Heiligen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'encounter' },
        '1 Held oder Verbündeter erhält 3 Regenerationspunkte.',
      ),
      does({ type: 'passive', from: 'area' }, 'Deine Waffe-Karten haben das Schlüsselwort Licht.'),
    ),
  },
  healingPotion: {
    name: 'Heiltrank',
    text: lines(
      enters('fast'),
      does({ type: 'fast', from: 'hand' }, 'Du erhältst 3 Regenerationspunkte.'),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Lege diese Karte ab: 1 Held oder Verbündeter erhält 4 Regenerationspunkte.',
      ),
    ),
  },
  fireOil: {
    name: 'Flammenöl',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Modifiziere eine deiner Aktionen: Sie fügt 1 Ziel 2 Schaden mehr zu.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2 },
        'Lege diese Karte ab, um die Aktion eines Helden zu modifizieren: Sie fügt 1 Ziel 2 Schaden mehr zu und legt 1 Brand auf dieses Ziel.',
      ),
    ),
  },
  windDraught: {
    name: 'Windtrank',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'hand', focus: 1 },
        'Du darfst in diesem Zug 1 weitere Normale Aktion abhandeln.',
      ),
      does(
        { type: 'reflex', from: 'area' },
        'Lege diese Karte ab: Der Held, der am Zug ist, darf 1 weitere Normale Aktion abhandeln und zieht 1 Karte.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
