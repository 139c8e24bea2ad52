import { type Flow, type Option, perform, type Seat } from '@tafelrunde/engine';
import type { Against, FightKind, Talisman } from '../shape.ts';
import { asksEvade } from './attack.ts';
import { duel } from './duel.ts';
import { settle } from './settle.ts';
import { characterOf, has, isPlaying, isToad, strength } from './stats.ts';
import { staged } from './moments.ts';

/** Some have sworn not to raise their hand against everybody. */
export const spares = (t: Talisman, seat: Seat, other: Seat): boolean =>
  (has(t, seat, 'sparesGood') && t.state.players[other].alignment === 'good') ||
  (has(t, seat, 'sparesWeaker') && strength(t, other) < strength(t, seat));

/** TA-ENC-03: attack, or use an ability. */
export function* encounterCharacter(t: Talisman, seat: Seat, other: Seat, lifeOnly = false): Flow {
  const from: (Option & { ability?: never })[] = [{ id: 'attack' }];
  if (!isToad(t, seat) && has(t, seat, 'psychicAttack')) from.push({ id: 'psychicAttack' }); // TA-ATK-03
  const abilities: Against[] = isToad(t, seat)
    ? []
    : (characterOf(t, seat)?.character!.against.slice() ?? []);
  for (const quest of t.cards(t.piles.quest[seat])) {
    const { against } = t.def(quest).task!;
    if (against !== null) abilities.push(against);
  }
  if (!lifeOnly)
    for (const ability of abilities) if (ability.can(t, seat, other)) from.push({ id: ability.id });
  const { id } = yield* t.ask(seat, {
    prompt: 'against',
    about: { other },
    from,
    rules: ['TA-ENC-03'],
  });
  yield* staged(t, 'meeting', { type: 'meeting', seat, other });
  if (!isPlaying(t, seat) || !isPlaying(t, other)) return;
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
