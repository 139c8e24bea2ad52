import { Icon } from '@tafelrunde/ui/board';
import { Picture } from '@tafelrunde/ui/table';
import { Item } from './Item.tsx';
import { cardLook, defOf, iconOf, own } from './looks.ts';
import { openCards, type Props, type SeenCard, type View } from './reading.ts';
import { texts } from '../overview/texts.ts';

/** Cards an answer points at that lie neither on the board nor before a seat: characters to choose, wares, a searched pile. */
function offeredIn({ view, asking }: Props): readonly SeenCard[] {
  if (asking === null) return [];
  const asked = new Set(
    asking.question.options.flatMap(({ card }) => (card === undefined ? [] : [card as number])),
  );
  if (asked.size === 0) return [];
  return hidden(view).filter(({ card }) => card !== null && asked.has(card));
}

/** The piles that have no place of their own where a card could be pointed at. */
function hidden({ piles }: View): readonly SeenCard[] {
  const several = [...piles.offered, ...piles.stack];
  const single = [
    piles.stage,
    piles.purchases,
    piles.stables,
    piles.terrain,
    piles.adventure,
    piles.adventureDiscard,
    piles.spells,
    piles.spellDiscard,
    piles.talismans,
    piles.talismanDiscard,
    piles.rewards,
    piles.warlock,
    piles.warlockDiscard,
    piles.denizens,
    piles.denizenDiscard,
    piles.usedCharacters,
    piles.removed,
  ];
  return [...several, ...single].flatMap((pile) => openCards(pile));
}

/** What is to be chosen from, laid out over the foot of the board. */
export function Offer({ props }: { readonly props: Props }) {
  const { speech, asking, Face } = props;
  const cards = offeredIn(props);
  const say = texts[speech.language];
  if (cards.length === 0 || asking === null) return null;
  const areCharacters = cards.every(({ kind }) => defOf(kind)?.type === 'character');
  return (
    <section className="ta-offer" aria-label={say.offer} data-offer={areCharacters ? 'characters' : 'cards'}>
      <ul>
        {cards.map((seen) => {
          const price = asking.question.options.find(
            ({ card }) => (card as number | undefined) === seen.card,
          );
          return (
            <li key={seen.card}>
              <Item seen={seen} props={props} className="ta-card" told>
                {areCharacters ? (
                  <Candidate kind={seen.kind} props={props} />
                ) : (
                  <>
                    <Face kind={seen.kind} note={seen.note} size="card" speech={speech} />
                    {price?.does === 'buy' && (
                      <span className="ta-price" aria-hidden="true">
                        <Icon name="coin" />
                        {price.value}
                      </span>
                    )}
                  </>
                )}
              </Item>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A character to choose: picture, numbers, and everything it can do. */
function Candidate({ kind, props }: { readonly kind: string; readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const def = defOf(kind);
  if (def?.character == null) return null;
  const { lives, fate, gold, alignment, start } = def.character;
  const numbers = [
    ['strength', 'strength', def.strength],
    ['craft', 'craft', def.craft],
    ['lives', 'life', lives],
    ['fate', own('fate'), fate],
    ['gold', 'coin', gold],
  ] as const;
  return (
    <span className="ta-candidate">
      <span className="ta-candidate-picture">
        <Picture look={cardLook(kind)} icon={iconOf(kind)} width={250} height={130} />
      </span>
      <b className="ta-candidate-name">{speech.card(kind)}</b>
      <span className="ta-candidate-from">
        <Icon name={own(alignment)} />
        {say.alignments[alignment]} · {say.startsAt(speech.card(startKind(start)))}
      </span>
      <span className="ta-stats">
        {numbers.map(([stat, icon, value]) => (
          <span key={stat} data-stat={stat}>
            <Icon name={icon} />
            <b>{value}</b>
            <span>{say.stats[stat]}</span>
          </span>
        ))}
      </span>
      <span className="ta-candidate-text">{speech.words.cards[kind]?.text}</span>
    </span>
  );
}

/** Several spaces share a name; the first stands for all. */
const startKind = (start: string): string => (defOf(start) === undefined ? `${start}1` : start);
