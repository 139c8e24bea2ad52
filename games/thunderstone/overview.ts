import {
  type Area,
  type Consequence,
  defineOverview,
  type Option,
  type Seat,
  type SeatSummary,
} from '@tafelrunde/engine';
import { numbersInHand, numbersPrinted, plainText, typeOf } from './overview/printed.ts';
import {
  against,
  type At,
  defsOf,
  goldOf,
  knownPoints,
  openCards,
  type Outlook,
  outlookOf,
  type Rank,
  ranksOf,
  type SeenCard,
  seenWith,
  turnIn,
} from './overview/reading.ts';
import { score } from './overview/score.ts';
import { texts } from './overview/texts.ts';
import { BASICS } from './content/basics.ts';
import { content } from './content/index.ts';
import { strengthOf } from './rules/attack.ts';
import type { Breakdown } from './rules/breakdown.ts';
import { turnsLeft, WARNINGS } from './rules/standstill.ts';
import {
  FIRST_HERO_STACK,
  FIRST_VILLAGE_STACK,
  type LaidCard,
  STACKS,
  type ThunderstoneShape,
  type Turn,
} from './shape.ts';
import type { CardDef } from './shape/cards.ts';

/** The table in words: what the terminal prints, and where the board takes its sentences from. */

/** Which way of playing, and which game of several. */
function status({ view, speech }: At): string {
  const say = texts[speech.language];
  const { options, state, seats } = view;
  const mode = say.modes[seats === 1 ? options.level : options.mode];
  const several = seats > 1 && options.mode !== 'standard' && options.mode !== 'wandering';
  return several ? `${mode}, ${say.game(state.game)}` : mode;
}

/** The counters of a seat: what it has earned, what the mode is about, then its cards. */
function seat(of: Seat, { view, speech }: At): SeatSummary {
  const { counters: names } = texts[speech.language];
  const { piles, state, options, seats } = view;
  const player = state.players[of];
  const figure = (id: keyof typeof names, value: number) => ({ id, name: names[id], value });
  const figures = [figure('experience', player.experience), figure('points', knownPoints(view, of))];
  if (seats > 1 && options.mode === 'odyssey') figures.push(figure('tournament', player.tournament));
  if (seats > 1 && options.mode !== 'standard' && options.mode !== 'wandering')
    figures.push(figure('stones', player.wins));
  if (seats > 1 && options.mode === 'wandering')
    figures.push(figure('penalty', piles.penalty[of].count ?? 0));
  for (const pile of ['hand', 'deck', 'discard'] as const)
    figures.push(figure(pile, piles[pile][of].count ?? 0));
  return { figures };
}

/** What an answer leads to: the fight reckoned through, the purse after a purchase. */
function leadsTo(option: Option, at: At): Consequence | undefined {
  const { view, viewer, speech } = at;
  const say = texts[speech.language];
  const turn = turnIn(view);
  if (option.does === 'attack') {
    const seen = seenWith(view, option.card);
    const outlook = outlookOf(at);
    const sums = seen === undefined || outlook === null ? null : against(outlook, seen, Number(option.value));
    if (seen === undefined || sums === null) return undefined;
    const { value, health, wins } = sums.attack;
    const outcome = wins ? say.verdictWon(content[seen.kind]?.points ?? 0) : say.verdictLost;
    return { line: `${say.verdict(value, health)}: ${outcome}`, verdict: wins ? 'good' : 'bad' };
  }
  if (option.does === 'buy' && turn !== null)
    return { line: say.goldLeft(goldOf(turn) - Number(option.value)) };
  if (option.does === 'levelUp' && turn !== null)
    return { line: say.experienceLeft(view.state.players[turn.seat].experience - Number(option.value)) };
  if (viewer === 'watcher') return undefined;
  if (option.card !== undefined) return heroesApart(option, at);
  const defs = defsOf(openCards(view.piles.hand[viewer]));
  const sum = (part: 'gold' | 'light') => defs.reduce((all, def) => all + (def[part] ?? 0), 0);
  if (option.does === 'village') return { line: say.goldInHand(sum('gold')) };
  if (option.does === 'dungeon') return { line: say.lightInHand(sum('light')) };
  return option.does === 'rest' ? { line: say.restHint } : undefined;
}

