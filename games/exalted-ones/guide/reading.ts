import {
  asks,
  GUIDED_SEAT,
  type HintMoment,
  offeredCard,
  offeredOption,
  type Params,
  paramsOf,
  toldOf,
} from '@tafelrunde/engine';
import type { ExaltedShape, Model } from '../shape.ts';

export type Moment = HintMoment<ExaltedShape>;

const models = ({ view }: Moment): readonly Model[] => view.state.models;
const heroIn = (moment: Moment, kind: string): Model | undefined =>
  models(moment).find((model) => model.sort === 'hero' && model.kind === kind);
/** The option that names a hero. */
export const heroOption = (moment: Moment, kind: string): string | undefined => {
  const hero = heroIn(moment, kind);
  return offeredOption(moment, ({ space }) => space === `model${hero?.id}`);
};
/** The option to buy this for that hero. */
export const itemFor = (moment: Moment, kind: string, hero: string): string | undefined =>
  offeredCard(moment, kind, ({ about }) => paramsOf(about).hero === hero);
/** How many activation phases the guided seat has begun. */
export const phase = ({ view }: Moment): number => view.state.phases[GUIDED_SEAT];
const actionsLeft = ({ view }: Moment): number => view.state.actions;
export const isFirstRound = ({ view }: Moment): boolean => view.state.round === 2;
export const told = (at: Moment, type: string, fits: (about: Params) => boolean = () => true): boolean =>
  toldOf(at, type).some(fits);
export const towerFell = (moment: Moment): boolean =>
  told(moment, 'out', ({ kind }) => kind === 'outerTower');
/** The own activation, this many actions left, and nothing announced yet. */
export const chooses = (moment: Moment, number: number, left: number): boolean =>
  asks(moment, 'act') && phase(moment) === number && actionsLeft(moment) === left && isFirstRound(moment);
export const goes = (moment: Moment, prompt: string, number: number, left: number): boolean =>
  asks(moment, prompt) && phase(moment) === number && actionsLeft(moment) === left && isFirstRound(moment);
export const isMajvi = ({ kind }: Params): boolean => kind === 'majvi';
