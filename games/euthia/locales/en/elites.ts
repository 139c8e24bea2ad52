import type { CardWords } from '@tafelrunde/engine';

export const elites: Readonly<Record<string, CardWords>> = {
  greytooth: { name: 'Greytooth the Pack Leader', text: 'His howl numbs the hand.' },
  motherThistle: { name: 'Mother Thistle', text: 'Where she strikes, she regrows.' },
  silentHangman: { name: 'The Silent Hangman', text: 'First the noose, then the blow.' },
  nimbleJost: { name: 'Jost Nimblefinger', text: 'He always has one more knife.' },
  rustGnaw: { name: 'Rustgnaw', text: 'Immune: only damage touches it.' },
  moorTwins: { name: 'The Moor Twins', text: 'One distracts, one stabs.' },
  belllessRinger: {
    name: 'The Ringer without a Bell',
    text: 'Even silence strikes: a low combat value is no shelter.',
  },
  bountyGreytooth: {
    name: 'Wanted: Greytooth',
    text: 'Hideout: a forest space. Reward: 3 reputation, 1 onyx.',
  },
  bountyThistle: {
    name: 'Wanted: Mother Thistle',
    text: 'Hideout: a meadow space. Reward: 3 reputation, 2 healing potions.',
  },
  bountyHangman: {
    name: 'Wanted: The Silent Hangman',
    text: 'Hideout: a space next to a portal. Reward: 3 reputation, 1 gold card.',
  },
  bountyJost: {
    name: 'Wanted: Jost Nimblefinger',
    text: 'Hideout: a space next to a trader. Reward: 3 reputation, 4 gold.',
  },
  bountyRustgnaw: {
    name: 'Wanted: Rustgnaw',
    text: 'Hideout: a mountain space. Reward: 3 reputation; draw 3 mountain raw-material tiles, keep 1.',
  },
  bountyTwins: {
    name: 'Wanted: The Moor Twins',
    text: 'Hideout: a lake space. Reward: 3 reputation, 1 essence of choice.',
  },
  bountyRinger: {
    name: 'Wanted: The Ringer without a Bell',
    text: 'Hideout: a space around the church. Reward: 3 reputation, 2 gaar.',
  },
  netQueen: { name: 'Ysra, Mistress of Webs', text: 'Every thread slows you down.' },
  stoneheart: { name: 'Ulmgar Stoneheart', text: 'Immune: only damage touches him.' },
  paleCountess: { name: 'The Pale Countess', text: 'She drinks what you lose.' },
  captainKettle: { name: 'Captain Kettle', text: 'His horn calls all who can still run.' },
  deepSong: { name: 'Deepsong', text: 'The softer she sings, the closer you are.' },
  gallowsBird: { name: 'The Gallows Bird', text: 'He waits. Then he pecks.' },
  flameInRock: { name: 'Askorn, Flame in the Rock', text: 'He blazes up and sinks into himself.' },
  bountyYsra: { name: 'Wanted: Ysra', text: 'Hideout: a forest space. Reward: 5 reputation, 1 diamond.' },
  bountyUlmgar: {
    name: 'Wanted: Ulmgar Stoneheart',
    text: 'Hideout: a mountain space. Reward: 5 reputation, 1 level 2 treasure.',
  },
  bountyCountess: {
    name: 'Wanted: The Pale Countess',
    text: 'Hideout: a space around dragonslayer towers. Reward: 5 reputation, 1 ruby, 1 healing potion.',
  },
  bountyKettle: {
    name: 'Wanted: Captain Kettle',
    text: 'Hideout: a space next to an alchemist. Reward: 5 reputation, 6 gold.',
  },
  bountyDeepsong: {
    name: 'Wanted: Deepsong',
    text: 'Hideout: a lake space. Reward: 5 reputation; draw 3 lakebed raw-material tiles, keep 2.',
  },
  bountyGallows: {
    name: 'Wanted: The Gallows Bird',
    text: 'Hideout: a space next to a trader. Reward: 5 reputation, 1 demon stone.',
  },
  bountyAskorn: {
    name: 'Wanted: Askorn',
    text: 'Hideout: a moor space. Reward: 5 reputation, 1 essence of fire, 1 sapphire.',
  },
  theNameless: { name: 'The Nameless One', text: 'Immune: only damage touches him.' },
  krakenOfYsmar: { name: 'The Kraken of Ysmar', text: 'Eight arms, and each one holds you.' },
  boneKing: { name: 'Orrun the Bone King', text: 'His court rises again and again.' },
  winterBride: { name: 'Selvane, the Winter Bride', text: 'Her silence freezes, her kiss kills.' },
  judgeBelow: { name: 'The Judge Below', text: 'He weighs at length. His verdict knows no mercy.' },
  skarrTwoTongue: { name: 'Skarr Two-Tongue', text: 'One tongue lies, the other burns.' },
  bountyNameless: {
    name: 'Wanted: The Nameless One',
    text: 'Hideout: a space next to a portal. Reward: 8 reputation, 1 demon stone or diamond.',
  },
  bountyKraken: {
    name: 'Wanted: The Kraken of Ysmar',
    text: 'Hideout: a lake space. Reward: 8 reputation, 1 level 3 treasure.',
  },
  bountyOrrun: { name: 'Wanted: Orrun', text: 'Hideout: a moor space. Reward: 8 reputation, 8 gold.' },
  bountySelvane: {
    name: 'Wanted: Selvane',
    text: 'Hideout: a barren space. Reward: 8 reputation, 1 essence each of water and air.',
  },
  bountyJudge: {
    name: 'Wanted: The Judge Below',
    text: 'Hideout: a space around dragonslayer towers. Reward: 8 reputation, 2 gold cards.',
  },
  bountySkarr: {
    name: 'Wanted: Skarr Two-Tongue',
    text: 'Hideout: a space next to an alchemist. Reward: 8 reputation; draw 3 dragonslayer tiles, keep 1.',
  },
};
