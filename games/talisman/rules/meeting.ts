import { deedOption, type Flow, type Option, perform, type Seat } from '@tafelrunde/engine';
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

interface Way extends Option {
  /** How it is attacked, or with which ability it is met. */
  readonly how: FightKind | Against;
}
/** TA-ENC-03: attack, or use an ability. Whoever is spared can still be met; on the Crown nobody is. */
export function waysAgainst(t: Talisman, seat: Seat, other: Seat, lifeOnly: boolean): Way[] {
  const from: Way[] = [];
  if (t.state.players[seat].space === CROWN || !spares(t, seat, other)) {
    from.push(deedOption('attack', { how: 'battle' }));
    if (!isToad(t, seat) && has(t, seat, 'psychicAttack'))
      from.push(deedOption('psychicAttack', { how: 'psychic' })); // TA-ATK-03
  }
  if (!lifeOnly)
    for (const ability of abilitiesOf(t, seat))
      if (ability.can(t, seat, other))
        from.push({
          id: ability.id,
          does: ability.id,
          how: ability,
          ...(ability.commits !== undefined && { commits: ability.commits }),
        });
  return from;
}

export function* encounterCharacter(t: Talisman, seat: Seat, other: Seat, lifeOnly = false): Flow {
  const from = waysAgainst(t, seat, other, lifeOnly);
  // Carried to somebody one will not attack, with nothing else to do there.
  if (from.length === 0) return;
  const { how } = yield* t.ask(seat, {
    prompt: 'against',
    about: { other },
    from,
    rules: ['TA-ENC-03'],
  });
  yield* t.windowOnStage('meeting', { type: 'meeting', seat, other });
  if (typeof how === 'string') yield* duel(t, seat, other, how, lifeOnly);
  else if (yield* asksEvade(t, other, { rival: seat })) t.tell('evadedRival', { seat: other, rival: seat });
  // What happened at the meeting may have left nothing to use it on.
  else if (how.can(t, seat, other)) {
    t.tell('ability', { seat, other, ability: how.id });
    yield* perform(how.run(t, seat, other));
  }
  yield* settle(t, seat);
}
