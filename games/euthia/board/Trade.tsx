import { Area, Count, Icon, type IconName, Spot } from '@tafelrunde/ui/board';
import { Target } from '@tafelrunde/ui/table';
import type { Option } from '@tafelrunde/engine';
import { leadsTo } from '../overview/answers.ts';
import { texts } from '../overview/texts.ts';
import { ROWS } from '../shape.ts';
import { own } from './looks.ts';
import { defOf, openCards, type Props, type SeenCard, seatFor, targetFor, tradingAt } from './view.ts';

/** A counter: what is on offer and what it costs, what is done for gold, what can be sold. */
export function TradeArea({ props }: { readonly props: Props }) {
  const place = tradingAt(props);
  const { view, speech, asking } = props;
  if (place === null || asking === null) return null;
  const say = texts[speech.language];
  const seat = seatFor(props);
  const { gold } = view.state.heroes[seat];
  const row = ROWS.indexOf(place === 'towers' ? 'dragonslayer' : place);
  const stock = openCards(view.piles.stock[seat]);
  const sold = [...openCards(view.piles.pouch[seat]), ...openCards(view.piles.worn[seat])].filter(
    ({ card }) => asking.question.options.some((option) => option.card === card && option.does === 'sell'),
  );
  return (
    <Area name="trade" props={props} label={say.tradeTitle(say.trades[place])} className="eu-trade">
      <div className="sheet eu-counter">
        <header>
          <Icon name={own(place === 'trader' ? 'barter' : place)} />
          <h2>{say.tradeTitle(say.trades[place])}</h2>
          <span className="eu-purse">
            <Icon name="coin" />
            <b>
              <Count value={gold} />
            </b>
            <span className="unseen"> {say.gold}</span>
          </span>
        </header>
        <div className="eu-wares">
          {openCards(view.piles.offer[row]).map((seen) => (
            <Ware key={seen.card} seen={seen} gold={gold} props={props} />
          ))}
        </div>
        <Services props={props} />
        {stock.length > 0 && (
          <section className="eu-counter-row" aria-label={say.ownStock}>
            <h3>{say.ownStock}</h3>
            {stock.map((seen) => (
              <Chip key={seen.card} seen={seen} props={props} price={priceOf(seen)} gold={gold} />
            ))}
          </section>
        )}
        {sold.length > 0 && (
          <section className="eu-counter-row" aria-label={say.toSell}>
            <h3>{say.toSell}</h3>
            {sold.map((seen) => (
              <Chip key={seen.card} seen={seen} props={props} price={null} gold={gold} />
            ))}
          </section>
        )}
      </div>
    </Area>
  );
}

const priceOf = ({ kind }: SeenCard): number => {
  const tile = defOf(kind)?.tile;
  return tile == null ? 0 : tile.class === 'ability' ? tile.cost : (tile.price ?? 0);
};

interface WareProps {
  readonly seen: SeenCard;
  readonly gold: number;
  readonly props: Props;
}

/** A ware on the counter: those that are too expensive say how much is missing. */
function Ware({ seen, gold, props }: WareProps) {
  const { speech, asking, form, Face } = props;
  const say = texts[speech.language];
  const price = priceOf(seen);
  const option = asking?.question.options.find(({ card, does }) => card === seen.card && does === 'buy');
  const missing = price - gold;
  const line =
    option === undefined ? (missing > 0 ? say.lacksGold(missing) : '') : (leadsTo(option, props)?.line ?? '');
  return (
    <span className="eu-ware" data-dear={option === undefined || undefined}>
      <Spot seen={seen} props={props} aside={line === '' ? [] : [line]}>
        <Face kind={seen.kind} size={form === 'wide' ? 'card' : 'small'} speech={speech} />
      </Spot>
      <small>{line}</small>
    </span>
  );
}

interface ChipProps extends WareProps {
  readonly price: number | null;
}

/** An own tile on the counter. */
function Chip({ seen, gold, props, price }: ChipProps) {
  const { speech, asking, Face } = props;
  const say = texts[speech.language];
  const option = asking?.question.options.find(({ card }) => card === seen.card);
  const line = option === undefined ? '' : (leadsTo(option, props)?.line ?? '');
  return (
    <Spot seen={seen} props={props} className="eu-chip" aside={line === '' ? [] : [line]}>
      <Face kind={seen.kind} size="chip" speech={speech} />
      {price !== null && (
        <small data-dear={price > gold || undefined}>
          {price} <Icon name="coin" />
          <span className="unseen">{say.gold}</span>
        </small>
      )}
    </Spot>
  );
}

const serviceIcons: Readonly<Record<string, IconName>> = {
  heal: 'life',
  buyGaar: own('gaar'),
  offer: own('tiles'),
  revealTiles: own('ability'),
  unlock: 'blocked',
  sellGem: own('jewellery'),
  sellEssence: own('water'),
};

/** What is done for gold: healing, gaar, a new offer, hero tiles, slots. */
function Services({ props }: { readonly props: Props }) {
  const { asking, speech } = props;
  const say = texts[speech.language];
  const services = (asking?.question.options ?? []).filter(
    ({ does }: Option) => serviceIcons[does ?? ''] !== undefined,
  );
  if (services.length === 0) return null;
  return (
    <section className="eu-services" aria-label={say.services}>
      {services.map((option) => {
        const target = targetFor(props, ({ id }) => id === option.id);
        const choice = asking?.choices.find(({ id }) => id === option.id);
        const line = leadsTo(option, props)?.line;
        return (
          <Target key={option.id} label={choice?.label ?? ''} {...target} className="eu-service">
            <Icon name={serviceIcons[option.does ?? ''] ?? 'onward'} />
            <span>
              {choice?.label}
              {line !== undefined && <small>{line}</small>}
            </span>
          </Target>
        );
      })}
    </section>
  );
}
