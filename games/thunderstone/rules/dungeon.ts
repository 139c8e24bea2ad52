import { type Card, type Flow, type Option, perform, type RuleId } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { modeOf } from '../modes/mode.ts';
import { RANKS, type LaidCard, type Thunderstone, type Turn, type TurnOption } from '../shape.ts';
import { type Attack, attackOn, diseasesIn, isInDark } from './attack.ts';
import { effectOptions, carryOut } from './effects.ts';
import { attackId } from './ids.ts';
import { beforeRefill, leaveHall, refill, targetOf } from './hall.ts';
import { destroyLaid, gainExperience, isHero, layOutHand, takeAway } from './party.ts';
import { takeSpoils } from './village.ts';
import { equip, weaponOptions } from './weapons.ts';

const LEAVE: TurnOption = { id: 'leave', does: 'finish', commits: 'ends' };
const RULES = ['TH-DUNGEON-01', 'TH-DUNGEON-03', 'TH-DUNGEON-04'] as const;

/**
 * A fight, step by step. Until a target is chosen, one question offers every effect, every weapon and every monster.
 * TH-DUNGEON-01 to TH-DUNGEON-05
 */
export function* fightInDungeon(t: Thunderstone, turn: Turn): Flow {
  layOutHand(t, turn);
  for (;;) {
    const from: TurnOption[] = [];
    effectOptions(t, turn, from);
    weaponOptions(t, turn, from);
    if (!targetOptions(t, turn, from)) from.push(LEAVE);
    const got = yield* t.ask(turn.seat, { prompt: 'fight', from, rules: RULES });
    if (got.does === 'finish') break; // TH-DUNGEON-05
    if (got.does === 'attack') {
      yield* battle(t, turn, got.card);
      break;
    }
    if (got.does === 'equip' || got.does === 'reequip')
      yield* equip(
        t,
        turn,
        turn.cards.find((one) => one.card === got.card)!,
      );
    else if (got.does === 'use') yield* carryOut(t, turn, got.card, got.effect);
  }
  buryDoomed(t, turn);
  giveBack(t, turn);
}

const PLAIN = { text: 'attack' } as const;
/** What the monster shuns has to be done without. TH-TRAIT-18 */
const RENOUNCES = { text: 'renounce', about: { renounces: true } } as const;

/** Add every card in the hall; true if one of them may be attacked. */
function targetOptions(t: Thunderstone, turn: Turn, from: TurnOption[]): boolean {
  let any = false;
  for (let rank = 0; rank <= RANKS; rank++) {
    const cards = t.cards(t.piles.rank[rank]);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      const def = t.def(card);
      const no = targetFault(t, turn, card, def, rank);
      const id = attackId(card);
      const how = shuns(t.content, turn, def) ? RENOUNCES : PLAIN;
      if (no === null) {
        any = true;
        from.push({ id, card, does: 'attack', ...how, value: rank, commits: 'ends' });
      } else from.push({ id, card, does: 'attack', ...how, value: rank, no });
    }
  }
  return any;
}

/** Would the seat have to renounce something to attack this monster? TH-TRAIT-18 */
export function shuns(content: Thunderstone['content'], turn: Turn, { traits }: CardDef): boolean {
  if (!traits.shunsSpells && !traits.shunsWeapons) return false;
  for (const one of turn.cards) {
    const def = content[one.as];
    if (traits.shunsSpells && def.sort === 'spell' && (def.attack > 0 || def.magic > 0 || def.light > 0))
      return true;
    if (traits.shunsWeapons && one.by !== null) return true;
  }
  return false;
}

/** The rule that forbids attacking a card of the hall, or null. */
function targetFault(t: Thunderstone, turn: Turn, card: Card, def: CardDef, rank: number): RuleId | null {
  if (def.sort !== 'monster') return 'TH-STONE-06';
  const only = modeOf(t).mustAttack(t);
  if (only !== null && only !== card) return 'TH-WANDER-05';
  // TH-TRAIT-17; what has been carried out cannot be taken back, TH-TRAIT-18.
  if (def.traits.shunsSpells && turn.spellUsed) return 'TH-TRAIT-17';
  if (def.traits.shunsWeapons && turn.weaponUsed) return 'TH-TRAIT-17';
  if (def.traits.hidesInDark && isInDark(t.content, turn, targetOf(t, card, rank))) return 'TH-CARD-71';
  return null;
}

