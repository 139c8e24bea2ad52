import type { CardWords } from '@tafelrunde/engine';

export const mirrezilsShadow: Readonly<Record<string, CardWords>> = {
  mirrezilStage1: {
    name: 'Mirrezil: The Veil',
    text: 'Nobody sees the first blow: there is no first strike in this fight.',
  },
  mirrezilStage2: {
    name: 'Mirrezil: The Breath',
    text: 'His breath brings weariness: every touch lowers the combat value.',
  },
  mirrezilStage3: {
    name: 'Mirrezil: The Hunger',
    text: 'He devours gaar: if he inflicts wounds, he takes 1 gaar from the hero.',
  },
  mirrezilStage4: {
    name: 'Mirrezil: The True Name',
    text: 'Immune: only damage touches him, unless the Faer power breaks the name.',
  },
  rageScales: { name: 'Rage: Dark Scales', text: 'This stage has 2 more health.' },
  rageLongNeck: { name: 'Rage: Long Neck', text: 'His combat value is 1 higher in every monster attack.' },
  rageNightVenom: { name: 'Rage: Venom of Night', text: '−1 on every combat value of the hero.' },
  rageHoardedGaar: { name: 'Rage: Hoarded Gaar', text: 'While the fight is prepared he gains 1 gaar.' },
  rageBrood: {
    name: 'Rage: Shadow Brood',
    text: 'While the fight is prepared 1 gold card goes into the gold store, and he gains 1 chaos.',
  },
  rageScarsHeal: {
    name: 'Rage: Scars Close',
    text: 'The current stage heals all damage. If it had none, 1 gold card goes into the gold store.',
  },
  rageTremor: {
    name: 'Rage: Trembling Earth',
    text: 'Each hero on a hex suffers 2 wounds but does not drop below 1 health by it.',
  },
  rageCall: {
    name: 'Rage: Call in the Deep',
    text: '2 silver cards go into the silver store and 1 gold card into the gold store.',
  },
  rageDarkness: {
    name: 'Rage: Darkness',
    text: 'Until the next round end each action marker gives 1 movement point less, but at least 1.',
  },
  rageFoulSprings: {
    name: 'Rage: Fouled Springs',
    text: 'Until the next round end places of trade, the church and healing potions heal 1 less, but at least 1.',
  },
  faerPowerCard: {
    name: 'Faer Power',
    text: 'Against Mirrezil you may spend Faer power. 1: after the monster’s roll 2 wounds less. 2: preparation, discard 1 rage card under the stage. 3: preparation, its immunity ends; if it has none: 2 damage.',
  },
};
