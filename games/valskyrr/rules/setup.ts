import { type Card, cardOption, type Flow, type Option, type Seat } from '@tafelrunde/engine';
import type { CardDef, Valskyrr } from '../shape.ts';
import { DECKS } from '../shape.ts';
import { carryOut } from './effects.ts';
import { worldFrame } from './encounter.ts';
import { resetFocus } from './focus.ts';
import { askGroup } from './group.ts';
import { drawCards } from './heroCards.ts';
import { faceOf, marked } from './marks.ts';
import { adventureOf, alliesOf } from './places.ts';
import { limitOf } from './statics.ts';
import { OBJECTIVES, TIME_STARTS } from './trackMarks.ts';

const HAND = 5;
const TERRAINS = ['borderlands', 'wildlands', 'deadlands'] as const;

/** First the heroes, then the adventure, which is known from the start. VA-HEROSETUP-13 */
export function* setup(t: Valskyrr): Flow {
  t.state.adventure = t.options.adventure;
  makeAll(t, cardsOf(t));
  layAdventure(t);
  for (let seat = 0; seat < t.seats; seat++) yield* chooseHero(t, seat);
  for (let seat = 0; seat < t.seats; seat++) yield* chooseAllies(t, seat);
  for (let seat = 0; seat < t.seats; seat++) drawCards(t, seat, HAND); // VA-HEROSETUP-10
  t.state.loot = 1; // VA-HEROSETUP-11
  layTracks(t);
  yield* tuneRewards(t);
  layRewards(t);
  t.tell('begins', { adventure: t.state.adventure });
  yield* carryOut(worldFrame(t, t.cards(t.piles.adventure)[0]), adventureOf(t).begins);
}

/** Listed once for each content: a new game goes through it several times. */
const listed = new WeakMap<Valskyrr['content'], readonly CardDef[]>();
function cardsOf({ content }: Valskyrr): readonly CardDef[] {
  let all = listed.get(content);
  if (all === undefined) listed.set(content, (all = Object.values(content)));
  return all;
}

/** Every card of the box comes to its place; those of heroes wait until they are chosen. VA-QUESTSETUP-07, VA-QUESTSETUP-08 */
function makeAll(t: Valskyrr, all: readonly CardDef[]): void {
  const { enemyDeck, encounterDeck, rewardDeck, box } = t.piles;
  for (const { kind, sort, deck, copies, encounter, general } of all) {
    if (sort === 'enemy') for (let i = 0; i < copies; i++) t.make(kind, enemyDeck[DECKS.indexOf(deck!)]);
    else if (sort === 'encounter' && encounter!.boss === null) t.make(kind, encounterDeck);
    else if (general) t.make(kind, rewardDeck);
    else if (sort === 'hero' || sort === 'ally') t.make(kind, box);
  }
  for (const pile of enemyDeck) t.shuffle(pile);
  t.shuffle(encounterDeck);
}

/** Each hero only once. VA-COUNT-01, VA-HEROSETUP-01 */
function* chooseHero(t: Valskyrr, seat: Seat): Flow {
  const { box, charter } = t.piles;
  const from = t.cards(box).filter((card) => t.def(card).sort === 'hero');
  const { card } = yield* t.ask(seat, {
    prompt: 'chooseHero',
    from: from.map((one) => cardOption(one)),
    rules: ['VA-HEROSETUP-01', 'VA-COUNT-01'],
  });
  t.move(card, charter[seat]);
  t.state.heroes[seat].hero = t.kind(card);
  t.tell('chose', { seat, kind: t.kind(card) });
  layHero(t, seat);
}

/** Starting gear into the area, the rest of the base set into the deck, all else into the offer. VA-HEROSETUP-02 to -06 */
export function layHero(t: Valskyrr, seat: Seat): void {
  const { hero } = t.state.heroes[seat];
  const { startingGear } = t.content[hero].charter!;
  const { heroDeck, area, offer } = t.piles;
  for (const def of cardsOf(t)) {
    if (def.hero !== hero || def.sort === 'hero') continue;
    const starts = startingGear.includes(def.kind);
    const pile = starts ? area[seat] : def.baseSet ? heroDeck[seat] : offer[seat];
    for (let i = 0; i < def.copies; i++) {
      const card = t.make(def.kind, pile);
      if (starts && def.entryTokens > 0) marked(t, card).objectives = def.entryTokens; // VA-HEROSETUP-03, -04
    }
  }
  t.shuffle(heroDeck[seat]);
  resetFocus(t, seat); // VA-HEROSETUP-09
}

