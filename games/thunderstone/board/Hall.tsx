import { Area, Count, Icon, type IconName, pileOf, roomOf, Spot } from '@tafelrunde/ui/board';
import { CardBack, Picture } from '@tafelrunde/ui/table';
import { Eyes, Torch, Vault, Wall } from './HallDrawing.tsx';
import { turnsLeft, WARNINGS } from '../rules/standstill.ts';
import { cardLook, defOf, iconOf, own } from './looks.ts';
import { Lines, Marks, Profile, Slip, Verdict } from './Slip.tsx';
import {
  against,
  aimOf,
  openCards,
  outlookOf,
  ranksOf,
  type Aimed,
  type Outlook,
  type Props,
  type Rank,
  type SeenCard,
} from './table.ts';
import { texts } from '../overview/texts.ts';

/** The dungeon: the deck in the deep, the ranks with whoever stands there, and what an attack on each would come to. */
export function Hall({ props }: { readonly props: Props }) {
  const { view, speech, narrow } = props;
  const say = texts[speech.language];
  const outlook = outlookOf(props);
  const ranks = ranksOf(view);
  const aim = aimOf(props, outlook);
  if (roomOf(props, 'hall') === 'small') return <Strip ranks={ranks} outlook={outlook} props={props} />;
  return (
    <Area name="hall" props={props} className="th-hall" label={say.dungeon}>
      <Wall />
      <Depth props={props} />
      <ol className="th-ranks" data-ranks={ranks.length}>
        {ranks.map((rank, at) => (
          <RankPlace
            key={rank.rank}
            rank={rank}
            outlook={outlook}
            props={props}
            torch={[0.3, 0.7, 1, 1][at] ?? 1}
          />
        ))}
      </ol>
      {narrow && aim !== null && outlook?.live === true && <Formula aim={aim} props={props} />}
      <Revealed props={props} />
    </Area>
  );
}

interface StripProps {
  readonly ranks: readonly Rank[];
  readonly outlook: Outlook | null;
  readonly props: Props;
}

/** The hall while something else is decided: who stands where, with all numbers, in one row. */
function Strip({ ranks, outlook, props }: StripProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const count = view.piles.dungeon.count ?? 0;
  return (
    <Area name="hall" props={props} className="th-hall-strip" label={say.dungeon}>
      <p className="th-strip-deck" data-pile={pileOf(view, 'dungeon')?.mark}>
        <Icon name={own('dungeon')} />
        <b>{count}</b>
        <span className="unseen">{speech.pile('dungeon')}</span>
      </p>
      <ol>
        {ranks.map(({ rank, cards }) => (
          <li key={rank} data-pile={pileOf(view, 'rank', rank)?.mark}>
            {cards.length === 0 && (
              <p className="th-rank-empty">
                {say.rank(rank)}: {say.emptyRank}
              </p>
            )}
            {cards.map((seen) => (
              <Spot key={seen.card ?? seen.kind} seen={seen} props={props} className="th-slim">
                <Slim seen={seen} rank={rank} outlook={outlook} props={props} />
              </Spot>
            ))}
          </li>
        ))}
      </ol>
      <RevealedLine props={props} />
    </Area>
  );
}

