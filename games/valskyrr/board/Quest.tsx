import { Icon, on } from '@tafelrunde/ui/board';
import { heroName } from '../overview/answers.ts';
import { type Blow, pursuitOf } from '../overview/preview.ts';
import { tableOf } from '../overview/rehearsal.ts';
import { successLine, texts, withHeroes } from '../overview/texts.ts';
import { fixed } from '../rules/effects.ts';
import { worldFrame } from '../rules/encounter.ts';
import { marksOf } from '../rules/marks.ts';
import { activeEncounter, isSafe } from '../rules/places.ts';
import { DECKS } from '../shape.ts';
import { Enemy } from './Enemy.tsx';
import { own } from './looks.ts';
import { Diamonds } from './Tracks.tsx';
import { Spot } from './Spot.tsx';
import { goalOf, isDone, openCards, type Props } from './view.ts';

/** What the party has met and what it takes; where nothing is met, what to expect here. */
export function EncounterSheet({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const encounter = activeEncounter(t);
  if (encounter === null) {
    const [place] = openCards(view.piles.place[view.state.party]);
    const safe = isSafe(t, view.state.party);
    return (
      <section className="va-encounter va-sheet" data-none aria-label={say.noEncounter} data-area="encounter">
        {place !== undefined && (
          <Spot seen={place} props={props} className="va-words">
            <b>{speech.card(place.kind)}</b>
          </Spot>
        )}
        <small>{say.noEncounter}</small>
        <p>{safe ? say.safeHere : say.perilHere}</p>
      </section>
    );
  }
  const kind = t.kind(encounter);
  const words = speech.words.cards[kind]?.text ?? '';
  const { reinforcement } = t.def(encounter).encounter!;
  const frame = worldFrame(t, encounter);
  const grows =
    reinforcement === null || reinforcement.emptyIf?.(frame) === true ? 0 : fixed(frame, reinforcement.n);
  const goal = goalOf(view);
  const { wounds, loot } = marksOf(t, encounter);
  const retreat = words.split('\n').at(-1);
  return (
    <section
      className="va-encounter va-sheet"
      aria-label={`${say.encounter}: ${speech.card(kind)}`}
      data-pile="encounter"
      data-area="encounter"
    >
      <Spot
        seen={{ card: encounter, kind, note: t.note(encounter) }}
        props={props}
        keys={[on.card(encounter)]}
        className="va-words"
      >
        <b>{speech.card(kind)}</b>
      </Spot>
      <p className="va-goal">
        <strong>{say.succeeds}:</strong> {successLine(words, view.seats)}
      </p>
      {goal !== null && (
        <p className="va-progress">
          <Diamonds have={goal.have} need={goal.need} />
          <span className="unseen">{say.progress(goal.have, goal.need)}</span>
        </p>
      )}
      {isDone(view) && <p className="va-done">{say.doneNow}</p>}
      {wounds > 0 && <p>{say.woundsHere(wounds)}</p>}
      {loot > 0 && <p>{`${say.loot} ${loot}`}</p>}
      <p className="va-minor">
        {grows > 0 && reinforcement !== null
          ? say.reinforces(grows, say.decks[reinforcement.deck])
          : say.noReinforcement}
      </p>
      {retreat !== undefined && <p className="va-minor va-retreat">{withHeroes(retreat, view.seats)}</p>}
    </section>
  );
}

interface RowProps {
  readonly props: Props;
  readonly blows: ReadonlyMap<number, Blow>;
}

/** The enemies that wait for the pursuit, from the left, and whom each would go for. */
export function EnemyRow({ props, blows }: RowProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const whom = pursuitOf(view);
  const enemies = t.cards(t.piles.row);
  return (
    <section className="va-row" aria-label={say.row}>
      <h2>
        <Icon name={own('reinforcement')} />
        {say.row} <small>{enemies.length === 0 ? say.rowEmpty : say.rowHelp}</small>
        <span className="va-decks">
          {DECKS.map((deck, at) => (
            <span key={deck} data-deck={deck} title={say.decks[deck]} data-pile={`enemyDeck ${at}`}>
              <Icon name="deck" />
              <span className="unseen">{`${say.decks[deck]}: `}</span>
              <span className="va-deck-sign" aria-hidden="true">
                {say.deckSigns[deck]}
              </span>
              {view.piles.enemyDeck[at].count ?? 0}
            </span>
          ))}
        </span>
      </h2>
      <ol className="va-plates" data-pile="row" data-many={enemies.length > 5 || undefined}>
        {enemies.map((card) => {
          const seat = whom.get(card);
          return (
            <li key={card}>
              <Enemy
                seen={{ card, kind: t.kind(card), note: t.note(card) }}
                props={props}
                blow={blows.get(card)}
              />
              {seat !== undefined && (
                <span className="va-whom" data-seat={seat + 1}>{`→ ${heroName(seat, props)}`}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
