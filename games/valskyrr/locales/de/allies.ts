import type { CardWords } from '@tafelrunde/engine';
import { does, lines } from './cardText.ts';

export const allies = {
  grimfell: {
    name: 'Grimfell, der Jungwolf',
    text: lines(
      'Startseite: Grimfell, der Jungwolf',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 3, falls er schon Wundenmarker trug.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Tötet die Aktion dieses Verbündeten einen Gegner, drehe diese Karte um.',
      ),
      'Rückseite: Grimfell, der Leitwolf',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 3 körperlichen Schaden zu, 4, falls er schon Wundenmarker trug. Tötest du ihn damit, ziehe 1 Karte.',
      ),
    ),
  },
  oda: {
    name: 'Oda, die Kräuterfrau',
    text: lines(
      'Startseite: Oda, die Kräuterfrau',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        '1 Held oder anderer Verbündeter erhält 3 Regenerationspunkte.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Nachdem du dich ausgeruht hast, darfst du 1 Beutemarker ausgeben, um diese Karte umzudrehen.',
      ),
      'Rückseite: Oda, Mutter der Heiler',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Bis zu 2 Helden oder andere Verbündete erhalten je 2 Regenerationspunkte und entfernen je 1 Zustandsmarker.',
      ),
    ),
  },
  skirra: {
    name: 'Skirra, der Nebelfalke',
    text: lines(
      'Startseite: Skirra, der Nebelfalke',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Füge 1 Gegner 1 körperlichen Schaden zu und lege 1 Benommenheit auf ihn.',
      ),
      does({ type: 'passive', from: 'area' }, 'Wird ein Wildnis-Ort aufgedeckt, drehe diese Karte um.'),
      'Rückseite: Skirra, Auge des Sturms',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Füge bis zu 2 Gegnern je 1 körperlichen Schaden zu und lege je 1 Benommenheit auf sie.',
      ),
    ),
  },
  jorun: {
    name: 'Jorun, die Söldnerin',
    text: lines(
      'Startseite: Jorun, die Söldnerin',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 3, falls mindestens 2 Gegner in deiner Heldenzone liegen.',
      ),
      does({ type: 'fast', from: 'area' }, 'Gib 2 Beutemarker aus, um diese Karte umzudrehen.'),
      'Rückseite: Jorun, die Bannerherrin',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 3 körperlichen Schaden zu. 1 Held (Reichweite 2) senkt seinen Fokus um 1.',
      ),
    ),
  },
  fahl: {
    name: 'Fahl, das Irrlicht',
    text: lines(
      'Startseite: Fahl, das Irrlicht',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Füge 1 Gegner 1 magischen Schaden zu und lege 1 Brand auf ihn.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Erreicht der Zeitanzeiger eine Ereigniszahl, drehe diese Karte um.',
      ),
      'Rückseite: Fahl, die Fackel im Nebel',
      does(
        { type: 'ally', from: 'area', range: 2, focus: 1 },
        'Füge 1 Gegner 2 magischen Schaden zu und lege 1 Brand auf ihn. 1 Held erhält 1 Regenerationspunkt.',
      ),
    ),
  },
  thorn: {
    name: 'Thorn, der Steinwächter',
    text: lines(
      'Startseite: Thorn, der Steinwächter',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 1 körperlichen Schaden zu. Bis zum Ende der Runde verhinderst du 1 Schaden jedes Angriffs gegen dich.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Am Ende der Runde, falls mindestens 4 Wundenmarker auf dieser Karte liegen: Drehe sie um.',
      ),
      'Rückseite: Thorn, der erwachte Fels',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge bis zu 3 Gegnern derselben Zone je 1 körperlichen Schaden zu und lege 1 Benommenheit auf 1 davon.',
      ),
    ),
  },
  ysk: {
    name: 'Ysk, der Frostdrachling',
    text: lines(
      'Startseite: Ysk, der Frostdrachling',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 2 magischen Schaden zu, 3, falls er benommen ist.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Am Ende einer Wiederherstellung: Liegt kein Wundenmarker auf dieser Karte, drehe sie um.',
      ),
      'Rückseite: Ysk, der Frostdrache',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 2 },
        'Füge bis zu 2 Gegnern je 2 magischen Schaden zu.',
      ),
    ),
  },
  krah: {
    name: 'Krah, der Ravenok-Überläufer',
    text: lines(
      'Startseite: Krah, der Ravenok-Überläufer',
      does(
        { type: 'ally', from: 'area', range: 1, focus: 1 },
        'Füge 1 Gegner 2 körperlichen Schaden zu. Tötest du ihn damit, nimm 1 Beutemarker.',
      ),
      does(
        { type: 'passive', from: 'area' },
        'Zu Beginn deines Heldenzugs, falls mindestens 6 Beutemarker im Vorrat liegen: Drehe diese Karte um.',
      ),
      'Rückseite: Krah, der Schattengänger',
      does(
        { type: 'ally', from: 'area', range: 2 },
        'Füge 1 Gegner 2 körperlichen Schaden zu, 4, falls er aufgestachelt oder benommen ist. Tötest du ihn damit, nimm 1 Beutemarker.',
      ),
    ),
  },
} satisfies Record<string, CardWords>;
