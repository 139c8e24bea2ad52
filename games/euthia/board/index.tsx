import type { Option, Seat } from '@tafelrunde/engine';
import { type AnswerDetail, Areas, defineBoard, type IconName, type SeatFace } from '@tafelrunde/ui/board';
import { overview } from '../overview.ts';
import { groupOf, labelOf, priceOf, type PriceTag, sameDie } from '../overview/labels.ts';
import { type OverviewTexts, texts } from '../overview/texts.ts';
import { spaceNamed } from '../overview/reading.ts';
import type { ActionName, EuthiaShape } from '../shape.ts';
import './board.css';
import './hero.css';
import './fight.css';
import './trade.css';
import './phone.css';
import { ChoiceArea } from './Choice.tsx';
import { Face } from './Face.tsx';
import { FightArea } from './FightArea.tsx';
import { iconOf, own } from './looks.ts';
import { MapArea } from './MapArea.tsx';
import { GearArea, Own } from './Own.tsx';
import { SpaceText } from './SpaceSheet.tsx';
import { story } from './story.ts';
import { TradeArea } from './Trade.tsx';
import { aboutOf, areaOf, faceIn, isSetup, markerOf, type Props, tableOf } from './view.ts';

function EuthiaBoard(props: Props) {
  return (
    <Areas className="eu-board">
      {!isSetup(props.view) && <MapArea props={props} />}
      <ChoiceArea props={props} />
      <GearArea props={props} />
      <TradeArea props={props} />
      <FightArea props={props} />
    </Areas>
  );
}

const counterIcons: Readonly<Record<string, IconName>> = {
  reputation: 'victory',
  health: 'life',
  gold: 'coin',
  gaar: own('gaar'),
  hand: 'hand',
};

/** The columns of the score sheet. */
const scoreIcons: Readonly<Record<string, IconName>> = {
  reputation: 'laurel',
  possessions: 'coin',
  markers: 'place',
  others: own('trophy'),
  quests: 'chronicle',
  elites: own('bounty'),
  scenario: 'star',
  deaths: own('dead'),
};

function panel(seat: Seat, props: Props): SeatFace {
  const { title, figures } = overview.seat?.(seat, props) ?? { figures: [] };
  const { board } = props.view.state.heroes[seat];
  const all = figures.filter(({ id }) => id !== 'gaar');
  return {
    ...(title !== undefined && { title }),
    icon: board === '' ? 'person' : iconOf(board),
    counters: (props.narrow ? all.slice(0, 2) : all).map(({ id, name, value }) => ({
      name,
      value,
      icon: counterIcons[id],
    })),
  };
}

const deedIcons: Readonly<Record<string, IconName>> = {
  step: own('move'),
  end: 'onward',
  mine: own('mine'),
  trade: own('barter'),
  church: own('church'),
  heal: 'life',
  buyPotion: own('potion'),
  drink: own('potion'),
  treasure: own('treasure'),
  portal: own('portal'),
  confront: own('roll'),
  offer: own('tiles'),
  revealTiles: own('ability'),
  buyGaar: own('gaar'),
  unlock: 'blocked',
  exchange: 'hand',
  cardsToCoin: 'coin',
  gaarToDwurt: own('dwurt'),
  take: own('monster'),
  fight: own('combat'),
  gaar: own('gaar'),
  dwurt: own('dwurt'),
  dwurtAgainst: own('dwurt'),
  hope1: own('hope'),
  hope2: own('hope'),
  hope3: own('hope'),
  ward: own('ward'),
};
const groupIcons: Readonly<Partial<Record<keyof OverviewTexts['groups'], IconName>>> = {
  step: own('move'),
  move: own('move'),
  place: own('map'),
  use: own('ability'),
  arrange: own('body'),
  stones: own('jewellery'),
  exchange: 'hand',
  buy: own('buy'),
  sell: own('sell'),
  tiles: own('tiles'),
  unlock: 'blocked',
  service: 'life',
  attack: own('combat'),
  gaar: own('gaar'),
  hope: own('hope'),
  cards: 'hand',
  portal: own('portal'),
  quest: own('envoy'),
};
const actionIcons: Readonly<Record<ActionName, IconName>> = {
  mine: own('mine'),
  trade: own('barter'),
  combat: own('combat'),
};

function iconFor(option: Option, props: Props): IconName | undefined {
  const marker = markerOf(option);
  if (marker !== undefined) return actionIcons[marker];
  const gem = aboutOf(option, 'gem');
  if (typeof gem === 'string') return iconOf(`gem.${gem}`);
  const element = aboutOf(option, 'element');
  if (typeof element === 'string') return iconOf(`essence.${element}`);
  const seen = faceIn(props.view, option.card);
  return seen === undefined ? deedIcons[option.does ?? ''] : iconOf(seen.kind);
}

const priceIcons: Readonly<Record<PriceTag['of'], IconName>> = {
  gold: 'coin',
  gaar: own('gaar'),
  dwurt: own('dwurt'),
  hope: own('hope'),
};
const priceName = (of: PriceTag['of'], say: OverviewTexts): string =>
  of === 'gold' ? say.gold : of === 'hope' ? say.groups.hope : say.stats[of];

/** What an answer leads to, with a sign, its price and the group it stands in. */
function detail(option: Option, props: Props): AnswerDetail | undefined {
  const say = texts[props.speech.language];
  const icon = iconFor(option, props);
  const label = labelOf(option, props);
  const price = priceOf(option);
  const same = sameDie(option);
  const group = groupOf(option);
  return {
    ...(icon !== undefined && { icon }),
    ...(label !== undefined && { label }),
    ...overview.leadsTo?.(option, props),
    ...(price !== null && {
      price: { amount: price.amount, icon: priceIcons[price.of], name: priceName(price.of, say) },
    }),
    ...(same !== undefined && { same }),
    ...(option.no === 'EU-BUY-05' && { lacks: say.noRoom }),
    // What only takes back an earlier deed does not stand before what leads on.
    ...(option.does === 'takeOff' && { again: true }),
    ...(group !== undefined && {
      group: { name: say.groups[group], ...(groupIcons[group] !== undefined && { icon: groupIcons[group] }) },
    }),
  };
}

export const board = defineBoard<EuthiaShape>(
  {
    Board: EuthiaBoard,
    Own,
    ownPlace: 'left',
    area: (props) => areaOf(props),
    Face,
    panel,
    scoreIcons,
    detail,
    readout: ({ space }, props) => {
      const named = spaceNamed(tableOf(props.view), space);
      return named === undefined ? undefined : <SpaceText space={named} props={props} />;
    },
    story,
  },
  overview,
);
