import { cardOption, deedOption, type Flow, type Option, PASS, type Seat } from '@tafelrunde/engine';
import type { Fight, FightKind, Losing, Talisman } from '../shape.ts';
import {
  asksEvade,
  championFor,
  fateOnAttack,
  heroRoll,
  heroScore,
  newFight,
  rivalScore,
  sendDominated,
  sum,
  verdict,
} from './attack.ts';
import { type Bonuses, bonusesOf, fightEnds, rollAnew } from './combat.ts';
import { loseLives } from './life.ts';
import { barred, chooseWeapons, takeFrom } from './objects.ts';
import { isPlaying, isToad } from './stats.ts';
import { deed } from './warlock.ts';

/** One character attacks another. TA-DUEL-01 to TA-DUEL-10 */
export function* duel(t: Talisman, hero: Seat, rival: Seat, kind: FightKind, lifeOnly = false): Flow {
  if (yield* asksEvade(t, rival, { rival: hero })) {
    t.tell('evadedRival', { seat: rival, rival: hero }); // TA-EVADE-04
    return;
  }
  const fight = newFight(kind, hero, { rival });
  fight.lifeOnly = lifeOnly;
  yield* t.scene<Fight, void>(fight, () => courseOf(t, fight, rival));
  if (fight.decided === 'evaded' || !isPlaying(t, hero)) return;
  // A quest this fulfils leads away: TA-WARLOCK-04. The duel is fought where it began.
  yield* deed(t, hero, { did: 'attack', seat: rival, card: null });
}

function* courseOf(t: Talisman, fight: Fight, rival: Seat): Flow {
  const { hero } = fight;
  t.tell('duel', { seat: hero, rival, how: fight.kind });
  yield* t.window('beforeFight', fight); // TA-DUEL-02
  if (!isPlaying(t, hero) || !isPlaying(t, rival)) return;
  if (fight.decided === 'evaded') {
    t.tell('evadedRival', { seat: rival, rival: hero });
    return;
  }
  for (const seat of [hero, rival]) sendDominated(t, fight, seat);
  const before = bonusesOf(fight);
  fight.weapons = yield* chooseWeapons(t, hero, fight.weapons, fight.kind);
  fight.rivalWeapons = yield* chooseWeapons(t, rival, fight.rivalWeapons, fight.kind);
  yield* rollBoth(t, fight, rival);
  yield* settleDuel(t, fight, rival, before);
}

function* rollBoth(t: Talisman, fight: Fight, rival: Seat): Flow {
  const { hero } = fight;
  if (fight.heroRolls) fight.heroDice = heroRoll(t, fight, hero); // TA-DUEL-03
  if (fight.foeRolls) fight.foeDice = heroRoll(t, fight, rival);
  t.tell('attackRolls', { seat: hero, hero: sum(fight.heroDice), foe: sum(fight.foeDice), rival });
  // TA-DUEL-04, TA-DUEL-05: first the attacker, then the defender, and nobody twice.
  yield* fateOnAttack(t, fight, hero);
  yield* fateOnAttack(t, fight, rival);
  yield* t.window('fightRolled', fight);
}

/** TA-DUEL-06, TA-DUEL-07 */
function* settleDuel(t: Talisman, fight: Fight, rival: Seat, before: Bonuses): Flow {
  const { hero } = fight;
  let outcome = compared(t, fight, rival);
  // A stand-off is nobody's victory: the attacker may want another one, or the defender.
  const unhappy = outcome === 'won' ? [rival] : outcome === 'lost' ? [hero] : [hero, rival];
  for (const seat of unhappy) {
    const how = outcome === 'standOff' ? 'standOff' : 'lost';
    const losing: Losing = { type: 'losing', seat, outcome: how, again: false };
    if ((yield* t.windowOnStage('losing', losing)) === 'replaced') return;
    if (!losing.again) continue;
    rollAnew(fight, before);
    yield* rollBoth(t, fight, rival);
    outcome = compared(t, fight, rival);
    break;
  }
  if (outcome === 'standOff') return;
  yield* spoils(t, fight, outcome === 'won' ? hero : rival, outcome === 'won' ? rival : hero);
}

function compared(t: Talisman, fight: Fight, rival: Seat): 'won' | 'lost' | 'standOff' {
  const own = heroScore(t, fight);
  const foe = rivalScore(t, fight);
  const outcome = verdict(fight, own, foe);
  t.tell('duelResult', { seat: fight.hero, rival, own, foe, outcome });
  return outcome;
}

/** TA-DUEL-08, TA-DUEL-09: the winner takes a life, an Object, a gold coin, or nothing. */
function* spoils(t: Talisman, fight: Fight, winner: Seat, loser: Seat): Flow {
  if (championFor(fight, loser) !== null) {
    yield* fightEnds(t, fight, winner, loser, false); // Somebody else has lost in the loser's place.
    return;
  }
  const prizes = t
    .cards(t.piles.objects[loser])
    .filter((card) => t.def(card).tags.includes('prize') && barred(t, winner, card) === null);
  let from: Option[] = [deedOption('takeLife')];
  const lifeOnly = fight.lifeOnly || (fight.stabs && winner === fight.hero);
  // A prize must be taken, and nothing else.
  if (!lifeOnly && prizes.length > 0) from = prizes.map((card) => cardOption(card));
  else if (!lifeOnly) {
    // TA-TOAD-08
    if (t.state.players[loser].gold > 0 && !isToad(t, winner)) from.push(deedOption('takeGold'));
    for (const card of t.cards(t.piles.objects[loser])) from.push(cardOption(card, barred(t, winner, card)));
    from.push(PASS);
  }
  const { does, card } = yield* t.ask(winner, {
    prompt: 'spoils',
    about: { loser },
    from,
    rules: ['TA-DUEL-08', 'TA-DUEL-09'],
  });
  let lost = 0;
  if (does === 'takeLife') {
    lost = yield* loseLives(t, loser, 1, fight.kind, fight); // TA-DUEL-10
    if (lost > 0) yield* deed(t, winner, { did: 'takeLife', from: loser });
  } else if (does === 'takeGold') takeGold(t, winner, loser, 1);
  else if (card !== undefined) yield* takeFrom(t, winner, loser, card);
  yield* fightEnds(t, fight, winner, loser, lost > 0);
}

/** Gold changes hands. */
export function takeGold(t: Talisman, seat: Seat, from: Seat, most: number): number {
  const gold = Math.min(most, t.state.players[from].gold);
  if (gold === 0 || isToad(t, seat)) return 0;
  t.state.players[from].gold -= gold;
  t.state.players[seat].gold += gold;
  t.tell('tookGold', { seat, from, gold });
  return gold;
}
