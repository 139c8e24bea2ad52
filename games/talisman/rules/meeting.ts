import { type Flow, type Option, perform, type Seat } from '@tafelrunde/engine';
import { CROWN } from '../shape/spaces.ts';
import type { Against, FightKind, Talisman } from '../shape.ts';
import { asksEvade } from './attack.ts';
import { duel } from './duel.ts';
import { settle } from './settle.ts';
import { characterOf, has, isToad, strength } from './stats.ts';

/** Some have sworn not to raise their hand against everybody. */
export const spares = (t: Talisman, seat: Seat, other: Seat): boolean =>
  (has(t, seat, 'sparesGood') && t.state.players[other].alignment === 'good') ||
  (has(t, seat, 'sparesWeaker') && strength(t, other) < strength(t, seat));

/** What a character can do to others it meets: its own abilities, and what its quests ask for. */
function abilitiesOf(t: Talisman, seat: Seat): Against[] {
  const abilities: Against[] = isToad(t, seat)
    ? []
    : (characterOf(t, seat)?.character!.against.slice() ?? []);
  for (const quest of t.cards(t.piles.quest[seat])) {
    const { against } = t.def(quest).task!;
    if (against !== null) abilities.push(against);
  }
  return abilities;
}

/** TA-ENC-03: attack, or use an ability. Whoever is spared can still be met; on the Crown nobody is. */
export function waysAgainst(t: Talisman, seat: Seat, other: Seat, lifeOnly: boolean): Option[] {
  const from: Option[] = [];
  if (t.state.players[seat].space === CROWN || !spares(t, seat, other)) {
    from.push({ id: 'attack' });
    if (!isToad(t, seat) && has(t, seat, 'psychicAttack')) from.push({ id: 'psychicAttack' }); // TA-ATK-03
  }
  if (!lifeOnly)
    for (const ability of abilitiesOf(t, seat))
      if (ability.can(t, seat, other)) from.push({ id: ability.id });
  return from;
}

export function* encounterCharacter(t: Talisman, seat: Seat, other: Seat, lifeOnly = false): Flow {
  const abilities = abilitiesOf(t, seat);
  const from = waysAgainst(t, seat, other, lifeOnly);
  // Carried to somebody one will not attack, with nothing else to do there.
  if (from.length === 0) return;
  const { id } = yield* t.ask(seat, {
    prompt: 'against',
    about: { other },
    from,
    rules: ['TA-ENC-03'],
  });
  yield* t.windowOnStage('meeting', { type: 'meeting', seat, other });
  const ability = abilities.find((one) => one.id === id);
  if (ability === undefined) {
    const kind: FightKind = id === 'psychicAttack' ? 'psychic' : 'battle';
    yield* duel(t, seat, other, kind, lifeOnly);
  } else if (yield* asksEvade(t, other, { rival: seat })) t.tell('evadedRival', { seat: other, rival: seat });
  // What happened at the meeting may have left nothing to use it on.
  else if (ability.can(t, seat, other)) {
    t.tell('ability', { seat, other, ability: id });
    yield* perform(ability.run(t, seat, other));
  }
  yield* settle(t, seat);
}
