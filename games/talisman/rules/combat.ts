import { type Card, deedOption, done, type Flow, perform, type Seat } from '@tafelrunde/engine';
import type { Fight, FightEnd, FightKind, Killing, Losing, Talisman, Reading } from '../shape.ts';
import {
  asksEvade,
  fateOnAttack,
  foeRoll,
  heroRoll,
  heroScore,
  isTrapped,
  newFight,
  rivalScore,
  sendDominated,
  verdict,
  spaceBonus,
  sum,
} from './attack.ts';
import { discard, stackFor, stackOf } from './decks.ts';
import { loseLives } from './life.ts';
import { endTurn } from './moving.ts';
import { chooseWeapons } from './objects.ts';
import { drawSpells } from './spells.ts';
import { has, isPlaying, owned, under } from './stats.ts';
import { keepTrophy } from './trophies.ts';
import { deed } from './warlock.ts';

export type Outcome = 'won' | 'lost' | 'standOff' | 'evaded';

/** How strong an Enemy is against this character, in this kind of fight. */
export function foeValue(t: Reading, seat: Seat, card: Card, kind: FightKind): number {
  const def = t.def(card);
  if (def.foe!.value !== null) return def.foe!.value(t, seat, card);
  return kind === 'battle' ? def.strength : def.craft;
}

/** TA-ATK-01, TA-ATK-02: Strength means battle, Craft psychic combat; with both the card or the player decides. */
export function fightKind(t: Talisman, seat: Seat, card: Card): Flow<FightKind> {
  const def = t.def(card);
  if (def.foe!.kind !== null) return done(def.foe!.kind(t, seat, card));
  if (def.strength > 0 && def.craft > 0) return askKind(t, seat, t.kind(card));
  return done(def.craft > 0 || (def.strength === 0 && def.family === 'spirit') ? 'psychic' : 'battle');
}
export const fightKinds = [
  deedOption('battle', { kind: 'battle' }),
  deedOption('psychic', { kind: 'psychic' }),
] as const;
export function* askKind(t: Talisman, seat: Seat, kind: string): Flow<FightKind> {
  const chosen = yield* t.ask(seat, {
    prompt: 'attackWith',
    about: { kind },
    from: fightKinds,
    rules: ['TA-ATK-02'],
  });
  return chosen.kind;
}

/** Fight a creature that is no card: the Sentinel, a brigand, a Pit Fiend. TA-TROPHY-06 */
export function* fightCreature(
  t: Talisman,
  seat: Seat,
  creature: string,
  kind: FightKind,
  value: number,
  immune = false,
): Flow<Outcome> {
  if (!immune && (yield* asksEvade(t, seat, { creature }))) return evaded(t, seat, creature); // TA-EVADE-05, TA-INNER-11
  const fight = newFight(kind, seat, { creature, value, immune });
  const outcome = yield* fightOut(t, fight);
  if (outcome !== 'won') return outcome;
  yield* deed(t, seat, { did: 'kill', card: null, creature });
  yield* fightEnds(t, fight, seat, null, true);
  return outcome;
}

function evaded(t: Talisman, seat: Seat, creature: string): Outcome {
  t.tell('evaded', { seat, creature });
  return 'evaded';
}

/** Fight Enemies on a space that attack as one. Evading is already settled. TA-FIGHT-14, TA-FIGHT-15 */
export function* fightEnemies(t: Talisman, seat: Seat, foes: Card[], kind: FightKind): Flow {
  const met = foes.slice();
  const value = foes.reduce((all, card) => all + foeValue(t, seat, card, kind), 0);
  const fight = newFight(kind, seat, { foes, value });
  // TA-FIGHT-14: there is one roll for all of them, with the dice of the best of them, and what forbids fate forbids it here.
  for (const card of foes) {
    const { dice, fate } = t.def(card).foe!;
    if (fight.foeDie !== 'three' && dice !== 'one') fight.foeDie = dice;
    if (!fate) fight.fate = false;
  }
  fight.heroRolls = !isTrapped(t, fight);
  const outcome = yield* fightOut(t, fight);
  if (outcome === 'evaded') return;
  if (outcome === 'won') yield* slayAll(t, fight);
  // A quest this fulfils leads away: TA-WARLOCK-04. The fight is fought where it began.
  for (const card of met) if (isPlaying(t, seat)) yield* deed(t, seat, { did: 'attack', seat: null, card });
}
function* slayAll(t: Talisman, fight: Fight): Flow {
  const { hero, foes } = fight;
  let killed = 0;
  for (const card of foes) if ((yield* slay(t, fight, card)) === 'killed') killed++;
  yield* fightEnds(t, fight, killed > 0 ? hero : null, null, killed > 0);
  if (killed < foes.length) endTurn(t, hero); // TA-FIGHT-13
}

