import type { CardWords } from '@tafelrunde/engine';

/** Rewards. */
export const rewards = {
  ironskinCharm: { name: 'Eisenhaut', text: 'Dein Lebenswert steigt um 1.' },
  mightOfGiants: { name: 'Kraft der Riesen', text: 'Stärke +1; auch dein Stärkewert steigt.' },
  vastWealth: { name: 'Großer Reichtum', text: 'Erhalte 3 Gold.' },
  riteOfPassage: { name: 'Prüfung', text: 'Erhalte 1 Leben, 1 Schicksal, 1 Gold und 1 Zauber.' },
  bookOfMagic: { name: 'Buch der Magie', text: 'Leg es ab: Fülle deine Zauber auf.' },
  selfPortrait: { name: 'Selbstbildnis', text: 'Leg es ab: Heile vollständig.' },
  glassGuardians: {
    name: 'Gläserne Wächter',
    text: 'Vier Leben liegen darauf und gehen vor deinen verloren.',
  },
  chantOfWisdom: { name: 'Gesang der Weisheit', text: 'Talent +1; auch dein Talentwert steigt.' },
  goodLuckKnot: { name: 'Glücksknoten', text: 'Dein Schicksalswert steigt um 1.' },
  theWhispers: { name: 'Das Geflüster', text: 'Bestimme die Gesinnung eines beliebigen Charakters.' },
  aFavourOwed: {
    name: 'Eine alte Schuld',
    text: 'Ziehe Abenteuerkarten, bis ein Begleiter erscheint. Du darfst ihn nehmen.',
  },
  dreamPrize: {
    name: 'Traumpreis',
    text: 'Ziehe Abenteuerkarten, bis ein Magischer Gegenstand erscheint. Du darfst ihn nehmen.',
  },
  pastoralTune: { name: 'Hirtenweise', text: 'Nimm eine beliebige Stallkarte.' },
  aFamiliarPrize: { name: 'Vertrauter Preis', text: 'Nimm eine beliebige Kaufkarte.' },
  vengeanceHex: {
    name: 'Fluch der Rache',
    text: 'Wähle einen Charakter und würfle: Bei einer 1 wirst du zur Kröte, sonst er.',
  },
  theMagicDoor: {
    name: 'Die magische Tür',
    text: 'Leg sie zu Beginn deines Zuges ab: Geh auf ein beliebiges Feld außerhalb der inneren Region.',
  },
  lightningTrap: {
    name: 'Blitzfalle',
    text: 'Leg sie zu Beginn deines Zuges ab: Du hast drei Züge nacheinander.',
  },
  weaversMark: { name: 'Zeichen der Weberin', text: 'Leg es ab: Fülle dein Schicksal auf.' },
  giftOfTheWild: {
    name: 'Gabe der Wildnis',
    text: 'Leg sie nach einem eigenen Wurf ab: Zähle bis zu 3 dazu.',
  },
  moonCharm: { name: 'Mondamulett', text: 'Leg es nach einem eigenen Wurf ab: Ein Würfel zeigt eine 6.' },
  prolificPockets: {
    name: 'Unerschöpfliche Taschen',
    text: 'Hast du zu Beginn deines Zuges kein Gold, erhältst du 1 Gold.',
  },
  auspice: {
    name: 'Gutes Omen',
    text: 'Leg es ab, wenn du Abenteuerkarten ziehst: Zieh eine mehr und leg eine davon ab.',
  },
  ancientNames: {
    name: 'Uralte Namen',
    text: 'Vier Zauber liegen darauf, die du unabhängig von deinem Talent wirken darfst.',
  },
  luckOfTheDead: {
    name: 'Glück der Toten',
    text: 'Vier Schicksal liegen darauf, die du statt deines eigenen einsetzen darfst.',
  },
} satisfies Record<string, CardWords>;