/** What tells a hero on the table from another one of its name: its strength now, and what it carries. */
function heroesApart({ card, does }: Option, { view, speech }: At): Consequence | undefined {
  const turn = turnIn(view);
  const hero = turn === null || does !== undefined ? undefined : turn.cards.find((one) => one.card === card);
  if (turn === null || hero === undefined || content[hero.as].sort !== 'hero') return undefined;
  const say = texts[speech.language];
  const strength = strengthOf(content, turn, hero);
  const weapons = turn.cards.filter(({ by }) => by === card).map(({ kind }) => speech.card(kind));
  const notes = strength === content[hero.as].strength ? [] : [say.strengthOf(strength)];
  if (weapons.length > 0) notes.push(say.carrying(weapons.join(', ')));
  return notes.length === 0 ? undefined : { line: notes.join(', ') };
}

const areas = (at: At): Area[] => [depth(at), hall(at), village(at), own(at)];

/** What lies in the deep and beside the hall. */
function depth({ view, speech }: At): Area {
  const say = texts[speech.language];
  const { piles, state, seats } = view;
  const lines = [`${speech.pile('dungeon')}: ${say.cards(piles.dungeon.count ?? 0)}`];
  lines.push(...state.sets.stones.map((stone) => speech.card(stone)));
  if ((piles.horde.count ?? 0) > 0) lines.push(say.horde(piles.horde.count ?? 0));
  for (const { kind } of openCards(piles.beside)) lines.push(`${say.besideTitle}: ${speech.card(kind)}`);
  for (const { kind } of openCards(piles.caged)) lines.push(say.cagedHero(speech.card(kind)));
  if (seats === 1) {
    lines.push(say.doomPile(piles.score.count ?? 0));
    lines.push(state.solo.respite ? say.respite : say.pressing);
  }
  const left = turnsLeft(state, seats);
  if (left <= Math.max(...WARNINGS) * seats) lines.push(say.standstill(left));
  return { id: 'depth', title: say.dungeon, lines, when: 'changed' };
}

/** Who stands where, and what an attack on each would come to. */
function hall(at: At): Area {
  const { view, speech, asking } = at;
  const say = texts[speech.language];
  const outlook = outlookOf(at);
  const prompt = asking?.question.prompt;
  const isShopping = turnIn(view)?.type === 'visit';
  const hasWeapons = outlook?.turn.cards.some(({ as }) => content[as]?.sort === 'weapon') === true;
  const withHand = hasWeapons ? `${say.withHand}, ${say.withoutWeapons}` : say.withHand;
  return {
    id: 'hall',
    title: outlook === null ? say.profile : outlook.live ? say.yourAttack : withHand,
    lines: ranksOf(view).map((rank) => rankLine(rank, outlook, at)),
    when: isShopping ? 'asked' : prompt === 'turn' || prompt === 'fight' ? 'now' : 'changed',
  };
}

function rankLine({ rank, cards }: Rank, outlook: Outlook | null, { view, speech }: At): string {
  const say = texts[speech.language];
  const [seen] = cards;
  if (seen === undefined) return `${say.rank(rank)}: ${say.emptyRank}`;
  const def = content[seen.kind];
  const parts = [speech.card(seen.kind)];
  if (def.sort === 'monster' && def.health > 0) {
    const weakened = typeof seen.note === 'number' ? seen.note : 0;
    parts.push(`${say.numbers.life} ${Math.max(1, def.health - weakened)}`);
    if (rank > 0) parts.push(say.lightNeeded(rank + def.dark));
    const { tokens, front } = view.state.wander;
    if (tokens > 0 && front === seen.card) parts.push(say.waits(tokens, view.seats));
    const sums = outlook === null ? null : against(outlook, seen, rank);
    if (sums !== null) parts.push(sumLine(sums, say));
  }
  return `${say.rank(rank)}: ${parts.join(' · ')}`;
}

type Texts = (typeof texts)['de'];

/** "Attack 5, Darkness −4 (2 light missing): 1 against 4, defeat, 3 short". */
function sumLine({ attack, lines, margin, renounced }: Breakdown, say: Texts): string {
  const parts = lines
    .filter(({ value, struck, why }) => value !== 0 || struck !== null || why !== null)
    .map(({ part, value, why }) => {
      const number = value < 0 ? `−${-value}` : String(value);
      return `${say.parts[part]} ${number}${why === null ? '' : ` (${say.why[why](attack.missing)})`}`;
    });
  const by = attack.wins
    ? margin === 0
      ? say.justEnough
      : say.spare(margin)
    : attack.lacksMagic
      ? say.noMagic
      : say.short(-margin);
  const whole = parts.length === 0 ? '' : `${parts.join(', ')}: `;
  const without = renounced ? `${say.renouncing}: ` : '';
  return `${without}${whole}${say.verdict(attack.value, attack.health)}, ${attack.wins ? say.wins : say.loses}, ${by}`;
}

