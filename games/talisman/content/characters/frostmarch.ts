import { type Option, PASS } from '@tafelrunde/engine';
import { arrive } from '../../rules/moving.ts';
import { nameAt } from '../../rules/stats.ts';
import { dealQuest, questOf } from '../../rules/warlock.ts';
import { type SpaceName, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { alike } from '../vocabulary.ts';
import { goldTaking } from './landing.ts';
import { enthrals } from './thralls.ts';

const { character } = cardsOf('frostmarch');

const HOPS: readonly string[] = ['fields', 'hills', 'plains', 'woods'] satisfies SpaceName[];

export const frostmarchCharacters: Cards = {
  leprechaun: character({
    source: 'house',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 3,
    alignment: 'neutral',
    start: 'forest',
    evadesIn: ['woods', 'forest'],
    against: [goldTaking],
    on: {
      turnStart: {
        mode: 'may',
        text: 'hopAway',
        when: (t, owner, { seat }) =>
          seat === owner &&
          HOPS.includes(nameAt(t, owner)) &&
          !t.state.now.noMove &&
          alike(t, owner).length > 0,
        *run(t, owner) {
          const from: Option[] = [...alike(t, owner).map(spaceOption), PASS];
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from });
          if (chosen.declines) return;
          arrive(t, owner, spaceOf(chosen));
          t.state.now.noMove = true;
        },
      },
    },
  }),
  necromancer: character({
    source: 'memory',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 2,
    alignment: 'evil',
    start: 'graveyard',
    spells: 1,
    grants: ['psychicAttack'],
    on: enthrals('psychic', (def) => def.family === 'spirit'),
  }),
  ogreChieftain: character({
    source: 'memory',
    strength: 5,
    craft: 2,
    lives: 6,
    fate: 1,
    alignment: 'neutral',
    start: 'crags',
    optionalRolls: ['crags'],
    on: enthrals('battle', (def) => def.family === 'monster' && def.strength > 0 && def.strength <= 5),
  }),
  warlock: character({
    source: 'memory',
    strength: 2,
    craft: 5,
    lives: 4,
    fate: 1,
    alignment: 'neutral',
    start: 'warlocksCave',
    spells: 1,
    grants: ['psychicAttack', 'questSpell'],
    *enters(t, seat) {
      if (questOf(t, seat) === null) yield* dealQuest(t, seat);
    },
  }),
};
