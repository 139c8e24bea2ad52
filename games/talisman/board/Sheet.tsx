import type { ReactNode } from 'react';
import type { Seat } from '@tafelrunde/engine';
import { Count, Icon, type IconName, on, pileOf } from '@tafelrunde/ui/board';
import { Picture, seatColours } from '@tafelrunde/ui/table';
import { Item } from './Item.tsx';
import { cardLook, defOf, iconOf, own } from './looks.ts';
import { type Stat, statIcons, stats } from './stats.ts';
import {
  characterAt,
  isSetup,
  kindAt,
  numbersOf,
  openCards,
  type Props,
  readingOf,
  type SeenCard,
} from './reading.ts';
import { trophyRate } from '../rules/trophies.ts';
import { texts } from '../overview/texts.ts';

interface SheetProps {
  readonly seat: Seat;
  readonly props: Props;
}

/** Everything about the character of a seat. The Spells in hand are for its owner's eyes alone. */
export function CharacterSheet({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const kind = characterAt(view, seat);
  const player = view.state.players[seat];
  if (player === undefined) return null;
  return (
    <section
      className="ta-sheet sheet"
      aria-label={kind === null ? speech.seat(seat) : say.figure(speech.card(kind), speech.seat(seat))}
      style={seatColours(seat)}
    >
      <Portrait seat={seat} props={props} />
      {kind === null ? (
        <p className="ta-empty">
          {player.standing === 'out' ? say.isOut : isSetup(view) ? say.isComing : say.isDead}
        </p>
      ) : (
        <>
          <Stats seat={seat} props={props} />
          <Conditions seat={seat} props={props} />
          <Abilities seat={seat} props={props} />
        </>
      )}
      <Belongings seat={seat} props={props} />
    </section>
  );
}

/** What the character can do. It glows where an answer makes use of it; a Toad can do nothing of the kind. */
function Abilities({ seat, props }: SheetProps) {
  const { view, speech, asking } = props;
  const [seen] = openCards(view.piles.character[seat]);
  if (seen === undefined) return null;
  const isToad = (view.state.players[seat]?.toad ?? 0) > 0;
  const text = (
    <p className="ta-abilities">
      {isToad ? texts[speech.language].toadText : speech.words.cards[seen.kind]?.text}
    </p>
  );
  const isAsked = seen.card !== null && (asking?.optionsAt(on.card(seen.card)).length ?? 0) > 0;
  if (!isAsked) return text;
  return (
    <Item seen={seen} props={props} className="ta-ability" told>
      {text}
    </Item>
  );
}

/** The character in its scene, with name, alignment and place. */
function Portrait({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const player = view.state.players[seat];
  const kind = characterAt(view, seat);
  if (player === undefined) return null;
  const isToad = player.toad > 0;
  const icon: IconName =
    kind === null ? (isSetup(view) ? 'person' : own('dead')) : isToad ? own('toad') : iconOf(kind);
  const name = kind === null ? speech.seat(seat) : isToad ? say.toad : speech.card(kind);
  return (
    <div className="ta-portrait">
      <Picture look={cardLook(kind ?? '')} icon={icon} width={284} height={112} at={0.76} size={1} />
      <span className="ta-portrait-flag" aria-hidden="true" />
      <h2>{name}</h2>
      {kind !== null && (
        <p>
          <Icon name={own(player.alignment)} />
          {say.alignments[player.alignment]} · {speech.card(kindAt(view, player.space))}
        </p>
      )}
    </div>
  );
}

function Stats({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const numbers = numbersOf(view, seat);
  const isToad = (view.state.players[seat]?.toad ?? 0) > 0;
  const made = (value: number, printed: number): string | null =>
    value === printed || isToad
      ? null
      : `${printed} ${value > printed ? '+' : '−'} ${Math.abs(value - printed)}`;
  const notes: Readonly<Record<Stat, string | null>> = {
    strength: made(numbers.strength, numbers.ownStrength),
    craft: made(numbers.craft, numbers.ownCraft),
    lives: say.of(numbers.mostLives),
    fate: say.of(numbers.mostFate),
    gold: null,
  };
  return (
    <ul className="ta-stats">
      {stats.map((stat) => (
        <li key={stat} data-stat={stat} data-figure={`${seat} ${say.stats[stat]}`}>
          <Icon name={statIcons[stat]} />
          <b>
            <Count value={numbers[stat]} />
          </b>
          <span>{say.stats[stat]}</span>
          {notes[stat] !== null && <small>{notes[stat]}</small>}
        </li>
      ))}
    </ul>
  );
}

/** What is out of the ordinary: a toad, a missed turn, chains. */
function Conditions({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const player = view.state.players[seat];
  if (player === undefined) return null;
  const all: (readonly [IconName, string])[] = [];
  if (player.toad > 0) all.push([own('toad'), say.conditions.toad(player.toad)]);
  if (player.misses > 0) all.push([own('misses'), say.conditions.misses(player.misses)]);
  if (player.enslaved) all.push([own('chains'), say.conditions.enslaved]);
  if (player.extra > 0) all.push(['onward', say.conditions.extra(player.extra)]);
  if (player.granted.length > 0) all.push(['place', say.conditions.granted]);
  if (player.fiends > 0) all.push([own('pits'), say.conditions.fiends(player.fiends)]);
  if (player.werewolf > 0) all.push([own('werewolfDen'), say.conditions.werewolf(player.werewolf)]);
  const now = [player.strengthNow, player.craftNow, player.attackNow];
  if (now.some((value) => value !== 0))
    all.push(['magic', say.conditions.now(now[0] ?? 0, now[1] ?? 0, now[2] ?? 0)]);
  if (openCards(view.piles.objects[seat]).some(({ kind }) => defOf(kind)?.talisman === true))
    all.push([own('talisman'), say.conditions.talisman]);
  if (all.length === 0) return null;
  return (
    <ul className="ta-conditions">
      {all.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Belongings({ seat, props }: SheetProps) {
  const { view, speech, viewer } = props;
  const say = texts[speech.language];
  const { piles } = view;
  const numbers = numbersOf(view, seat);
  const hand = openCards(piles.hand[seat]);
  const lent = openCards(piles.lent[seat]);
  const spells = (piles.hand[seat]?.count ?? 0) + (piles.lent[seat]?.count ?? 0);
  const objects = openCards(piles.objects[seat]);
  const followers = openCards(piles.followers[seat]);
  const isOwn = seat === viewer;
  return (
    <>
      <Group
        title={say.spells}
        note={say.ofMost(spells, numbers.mostSpells)}
        pile={pileOf(view, 'hand', seat)?.mark}
      >
        {isOwn || hand.length + lent.length > 0 ? (
          <Rows cards={[...hand, ...lent]} props={props} />
        ) : (
          spells > 0 && <p className="ta-none">{say.hiddenSpells(spells)}</p>
        )}
      </Group>
      <Group
        title={say.objects}
        note={say.ofMost(objects.length, numbers.mostObjects)}
        pile={pileOf(view, 'objects', seat)?.mark}
      >
        <Rows cards={objects} props={props} />
      </Group>
      <Group
        title={say.followers}
        note={followers.length === 0 ? say.none : undefined}
        pile={pileOf(view, 'followers', seat)?.mark}
      >
        <Rows cards={followers} props={props} />
      </Group>
      <Some
        title={say.quest}
        cards={openCards(piles.quest[seat])}
        props={props}
        mark={pileOf(view, 'quest', seat)?.mark}
      />
      <Some title={say.fulfilled} cards={openCards(piles.fulfilled[seat])} props={props} />
      <Some
        title={say.rewards}
        cards={openCards(piles.reward[seat])}
        props={props}
        mark={pileOf(view, 'reward', seat)?.mark}
      />
      <Some title={say.suspended} cards={openCards(piles.suspended[seat])} props={props} />
      <Trophies seat={seat} props={props} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly pile?: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, note, pile, children }: GroupProps) {
  return (
    <section className="ta-group" data-pile={pile}>
      <h3>
        {title}
        {note !== undefined && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Where there are none, the heading says so already. */
function Rows({ cards, props }: { readonly cards: readonly SeenCard[]; readonly props: Props }) {
  if (cards.length === 0) return null;
  return (
    <ul className="ta-rows">
      {cards.map((seen, at) => (
        <li key={seen.card ?? `${seen.kind} ${at}`}>
          <Item seen={seen} props={props} />
        </li>
      ))}
    </ul>
  );
}

/** Only where there are any. */
function Some({
  title,
  cards,
  props,
  mark,
}: {
  readonly title: string;
  readonly cards: readonly SeenCard[];
  readonly props: Props;
  readonly mark?: string | undefined;
}) {
  if (cards.length === 0) return null;
  return (
    <Group title={title} pile={mark}>
      <Rows cards={cards} props={props} />
    </Group>
  );
}

/** What was slain, and how far it is to the next point. */
function Trophies({ seat, props }: SheetProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const cards = openCards(view.piles.trophies[seat]);
  const rate = trophyRate(readingOf(view), seat);
  const worth = (of: 'strength' | 'craft') =>
    cards.reduce((sum, { kind }) => sum + (defOf(kind)?.[of] ?? 0), 0);
  return (
    <Group title={say.trophies} pile={pileOf(view, 'trophies', seat)?.mark}>
      {(['strength', 'craft'] as const).map((of) => (
        <p key={of} className="ta-points">
          <Icon name={of} />
          <span className="ta-pips" aria-hidden="true">
            {Array.from({ length: rate }, (_, at) => (
              <i key={at} data-full={at < worth(of) || undefined} />
            ))}
          </span>
          {say.points(worth(of), rate, say.stats[of])}
        </p>
      ))}
      {cards.length > 0 && <Rows cards={cards} props={props} />}
    </Group>
  );
}
