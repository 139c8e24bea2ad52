import type { CardWords } from '@tafelrunde/engine';

export const alchemist: Readonly<Record<string, CardWords>> = {
  woundDraught: { name: 'Wound Draught', text: 'Discard at any time: heal 4.' },
  greatDraught: { name: 'Great Draught of Life', text: 'Discard at any time: heal 7, die of hope +1.' },
  potionOfWrath: { name: 'Potion of Wrath', text: 'Discard before your roll: damage +2.' },
  potionOfHaste: { name: 'Potion of Haste', text: 'Discard outside combat: 3 movement points.' },
  ironbarkBrew: { name: 'Ironbark Brew', text: 'Discard after the monster’s roll: wounds −4.' },
  potionOfLuck: { name: 'Potion of Luck', text: 'Discard after your roll: clover +3.' },
  gaarDistillate: { name: 'Gaar Distillate', text: 'Discard at any time: +2 gaar.' },
  mistPhial: {
    name: 'Mist Phial',
    text: 'Discard before the monster’s roll: the monster rolls one die less, remove 1 chaos marker of the monster.',
  },
  acidFlask: { name: 'Acid Flask', text: 'Discard before your roll: 2 damage.' },
  draughtOfCourage: { name: 'Draught of Courage', text: 'Discard in combat preparation: die of hope +3.' },
  wakingTonic: { name: 'Waking Tonic', text: 'Discard at any time: ready 1 exhausted ability.' },
  mastersElixir: {
    name: 'Masters’ Elixir',
    text: 'Discard in combat preparation: clover +2 until the end of combat.',
  },
  scrollOfTeleport: { name: 'Scroll of Teleportation', text: 'Discard outside combat: teleport 6.' },
  scrollOfBanishing: {
    name: 'Scroll of Banishing',
    text: 'Discard in combat preparation: remove 2 chaos markers of the monster.',
  },
  scrollOfHush: {
    name: 'Scroll of Hush',
    text: 'Discard before your roll: silver and gold cards do not affect this attack.',
  },
  scrollOfFlame: { name: 'Scroll of Flame', text: 'Attack, then discard: 4–6 = 2, 7–9 = 3, 10+ = 5 damage.' },
  scrollOfWarding: { name: 'Scroll of Warding', text: 'Discard after the monster’s roll: wounds −6.' },
  scrollOfRenown: {
    name: 'Scroll of Renown',
    text: 'Discard outside combat: +1 reputation, draw 1 silver card.',
  },
  scrollOfDeeds: {
    name: 'Scroll of Deeds',
    text: 'Discard outside combat: choose 1: a mining action / a trade action / a combat action.',
  },
  scrollOfDemons: {
    name: 'Scroll of Demons',
    text: 'Discard outside combat: draw 1 gold card, draw 1 silver card.',
  },
  scrollOfRenewal: { name: 'Scroll of Renewal', text: 'Discard at any time: heal 3, ready 3 gems.' },
  leatherArmour: { name: 'Leather Armour', text: '+1 health, pouches −1, 2 gem spots.' },
  distillersHood: { name: 'Distiller’s Hood', text: '+1 health. Once per round, at any time: heal 1.' },
  phialGloves: { name: 'Phial Gloves', text: '+1 health, pouches +1.' },
  mistBoots: {
    name: 'Mist Boots',
    text: '+1 health. Once per round after the monster’s roll: rabbit’s foot −2.',
  },
  gemTileRuby: { name: 'Ruby on Velvet', text: 'At once, then discard: take 1 ruby.' },
  gemTileEmerald: { name: 'Emerald on Velvet', text: 'At once, then discard: take 1 emerald.' },
  gemTileOpal: { name: 'Opal on Velvet', text: 'At once, then discard: take 1 opal.' },
  gemTileSapphire: { name: 'Sapphire on Velvet', text: 'At once, then discard: take 1 sapphire.' },
  gemTileAmethyst: { name: 'Amethyst on Velvet', text: 'At once, then discard: take 1 amethyst.' },
  gemTileOnyx: { name: 'Onyx on Velvet', text: 'At once, then discard: take 1 onyx.' },
  gemTileDiamond: { name: 'Diamond on Velvet', text: 'At once, then discard: take 1 diamond.' },
  gemTileDemonStone: { name: 'Demon Stone on Velvet', text: 'At once, then discard: take 1 demon stone.' },
};
