import { type Option, PASS, perform } from '@tafelrunde/engine';
import { gain, heal } from '../../rules/change.ts';
import { rollOne } from '../../rules/fate.ts';
import { arrive, endTurn } from '../../rules/moving.ts';
import { drawSpells } from '../../rules/spells.ts';
import { craftValue, has, nameAt, others, spaceName } from '../../rules/stats.ts';
import type { Alignment, Hook } from '../../shape.ts';
import { CROWN, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { cardsOf, type Cards } from '../define.ts';
import { atWill } from '../swaying.ts';
import { alike, replacesDrawn } from '../vocabulary.ts';
import { luring, stealing } from './landing.ts';
import { enthrals, thralls } from './thralls.ts';

const { character } = cardsOf('base');

const LADIES: ReadonlySet<string> = new Set(['maiden', 'princess']);
/** By alignment, the least roll that beguiles. */
const BEGUILED: Readonly<Record<Alignment, number>> = { good: 6, neutral: 5, evil: 4 };

/** The Spells of all others lie open before the owner. */
const foresight: Hook = {
  mode: 'must',
  when: (t, owner) => others(t, owner).some((other) => t.cards(t.piles.hand[other]).length > 0),
  run: (t, owner) => {
    for (const other of others(t, owner)) t.show(t.cards(t.piles.hand[other]), [owner]);
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
    grants: ['stealsWares'],
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
    grants: ['destroysSpirits', 'spiritSpell', 'noWeapons'],
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
        commits: 'ends',
        text: 'healInsteadOfMoving',
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
        when: (t, owner, { seat }) =>
          seat === owner && nameAt(t, owner) === 'woods' && !t.state.now.noMove && alike(t, owner).length > 0,
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
  druid: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 4,
    alignment: 'neutral',
    start: 'forest',
    spells: 1,
    on: atWill,
    *notices(deed, t, owner) {
      if (deed.did === 'land' && spaceName(t, deed.space) === 'woods') yield* drawSpells(t, owner, 99);
    },
  }),
  assassin: character({
    source: 'public',
    strength: 3,
    craft: 3,
    lives: 4,
    fate: 3,
    alignment: 'evil',
    start: 'city',
    on: {
      // Whoever is stabbed pays with a life.
      beforeFight: {
        mode: 'may',
        text: 'assassinate',
        when: (t, owner, fight) =>
          fight.hero === owner && fight.kind === 'battle' && t.state.players[owner].space !== CROWN,
        run: (_t, _owner, fight) => {
          fight.foeRolls = false;
          fight.stabs = true;
        },
      },
    },
  }),
  dwarf: character({
    source: 'public',
    strength: 3,
    craft: 3,
    lives: 5,
    fate: 5,
    alignment: 'neutral',
    start: 'crags',
    optionalRolls: ['crags', 'chasm'],
    evadesIn: ['hills'],
    diceAt: { portalOfPower: 1, mines: 2 },
    grants: ['mazeproof'],
    on: {
      rolled: {
        mode: 'may',
        text: 'addOne',
        when: (_t, owner, roll) => roll.seat === owner && roll.what === 'cave',
        run: (_t, _owner, roll) => {
          roll.bonus++;
        },
      },
    },
  }),
  ghoul: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 4,
    alignment: 'evil',
    start: 'graveyard',
    grants: ['psychicAttack'],
    on: {
      ...enthrals('battle', () => true),
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end) =>
          end.winner === owner && end.loser !== null && end.kind === 'psychic' && end.cost,
        *run(t, owner) {
          yield* gain(t, owner, 'lives');
        },
      },
    },
  }),
  minstrel: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 5,
    alignment: 'good',
    start: 'tavern',
    // The strongest of the animals that follow fights along.
    attackIf: (t, seat, fight) =>
      fight.kind === 'battle'
        ? Math.max(
            0,
            ...thralls(t, seat, (def) => def.family === 'animal').map((card) => t.def(card).strength),
          )
        : 0,
    against: [luring('courtLady', (kind) => LADIES.has(kind))],
    on: {
      // The dragon of the Cave is no card, but listens too.
      beforeFight: {
        mode: 'may',
        text: 'playMusic',
        when: (_t, owner, fight) => fight.hero === owner && fight.creature === 'caveDragon',
        run: (_t, _owner, fight) => {
          fight.decided = 'evaded';
        },
      },
      facing: {
        mode: 'instead',
        text: 'playMusic',
        when: (t, owner, { seat, card }) =>
          seat === owner && (t.def(card).family === 'animal' || t.def(card).family === 'dragon'),
        *run(t, owner, { card }) {
          const { family, strength } = t.def(card);
          const joins = family === 'animal' && strength > 0 && !has(t, owner, 'noFollowers');
          if (joins && (yield* rollOne(t, owner, 'minstrel')) > strength) {
            t.setNote(card, null);
            t.move(card, t.piles.followers[owner]);
            t.tell('took', { seat: owner, kind: t.kind(card) });
          }
          return 'replaced' as const;
        },
      },
    },
  }),
  monk: character({
    source: 'public',
    strength: 2,
    craft: 3,
    lives: 4,
    fate: 5,
    alignment: 'good',
    start: 'village',
    gives: { pray: 1 },
    grants: ['noWeapons', 'noArmour'],
    attackIf: (t, seat, fight) => (fight.kind === 'battle' ? craftValue(t, seat) : 0),
  }),
  prophetess: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 2,
    alignment: 'good',
    start: 'chapel',
    spells: 1,
    grants: ['alwaysSpell'],
    on: {
      cardsDrawn: replacesDrawn,
      // No Spell of another is hidden from her.
      turnStart: foresight,
      moveEnded: foresight,
      beforeFight: foresight,
      turnEnd: foresight,
    },
  }),
  sorceress: character({
    source: 'public',
    strength: 2,
    craft: 4,
    lives: 4,
    fate: 3,
    alignment: 'evil',
    start: 'graveyard',
    spells: 1,
    grants: ['psychicAttack'],
    against: [
      {
        ...stealing,
        id: 'beguile',
        *run(t, seat, other) {
          const rolled = yield* rollOne(t, seat, 'sorceress');
          if (rolled >= BEGUILED[t.state.players[other].alignment])
            yield* perform(stealing.run(t, seat, other));
        },
      },
      luring('takeFollower', (kind) => !LADIES.has(kind) && kind !== 'unicorn'),
    ],
  }),
};