/** The course of a fight against creatures. TA-FIGHT-01 */
const fightOut = (t: Talisman, fight: Fight): Flow<Outcome> =>
  t.scene<Fight, Outcome>(fight, () => courseOf(t, fight));

function* courseOf(t: Talisman, fight: Fight): Flow<Outcome> {
  const { hero } = fight;
  const bonus = spaceBonus(t, hero);
  fight.foeBonus += bonus.foe; // TA-BOARD-06
  fight.heroBonus += bonus.hero;
  t.tell('fight', {
    seat: hero,
    kinds: fight.foes.map((card) => t.kind(card)),
    creature: fight.creature,
    how: fight.kind,
  });
  yield* t.window('beforeFight', fight); // TA-FIGHT-03
  if (!isPlaying(t, hero)) return 'lost';
  if (fight.decided === 'evaded') return evades(t, fight);
  sendDominated(t, fight, hero);
  for (const card of fight.foes) {
    const { fights } = t.def(card).foe!;
    if (fights !== null) yield* perform(fights(t, fight, card));
  }
  const before = bonusesOf(fight);
  if (fight.decided === null) {
    fight.weapons = yield* chooseWeapons(t, hero, fight.weapons, fight.kind, fight.foes); // TA-OBJ-02
    yield* rollBoth(t, fight);
  }
  return yield* settleFight(t, fight, before);
}

/** Slipped away in the last moment: no fight, and nothing has changed. TA-EVADE-02 */
function evades(t: Talisman, fight: Fight): Outcome {
  for (const card of fight.foes) t.tell('evadedEnemy', { seat: fight.hero, kind: t.kind(card) });
  return 'evaded';
}

/** TA-FIGHT-04, TA-FIGHT-07, TA-FIGHT-08: both roll, then the player may spend fate. */
function* rollBoth(t: Talisman, fight: Fight): Flow {
  const { hero } = fight;
  if (fight.heroRolls) fight.heroDice = heroRoll(t, fight, hero);
  if (fight.foeRolls) fight.foeDice = foeRoll(t, fight);
  t.tell('attackRolls', { seat: hero, hero: sum(fight.heroDice), foe: sum(fight.foeDice), rival: null });
  yield* fateOnAttack(t, fight, hero);
  yield* t.window('fightRolled', fight);
  for (const card of fight.foes) {
    const { rolled } = t.def(card).foe!;
    if (rolled !== null && fight.decided === null) yield* perform(rolled(t, fight, card));
  }
}

function compared(t: Talisman, fight: Fight): 'won' | 'lost' | 'standOff' {
  const own = heroScore(t, fight);
  const foe = rivalScore(t, fight);
  const outcome = verdict(fight, own, foe);
  t.tell('fightResult', { seat: fight.hero, own, foe, outcome });
  return outcome;
}

/** TA-FIGHT-09 to TA-FIGHT-13: compare, and let the winner win. */
function* settleFight(t: Talisman, fight: Fight, before: Bonuses): Flow<Outcome> {
  const { hero } = fight;
  let outcome = compared(t, fight);
  if (outcome !== 'won') {
    const losing: Losing = { type: 'losing', seat: hero, outcome, again: false };
    if ((yield* t.windowOnStage('losing', losing)) === 'replaced') outcome = 'standOff';
    if (losing.again) {
      rollAnew(fight, before);
      yield* rollBoth(t, fight);
      outcome = compared(t, fight);
    }
  }
  if (outcome === 'lost') yield* defeated(t, fight);
  if (outcome !== 'won') {
    for (const card of fight.foes) {
      const { unbeaten } = t.def(card).foe!;
      if (unbeaten !== null && isPlaying(t, hero)) yield* perform(unbeaten(t, hero, card));
    }
    endTurn(t, hero); // TA-FIGHT-13
  }
  return outcome;
}

/** What was added to either side before the dice. */
export type Bonuses = Pick<Fight, 'heroBonus' | 'foeBonus'>;
export const bonusesOf = ({ heroBonus, foeBonus }: Fight): Bonuses => ({ heroBonus, foeBonus });
/** Once more from the dice on: nothing of the first time stands, nor what was added to its dice. */
export function rollAnew(fight: Fight, before: Bonuses): void {
  Object.assign(fight, before);
  fight.decided = null;
  fight.heroSet = null;
  fight.foeSet = null;
}

