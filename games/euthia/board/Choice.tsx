import { Area, Icon, roomOf, Spot } from '@tafelrunde/ui/board';
import { Picture, Die } from '@tafelrunde/ui/table';
import { tableOfRoll } from '../overview/heroRoll.ts';
import { texts } from '../overview/texts.ts';
import { cardLook, iconOf, own } from './looks.ts';
import { defOf, isSetup, offBoard, type Props, rollIn, type SeenCard } from './view.ts';

/** What is to be chosen from and lies nowhere else: heroes, tiles just drawn, pairs of hero tiles; and a roll outside of a fight. */
export function ChoiceArea({ props }: { readonly props: Props }) {
  const { speech, view, Face, form } = props;
  const cards = offBoard(props);
  const roll = rollIn(view);
  const say = texts[speech.language];
  const results = tableOfRoll(props);
  if (cards.length === 0 && roll === null) return null;
  if (roll === null && roomOf(props, 'choice') === 'small') return <Named cards={cards} props={props} />;
  const areHeroes = cards.length > 0 && cards.every(({ kind }) => defOf(kind)?.board !== null);
  return (
    <Area name="choice" props={props} label={say.choice} className="eu-choice">
      {roll !== null && (
        <p className="sheet eu-hero-roll">
          <b>{say.heroRoll}</b>
          {[...roll.dice.entries()].map(([at, die]) => (
            <Die key={at} value={die} label={String(die)} size={52} />
          ))}
          {roll.plus !== 0 && <span>{roll.plus > 0 ? `+${roll.plus}` : `−${-roll.plus}`}</span>}
          <strong>{say.value(roll.dice.reduce((sum, die) => sum + die, roll.plus))}</strong>
        </p>
      )}
      {results.length > 0 && (
        <ul className="sheet eu-results">
          {results.map(({ range, text, now }) => (
            <li key={range} data-now={now || undefined}>
              <b>{range}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul className="eu-cards" data-heroes={areHeroes || undefined} data-setup={isSetup(view) || undefined}>
          {cards.map((seen) => (
            <li key={seen.card}>
              <Spot seen={seen} props={props}>
                {areHeroes ? (
                  <Candidate kind={seen.kind} props={props} />
                ) : (
                  <Face
                    kind={seen.kind}
                    note={seen.note}
                    size={form === 'beside' ? 'small' : 'card'}
                    speech={speech}
                  />
                )}
              </Spot>
            </li>
          ))}
        </ul>
      )}
    </Area>
  );
}

/** Where the decision is about something else: the names in a line. */
function Named({ cards, props }: { readonly cards: readonly SeenCard[]; readonly props: Props }) {
  const { speech, Face } = props;
  return (
    <Area name="choice" props={props} label={texts[speech.language].choice}>
      <ul className="eu-strip eu-named">
        {cards.map((seen) => (
          <li key={seen.card}>
            <Spot seen={seen} props={props} className="eu-chip">
              <Face kind={seen.kind} size="chip" speech={speech} />
            </Spot>
          </li>
        ))}
      </ul>
    </Area>
  );
}

/** A hero to choose: picture, numbers, what the first tiles do. */
function Candidate({ kind, props }: { readonly kind: string; readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const board = defOf(kind)?.board;
  if (board == null) return null;
  const open = board.slots.filter(({ price }) => price === null);
  return (
    <span className="eu-candidate">
      <span className="eu-candidate-picture">
        <Picture look={cardLook(kind)} icon={iconOf(kind)} width={250} height={130} />
      </span>
      <b className="eu-candidate-name">{speech.card(kind)}</b>
      <span className="eu-candidate-numbers">
        <span>
          <Icon name="life" />
          {board.health} {say.stats.health}
        </span>
        <span>
          <Icon name={own(board.dwurtSlots > 0 ? 'dwurt' : 'gaar')} />
          {board.dwurtSlots > 0
            ? `${board.dwurtSlots} ${say.stats.dwurt}`
            : `${board.gaarSlots} ${say.stats.gaar}`}
        </span>
        <span>
          <Icon name={own('sword')} />
          {open.filter(({ symbol }) => symbol === 'sword').length}
          <Icon name={own('ability')} />
          {open.filter(({ symbol }) => symbol === 'ability').length}
        </span>
      </span>
      <span className="eu-candidate-text">{speech.words.cards[kind]?.text}</span>
    </span>
  );
}
