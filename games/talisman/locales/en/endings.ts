import type { CardWords } from '@tafelrunde/engine';
import type { endings as de } from '../de/endings.ts';

/** Ending sheets, and the cards that come with them. */
export const endings = {
  crownSheet: {
    name: 'Crown of Command',
    text: 'Whoever stands alone on the Crown casts the Command Spell. The last one wins.',
  },
  theEternalCrown: {
    name: 'The Eternal Crown',
    text: 'Whoever stands alone on the Crown rolls: 1 lose 1 life; 2 everybody; 3–5 all others; 6 the weakest of the others die. The last one wins.',
  },
  crownAndSceptre: {
    name: 'Crown and Sceptre',
    text: '★ While somebody stands alone on the Crown, all others lose 1 life at the start of every turn. With company you attack there at the start of your turn, in battle or psychic combat. Once the Crown is reached, nobody heals or gains lives. The last one wins.',
  },
  iceQueen: {
    name: 'Ice Queen',
    text: 'Strength 12, Craft 12, four lives. A defeat costs 1 life, and on 1–2 a turn. When nobody is left on the Crown she heals fully. Whoever takes her last life wins.',
  },
  warlockQuests: {
    name: 'Warlock Quests',
    text: '★ Everybody starts with four quests and keeps the fulfilled ones, even beyond death. Only the fourth is rewarded. Whoever reaches the Crown with four of them wins. You may leave it again.',
  },
  demonLord: {
    name: 'Demon Lord',
    text: 'Craft 12, four lives, one psychic combat a turn. You may leave the Crown again; his wounds remain. Whoever takes his last life wins.',
  },
  judgementDay: {
    name: 'Judgement Day',
    text: '★ When the Crown is reached everybody is weighed: Talismans, Rewards, Strength and Craft counters. The lightest lose 1 life. ★ Whoever stands on the Crown names an alignment each turn; all of another one lose 1 life. The last one wins, or all that are left if they share one alignment.',
  },
  sacredPoolSheet: {
    name: 'The Sacred Pool',
    text: '★ Whoever gains a Talisman may discard it for a Reward. Whoever reaches the Crown with at least three Rewards wins. You may leave it again.',
  },
  danseMacabre: {
    name: 'Danse Macabre',
    text: '★ The Reaper moves at the end of every turn. Whoever stands on the Crown dices with Death each turn, 2 dice each: more costs somebody else 1 life, less costs you one. The last one wins.',
  },
  landsOfWonder: {
    name: 'Lands of Wonder',
    text: '★ Terrain belongs to whoever has laid it. Whoever reaches the Crown with two Terrain cards of their own on the board wins. Otherwise the roll of the Eternal Crown applies.',
  },
  cultOfTheDamned: {
    name: 'Cult of the Damned',
    text: '★ When it is revealed all Denizens leave the game, and six cultists rise; whoever reveals it may flee, and the Crown may be left again. At the start of every turn as many of them as there are players advance 1 space towards the Plain of Peril. If one reaches it, all lose. When the last one falls, all win.',
  },
  cultist: { name: 'Cultist', text: 'Monster, Strength 4. Yields no trophy.' },
  theOneTalisman: {
    name: 'The One Talisman',
    text: 'Somewhere in the deck of Talismans lies the one. Only whoever holds it may stay on the Crown; others are sent to the Plain of Peril. Whoever stands there alone with it at the start of their turn wins.',
  },
  oneTalisman: { name: 'The One Talisman', text: 'A Talisman, and the only one that counts on the Crown.' },
} satisfies Record<keyof typeof de, CardWords>;
