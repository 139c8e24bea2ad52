import { type Option, perform, seatOption } from '@tafelrunde/engine';
import { gain, lose } from '../../rules/change.ts';
import { foeValue } from '../../rules/combat.ts';
import { discard } from '../../rules/decks.ts';
import { rollOne } from '../../rules/fate.ts';
import { begin, removeCard } from '../../rules/lasting.ts';
import { loseTurn } from '../../rules/moving.ts';
import { boundToCrown } from '../../rules/sheet.ts';
import { craftValue, strengthValue } from '../../rules/stats.ts';
import { becomeToad } from '../../rules/toad.ts';
import { gainQuest, mayAcceptQuest, questOf } from '../../rules/warlock.ts';
import { counters } from '../../rules/change.ts';
import { spellTargets } from '../../rules/spells.ts';
import { inRegion, regionOf, spaceOf } from '../../shape/spaces.ts';
import { anybody, cardsOnBoard, freeSpaces, inFight, ownTurn } from '../aims.ts';
import { strengthen } from '../characters/thralls.ts';
import { cardsOf, type Cards } from '../define.ts';
import { table, teleportTo } from '../vocabulary.ts';
import { activeOther, atFoe, inOwnFight, isAdventure, isHalted, ownPortal } from './effects.ts';

const { spell } = cardsOf('frostmarch');

export const frostmarchSpells: Cards = {
  blackIce: spell({
    source: 'public',
    at: ['moveRolled'],
    stays: true,
    aim: freeSpaces(() => true),
    run: (t, caster, aim, _scene, card) => {
      const space = spaceOf(aim!);
      t.move(card, t.piles.space[space]);
      begin(t, 'ice', caster, 1, { card, space });
    },
  }),
  bolster: spell({
    source: 'public',
    copies: 2,
    at: ['beforeFight'],
    when: inFight,
    *run(t, caster, _aim, scene) {
      strengthen(scene, caster, yield* rollOne(t, caster, 'bolster'));
    },
  }),
  brainwave: spell({
    source: 'public',
    copies: 2,
    early: ownPortal,
    run: (t, caster) => {
      t.state.players[caster].craftNow += craftValue(t, caster);
    },
  }),
  energize: spell({
    source: 'public',
    copies: 2,
    early: ownPortal,
    run: (t, caster) => {
      t.state.players[caster].strengthNow += strengthValue(t, caster);
    },
  }),
  freeze: spell({
    source: 'public',
    at: ['beforeFight'],
    when: atFoe(() => true),
    run: (_t, caster, _aim, fight) => {
      if (fight.hero === caster) fight.foeRolls = false;
      else fight.heroRolls = false;
    },
  }),
  hydraSpell: spell({
    source: 'public',
    at: ['casting'],
    when: (t, caster, scene) => {
      const { target } = scene;
      return target !== null && spellTargets(t, caster).some((seat) => seat !== target);
    },
    *run(t, caster, _aim, cast) {
      const from = spellTargets(t, caster)
        .filter((seat) => seat !== cast.target)
        .map((seat) => seatOption(seat));
      const chosen = yield* t.some(caster, { prompt: 'hydra', from, min: 1, max: from.length });
      cast.more.push(...chosen.map(({ seat }) => seat));
    },
  }),
  markedForGlory: spell({
    source: 'public',
    at: ['beforeRoll', 'beforeFight'],
    when: (t, caster, scene) => (scene.type === 'fight' ? inFight(t, caster, scene) : scene.seat === caster),
    *run(t, caster, _aim, scene) {
      const more = yield* t.number(caster, { prompt: 'addToRoll', min: 0, max: 6 });
      if (scene.type === 'fight') strengthen(scene, caster, more);
      else scene.bonus += more;
    },
  }),
  metamorph: spell({
    source: 'public',
    at: ['beforeFight'],
    when: inOwnFight((fight) => fight.foes.length === 1),
    aim: (t, caster, scene) => {
      const [old] = scene.foes;
      const { number } = t.def(old);
      return cardsOnBoard((def) => def.type === 'enemy' && def.number === number)(t, caster, scene).filter(
        ({ card }) => card !== old,
      );
    },
    run: (t, caster, aim, fight) => {
      const card = aim!.card!;
      const [old] = fight.foes;
      t.move(card, t.piles.space[t.state.players[caster].space]);
      fight.foes.splice(0, 1, card);
      fight.value = foeValue(t, caster, card, fight.kind);
      fight.foeDie = t.def(card).foe!.dice;
      fight.fate = t.def(card).foe!.fate;
      // The character in the trap of the old one is free.
      fight.heroRolls = true;
      discard(t, old);
    },
  }),
  obliterate: spell({
    source: 'public',
    at: ['turnStart', 'moveEnded'],
    when: (t, caster, scene) =>
      ownTurn(t, caster, scene) && regionOf(t.state.players[caster].space) !== 'inner',
    early: isHalted,
    run: (t, caster) => {
      for (const space of inRegion[regionOf(t.state.players[caster].space)])
        for (const card of t.cards(t.piles.space[space]).slice())
          if (isAdventure(t.def(card))) removeCard(t, card);
    },
  }),
  pathOfDestiny: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart'],
    aim: (t, caster, scene) =>
      anybody(t, caster, scene).filter(({ seat }) => questOf(t, seat!) === null && mayAcceptQuest(t, seat!)),
    *run(t, _caster, aim) {
      yield* gainQuest(t, aim!.seat!);
    },
  }),
  syphonStrength: spell({
    source: 'public',
    at: ['turnStart'],
    aim: activeOther((t, seat) => counters(t, seat, 'strength') > 0),
    *run(t, caster, aim) {
      if (counters(t, aim!.seat!, 'strength') === 0) return;
      yield* lose(t, aim!.seat!, 'strength');
      yield* gain(t, caster, 'strength');
    },
  }),
  timeSteal: spell({
    source: 'public',
    copies: 2,
    at: ['turnStart'],
    aim: activeOther(),
    run: (t, caster, aim) => {
      // Turned against its caster it steals nothing: it is not the caster's turn.
      if (aim!.seat !== t.state.turn) return;
      loseTurn(t, aim!.seat);
      t.state.thief = caster;
    },
  }),
  toadify: spell({
    source: 'public',
    copies: 2,
    at: ['beforeFight'],
    when: atFoe((fight) => fight.kind === 'battle'),
    *run(t, caster, _aim, fight) {
      const rival = fight.hero === caster ? fight.rival : fight.hero;
      const rolled = yield* rollOne(t, caster, 'toadify');
      if (rolled <= 1) becomeToad(t, caster);
      else if (rolled >= 4 && rival !== null) becomeToad(t, rival);
      else if (rolled >= 4) fight.value = Math.max(1, fight.foes.length);
    },
  }),
  vortex: spell({
    source: 'public',
    at: ['turnStart'],
    aim: (t, caster) => {
      const region = regionOf(t.state.players[caster].space);
      return spellTargets(t, caster)
        .filter((seat) => regionOf(t.state.players[seat].space) === region && !boundToCrown(t, seat))
        .map((seat): Option => ({ id: `seat${seat}`, seat }));
    },
    *run(t, _caster, aim, _scene, card) {
      yield* perform(WHIRL(t, aim!.seat!, card));
    },
  }),
};
const WHIRL = table({
  1: teleportTo('crags'),
  2: teleportTo('tavern'),
  3: teleportTo('city'),
  4: teleportTo('castle'),
  5: teleportTo('temple'),
  6: teleportTo('portalOfPower'),
});
