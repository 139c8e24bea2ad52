import type { CardView, PileView, View } from '@tafelrunde/engine';
import { Card, CardBack, Pile, PlaceMap, seatColours, Target, type TargetProps } from '@tafelrunde/ui/table';
import type { Asking } from './asking.ts';
import { fieldName, fieldsOf, gridsOf, marksOf, sizeOfMap } from './fields.ts';
import { cardKey, isHand, isPerSeat, pileKey, pilesOf, type SeenPile } from './piles.ts';
import { useTableTexts } from './texts.ts';
import type { Speech } from './words.ts';

export interface BoardProps {
  readonly view: View;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly asking: Asking | null;
}

/** Any game from its view and its questions alone: piles as cards and stacks, plain fields as a list. */
export function GenericBoard({ view, speech, names, asking }: BoardProps) {
  const texts = useTableTexts();
  const reader = { texts, speech, names };
  const piles = pilesOf(view);
  const shared = piles.filter((pile) => !isPerSeat(view, pile));
  const owned = piles.filter((pile) => isPerSeat(view, pile) && !isHand(view, pile));
  const fields = fieldsOf(reader, view.state);
  const place = asking?.question.kind === 'place' ? asking : null;
  const target = (key: string) => asking?.target(key);
  return (
    <div className="board">
      {view.scenes.length > 0 && <Scenes view={view} reader={reader} />}
      <div className="board-middle">
        {shared.length > 0 && (
          <section className="slab zone" aria-label={texts.openCards}>
            <h2>{texts.openCards}</h2>
            <div className="zone-piles">
              {shared.map((seen) => (
                <SharedPile key={seen.handle} seen={seen} speech={speech} target={target} />
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
        {gridsOf(reader, view).map(({ key, name, side, cells, isSeat }) => (
          <section key={key} className="slab zone zone-grid" aria-label={name}>
            <h2>{name}</h2>
            <div className="grid" style={{ gridTemplateColumns: `repeat(${side}, 1fr)` }}>
              {cells.map((cell, at) => (
                <span
                  // eslint-disable-next-line react/no-array-index-key
                  key={at}
                  style={isSeat && typeof cell === 'number' ? seatColours(cell) : undefined}
                  data-seat={(isSeat && cell !== null) || undefined}
                >
                  {cell === null ? (
                    ''
                  ) : (
                    <b>{isSeat ? (names[cell as number] ?? '').slice(0, 1) : String(cell)}</b>
                  )}
                </span>
              ))}
            </div>
          </section>
        ))}
        {fields.length > 0 && (
          <section className="slab zone zone-state" aria-label={texts.stateTitle}>
            <h2>{texts.stateTitle}</h2>
            <dl>
              {fields.map(({ name, value }) => (
                <div key={name}>
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
            <OwnedPile key={seen.handle} seen={seen} speech={speech} names={names} target={target} />
          ))}
        </div>
      )}
    </div>
  );
}

type Targets = (key: string) => Partial<TargetProps> | undefined;

function SharedPile({
  seen,
  speech,
  target,
}: {
  readonly seen: SeenPile;
  readonly speech: Speech;
  readonly target: Targets;
}) {
  const texts = useTableTexts();
  const { pile, name, handle, index } = seen;
  const title = index === null ? fieldName(texts, name) : `${fieldName(texts, name)} ${index + 1}`;
  const top = pile.cards.at(-1);
  const face = top !== null && top !== undefined && 'kind' in top ? top : null;
  const id = face?.card ?? null;
  return (
    <Pile
      name={title}
      count={pile.count}
      countLabel={countLabel(texts, pile)}
      top={face === null ? undefined : <GameCard kind={face.kind} speech={speech} small />}
      target={target(pileKey(handle)) ?? (id === null ? undefined : target(cardKey(id)))}
    />
  );
}

function countLabel(texts: ReturnType<typeof useTableTexts>, { count, some }: PileView): string {
  if (count !== null) return count === 0 ? texts.none : texts.count(count);
  return some === undefined ? texts.unknownCount : some ? texts.some : texts.none;
}

interface OwnedProps {
  readonly seen: SeenPile;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly target: Targets;
}

/** What lies in front of a seat: its cards side by side, alike ones together. */
function OwnedPile({ seen, speech, names, target }: OwnedProps) {
  const texts = useTableTexts();
  const seat = seen.index ?? 0;
  const { pile, name, handle } = seen;
  const title = texts.pileOf(fieldName(texts, name), names[seat] ?? '');
  const aim = target(pileKey(handle));
  return (
    <section className="slab zone zone-seat" aria-label={title} style={seatColours(seat)}>
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
        {grouped(pile.cards).map(({ key, card, copies }) => (
          <li key={key}>
            <SeenCard card={card} speech={speech} target={target} small />
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

/** Alike cards count once, so that a long row stays readable. */
function grouped(cards: readonly CardView[]) {
  const groups = new Map<string, { key: string; card: CardView; copies: number }>();
  for (const card of cards) {
    const key = card === null ? 'unseen' : 'kind' in card ? card.kind : `back ${card.back}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, card, copies: 1 });
    else group.copies++;
  }
  return [...groups.values()];
}

interface SeenCardProps {
  readonly card: CardView;
  readonly speech: Speech;
  readonly target: Targets;
  readonly small?: boolean;
}

/** A card as this viewer sees it, glowing where an answer points at it. */
export function SeenCard({ card, speech, target, small = false }: SeenCardProps) {
  const texts = useTableTexts();
  if (card === null || !('kind' in card)) {
    return (
      <Target label={texts.hidden}>
        <CardBack small={small} />
        <span className="unseen">{texts.hidden}</span>
      </Target>
    );
  }
  const words = speech.words.cards[card.kind];
  const name = words?.name ?? card.kind;
  const label = words?.text === undefined ? name : `${name}: ${words.text}`;
  const aim = card.card === null ? undefined : target(cardKey(card.card));
  return (
    <Target {...aim} label={label}>
      <GameCard kind={card.kind} speech={speech} small={small} />
    </Target>
  );
}

function GameCard({
  kind,
  speech,
  small = false,
}: {
  readonly kind: string;
  readonly speech: Speech;
  readonly small?: boolean;
}) {
  const words = speech.words.cards[kind];
  return <Card kind={kind} name={words?.name ?? kind} text={words?.text} small={small} />;
}

/** What is going on right now and stays open until it is settled. */
function Scenes({ view, reader }: { readonly view: View; readonly reader: Parameters<typeof fieldsOf>[0] }) {
  const { texts } = reader;
  return (
    <ul className="scenes" aria-label={texts.sceneNow}>
      {view.scenes.map((scene, at) => {
        const { type, ...rest } = scene;
        return (
          // Scenes are nested: their depth is what tells them apart.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at} className="slab">
            <b>{fieldName(texts, type)}</b>
            {fieldsOf(reader, rest).map(({ name, value }) => (
              <span key={name}>
                {name}: {value}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
