import {
  type Card,
  cardOption,
  deedOption,
  done,
  type Flow,
  type Option,
  PASS,
  perform,
  type Seat,
} from '@tafelrunde/engine';
import type { Deed, Talisman } from '../shape.ts';
import { CAVE } from '../shape/spaces.ts';
import { canDraw, discard, drawFrom } from './decks.ts';
import { boundToCrown, sheet } from './sheet.ts';
import { relocate } from './moving.ts';
import { loseCard, shedSurplus, take } from './objects.ts';
import { drawSpells } from './spells.ts';
import { gistOf, has, isPlaying, isToad, owned, terrainOn } from './stats.ts';

export const questOf = (t: Talisman, seat: Seat): Card | null => t.top(t.piles.quest[seat]);

/** TA-SETUP-07, TA-DEATH-05: a random quest, without a choice because there is no other. */
export function* dealQuest(t: Talisman, seat: Seat): Flow {
  if (has(t, seat, 'noQuests')) return; // TA-DEATH-02: what bars quests may have been inherited.
  const card = drawFrom(t, 'warlock', t.piles.quest[seat]);
  if (card !== null) yield* accepted(t, seat, card);
}
/** Some quests begin with something: a roll, for instance. */
function* accepted(t: Talisman, seat: Seat, card: Card): Flow {
  const { meet } = t.def(card);
  if (meet !== null && t.at(card) === t.piles.quest[seat]) yield* perform(meet(t, seat, card));
}

/** How many quests an ending wants of everybody; 0 where there is none that does. */
const wantedQuests = (t: Talisman): number => sheet(t)?.quests ?? 0;
/** Do quests, done or not, outlast their character? */
export const keepsQuests = (t: Talisman): boolean => wantedQuests(t) > 0;
/** How many may lie open. TA-WARLOCK-02: one, unless an ending wants several. */
function questRoom(t: Talisman, seat: Seat): number {
  const wanted = wantedQuests(t);
  return wanted === 0 ? 1 : wanted - t.cards(t.piles.fulfilled[seat]).length;
}
/** What everybody begins with, also somebody who joins later. */
export function* dealQuests(t: Talisman, seat: Seat): Flow {
  const count = keepsQuests(t) ? questRoom(t, seat) : t.options.startQuest ? 1 : 0;
  for (let held = t.cards(t.piles.quest[seat]).length; held < count; held++) yield* dealQuest(t, seat);
}

/** Can this character accept a quest at all, and is there one? */
export const mayAcceptQuest = (t: Talisman, seat: Seat): boolean =>
  !has(t, seat, 'noQuests') && questRoom(t, seat) > 0 && canDraw(t, 'warlock');

/** TA-WARLOCK-01, TA-WARLOCK-02: draw a quest; of two, one is kept. */
export function* gainQuest(t: Talisman, seat: Seat): Flow {
  if (mayAcceptQuest(t, seat)) yield* acceptQuest(t, seat, drawFrom(t, 'warlock', t.piles.stage)!);
}
/** This quest, from wherever it lies. */
export function* acceptQuest(t: Talisman, seat: Seat, card: Card): Flow {
  yield* chooseQuest(t, seat, card);
  yield* accepted(t, seat, card);
}
function* chooseQuest(t: Talisman, seat: Seat, card: Card): Flow {
  const pile = t.piles.quest[seat];
  t.move(card, pile);
  t.tell('quest', { seat, kind: t.kind(card) });
  if (t.cards(pile).length <= questRoom(t, seat)) return;
  if (keepsQuests(t)) {
    yield* giveUpQuest(t, seat);
    return;
  }
  const kept = yield* t.ask(seat, {
    prompt: 'keepQuest',
    from: t.cards(pile).map((quest) => cardOption(quest)),
    rules: ['TA-WARLOCK-02'],
  });
  for (const quest of t.cards(pile).slice()) if (quest !== kept.card) discard(t, quest);
}

function* giveUpQuest(t: Talisman, seat: Seat): Flow {
  const from = t
    .cards(t.piles.quest[seat])
    .map((quest) => ({ ...cardOption(quest), commits: 'costs' as const }));
  const { card } = yield* t.ask(seat, { prompt: 'giveUpQuest', from });
  discard(t, card);
}

