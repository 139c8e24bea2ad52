import { useState, type CSSProperties } from 'react';
import { asksAbout, Count, Icon, on, pileOf, roomOf, type IconName, Spot } from '@tafelrunde/ui/board';
import { CardBack, inFan } from '@tafelrunde/ui/table';
import type { Row } from '../shape/cards.ts';
import { content } from '../content/index.ts';
import { attackOn, strengthOf, turnAgainst, weaponsOf, weightOf } from '../rules/attack.ts';
import { absenceOf } from '../rules/breakdown.ts';
import { isSaved } from '../rules/party.ts';
import type { LaidCard, Turn } from '../shape.ts';
import { defOf, iconOf } from './looks.ts';
import {
  aimOf,
  goldOf,
  openCards,
  outlookOf,
  turnIn,
  type Aimed,
  type Props,
  type SeenCard,
} from './table.ts';
import { texts } from '../overview/texts.ts';
import { PileSheet } from './Village.tsx';

/** What lies before the seat in view: its hand, or the party it has laid out, its deck, and what all of it comes to. */
export function Own({ ...props }: Props) {
  const { view, viewer, beside, speech } = props;
  const say = texts[speech.language];
  const turn = turnIn(view);
  // A watcher sees what is laid out by the seat that acts.
  const seat = viewer === 'watcher' ? (beside ?? turn?.seat ?? view.state.turn) : viewer;
  const isActing = turn !== null && turn.seat === seat;
  const outlook = outlookOf(props);
  const aim = isActing && turn.type === 'fight' ? aimOf(props, outlook) : null;
  const hand = view.piles.hand[seat];
  const held = hand === undefined ? [] : inOrder(openCards(hand));
  const fan = isActing ? partyOf(turn) : held.map((seen): Fanned => ({ seen, laid: null, rides: false }));
  // Of a hand that only its owner sees there is its backs, never an empty place.
  const isBacks = viewer === 'watcher' && !isActing && held.length === 0 && (hand?.count ?? 0) > 0;
  // Where there is little room and something else is decided, the cards are a line of signs.
  const room = roomOf(props, 'own');
  const isLine = props.form === 'beside' ? room !== 'large' : props.narrow && props.area === 'village';
  // Asked about the hand while somebody else acts.
  const isAsked = !isActing && props.asking !== null && hand !== undefined && asksAbout(props.asking, [hand]);
  return (
    <section
      className="th-own"
      data-line={isLine || undefined}
      data-asked={isAsked || undefined}
      aria-label={
        viewer === 'watcher'
          ? (isActing ? say.laidOutBy : say.handOf)(speech.seat(seat))
          : isActing
            ? say.laidOut
            : say.hand
      }
    >
      <OwnPiles seat={seat} props={props} />
      {isBacks ? (
        <Backs count={hand?.count ?? 0} mark={`hand ${seat}`} props={props} />
      ) : isLine ? (
        <HandLine fan={fan} mark={`${isActing ? 'laid' : 'hand'} ${seat}`} props={props} />
      ) : (
        <Fan
          fan={fan}
          turn={isActing ? turn : null}
          aim={aim}
          mark={`${isActing ? 'laid' : 'hand'} ${seat}`}
          props={props}
        />
      )}
      <div className="th-sums">
        {turn !== null && !isActing ? (
          <Party turn={turn} props={props} />
        ) : (
          <Sums turn={turn} aim={aim} held={held} props={props} />
        )}
      </div>
    </section>
  );
}

interface Fanned {
  readonly seen: SeenCard;
  readonly laid: LaidCard | null;
  /** It lies behind the card after it: a weapon with its hero. */
  readonly rides: boolean;
}

const sorts = ['hero', 'weapon', 'spell', 'item', 'villager', 'monster', 'stone', 'disease', 'trap'];
const sortOf = (kind: string): number => sorts.indexOf(defOf(kind)?.sort ?? 'item');

function inOrder<C extends { readonly kind: string }>(cards: readonly C[]): readonly C[] {
  return cards.toSorted((a, b) => sortOf(a.kind) - sortOf(b.kind) || a.kind.localeCompare(b.kind));
}

/** Every hero with the weapons it carries behind it, then all else. */
function partyOf({ cards }: Turn): readonly Fanned[] {
  const fan: Fanned[] = [];
  const put = (laid: LaidCard, rides: boolean) => fan.push({ seen: laid, laid, rides });
  const heroes = cards.filter(({ as }) => defOf(as)?.sort === 'hero');
  for (const hero of heroes) {
    for (const weapon of cards) if (weapon.by === hero.card) put(weapon, true);
    put(hero, false);
  }
  const rest = cards.filter((one) => !heroes.includes(one) && !heroes.some(({ card }) => card === one.by));
  for (const one of inOrder(rest)) put(one, false);
  return fan;
}

interface FanProps {
  readonly fan: readonly Fanned[];
  readonly turn: Turn | null;
  readonly aim: Aimed | null;
  readonly mark: string;
  readonly props: Props;
}

