import { deedOption, type Option, seatOption } from '@tafelrunde/engine';
import { fightCreature } from '../../rules/combat.ts';
import { drawDenizen } from '../../rules/denizens.ts';
import { duel } from '../../rules/duel.ts';
import { rollOne } from '../../rules/fate.ts';
import { loseLives } from '../../rules/life.ts';
import { attackValue, charactersOn, has } from '../../rules/stats.ts';
import { newFight } from '../../rules/attack.ts';
import { spares } from '../../rules/meeting.ts';
import { usableWeapons } from '../../rules/objects.ts';
import type { Card, Effect } from '../../shape.ts';
import { cardsOf, type Cards } from '../define.ts';
import { lessFollowers } from './inner.ts';

const { space } = cardsOf('cataclysm');

/** TA-CATA-01 */
const settled = () => space({ source: 'public', denizens: true, text: (t, seat) => drawDenizen(t, seat) });

/** TA-CATA-02: whoever finds company must attack, and the winner must take a life. */
const strife: Effect = function* (t, seat) {
  const there = charactersOn(t, t.state.players[seat].space, seat).filter(
    (other) => other !== seat && !spares(t, seat, other),
  );
  if (there.length === 0) return;
  const { seat: rival } = yield* t.ask(seat, {
    prompt: 'mustAttack',
    from: there.map((other) => seatOption(other)),
    rules: ['TA-CATA-02'],
  });
  yield* duel(t, seat, rival, 'battle', true);
};

/** TA-CATA-03 */
const lich: Effect = function* (t, seat) {
  yield* lessFollowers(t, seat, yield* rollOne(t, seat, 'lich'));
};

/** TA-CATA-04: so many lives, or stay and roll again. */
const frozenSpire: Effect = function* (t, seat) {
  const rolled = yield* rollOne(t, seat, 'frozenSpire');
  const from: Option[] = [
    deedOption('loseLives', { value: rolled, commits: 'costs' }),
    deedOption('stay', { declines: true }),
  ];
  const { declines } = yield* t.ask(seat, {
    prompt: 'frozenSpire',
    about: { rolled },
    from,
    rules: ['TA-CATA-04'],
  });
  t.state.players[seat].done = declines !== true;
  if (declines !== true) yield* loseLives(t, seat, rolled, 'other');
};

/** TA-CATA-05 */
const mutant: Effect = function* (t, seat) {
  const value = t.die() + t.die() + t.die();
  t.state.players[seat].done = (yield* fightCreature(t, seat, 'mutant', 'battle', value, true)) === 'won';
};
/** As strong as its visitor with the best that visitor could wield. */
const snowbeast: Effect = function* (t, seat) {
  const fight = newFight('battle', seat, {});
  const worth = (...weapons: readonly Card[]): number => {
    fight.weapons = [...weapons];
    return attackValue(t, seat, fight, weapons);
  };
  const weapons = usableWeapons(t, seat).toSorted((a, b) => worth(b) - worth(a));
  const value = worth(...weapons.slice(0, has(t, seat, 'twoWeapons') ? 2 : 1));
  t.state.players[seat].done = (yield* fightCreature(t, seat, 'snowbeast', 'battle', value, true)) === 'won';
};

/** Spaces of the Cataclysm board that read differently. Remnant symbols: see rules/places.ts. */
export const cataclysmSpaces: Cards = {
  ruinedCitySpace: settled(),
  ruinedTavern: settled(),
  ruinedVillage: settled(),
  ruinedChapel: settled(),
  ruinedGraveyard: settled(),
  ruinedCastle: settled(),
  plainOfStrife: space({ source: 'public', text: strife }),
  lichSpace: space({ source: 'public', text: lich }),
  frozenSpire: space({ source: 'public', text: frozenSpire }),
  mutantsDen: space({ source: 'public', text: mutant }),
  snowbeastPits: space({ source: 'public', text: snowbeast }),
};