/** Something was done: a card or a quest may have waited for just that. */
export function deed(t: Talisman, seat: Seat, what: Deed): Flow {
  const objects = gistOf(t, t.piles.objects[seat]).noticing;
  const followers = gistOf(t, t.piles.followers[seat]).noticing;
  const self = isToad(t, seat) ? [] : gistOf(t, t.piles.character[seat]).noticing; // TA-TOAD-07
  if (self.length === 0 && objects.length === 0 && followers.length === 0) return questDeed(t, seat, what);
  return noticed(t, seat, what, [...self, ...objects, ...followers]);
}
function* noticed(t: Talisman, seat: Seat, what: Deed, cards: readonly Card[]): Flow {
  const { character, objects, followers } = t.piles;
  for (const card of cards) {
    const pile = t.at(card);
    // What one of them took away may have carried another.
    if (pile === character[seat] || pile === objects[seat] || pile === followers[seat])
      yield* perform(t.def(card).notices!(what, t, seat, card));
    yield* shedSurplus(t, seat);
  }
  yield* questDeed(t, seat, what);
}
/** TA-WARLOCK-03 */
function questDeed(t: Talisman, seat: Seat, what: Deed): Flow {
  const quests = t.cards(t.piles.quest[seat]);
  if (quests.length === 0 || !isPlaying(t, seat)) return done(undefined);
  let waited: Card[] | null = null;
  for (let i = 0; i < quests.length; i++) {
    const { deed: awaited } = t.def(quests[i]).task!;
    if (awaited !== null && awaited(what, t, seat, quests[i])) (waited ??= []).push(quests[i]);
  }
  return waited === null ? done(undefined) : fulfilAll(t, seat, waited);
}
function* fulfilAll(t: Talisman, seat: Seat, quests: readonly Card[]): Flow {
  for (const quest of quests) if (t.at(quest) === t.piles.quest[seat]) yield* fulfil(t, seat, quest);
}

/** TA-WARLOCK-03: what a quest wants handed over may be handed over now. */
export const offerDelivery = (t: Talisman, seat: Seat): Flow =>
  t.cards(t.piles.quest[seat]).some((quest) => deliverable(t, seat, quest))
    ? asksDelivery(t, seat)
    : done(undefined);

const deliverable = (t: Talisman, seat: Seat, quest: Card): boolean =>
  isPlaying(t, seat) && t.def(quest).task!.deliver?.can(t, seat, quest) === true;

function* asksDelivery(t: Talisman, seat: Seat): Flow {
  for (const quest of t.cards(t.piles.quest[seat]).slice()) {
    if (!deliverable(t, seat, quest)) continue;
    const { declines }: Option = yield* t.ask(seat, {
      prompt: 'deliver',
      about: { kind: t.kind(quest) },
      from: [deedOption('deliver', { commits: 'costs' }), PASS],
      rules: ['TA-WARLOCK-03', 'TA-WARLOCK-05'],
    });
    if (declines) continue;
    const paid = yield* perform(t.def(quest).task!.deliver!.pay(t, seat, quest));
    yield* shedSurplus(t, seat);
    if (paid && isPlaying(t, seat)) yield* fulfil(t, seat, quest);
  }
}

/** TA-WARLOCK-03 to TA-WARLOCK-05: discard the quest, go to the Cave, take the reward. */
export function* fulfil(t: Talisman, seat: Seat, quest: Card): Flow {
  t.tell('fulfilled', { seat, kind: t.kind(quest) });
  if (keepsQuests(t)) t.move(quest, t.piles.fulfilled[seat]);
  else discard(t, quest);
  for (const card of owned(t, seat, ({ tags }) => tags.includes('oathsworn'))) loseCard(t, seat, card);
  yield* shedSurplus(t, seat);
  // TA-TERRAIN-03, TA-ENDING-06: with Terrain on the Cave, or from the Crown, the teleport is dropped, the reward is not.
  if (terrainOn(t, CAVE) === null && !boundToCrown(t, seat)) relocate(t, seat, CAVE);
  // Where several are wanted, only the last of them is paid for.
  if (!keepsQuests(t) || questRoom(t, seat) === 0) yield* questReward(t, seat);
  if (has(t, seat, 'questSpell')) yield* drawSpells(t, seat, 1);
}

/** TA-WARLOCK-05: a random Talisman or a random Reward. */
function* questReward(t: Talisman, seat: Seat): Flow {
  const from: Option[] = [];
  if (canDraw(t, 'talismans')) from.push(deedOption('talisman'));
  if (canDraw(t, 'rewards')) from.push(deedOption('reward'));
  if (from.length === 0) return;
  const { does } = yield* t.ask(seat, { prompt: 'questReward', from, rules: ['TA-WARLOCK-05'] });
  if (does === 'talisman') yield* gainTalisman(t, seat);
  else yield* gainReward(t, seat);
}

export function* gainTalisman(t: Talisman, seat: Seat): Flow {
  const card = drawFrom(t, 'talismans', t.piles.stage);
  if (card === null) return;
  if (!(yield* take(t, seat, card))) discard(t, card);
}

/** TA-REWARD-01: a Reward lies before its owner; some work at once and leave the game. */
export function* gainReward(t: Talisman, seat: Seat): Flow {
  const card = drawFrom(t, 'rewards', t.piles.reward[seat]);
  if (card !== null) yield* receiveReward(t, seat, card);
}
/** This Reward, from wherever it lies. */
export function* receiveReward(t: Talisman, seat: Seat, card: Card): Flow {
  t.move(card, t.piles.reward[seat]);
  t.tell('reward', { seat, kind: t.kind(card) });
  const { meet, stays } = t.def(card);
  if (meet !== null) yield* perform(meet(t, seat, card));
  if (!stays && t.at(card) === t.piles.reward[seat]) discard(t, card);
}