/** The cards in a fan; however many there are, they share the room and overlap. */
function Fan({ fan, turn, aim, mark, props }: FanProps) {
  const { speech, narrow, form } = props;
  const rows = new Map(aim?.breakdown.attack.rows.map((row) => [row.card, row]));
  return (
    <ul
      className="fan th-fan"
      data-pile={mark}
      data-many={fan.length > 7 || undefined}
      style={{ '--count': fan.length } as CSSProperties}
    >
      {fan.length === 0 && <li className="fan-empty">{texts[speech.language].handEmpty}</li>}
      {fan.map(({ seen, laid, rides }, at) => {
        const row = laid === null ? undefined : rows.get(laid.card);
        return (
          <li
            key={seen.card ?? `${seen.kind} ${at}`}
            style={inFan(at, fan.length)}
            data-rides={rides || undefined}
            data-out={row?.out || undefined}
          >
            <Spot seen={seen} props={props} size={narrow || form === 'low' ? 'small' : 'card'} />
            {laid !== null && turn !== null && !rides && (
              <Strap laid={laid} turn={turn} aim={aim} rows={rows} props={props} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface BacksProps {
  readonly count: number;
  readonly mark: string;
  readonly props: Props;
}

/** A hand from behind, and how many cards it is. */
function Backs({ count, mark, props }: BacksProps) {
  const { speech, narrow, form } = props;
  return (
    <ul
      className="fan th-fan th-backs"
      data-pile={mark}
      data-many={count > 7 || undefined}
      style={{ '--count': count } as CSSProperties}
    >
      {Array.from({ length: count }, (_, at) => (
        <li key={at} aria-hidden={at > 0 || undefined} style={inFan(at, count)}>
          <CardBack icon="attack" palette="blood" small={narrow || form === 'low'} />
          {at === 0 && <span className="unseen">{texts[speech.language].cardsHidden(count)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface HandLineProps {
  readonly fan: readonly Fanned[];
  readonly mark: string;
  readonly props: Props;
}

/** The cards as signs in one line, equal ones together; a click or a long press shows each in full. */
function HandLine({ fan, mark, props }: HandLineProps) {
  const { speech } = props;
  const alike = Map.groupBy(fan, ({ seen }) => JSON.stringify([seen.kind, seen.note ?? null]));
  return (
    <ul className="th-hand-line" data-pile={mark}>
      {[...alike].map(([key, members]) => {
        const [{ seen }] = members;
        const cards = members.flatMap(({ seen: { card } }) => (card === null ? [] : [on.card(card)]));
        return (
          <li key={key}>
            <Spot seen={seen} props={props} keys={cards} className="th-chip">
              <Icon name={iconOf(seen.kind)} />
              <span>{speech.card(seen.kind)}</span>
              {members.length > 1 && <b>×{members.length}</b>}
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}

interface StrapProps {
  readonly laid: LaidCard;
  readonly turn: Turn;
  readonly aim: Aimed | null;
  readonly rows: ReadonlyMap<number, Row>;
  readonly props: Props;
}

/** The strap across a card, or a hero and its weapons: what they bring together, and why. */
function Strap({ laid, turn, aim, rows, props: { speech } }: StrapProps) {
  const say = texts[speech.language];
  const def = content[laid.as];
  const special = laid.doomed
    ? isSaved(content, turn, laid)
      ? say.saved
      : say.doomed
    : laid.mute
      ? say.mute
      : laid.lentBy !== null
        ? say.lent
        : laid.as === laid.kind
          ? null
          : say.copies(speech.card(laid.as));
  if (turn.type === 'visit') {
    if (def.gold === null) return null;
    return (
      <p className="th-strap">
        <Icon name="coin" />
        <b>{def.gold}</b>
        <span className="unseen">{say.gold}</span>
        {special !== null && <span>{special}</span>}
      </p>
    );
  }
  const row = rows.get(laid.card);
  if (aim === null || row === undefined) return null;
  const target = { kind: aim.seen.kind, rank: aim.rank, weakened: 0 };
  const against = turnAgainst(content, turn, target);
  const me = against.cards.find(({ card }) => card === laid.card) ?? laid;
  const strength = def.sort === 'hero' ? strengthOf(content, against, me) : 0;
  if (row.out) {
    return (
      <p className="th-strap" data-out>
        <Icon name="blocked" />
        <span>{special ?? say.absent[absenceOf(content, turn, target, laid)](strength)}</span>
      </p>
    );
  }
  const weapons = def.sort === 'hero' ? weaponsOf(content, against, me) : [];
  const all = [row, ...weapons.flatMap(({ card }) => rows.get(card) ?? [])];
  const weight = weapons.reduce((sum, weapon) => Math.max(sum, weightOf(content, turn, weapon)), 0);
  const reason =
    def.sort !== 'hero'
      ? null
      : weapons.length === 0
        ? say.strengthOf(strength)
        : turn.weightless
          ? say.weaponsWeightless
          : say.carries(strength, weight);
  const sums = (['attack', 'magic', 'light'] as const).flatMap((part) => {
    const value = all.reduce((sum, each) => sum + each[part], 0);
    return value === 0 ? [] : [{ part, value }];
  });
  if (sums.length === 0 && reason === null && special === null) return null;
  return (
    <p className="th-strap">
      {sums.map(({ part, value }) => (
        <span key={part}>
          <Icon name={part} />
          <b>{value}</b>
          <span className="unseen">{say.numbers[part]}</span>
        </span>
      ))}
      {(special ?? reason) !== null && <span className="th-strap-why">{special ?? reason}</span>}
    </p>
  );
}

/** What the cards come to: against a monster, in the village, or in the hand. */
function Sums({
  turn,
  aim,
  held,
  props,
}: {
  readonly turn: Turn | null;
  readonly aim: Aimed | null;
  readonly held: readonly SeenCard[];
  readonly props: Props;
}) {
  const { speech } = props;
  const say = texts[speech.language];
  const rows: (readonly [IconName, number, string])[] = [];
  let title = say.inHand;
  if (turn?.type === 'fight') {
    if (aim === null) return null;
    const { attack, magic, light } = aim.breakdown.attack;
    title = say.sumAgainst(speech.card(aim.seen.kind));
    rows.push(
      ['attack', attack, say.parts.attack],
      ['magic', magic, say.parts.magic],
      ['light', light, say.light],
    );
  } else if (turn !== null) {
    title = say.village;
    rows.push(
      ['coin', goldOf(turn), say.gold],
      ['onward', turn.buys + turn.weaponBuys, say.buys(turn.buys + turn.weaponBuys)],
    );
  } else {
    const defs = held.flatMap(({ kind }) => defOf(kind) ?? []);
    const sum = (part: 'gold' | 'light') => defs.reduce((all, def) => all + (def[part] ?? 0), 0);
    if (defs.length === 0) return null;
    rows.push(['coin', sum('gold'), say.gold], ['light', sum('light'), say.light]);
  }
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {rows.map(([icon, value, name]) => (
          <li key={name} data-part={icon}>
            <Icon name={icon} />
            <b>
              <Count value={value} />
            </b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What another seat has laid out, as a list. */
function Party({ turn, props }: { readonly turn: Turn; readonly props: Props }) {
  const { speech, view } = props;
  const say = texts[speech.language];
  const name = speech.seat(turn.seat);
  const target =
    turn.target === null
      ? undefined
      : view.piles.rank.flatMap(openCards).find(({ card }) => card === turn.target);
  const hit =
    target === undefined
      ? null
      : attackOn(content, turn, {
          kind: target.kind,
          rank: turn.rank,
          weakened: typeof target.note === 'number' ? target.note : 0,
        });
  return (
    <>
      <h2>{turn.type === 'visit' ? say.inVillage(name) : say.inDungeon(name)}</h2>
      <ul className="th-party" data-pile={`laid ${turn.seat}`}>
        {partyOf(turn).map(({ seen, laid, rides }) => (
          <li key={laid?.card} data-rides={rides || undefined}>
            <Spot seen={seen} props={props} className="th-chip">
              <Icon name={iconOf(seen.kind)} />
              <span>{speech.card(seen.kind)}</span>
            </Spot>
          </li>
        ))}
      </ul>
      {hit !== null && target !== undefined && (
        <p className="th-party-sum">
          {speech.card(target.kind)}: {say.verdict(hit.value, hit.health)}
        </p>
      )}
      {turn.type === 'visit' && (
        <p className="th-party-sum">
          {say.gold}: {goldOf(turn)}
        </p>
      )}
    </>
  );
}

/** Deck and discard pile; the discard pile is open. */
function OwnPiles({ seat, props }: { readonly seat: number; readonly props: Props }) {
  const { view, speech, Face } = props;
  const say = texts[speech.language];
  const [isShown, setShown] = useState(false);
  const deck = pileOf(view, 'deck', seat);
  const discard = view.piles.discard[seat];
  if (discard === undefined) return null;
  const cards = openCards(discard);
  const top = cards.at(-1);
  return (
    <div className="th-own-piles">
      <div className="th-deck" data-pile={deck?.mark} data-empty={deck?.pile.count === 0 || undefined}>
        <span className="th-deck-back">
          <CardBack icon="attack" palette="blood" small />
        </span>
        <span className="th-pill">
          <Icon name="deck" />
          <span className="unseen">{say.deck}: </span>
          <Count value={deck?.pile.count ?? 0} />
        </span>
        <small>{say.deck}</small>
      </div>
      <button
        type="button"
        className="th-deck target"
        data-pile={`discard ${seat}`}
        data-empty={top === undefined || undefined}
        onClick={() => setShown(true)}
      >
        <span className="th-deck-back" data-card={top?.card ?? undefined}>
          {top === undefined ? (
            <span className="th-hole" />
          ) : (
            <Face kind={top.kind} note={top.note} size="small" speech={speech} />
          )}
        </span>
        <span className="th-pill">
          <Icon name="discard" />
          <Count value={discard.count ?? 0} />
        </span>
        <small>{say.discard}</small>
      </button>
      {isShown && (
        <PileSheet title={say.discard} cards={cards} props={props} onClose={() => setShown(false)} />
      )}
    </div>
  );
}
