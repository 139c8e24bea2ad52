import { after, type Card, deedOption, done, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { Roll, Talisman } from '../shape.ts';
import { countersOn, discard, setCounters } from './decks.ts';
import { has, inLastTurn, isPlaying, owned, under } from './stats.ts';

/** May the seat spend fate at all? TA-FATE-01 */
export const mayUseFate = (t: Talisman, seat: Seat): boolean =>
  isPlaying(t, seat) &&
  (t.state.players[seat].fate > 0 || lender(t, seat) !== null) &&
  !under(t, 'noFate', seat) &&
  !has(t, seat, 'noFate');

/** A Reward on which there is fate that may be spent like one's own. */
function lender(t: Talisman, seat: Seat): Card | null {
  const cards = t.cards(t.piles.reward[seat]);
  for (let i = 0; i < cards.length; i++)
    if (t.def(cards[i]).grants.includes('lendsFate') && countersOn(t, cards[i]) > 0) return cards[i];
  return null;
}

const KEEP: Option = deedOption('keep', { declines: true });
const rerollOption = (place: number, shows: number): Option => ({
  id: `reroll${place}`,
  value: place,
  text: 'reroll',
  does: 'reroll',
  about: { shows },
  commits: 'costs',
});

/** Whether other dice could be better than those that lie. Where none could, nobody is asked about fate. */
export type Improves = (then: readonly number[], now: readonly number[]) => boolean;
/** The same of their sum. */
export type Better = (then: number, now: number) => boolean;

/** Spend one fate to reroll one of these dice, or keep them. TA-FATE-05 */
export const spendFate = (
  t: Talisman,
  seat: Seat,
  dice: number[],
  which: readonly number[],
  what: string,
  improves: Improves | null = null,
): Flow =>
  which.length === 0 || !mayUseFate(t, seat) ? done(undefined) : reroll(t, seat, dice, which, what, improves);

/** Every way to spend fate on one of these dice. */
export function rerolls(
  t: Talisman,
  seat: Seat,
  dice: readonly number[],
  which: readonly number[],
): readonly Option[] {
  const from: Option[] = [];
  if (t.state.players[seat].fate > 0) for (const place of which) from.push(rerollOption(place, dice[place]));
  const card = lender(t, seat);
  if (card !== null)
    for (const place of which)
      from.push({
        ...rerollOption(place, dice[place]),
        id: `lent${place}`,
        card,
        text: 'rerollLent',
        does: 'rerollLent',
      });
  return from;
}

function* reroll(
  t: Talisman,
  seat: Seat,
  dice: number[],
  which: readonly number[],
  what: string,
  improves: Improves | null,
): Flow {
  const better = improves === null ? null : betterFaces(dice, which, improves);
  const asked = {
    prompt: 'fate',
    topic: what === 'attack' ? 'fateInFights' : what === 'move' ? 'fateToMove' : 'fateForOthers',
    about: { dice: dice.slice(), what, ...(better !== null && { better }) },
    from: [...rerolls(t, seat, dice, which), KEEP],
    rules: ['TA-FATE-01', 'TA-FATE-05'],
  } as const;
  const inVain = better !== null && better.length === 0;
  const chosen: Option = yield* t.ask(seat, inVain ? { ...asked, usual: KEEP.id } : asked);
  if (chosen.value !== undefined) yield* rollAgain(t, seat, dice, what, chosen);
}

/** The faces with which a new roll of one of these dice would be better. */
const betterFaces = (dice: readonly number[], which: readonly number[], improves: Improves): number[] =>
  FACES.filter((face) => which.some((place) => improves(dice.with(place, face), dice)));
const FACES = [1, 2, 3, 4, 5, 6];

/** One fate is spent, and the die an option names shows something else. */
export function* rollAgain(
  t: Talisman,
  seat: Seat,
  dice: number[],
  what: string,
  { value: place = 0, card: lent }: Option,
): Flow {
  if (lent === undefined) t.state.players[seat].fate--;
  else {
    setCounters(t, lent, countersOn(t, lent) - 1);
    if (countersOn(t, lent) === 0) discard(t, lent);
  }
  dice[place] = has(t, seat, 'fateOfTwo') ? yield* fateOfTwo(t, seat) : t.die();
  t.tell('fate', { seat, roll: dice[place], dice: dice.slice(), what });
}
/** Two dice, of which one counts. Doubles cost whatever fate is left, and the card that allows it. */
function* fateOfTwo(t: Talisman, seat: Seat): Flow<number> {
  const dice = [t.die(), t.die()];
  t.tell('rolled', { seat, dice, what: 'fate' });
  if (dice[0] !== dice[1]) {
    const from = dice.map((shows): Option => ({ id: `die${shows}`, value: shows, text: 'dieShows' }));
    const { value } = yield* t.ask(seat, { prompt: 'fateOfTwo', from });
    return value!;
  }
  const player = t.state.players[seat];
  if (player.fate > 0) t.tell('lost', { seat, stat: 'fate', count: player.fate });
  player.fate = 0;
  for (const card of owned(t, seat, ({ grants }) => grants.includes('fateOfTwo'))) {
    t.tell('lostCard', { seat, kind: t.kind(card) });
    discard(t, card);
  }
  return dice[0];
}
/** Of this many dice, those that were rolled now and did not stand before. */
function rolledPlaces(count: number, set: number): number[] {
  const places: number[] = [];
  for (let place = set; place < count; place++) places.push(place);
  return places;
}

/** TA-FATE-04: dice a card or a space demands. Fate may reroll one of them, TA-FATE-06. */
export function* roll(
  t: Talisman,
  seat: Seat,
  count: number,
  what: string,
  better: Better | null = null,
): Flow<Roll> {
  const scene = yield* beforeDice(t, seat, count, what);
  const set = scene.dice.length;
  scene.bonus += rollBonus(t, seat);
  while (scene.dice.length < count) scene.dice.push(t.die());
  t.tell('rolled', { seat, dice: scene.dice, what });
  const sum = (dice: readonly number[]): number => total({ dice, bonus: scene.bonus });
  const improves: Improves | null = better && ((then, now) => better(sum(then), sum(now)));
  yield* spendFate(t, seat, scene.dice, rolledPlaces(count, set), what, improves);
  yield* t.windowOnStage('rolled', scene);
  return scene;
}
/** Bad luck in this turn, good advice on this visit. */
function rollBonus(t: Talisman, seat: Seat): number {
  const { now, lasting, turn } = t.state;
  if (seat !== turn) return 0;
  return now.advice - (lasting.length > 0 && inLastTurn(t, 'unlucky', seat) ? 1 : 0);
}

/** Dice are about to be rolled: some results may stand already, something may be added. */
export function beforeDice(t: Talisman, seat: Seat, count: number, what: string): Flow<Roll> {
  const scene: Roll = { type: 'roll', seat, what, count, dice: [], bonus: 0 };
  return after(t.windowOnStage('beforeRoll', scene), () => scene);
}

export const total = ({ dice, bonus }: Pick<Readonly<Roll>, 'bonus'> & { dice: readonly number[] }): number =>
  dice.reduce((sum, die) => sum + die, bonus);

/** One die, with everything that may change it. */
export function* rollOne(t: Talisman, seat: Seat, what: string, better: Better | null = null): Flow<number> {
  return total(yield* roll(t, seat, 1, what, better));
}
/** Either it is enough or it is not. */
export const atLeast =
  (enough: number): Better =>
  (then, now) =>
    then >= enough && now < enough;
export const atMost =
  (enough: number): Better =>
  (then, now) =>
    then <= enough && now > enough;
