import type { Card } from '@tafelrunde/engine';
import { type Demand, demandsOf } from './encounters.ts';
import type { Foe, Position } from './position.ts';
import { USUAL } from './worth.ts';

/** What the fight at hand will still cost: rounds, and damage by hero. */
export interface Forecast {
  rounds: number;
  /** In the order of the heroes of the position. */
  readonly damage: number[];
  /** All the damage it takes to bring down whoever stands there. */
  readonly toil: number;
}

/** Nobody looks further ahead than this many rounds. */
const FAR = 10;
/** What comes in a later round is less certain: heroes heal, protect each other and find better cards. */
const FAINT = 0.8;
/** What is expected of a hero's cards in hand against damage in a round. */
const PARRIED = 0.8;

/** Of the ways to end the encounter, the one that costs least. */
export function forecast(at: Position): Forecast {
  const demands = demandsOf(at);
  if (demands.length === 0)
    return at.foes.length === 0
      ? { rounds: 0, damage: at.heroes.map(({ pending }) => pending), toil: 0 }
      : course(at, { kill: at.foes, any: 0, rounds: 0 });
  let best = course(at, demands[0]);
  for (let i = 1; i < demands.length; i++) {
    const other = course(at, demands[i]);
    if (cost(other) < cost(best)) best = other;
  }
  return best;
}
const cost = ({ rounds, damage }: Forecast): number => 2 * rounds + damage.reduce((sum, n) => sum + n, 0);

/** What the boss will cost who is still to be met, by what the party is like now. */
export function bossAhead(at: Position): Forecast {
  const { library, view } = at;
  const { content } = library;
  const plan = content[view.state.adventure].adventure!;
  const reading = { ...USUAL, heroes: view.seats, heroCount: at.heroes.length };
  const life = plan.bossLife(reading);
  const { combat } = content[plan.boss];
  const boss = foeAhead(combat!.attack, life * (1 + 0.25 * (combat!.physicalDefence + 0.5)), true);
  const foes = [boss];
  for (const { n } of content[plan.encounter].encounter!.startEnemies) {
    const many = typeof n === 'function' ? n(reading) : typeof n === 'number' ? n : 0;
    for (let i = 0; i < many; i++) foes.push(foeAhead(MINION.attack, MINION.work, false));
  }
  return course({ heroes: at.heroes, foes, view }, { kill: [boss], any: 0, rounds: 0 }, true);
}
/** One of those who come with the boss. */
const MINION = { attack: 3, work: 6 };
const foeAhead = (attack: number, work: number, isBoss: boolean): Foe => ({
  card: (isBoss ? -1 : -2) as Card,
  kind: '',
  seat: null,
  attack,
  type: 'physical',
  work,
  lifeLeft: work,
  bleeds: 0,
  isBoss,
  isSpent: false,
  isHeld: false,
});

/** Play the fight on in broad strokes: all strike, the most dangerous enemies fall first, whoever is left strikes back. */
function course(
  { heroes, foes, view }: Pick<Position, 'heroes' | 'foes' | 'view'>,
  { kill, any, rounds }: Demand,
  fresh = false,
): Forecast {
  const { phase } = view.state;
  const damage = heroes.map(({ pending }) => (fresh ? 0 : pending));
  const wanted = new Map(kill.map((foe) => [foe.card, foe.work]));
  const standing = foes.map((foe) => ({ foe, work: wanted.get(foe.card) ?? foe.work, seat: foe.seat }));
  // Whom one has to kill comes first, then whoever strikes hardest for the work it takes.
  const urgency = (foe: Foe): number =>
    (wanted.has(foe.card) ? (foe.isBoss ? 0.2 : 0.6) : 0) + foe.attack / (foe.work + 1);
  standing.sort((a, b) => urgency(b.foe) - urgency(a.foe));
  let toil = 0;
  for (const { work } of standing) toil += work;
  let felled = 0;
  let past = 0;
  let round = 0;
  for (; round < FAR; round++) {
    let strength = 0;
    for (const hero of heroes) strength += hero.power * (round === 0 && !fresh ? hero.ready : 1);
    for (let i = 0; i < standing.length;) {
      const one = standing[i];
      const blow = Math.min(one.work, strength);
      strength -= blow;
      one.work -= blow;
      if (one.work <= 0) {
        standing.splice(i, 1);
        felled++;
        wanted.delete(one.foe.card);
      } else i++;
      if (strength <= 0) break;
    }
    if (wanted.size === 0 && felled >= any && past >= rounds) break;
    strikeBack();
    for (const one of standing) one.work -= one.foe.bleeds;
    past++;
  }
  // What is not done by then takes longer still.
  let rest = 0;
  for (const one of standing) if (wanted.has(one.foe.card)) rest += one.work;
  return { rounds: Math.max(round, rounds) + rest / 8, damage, toil };

  function strikeBack(): void {
    const comes = fresh || round > 0 || (phase !== 'hero' && phase !== 'defence');
    heroes.forEach((hero, i) => {
      let taken = 0;
      for (const { foe, seat } of standing) {
        // An enemy that waits in the row comes to somebody before the next attack; in this hero phase not any more.
        const here = seat === hero.seat || (seat === null && comes);
        if (!here || foe.attack === 0 || (round === 0 && (foe.isSpent || foe.isHeld))) continue;
        const share = seat === null ? 1 / heroes.length : 1;
        taken += share * Math.max(0, foe.attack - hero.shield);
      }
      damage[i] += FAINT ** round * Math.max(0, taken - hero.ward - PARRIED);
    });
  }
}
