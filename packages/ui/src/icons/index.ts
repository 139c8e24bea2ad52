export { iconCredits, type IconCredit } from './credits.ts';
export { gameIcons, ownIcons, type IconName } from './icons.ts';
