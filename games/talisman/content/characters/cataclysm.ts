import { deedOption, type Option, PASS, perform } from '@tafelrunde/engine';
import { gain as gains, lose as loses } from '../../rules/change.ts';
import { countersOn, setCounters } from '../../rules/decks.ts';
import { takeGold } from '../../rules/duel.ts';
import { loseLives } from '../../rules/life.ts';
import { relocate } from '../../rules/moving.ts';
import { barred, take } from '../../rules/objects.ts';
import { roomForSpell } from '../../rules/spells.ts';
import { isPlaying, lifeValue, under } from '../../rules/stats.ts';
import type { Against } from '../../shape.ts';
import { along, regionOf, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { all, choose, gain, heal, lose, table } from '../vocabulary.ts';

const { character } = cardsOf('cataclysm');

/** Counters on the Barbarian: hurt in this turn, charged on in this turn. */
const HURT = 1;
const CHARGED = 2;

/** Gold, or a life. */
const demanding: Against = {
  id: 'demandGold',
  can: () => true,
  *run(t, seat, other) {
    const from = [
      deedOption('payToll', {
        commits: 'costs',
        ...(t.state.players[other].gold === 0 ? { no: 'TA-STAT-01' } : {}),
      }),
      deedOption('loseLife', { commits: 'costs' }),
    ];
    const { does } = yield* t.ask(other, { prompt: 'toll', from });
    if (does === 'payToll') takeGold(t, seat, other, 1);
    else yield* loseLives(t, other, 1, 'other');
  },
};

const mutation = table(
  {
    '2-3': choose({ strength: lose('strength'), craft: lose('craft') }, 'strength', 'craft'),
    4: lose('lives'),
    '5-6': all(gain('fate'), heal(1)),
    '7-8': gain('fate', 2),
    '9-11': choose({ strength: gain('strength'), craft: gain('craft') }),
    12: all(gain('strength'), gain('craft')),
  },
  { dice: 2, what: 'mutant' },
);

export const cataclysmCharacters: Cards = {
  arcaneScion: character({
    source: 'house',
    strength: 2,
    craft: 5,
    lives: 4,
    fate: 2,
    alignment: 'neutral',
    start: 'city',
    spells: 1,
    grants: ['psychicAttack', 'craftSpell'],
    on: {
      turnStart: {
        mode: 'may',
        commits: 'costs',
        text: 'bendFate',
        // What would bring nothing is not offered, and what bars fate bars both.
        when: (t, owner, { seat }) =>
          seat === owner &&
          !under(t, 'noFate', owner) &&
          (t.cards(t.piles.hand[owner]).length > 0 ||
            (t.state.players[owner].fate > 0 && roomForSpell(t, owner))),
        *run(t, owner) {
          const from: Option[] = [];
          if (t.cards(t.piles.hand[owner]).length > 0)
            from.push(deedOption('spellToFate', { commits: 'costs' }));
          if (t.state.players[owner].fate > 0 && roomForSpell(t, owner))
            from.push(deedOption('fateToSpell', { commits: 'costs' }));
          const { does } = yield* t.ask(owner, { prompt: 'choose', from });
          const [paid, got] =
            does === 'spellToFate' ? (['spell', 'fate'] as const) : (['fate', 'spell'] as const);
          yield* loses(t, owner, paid);
          yield* gains(t, owner, got);
        },
      },
    },
  }),
  barbarian: character({
    source: 'house',
    strength: 5,
    craft: 2,
    lives: 5,
    fate: 1,
    alignment: 'neutral',
    start: 'crags',
    objects: ['axe'],
    grants: ['noSpells'],
    attackIf: (t, seat, fight, card) =>
      fight.kind === 'battle' &&
      (t.state.players[seat].lives < lifeValue(t, seat) || (countersOn(t, card) & HURT) > 0)
        ? 1
        : 0,
    on: {
      turnStart: {
        mode: 'must',
        when: (t, _owner, _turn, card) => countersOn(t, card) > 0,
        run: (t, _owner, _turn, card) => setCounters(t, card, 0),
      },
      loss: {
        mode: 'must',
        when: (t, owner, loss, card) => loss.seat === owner && (countersOn(t, card) & HURT) === 0,
        run: (t, _owner, _loss, card) => setCounters(t, card, countersOn(t, card) | HURT),
      },
      fightEnd: {
        mode: 'may',
        text: 'chargeOn',
        when: (t, owner, end, card) =>
          end.winner === owner &&
          end.kind === 'battle' &&
          end.foes.length > 0 &&
          end.cost &&
          t.state.turn === owner &&
          t.state.now.encounter &&
          regionOf(t.state.players[owner].space) !== 'inner' &&
          (countersOn(t, card) & CHARGED) === 0,
        *run(t, owner, _end, card) {
          const here = t.state.players[owner].space;
          const from: Option[] = [spaceOption(along(here, 1)), spaceOption(along(here, -1)), PASS];
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from });
          if (chosen.declines) return;
          setCounters(t, card, countersOn(t, card) | CHARGED);
          relocate(t, owner, spaceOf(chosen));
        },
      },
    },
  }),
  // The space of the same name has taken the short one.
  blackKnightCataclysm: character({
    source: 'house',
    strength: 4,
    craft: 3,
    lives: 4,
    fate: 1,
    alignment: 'evil',
    start: 'castle',
    objects: ['sword'],
    grants: ['tollToEvade'],
    against: [demanding],
  }),
  scavenger: character({
    source: 'house',
    strength: 3,
    craft: 3,
    lives: 4,
    fate: 3,
    alignment: 'neutral',
    start: 'ruins',
    objects: ['haversack'],
    gives: { carry: 2 },
    grants: ['peeksRemnants'],
    on: {
      // What others have thrown away.
      turnStart: {
        mode: 'may',
        text: 'scavenge',
        when: (t, owner, { seat }) => {
          const top = t.top(t.piles.adventureDiscard);
          return (
            seat === owner && top !== null && t.def(top).type === 'object' && barred(t, owner, top) === null
          );
        },
        *run(t, owner) {
          yield* take(t, owner, t.top(t.piles.adventureDiscard)!);
        },
      },
    },
  }),
  mutant: character({
    source: 'house',
    strength: 3,
    craft: 3,
    lives: 5,
    fate: 2,
    alignment: 'neutral',
    start: 'forest',
    enters: mutation,
    on: {
      turnStart: {
        mode: 'may',
        commits: 'costs',
        text: 'mutate',
        when: (_t, owner, { seat }) => seat === owner,
        *run(t, owner) {
          if ((yield* loseLives(t, owner, 1, 'other')) === 0 || !isPlaying(t, owner)) return;
          yield* perform(mutation(t, owner, null));
        },
      },
    },
  }),
};
