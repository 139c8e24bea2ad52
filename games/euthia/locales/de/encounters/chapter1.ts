import type { CardWords } from '@tafelrunde/engine';

export const quests1: Readonly<Record<string, CardWords>> = {
  hunterFirstPelt: {
    name: 'Das erste Fell',
    text: '„Zeig mir, dass du häuten kannst.“\nGib 1 Trophäe der Stufe 1 ab: 1 Ansehen; ziehe 2 Jäger-Belohnungsplättchen, behalte 1.',
  },
  hunterWinterStores: {
    name: 'Vorrat für den Winter',
    text: '„Der Bruder hatte immer für zwei gejagt.“\nGib 2 Trophäen der Stufe 1 ab: 2 Ansehen, 4 Gold.',
  },
  hunterBaitPit: {
    name: 'Die Ködergrube',
    text: '„Gaar riecht für sie wie Blut.“\nGib 2 Gaar ab: 1 Ansehen; nimm eine beliebige Karte aus der Ablage der Monster der Stufe 1 als Trophäe.',
  },
  hunterFreshTracks: {
    name: 'Frische Spuren',
    text: '„Du riechst noch nach dem Kampf.“\nHast du in diesem Zug einen Kampf gewonnen: 1 Ansehen, 2 Gold, 1 Silberkarte.',
  },
  hunterBrothersKnife: {
    name: 'Das Messer des Bruders',
    text: '„Es steckte noch im Fell.“\nGib 1 Trophäe der Stufe 2 ab: 2 Ansehen; ziehe 3 Jäger-Belohnungsplättchen, behalte 1.',
  },
  hunterCorneredPack: {
    name: 'Das gestellte Rudel',
    text: '„Erst die Jungen, dann das Alte.“\nGib je 1 Trophäe der Stufen 1 und 2 ab: 3 Ansehen, 3 Gold.',
  },
  hunterGreatBeast: {
    name: 'Die große Bestie',
    text: '„Orm sieht hin und legt den Bogen weg.“\nGib 2 Trophäen der Stufe 2 oder 1 der Stufe 3 ab: 3 Ansehen, 4 Gold; ziehe 1 Jäger-Belohnungsplättchen.',
  },
  hermitOffering: {
    name: 'Gabe an die Stille',
    text: '„Leg es hin und sag nichts.“\nGib 2 Gaar ab: 1 Ansehen, 3 Gold.',
  },
  hermitUndergroundRiver: {
    name: 'Der Fluss unter dem Hügel',
    text: '„Er wird lauter, wenn man ihn füttert.“\nGib 3 Gaar ab: 2 Ansehen, 1 Essenz der Erde oder des Wassers.',
  },
  hermitVowOfPoverty: {
    name: 'Gelübde der Armut',
    text: '„Nur leere Taschen klimpern nicht.“\nHast du 0 Gold: 1 Ansehen, 3 Gaar.',
  },
  hermitNightWatch: {
    name: 'Nachtwache',
    text: '„Heute kämpfst du nur gegen den Schlaf.“\nLege einen unbenutzten Kampfaktionsmarker ab: 1 Ansehen, 1 Gaar, heile 3.',
  },
  hermitBloodEcho: {
    name: 'Echo im Blut',
    text: '„Hörst du es auch, wenn es weh tut?“\nErleide 2 Verletzungen: 1 Ansehen, 1 Amethyst, 1 Gaar.',
  },
  hermitFullVessel: {
    name: 'Das volle Gefäß',
    text: '„Trag es an mir vorbei, ohne zu zittern.“\nHast du mindestens 4 Gaar: 1 Ansehen, 3 Gold, 1 Silberkarte.',
  },
  hermitLastSilence: {
    name: 'Das letzte Schweigen',
    text: '„Der Hügel atmet aus.“\nGib 4 Gaar ab: 3 Ansehen, 2 Gold, 1 Goldkarte.',
  },
  minerProps: {
    name: 'Stein für die Stützen',
    text: '„Noch trägt die Decke.“\nGib 1 Gebirge-Rohstoffplättchen ab: 1 Ansehen, 4 Gold.',
  },
  minerPitLamp: {
    name: 'Licht für den Stollen',
    text: '„Wo es glimmt, kann man atmen.“\nGib 1 Höhlen-Rohstoffplättchen ab: 1 Ansehen, 1 Opal, 1 Gaar.',
  },
  minerPumps: {
    name: 'Die Pumpen',
    text: '„Das Wasser steht bis zur dritten Sohle.“\nGib 1 Seegrund-Rohstoffplättchen ab: 1 Ansehen, 1 Saphir, 1 Gold.',
  },
  minerKnocking: {
    name: 'Klopfzeichen',
    text: '„Dreimal kurz. Jemand lebt.“\nHast du in diesem Zug abgebaut: 1 Ansehen; ziehe 3 Rohstoffplättchen eines Stapels, behalte 1.',
  },
  minerBuriedGallery: {
    name: 'Der verschüttete Gang',
    text: '„Dahinter liegt mehr als Schutt.“\nGib 2 beliebige Rohstoffplättchen ab: 2 Ansehen, 2 Gold, 1 Schatz der Stufe 1.',
  },
  minerThreeLevels: {
    name: 'Drei Sohlen',
    text: '„Oben, mitten, unten: alle sind draußen.“\nGib je 1 Gebirge-, Seegrund- und Höhlen-Rohstoffplättchen ab: 3 Ansehen, 6 Gold.',
  },
  minerClaim: {
    name: 'Grubenrecht',
    text: '„Wer überall gegraben hat, darf bleiben.“\nHast du mindestens 5 Interaktionsmarker auf der Karte: 2 Ansehen, 4 Gold.',
  },
  healerOneDraught: {
    name: 'Ein Trank für das Kind',
    text: '„Es ist das dritte heute.“\nGib 1 Heiltrank ab: 1 Ansehen, 2 Gold.',
  },
  healerBloodletting: {
    name: 'Aderlass',
    text: '„Gesundes Blut, eine Schale voll.“\nErleide 3 Verletzungen: 1 Ansehen, 1 Opal, 1 Heiltrank.',
  },
  healerNearDeath: {
    name: 'Dem Tod nah',
    text: '„Leg dich hin. Rede nicht.“\nHast du höchstens 3 Lebenspunkte: 1 Ansehen, 1 Gaar, heile bis zum Maximum.',
  },
  healerLakeHerbs: {
    name: 'Kraut vom Seegrund',
    text: '„Wo das Fieber wuchs, wächst auch das Mittel.“\nGib 1 Seegrund-Rohstoffplättchen ab: 1 Ansehen, 3 Heiltränke.',
  },
  healerFullWard: {
    name: 'Zwei Betten mehr',
    text: '„Heute stirbt hier niemand.“\nGib 2 Heiltränke ab: 2 Ansehen, 1 Rubin.',
  },
  healerStillWater: {
    name: 'Stilles Wasser',
    text: '„Ein Tropfen, und der See ist rein.“\nGib 1 Essenz des Wassers ab: 2 Ansehen, 1 Diamant.',
  },
  healerOath: {
    name: 'Eid der Starken',
    text: '„Wer viel aushält, kann andere tragen.“\nBeträgt deine maximale Gesundheit mindestens 10: 2 Ansehen, 3 Gold.',
  },
};
