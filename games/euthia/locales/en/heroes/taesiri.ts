import type { CardWords } from '@tafelrunde/engine';

export const taesiri: Readonly<Record<string, CardWords>> = {
  taesiri: {
    name: 'Taesiri',
    text: 'Walks to the elementals where others shun them. Her tiles live on essences.',
  },
  taesiriRootStaff: {
    name: 'Root Staff',
    text: 'Attack: 5–8 = 1, 9–11 = 2, 12+ = 3 damage. Every hit: heal 1. Always, when you confront an elemental: clover +2.',
  },
  taesiriSlumber: {
    name: 'Slumber',
    text: 'Up to 4 different essences may lie here. Always: powers whose essences lie here do not affect you, per essence here +1 maximum health.',
  },
  taesiriLuringCall: {
    name: 'Luring Call',
    text: 'Once per round outside combat, on a space under elemental power: take 1 essence of a power that affects your space.',
  },
  taesiriSoothe: {
    name: 'Soothe',
    text: 'Once per round in combat preparation: remove 1 chaos marker of the monster.',
  },
  taesiriAncestorTotem: {
    name: 'Ancestor Totem',
    text: 'Up to 2 different essences may lie here. Once per round after the monster’s roll: wounds −1, per essence here wounds −1.',
  },
  taesiriSilence: {
    name: 'Silence',
    text: 'Once per round before your roll, not on a first strike: silver and gold cards do not affect this attack, clover +2.',
  },
  taesiriSpiritGuide: {
    name: 'Spirit Guide',
    text: 'Once per round outside combat: 1 movement point, look at the top 3 tiles of the map stack and put them back in any order.',
  },
  taesiriWhisper: {
    name: 'Whisper to Beasts',
    text: 'Once per round outside combat: look at the top card of a monster deck, put it at the bottom if you like. As monster player, once per round before the hero’s roll: clover −2 for the hero.',
  },
  taesiriMantleOfFour: {
    name: 'Mantle of Four Powers',
    text: 'Up to 4 different essences. Once per round, all in one combat round: air: after the monster’s roll rabbit’s foot −2; water: at any time heal 2; fire: before your roll damage +2; earth: after it clover +2.',
  },
  taesiriSpiritThief: {
    name: 'Spirit Thief',
    text: 'Once per round in combat preparation: take 1 gaar from the monster. Once per round after your roll: clover +1.',
  },
  taesiriElementalBolt: {
    name: 'Elemental Bolt',
    text: 'Up to 3 different essences may lie here. Attack, once per round: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it: per essence here damage +1.',
  },
  taesiriNightmare: {
    name: 'Night Terror',
    text: 'First strike, once per round: 4–6 = 1, 7–9 = 2, 10+ = 3 damage. Every hit: remove 1 chaos marker of the monster.',
  },
  taesiriBarkShield: {
    name: 'Bark Shield',
    text: '1 gem spot. Each combat round after the monster’s roll: wounds −1. Once per round, at any time: heal 2.',
  },
  taesiriBoneStaff: {
    name: 'Bone Staff',
    text: 'Attack: 4–6 = 1 damage; 7–8 = 2 damage; 9–11 = 3 damage, take 1 gaar from the monster; 12+ = 4 damage, take 1 gaar from the monster.',
  },
  taesiriStormTotem: {
    name: 'Storm Totem',
    text: 'Up to 2 different essences may lie here. First strike, once per round: 5–7 = 2, 8–10 = 3, 11+ = 4 damage. With it: per essence here clover +1.',
  },
  taesiriLull: {
    name: 'Lull',
    text: 'Once per round before the monster’s roll, you may give up 1 essence: the monster rolls one die less, die of hope +1.',
  },
  taesiriDeepRoots: {
    name: 'Deep Roots',
    text: 'Up to 2 different essences may lie here. Once per round, at any time, with an essence of water on it: heal 3. Always, with an essence of earth on it: +3 maximum health.',
  },
  taesiriIllOmen: { name: 'Ill Omen', text: 'Once per round outside combat: draw 1 gold card, +1 gaar.' },
  taesiriPrismStaff: {
    name: 'Prism Staff',
    text: '1 gem spot. Attack: 5–7 = 2, 8–10 = 3, 11+ = 4 damage. With it, on a space under elemental power: clover +2.',
  },
  taesiriSoulDrain: {
    name: 'Soul Drain',
    text: 'Attack, once per round: 4–6 = 2 damage, heal 1; 7–9 = 3 damage, heal 2; 10+ = 5 damage, heal 3.',
  },
  taesiriAncientPact: {
    name: 'Ancient Pact',
    text: 'Up to 2 different essences. Always, with an essence of air here: in the first combat round the monster rolls one die less. Always, with an essence of fire here: damage +1.',
  },
  taesiriGraveHush: {
    name: 'Hush of the Grave',
    text: 'Once per round in combat preparation: remove 2 chaos markers of the monster, die of hope +1.',
  },
  taesiriOneWithAll: {
    name: 'One with All',
    text: 'Up to 4 different essences may lie here. Always: per essence here clover +1.',
  },
  taesiriDreamWeaver: {
    name: 'Dream Weaver',
    text: 'Each combat round before the monster’s roll, you may pay 1 gaar: the monster rolls one die less, remove 1 chaos marker of the monster.',
  },
};