/** What has been turned up, in a line below the ranks of the strip. */
function RevealedLine({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const cards = openCards(view.piles.revealed);
  if (cards.length === 0) return null;
  return (
    <section className="th-strip-revealed" data-pile="revealed">
      <h2>{texts[speech.language].revealed}</h2>
      <ul>
        {cards.map((seen) => (
          <li key={seen.card ?? seen.kind}>
            <Spot seen={seen} props={props} className="th-chip">
              <Icon name={iconOf(seen.kind)} />
              <span>{speech.card(seen.kind)}</span>
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A monster in one line of the strip. */
function Slim({
  seen,
  rank,
  outlook,
  props: { speech },
}: {
  readonly seen: SeenCard;
  readonly rank: number;
  readonly outlook: Outlook | null;
  readonly props: Props;
}) {
  const say = texts[speech.language];
  const def = defOf(seen.kind);
  const weakened = typeof seen.note === 'number' ? seen.note : 0;
  const breakdown = outlook === null ? null : against(outlook, seen, rank);
  const need = rank === 0 ? 0 : (breakdown?.attack.darkness ?? rank + (def?.dark ?? 0));
  const numbers: readonly (readonly [IconName, number, string])[] = [
    ['life', Math.max(1, (def?.health ?? 0) - weakened), say.numbers.life],
    ['light', need, say.light],
    ['experience', def?.experience ?? 0, say.numbers.experience],
    ['victory', def?.points ?? 0, say.numbers.points],
  ];
  return (
    <span className="th-slim-card">
      <Picture look={cardLook(seen.kind)} icon={iconOf(seen.kind)} />
      <span className="th-slim-words">
        <span className="th-slim-name">
          <b>{speech.card(seen.kind)}</b>
          <small>{say.rank(rank)}</small>
        </span>
        <span className="th-slim-numbers">
          {numbers.map(([icon, value, name]) =>
            value === 0 ? null : (
              <span key={name} data-part={icon}>
                <Icon name={icon} />
                {value}
                <span className="unseen"> {name} </span>
              </span>
            ),
          )}
        </span>
      </span>
    </span>
  );
}

/** The dungeon deck and whatever lies beside the hall. */
function Depth({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const { piles, state } = view;
  const count = piles.dungeon.count ?? 0;
  const horde = openCards(piles.horde).at(-1);
  const traps = Map.groupBy(openCards(piles.beside), ({ kind }) => kind);
  const caged = openCards(piles.caged);
  const isAlone = view.seats === 1;
  return (
    <section className="th-depth" aria-label={speech.pile('dungeon')}>
      <Eyes />
      <div
        className="th-deck"
        data-pile={pileOf(view, 'dungeon')?.mark}
        data-empty={count === 0 || undefined}
      >
        <span className="th-deck-back">
          <CardBack icon={own('dungeon')} />
        </span>
        <span className="th-pill">
          <Icon name="deck" />
          <span className="unseen">{speech.pile('dungeon')}: </span>
          <Count value={count} />
        </span>
      </div>
      <ul className="th-beside">
        <Standstill props={props} />
        {state.sets.stones.map((stone) => (
          <li key={stone}>
            <Spot seen={{ card: null, kind: stone }} props={props} className="th-chip">
              <Icon name={own('stone')} />
              <span>{speech.card(stone)}</span>
            </Spot>
          </li>
        ))}
        {horde !== undefined && (
          <li data-pile="horde">
            <Spot seen={horde} props={props} className="th-chip">
              <Icon name={own('horde')} />
              <span>{say.horde(piles.horde.count ?? 0)}</span>
            </Spot>
          </li>
        )}
        {[...traps].map(([kind, alike]) => (
          <li key={kind} data-pile="beside">
            <Spot seen={alike[0]} props={props} className="th-chip">
              <Icon name={own('theCage')} />
              <span>{alike.length === 1 ? speech.card(kind) : `${speech.card(kind)} × ${alike.length}`}</span>
            </Spot>
          </li>
        ))}
        {caged.map((hero) => (
          <li key={hero.card} data-pile="caged">
            <Spot
              seen={hero}
              props={props}
              className="th-chip"
              aside={[say.cagedHero(speech.card(hero.kind))]}
            >
              <Icon name={own('caged')} />
              <span>{speech.card(hero.kind)}</span>
            </Spot>
          </li>
        ))}
        {isAlone && (
          <>
            <li className="th-chip-text" data-pile="score">
              <Icon name={own('village')} />
              {say.doomPile(piles.score.count ?? 0)}
            </li>
            <li className="th-chip-text">
              <Icon name={state.solo.respite ? own('tent') : own('monster')} />
              {state.solo.respite ? say.respite : say.pressing}
            </li>
          </>
        )}
      </ul>
    </section>
  );
}

/** Quiet while there is time, loud in the last rounds: that the game ends unless a card leaves the hall. TH-END-06 */
function Standstill({ props }: { readonly props: Props }) {
  const { view, speech, showRules } = props;
  const say = texts[speech.language];
  const left = turnsLeft(view.state, view.seats);
  const [early, late] = WARNINGS.map((rounds) => rounds * view.seats);
  if (left > early || left <= 0 || view.result !== null) return null;
  return (
    <li className="th-standstill" data-urgent={left <= late || undefined}>
      <Icon name="duration" />
      <span>{say.standstill(left)}</span>
      <button type="button" className="th-rule" onClick={() => showRules(['TH-END-06'])}>
        {say.whyStandstill}
      </button>
    </li>
  );
}

interface RankProps {
  readonly rank: Rank;
  readonly outlook: Outlook | null;
  readonly props: Props;
  readonly torch: number;
}

function RankPlace({ rank: { rank, cards }, outlook, props, torch }: RankProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const mark = pileOf(view, 'rank', rank)?.mark;
  const [first] = cards;
  const def = first === undefined ? undefined : defOf(first.kind);
  const breakdown = first === undefined || outlook === null ? null : against(outlook, first, rank);
  const need = rank === 0 ? 0 : (breakdown?.attack.darkness ?? rank + (def?.dark ?? 0));
  const missing = breakdown?.attack.missing ?? need;
  return (
    <li className="th-rank" data-rank={rank} data-pile={mark}>
      <Vault missing={missing} />
      {rank > 0 && <Torch strength={torch} />}
      <h2>
        <b>{say.rank(rank)}</b>
        <span className="th-pips" aria-hidden="true">
          {Array.from({ length: need }, (_, at) => (
            <i key={at} data-lit={at < need - missing || undefined}>
              <Icon name={at < need - missing ? 'light' : 'darkness'} />
            </i>
          ))}
        </span>
        <em>
          {rank === 0
            ? say.noDarkness
            : breakdown === null
              ? say.lightNeeded(need)
              : missing === 0
                ? say.brightEnough
                : say.penalty(breakdown.attack.penalty)}
        </em>
        <span className="unseen">
          {need > 0 && (breakdown === null ? say.lightNeeded(need) : say.lightLit(need - missing, need))}
        </span>
      </h2>
      {cards.length === 0 && <p className="th-rank-empty">{say.emptyRank}</p>}
      {cards.map((seen) => (
        <Standing key={seen.card ?? seen.kind} seen={seen} rank={rank} outlook={outlook} props={props} />
      ))}
    </li>
  );
}

interface StandingProps {
  readonly seen: SeenCard;
  readonly rank: number;
  readonly outlook: Outlook | null;
  readonly props: Props;
}

/** One card of the hall with its slip. */
function Standing({ seen, rank, outlook, props }: StandingProps) {
  const { view, asking, speech, narrow } = props;
  const say = texts[speech.language];
  const breakdown = outlook === null ? null : against(outlook, seen, rank);
  const option = asking?.question.options.find(({ card }) => card !== undefined && card === seen.card);
  const { wander } = view.state;
  const tokens = wander.front !== null && wander.front === seen.card ? wander.tokens : 0;
  const weakened = typeof seen.note === 'number' ? seen.note : 0;
  const crowded = view.piles.rank[0] !== undefined && (view.piles.rank[0].count ?? 0) > 0;
  return (
    <div
      className="th-standing"
      data-verdict={breakdown === null ? undefined : breakdown.attack.wins ? 'won' : 'lost'}
    >
      <div className="th-monster">
        <Spot seen={seen} props={props} size={narrow || crowded ? 'small' : 'card'} />
        {tokens > 0 && (
          <span className="th-tokens" title={say.waits(tokens, view.seats)}>
            <Icon name={own('token')} />
            <span aria-hidden="true">
              {tokens}/{view.seats}
            </span>
            <span className="unseen">{say.waits(tokens, view.seats)}</span>
          </span>
        )}
        {weakened > 0 && <span className="th-weak">{say.weakened(weakened)}</span>}
        {crowded && !narrow && (
          <p className="th-said">{speech.words.cards[seen.kind]?.text ?? speech.card(seen.kind)}</p>
        )}
        <Marks kind={seen.kind} props={props} />
      </div>
      {narrow ? (
        breakdown !== null && <Short breakdown={breakdown} no={option?.no} props={props} />
      ) : breakdown !== null && outlook !== null ? (
        <Slip breakdown={breakdown} outlook={outlook} props={props} no={option?.no} />
      ) : (
        <Profile seen={seen} rank={rank} props={props} />
      )}
    </div>
  );
}

/** On a phone: just how it ends. */
function Short({
  breakdown: { attack },
  no,
  props: { speech },
}: {
  readonly breakdown: Aimed['breakdown'];
  readonly no: string | undefined;
  readonly props: Props;
}) {
  const say = texts[speech.language];
  const verdict = no === undefined ? (attack.wins ? 'won' : 'lost') : 'locked';
  return (
    <p className="th-short" data-verdict={verdict}>
      <Icon name={verdict === 'won' ? 'done' : verdict === 'lost' ? 'remove' : 'blocked'} />
      {no === undefined ? (
        <span>
          <b data-value>{attack.value}</b> : <b data-health>{attack.health}</b>
          <span className="unseen"> {attack.wins ? say.wins : say.loses}</span>
        </span>
      ) : (
        <span>{say.locked}</span>
      )}
    </p>
  );
}

/** On a phone, in a fight: the sum against the monster in question. */
function Formula({ aim, props }: { readonly aim: Aimed; readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const { attack, lines } = aim.breakdown;
  const option = props.asking?.question.options.find(
    ({ card }) => card !== undefined && card === aim.seen.card,
  );
  return (
    <section className="th-formula">
      <h3>{say.sumAgainst(speech.card(aim.seen.kind))}</h3>
      <Lines lines={lines} missing={attack.missing} props={props} />
      <p className="th-slip-sum">
        <b>{attack.value}</b>
        <span>{say.against}</span>
        <span>
          <Icon name="life" />
          <b>{attack.health}</b>
        </span>
      </p>
      <Verdict breakdown={aim.breakdown} props={props} no={option?.no} />
    </section>
  );
}

/** What has been turned up and waits for a decision. */
function Revealed({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const cards = openCards(view.piles.revealed);
  if (cards.length === 0) return null;
  return (
    <section className="th-revealed slab" aria-label={texts[speech.language].revealed} data-pile="revealed">
      <h2>{texts[speech.language].revealed}</h2>
      <ul>
        {cards.map((seen) => (
          <li key={seen.card ?? seen.kind}>
            <Spot seen={seen} props={props} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
