import type { Option } from '@tafelrunde/engine';
import { add, HEXES } from '../map/lattice.ts';
import type { Cost, EuthiaReading } from '../shape.ts';
import { spaceShort } from './places.ts';
import { aboutOf, type At, markerOf, numberOf, seatFor, spaceNamed, tableOf } from './reading.ts';
import { type OverviewTexts, texts } from './texts.ts';
import { legsTo, wayTo } from './ways.ts';

/** How answers are called, grouped and priced where there are many. */

/** The deed in fewer words, where the board or a chip says the rest. */
export function labelOf(option: Option, at: At): string | undefined {
  const t = tableOf(at.view);
  const say = texts[at.speech.language];
  const { does, card } = option;
  if (option.space !== undefined && at.asking?.question.prompt !== 'placeTile') {
    const space = spaceNamed(t, option.space);
    if (space === undefined) return undefined;
    const { space: from } = t.state.heroes[seatFor(at)];
    const way = wayTo(t, from, space);
    const place = spaceShort(t, space, say);
    if (way !== null && does !== 'portal') return say.stepTo(say.ways[way], place);
    const legs = legsTo(t, from, space).map(([n, which]) =>
      n === 1 ? say.ways[which] : `${n} × ${say.ways[which]}`,
    );
    return say.jumpTo(place, legs.join(', '));
  }
  if (at.asking?.question.prompt === 'placeTile') return positionLabel(option, t, at, say);
  if (does === 'move') return say.marker(say.actions[markerOf(option)!], numberOf(option, 'n'));
  if (card !== undefined && (does === 'buy' || does === 'upgrade' || does === 'sell'))
    return say.deals[does](at.speech.card(t.kind(card)));
  if (does === 'gaar') return say.rollsAgain(numberOf(option, 'die'));
  return option.declines === true ? say.declines[at.asking?.question.prompt ?? ''] : undefined;
}

const WINDS = ['east', 'northEast', 'north', 'northWest', 'west', 'southWest', 'south', 'southEast'] as const;

/** Where the next tile would lie, seen from the hero: the middle of a tile lies a third of a hex off its anchor. */
function positionLabel(option: Option, t: EuthiaReading, at: At, say: OverviewTexts): string | undefined {
  const { space } = t.state.heroes[seatFor(at)];
  const tile = t.state.map.tiles[space >> 2];
  if (tile === undefined) return undefined;
  const here = add(tile, HEXES[(space & 3) as 0 | 1 | 2] ?? HEXES[0]);
  const q = numberOf(option, 'q') + 1 / 3 - here.q;
  const r = numberOf(option, 'r') + 1 / 3 - here.r;
  const angle = Math.atan2(-1.5 * r, Math.sqrt(3) * (q + r / 2));
  return say.ways[WINDS[(Math.round(angle / (Math.PI / 4)) + 8) % 8]];
}

type Group = keyof OverviewTexts['groups'];
const GROUPS: Readonly<Record<string, Group>> = {
  step: 'step',
  move: 'move',
  mine: 'place',
  trade: 'place',
  church: 'place',
  buyPotion: 'place',
  buyWard: 'place',
  treasure: 'place',
  confront: 'place',
  fightElite: 'place',
  quest: 'quest',
  portal: 'portal',
  wear: 'arrange',
  swap: 'arrange',
  takeOff: 'arrange',
  setGem: 'stones',
  bind: 'stones',
  use: 'use',
  useGem: 'use',
  useEssence: 'use',
  drink: 'use',
  exchange: 'exchange',
  cardsToCoin: 'exchange',
  gaarToDwurt: 'exchange',
  buy: 'buy',
  sell: 'sell',
  sellGem: 'sell',
  sellEssence: 'sell',
  revealTiles: 'tiles',
  upgrade: 'tiles',
  shelve: 'tiles',
  unlock: 'unlock',
  heal: 'service',
  buyGaar: 'service',
  offer: 'service',
  hire: 'hire',
  playSet: 'cards',
  gaar: 'gaar',
  hope1: 'hope',
  hope2: 'hope',
  hope3: 'hope',
  attackWith: 'attack',
};
export const groupOf = ({ does }: Option): Group | undefined => GROUPS[does ?? ''];

/** What an answer costs. */
export interface PriceTag {
  readonly amount: number;
  readonly of: 'gold' | 'gaar' | 'dwurt' | 'hope';
}

export function priceOf(option: Option): PriceTag | null {
  switch (option.does) {
    case 'gaar':
      return { amount: 1, of: 'gaar' };
    case 'dwurt':
    case 'dwurtAgainst':
      return { amount: 1, of: 'dwurt' };
    case 'hope1':
      return { amount: 1, of: 'hope' };
    case 'hope2':
      return { amount: 2, of: 'hope' };
    case 'hope3':
      return { amount: 3, of: 'hope' };
    default: {
      const amount = goldFor(option) ?? 0;
      return amount > 0 ? { amount, of: 'gold' } : null;
    }
  }
}

/** Dice that show the same come to the same when they are rolled again. */
export const sameDie = (option: Option): string | undefined =>
  option.does === 'gaar' ? `die ${numberOf(option, 'die')}` : undefined;

function goldFor(option: Option): number | null {
  switch (option.does) {
    case 'buy':
    case 'upgrade':
      return numberOf(option, 'price');
    case 'offer':
      return numberOf(option, 'price');
    case 'heal':
    case 'buyGaar':
    case 'church':
    case 'buyPotion':
    case 'buyWard':
    case 'revealTiles':
      return 1;
    case 'unlock':
      return (aboutOf(option, 'cost') as Cost | undefined)?.gold ?? 0;
    default:
      return null;
  }
}
