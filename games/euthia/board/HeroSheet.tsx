import { Count, Icon, Spot, litOption } from '@tafelrunde/ui/board';
import { Picture, seatColours, Target } from '@tafelrunde/ui/table';
import type { Seat } from '@tafelrunde/engine';
import { changeOf } from '../overview/answers.ts';
import { heroName } from '../overview/places.ts';
import { rangeResult, rangeText } from '../overview/printed.ts';
import { texts } from '../overview/texts.ts';
import { type Sums, sumsOf, tried } from '../overview/trying.ts';
import { boardOf } from '../rules/tiles.ts';
import { ACTIONS, type ActionName, ENCOUNTERS } from '../shape.ts';
import { useDragging } from './equipping.ts';
import { Equipment } from './Equipment.tsx';
import { cardLook, iconOf, own } from './looks.ts';
import { Stores } from './Stores.tsx';
import {
  defOf,
  markerOf,
  numberOf,
  openCards,
  type Props,
  type SeenCard,
  targetFor,
  tableOf,
} from './view.ts';

interface SheetProps {
  readonly seat: Seat;
  readonly props: Props;
}

/** A hero board: health, markers, what is worn and carried, hero tiles, quests. */
export function HeroSheet({ seat, props }: SheetProps) {
  const { view, speech, viewer } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const dragging = useDragging(props);
  const hero = view.state.heroes[seat];
  if (hero.board === '') return null;
  const before = sumsOf(t, seat);
  const after = viewer === seat ? supposed(props, seat) : null;
  const worn = openCards(view.piles.worn[seat]);
  const arms = worn.filter(({ kind }) => isArm(kind));
  return (
    <section
      className="sheet eu-hero"
      aria-label={say.heroOf(heroName(props, seat))}
      style={seatColours(seat)}
    >
      <Portrait seat={seat} props={props} />
      <dl className="eu-bars">
        <Health before={before} after={after} props={props} />
        <div title={say.stats.gaar} data-area="gaar">
          <dt>
            <Icon name={own(boardOf(t, seat).dwurtSlots > 0 ? 'dwurt' : 'gaar')} />
            {boardOf(t, seat).dwurtSlots > 0 ? say.stats.dwurt : say.stats.gaar}
          </dt>
          <dd>
            <Tokens
              held={boardOf(t, seat).dwurtSlots > 0 ? hero.dwurt : hero.gaar}
              slots={Math.max(boardOf(t, seat).gaarSlots, boardOf(t, seat).dwurtSlots)}
            />
          </dd>
        </div>
      </dl>
      <Actions seat={seat} props={props} />
      <Stores seat={seat} props={props} />
      {arms.length > 0 && <h3>{say.arms}</h3>}
      <ul className="eu-arms" data-area="arms">
        {arms.map((seen) => (
          <li key={seen.card}>
            <Arm seen={seen} props={props} />
          </li>
        ))}
      </ul>
      <Equipment seat={seat} props={props} dragging={dragging} />
      <Ladder seat={seat} props={props} />
      <Quests props={props} />
    </section>
  );
}

const isArm = (kind: string): boolean => {
  const tile = defOf(kind)?.tile;
  return tile?.slot === 'sword' || tile?.slot === 'ability' || tile?.slot === 'firstStrike';
};

/** The sums as the answer under the pointer would leave them. */
function supposed(props: Props, seat: Seat): Sums | null {
  const lit = litOption(props.asking);
  const change = lit === undefined ? null : changeOf(tableOf(props.view), lit);
  return change === null ? null : tried(props.view, seat, change).after;
}

function Portrait({ seat, props }: SheetProps) {
  const { view, speech, showCard } = props;
  const say = texts[speech.language];
  const { board, reputation } = view.state.heroes[seat];
  return (
    <button type="button" className="eu-portrait" onClick={() => showCard(board)}>
      <Picture look={cardLook(board)} icon={iconOf(board)} width={284} height={96} at={0.79} size={0.9} />
      <span className="eu-portrait-name">{speech.card(board)}</span>
      <span className="eu-portrait-line">
        {speech.seat(seat)} · <Count value={reputation} /> {say.stats.reputation}
      </span>
    </button>
  );
}

