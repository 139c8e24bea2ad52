import { perform } from '@tafelrunde/engine';
import { heal } from '../../rules/change.ts';
import { countersOn, fromSupply, setCounters } from '../../rules/decks.ts';
import { missTurn, relocate } from '../../rules/moving.ts';
import { isPlaying, nameAt, strengthValue } from '../../rules/stats.ts';
import { gainReward } from '../../rules/warlock.ts';
import type { Hook, Turn } from '../../shape.ts';
import { CROWN, regionOf, type SpaceName } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { asAt, gain, nothing, pray, takes } from '../vocabulary.ts';

const { character } = cardsOf('sacredPool');

/** A knight without a horse gets a new one there. */
const remount = (horse: string, space: SpaceName): Hook<Turn> => ({
  mode: 'may',
  text: 'remount',
  when: (t, owner, { seat }) =>
    seat === owner &&
    nameAt(t, owner) === space &&
    fromSupply(t, horse) !== null &&
    !t.cards(t.piles.followers[owner]).some((card) => t.kind(card) === horse),
  *run(t, owner) {
    yield* perform(takes(horse)(t, owner, null));
  },
});
const chapelPrayer = asAt('chapel', pray({ '1-4': nothing, 5: gain('lives'), 6: gain('spell') })); // TA-DENIZEN-02

export const sacredPoolCharacters: Cards = {
  chivalricKnight: character({
    source: 'public',
    strength: 3,
    craft: 3,
    lives: 4,
    fate: 2,
    alignment: 'good',
    start: 'castle',
    objects: ['stableRidingHorse'],
    grants: ['sparesWeaker'],
    on: {
      moveEnded: remount('stableRidingHorse', 'castle'),
      // A counter on the card says that the knight stands by somebody in this fight.
      beforeFight: {
        mode: 'may',
        text: 'standBy',
        when: (t, owner, fight) => {
          const { players } = t.state;
          const region = regionOf(players[fight.hero].space);
          return (
            fight.hero !== owner &&
            fight.kind === 'battle' &&
            fight.foes.length > 0 &&
            region !== 'inner' &&
            region === regionOf(players[owner].space)
          );
        },
        run: (t, owner, fight, card) => {
          relocate(t, owner, t.state.players[fight.hero].space);
          fight.heroBonus += strengthValue(t, owner);
          setCounters(t, card, 1);
        },
      },
      fightEnd: {
        mode: 'must',
        when: (t, owner, end, card) => end.winner !== owner && countersOn(t, card) > 0,
        *run(t, owner, end, card) {
          setCounters(t, card, 0);
          if (end.winner === null || !end.cost || !isPlaying(t, owner)) return;
          yield* gainReward(t, owner);
          missTurn(t, owner);
        },
      },
      turnEnd: {
        mode: 'must',
        when: (t, _owner, _turn, card) => countersOn(t, card) > 0,
        run: (t, _owner, _turn, card) => setCounters(t, card, 0),
      },
    },
  }),
  cleric: character({
    source: 'house',
    strength: 3,
    craft: 4,
    lives: 5,
    fate: 3,
    alignment: 'good',
    start: 'chapel',
    spells: 1,
    gives: { pray: 1 },
    grants: ['destroysSpirits'],
    on: {
      // Praying takes the place of move and encounter; on the Crown there is a duty, TA-CROWN-02, TA-CROWN-03.
      turnStart: {
        mode: 'may',
        text: 'prayHere',
        when: (t, owner, { seat }) =>
          seat === owner && !t.state.now.noMove && t.state.players[owner].space !== CROWN,
        *run(t, owner) {
          t.state.now.noMove = true;
          t.state.now.noEncounter = true;
          yield* perform(chapelPrayer(t, owner, null));
        },
      },
    },
  }),
  dreadKnight: character({
    source: 'memory',
    strength: 2,
    craft: 3,
    lives: 4,
    fate: 1,
    alignment: 'evil',
    start: 'graveyard',
    objects: ['stableWarhorse'],
    on: {
      moveEnded: remount('stableWarhorse', 'graveyard'),
      fightEnd: {
        mode: 'must',
        when: (t, owner, end) =>
          end.winner === owner &&
          end.loser !== null &&
          end.cost &&
          t.state.players[end.loser].alignment === 'good',
        run: (t, owner) => {
          heal(t, owner, 1);
        },
      },
    },
  }),
  magus: character({
    source: 'house',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 1,
    alignment: 'evil',
    start: 'city',
    spells: 2,
    gives: { spells: 1 },
    grants: ['keepsSpells', 'psychicAttack'],
  }),
};
