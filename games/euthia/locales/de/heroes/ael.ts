import type { CardWords } from '@tafelrunde/engine';

export const ael: Readonly<Record<string, CardWords>> = {
  ael: { name: 'Áel', text: 'Schießt vor jedem Kampf, sieht Gefahren kommen und ist überall.' },
  aelForestKnife: {
    name: 'Waldmesser',
    text: 'Angriff: 6–8 = 1, 9–11 = 2, 12+ = 3 Schaden. Dabei, wenn dein Erstschlag Schaden zugefügt hat: Kleeblatt +1.',
  },
  aelShortBow: { name: 'Kurzbogen', text: 'Erstschlag: 8–10 = 1, 11–12 = 2, 13+ = 3 Schaden.' },
  aelFocus: { name: 'Fokus', text: 'Einmal pro Runde nach deinem Wurf: Kleeblatt +2.' },
  aelLightFoot: { name: 'Leichtfuß', text: 'Einmal pro Runde außerhalb des Kampfes: 2 Bewegungspunkte.' },
  aelYewBow: {
    name: 'Eibenbogen',
    text: '1 Edelsteinfeld. Erstschlag: 6–8 = 1, 9–10 = 2, 11–12 = 3, 13+ = 4 Schaden.',
  },
  aelTrailSense: {
    name: 'Spürsinn',
    text: 'Einmal pro Runde außerhalb des Kampfes: 1 Bewegungspunkt, sieh dir die obersten 2 Karten eines Monsterstapels an und lege sie in beliebiger Reihenfolge zurück; bis zu 1 davon darf unter den Stapel.',
  },
  aelStalk: {
    name: 'Pirsch',
    text: 'Einmal pro Runde in der Kampfvorbereitung: entferne 1 Chaosmarker des Monsters, wenn du unverletzt bist; dazu Würfel der Hoffnung +1.',
  },
  aelMockingArrow: {
    name: 'Spottpfeil',
    text: 'Einmal pro Runde in der Kampfvorbereitung: nimm dem Monster 1 Gaar, ziehe 1 Silberkarte.',
  },
  aelFalconEye: { name: 'Falkenauge', text: 'Immer, bei deinem Erstschlag: Kleeblatt +1, Schaden +1.' },
  aelWindLeap: { name: 'Windsprung', text: 'Einmal pro Runde außerhalb des Kampfes: Teleportation 2.' },
  aelTwinShot: {
    name: 'Doppelschuss',
    text: 'Erstschlag, einmal pro Runde: 5–7 = 2, 8–10 = 3, 11+ = 4 Schaden. Dabei, bei einem Pasch: Schaden +1.',
  },
  aelWindBlade: {
    name: 'Windklinge',
    text: 'Angriff: 5–7 = 1, 8–9 = 2, 10–11 = 3, 12+ = 4 Schaden. Dabei, wenn du in diesem Zug mindestens 3 Felder weit gezogen bist: Kleeblatt +2.',
  },
  aelPinningShot: {
    name: 'Festnageln',
    text: 'Einmal pro Runde vor dem Monsterwurf, wenn dein Erstschlag Schaden zugefügt hat: das Monster würfelt mit einem Würfel weniger.',
  },
  aelLeafDance: {
    name: 'Blättertanz',
    text: 'Einmal pro Runde nach dem Monsterwurf: Hasenpfote −3; dazu Verletzungen −2, wenn du in diesem Zug mindestens 3 Felder weit gezogen bist.',
  },
  aelMoonBow: {
    name: 'Mondbogen',
    text: '1 Edelsteinfeld. Erstschlag: 5–7 = 2, 8–9 = 3, 10–11 = 4, 12+ = 5 Schaden.',
  },
  aelTradeWind: {
    name: 'Handelswind',
    text: 'Einmal pro Runde außerhalb des Kampfes: eine Handelsaktion; dabei sinkt ein Preis um 1 Gold.',
  },
  aelRainOfArrows: {
    name: 'Pfeilregen',
    text: 'Erstschlag, einmal pro Runde: 4–6 = 3, 7–8 = 4, 9–11 = 5, 12+ = 6 Schaden. Dabei: würfle einen deiner Würfel neu.',
  },
  aelSecondHunt: {
    name: 'Zweite Jagd',
    text: 'Einmal pro Runde außerhalb des Kampfes: 2 Bewegungspunkte, eine Kampfaktion.',
  },
  aelHeartseeker: {
    name: 'Herzsucher',
    text: 'Einmal pro Runde vor deinem Wurf: Kleeblatt +2, Schaden +2; dazu Schaden +1, wenn das Monster schon Schaden hat.',
  },
  aelCloudPath: {
    name: 'Wolkenpfad',
    text: 'Einmal pro Runde außerhalb des Kampfes: Teleportation 3, 2 Bewegungspunkte, heile 2.',
  },
  aelEyeOfTheStorm: {
    name: 'Auge des Sturms',
    text: 'Immer: Schaden +2 bei deinem Erstschlag; dazu Kleeblatt +2, wenn dein Erstschlag Schaden zugefügt hat.',
  },
  aelEverywhereAtOnce: {
    name: 'Überall zugleich',
    text: 'Einmal pro Runde außerhalb des Kampfes: wähle 2: 3 Bewegungspunkte / Teleportation 3 / eine Abbauaktion / eine Handelsaktion / eine Kampfaktion.',
  },
};
