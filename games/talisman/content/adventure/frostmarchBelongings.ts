import { cardOption, perform, type Seat } from '@tafelrunde/engine';
import { championFor, explode, sum } from '../../rules/attack.ts';
import { gain as gains, heal } from '../../rules/change.ts';
import { countersOn, discard, drawFrom, setCounters } from '../../rules/decks.ts';
import { atLeast, rollOne } from '../../rules/fate.ts';
import { crossRiver, endTurn, missTurn } from '../../rules/moving.ts';
import { barred, loseCard, take } from '../../rules/objects.ts';
import { textAt } from '../../rules/places.ts';
import { has, isToad, lifeValue, nameAt, owned, ownsTag, spaceName } from '../../rules/stats.ts';
import type { Card, CardDef, FightEnd, Hook, Talisman } from '../../shape.ts';
import { ACROSS, inRegion, regionOf, spaceOf, spaceOption } from '../../shape/spaces.ts';
import { fightsIn, sendChampion } from '../characters/thralls.ts';
import { cardsOf, type Cards } from '../define.ts';
import {
  winsOutright,
  all,
  discarded,
  fullSpells,
  joinsFor,
  lose,
  loseQuests,
  lying,
  nothing,
  pickCard,
  table,
} from '../vocabulary.ts';
import { sendsAway } from './banishing.ts';

const { object, follower } = cardsOf('frostmarch');

const followers: Cards = {
  // She fights in the place of her owner; a counter on her says that she does.
  champion: follower({
    source: 'public',
    on: {
      beforeFight: {
        mode: 'may',
        when: (_t, owner, fight) =>
          fightsIn(fight, owner) && fight.kind === 'battle' && championFor(fight, owner) === null,
        run: (t, owner, fight, card) => {
          sendChampion(fight, owner, 3);
          setCounters(t, card, 1);
        },
      },
      fightEnd: {
        mode: 'must',
        when: (t, _owner, _end, card) => countersOn(t, card) > 0,
        run: (t, owner, end, card) => {
          setCounters(t, card, 0);
          if (end.loser !== owner) return;
          loseCard(t, owner, card);
          endTurn(t, owner);
        },
      },
      turnEnd: {
        mode: 'must',
        when: (t, _owner, _turn, card) => countersOn(t, card) > 0,
        run: (t, _owner, _turn, card) => setCounters(t, card, 0),
      },
    },
  }),
  herbalist: follower({
    source: 'public',
    on: {
      moveEnded: {
        mode: 'may',
        when: (t, owner, { seat }) =>
          seat === owner &&
          ['forest', 'woods'].includes(nameAt(t, owner)) &&
          t.state.players[owner].lives < lifeValue(t, owner),
        run: (t, owner) => {
          heal(t, owner, 1);
        },
      },
    },
  }),
  hieromartyr: follower({
    source: 'public',
    on: {
      loss: {
        mode: 'instead',
        commits: 'costs',
        when: (_t, owner, { seat, cause }) => seat === owner && (cause === 'battle' || cause === 'psychic'),
        run: (t, owner, _loss, card) => {
          loseCard(t, owner, card);
          return 'replaced' as const;
        },
      },
    },
  }),
  porter: follower({ source: 'public', copies: 2, joins: joinsFor(1), gives: { carry: 4 } }),
};

/** Enemies of the region, apart from those on the own space. */
const summonable = (t: Talisman, seat: Seat): Card[] => {
  const { space } = t.state.players[seat];
  const region = regionOf(space);
  if (region === 'inner' || textAt(t, space).draw === 0) return [];
  const elsewhere = inRegion[region].filter((other) => other !== space);
  return lying(t, ({ type }) => type === 'enemy', elsewhere);
};

/** A player who loses a life to this weapon is frozen for a turn. */
const freezes: { fightEnd: Hook<FightEnd> } = {
  fightEnd: {
    mode: 'must',
    when: (_t, _owner, end, card) =>
      // The Weapons of a fight that is over are the winner's.
      end.loser !== null && end.cost && end.weapons.includes(card),
    run: (t, _owner, end) => missTurn(t, end.loser!),
  },
};

/** What a bag can hold: everything but itself, in the order in which it was put in. */
const packable = (t: Talisman, owner: Seat, bag: Card): Card[] =>
  t.cards(t.piles.objects[owner]).filter((other) => other !== bag);

