import { Area, Icon, litOption, on, Spot, targetAt } from '@tafelrunde/ui/board';
import { Die, Picture, Target } from '@tafelrunde/ui/table';
import {
  attackWith,
  bandsIn,
  coming,
  forecastOf,
  oddsOf,
  rangesIn,
  rollingIn,
  valueIn,
} from '../overview/odds.ts';
import { leadsTo } from '../overview/answers.ts';
import { heroName } from '../overview/places.ts';
import { texts } from '../overview/texts.ts';
import { wording } from '../overview/wording.ts';
import { maxHealth } from '../rules/tiles.ts';
import type { Fight } from '../shape.ts';
import { BandList, Chart, type ChartProps } from './Chart.tsx';
import { useCourse } from './course.ts';
import { cardLook, iconOf, own } from './looks.ts';
import { faceIn, fightIn, openCards, type Props, type SeenCard, seatFor, tableOf } from './view.ts';

/** The fight as a scene of its own: who stands against whom, the roll, and what can be done about it. */
export function FightArea({ props }: { readonly props: Props }) {
  const fight = fightIn(props.view);
  if (fight === null) return null;
  const say = texts[props.speech.language];
  return (
    <Area name="fight" props={props} label={say.against(props.speech.card(fight.kind))} className="eu-fight">
      <Scenery fight={fight} props={props} />
    </Area>
  );
}

