import type { CardWords } from '@tafelrunde/engine';

export const treasures: Readonly<Record<string, CardWords>> = {
  treasureCoinPurse: { name: 'Coin Purse', text: 'Discard outside combat: +3 gold.' },
  treasureSilverCup: { name: 'Silver Cup', text: 'Sale: 4 gold / 1 reputation.' },
  treasureDustyGem: { name: 'Dusty Gem', text: 'At once, then discard: take 1 opal, amethyst or onyx.' },
  treasureTravelCap: { name: 'Travel Cap', text: '+1 health, 1 gem spot.' },
  treasureOldMap: {
    name: 'Old Map',
    text: 'Discard outside combat: 2 movement points, look at the top 3 tiles of the map stack and put them back in any order.',
  },
  treasureGaarShard: { name: 'Gaar Shard', text: 'Discard at any time: +2 gaar.' },
  treasurePhialPair: { name: 'Two Phials', text: 'Discard outside combat: +2 healing potions.' },
  treasureLuckyFoot: {
    name: 'Lucky Foot',
    text: 'Once per round after the monster’s roll: rabbit’s foot −1.',
  },
  treasureNotchedSabre: {
    name: 'Notched Sabre',
    text: 'Attack: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, on a double: damage +2.',
  },
  treasureDiceCup: { name: 'Dice Cup', text: 'Discard after your roll: reroll up to 2 of your dice.' },
  treasureSealedLetter: {
    name: 'Sealed Letter',
    text: 'Discard outside combat: +1 gold, draw 2 silver cards.',
  },
  treasureIronboundChest: {
    name: 'Ironbound Chest',
    text: 'Discard outside combat: choose 1: +5 gold / draw 2 level 1 treasure tiles and keep 1, +2 gold.',
  },
  treasurePrincelyCirclet: { name: 'Princely Circlet', text: 'Sale: 7 gold / 2 gold and 2 reputation.' },
  treasureGemCasket: {
    name: 'Gem Casket',
    text: 'At once, then discard: take 1 ruby, emerald or sapphire, +2 gold.',
  },
  treasureSealedUrn: { name: 'Sealed Urn', text: 'At once, then discard: take 2 essences of your choice.' },
  treasureShadowBoots: {
    name: 'Shadow Boots',
    text: '+2 health. Once per round outside combat: teleport 1.',
  },
  treasureRuneBracers: { name: 'Rune Bracers', text: '+2 health, 2 gem spots.' },
  treasureSaintsMedal: {
    name: 'Saint’s Medal',
    text: 'Once per round in combat preparation: die of hope +2.',
  },
  treasureTombBlade: {
    name: 'Tomb Blade',
    text: '1 gem spot. Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage. With it, if you have 5 health or less: clover +1.',
  },
  treasureBanishingSeal: {
    name: 'Banishing Seal',
    text: 'Discard in combat preparation: remove 2 chaos markers of the monster, take 1 gaar from the monster.',
  },
  treasureElixirOfLife: { name: 'Elixir of Life', text: 'Discard at any time: heal 6, +1 gaar.' },
  treasureOldIdol: { name: 'Old Idol', text: 'Discard outside combat: +2 reputation.' },
  treasureGamblersCoin: {
    name: 'Gambler’s Coin',
    text: 'Once per round after your roll: reroll one of your dice, clover +1.',
  },
  treasureDragonHoard: {
    name: 'Dragon Hoard',
    text: 'Discard outside combat: choose 1: +9 gold / +4 gold, take 1 gem of your choice, +1 reputation.',
  },
  treasureRegalia: { name: 'Regalia', text: 'Sale: 12 gold / 4 gold and 3 reputation.' },
  treasureHolyRelic: { name: 'Holy Relic', text: 'Discard outside combat: +3 reputation, heal 6.' },
  treasureRoyalCasket: {
    name: 'Royal Casket',
    text: 'At once, then discard: take 2 gems of your choice, +4 gold.',
  },
  treasureHeartOfPowers: {
    name: 'Heart of the Powers',
    text: 'At once, then discard: take 1 essence of each kind.',
  },
  treasureWyrmHauberk: {
    name: 'Wyrm Hauberk',
    text: '+4 health, 1 gem spot. Once per round after the monster’s roll: wounds −2.',
  },
  treasureKingsSword: {
    name: 'King’s Sword',
    text: '2 gem spots. Attack: 5–7 = 2, 8–10 = 3, 11–12 = 4, 13+ = 6 damage. With it, if you are unhurt: clover +1.',
  },
  treasureStarShield: {
    name: 'Star Shield',
    text: '+1 health. Each combat round after the monster’s roll: rabbit’s foot −2. Once per round in combat preparation: die of hope +1.',
  },
  treasureSkyBow: {
    name: 'Sky Bow',
    text: '1 gem spot. First strike: 5–7 = 2, 8–9 = 3, 10–11 = 4, 12+ = 6 damage.',
  },
  treasurePhoenixFeather: { name: 'Phoenix Feather', text: 'Discard at any time: heal 10, +2 gaar.' },
  treasureTomeOfMasters: {
    name: 'Tome of Masters',
    text: 'Discard at any time: ready 3 exhausted abilities, +2 gaar.',
  },
  treasureStarCompass: { name: 'Star Compass', text: 'Once per round outside combat: teleport 4.' },
  treasureGiantsBelt: {
    name: 'Giant’s Belt',
    text: '+3 health, pouches +1. Once per round before your roll, with a set of 3: damage +2.',
  },
};