/** Every stack with its price and what is left of it: heroes, basics, what this village sells. */
function village({ view, speech, viewer }: At): Area {
  const say = texts[speech.language];
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  const order = [
    ...range(FIRST_HERO_STACK, FIRST_VILLAGE_STACK),
    ...range(0, FIRST_HERO_STACK),
    ...range(FIRST_VILLAGE_STACK, STACKS),
  ];
  const lines = order.map((stack) => {
    const cards = openCards(view.piles.stack[stack]);
    const top = cards.at(-1);
    if (top === undefined) return `${stackName(stack, view, speech)}: ${say.soldOut}`;
    const def = content[top.kind];
    const numbers = numbersInHand(def, say).join(', ');
    const label = say.stackLabel(speech.card(top.kind), def.price, cards.length);
    return numbers === '' ? label : `${label} · ${numbers}`;
  });
  const turn = turnIn(view);
  if (turn?.type === 'visit')
    lines.unshift(
      turn.seat === viewer
        ? say.openFor(goldOf(turn), turn.buys + turn.weaponBuys)
        : say.openForOther(speech.seat(turn.seat), goldOf(turn)),
    );
  return { id: 'village', title: say.village, lines, when: 'changed' };
}

/** What a stack is called by, also when nothing is left of it. */
function stackName(stack: number, { state }: At['view'], { card, words, pile }: At['speech']): string {
  if (stack < FIRST_HERO_STACK) return card(BASICS[stack]);
  const { heroes, village: sold } = state.sets;
  if (stack >= FIRST_VILLAGE_STACK) return card(sold[stack - FIRST_VILLAGE_STACK]);
  const name = words.options[`set.${heroes[stack - FIRST_HERO_STACK]}`];
  return typeof name === 'string' ? name : pile('stack', stack);
}

/** The hand, or the cards that lie in front of whoever has the turn. */
function own({ view, viewer, speech, asking }: At): Area {
  const say = texts[speech.language];
  const turn = turnIn(view);
  const active = turn === null ? null : turn.seat;
  const laid = turn?.cards ?? [];
  if (turn !== null && active !== null && laid.length > 0) {
    const lines = laid.map((one) => {
      const bearer = laid.find(({ card }) => card === one.by);
      const notes = [
        ...numbersInHand(asTheyAre(one, turn), say),
        ...(one.as === one.kind ? [] : [say.copies(speech.card(one.as))]),
        ...(bearer === undefined ? [] : [say.carriedBy(speech.card(bearer.kind))]),
        ...(one.doomed ? [say.doomed] : []),
        ...(one.lentBy === null ? [] : [say.lent]),
      ];
      return withNotes(speech.card(one.kind), notes);
    });
    const title = active === viewer ? say.laidOut : say.laidOutBy(speech.seat(active));
    return { id: 'own', title, lines: counted(lines), when: 'changed' };
  }
  const hand: readonly SeenCard[] = viewer === 'watcher' ? [] : openCards(view.piles.hand[viewer]);
  const lines = hand.map(({ kind }) => withNotes(speech.card(kind), numbersInHand(content[kind], say)));
  const when = asking?.question.prompt === 'turn' ? 'now' : 'changed';
  return { id: 'own', title: say.hand, lines: counted(lines), when };
}

/** A card with what this turn has made of its numbers. */
function asTheyAre(one: LaidCard, turn: Turn): CardDef {
  const def = content[one.as];
  const strength = def.sort === 'hero' ? strengthOf(content, turn, one) : def.strength;
  return { ...def, strength, attack: def.attack + one.attack, magic: def.magic + one.magic };
}

const withNotes = (name: string, notes: readonly string[]): string =>
  notes.length === 0 ? name : `${name}: ${notes.join(', ')}`;

/** Equal lines once, with how many there are. */
function counted(lines: readonly string[]): string[] {
  const copies = new Map<string, number>();
  for (const line of lines) copies.set(line, (copies.get(line) ?? 0) + 1);
  return [...copies].map(([line, count]) => (count === 1 ? line : `${count}× ${line}`));
}

/** What is printed on a card: its type, its classes, its numbers, and words for a card without a text. */
function card(kind: string, { speech }: At): string[] {
  const def = content[kind];
  if (def === undefined) return [];
  const say = texts[speech.language];
  const type = [typeOf(def, speech), ...def.classes.map((one) => say.classes[one])].join(' · ');
  const numbers = numbersPrinted(def, say).join(', ');
  const plain = speech.words.cards[kind]?.text === undefined ? plainText(def, say) : undefined;
  return [type, ...(numbers === '' ? [] : [numbers]), ...(plain === undefined ? [] : [plain])];
}

export const overview = defineOverview<ThunderstoneShape>({ status, seat, areas, leadsTo, card, score });