/** The pips of health, and how they would stand after a change. */
function Health({
  before,
  after,
  props,
}: {
  readonly before: Sums;
  readonly after: Sums | null;
  readonly props: Props;
}) {
  const say = texts[props.speech.language];
  const changed = after !== null && (after.health !== before.health || after.maxHealth !== before.maxHealth);
  const shown = changed ? after : before;
  const most = Math.max(before.maxHealth, shown.maxHealth);
  return (
    <div data-area="health" data-changed={changed || undefined}>
      <dt>
        <Icon name="life" />
        {say.stats.health}
      </dt>
      <dd>
        <span className="eu-pips" aria-hidden="true">
          {Array.from({ length: most }, (_, at) => (
            <i
              key={at}
              data-full={at < Math.min(before.health, shown.health) || undefined}
              data-more={(at >= before.health && at < shown.health) || undefined}
              data-less={(at >= shown.health && at < before.health) || undefined}
              data-gone={at >= shown.maxHealth || undefined}
            />
          ))}
        </span>
        <b>
          {changed
            ? `${before.health}/${before.maxHealth} → ${shown.health}/${shown.maxHealth}`
            : `${before.health}/${before.maxHealth}`}
        </b>
      </dd>
    </div>
  );
}

function Tokens({ held, slots }: { readonly held: number; readonly slots: number }) {
  return (
    <>
      <span className="eu-tokens" aria-hidden="true">
        {Array.from({ length: Math.max(held, slots) }, (_, at) => (
          <i key={at} className="eu-token" data-token={at < held ? 'gaar' : 'none'} />
        ))}
      </span>
      <b>
        {held}/{slots}
      </b>
    </>
  );
}

const actionIcons = { mine: own('mine'), trade: own('barter'), combat: own('combat') } as const;

