import type { CardWords } from '@tafelrunde/engine';
import { does, enters, lines } from '../cardText.ts';

export const valkea = {
  valkea: {
    name: 'Valkea, die Schildmaid',
    text: lines(
      'Vergeltung: Ein Mal pro Runde, wenn du allen Schaden eines Angriffs verhinderst: Du darfst 1 Aktion einer Waffe-Karte in deiner Heldenzone gegen den Angreifer abhandeln.',
      'Gegenwehr: Ein Mal pro Zug darfst du als Schnelle Aktion 1 Verteidigung-Karte ablegen, um 1 Aktion einer Waffe-Karte in deiner Heldenzone abzuhandeln.',
      'Hierher!: Ein Mal pro Runde, zu Beginn der Verfolgungsphase: Du darfst deinen Fokus um bis zu 3 erhöhen.',
    ),
  },
  fierceBlow: {
    name: 'Heftiger Schlag',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 3 },
        'Füge 1 Gegner 3 körperlichen Schaden zu. Ist er benommen, füge ihm 2 mehr zu.',
      ),
    ),
  },
  focusedStrike: {
    name: 'Fokussierter Schlag',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Modifiziere eine deiner Waffe-Aktionen: Sie fügt 1 Ziel 2 Schaden mehr zu.',
      ),
    ),
  },
  shieldBash: {
    name: 'Schildschlag',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 1 },
        'Handle 1 Aktion einer Waffe-Karte in deiner Heldenzone ab. Lege danach 1 Benommenheit auf 1 dabei anvisierten Gegner.',
      ),
    ),
  },
  wildParry: {
    name: 'Wilde Parade',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 1 },
        'Verhindere 1 körperlichen Schaden. Ist der Angriff vollständig verhindert, füge dem Angreifer 2 körperlichen Schaden zu.',
      ),
    ),
  },
  holdFast: {
    name: 'Standhalten',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', focus: 1 },
        'Verhindere bis zu 2 Schaden. Ist der Angriff vollständig verhindert, ziehe 1 Karte.',
      ),
    ),
  },
  defiantShout: {
    name: 'Trutzruf',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 1 },
        'Verschiebe bis zu 2 Gegner aus der Gegnerreihe oder anderen Heldenzonen in deine Heldenzone. Ziehe 1 Karte.',
      ),
    ),
  },
  shieldWall: {
    name: 'Schildwall',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 2 },
        'Verhindere bis zu 2 Schaden an einem anderen Helden oder an einem Verbündeten. Du darfst den Angreifer in deine Heldenzone verschieben.',
      ),
    ),
  },
  charge: {
    name: 'Sturmangriff',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 2, focus: 2 },
        'Verschiebe 1 Gegner in deine Heldenzone. Füge ihm 3 körperlichen Schaden zu, 2 mehr für jede von bis zu 2 Verteidigung-Karten, die du ablegst.',
      ),
    ),
  },
  ironBreath: {
    name: 'Eiserner Atem',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Lege 1 Kampf- oder Verteidigung-Karte ab, um 3 Regenerationspunkte zu erhalten und 1 Karte zu ziehen.',
      ),
    ),
  },
  shortSwordValkea: {
    name: 'Kurzschwert',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 1 mehr für jede von bis zu 2 Kampf- oder Beweglichkeit-Karten, die du ablegst.',
      ),
    ),
  },
  roundShield: {
    name: 'Rundschild',
    text: lines(enters('fast'), does({ type: 'reflex', from: 'area' }, 'Verhindere 1 körperlichen Schaden.')),
  },
  chainShirt: {
    name: 'Kettenhemd',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Verhindere bis zu 2 körperlichen Schaden.'),
    ),
  },
  warHammer: {
    name: 'Streithammer',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 4, falls er benommen ist. Lege 1 Benommenheit auf ihn.',
      ),
    ),
  },
  warningHorn: {
    name: 'Mahnhorn',
    text: lines(
      enters('fast'),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'round' },
        'Verschiebe 1 Gegner aus einer anderen Heldenzone oder der Gegnerreihe in deine Heldenzone. Der Held, den er verfolgte, senkt seinen Fokus um 2.',
      ),
    ),
  },
  birchBrooch: {
    name: 'Birkenfibel',
    text: lines(
      enters('fast'),
      does(
        { type: 'reflex', from: 'area', limit: 'round' },
        'Verhindere bis zu 2 magischen Schaden. Ist der Angriff vollständig verhindert, entferne 1 Zustandsmarker von dir.',
      ),
    ),
  },
  wrathfulAnswer: {
    name: 'Zornige Antwort',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 1, focus: 3 },
        'Verhindere bis zu 3 körperlichen Schaden. Füge dem Angreifer so viel körperlichen Schaden zu, wie du damit verhindert hast.',
      ),
    ),
  },
  bladeWhirl: {
    name: 'Wirbel der Klingen',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 2 },
        'Handle die Normale Aktion 1 Waffe-Karte in deiner Heldenzone bis zu 2 Mal gegen verschiedene Gegner ab; sie fügt jeweils 1 Schaden mehr zu.',
      ),
    ),
  },
  thunderShield: {
    name: 'Donnernder Schild',
    text: lines(
      does(
        { type: 'normal', from: 'hand', range: 1, focus: 6 },
        'Füge bis zu 3 Gegnern derselben Zone je 2 körperlichen Schaden zu und lege je 1 Benommenheit auf sie.',
      ),
    ),
  },
  bulwark: {
    name: 'Bollwerk',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Reflexe deiner Schild-Karten verhindern 1 Schaden mehr und wirken auch gegen magischen Schaden.',
      ),
    ),
  },
  allToMe: {
    name: 'Alle zu mir!',
    text: lines(
      does(
        { type: 'fast', from: 'hand', range: 2, focus: 2 },
        'Verschiebe bis zu 3 Gegner in deine Heldenzone, ohne deinen Fokus zu halbieren. Ziehe 1 Karte. Bis zum Rundenende verhinderst du 1 Schaden jedes Angriffs.',
      ),
    ),
  },
  lastLine: {
    name: 'Letzte Linie',
    text: lines(
      does(
        { type: 'reflex', from: 'hand', range: 2, focus: 3 },
        'Verhindere bis zu 4 Schaden an einem anderen Helden; er zieht 1 Karte. Verschiebe den Angreifer in deine Heldenzone.',
      ),
    ),
  },
  unbroken: {
    name: 'Ungebrochen',
    text: lines(
      does(
        { type: 'fast', from: 'hand' },
        'Du erhältst 4 Regenerationspunkte. Entferne bis zu 2 Zustandsmarker von dir.',
      ),
    ),
  },
  breach: {
    name: 'Bresche schlagen',
    text: lines(
      does(
        { type: 'normal', from: 'hand', focus: 3 },
        'Handle 1 Aktion einer Waffe-Karte in deiner Heldenzone ab. Sie fügt 1 Ziel 3 Schaden mehr zu, ohne dessen körperliche Verteidigung abzuziehen.',
      ),
    ),
  },
  sunShield: {
    name: 'Sonnenschild',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area' }, 'Verhindere bis zu 2 Schaden.'),
      does(
        { type: 'passive', from: 'area', limit: 'round' },
        'Nachdem du einen Angriff vollständig verhindert hast, darfst du dem Angreifer 2 magischen Schaden zufügen.',
      ),
    ),
  },
  dawnBlade: {
    name: 'Klinge Morgenrot',
    text: lines(
      enters('fast'),
      does(
        { type: 'normal', from: 'area', range: 1, focus: 2 },
        'Füge 1 Gegner 4 körperlichen Schaden zu, 1 mehr für jede von bis zu 3 Kampf- oder Verteidigung-Karten, die du ablegst. Tötest du ihn damit, ziehe 2 Karten.',
      ),
    ),
  },
  wardenHarness: {
    name: 'Harnisch der Wacht',
    text: lines(
      enters('fast'),
      does({ type: 'reflex', from: 'area', limit: 'round' }, 'Verhindere bis zu 3 Schaden.'),
      does(
        { type: 'passive', from: 'area' },
        'Kommt ein Gegner in deine Heldenzone, lege 1 Benommenheit auf ihn, falls keine auf ihm liegt.',
      ),
    ),
  },
  dauntlessTorc: {
    name: 'Torques der Unverzagten',
    text: lines(
      enters('fast'),
      does(
        { type: 'passive', from: 'area' },
        'Deine Fertigkeit Vergeltung ist nicht auf ein Mal pro Runde begrenzt.',
      ),
      does(
        { type: 'fast', from: 'area', range: 2, limit: 'turn' },
        'Verschiebe 1 Gegner in deine Heldenzone, ohne deinen Fokus zu halbieren. 1 anderer Held senkt seinen Fokus um 2.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
