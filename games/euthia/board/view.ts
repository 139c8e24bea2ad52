import type { Option } from '@tafelrunde/engine';
import { askedElsewhere, type BoardProps, optionTarget } from '@tafelrunde/ui/board';
import type { TargetProps } from '@tafelrunde/ui/table';
import { tradeAt } from '../rules/map.ts';
import { fightIn, isSetup, rollIn, type SeenCard, seatFor, tableOf } from '../overview/reading.ts';
import type { EuthiaShape, TradePlace } from '../shape.ts';

export * from '../overview/reading.ts';

/** What the board is given. */
export type Props = BoardProps<EuthiaShape>;

/** An option that points at nothing else: what stands for it on the board takes this. */
export function targetFor({ asking }: Props, fits: (option: Option) => boolean): TargetProps | undefined {
  const option = asking?.question.options.find((one) => one.no === undefined && fits(one));
  return asking === null || option === undefined ? undefined : optionTarget(asking, option);
}

/** Where the seat in view trades right now. */
export function tradingAt(props: Props): TradePlace | null {
  const { asking, view } = props;
  const prompt = asking?.question.prompt;
  if (prompt !== 'trade' && prompt !== 'sellForFee') return null;
  return tradeAt(tableOf(view), view.state.heroes[seatFor(props)].space);
}

/** What is asked about and lies nowhere on the board: heroes to choose from, tiles just drawn, pairs of hero tiles. */
export function offBoard(props: Props): readonly SeenCard[] {
  const { asking, view, viewer } = props;
  const { piles } = view;
  const mine =
    viewer === 'watcher'
      ? []
      : [piles.worn, piles.pouch, piles.trophies, piles.company].map((pile) => pile[viewer]);
  const trading =
    tradingAt(props) !== null && viewer !== 'watcher' ? [...piles.offer, piles.stock[viewer]] : [];
  const hand = fightIn(view) !== null && viewer !== 'watcher' ? [piles.hand[viewer]] : [];
  return askedElsewhere(asking, view, [...mine, ...trading, ...hand, ...piles.questOpen, piles.foe]);
}

/** The part of the table a decision is about. */
export function areaOf(props: Props): string | null {
  const { view, asking } = props;
  if (isSetup(view)) return 'choice';
  if (fightIn(view) !== null) return 'fight';
  if (asking === null) return rollIn(view) === null ? null : 'choice';
  if (tradingAt(props) !== null) return 'trade';
  const { options, prompt } = asking.question;
  if (rollIn(view) !== null) return 'choice';
  // In a turn the way is what counts: an enemy who could be fought is named below the map.
  if (offBoard(props).length > 0) return prompt === 'turn' ? 'map' : 'choice';
  if (options.some(({ space }) => space !== undefined)) return 'map';
  // At the left of a wide screen the hero board always lies open.
  const isAboutGear = options.some(({ card }) => card !== undefined) && prompt !== 'turn';
  return isAboutGear && props.narrow ? 'gear' : null;
}