/** TA-FIGHT-10: the character is beaten. TA-FIGHT-14: only 1 life, however many have fought. */
function* defeated(t: Talisman, fight: Fight): Flow {
  const { hero, foes } = fight;
  if (fight.champion !== null) {
    yield* fightEnds(t, fight, null, hero, false); // Somebody else has lost in the hero's place.
    return;
  }
  const instead =
    foes.map((card) => t.def(card).foe!.insteadOfLife).find((effect) => effect !== null) ?? null;
  let lost = 0;
  if (instead !== null) yield* perform(instead(t, hero, foes[0]));
  else if (!under(t, 'noLoss', hero)) lost = yield* loseLives(t, hero, 1, fight.kind, fight); // TA-FIGHT-11
  for (const card of foes) {
    const { defeat, tookLife } = t.def(card).foe!;
    if (tookLife !== null && lost > 0) yield* perform(tookLife(t, hero, card));
    if (defeat !== null && isPlaying(t, hero)) yield* perform(defeat(t, hero, card));
  }
  yield* fightEnds(t, fight, null, hero, lost > 0);
}

export function* fightEnds(
  t: Talisman,
  fight: Fight,
  winner: Seat | null,
  loser: Seat | null,
  cost: boolean,
): Flow {
  const weapons = winner === fight.rival ? fight.rivalWeapons : fight.weapons;
  const end: FightEnd = {
    type: 'fightEnd',
    kind: fight.kind,
    winner,
    loser,
    // Copies: both scenes may stand in the state at the same time.
    foes: fight.foes.slice(),
    weapons: weapons.slice(),
    cost,
  };
  yield* t.windowOnStage('fightEnd', end);
}

/** An Enemy is beaten: it may come back from it, reward its slayer, or become a trophy. TA-FIGHT-09, TA-TROPHY-01 */
function* slay(t: Talisman, fight: Fight, card: Card): Flow<'killed' | 'standOff'> {
  const { hero } = fight;
  const killing: Killing = { type: 'killing', kind: fight.kind, seat: hero, card };
  if ((yield* t.windowOnStage('killing', killing)) === 'replaced') return 'standOff';
  const { beaten } = t.def(card).foe!;
  const after = beaten === null ? undefined : yield* perform(beaten(t, hero, card));
  if (after === 'standOff') return 'standOff';
  t.tell('killed', { seat: hero, kind: t.kind(card) });
  // Before the trophy is put away: what was killed is judged by its face.
  yield* deed(t, hero, { did: 'kill', card, creature: null });
  if (after === 'gone') return 'killed';
  // Only now is it out of the fight for good, and can be led away instead.
  yield* t.windowOnStage('slain', { type: 'slain', kind: fight.kind, seat: hero, card });
  // TA-DEATH-03: what it did when it fell may have cost the last life.
  if (isPlaying(t, hero) && t.piles.space.includes(t.at(card))) keepTrophy(t, hero, card);
  return 'killed';
}

/** TA-EVADE, the Priest and the Cross: whoever destroys spirits need not fight them, and has no trophy. */
export const destroysSpirit = (t: Talisman, seat: Seat, card: Card): Flow<boolean> =>
  t.def(card).family === 'spirit' && has(t, seat, 'destroysSpirits')
    ? offersDestroying(t, seat, card)
    : done(false);

function* offersDestroying(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  const from = [deedOption('destroy'), deedOption('fight')];
  const { id } = yield* t.ask(seat, {
    prompt: 'destroySpirit',
    about: { kind: t.kind(card) },
    from,
  });
  if (id !== 'destroy') return false;
  t.tell('killed', { seat, kind: t.kind(card) });
  discard(t, card);
  if (has(t, seat, 'spiritSpell')) yield* drawSpells(t, seat, 1);
  return true;
}

/** A player who can take captives need not fight an Enemy with Strength: it is led along by the card that bound it. */
export const enslaves = (t: Talisman, seat: Seat, card: Card): Flow<boolean> =>
  t.def(card).strength > 0 && has(t, seat, 'enslaves') ? offersEnslaving(t, seat, card) : done(false);

function* offersEnslaving(t: Talisman, seat: Seat, card: Card): Flow<boolean> {
  const [bond] = owned(t, seat, ({ grants }) => grants.includes('enslaves'));
  if (stackOf(t, bond).length > 0) return false;
  const from = [deedOption('enslave'), deedOption('fight')];
  const { id } = yield* t.ask(seat, { prompt: 'enslave', about: { kind: t.kind(card) }, from });
  const pile = id === 'enslave' ? stackFor(t, bond) : null;
  if (pile === null) return false;
  t.tell('enslavedFoe', { seat, kind: t.kind(card) });
  t.move(card, pile);
  return true;
}
