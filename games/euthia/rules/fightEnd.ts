import { deedOption, type Flow, type Seat } from '@tafelrunde/engine';
import { scenarioOf } from '../modes/current.ts';
import type { Euthia, Fight, Loot } from '../shape.ts';
import { diesInCombat } from './death.ts';
import { doing } from './doing.ts';
import { resolve } from './effects.ts';
import { hopeToGaar } from './gaar.ts';
import { hexAt, setTools } from './map.ts';
import { clearPlayed, monsterNextUp } from './monsterSide.ts';
import { discardTrophy } from './carrying.ts';
import { drawCards, drawTile, keepHandLimit } from './supply.ts';
import { takeTile } from './taking.ts';
import { offerTradeAfterFight } from './trade.ts';

/** The end of a fight: victory with its seven steps, or death. EU-CEND-01 to EU-CEND-10, EU-HDEATH-01 to EU-HDEATH-08 */
export function* win(t: Euthia, fight: Fight): Flow {
  const { hero: seat } = fight;
  t.state.heroes[seat].fights.push({ level: t.def(fight.card).enemy!.level, unhurt: fight.unhurt });
  yield* reward(t, fight); // 1
  yield* trophy(t, fight); // 2
  if (fight.sort === 'monster') takeLoot(t, seat, hexAt(t, fight.space).loot ?? {}); // 3
  yield* clear(t, fight); // 4
  while (fight.hope >= 2) hopeToGaar(t, fight); // 5, EU-CEND-06
  if (fight.sort === 'monster') {
    yield* pacify(t, seat, fight); // 6
    yield* offerTradeAfterFight(t, seat); // 7
  }
}

/** The reward of a monster only within its reputation range, compared before it; elite enemies always pay. EU-CEND-02, EU-ELITE-08 */
function* reward(t: Euthia, fight: Fight): Flow {
  const { hero: seat, card } = fight;
  const { enemy, does } = t.def(card);
  const at = doing(seat);
  if (enemy!.gate === null || t.state.heroes[seat].reputation <= enemy!.gate)
    yield* resolve(t, at, enemy!.reward);
  for (const { when, fx } of does) if (when === 'beaten') yield* resolve(t, at, fx ?? []);
  if (fight.sort === 'elite') {
    const bounty = t.top(t.piles.bounty)!;
    yield* resolve(t, at, t.def(bounty).bounty!.reward);
    t.move(bounty, t.piles.bounties[seat]);
    t.state.bountyDue = true; // EU-ELITE-10
  }
  if (fight.sort === 'stage') yield* scenarioOf(t).stageWon(t, fight);
  for (const event of t.cards(t.piles.event))
    for (const { when, fx } of t.def(event).does) if (when === 'fightWon') yield* resolve(t, at, fx ?? []);
}

/** Keep the card as a trophy, or put it away. Beaten stages and wanted enemies count like elite enemies. EU-CEND-04, EU-TROPHY-01, EU-ELITE-09 */
function* trophy(t: Euthia, fight: Fight): Flow {
  const { hero: seat, card, sort } = fight;
  if (t.at(card) !== t.piles.foe) return;
  if (sort === 'wanted') {
    t.move(card, t.piles.bounties[seat]);
    return;
  }
  const { id } = yield* t.ask(seat, {
    prompt: 'keepTrophy',
    about: { kind: fight.kind },
    from: [deedOption('keepTrophy', { card }), deedOption('noTrophy', { declines: true })],
    rules: ['EU-TROPHY-01', 'EU-TROPHY-02'],
  });
  if (id === 'keepTrophy') t.move(card, t.piles.trophies[seat]);
  else discardTrophy(t, card);
}

/** Everything shown beside the monster symbol. EU-LOOT-01 */
function takeLoot(t: Euthia, seat: Seat, loot: Loot): void {
  const hero = t.state.heroes[seat];
  hero.gold += loot.gold ?? 0;
  hero.gaar += loot.gaar ?? 0;
  hero.potions += loot.potion ?? 0;
  t.tell('loot', { seat, loot: { ...loot } });
  drawCards(t, seat, 'silver', loot.silverCard ?? 0);
  drawCards(t, seat, 'gold', loot.goldCard ?? 0);
}

/** Played cards leave; the monster player keeps the rest and discards down to five. EU-CEND-05, EU-HDEATH-03 */
function* clear(t: Euthia, fight: Fight): Flow {
  clearPlayed(t, ['round', 'stepA', 'combat']);
  const { level } = t.def(fight.card).enemy!;
  if (fight.sort === 'monster') monsterNextUp(t, level);
  if (fight.monster !== null) yield* keepHandLimit(t, fight.monster);
  yield* keepHandLimit(t, fight.hero);
}

/** The space is pacified for all, and the winner's marker shows it. EU-CEND-07, EU-CEND-08, EU-PACIFY-06, EU-TRADE-02 */
function* pacify(t: Euthia, seat: Seat, { space }: Fight): Flow {
  yield* settleSpace(t, seat, space);
}
export function* settleSpace(t: Euthia, seat: Seat, space: number): Flow {
  const { map } = t.state;
  const hex = hexAt(t, space);
  map.beaten[space] = true;
  if (hex.raw !== undefined) {
    setTools(t, space, seat, 2); // EU-CEND-08
    return;
  }
  map.marker[space] = seat;
  t.tell('pacified', { seat });
  if (hex.treasure === undefined || map.destroyed[space]) return;
  // One marker stands for both. EU-TREAS-04
  const card = drawTile(t, `treasure${hex.treasure}`, t.piles.stage);
  if (card !== null) yield* takeTile(t, seat, card);
}

/** The hero is dead. EU-HDEATH-01 to EU-HDEATH-08 */
export function* lose(t: Euthia, fight: Fight): Flow {
  const { card, sort } = fight;
  while (fight.hope >= 2) hopeToGaar(t, fight); // EU-HDEATH-01
  const { level } = t.def(card).enemy!;
  if (sort === 'monster') t.move(card, t.piles.monsterNext[level - 1]); // EU-HDEATH-02
  else if (sort === 'elite') t.move(card, t.piles.elites); // EU-ELITE-11
  else if (sort === 'wanted') t.move(card, t.piles.wanted);
  else {
    t.state.stageDamage = fight.damage;
    t.move(card, t.piles.stages);
  }
  clearPlayed(t, ['round', 'stepA', 'combat']);
  yield* diesInCombat(t, fight);
  if (fight.monster !== null) yield* keepHandLimit(t, fight.monster);
  yield* keepHandLimit(t, fight.hero);
}
