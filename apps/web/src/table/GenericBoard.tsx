import {
  fieldMapsOf,
  fieldsOf,
  numberIn,
  type Overview,
  paramsOf,
  sayField,
  seatFieldsOf,
  type CardView,
  type PileView,
} from '@tafelrunde/engine';
import {
  defineBoard,
  isHand,
  isPerSeat,
  on,
  pilesOf,
  Roll,
  type BoardProps,
  type FaceProps,
  type GameBoard,
  type SeatFace,
  type SeenPile,
} from '@tafelrunde/ui/board';
import { Card, CardBack, CardChip, Hand, Pile, PlaceMap, seatColours, Target } from '@tafelrunde/ui/table';
import { inHandOrder } from '../settings/handOrder.ts';
import { useSettings } from '../settings/settings.ts';
import { marksOf, signOf, sizeOfMap } from './fields.ts';
import { textsIn, useTableTexts } from './texts.ts';

/** Any game from its view and its questions alone: piles as cards and stacks, plain fields as a list. */
function GenericBoard(props: BoardProps) {
  const { view, speech, asking } = props;
  const texts = useTableTexts();
  const piles = pilesOf(view);
  const shared = piles.filter((pile) => !isPerSeat(view, pile));
  const owned = piles.filter((pile) => isPerSeat(view, pile) && !isHand(view, pile));
  const fields = fieldsOf(speech, plainWords(texts), view.state);
  const place = asking?.question.kind === 'place' ? asking : null;
  return (
    <div className="board">
      {view.scenes.length > 0 && <Scenes {...props} />}
      <Tray {...props} />
      <div className="board-middle">
        {shared.length > 0 && (
          <section className="slab zone" aria-label={texts.openCards}>
            <h2>{texts.openCards}</h2>
            <div className="zone-piles">
              {shared.map((seen) => (
                <SharedPile key={seen.handle} seen={seen} props={props} />
              ))}
            </div>
          </section>
        )}
        {place !== null && (
          <section className="slab zone zone-map" aria-label={place.sentence}>
            <PlaceMap
              label={texts.map}
              size={sizeOfMap(place.question.about)}
              marks={marksOf(place.question.about)}
              path={place.draft.path}
              onPlace={place.draft.addPoint}
            />
          </section>
        )}
        <Grids {...props} />
        {fields.length > 0 && (
          <section className="slab zone zone-state" aria-label={texts.stateTitle}>
            <h2>{texts.stateTitle}</h2>
            <dl>
              {fields.map(({ id, name, value }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {owned.length > 0 && (
        <div className="board-owned">
          {owned.map((seen) => (
            <OwnedPile key={seen.handle} seen={seen} props={props} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The dice that were rolled since the moment before. */
function Tray({ view, events }: BoardProps) {
  const texts = useTableTexts();
  const rolls = events.flatMap(({ data }) => numberIn(paramsOf(data), 'roll') ?? []);
  if (rolls.length === 0) return null;
  return (
    <div className="tray">
      {rolls.map((roll, at) => (
        // Which of the dice it is, is all there is to tell them apart.
        <Roll
          // eslint-disable-next-line react/no-array-index-key
          key={at}
          value={roll}
          roll={`${view.step} ${events.length}`}
          label={texts.rolled(roll)}
          size={56}
        />
      ))}
    </div>
  );
}

/** The cells of a small board. An option with a value points at the cell of that number. */
function Grids({ view, speech, asking }: BoardProps) {
  return fieldMapsOf(speech, view).map(({ key, name, columns, cells, seats }) => (
    <section key={key} className="slab zone zone-grid" aria-label={name}>
      <h2>{name}</h2>
      <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {cells.map((cell, at) => {
          const who = seats && typeof cell === 'number' ? cell : null;
          const text = who === null ? (cell === null ? '' : String(cell)) : speech.seat(who);
          return (
            <Target
              // A cell is its place.
              // eslint-disable-next-line react/no-array-index-key
              key={at}
              label={text}
              {...(cell === null ? asking?.target(on.value(at)) : undefined)}
            >
              <span
                className="grid-cell"
                style={who === null ? undefined : seatColours(who)}
                data-owned={who !== null || undefined}
              >
                {text !== '' && <b>{who === null ? text : text.slice(0, 1)}</b>}
              </span>
            </Target>
          );
        })}
      </div>
    </section>
  ));
}

interface PileProps {
  readonly seen: SeenPile;
  readonly props: BoardProps;
}

function SharedPile({ seen: { pile, name, key, index, mark }, props }: PileProps) {
  const { speech, asking, Face } = props;
  const texts = useTableTexts();
  const top = pile.cards.at(-1);
  const face = top !== null && top !== undefined && 'kind' in top ? top : null;
  const id = face?.card ?? null;
  return (
    <Pile
      name={speech.pile(name, index)}
      count={pile.count}
      countLabel={countLabel(texts, pile)}
      mark={mark}
      top={
        face === null ? undefined : (
          <span className="pile-top" data-card={id ?? undefined}>
            <Face kind={face.kind} note={face.note} size="small" speech={speech} />
          </span>
        )
      }
      target={asking?.target(key) ?? (id === null ? undefined : asking?.target(on.card(id)))}
    />
  );
}

function countLabel(texts: ReturnType<typeof useTableTexts>, { count, some }: PileView): string {
  if (count !== null) return count === 0 ? texts.none : texts.count(count);
  return some === undefined ? texts.unknownCount : some ? texts.some : texts.none;
}

/** What lies in front of a seat: its cards side by side, alike ones together. */
function OwnedPile({ seen: { pile, name, key, index, mark }, props }: PileProps) {
  const { speech, asking } = props;
  const texts = useTableTexts();
  const seat = index ?? 0;
  const title = texts.pileOf(speech.pile(name), speech.seat(seat));
  const aim = asking?.target(key);
  return (
    <section className="slab zone zone-seat" aria-label={title} data-pile={mark} style={seatColours(seat)}>
      <h2>
        <i className="chronicle-flag" aria-hidden="true" />
        {aim === undefined ? (
          title
        ) : (
          <Target {...aim} label={title} className="zone-aim">
            {title}
          </Target>
        )}
        <span className="zone-count">{countLabel(texts, pile)}</span>
      </h2>
      <ul className="zone-cards">
        {grouped(pile.cards, props).map(({ key: group, card, copies }) => (
          <li key={group}>
            <SeenCard card={card} props={props} size="small" />
            {copies > 1 && (
              <span className="copies" title={texts.count(copies)}>
                ×{copies}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Alike cards count once, so that a long row stays readable; one that is asked about stands alone. */
function grouped(cards: readonly CardView[], { asking }: BoardProps) {
  const groups = new Map<string, { key: string; card: CardView; copies: number }>();
  for (const card of cards) {
    const aimed = card !== null && 'kind' in card && card.card !== null && asking?.target(on.card(card.card));
    const noted = card !== null && 'kind' in card && card.note !== undefined;
    const kind = card === null ? 'unseen' : 'kind' in card ? card.kind : `back ${card.back}`;
    const key = aimed || noted ? `${kind} ${groups.size}` : kind;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, card, copies: 1 });
    else group.copies++;
  }
  return [...groups.values()];
}

interface SeenCardProps {
  readonly card: CardView;
  readonly props: BoardProps;
  readonly size: 'card' | 'small';
}

/** A card as this viewer sees it, glowing where an answer points at it. */
export function SeenCard({ card, props, size }: SeenCardProps) {
  const { speech, asking, Face } = props;
  const texts = useTableTexts();
  if (card === null || !('kind' in card)) {
    return (
      <Target label={texts.hidden}>
        <CardBack small={size === 'small'} />
        <span className="unseen">{texts.hidden}</span>
      </Target>
    );
  }
  const text = speech.words.cards[card.kind]?.text;
  const name = speech.card(card.kind);
  const aim = card.card === null ? undefined : asking?.target(on.card(card.card));
  return (
    <Target label={text === undefined ? name : `${name}: ${text}`} card={card.card} {...aim}>
      <Face kind={card.kind} note={card.note} size={size} speech={speech} />
    </Target>
  );
}

/** A card that nobody has drawn: its frame and scene follow from its kind. */
function GenericFace({ kind, size, speech }: FaceProps) {
  const name = speech.card(kind);
  if (size === 'chip') return <CardChip name={name} kind={kind} />;
  return <Card kind={kind} name={name} text={speech.words.cards[kind]?.text} small={size === 'small'} />;
}

/** What the seat in view holds. */
function GenericHand(props: BoardProps) {
  const { view, viewer, speech, narrow } = props;
  const texts = useTableTexts();
  const { handOrder } = useSettings();
  const hands = pilesOf(view).filter((pile) => isHand(view, pile));
  if (viewer === 'watcher' || hands.length === 0) return null;
  const held = hands.filter(({ index }) => index === viewer).flatMap(({ pile }) => pile.cards);
  const cards = inHandOrder(held, handOrder, speech.words);
  return (
    <Hand label={texts.hand} empty={texts.handEmpty} mark={`${hands[0]?.name} ${viewer}`}>
      {cards.map((card) => (
        <SeenCard
          key={card !== null && 'kind' in card ? card.card : 'unseen'}
          card={card}
          props={props}
          size={narrow ? 'small' : 'card'}
        />
      ))}
    </Hand>
  );
}

/** How many cards a seat holds, and what the state counts for it. */
function genericPanel(seat: number, { view, speech }: BoardProps): SeatFace {
  const hands = pilesOf(view)
    .filter((pile) => isHand(view, pile) && pile.index === seat)
    .map(({ name, pile }) => ({
      name: speech.pile(name),
      value: pile.count ?? '?',
      icon: 'hand' as const,
    }));
  const fields = seatFieldsOf(speech, plainWords(textsIn(speech.language)), view, seat);
  return { counters: [...hands, ...fields.map((field) => ({ ...field, ...signOf(field) }))] };
}

/** What is going on right now and stays open until it is settled. */
function Scenes({ view, speech }: BoardProps) {
  return (
    <ul className="scenes" aria-label={textsIn(speech.language).sceneNow}>
      {view.scenes.map((scene, at) => {
        const { type, ...rest } = scene;
        return (
          // Scenes are nested: their depth is what tells them apart.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} className="slab">
            <b>{sayField(speech.words, type) ?? type}</b>
            {fieldsOf(speech, plainWords(textsIn(speech.language)), rest).map(({ id, name, value }) => (
              <span key={id}>
                {name}: {value}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const plainWords = ({ on: yes, off: no }: { readonly on: string; readonly off: string }) => ({ yes, no });

/** What a game tells in words and figures, above the cards that the general table shows of any game. */
function areasBoard(overview: Overview) {
  return function AreasBoard(props: BoardProps) {
    return (
      <>
        {(overview.areas?.(props) ?? []).map(({ id, title, lines, map }) => (
          <section key={id} className="slab zone zone-area" aria-label={title}>
            <h2>{title}</h2>
            {map === true ? (
              <pre>{lines.join('\n')}</pre>
            ) : (
              // Lines are read from top to bottom and known by their place.
              // eslint-disable-next-line react/no-array-index-key
              lines.map((line, at) => <p key={at}>{line}</p>)
            )}
          </section>
        ))}
        <GenericBoard {...props} />
      </>
    );
  };
}

/** The general table with what a game's overview says of it. */
export function generalWith(overview: Overview): GameBoard {
  return defineBoard(
    {
      ...general,
      ...(overview.areas !== undefined && { Board: areasBoard(overview) }),
      panel: (seat, props) => {
        const { title, figures } = overview.seat?.(seat, props) ?? { figures: undefined };
        const counters = figures?.map(({ name, value }) => ({ name, value }));
        return {
          ...(title !== undefined && { title }),
          counters: counters ?? genericPanel(seat, props).counters,
        };
      },
      detail: (option, props) => {
        const label = overview.label?.(option, props);
        const lacks = overview.lacks?.(option, props);
        return {
          ...overview.leadsTo?.(option, props),
          ...(label !== undefined && { label }),
          ...(lacks !== undefined && { lacks }),
        };
      },
    },
    overview,
  );
}

/** The table of a game that brings nothing itself. */
export const general = {
  Board: GenericBoard,
  Own: GenericHand,
  Face: GenericFace,
  panel: genericPanel,
} satisfies GameBoard;
