export { iconCredits, type IconCredit } from './credits.ts';
export { type GameIcon, type GameIcons, gameIcons, iconsOf, ownIcons, type IconName } from './icons.ts';