/** The action markers: each is an action of its kind, or movement. */
export function Actions({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const { markers, reserve, moves, granted } = view.state.heroes[seat];
  const isOwn = props.viewer === seat;
  const button = (action: ActionName, state: 'ready' | 'used' | 'kept') => {
    const option = isOwn ? props.asking?.question.options.find((one) => markerOf(one) === action) : undefined;
    const target =
      state === 'used' || option === undefined ? undefined : targetFor(props, ({ id }) => id === option.id);
    const words = `${say.actions[action]}${state === 'ready' ? '' : ` (${state === 'kept' ? say.kept : say.used})`}`;
    return (
      <li key={`${action} ${state}`} data-state={state}>
        <Target label={words} {...target} className="eu-action">
          <Icon name={actionIcons[action]} />
          <span>{say.actions[action]}</span>
          {option?.does === 'move' && <em>{numberOf(option, 'n')}</em>}
        </Target>
      </li>
    );
  };
  return (
    <ul className="eu-actions" data-area="actions" aria-label={say.actionMarkers}>
      {ACTIONS.map((action) => button(action, markers.includes(action) ? 'ready' : 'used'))}
      {reserve !== null && button(reserve, 'kept')}
      {(moves > 0 || granted.length > 0) && (
        <li className="eu-moves">
          <Icon name={own('move')} />
          <b>
            <Count value={moves} />
          </b>
          <span className="unseen">{say.stats.moves}</span>
          {[...granted.entries()].map(([at, action]) => (
            <Icon key={at} name={actionIcons[action]} />
          ))}
        </li>
      )}
    </ul>
  );
}

/** A weapon or an ability: what it strikes for, or what it does, and whether it is ready. */
function Arm({ seen, props }: { readonly seen: SeenCard; readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const def = defOf(seen.kind);
  const ranges = def?.does.find((clause) => clause.ranges !== undefined)?.ranges;
  const exhausted = (seen.note as { exhausted?: boolean } | null | undefined)?.exhausted === true;
  return (
    <Spot seen={seen} props={props} className="eu-arm" aside={exhausted ? [say.exhausted] : []}>
      <span className="eu-arm-face" data-exhausted={exhausted || undefined}>
        <Icon name={iconOf(seen.kind)} />
        <span>
          <b>{speech.card(seen.kind)}</b>
          {ranges === undefined ? (
            <small>{speech.words.cards[seen.kind]?.text}</small>
          ) : (
            <span className="eu-ranges">
              {ranges.map((range) => (
                <span key={rangeText(range)}>
                  <small>{rangeText(range)}</small>
                  <b>{rangeResult(range).n}</b>
                </span>
              ))}
            </span>
          )}
        </span>
        {exhausted && <Icon name={own('exhausted')} />}
      </span>
    </Spot>
  );
}

/** The values at which hero tiles wait, and which of them are taken. */
function Ladder({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const { reputation } = view.state.heroes[seat];
  const valueOf = ({ kind }: SeenCard) => defOf(kind)?.tile?.hero?.value ?? null;
  const taken = new Set(
    [...openCards(view.piles.worn[seat]), ...openCards(view.piles.stock[seat])].flatMap(
      (seen) => valueOf(seen) ?? [],
    ),
  );
  const book = openCards(view.piles.book[seat]);
  const waiting = new Set(book.flatMap((seen) => valueOf(seen) ?? []));
  const values = [...new Set([...taken, ...waiting])].toSorted((a, b) => a - b);
  const due = [...waiting].filter((value) => value <= reputation).length;
  return (
    <>
      <h3>
        {say.heroTiles}
        {due > 0 && <span>{say.tilesReady(due)}</span>}
      </h3>
      <ol className="eu-ladder" data-area="ladder">
        {values.map((value) => (
          <li
            key={value}
            data-state={taken.has(value) ? 'taken' : value <= reputation ? 'due' : undefined}
            title={`${say.tileAt(value)}: ${book
              .filter((seen) => valueOf(seen) === value)
              .map(({ kind }) => speech.card(kind))
              .join(', ')}`}
          >
            {value}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The open quests of the encounters on the map. */
function Quests({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const open = view.state.revealed.flatMap((number) =>
    openCards(view.piles.questOpen[number]).map((seen) => ({
      seen,
      of: ENCOUNTERS[number] ?? ('legend' as const),
    })),
  );
  const badges = openCards(view.piles.badgeRow);
  const bounties = openCards(view.piles.bounty);
  if (open.length + badges.length + bounties.length === 0) return null;
  return (
    <>
      <h3>{say.quests}</h3>
      <ul className="eu-quests" data-area="quests">
        {open.map(({ seen, of }) => (
          <Errand key={seen.card} seen={seen} head={say.encounters[of]} sign={own(of)} props={props} />
        ))}
        {bounties.map((seen) => (
          <Errand key={seen.card} seen={seen} head={say.bounty} sign={own('bounty')} props={props} />
        ))}
        {badges.map((seen) => (
          <Errand key={seen.card} seen={seen} head={say.badges} sign={iconOf(seen.kind)} props={props} />
        ))}
      </ul>
    </>
  );
}

interface ErrandProps {
  readonly seen: SeenCard;
  readonly head: string;
  readonly sign: Parameters<typeof Icon>[0]['name'];
  readonly props: Props;
}

function Errand({ seen, head, sign, props }: ErrandProps) {
  const { speech } = props;
  return (
    <li>
      <Spot seen={seen} props={props} className="eu-errand">
        <span className="eu-errand-face">
          <Icon name={sign} />
          <span>
            <b>{speech.card(seen.kind)}</b>
            <small>
              {head}: {speech.words.cards[seen.kind]?.text?.split('\n').at(-1)}
            </small>
          </span>
        </span>
      </Spot>
    </li>
  );
}
