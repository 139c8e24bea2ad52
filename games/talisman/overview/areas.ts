import { type Area, capitalized, type Seat } from '@tafelrunde/engine';
import {
  type At,
  cardsOn,
  characterAt,
  fightIn,
  isSetup,
  kindAt,
  moveIn,
  numbersOf,
  openCards,
  readingOf,
  rollIn,
  seatsOn,
} from './reading.ts';
import { creatureIn, reasonFor, texts } from './texts.ts';
import { content } from '../content/index.ts';
import { type Part, reckon, type Side } from '../rules/reckoning.ts';
import { trophyRate } from '../rules/trophies.ts';
import type { Fight } from '../shape.ts';
import { mapOf } from './map.ts';

/** What lies on the table, as lines: the fight or the dice, where one stands, the own sheet, the map. */
export function areasOf(at: At): Area[] {
  const fight = fightIn(at.view);
  const roll = diceOf(at);
  const own = at.viewer === 'watcher' ? [] : [sheetOf(at.viewer, at), hereOf(at.viewer, at)];
  return [
    ...own.filter(({ lines }) => lines.length > 0),
    ...(isSetup(at.view) ? [] : [mapOf(at)]),
    ...(fight === null ? [] : [fightOf(fight, at)]),
    ...(roll === null ? [] : [roll]),
  ];
}

/** Both sides of a fight with every part of their sums, and how it stands. */
function fightOf(fight: Fight, at: At): Area {
  const say = texts[at.speech.language];
  const { kind, hero, foe, rolled, outcome, odds } = reckon(at.view, fight);
  const isRival = fight.rival === at.viewer;
  const [mine, other] = isRival ? [foe, hero] : [hero, foe];
  const ends = {
    won: isRival ? 'lost' : 'won',
    lost: isRival ? 'won' : 'lost',
    standOff: 'standOff',
  } as const;
  const lines = [sideLine(mine, at), sideLine(other, at)];
  if (rolled) lines.push(`${say.outcomes[ends[outcome]]}: ${say.against(mine.total, other.total)}`);
  else if (odds !== null) {
    const won = isRival ? 1 - odds.won - odds.drawn : odds.won;
    lines.push(say.odds(Math.round(won * 100), Math.round(odds.drawn * 100)));
  }
  return { id: 'fight', title: say.fights[kind], lines, when: 'now' };
}

