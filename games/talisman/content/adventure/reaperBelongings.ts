import {
  type Card,
  cardOption,
  deedOption,
  type Flow,
  type Option,
  PASS,
  type Seat,
  seatOption,
} from '@tafelrunde/engine';
import { gain, lose } from '../../rules/change.ts';
import { discard, drawFrom, stackFor, stackOf } from '../../rules/decks.ts';
import { loseLives } from '../../rules/life.ts';
import { arrive, relocate } from '../../rules/moving.ts';
import { barred, drop, loseCard, takeFrom } from '../../rules/objects.ts';
import { boundToCrown, healingAllowed } from '../../rules/sheet.ts';
import {
  characterOf,
  craftValue,
  isPlaying,
  lifeValue,
  nameAt,
  others,
  spaceName,
  terrainOn,
} from '../../rules/stats.ts';
import type { Effect, Hook, Stat, Talisman, Turn } from '../../shape.ts';
import { inRegion, named, regionOf, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { ANY_TIME, cardsOf, type Cards } from '../define.ts';
import { atWill } from '../swaying.ts';
import { aTalisman, feedsOn, gain as gains, heal, lose as loses, miss, table } from '../vocabulary.ts';
import { clumsy } from './reaperEnemies.ts';

const { object, follower } = cardsOf('reaper');

/** It leaves once the last Spell it brought is gone. */
const granted: Hook<Turn> = {
  mode: 'must',
  when: (t, owner) => t.cards(t.piles.lent[owner]).length === 0,
  run: (t, owner, _turn, card) => loseCard(t, owner, card),
};
const onSpace = (t: Talisman, seat: Seat): Card[] =>
  t.cards(t.piles.space[t.state.players[seat].space]).filter((card) => t.def(card).type === 'place');

const followers: Cards = {
  colossus: follower({
    source: 'public',
    gives: { battle: 2 },
    use: {
      at: ['turnStart'],
      can: (t, owner, { seat }) => seat === owner && onSpace(t, owner).length > 0,
      *does(t, seat) {
        const places = onSpace(t, seat);
        const chosen = yield* t.some(seat, {
          prompt: 'wipeOut',
          from: places.map((card) => cardOption(card)),
          min: 1,
          max: places.length,
        });
        for (const { card } of chosen) discard(t, card);
      },
    },
  }),
  familiar: follower({
    source: 'public',
    gives: { craft: 2 },
    *joins(t, seat, card): Flow<boolean> {
      const from: Option[] = [deedOption('loseLife', { commits: 'costs' }), PASS];
      const { declines } = yield* t.ask(seat, { prompt: 'may', about: { kind: t.kind(card) }, from });
      if (declines) return false;
      yield* loseLives(t, seat, 1, 'other');
      return isPlaying(t, seat);
    },
    on: {
      spellsDrawn: {
        mode: 'may',
        commits: 'costs',
        when: (_t, owner, { seat }) => seat === owner,
        *run(t, owner, { cards }) {
          const held = cards.filter((card) => t.at(card) === t.piles.hand[owner]);
          if (held.length === 0) return;
          const { card } = yield* t.ask(owner, {
            prompt: 'redrawSpell',
            from: held.map((spell): Option & { card: Card } => ({ ...cardOption(spell), commits: 'costs' })),
          });
          discard(t, card);
          drawFrom(t, 'spells', t.piles.hand[owner]);
        },
      },
    },
  }),
  fiendSlayer: follower({
    source: 'public',
    grants: ['drawsMore'],
    on: {
      fightEnd: {
        mode: 'must',
        when: (_t, owner, { loser }) => loser === owner,
        run: (t, owner, _end, card) => loseCard(t, owner, card),
      },
    },
  }),
  genie: follower({
    source: 'public',
    grants: ['lendsSpells'],
    taken: (t, seat) => {
      let brought = 0;
      while (brought < 3 && drawFrom(t, 'spells', t.piles.lent[seat]) !== null) brought++;
      t.state.players[seat].casts += brought;
      t.tell('spells', { seat, count: brought });
    },
    on: { turnStart: granted, moveEnded: granted, turnEnd: granted },
  }),
  homunculus: follower({ source: 'public', barred: ['good'], gives: { strength: 1, craft: 1 } }),
  horseAndCart: follower({ source: 'public', copies: 2, tags: ['steed'], gives: { carry: 8 } }),
  // Nobody wants him: he can be left at court, in a tavern, or with somebody beaten.
  jester: follower({
    source: 'public',
    sticks: true,
    ...clumsy,
    notices(deed, t, owner, card) {
      if (deed.did !== 'land') return;
      if (['castle', 'tavern'].includes(spaceName(t, deed.space))) loseCard(t, owner, card);
    },
    on: {
      fightEnd: {
        mode: 'may',
        when: (t, owner, { winner, loser }) => winner === owner && loser !== null && isPlaying(t, loser),
        *run(t, owner, { loser }, card) {
          yield* takeFrom(t, loser!, owner, card);
        },
      },
    },
  }),
  ridingHorse: follower({ source: 'public', copies: 2, tags: ['steed'], grants: ['gallops'] }),
  stJosephine: follower({
    source: 'public',
    use: {
      at: [...ANY_TIME, 'loss'],
      can: (t, owner, scene) =>
        healingAllowed(t) &&
        t.state.players[owner].lives < lifeValue(t, owner) &&
        (scene.type !== 'loss' || scene.seat === owner),
      discards: true,
      does: heal(),
    },
  }),
  warhorse: follower({
    source: 'public',
    tags: ['steed'],
    attackIf: (t, seat, fight) => (fight.kind === 'battle' ? craftValue(t, seat) : 0),
    on: {
      fightEnd: {
        mode: 'must',
        when: (_t, owner, end) => end.loser === owner && end.cost,
        run: (t, owner, _end, card) => loseCard(t, owner, card),
      },
    },
  }),
};

/** A drink that may disagree with one. */
const elixir = (stat: Stat) =>
  object({
    source: 'public',
    magic: true,
    use: { discards: true, does: table({ 1: loses('lives'), '2-5': gains(stat), 6: gains(stat, 2) }) },
  });
const homes = (t: Talisman, seat: Seat): Option[] =>
  named(characterOf(t, seat)!.character!.start)
    .filter((space) => terrainOn(t, space) === null && space !== t.state.players[seat].space)
    .map(spaceOption);

/** Somebody loses Strength, Craft or both. */
const ruin: Effect = function* (t, seat) {
  const from = others(t, seat).map((other) => seatOption(other));
  if (from.length === 0) return;
  const { seat: other } = yield* t.ask(seat, { prompt: 'another', from });
  const { id } = yield* t.ask(seat, {
    prompt: 'choose',
    from: [deedOption('twoStrength'), deedOption('twoCraft'), deedOption('oneOfEach')],
  });
  if (id === 'twoStrength') yield* lose(t, other, 'strength', 2);
  else if (id === 'twoCraft') yield* lose(t, other, 'craft', 2);
  else {
    yield* lose(t, other, 'strength');
    yield* lose(t, other, 'craft');
  }
};
/** What could be put into the pouch. */
const concealable = (t: Talisman, seat: Seat, pouch: Card): Card[] =>
  t.cards(t.piles.objects[seat]).filter((card) => card !== pouch && !t.def(card).sticks);

/** Spirits that are no cards: demons are spirits, too; the Ice Queen and a Follower gone mad are none. */
const SPIRITS: ReadonlySet<string> = new Set([
  'cragSpirit',
  'tombShadow',
  'tombWight',
  'tombDemon',
  'demonLord',
]);

const objects: Cards = {
  druidStaff: object({ source: 'public', magic: true, on: atWill }),
  elixirOfDestiny: elixir('fate'),
  elixirOfMight: elixir('strength'),
  elixirOfWisdom: elixir('craft'),
  flyingCarpet: object({
    source: 'public',
    magic: true,
    on: {
      moveRolled: {
        mode: 'may',
        when: (_t, owner, move) => move.seat === owner && !move.replaced && move.dice.includes(6),
        *run(t, owner, move) {
          const here = t.state.players[owner].space;
          const from: Option[] = inRegion[regionOf(here)].filter((space) => space !== here).map(spaceOption);
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from: [...from, PASS] });
          if (chosen.declines) return;
          arrive(t, owner, spaceOf(chosen));
          move.replaced = true;
        },
      },
    },
  }),
  // Takes its owner home instead of the move, and stays behind itself.
  hearthRune: object({
    source: 'public',
    magic: true,
    on: {
      turnStart: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, { seat }) =>
          seat === owner && !t.state.now.noMove && !boundToCrown(t, owner) && homes(t, owner).length > 0,
        *run(t, owner, _turn, card) {
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from: homes(t, owner) });
          drop(t, owner, card);
          relocate(t, owner, spaceOf(chosen));
          t.state.now.noMove = true;
        },
      },
    },
  }),
  orbOfDestiny: object({ source: 'public', magic: true, grants: ['fateOfTwo'] }),
  foundPsychicCrystal: object({ source: 'public', magic: true, gives: { psychic: 1 } }),
  rodOfRuin: object({
    source: 'public',
    magic: true,
    use: {
      at: ['turnStart', 'moveEnded'],
      can: (t, owner, { seat }) => seat === owner && others(t, owner).length > 0,
      discards: true,
      does: ruin,
    },
  }),
  // Its captive fights in one battle; then both are gone.
  staffOfMastery: object({
    source: 'public',
    magic: true,
    barred: ['good'],
    grants: ['enslaves'],
    on: {
      beforeFight: {
        mode: 'may',
        commits: 'costs',
        when: (t, owner, fight, card) =>
          (fight.hero === owner || fight.rival === owner) &&
          fight.kind === 'battle' &&
          stackOf(t, card).length > 0,
        run: (t, owner, fight, card) => {
          const help = stackOf(t, card).reduce((sum, captive) => sum + t.def(captive).strength, 0);
          if (fight.hero === owner) fight.heroBonus += help;
          else fight.foeBonus += help;
          loseCard(t, owner, card);
        },
      },
    },
  }),
  baneSword: object({
    source: 'public',
    magic: true,
    weapon: true,
    attackIf: (t, _seat, fight) =>
      fight.kind === 'psychic' &&
      ((fight.creature !== null && SPIRITS.has(fight.creature)) ||
        fight.foes.some((card) => t.def(card).family === 'spirit'))
        ? 2
        : 0,
  }),
  fateStealer: object({
    source: 'public',
    magic: true,
    weapon: true,
    gives: { battle: 1 },
    on: {
      fightEnd: feedsOn('fate'),
    },
  }),
  skullWand: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['good'],
    gives: { battle: 1, psychic: 2 },
  }),
  swordOfLight: object({
    source: 'public',
    magic: true,
    weapon: true,
    barred: ['evil'],
    gives: { battle: 2, psychic: 1 },
  }),
  casket: object({
    source: 'public',
    use: {
      discards: true,
      does: table({
        '1-2': loses('lives'),
        3: miss(),
        4: gains('gold', 2),
        5: gains('spell'),
        6: aTalisman,
      }),
    },
  }),
  // What lies in it weighs nothing, is of no use, and cannot be taken; neither can the pouch around it.
  concealedPouch: object({
    source: 'public',
    on: {
      turnStart: {
        mode: 'may',
        text: 'unpack',
        when: (t, owner, { seat }, card) => seat === owner && stackOf(t, card).length > 0,
        run: (t, owner, _turn, card) => {
          for (const hidden of stackOf(t, card).slice())
            if (barred(t, owner, hidden) === null) t.move(hidden, t.piles.objects[owner]);
            else drop(t, owner, hidden); // TA-ALIGN-04
        },
      },
      turnEnd: {
        mode: 'may',
        commits: 'costs',
        text: 'conceal',
        when: (t, owner, { seat }, card) =>
          seat === owner && stackOf(t, card).length === 0 && concealable(t, owner, card).length > 0,
        *run(t, owner, _turn, card) {
          const from = concealable(t, owner, card).map((one) => cardOption(one));
          const chosen = yield* t.ask(owner, { prompt: 'pouch', from });
          const pile = stackFor(t, card);
          if (pile !== null) t.move(chosen.card, pile);
        },
      },
      taking: {
        mode: 'instead',
        when: (t, owner, taking, card) =>
          taking.from === owner && taking.card === card && stackOf(t, card).length > 0,
        run: () => 'replaced' as const,
      },
    },
  }),
  goldenStatue: object({
    source: 'public',
    tags: ['prize'],
    use: {
      at: ['moveEnded', 'turnEnd'],
      can: (t, owner, { seat }) =>
        seat === owner && (nameAt(t, owner) === 'city' || nameAt(t, owner) === 'castle'),
      discards: true,
      *does(t, seat) {
        yield* gain(t, seat, 'gold', nameAt(t, seat) === 'castle' ? 4 : 2);
      },
    },
  }),
  foundMap: object({ source: 'public', totalAt: { mines: -2 } }),
  foundShovel: object({ source: 'public', totalAt: { crypt: -2 } }),
};

export const reaperBelongings: Cards = { ...followers, ...objects };
