import { randomBelow } from './random.ts';

/** What stands where somebody was who wanted to be forgotten. */
export const NAMELESS = '–';

const firsts = [
  'Aldric', 'Brunhild', 'Cedra', 'Dorwin', 'Elowen', 'Faramund', 'Gisla', 'Hadrak', 'Isolde', 'Jorund',
  'Kunna', 'Leoric', 'Mirabel', 'Norwin', 'Oswin', 'Perchta', 'Quirin', 'Rowena', 'Sigmar', 'Thora',
  'Ulfric', 'Valda', 'Wigand', 'Ysolt', 'Zelinde',
]; // prettier-ignore
const lasts = [
  'Ashgrove', 'Blackthorn', 'Copperkettle', 'Dustmantle', 'Emberfall', 'Fernwhistle', 'Greycloak', 'Hollowhill',
  'Ironbrook', 'Lanternlight', 'Mossfoot', 'Nightford', 'Oakenshade', 'Quickquill', 'Ravenmoor', 'Silverbarrow',
  'Thistledown', 'Underhollow', 'Wintermere', 'Yewbranch',
]; // prettier-ignore

/** A name to begin with, until its bearer chooses another. */
export function nickname(): string {
  return `${firsts[randomBelow(firsts.length)]} ${lasts[randomBelow(lasts.length)]}`;
}

/** Names no game has for one of its figures, or nobody would know who is meant. */
export const BOT_NAMES = [
  'Wichtel',
  'Klabauter',
  'Alraune',
  'Heinzel',
  'Wolpertinger',
  'Butzemann',
  'Tatzelwurm',
  'Puck',
];

/** Bots at one table are told apart by what they are called. */
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length];
