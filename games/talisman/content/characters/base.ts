import { type Option, PASS } from '@tafelrunde/engine';
import { cardOption } from '@tafelrunde/engine';
import { setAlignment } from '../../rules/alignment.ts';
import { heal } from '../../rules/change.ts';
import { takeGold } from '../../rules/duel.ts';
import { arrive, endTurn } from '../../rules/moving.ts';
import { barred, takeFrom } from '../../rules/objects.ts';
import { fillSpells } from '../../rules/spells.ts';
import { nameAt } from '../../rules/stats.ts';
import type { Against, Alignment } from '../../shape.ts';
import { named, regionOf, spaceOf, spaceOption } from '../../topology.ts';
import { cardsOf, type Cards } from '../define.ts';

const { character } = cardsOf('base');

/** Take one gold or one Object from a character one lands on, instead of attacking it. */
const stealing: Against = {
  id: 'steal',
  can: (t, seat, other) =>
    t.state.players[other].gold > 0 ||
    t.cards(t.piles.objects[other]).some((card) => barred(t, seat, card) === null),
  *run(t, seat, other) {
    const from: Option[] = t
      .cards(t.piles.objects[other])
      .map((card) => cardOption(card, barred(t, seat, card)));
    if (t.state.players[other].gold > 0) from.push({ id: 'takeGold' });
    const { card } = yield* t.ask(seat, { prompt: 'steal', about: { other }, from });
    if (card === undefined) takeGold(t, seat, other, 1);
    else yield* takeFrom(t, seat, other, card);
  },
};

export const baseCharacters: Cards = {
  warrior: character({
    source: 'public',
    strength: 4,
    craft: 2,
    lives: 5,
    fate: 1,
    alignment: 'neutral',
    start: 'tavern',
    grants: ['bestOfTwo', 'twoWeapons'],
  }),
  wizard: character({
    source: 'public',
    strength: 2,
    craft: 5,
    lives: 4,
    fate: 3,
    alignment: 'evil',
    start: 'graveyard',
    spells: 2,
    grants: ['alwaysSpell', 'psychicAttack'],
  }),
  thief: character({
    source: 'public',
    strength: 3,
    craft: 3,
    lives: 4,
    fate: 2,
    alignment: 'neutral',
    start: 'city',
    against: [stealing],
  }),
  priest: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 5,
    alignment: 'good',
    start: 'chapel',
    spells: 1,
    gives: { pray: 1 },
    grants: ['destroysSpirits', 'noWeapons'],
  }),
  troll: character({
    source: 'public',
    strength: 6,
    craft: 1,
    lives: 6,
    fate: 1,
    alignment: 'neutral',
    start: 'crags',
    optionalRolls: ['crags'],
    on: {
      // A 6 for movement: heal a life and stay, instead of moving.
      moveRolled: {
        mode: 'may',
        when: (_t, owner, move) => move.seat === owner && move.dice.includes(6),
        run: (t, owner, move) => {
          heal(t, owner, 1);
          move.replaced = true;
          endTurn(t, owner);
        },
      },
    },
  }),
  elf: character({
    source: 'public',
    strength: 3,
    craft: 4,
    lives: 4,
    fate: 3,
    alignment: 'good',
    start: 'forest',
    optionalRolls: ['forest'],
    evadesIn: ['woods'],
    on: {
      // In the Woods: to any other Woods of the region instead of rolling.
      turnStart: {
        mode: 'may',
        text: 'throughTheWoods',
        when: (t, owner, { seat }) => seat === owner && nameAt(t, owner) === 'woods' && !t.state.now.noMove,
        *run(t, owner) {
          const here = t.state.players[owner].space;
          const from = named('woods')
            .filter((space) => space !== here && regionOf(space) === regionOf(here))
            .map(spaceOption);
          if (from.length === 0) return;
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from: [...from, PASS] as Option[] });
          if (chosen.id === PASS.id) return;
          arrive(t, owner, spaceOf(chosen));
          t.state.now.noMove = true;
        },
      },
    },
  }),
  druid: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 4,
    alignment: 'neutral',
    start: 'forest',
    spells: 1,
    on: {
      turnStart: {
        mode: 'may',
        text: 'changeAlignment',
        when: (t, owner, { seat }) => seat === owner && !t.state.players[owner].swayed,
        *run(t, owner) {
          const from = (['good', 'neutral', 'evil'] as Alignment[])
            .filter((alignment) => alignment !== t.state.players[owner].alignment)
            .map((id) => ({ id }));
          const { id } = yield* t.ask(owner, { prompt: 'chooseAlignment', from, rules: ['TA-ALIGN-03'] });
          setAlignment(t, owner, id);
        },
      },
      moveEnded: {
        mode: 'must',
        when: (t, owner, { seat }) => seat === owner && nameAt(t, owner) === 'woods',
        run: (t, owner) => {
          fillSpells(t, owner);
        },
      },
    },
  }),
};
