import { Area, on, roomOf, targetAt } from '@tafelrunde/ui/board';
import { Target } from '@tafelrunde/ui/table';
import { read } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import type { Props } from './view.ts';

/** What can be bought, one card of each kind: those that somebody can pay for come first. */
export function Market({ props }: { readonly props: Props }) {
  const { asking, view, speech, Face } = props;
  if (asking?.question.prompt !== 'buy') return null;
  const t = read(view);
  const say = texts[speech.language];
  const kinds = new Map<string, number>();
  for (const card of t.cards(t.piles.market)) {
    const kind = t.kind(card);
    if (!kinds.has(kind) || asking.optionsAt(on.card(card)).length > 0) kinds.set(kind, card);
  }
  const offered = (card: number) => asking.optionsAt(on.card(card)).length > 0;
  const cards = [...kinds].toSorted(([, a], [, b]) => Number(offered(b)) - Number(offered(a)));
  return (
    <Area name="market" props={props} label={say.market} className="ex-market slab">
      <ul data-large={roomOf(props, 'market') === 'large' || undefined}>
        {cards.map(([kind, card]) => (
          <li key={kind} data-offered={offered(card) || undefined}>
            <Target label={speech.card(kind)} {...targetAt(asking, [on.card(card)])} card={card}>
              <Face kind={kind} size="small" speech={speech} />
            </Target>
            <button
              type="button"
              className="ex-look"
              title={say.show(speech.card(kind))}
              onClick={() => props.showCard(kind)}
            >
              {speech.words.cards[kind]?.text ?? say.show(speech.card(kind))}
            </button>
          </li>
        ))}
      </ul>
    </Area>
  );
}