const magicObjects: Cards = {
  ancientArtefact: object({
    source: 'public',
    magic: true,
    on: {
      beforeFight: {
        mode: 'may',
        when: (_t, owner, fight) => fight.hero === owner || fight.rival === owner,
        *run(t, owner, fight, card) {
          const bonus = (count: number) => () => {
            if (fight.hero === owner) fight.heroBonus += count;
            else fight.foeBonus += count;
          };
          const results = {
            1: all(discarded, lose('lives')),
            2: discarded,
            '3-4': nothing,
            5: bonus(1),
            6: bonus(3),
          };
          yield* perform(table(results)(t, owner, card));
        },
      },
    },
  }),
  // What lies in the bag is safe: the first four other Objects of its owner, who may pack it again.
  bagOfCarrying: object({
    source: 'public',
    magic: true,
    gives: { carry: 4 },
    on: {
      taking: {
        mode: 'must',
        when: (t, owner, scene, card) =>
          scene.from === owner && packable(t, owner, card).slice(0, 4).includes(scene.card),
        run: (t, owner, _taking, card) => {
          t.tell('used', { seat: owner, kind: t.kind(card) });
          return 'replaced' as const;
        },
      },
      turnEnd: {
        mode: 'may',
        text: 'pack',
        when: (t, owner, { seat }, card) => seat === owner && packable(t, owner, card).length > 4,
        *run(t, owner, _turn, card) {
          const objects = packable(t, owner, card);
          const from = objects.map((one) => cardOption(one));
          const chosen = yield* t.some(owner, { prompt: 'pack', from, min: 4, max: 4 });
          const packed = new Set(chosen.map((option) => option.card));
          for (const one of objects) if (!packed.has(one)) t.move(one, t.piles.objects[owner]);
        },
      },
    },
  }),
  bookOfWizardry: object({ source: 'public', magic: true, use: { discards: true, does: fullSpells } }),
  celestialBauble: object({
    source: 'public',
    magic: true,
    barred: ['evil'],
    on: {
      fightRolled: winsOutright('psychic'),
    },
  }),
  chaliceOfShadow: object({
    source: 'public',
    magic: true,
    barred: ['good'],
    gives: { strength: 1 },
    grants: ['desertproof'],
  }),
  hornOfSummoning: object({
    source: 'public',
    magic: true,
    on: {
      moveEnded: {
        mode: 'may',
        when: (t, owner, { seat }) => seat === owner && summonable(t, owner).length > 0,
        *run(t, owner, _turn, card) {
          const called = (yield* pickCard(t, owner, card, summonable(t, owner)))!;
          const { space } = t.state.players[owner];
          t.move(called, t.piles.space[space]);
          t.tell('placed', { kind: t.kind(called), space });
        },
      },
    },
  }),
  wingedBoots: object({
    source: 'public',
    magic: true,
    on: {
      moveRolled: {
        mode: 'may',
        when: (t, owner, move) =>
          move.seat === owner &&
          !move.replaced &&
          move.dice.includes(6) &&
          ACROSS[t.state.players[owner].space].length > 0,
        *run(t, owner, move) {
          const from = ACROSS[t.state.players[owner].space].map(spaceOption);
          const chosen = yield* t.ask(owner, { prompt: 'teleport', from });
          move.replaced = true;
          yield* crossRiver(t, owner, spaceOf(chosen));
        },
      },
    },
  }),
  frostbite: object({ source: 'public', magic: true, weapon: true, gives: { battle: 1 }, on: freezes }),
  iceFang: object({ source: 'public', magic: true, weapon: true, gives: { psychic: 1 }, on: freezes }),
};

/** Adventure cards are turned up; one Object among them may be kept. Without any there is gold. */
const openChest = (mapped: (t: Talisman, seat: Seat) => boolean) =>
  function* (t: Talisman, seat: Seat, by: Card | null) {
    const drawn: Card[] = [];
    const count = mapped(t, seat) ? 10 : 5;
    while (drawn.length < count) {
      const card = drawFrom(t, 'adventure', t.piles.stage);
      if (card === null) break;
      drawn.push(card);
      t.tell('drew', { seat, kind: t.kind(card) });
    }
    const wanted = drawn.filter((card) => t.def(card).type === 'object' && barred(t, seat, card) === null);
    const chosen = yield* pickCard(t, seat, by, wanted);
    for (const card of drawn) if (card !== chosen) discard(t, card);
    if (chosen === null) yield* gains(t, seat, 'gold', 3);
    else if (!(yield* take(t, seat, chosen))) discard(t, chosen);
  };