function Scenery({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { speech, form, view } = props;
  const say = texts[speech.language];
  const rolling = rollingIn(fight);
  const inSteps = fight.phase === 'monsterAttack' || fight.phase === 'heroAttack';
  const chart = useChart(fight, props);
  const isNarrow = form === 'phone' || form === 'beside';
  return (
    <div className="sheet eu-fight-sheet" data-rolling={rolling}>
      <Enemy fight={fight} props={props} />
      <div className="eu-exchange">
        <header>
          <h3>
            {say.phases[fight.phase]}
            <span>
              {[
                ...(fight.round > 0 ? [say.fightRound(fight.round)] : []),
                ...(inSteps ? [say.steps[`${rolling}${fight.step}`]] : []),
              ].join(' · ')}
            </span>
          </h3>
          <span className="eu-hope" title={say.hope}>
            <Icon name={own('hope')} />
            <span className="unseen">{say.hope} </span>
            <b>{fight.hope}</b>
          </span>
          <HeroLife fight={fight} props={props} />
        </header>
        <Roll fight={fight} props={props} />
        {chart.bands.length > 1 && !isNarrow && (
          <>
            <Chart {...chart} />
            <BandList {...chart} hidden />
          </>
        )}
        {chart.bands.length > 1 && isNarrow && <BandList {...chart} />}
        {chart.bands.length <= 1 && <p className="eu-fight-text">{speech.words.cards[fight.kind]?.text}</p>}
        <Played props={props} />
        <Means fight={fight} props={props} />
        {view.state.mode !== 'competitive' && fight.dice.length === 0 && fight.round === 0 && (
          <p className="eu-fight-why">{say.whyAutomaton}</p>
        )}
      </div>
    </div>
  );
}

/** The ranges with where the roll stands and what the answer under the pointer makes of it. */
function useChart(fight: Fight, props: Props): ChartProps {
  const { view, asking, speech } = props;
  const t = tableOf(view);
  const say = texts[speech.language];
  const points = useCourse(fight, props);
  const lit = litOption(props.asking);
  const attack = lit?.does === 'attackWith' && lit.card !== undefined ? attackWith(t, fight, lit.card) : null;
  const supposed = attack?.fight ?? fight;
  const answered =
    lit === undefined || asking === null
      ? null
      : forecastOf(t, fight, lit, asking.question.prompt, seatFor(props));
  const forecast = attack?.forecast ?? answered ?? coming(t, fight);
  const value = attack === null ? valueIn(t, fight) : null;
  const hasRanges = rangesIn(t, supposed).length > 0;
  const bands = hasRanges
    ? bandsIn(t, supposed, [...(value === null ? [] : [value]), ...(forecast?.values ?? [])])
    : [];
  return {
    bands,
    points: attack === null ? points : [],
    forecast,
    odds: forecast === null || !hasRanges ? null : oddsOf(t, supposed, forecast),
    rolling: rollingIn(supposed),
    say,
    extra: ({ fx }) => wording[speech.language].effects(fx as never),
  };
}

/** The enemy: its picture, its numbers, and who leads it. */
function Enemy({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { speech, view, viewer, showCard, showRules } = props;
  const say = texts[speech.language];
  const enemy = tableOf(view).def(fight.card).enemy;
  const left = fight.health - fight.damage;
  const led =
    fight.monster === null
      ? say.ledByGame
      : fight.monster === viewer
        ? say.ledByYou
        : say.ledBy(speech.seat(fight.monster));
  const why = fight.monster === null ? say.whyAutomaton : view.seats === 2 ? say.whyPair : say.whyControl;
  return (
    <div className="eu-enemy" data-area="enemy">
      <button type="button" className="eu-enemy-picture" onClick={() => showCard(fight.kind)}>
        <Picture look={cardLook(fight.kind)} icon={iconOf(fight.kind)} width={190} height={150} size={0.71} />
        <span className="unseen">{say.look(speech.card(fight.kind))}</span>
      </button>
      <div className="eu-enemy-words">
        <h2>{speech.card(fight.kind)}</h2>
        <p className="eu-enemy-led">
          {enemy === null ? '' : `${say.monsterLevel(enemy.level)} · `}
          {led}{' '}
          <button
            type="button"
            className="why"
            title={why}
            onClick={() =>
              showRules(fight.monster === null ? ['EU-SCOMBAT-01'] : ['EU-CTRL-01', 'EU-CTRL-02'])
            }
          >
            ?<span className="unseen"> {why}</span>
          </button>
        </p>
        <dl>
          <Line icon="life" name={say.stats.health} value={`${left}/${fight.health}`} />
          <Line icon={own('malus')} name={say.malus} value={fight.malus === 0 ? 0 : `−${fight.malus}`} />
          <Line icon={own('chaos')} name={say.chaos} value={fight.chaos} tokens="chaos" />
          <Line icon={own('gaar')} name={say.stats.gaar} value={fight.gaar} tokens="gaar" />
        </dl>
        <ul className="eu-lasting">
          {fight.poison && <li>{say.poison}</li>}
          {fight.regeneration && <li>{say.regeneration}</li>}
          {fight.air && <li>{say.underAir}</li>}
          {fight.earth && <li>{say.underEarth}</li>}
        </ul>
        <p className="eu-enemy-text">{speech.words.cards[fight.kind]?.text}</p>
      </div>
    </div>
  );
}

interface LineProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly value: number | string;
  readonly tokens?: 'chaos' | 'gaar';
}

function Line({ icon, name, value, tokens }: LineProps) {
  return (
    <div title={name}>
      <dt>
        <Icon name={icon} />
        <span className="eu-line-name">{name}</span>
      </dt>
      <dd>
        {tokens !== undefined && typeof value === 'number' && value > 0 && value <= 4 ? (
          <>
            <span className="unseen">{value}</span>
            {Array.from({ length: value }, (_, at) => (
              <i key={at} className="eu-token" data-token={tokens} aria-hidden="true" />
            ))}
          </>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}

function HeroLife({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const hero = view.state.heroes[fight.hero];
  return (
    <span className="eu-hero-life">
      <Icon name={iconOf(hero.board)} />
      <b>{heroName(props, fight.hero)}</b>
      <span title={say.stats.health}>
        <Icon name="life" />
        <span className="unseen">{say.stats.health} </span>
        {hero.health}/{maxHealth(tableOf(view), fight.hero)}
      </span>
      <span title={say.stats.gaar}>
        <Icon name={own('gaar')} />
        <span className="unseen">{say.stats.gaar} </span>
        {hero.gaar}
      </span>
    </span>
  );
}

/** The dice as they lie; those that an answer would roll again can be chosen. */
function Roll({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { asking, speech, view } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const value = valueIn(t, fight);
  if (value === null) return <p className="eu-roll-none">{say.stillToCome}</p>;
  const sum = fight.dice.reduce((all, die) => all + die, 0);
  const rest = value - sum;
  return (
    <div className="eu-roll">
      {[...fight.dice.entries()].map(([at, die]) => {
        const target = targetAt(asking, [on.value(at)]);
        const face = <Die value={die} label={String(die)} size={40} asked={target !== undefined} />;
        if (target === undefined) return <span key={at}>{face}</span>;
        return (
          <Target key={at} {...target} className="eu-die">
            {face}
          </Target>
        );
      })}
      {rest !== 0 && <span className="eu-roll-plus">{rest > 0 ? `+${rest}` : `−${-rest}`}</span>}
      <b className="eu-roll-value">{say.value(value)}</b>
    </div>
  );
}

/** Silver and gold cards that work in this fight. */
function Played({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const cards = openCards(view.piles.played);
  const say = texts[speech.language];
  if (cards.length === 0) return null;
  return (
    <p className="eu-played">
      {say.played}:{' '}
      {cards.map((seen) => (
        <Spot key={seen.card} seen={seen} props={props} keys={[]} className="eu-chip">
          <props.Face kind={seen.kind} size="chip" speech={speech} />
        </Spot>
      ))}
    </p>
  );
}

/** Tiles and cards that can be used right now, each with what it makes of the roll. */
function Means({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { asking, view, viewer, speech } = props;
  const say = texts[speech.language];
  const asked = new Map<number, SeenCard>();
  for (const { card } of asking?.question.options ?? []) {
    const seen = faceIn(view, card);
    if (seen?.card != null) asked.set(seen.card, seen);
  }
  const isMonster = viewer !== 'watcher' && fight.monster === viewer;
  const idle = isMonster
    ? openCards(view.piles.hand[viewer]).filter(({ card }) => !asked.has(card ?? -1))
    : [];
  if (asked.size === 0 && idle.length === 0) return null;
  return (
    <section
      className="eu-means"
      data-area="means"
      aria-label={isMonster ? say.handOfMonster : say.groups.use}
    >
      {[...asked.values(), ...idle].map((seen) => {
        const option = asking?.question.options.find(({ card }) => card === seen.card);
        const line = option === undefined ? undefined : leadsTo(option, props)?.line;
        return (
          <Spot
            key={seen.card}
            seen={seen}
            props={props}
            className="eu-mean"
            aside={line === undefined ? [] : [line]}
          >
            <span className="eu-mean-face">
              <Icon name={iconOf(seen.kind)} />
              <span>
                <b>{speech.card(seen.kind)}</b>
                <small>{line ?? speech.words.cards[seen.kind]?.text}</small>
              </span>
            </span>
          </Spot>
        );
      })}
    </section>
  );
}