/** TH-DUNGEON-06 to TH-DUNGEON-15 */
function* battle(t: Thunderstone, turn: Turn, monster: Card): Flow {
  const { seat } = turn;
  const def = t.def(monster);
  turn.step = 'battle';
  turn.target = monster;
  turn.rank = rankIn(t, monster);
  turn.renounced = shuns(t.content, turn, def);
  if (turn.renounced && def.traits.shunsWeapons) for (const one of turn.cards) one.by = null;
  t.state.fought = true;
  modeOf(t).attacked(t, monster);
  t.tell('attacks', { seat, kind: def.kind, rank: turn.rank });
  yield* splitDiseases(t, turn, monster);
  for (const one of turn.cards.slice()) {
    const { wielded } = t.content[one.as];
    if (wielded === null) continue;
    const { rows } = attackOn(t.content, turn, targetOf(t, monster, turn.rank));
    // TH-CARD-40: whoever is shut out does not fight with it.
    if (rows.some(({ card, out }) => card === one.card && !out)) yield* perform(wielded(t, turn, one));
  }
  if (def.battle !== null) yield* perform(def.battle(t, turn)); // TH-DUNGEON-07, TH-DUNGEON-16
  const attack = attackOn(t.content, turn, targetOf(t, monster, turn.rank));
  t.tell('fought', { seat, kind: def.kind, value: attack.value, health: attack.health, won: attack.wins });
  turn.won = attack.wins;
  turn.step = 'after';
  if (attack.wins) yield* victory(t, turn, monster, attack);
  else modeOf(t).lostFight(t, turn, monster); // TH-DUNGEON-09
  // TH-DUNGEON-17: whoever dies in the battle counts until its end, spoils and all.
  buryDoomed(t, turn);
  // What took part in the battle acts even if its bearer has died in it, and also if it was borrowed. TH-CARD-23
  yield* beforeRefill(t, turn, (one) => tookPart(turn, attack, one));
  giveBack(t, turn);
  yield* refill(t, seat);
}

function rankIn(t: Thunderstone, card: Card): number {
  for (let rank = 0; rank < RANKS; rank++) if (t.at(card) === t.piles.rank[rank]) return rank;
  return RANKS;
}

/** TH-DISEASE-02: where it makes a difference, the seat says how many Diseases lower its magic attack. */
function* splitDiseases(t: Thunderstone, turn: Turn, monster: Card): Flow {
  const diseases = diseasesIn(t.content, turn);
  if (diseases === 0) return;
  const target = targetOf(t, monster, turn.rank);
  const from: Option[] = [];
  let differ = false;
  for (let onMagic = 0; onMagic <= diseases; onMagic++) {
    turn.diseaseOnMagic = onMagic;
    const { value, lacksMagic, diseaseOnMagic } = attackOn(t.content, turn, target);
    if (diseaseOnMagic !== onMagic) continue; // of one of the two there is not enough to lower
    const before = from.at(-1)?.about as { attack: number; lacksMagic: boolean } | undefined;
    if (before !== undefined && (before.attack !== value || before.lacksMagic !== lacksMagic)) differ = true;
    from.push({
      id: `magic${onMagic}`,
      value: onMagic,
      text: 'ail',
      about: { attack: value, diseases, lacksMagic },
    });
  }
  turn.diseaseOnMagic = 0;
  if (!differ) return;
  const got = yield* t.ask(turn.seat, { prompt: 'ail', about: { diseases }, from, rules: ['TH-DISEASE-02'] });
  turn.diseaseOnMagic = got.value!;
}

/** TH-DUNGEON-10, TH-XP-01, TH-DUNGEON-11: the card, its experience, what heroes do after a victory, spoils. */
function* victory(t: Thunderstone, turn: Turn, monster: Card, attack: Attack): Flow {
  const { seat } = turn;
  const def = t.def(monster);
  t.state.beat = true;
  modeOf(t).wonFight(t, def);
  if (turn.rank === 1) t.state.hall.claim = seat; // TH-STONE-07
  leaveHall(t, monster, t.piles.discard[seat]);
  gainExperience(t, seat, def.experience);
  openCages(t, turn.seat);
  for (const one of turn.cards.slice()) {
    const act = t.content[one.as].victory;
    if (act !== null && tookPart(turn, attack, one)) yield* perform(act(t, turn, one, def));
  }
  for (const one of turn.cards.slice())
    if (isHero(t.content[one.as]) && tookPart(turn, attack, one))
      yield* takeSpoils(t, turn, t.content[one.as].spoils);
  yield* takeSpoils(t, turn, def.spoils);
}

/** A hero shut out of the battle does nothing after it either. TH-TRAIT-05 */
const tookPart = (turn: Turn, { rows }: Attack, one: LaidCard): boolean =>
  turn.cards.includes(one) && rows.some(({ card, out }) => card === one.card && !out);

/** TH-CARD-51: every caged hero joins whoever has beaten a monster; the cages are destroyed. */
export function openCages(t: Thunderstone, seat: number): void {
  const caged = t.cards(t.piles.caged);
  while (caged.length > 0) {
    const hero = caged[caged.length - 1];
    t.tell('freed', { seat, kind: t.kind(hero) });
    t.move(hero, t.piles.discard[seat]);
  }
  const beside = t.cards(t.piles.beside);
  while (beside.length > 0) t.move(beside[beside.length - 1], t.piles.trash);
}

/** What battle effects destroyed leaves now; with Ambrosia heroes are discarded instead. TH-DUNGEON-17, TH-CARD-20 */
function buryDoomed(t: Thunderstone, turn: Turn): void {
  for (const one of turn.cards.slice()) if (one.doomed) destroyLaid(t, turn, one);
}

/** What was borrowed for the battle goes back, or is destroyed. TH-CARD-18, TH-CARD-28 */
export function giveBack(t: Thunderstone, turn: Turn): void {
  for (const one of turn.cards.slice()) {
    const { lentBy, kind } = one;
    if (lentBy === null) continue;
    if (lentBy === 'village') destroyLaid(t, turn, one);
    else {
      takeAway(t, turn, one, t.piles.discard[lentBy]);
      t.tell('givenBack', { owner: lentBy, kind });
    }
  }
}
