import type { CardWords } from '@tafelrunde/engine';

/** Quests of the Warlock. */
export const quests = {
  takeOneLife: { name: 'Nimm ein Leben', text: 'Besiege einen Charakter und nimm ihm 1 Leben.' },
  killOneEnemy: { name: 'Töte einen Gegner', text: 'Besiege irgendeinen Gegner.' },
  deliverFollower: { name: 'Bring einen Begleiter', text: 'Gib 1 Begleiter ab.' },
  deliverMagicObject: { name: 'Bring Magisches', text: 'Gib 1 Magischen Gegenstand ab.' },
  deliverThreeGold: { name: 'Bring drei Gold', text: 'Zahle 3 Gold.' },
  deliverTwoGold: { name: 'Bring zwei Gold', text: 'Zahle 2 Gold.' },
  travelToTheCity: { name: 'Reise in die Stadt', text: 'Beende eine Bewegung in der Stadt.' },
  killOneDragon: { name: 'Töte einen Drachen', text: 'Besiege einen Drachen.' },
  visitTheMystic: { name: 'Besuche den Mystiker', text: 'Er wohnt im Dorf.' },
  gainOneCraft: { name: 'Gewinne Talent', text: 'Erhalte 1 Talent.' },
  loseOneStrength: { name: 'Opfere Stärke', text: 'Gib 1 erworbene Stärke ab.' },
  defeatTheSentinel: { name: 'Besiege den Wächter', text: 'Besiege ihn im Kampf.' },
  huntThemDown: { name: 'Auf die Jagd', text: 'Kämpfe gegen zwei Gegner.' },
} satisfies Record<string, CardWords>;
