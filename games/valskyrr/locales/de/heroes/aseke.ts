import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const aseke = {
  aseke: {
    name: 'Aseke, die Namenshüterin',
    text: lines(
      'Viele Freunde: Du darfst 2 Verbündete mitnehmen und pro Zug 2 Verbündeten-Aktionen nutzen, jede von einem anderen Verbündeten.',
      'Inspirierende Gegenwart: Ein Mal pro Runde, als Reflex (Reichweite 2): 1 Verbündeter erhält 2 Regenerationspunkte oder bis zum Ende der Runde +1 auf beide Verteidigungen.',
    ),
  },
  callByName: {
    name: 'Beim Namen rufen',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Handle die Verbündeten-Aktion 1 Verbündeten in deiner Heldenzone ab, auch wenn sie in diesem Zug schon genutzt wurde.',
      ),
    ),
  },
  wordOfLight: {
    name: 'Lichtwort',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Füge 1 Gegner 3 magischen Schaden zu, 1 mehr, falls er ein Untoter-, Geist- oder Dämon-Gegner ist.',
      ),
    ),
  },
  comfort: {
    name: 'Trost spenden',
    text: lines(
      does({ type: 'fast', from: 'hand', range: 2 }, '1 Held oder Verbündeter erhält 2 Regenerationspunkte.'),
    ),
  },
  namesOfTheDead: {
    name: 'Namen der Toten',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Lege 2 Zielmarker auf das Zeittableau. Jeder andere Held senkt seinen Fokus um 1.',
      ),
    ),
  },
  wardingName: {
    name: 'Schutzname',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Verhindere bis zu 2 Schaden an 1 Helden oder Verbündeten.',
      ),
    ),
  },
  together: {
    name: 'Gemeinsam!',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Modifiziere die Aktion eines Helden oder Verbündeten: Sie fügt 1 Ziel 1 Schaden mehr zu, 2 mehr, falls ein Verbündeter in deiner Heldenzone liegt.',
      ),
    ),
  },
  encourage: {
    name: 'Ermutigen',
    text: lines(does({ type: 'fast', from: 'hand', range: 2 }, '1 anderer Held zieht bis zu 2 Karten.')),
  },
  soothingVoice: {
    name: 'Besänftigende Stimme',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Wird ein Gegner aufgestachelt, verhindere seinen Aufstacheln-Effekt und beschwichtige ihn.',
      ),
    ),
  },
  renewOath: {
    name: 'Eid erneuern',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 1 },
        'Handle die Verbündeten-Aktion von bis zu 2 verschiedenen Verbündeten in deiner Heldenzone ab.',
      ),
    ),
  },
  shepherdStaff: {
    name: 'Hirtenstab',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 1 mehr für jede von bis zu 2 Führung-Karten, die du ablegst. Du oder 1 deiner Verbündeten erhält 1 Regenerationspunkt.',
      ),
    ),
  },
  robeOfNames: {
    name: 'Gewand der Namen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere 1 Schaden, bis zu 2, falls ein Verbündeter in deiner Heldenzone liegt.',
      ),
    ),
  },
  knotCord: {
    name: 'Knotenschnur',
    text: lines(
      enters('fast', 2),
      does(
        { type: 'fast', from: 'area' },
        'Entferne 1 Zielmarker von dieser Karte, um die Verbündeten-Aktion 1 Verbündeten in deiner Heldenzone abzuhandeln.',
      ),
    ),
  },
  healingSalve: {
    name: 'Heilsalbe',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Lege diese Karte ab: 1 Held oder Verbündeter erhält 2 Regenerationspunkte und entfernt 1 Zustandsmarker von sich.',
      ),
    ),
  },
  sunAmulet: {
    name: 'Sonnenamulett',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Modifiziere die Aktion eines deiner Verbündeten: Sie fügt 1 Ziel 1 Schaden mehr zu, und der Verbündete erhält 1 Regenerationspunkt.',
      ),
    ),
  },
  chronicle: {
    name: 'Chronik der Gefallenen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Nachdem die Aktion eines Helden oder Verbündeten einen Gegner getötet hat: Lege 1 Zielmarker auf das Zeittableau.',
      ),
    ),
  },
  chorus: {
    name: 'Chor der Stimmen',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Aktionen deiner Verbündeten fügen 1 Ziel 1 Schaden mehr zu und haben das Schlüsselwort Licht.',
      ),
    ),
  },
  trueName: {
    name: 'Wahrer Name',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        'Hänge diese Karte an 1 Verbündeten. Er hat 2 Lebenspunkte mehr und +1 auf beide Verteidigungen; seine Aktionen fügen 1 Ziel 1 Schaden mehr zu.',
      ),
    ),
  },
  sunriseWord: {
    name: 'Sonnenaufgang',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 4 },
        'Füge bis zu 3 Gegnern je 2 magischen Schaden zu. Bis zu 2 Helden oder Verbündete erhalten je 1 Regenerationspunkt.',
      ),
    ),
  },
  turnTheHour: {
    name: 'Die Stunde wenden',
    text: lines(
      does({ type: 'fast', from: 'hand' }, 'Lege 3 Zielmarker auf das Zeittableau. Verstärkung ◁1.'),
    ),
  },
  riseFriend: {
    name: 'Steh auf, Freund!',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2 },
        '1 Held oder Verbündeter erhält 5 Regenerationspunkte und entfernt alle Zustandsmarker von sich.',
      ),
    ),
  },
  nameOfSilence: {
    name: 'Name des Schweigens',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2 },
        'Beschwichtige bis zu 3 Gegner derselben Zone und lege je 1 Schwäche auf sie.',
      ),
    ),
  },
  battleCall: {
    name: 'Schlachtruf der Freunde',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2 },
        'Handle die Verbündeten-Aktion von bis zu 3 verschiedenen Verbündeten in beliebigen Heldenzonen ab.',
      ),
    ),
  },
  shieldOfNames: {
    name: 'Schild der Namen',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 1 },
        'Zu Beginn der Verteidigungsphase: Wähle bis zu 2 Heldenzonen. In dieser Phase wird von jedem Angriff gegen Helden und Verbündete dort 1 Schaden verhindert.',
      ),
    ),
  },
  keeperStaff: {
    name: 'Stab der Hüterin',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 2, focus: 1 },
        'Füge 1 Gegner 3 magischen Schaden zu. Bis zu 3 Helden oder Verbündete erhalten je 1 Regenerationspunkt.',
      ),
    ),
  },
  thousandNamesMantle: {
    name: 'Mantel der tausend Namen',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Verhindere bis zu 3 Schaden an 1 Helden oder Verbündeten.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Verbündete in deiner Heldenzone haben +1 auf beide Verteidigungen.',
      ),
    ),
  },
  ringOfBonds: {
    name: 'Ring der Bande',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'turn' },
        'Handle die Verbündeten-Aktion 1 Verbündeten in einer beliebigen Heldenzone ab.',
      ),
      does(
        { type: 'reflex', from: 'area', range: 2, limit: 'round' },
        'Verhindere bis zu 2 Schaden an 1 Verbündeten. Füge dem Angreifer 1 körperlichen Schaden zu.',
      ),
    ),
  },
  dawnPhial: {
    name: 'Phiole der Morgenröte',
    text: lines(
      enters('fast', 3),
      does(
        { type: 'fast', from: 'area', range: 2 },
        'Entferne 1 Zielmarker von dieser Karte: 1 Held oder Verbündeter erhält 2 Regenerationspunkte.',
      ),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Nachdem ein anderer Held durch deine Karten Regenerationspunkte verwendet hat: Er zieht 1 Karte.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
