import { Icon, on } from '@tafelrunde/ui/board';
import { Picture } from '@tafelrunde/ui/table';
import { tableOf } from '../overview/rehearsal.ts';
import { texts, withHeroes } from '../overview/texts.ts';
import { cardLook, iconOf, own } from './looks.ts';
import { Spot } from './Spot.tsx';
import { type Props, type SeenCard, seatFor } from './view.ts';

interface OfferProps {
  readonly cards: readonly SeenCard[];
  readonly props: Props;
}

/** What is being chosen from, large, in the place of what does not matter now. */
export function Offer({ cards, props }: OfferProps) {
  const { asking } = props;
  // None of them may lie below the edge: a low screen has one row of large cards.
  const isMany = cards.length > (props.form === 'low' ? 3 : 8);
  return (
    <section className="va-offer slab" aria-label={asking?.sentence ?? ''} data-area="offer">
      <ul className="va-laid" data-many={isMany || undefined}>
        {cards.map((seen) => (
          <li key={seen.card ?? seen.kind}>
            <Spot
              seen={seen}
              props={props}
              size={isMany || props.narrow ? 'small' : 'card'}
              keys={seen.card === null ? [] : [on.card(seen.card)]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Heroes and allies to choose from: a picture, the name, and everything they can do. */
export function Candidates({ cards, props }: OfferProps) {
  const { asking, speech, view } = props;
  return (
    <section className="va-offer slab" aria-label={asking?.sentence ?? ''}>
      <ul className="va-candidates">
        {cards.map((seen) => (
          <li key={seen.card ?? seen.kind}>
            <Spot seen={seen} props={props} className="va-candidate">
              <Picture
                look={cardLook(seen.kind)}
                icon={iconOf(seen.kind)}
                className="va-picture"
                width={110}
                height={120}
              />
              <span>
                <b>{speech.card(seen.kind)}</b>
                {withHeroes(speech.words.cards[seen.kind]?.text ?? '', view.seats)
                  .split('\n')
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </span>
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards a hero could acquire in this turn. */
export function Market({ props }: { readonly props: Props }) {
  const { view, speech, asking } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const seat = seatFor(props);
  if (asking?.question.prompt !== 'turn') return null;
  const cards = t
    .cards(t.piles.offer[seat])
    .filter((card) => asking.question.options.some((option) => option.card === card));
  if (cards.length === 0) return null;
  return (
    <section className="va-market" aria-label={say.offer}>
      <h2>{say.offer}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <Spot seen={{ card, kind: t.kind(card), note: null }} props={props} className="va-chip">
              <span>{speech.card(t.kind(card))}</span>
              <b>
                <Icon name={own('loot')} />
                {t.def(card).price}
              </b>
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
