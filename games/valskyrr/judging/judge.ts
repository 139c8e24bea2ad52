import type { Seat, View } from '@tafelrunde/engine';
import { darknessTrack, timeTrack } from '../rules/trackMarks.ts';
import type { CardDef, Marks, ValskyrrShape } from '../shape.ts';
import { bossAhead, forecast } from './forecast.ts';
import { type Journey, journeyOf } from './journey.ts';
import { type Hero, type Library, type Position, positionOf } from './position.ts';
import { worthsOf } from './worth.ts';

/** Won or lost: more than anything else can come to. */
const WON = 1_000;
/** What the heroes still have to go through, in rounds and in damage to each. */
const ENCOUNTER = { rounds: 3.5, damage: 4 };
/** A space of the time track, whether it will be needed or not: whoever has nothing better to do goes on. */
const PASSING = 0.8;
/** A round that is still to come, however much time there is: what is put off is not won. */
const PENDING = 0.9;
/** With fewer tokens than this on the time charter the next step of darkness is near. */
const FEW_OBJECTIVES = 3;
/** Of the damage that lies ahead this much is healed again on the way. */
const HEALED = 0.5;
const HEALTH = 30;
const LOOT = 0.9;
/** Tokens that hurt a hero for a while. */
const CONDITION = { poison: 1.2, burning: 1.2, dazed: 0.7, weakness: 0.8 };
const FOCUS = 0.05;
/** A point of damage that is still to be dealt, and one that is about to be. */
const TOIL = 0.25;
const STAGED = 0.5;
/** The boss once met: its first blows must not look worse than waiting, or nobody would ever go there. */
const BEGUN = 6;
/** The later it is, the more: whoever is too weak for the boss does not become strong by waiting for The End. */
const PRESSING = 0.8;
/** A hero that has fallen at the boss. */
const FALLEN = -40;

/** How good a position looks, the same to every seat: how safely, and how soon, the boss will be beaten. */
export function judgeWith(content: Readonly<Record<string, CardDef>>) {
  const library: Library = { content, worths: worthsOf(content) };
  return (view: View<ValskyrrShape>, _seat: Seat): number => {
    const { result } = view;
    if (result !== null) return result.winners.length > 0 ? WON : -WON + soonLost(view);
    return isSetUp(view) ? judged(positionOf(library, view)) : companions(library, view);
  };
}

/** Until the party sets out nothing has happened but the choice of heroes and allies. */
const isSetUp = ({ state }: View<ValskyrrShape>): boolean =>
  state.round > 1 || (state.phase !== 'reinforcement' && (state.phase !== 'travel' || state.moved));

/** Any hero will do, and any ally: they are meant to be played in turn. But one had better bring somebody. */
function companions({ content }: Library, { piles }: View<ValskyrrShape>): number {
  let worth = 0;
  for (const { cards } of piles.area)
    if (cards.some((one) => one !== null && 'kind' in one && content[one.kind].sort === 'ally')) worth++;
  return worth;
}

/** Later is a little better than sooner. */
const soonLost = ({ state }: View<ValskyrrShape>): number => Math.min(50, state.round);

function judged(at: Position): number {
  const { view, heroes } = at;
  const { state } = view;
  const { rounds, damage, toil } = forecast(at);
  const journey = journeyOf(at);
  // Who has the boss still ahead is as badly off as who stands before it: waiting makes nothing better.
  const boss = journey.boss ? bossAhead(at) : null;
  const ahead = (1 - HEALED) * journey.encounters * ENCOUNTER.damage;
  let worth = FALLEN * (view.seats - heroes.length);
  heroes.forEach((hero, i) => {
    worth +=
      health(hero, damage[i] + ahead + (boss?.damage[i] ?? 0)) +
      stamina(hero) +
      hero.riches +
      hero.allies -
      burden(hero.marks);
    worth -= FOCUS * hero.focus;
  });
  worth -= TOIL * (toil + (boss?.toil ?? 0));
  worth /= Math.sqrt(view.seats);
  worth += STAGED * staged(at);
  if (!journey.boss) worth += BEGUN + PRESSING * late(view);
  worth += LOOT * Math.sqrt(4 * state.loot);
  return worth + spareTime(view, rounds + (boss?.rounds ?? 0), journey);
}

/** Spaces of the time track beyond its half. */
const late = ({ state, options }: View<ValskyrrShape>): number =>
  Math.max(0, state.time - timeTrack({ options }).end / 2);

/** Cards that change the action in progress: what they add is not there yet. */
function staged({ library: { worths }, view }: Position): number {
  let damage = 0;
  for (const one of view.piles.stage.cards)
    if (one !== null && 'kind' in one) for (const action of worths[one.kind].actions) damage += action.damage;
  return damage;
}

/** Cards left to lose after what is coming, from doomed to safe. */
function health({ hand, deck, discard }: Hero, damage: number): number {
  const left = hand + deck + discard - damage;
  return HEALTH / (1 + Math.exp(-left / 5)) + 0.4 * left;
}
/** Cards left to act with. */
const stamina = ({ hand, deck }: Hero): number => 14 * (1 - Math.exp(-(hand + 0.9 * deck) / 8));

function burden(marks: Marks | null): number {
  if (marks === null) return 0;
  return (
    CONDITION.poison * marks.poison +
    CONDITION.burning * marks.burning +
    CONDITION.dazed * marks.dazed +
    CONDITION.weakness * marks.weakness
  );
}

/** Rounds that are left when all is done: the fewer, the more one of them counts. */
function spareTime(view: View<ValskyrrShape>, rounds: number, journey: Journey): number {
  const { state, options } = view;
  const spaces = timeTrack({ options }).end - state.time;
  const track = darknessTrack({ options });
  // Every objective that leaves the charter brings the next step of darkness nearer.
  const near = state.darkness + Math.max(0, 1 - state.objectives / FEW_OBJECTIVES);
  const low = track[Math.min(track.length - 1, Math.floor(near))];
  const high = track[Math.min(track.length - 1, Math.ceil(near + 0.01))];
  const pace = low + (high - low) * (near - Math.floor(near)) + 0.25;
  const wanted = rounds + journey.steps + journey.encounters * ENCOUNTER.rounds;
  const spare = spaces / pace - wanted;
  return PASSING * spaces - PENDING * wanted + (spare < 0 ? 3.5 * spare : 30 * (1 - Math.exp(-spare / 9)));
}
