import { useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import { Count, Icon, on, targetAt, useBreakPoint, usePeek, type IconName } from '@tafelrunde/ui/board';
import { CardBack, Dialog, inFan } from '@tafelrunde/ui/table';
import { heroName } from '../overview/answers.ts';
import { tableOf } from '../overview/rehearsal.ts';
import { texts } from '../overview/texts.ts';
import { mayRest } from '../rules/healing.ts';
import { alliesOf, anyEnemy, handOf } from '../rules/places.ts';
import { limitOf } from '../rules/statics.ts';
import { iconOf, own } from './looks.ts';
import { Market } from './Offer.tsx';
import { Spot } from './Spot.tsx';
import { isSetup, openCards, type Props, seatFor } from './view.ts';

/** What lies before the seat in view: its piles, its hand in a fan, and what is left to do this turn. */
export function Own(props: Props) {
  const { view } = props;
  const isSlim = useBreakPoint('table-slim');
  const seat = seatFor(props);
  if (isSetup(view)) return null;
  const t = tableOf(view);
  const hand = handOf(t, seat);
  const say = texts[props.speech.language];
  const isOwn = props.viewer === seat;
  return (
    <section className="va-own" aria-label={isOwn ? say.hand : say.handOf(heroName(seat, props))}>
      {!props.narrow && <Stores seat={seat} props={props} />}
      <ul className="fan va-fan" data-pile={`hand ${seat}`} data-many={hand.length > 6 || undefined}>
        {hand.length === 0 && <li className="fan-empty">{say.handEmpty}</li>}
        {hand.map((card, at) => (
          <li
            key={card}
            style={inFan(at, hand.length)}
            data-attached={t.at(card) === t.piles.attached || undefined}
          >
            <Spot
              seen={{ card, kind: t.kind(card), note: t.note(card) }}
              props={props}
              size={props.narrow || (props.form === 'low' && isSlim) ? 'small' : 'card'}
            />
          </li>
        ))}
      </ul>
      {!props.narrow && <Turn seat={seat} props={props} />}
    </section>
  );
}

/** On a phone, what has no room beside the hand: it stands in the column of the board. */
export function Around({ props }: { readonly props: Props }) {
  const seat = seatFor(props);
  return (
    <div className="va-around slab">
      <Stores seat={seat} props={props} />
      <Turn seat={seat} props={props} />
    </div>
  );
}

function Stores({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  return (
    <div className="va-stores">
      <Piles seat={seat} props={props} />
      <Market props={props} />
    </div>
  );
}

const piles = ['heroDeck', 'discard', 'burial'] as const;

/** Deck, discard pile and burial pile; what lies open can be looked through. */
function Piles({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const [shown, setShown] = useState<(typeof piles)[number] | null>(null);
  return (
    <div className="va-piles">
      {piles.map((pile) => (
        <PileOf key={pile} pile={pile} seat={seat} props={props} onOpen={() => setShown(pile)} />
      ))}
      {shown !== null && (
        <Dialog
          title={say.piles[shown]}
          closeLabel={closeLabel[speech.language]}
          onClose={() => setShown(null)}
        >
          <ul className="va-laid">
            {openCards(view.piles[shown][seat]).map((seen, at) => (
              <li key={seen.card ?? `${seen.kind} ${at}`}>
                <Spot seen={seen} props={props} size="small" keys={[]} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
const closeLabel = { de: 'Schließen', en: 'Close' } as const;

const backs: Readonly<
  Record<(typeof piles)[number], readonly [IconName | null, 'blood' | 'bone' | 'storm']>
> = {
  heroDeck: [null, 'blood'],
  discard: ['discard', 'bone'],
  burial: [own('grave'), 'storm'],
};

interface PileOfProps {
  readonly pile: (typeof piles)[number];
  readonly seat: Seat;
  readonly props: Props;
  readonly onOpen: () => void;
}

function PileOf({ pile, seat, props, onOpen }: PileOfProps) {
  const { view, speech, asking } = props;
  const say = texts[speech.language];
  const count = view.piles[pile][seat].count ?? 0;
  const target = targetAt(asking, [on.pile(tableOf(view).piles[pile][seat])]);
  const { handlers } = usePeek(target, onOpen);
  const [icon, palette] = backs[pile];
  return (
    <button
      type="button"
      className="target va-pile"
      data-state={target?.state}
      data-target={target?.target}
      data-empty={count === 0 || undefined}
      data-pile={`${pile} ${seat}`}
      {...handlers}
    >
      <span className="va-back" aria-hidden="true">
        <CardBack icon={icon ?? iconOf(view.state.heroes[seat].hero)} palette={palette} small />
      </span>
      <b>
        <Count value={count} />
      </b>
      <small>{say.piles[pile]}</small>
      <span className="unseen">{say.lookPile(say.piles[pile], count)}</span>
    </button>
  );
}

/** What may still be done this turn; outside the own turn, which reflexes are at hand and when. */
function Turn({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const hero = view.state.heroes[seat];
  const isActing =
    view.state.phase === 'hero' &&
    (view.state.turn === seat || (view.options.combinedTurns && !hero.turnOver));
  if (!isActing) return <Reflexes seat={seat} props={props} />;
  const normal = hero.normalDone < (limitOf(t, 'normal', 1, seat) ?? 99);
  const allies = alliesOf(t, seat);
  const ally = hero.alliesActed.length < Math.min(allies.length, limitOf(t, 'ally', 1, seat) ?? 99);
  const rest = hero.rested ? 'done' : mayRest(t) ? 'free' : anyEnemy(t) ? 'enemies' : 'unsafe';
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="va-turn" aria-label={say.thisTurn} tabIndex={0}>
      <h2>{say.thisTurn}</h2>
      <ul>
        <Deed name={say.normalAction} says={normal ? say.open : say.used} state={normal ? 'open' : 'done'} />
        {allies.length > 0 && (
          <Deed name={say.allyAction} says={ally ? say.open : say.used} state={ally ? 'open' : 'done'} />
        )}
        <Deed name={say.fastActions} says={say.anyNumber} state="open" />
        <Deed
          name={say.rest}
          says={say.resting[rest]}
          state={rest === 'free' ? 'open' : rest === 'done' ? 'done' : 'blocked'}
        />
      </ul>
    </section>
  );
}

interface DeedProps {
  readonly name: string;
  readonly says: string;
  readonly state: 'open' | 'done' | 'blocked';
}

const deedIcons = { open: 'onward', done: 'done', blocked: 'blocked' } as const;

function Deed({ name, says, state }: DeedProps) {
  return (
    <li data-state={state}>
      <Icon name={deedIcons[state]} />
      <span>
        {name}
        <small>{says}</small>
      </span>
    </li>
  );
}

/** Who is not acting sees what could be thrown in, and when. */
function Reflexes({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const found = new Map<string, string>();
  for (const card of [
    ...handOf(t, seat),
    ...t.cards(t.piles.area[seat]),
    ...t.cards(t.piles.charter[seat]),
  ]) {
    const from = t.at(card) === t.piles.area[seat] ? 'area' : 'hand';
    for (const { type, when, from: where } of t.def(card).actions) {
      if (type !== 'reflex' || when === undefined || (where !== from && where !== 'charter')) continue;
      const at = typeof when.at === 'string' ? when.at : when.at[0];
      const words: Readonly<Record<string, string>> = say.reflexWhen;
      found.set(speech.card(t.kind(card)), words[at] ?? say.reflexWhen.other);
    }
  }
  return (
    // What scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="va-turn" aria-label={say.reflexes} tabIndex={0}>
      <h2>{say.reflexes}</h2>
      <ul>
        {found.size === 0 && <li className="va-quiet">{say.noReflexes}</li>}
        {[...found].map(([name, when]) => (
          <li key={name}>
            <Icon name="defence" />
            <span>
              {name}
              <small>{when}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