/** One ally at most, if no ability permits more, and none the adventure forbids. VA-HEROSETUP-07, -08, -12 */
function* chooseAllies(t: Valskyrr, seat: Seat): Flow {
  const most = limitOf(t, 'allies', 1, seat);
  const { forbiddenAllies } = adventureOf(t);
  while (alliesOf(t, seat).length < most) {
    const from: (Option & { readonly ally: Card | null })[] = t
      .cards(t.piles.box)
      .filter((card) => t.def(card).sort === 'ally')
      .map((card) => ({
        ...cardOption(
          card,
          faceOf(t, card).keywords.some((word) => forbiddenAllies.includes(word)) ? 'VA-HEROSETUP-08' : null,
        ),
        ally: card,
      }));
    from.push({ id: 'noAlly', declines: true, ally: null });
    const { ally } = yield* t.ask(seat, { prompt: 'chooseAlly', from, rules: ['VA-HEROSETUP-07'] });
    if (ally === null) return;
    t.move(ally, t.piles.area[seat]);
    t.tell('brings', { seat, kind: t.kind(ally) });
  }
}

/** VA-QUESTSETUP-01 to VA-QUESTSETUP-06 */
function layTracks(t: Valskyrr): void {
  const { state } = t;
  state.reinforcement = 0;
  state.darkness = 0;
  state.objectives = OBJECTIVES;
  state.time = TIME_STARTS[t.seats - 1];
  for (let seat = 0; seat < t.seats; seat++) state.time += alliesOf(t, seat).length; // VA-QUESTSETUP-05
}

/** Two more than heroes lie open. VA-QUESTSETUP-09 */
function layRewards(t: Valskyrr): void {
  const { rewardDeck, display } = t.piles;
  t.shuffle(rewardDeck);
  for (let i = 0; i < t.seats + 2; i++) t.draw(rewardDeck, display);
}

/** The players may take cards out of the reward deck; eight more than heroes must remain. VA-TUNED-01 */
function* tuneRewards(t: Valskyrr): Flow {
  if (!t.options.tunedRewards) return;
  const { rewardDeck, box } = t.piles;
  while (t.cards(rewardDeck).length > t.seats + 8) {
    const from: (Option & { readonly out: Card | null })[] = t.cards(rewardDeck).map((card) => ({
      id: `out.${t.kind(card)}`,
      text: 'removeReward',
      about: { kind: t.kind(card) },
      out: card,
    }));
    from.push({ id: 'noMore', declines: true, out: null });
    const { out } = yield* askGroup(t, { prompt: 'tuneRewards', from, rules: ['VA-TUNED-01'] });
    if (out === null) return;
    t.move(out, box);
  }
}

/** Map, boss, boss encounter, quest tokens, and where the party starts. VA-QUESTSETUP-10, VA-QUESTSETUP-11 */
function layAdventure(t: Valskyrr): void {
  const { adventure, aside, place, hidden, unused, hiddenToken } = t.piles;
  const plan = adventureOf(t);
  t.make(t.state.adventure, adventure);
  t.make(plan.boss, aside);
  t.make(plan.encounter, aside);
  t.state.party = plan.start;
  t.state.threat = plan.slots.map(() => 0);
  // Tiles of each type are shuffled; as many as the map needs lie on it, face down.
  TERRAINS.forEach((terrain, row) => {
    const tiles = unused[row];
    for (const { kind, location } of Object.values(t.content))
      if (location?.terrain === terrain && kind !== plan.bossTile) t.make(kind, tiles);
    t.shuffle(tiles);
    plan.slots.forEach((slot, i) => {
      if (slot.terrain === terrain && i !== plan.bossSlot) t.draw(tiles, hidden[i]);
    });
  });
  t.make(plan.haven, place[plan.start]);
  t.make(plan.bossTile, hidden[plan.bossSlot]);
  if (plan.questTokens !== null) layTokens(t, plan.questTokens.slots, plan.questTokens.tokens, hiddenToken);
}

function layTokens(
  t: Valskyrr,
  slots: readonly number[],
  tokens: readonly string[],
  hiddenToken: Valskyrr['piles']['hiddenToken'],
): void {
  const [first] = slots;
  for (const kind of tokens) t.make(kind, hiddenToken[first]);
  t.shuffle(hiddenToken[first]);
  for (const slot of slots.slice(1)) t.move(t.top(hiddenToken[first])!, hiddenToken[slot]);
}
