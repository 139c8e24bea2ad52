import { useState } from 'react';
import { Count, Icon, type IconName, pileOf } from '@tafelrunde/ui/board';
import { Dialog } from '@tafelrunde/ui/table';
import { Item } from './Item.tsx';
import { own } from './looks.ts';
import { openCards, type Props, type SeenCard, type View } from './reading.ts';
import { texts } from '../overview/texts.ts';

/** A deck or a supply, and the open pile that belongs to it. */
interface Deck {
  readonly deck: PileName;
  readonly discard?: PileName;
  readonly icon: IconName;
}
type PileName = Extract<keyof View['piles'], string> &
  (
    | 'adventure'
    | 'adventureDiscard'
    | 'spells'
    | 'spellDiscard'
    | 'talismans'
    | 'talismanDiscard'
    | 'warlock'
    | 'warlockDiscard'
    | 'rewards'
    | 'denizens'
    | 'denizenDiscard'
    | 'purchases'
    | 'stables'
    | 'terrain'
  );

/** Drawn from again and again: they stand below the board. The others lie together in a sheet. */
const drawn = 4;
const decks: readonly Deck[] = [
  { deck: 'adventure', discard: 'adventureDiscard', icon: own('adventure') },
  { deck: 'spells', discard: 'spellDiscard', icon: own('spell') },
  { deck: 'talismans', discard: 'talismanDiscard', icon: own('talisman') },
  { deck: 'warlock', discard: 'warlockDiscard', icon: own('quest') },
  { deck: 'rewards', icon: own('reward') },
  { deck: 'denizens', discard: 'denizenDiscard', icon: own('denizen') },
  { deck: 'purchases', icon: own('market') },
  { deck: 'stables', icon: own('stable') },
  { deck: 'terrain', icon: own('terrain') },
];

/** Those that are part of this game. */
function decksIn({ piles }: View): readonly Deck[] {
  return decks.filter(
    ({ deck, discard }) =>
      (piles[deck].count ?? 0) + (discard === undefined ? 0 : (piles[discard].count ?? 0)) > 0,
  );
}

/** The decks in a row below the board: how many are left, and what lies open of them a click away. */
export function Piles({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const [shown, setShown] = useState<Deck | null>(null);
  const [all, setAll] = useState(false);
  return (
    <section className="ta-piles" aria-label={say.piles}>
      <ul>
        {decksIn(view)
          .slice(0, drawn)
          .map((deck) => (
            <li key={deck.deck} data-pile={pileOf(view, deck.deck)?.mark}>
              <button type="button" aria-haspopup="dialog" onClick={() => setShown(deck)}>
                <Icon name={deck.icon} />
                <span className="ta-pile-name">{speech.pile(deck.deck)}</span>
                <b>
                  <Count value={view.piles[deck.deck].count ?? 0} />
                </b>
              </button>
            </li>
          ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setAll(true)}>
            <Icon name={own('market')} />
            <span>{say.piles}</span>
          </button>
        </li>
      </ul>
      {all && <PilesSheet props={props} onClose={() => setAll(false)} />}
      {shown !== null && (
        <Dialog
          title={speech.pile(shown.deck)}
          closeLabel={say.close}
          onClose={() => setShown(null)}
          className="ta-piles-sheet"
        >
          <DeckText deck={shown} props={props} />
        </Dialog>
      )}
    </section>
  );
}

/** On a phone: all of them in one sheet. */
export function PilesSheet({ props, onClose }: { readonly props: Props; readonly onClose: () => void }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  return (
    <Dialog title={say.piles} closeLabel={say.close} onClose={onClose} className="ta-piles-sheet">
      {decksIn(view).map((deck) => (
        <section key={deck.deck}>
          <h3>
            <Icon name={deck.icon} />
            {speech.pile(deck.deck)}
          </h3>
          <DeckText deck={deck} props={props} />
        </section>
      ))}
    </Dialog>
  );
}

function DeckText({ deck: { deck, discard }, props }: { readonly deck: Deck; readonly props: Props }) {
  const { view, speech, Face } = props;
  const say = texts[speech.language];
  const supply = openCards(view.piles[deck]);
  const open = discard === undefined ? [] : openCards(view.piles[discard]);
  const cards = supply.length > 0 ? supply : open.toReversed();
  return (
    <>
      <p>
        {supply.length > 0
          ? say.supply(supply.length)
          : say.deckLeft(view.piles[deck].count ?? 0, discard === undefined ? null : open.length)}
      </p>
      {cards.length > 0 && (
        <ul className="ta-cards">
          {byKind(cards).map(([seen, copies]) => (
            <li key={seen.card}>
              <Item
                seen={seen}
                props={props}
                className="ta-card"
                aside={copies > 1 ? say.copies(copies) : undefined}
              >
                <Face kind={seen.kind} note={seen.note} size="small" speech={speech} />
                {copies > 1 && (
                  <span className="ta-copies" aria-hidden="true">
                    ×{copies}
                  </span>
                )}
              </Item>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function byKind(cards: readonly SeenCard[]): readonly (readonly [SeenCard, number])[] {
  const found = new Map<string, [SeenCard, number]>();
  for (const seen of cards) {
    const known = found.get(seen.kind);
    if (known === undefined) found.set(seen.kind, [seen, 1]);
    else known[1]++;
  }
  return [...found.values()];
}
