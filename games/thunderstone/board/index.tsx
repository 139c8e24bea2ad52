import type { Option, Seat } from '@tafelrunde/engine';
import { defineBoard, type AnswerDetail, type SeatFace } from '@tafelrunde/ui/board';
import type { Counter } from '@tafelrunde/ui/table';
import type { ThunderstoneShape } from '../shape.ts';
import './board.css';
import './hall.css';
import './slip.css';
import './village.css';
import './own.css';
import './phone.css';
import { Face } from './Face.tsx';
import { Hall } from './Hall.tsx';
import { defOf, iconOf, own } from './looks.ts';
import { Own } from './Own.tsx';
import {
  against,
  defsOf,
  goldOf,
  knownPoints,
  openCards,
  outlookOf,
  ranksOf,
  turnIn,
  type Props,
  type SeenCard,
} from './table.ts';
import { texts } from './texts.ts';
import { Village } from './Village.tsx';

function ThunderstoneBoard(props: Props) {
  return (
    <div className="th-board">
      <Hall props={props} />
      <Village props={props} />
    </div>
  );
}

/** The counters of a seat; a phone has room for the two that matter most: points, and what the mode is about. */
function panel(seat: Seat, { view, speech, narrow }: Props): SeatFace {
  const { counters: names } = texts[speech.language];
  const { piles, state, options } = view;
  const player = state.players[seat];
  const all: Counter[] = [
    { name: names.experience, value: player?.experience ?? 0, icon: 'experience' },
    { name: names.points, value: knownPoints(view, seat), icon: 'victory' },
  ];
  if (view.seats > 1 && options.mode === 'odyssey')
    all.push({ name: names.tournament, value: player?.tournament ?? 0, icon: 'laurel' });
  if (view.seats > 1 && options.mode !== 'standard' && options.mode !== 'wandering')
    all.push({ name: names.stones, value: player?.wins ?? 0, icon: own('stone') });
  if (view.seats > 1 && options.mode === 'wandering')
    all.push({ name: names.penalty, value: piles.penalty[seat]?.count ?? 0, icon: own('token') });
  if (narrow) return { counters: all.length > 2 ? [all[1], all.at(-1)!] : all };
  all.push(
    { name: names.hand, value: piles.hand[seat]?.count ?? 0, icon: 'hand' },
    { name: names.deck, value: piles.deck[seat]?.count ?? 0, icon: 'deck' },
    { name: names.discard, value: piles.discard[seat]?.count ?? 0, icon: 'discard' },
  );
  return { counters: all };
}

/** What an answer leads to: the fight reckoned through, the purse after a purchase. */
function detail(option: Option, props: Props): AnswerDetail | undefined {
  const { view, viewer, speech } = props;
  const say = texts[speech.language];
  const turn = turnIn(view);
  if (option.text === 'attack' || option.text === 'renounce') {
    const rank = Number(option.value);
    const seen = seenWith(props, option.card);
    const outlook = outlookOf(props);
    const breakdown = seen === undefined || outlook === null ? null : against(outlook, seen, rank);
    if (seen === undefined || breakdown === null) return undefined;
    const { value, health, wins } = breakdown.attack;
    const outcome = wins ? say.verdictWon(defOf(seen.kind)?.points ?? 0) : say.verdictLost;
    return {
      line: `${say.verdict(value, health)}: ${outcome}`,
      icon: iconOf(seen.kind),
      verdict: wins ? 'good' : 'bad',
    };
  }
  if (option.text === 'buy' && turn !== null)
    return { ...iconAt(props, option), line: say.goldLeft(goldOf(turn) - Number(option.value)) };
  if (option.text === 'levelUp' && turn !== null) {
    const has = view.state.players[turn.seat]?.experience ?? 0;
    return { icon: 'experience', line: say.experienceLeft(has - Number(option.value)) };
  }
  if (viewer !== 'watcher' && option.card === undefined) {
    const hand = view.piles.hand[viewer];
    const defs = defsOf(hand === undefined ? [] : openCards(hand));
    const sum = (part: 'gold' | 'light') => defs.reduce((all, def) => all + (def[part] ?? 0), 0);
    if (option.id === 'village') return { icon: own('village'), line: say.goldInHand(sum('gold')) };
    if (option.id === 'dungeon') return { icon: own('dungeon'), line: say.lightInHand(sum('light')) };
    if (option.id === 'rest') return { icon: own('tent'), line: say.restHint };
  }
  return iconAt(props, option);
}

function iconAt(props: Props, { card }: Option): AnswerDetail {
  const seen = seenWith(props, card);
  return seen === undefined ? {} : { icon: iconOf(seen.kind) };
}

function seenWith({ view }: Props, card: Option['card']): SeenCard | undefined {
  if (card === undefined) return undefined;
  const { piles } = view;
  const [hand, laid] = [piles.hand, piles.laid].map((each) => each.flatMap(openCards));
  return [
    ...ranksOf(view).flatMap(({ cards }) => cards),
    ...(laid ?? []),
    ...(hand ?? []),
    ...piles.stack.flatMap(openCards),
  ].find((seen) => seen.card === card);
}

/** Which way of playing, and what is going on. */
function status({ view, speech }: Props): string {
  const say = texts[speech.language];
  const { options, state, seats } = view;
  const mode = say.modes[seats === 1 ? options.level : options.mode];
  const several = seats > 1 && options.mode !== 'standard' && options.mode !== 'wandering';
  return several ? `${mode}, ${say.game(state.game)}` : mode;
}

export const board = defineBoard<ThunderstoneShape>({
  Board: ThunderstoneBoard,
  Own,
  Face,
  panel,
  detail,
  status,
});