/** Armour of the mind. Only one piece helps in a fight: the best. */
const wards = (from: 5 | 6): Pick<CardDef, 'tags' | 'on'> => ({
  tags: ['ward', String(from)],
  on: {
    loss: {
      mode: 'instead',
      when: (t, owner, { seat, cause }, card) =>
        seat === owner &&
        cause === 'psychic' &&
        !isToad(t, owner) &&
        !has(t, owner, 'noArmour') &&
        owned(t, owner, ({ tags }) => tags.includes('ward'))
          .toSorted((a, b) => t.def(a).tags[1].localeCompare(t.def(b).tags[1]))
          .indexOf(card) === 0,
      *run(t, owner, _loss, card) {
        const saved = (yield* rollOne(t, owner, 'armour', atLeast(from))) >= from;
        t.tell(saved ? 'armourHeld' : 'armourFailed', { seat: owner, kind: t.kind(card) });
        return saved ? ('replaced' as const) : undefined;
      },
    },
  },
});

const objects: Cards = {
  astrolabe: object({ source: 'public', grants: ['eventproof'] }),
  // A burden until the Castle sees through it.
  falseGrail: object({
    source: 'public',
    sticks: true,
    grants: ['noQuests'],
    taken: loseQuests,
    notices: (deed, t, owner, card) => {
      if (deed.did === 'land' && spaceName(t, deed.space) === 'castle') loseCard(t, owner, card);
    },
  }),
  luckyCharm: object({
    source: 'public',
    copies: 2,
    on: {
      beforeRoll: {
        mode: 'may',
        commits: 'costs',
        when: (_t, owner, { seat, dice, count }) => seat === owner && dice.length < count,
        *run(t, owner, roll, card) {
          loseCard(t, owner, card);
          roll.dice.push(yield* chosenDie(t, owner));
        },
      },
      beforeFight: {
        mode: 'may',
        commits: 'costs',
        when: (_t, owner, fight) =>
          (fight.hero === owner && fight.heroRolls && fight.heroSet === null) ||
          (fight.rival === owner && fight.foeRolls && fight.foeSet === null),
        *run(t, owner, fight, card) {
          loseCard(t, owner, card);
          const die = yield* chosenDie(t, owner);
          if (fight.hero === owner) fight.heroSet = die;
          else fight.foeSet = die;
        },
      },
    },
  }),
  royalDecree: object({ source: 'public', on: sendsAway('stranger', 'place') }),
  treasureChestFrostmarch: object({
    source: 'public',
    copies: 2,
    use: { discards: true, does: openChest((t, seat) => ownsTag(t, seat, 'treasureMap')) },
  }),
  treasureMapFrostmarch: object({
    source: 'public',
    copies: 2,
    tags: ['treasureMap'],
    use: {
      discards: true,
      *does(t, seat) {
        yield* gains(t, seat, 'gold', yield* rollOne(t, seat, 'treasureMapFrostmarch'));
      },
    },
  }),
  helmOfWarding: object({ source: 'public', ...wards(6) }),
  mirrorShield: object({ source: 'public', ...wards(5) }),
  poisonedDagger: object({
    source: 'public',
    weapon: true,
    gives: { battle: 1 },
    on: {
      fightRolled: {
        mode: 'may',
        when: (_t, owner, fight, card) =>
          championFor(fight, owner) === null &&
          ((fight.weapons.includes(card) && sum(fight.heroDice) === 1) ||
            (fight.rivalWeapons.includes(card) && sum(fight.foeDice) === 1)),
        run: (t, owner, fight) => {
          const dice = fight.hero === owner ? fight.heroDice : fight.foeDice;
          dice.push(t.die());
          explode(t, dice); // TA-EXPL-01
        },
      },
    },
  }),
};
const chosenDie = (t: Talisman, seat: Seat) => t.number(seat, { prompt: 'dieResult', min: 1, max: 6 });

export const frostmarchBelongings: Cards = { ...followers, ...magicObjects, ...objects };