function sideLine(side: Side, at: At): string {
  const say = texts[at.speech.language];
  const parts = side.parts.map((part) => `${partName(part, at)} ${signed(part.value)}`);
  if (side.rolls)
    parts.push(side.dice.length === 0 ? `${say.attackDie} ?` : `${say.attackDie} ${side.dice.join(' + ')}`);
  const sum = side.dice.length > 0 || !side.rolls ? String(side.total) : `${side.value} + ?`;
  return `${sideName(side, at)}: ${parts.join(', ')} = ${sum}`;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const partName = ({ what }: Part, { speech }: At): string =>
  typeof what === 'string' ? texts[speech.language].parts[what] : speech.card(what.kind);

function sideName({ seat, creature, kinds }: Side, { view, speech }: At): string {
  if (seat !== null) {
    const kind = characterAt(view, seat);
    return kind === null
      ? speech.seat(seat)
      : texts[speech.language].figure(speech.card(kind), speech.seat(seat));
  }
  if (creature !== null) return creatureIn(speech.language, creature);
  return kinds.map((kind) => speech.card(kind)).join(' + ');
}

/** The dice that lie on the table, and what they are for. */
function diceOf({ view, speech }: At): Area | null {
  const say = texts[speech.language];
  const roll = rollIn(view);
  const [title, dice] =
    roll === null
      ? [say.reasons['move'] ?? say.dice, moveIn(view)?.dice ?? []]
      : [reasonFor(roll.what, speech), roll.dice];
  return dice.length === 0
    ? null
    : { id: 'dice', title: capitalized(title), lines: [dice.join(', ')], when: 'now' };
}

/** Where a character stands: the space, what it says, what lies there and who else is there. */
function hereOf(seat: Seat, { view, speech }: At): Area {
  const say = texts[speech.language];
  const player = view.state.players[seat];
  if (player.standing !== 'playing') return { id: 'here', title: '', lines: [], when: 'changed' };
  const { space } = player;
  const kind = kindAt(view, space);
  const text = speech.words.cards[kind]?.text;
  const lines = text === undefined ? [] : [text];
  const { cards } = cardsOn(view, space);
  if (cards.length > 0) lines.push(say.liesHere(cards.map((card) => speech.card(card.kind)).join(', ')));
  const gold = view.state.goldOn[space] ?? 0;
  if (gold > 0) lines.push(say.goldHere(gold));
  const buried = view.piles.buried[space].count ?? 0;
  if (buried > 0) lines.push(say.buried(buried));
  for (const other of seatsOn(view, space))
    if (other !== seat) lines.push(say.standsHere(nameOf(other, { view, speech })));
  return { id: 'here', title: speech.card(kind), lines, when: 'changed' };
}

const nameOf = (seat: Seat, { view, speech }: Pick<At, 'view' | 'speech'>): string => {
  const kind = characterAt(view, seat);
  return kind === null
    ? speech.seat(seat)
    : texts[speech.language].figure(speech.card(kind), speech.seat(seat));
};

/** What one's own character can do, what is the matter with it, and what it has. */
function sheetOf(seat: Seat, at: At): Area {
  const { view, speech } = at;
  const say = texts[speech.language];
  const kind = characterAt(view, seat);
  const player = view.state.players[seat];
  const title = kind === null ? speech.seat(seat) : say.sheetOf(speech.card(kind));
  if (kind === null) {
    const lines = isSetup(view) ? [] : [player.standing === 'out' ? say.isOut : say.isDead];
    return { id: 'sheet', title, lines, when: 'changed' };
  }
  const numbers = numbersOf(view, seat);
  const lines = [
    say.alignments[player.alignment],
    ...conditionsOf(seat, at),
    (player.toad > 0 ? say.toadText : speech.words.cards[kind]?.text) ?? '',
    cardsLine(
      say.spells,
      [...openCards(view.piles.hand[seat]), ...openCards(view.piles.lent[seat])],
      at,
      numbers.mostSpells,
    ),
    cardsLine(say.objects, openCards(view.piles.objects[seat]), at, numbers.mostObjects),
    cardsLine(say.followers, openCards(view.piles.followers[seat]), at),
  ];
  for (const [name, pile] of [
    [say.quest, view.piles.quest],
    [say.fulfilled, view.piles.fulfilled],
    [say.rewards, view.piles.reward],
    [say.suspended, view.piles.suspended],
  ] as const) {
    const cards = openCards(pile[seat]);
    if (cards.length > 0) lines.push(cardsLine(name, cards, at));
  }
  lines.push(`${say.trophies}: ${trophiesOf(seat, at)}`);
  return { id: 'sheet', title, lines: lines.filter((line) => line !== ''), when: 'changed' };
}

function cardsLine(
  name: string,
  cards: readonly { readonly kind: string }[],
  { speech }: At,
  most?: number,
): string {
  const say = texts[speech.language];
  const names = cards.map(({ kind }) => speech.card(kind)).join(', ') || say.none;
  return `${name}${most === undefined ? '' : ` (${say.ofMost(cards.length, most)})`}: ${names}`;
}

/** How far it is to the next point. */
function trophiesOf(seat: Seat, { view, speech }: At): string {
  const say = texts[speech.language];
  const cards = openCards(view.piles.trophies[seat]);
  const rate = trophyRate(readingOf(view), seat);
  const worth = (of: 'strength' | 'craft') =>
    cards.reduce((sum, { kind }) => sum + (content[kind]?.[of] ?? 0), 0);
  return (['strength', 'craft'] as const).map((of) => say.points(worth(of), rate, say.stats[of])).join(', ');
}

/** What is out of the ordinary: a toad, a missed turn, chains. */
function conditionsOf(seat: Seat, { view, speech }: At): string[] {
  const { conditions } = texts[speech.language];
  const player = view.state.players[seat];
  const all: string[] = [];
  if (player.toad > 0) all.push(conditions.toad(player.toad));
  if (player.misses > 0) all.push(conditions.misses(player.misses));
  if (player.enslaved) all.push(conditions.enslaved);
  if (player.extra > 0) all.push(conditions.extra(player.extra));
  if (player.granted.length > 0) all.push(conditions.granted);
  if (player.fiends > 0) all.push(conditions.fiends(player.fiends));
  if (player.werewolf > 0) all.push(conditions.werewolf(player.werewolf));
  const { strengthNow, craftNow, attackNow } = player;
  if (strengthNow !== 0 || craftNow !== 0 || attackNow !== 0)
    all.push(conditions.now(strengthNow, craftNow, attackNow));
  if (openCards(view.piles.objects[seat]).some(({ kind }) => content[kind]?.talisman))
    all.push(conditions.talisman);
  return all;
}
