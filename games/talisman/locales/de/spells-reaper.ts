import type { CardWords } from '@tafelrunde/engine';

/** Spells of The Reaper. */
export const spellsReaper = {
  alteration: {
    name: 'Veränderung',
    text: 'Eine eben gezogene Abenteuerkarte wird ersetzt.',
  },
  barrier: {
    name: 'Barriere',
    text: 'Bis zu deinem nächsten Zug betritt oder überquert niemand ein freies Feld deiner Region.',
  },
  bladesharp: {
    name: 'Klingenschärfe',
    text: 'Vor einem Kampf: Deine Waffe gibt dir 2 Stärke mehr.',
  },
  blessed: {
    name: 'Segen',
    text: 'Fülle dein Schicksal auf.',
  },
  cloakOfShadows: {
    name: 'Schattenmantel',
    text: 'Bis zu deinem nächsten Zug darfst du jedem ausweichen.',
  },
  displacement: {
    name: 'Versetzung',
    text: 'Eine Abenteuerkarte wandert auf ein freies Feld ihrer Region.',
  },
  dominate: {
    name: 'Beherrschung',
    text: 'Vor einem Kampf: Ein Gegner folgt dir, gibt dir in deinem nächsten Kampf seine Stärke und geht.',
  },
  enchantBlade: {
    name: 'Klingenzauber',
    text: 'Zu Beginn deines Zuges: Eine deiner Waffen wird magisch und gibt dir auf Dauer 1 Stärke mehr.',
  },
  enrich: {
    name: 'Bereicherung',
    text: 'Du erhältst so viel Gold, wie du würfelst.',
  },
  fireball: {
    name: 'Feuerball',
    text: 'Vor einem Kampf: Wurf und Talent höher als die Stärke des anderen: Kreatur tot, Charakter verliert 1 Leben.',
  },
  gustOfWind: {
    name: 'Windstoß',
    text: 'Wer am Zug ist, würfelt für jeden Gegenstand: Bei 1–2 fliegt er 6 Felder im Uhrzeigersinn fort.',
  },
  misdirection: {
    name: 'Irreführung',
    text: 'Du bestimmst in diesem Zug die Richtung eines anderen.',
  },
  reflection: {
    name: 'Spiegelung',
    text: 'Ein auf dich gewirkter Zauber trifft den, der ihn wirkt.',
  },
  resurrection: {
    name: 'Wiederauferstehung',
    text: 'Ein getöteter Gegner bleibt am Leben: Unentschieden.',
  },
  shatter: {
    name: 'Zerschmettern',
    text: 'Ein Gegenstand dessen, der am Zug ist, zerbricht.',
  },
  sleep: {
    name: 'Schlaf',
    text: 'Der Zug eines anderen Charakters endet sogleich.',
  },
  slowMotion: {
    name: 'Zeitlupe',
    text: 'Ein anderer zieht zwei Züge lang nur 1 Feld weit.',
  },
  speed: {
    name: 'Eile',
    text: 'Nach deinem Bewegungswurf: Zähle einen weiteren Würfel dazu.',
  },
  summonBear: {
    name: 'Bär beschwören',
    text: 'Vor einem Kampf: Ein Bär mit Stärke 3 kämpft für dich. Verliert er, endet dein Zug.',
  },
  summonPhoenix: {
    name: 'Phönix beschwören',
    text: 'Vor einem Kampf: Ein Phönix mit Stärke 5 kämpft für dich. Verliert er, endet dein Zug.',
  },
  summonSerpent: {
    name: 'Schlange beschwören',
    text: 'Vor einem Kampf: Eine Schlange mit Stärke 4 kämpft für dich. Verliert sie, endet dein Zug.',
  },
  summonStormcrow: {
    name: 'Sturmkrähe beschwören',
    text: 'Vor psychischem Kampf: Eine Sturmkrähe mit Talent 3 kämpft für dich. Verliert sie, endet dein Zug.',
  },
  transference: {
    name: 'Platztausch',
    text: 'Statt der Bewegung: Tausche das Feld mit einem Charakter der Region.',
  },
  transmute: {
    name: 'Umwandlung',
    text: 'Wer am Zug ist, verliert alle Waffen und Rüstungen, die nicht magisch sind.',
  },
  waterWalking: {
    name: 'Wasserwandeln',
    text: 'Zugbeginn: Du darfst in diesem Zug über den Fluss gehen.',
  },
} satisfies Record<string, CardWords>;
