import type { Card, Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Hideout, Level, Space } from '../shape.ts';
import { catalogueOf, kindsOf } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { beforeFight } from './beforeFight.ts';
import { fightAgainst } from './fight.ts';
import { hexAt, hexesAround, isCentre, landAt } from './map.ts';
import { spendAction } from './actions.ts';
import { takeSome } from './supply.ts';

/** Elite enemies, their bounties and hideouts. EU-ELITE-01 to EU-ELITE-15 */

/** Number of bounties of each level, the lowest on top, the first one open. EU-ELITE-02, EU-ELITE-03 */
export function layBounties(t: Euthia, levels: readonly Level[]): void {
  for (const level of levels.toSorted((a, b) => b - a)) {
    const kinds = kindsOf(catalogueOf(t).sorts, 'bounty').flatMap(({ kind, bounty }) =>
      bounty?.level === level ? [kind] : [],
    );
    takeSome(t, kinds, t.seats + 2, t.piles.bountyDeck);
  }
  t.state.bountyDue = true;
  nextBounty(t);
}

/** The next bounty and its enemy, at the end of the turn in which the last one was beaten. EU-ELITE-10 */
export function nextBounty(t: Euthia): void {
  if (!t.state.bountyDue) return;
  t.state.bountyDue = false;
  const { bountyDeck, bounty, elites } = t.piles;
  const card = t.draw(bountyDeck, bounty);
  if (card !== null) t.make(t.def(card).bounty!.elite, elites);
}

/** Is this space such a hideout? EU-ELITE-06 */
export function isHideout(t: EuthiaReading, space: Space, hideout: Hideout): boolean {
  if (isCentre(space)) return false;
  if ('terrain' in hideout) return hexAt(t, space).terrain === hideout.terrain;
  if ('ring' in hideout) return landAt(t, space).special === hideout.ring;
  const { near } = hideout;
  return hexesAround(t, space).some((next) => {
    if (next === -1) return false;
    const { trade, portal } = hexAt(t, next);
    if (near === 'portal') return portal === true;
    if (near === 'destroyedTrade') return trade !== undefined && t.state.map.destroyed[next];
    return trade === near;
  });
}

/** The enemy of the open bounty, with a combat action on its pacified hideout. EU-ELITE-04, EU-ELITE-05 */
export function eliteFights(t: Euthia, seat: Seat, from: Choice[]): void {
  const bounty = t.top(t.piles.bounty);
  const card = t.top(t.piles.elites);
  if (bounty === null || card === null) return;
  if (!isHideout(t, t.state.heroes[seat].space, t.def(bounty).bounty!.hideout)) return;
  from.push({
    id: 'fightElite',
    does: 'fightElite',
    text: 'fightCard',
    card,
    run: () => fightElite(t, seat, card),
  });
}
function* fightElite(t: Euthia, seat: Seat, card: Card): Flow {
  yield* spendAction(t, seat, 'combat');
  yield* beforeFight(t, seat);
  yield* fightAgainst(t, seat, card, 'elite');
}
