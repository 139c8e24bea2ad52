import {
  type Advice,
  type Answer,
  type Card,
  type Option,
  type Question,
  sceneIn,
  type Seat,
} from '@tafelrunde/engine';
import type { Attack, CardDef, ValskyrrShape, ValskyrrState } from '../shape.ts';
import { whereTo } from './course.ts';
import { type Foe, type Library, type Position, positionOf, seen } from './position.ts';
import { type ActionWorth, worthOfAction, worthsOf } from './worth.ts';

/** A deed must be worth more than this, in cards, or one had better end the turn. */
const ENOUGH = 0.35;
/** A card from hand is gone for a while. */
const SPENT = 0.45;
const FOCUS = 0.06;
const KILL = 1.5;
/** What an own reward is worth beyond what it says. */
const REWARD = 1.5;

/** What a practised player does without thinking for long. */
export function adviceWith(content: Readonly<Record<string, CardDef>>): Advice<ValskyrrShape> {
  const library: Library = { content, worths: worthsOf(content) };
  return {
    steps: () => 40,
    farEnough,
    answer: (view, question) => {
      const advise = answers[question.ask.prompt];
      if (advise === undefined) return null;
      return advise(positionOf(library, view), question);
    },
  };
}

/** Bots look on to the end of the round after this one's defence: then all attacks are over that an answer could have caused. */
function farEnough(from: ValskyrrState, now: ValskyrrState): boolean {
  // Who plays which hero is not for the first round to tell.
  if (from.objectives === 0) return now.objectives > 0;
  const late = from.phase === 'defence' || from.phase === 'restoration' || from.phase === 'time';
  return (
    now.round > from.round + (late ? 1 : 0) ||
    (now.round === from.round + (late ? 1 : 0) && now.phase === 'time')
  );
}

type Advised = (at: Position, question: Question) => Answer | null;

const open = ({ from }: Question): Option[] => from.filter(({ no }) => no === undefined);

/** The option with the highest mark; null where none has one. */
function best(options: readonly Option[], mark: (option: Option) => number | null): string | null {
  let found: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = mark(option);
    if (worth === null || worth <= most) continue;
    most = worth;
    found = option.id;
  }
  return found;
}
/** As many as have to be chosen, the best of them. */
function bestSome(question: Question, n: number, mark: (option: Option) => number): readonly string[] {
  const count = Math.max(question.min, Math.min(question.max, n));
  return open(question)
    .map((option) => ({ id: option.id, worth: mark(option) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ id }) => id);
}
const answered = (question: Question, n: number, mark: (option: Option) => number): Answer | null =>
  question.kind === 'some' ? bestSome(question, n, mark) : best(open(question), mark);

// Cards

/** Of the cards that may be chosen, the kinds of those of one's own or in play. Looks no further once it has all of them. */
function kindsIn({ view }: Position, { seat, from }: Question): ReadonlyMap<Card, string> {
  const wanted = new Set<Card>();
  for (const { card } of from) if (card !== undefined) wanted.add(card);
  const { hand, area, discard, burial, offer, attached, charter, encounter, display } = view.piles;
  const kinds = new Map<Card, string>();
  const near = [hand, area, discard, burial, offer].map((piles) => piles[seat]);
  for (const { cards } of [...near, attached, encounter, display, ...charter]) {
    if (wanted.size === 0) break;
    for (const one of cards)
      if (one !== null && 'kind' in one && one.card !== null && wanted.delete(one.card))
        kinds.set(one.card, one.kind);
  }
  return kinds;
}
function cardWorth(at: Position, question: Question): (option: Option) => number {
  const { content, worths } = at.library;
  const kinds = kindsIn(at, question);
  return ({ card }) => {
    const kind = card === undefined ? undefined : kinds.get(card);
    return kind === undefined ? 0 : worths[kind].worth + (content[kind].baseSet ? 0 : REWARD);
  };
}

// A turn

function turn(at: Position, question: Question): string | null {
  const { seat } = question;
  const kinds = kindsIn(at, question);
  if (at.view.state.heroes[seat].out) return null;
  return best(open(question), ({ does, card, value }) => {
    if (does === 'end') return ENOUGH;
    if (does === 'rest') return restWorth(at, seat);
    const kind = card === undefined ? undefined : kinds.get(card);
    if (kind === undefined) return null;
    if (does === 'buy') return at.library.worths[kind].worth - 0.4 * (value ?? 0);
    if (does !== 'act') return null;
    return actionMark(at, seat, kind, value ?? 0);
  });
}

function restWorth({ view }: Position, seat: Seat): number {
  const { burial, discard } = view.piles;
  return 0.5 * Math.min(5, burial[seat].cards.length + discard[seat].cards.length);
}

/** What an action brings here and now. */
function actionMark(at: Position, seat: Seat, kind: string, index: number): number {
  const { content, worths } = at.library;
  const def = content[kind];
  const isEncounter = def.sort === 'encounter';
  const action = isEncounter
    ? def.encounter!.options[index]
    : (def.actions[index] ?? def.back?.actions[index]);
  if (isEncounter) return 1.2;
  const own: ActionWorth | undefined = worths[kind].actions[index];
  if (own === undefined) return 0;
  const fromHand = action?.from === 'hand';
  if (action?.does[0]?.verb === 'putThisIntoHeroArea') return gearMark(at, seat, kind);
  let worth = worthOfAction(own) - FOCUS * own.focus;
  if (fromHand) worth -= SPENT;
  if (own.damage > 0) worth += KILL * killsOf(at, seat, own.damage);
  return worth;
}
/** Whether one enemy within reach could die of it. */
function killsOf({ foes }: Position, seat: Seat, damage: number): number {
  for (const foe of foes) if (foe.lifeLeft <= damage && (foe.seat === seat || foe.seat === null)) return 1;
  return 0;
}

/** Gear is put on unless something as good lies in its place. */
function gearMark({ library: { content, worths }, view }: Position, seat: Seat, kind: string): number {
  const { restriction } = content[kind];
  const mine = worths[kind].worth;
  if (restriction === null) return 0.6 * mine;
  let worst = Number.POSITIVE_INFINITY;
  let same = 0;
  for (const one of view.piles.area[seat].cards) {
    const known = seen(one);
    if (known === null || content[known.kind].restriction?.letter !== restriction.letter) continue;
    same++;
    worst = Math.min(worst, worths[known.kind].worth);
  }
  return same < restriction.number ? 0.6 * mine : 0.6 * (mine - worst) - SPENT;
}

// Whom

const foeOf = ({ foes }: Position, card: Card | undefined): Foe | undefined =>
  foes.find((foe) => foe.card === card);

/** Who hits hard and is nearly dead; whom the encounter asks for. */
function target(at: Position, question: Question): Answer | null {
  const roles = Object.values(at.view.state.roles);
  return answered(question, 9, ({ card }) => {
    const foe = foeOf(at, card);
    if (foe === undefined) return 0;
    const wanted = roles.includes(foe.card) ? 2 : foe.isBoss ? 0.5 : 0;
    return wanted + (foe.attack + 1) / (foe.lifeLeft + 1) + (foe.seat === question.seat ? 0.3 : 0);
  });
}
/** The hero who needs it most. */
function friend(at: Position, question: Question): Answer | null {
  const { charter, burial, hand } = at.view.piles;
  return answered(question, 9, ({ card }) => {
    const seat = charter.findIndex(({ cards }) => cards.some((one) => seen(one)?.card === card));
    if (seat === -1) return 1;
    return burial[seat].cards.length - 0.5 * hand[seat].cards.length;
  });
}
const weakest: Advised = (at, question) =>
  answered(question, 1, ({ card }) => -(foeOf(at, card)?.attack ?? 0));
const strongest: Advised = (at, question) =>
  best(open(question), ({ seat }) => {
    const hero = at.heroes.find((one) => one.seat === seat);
    return hero === undefined ? 0 : hero.hand + hero.deck + hero.discard + 3 * hero.shield + 2 * hero.ward;
  });

// Reflexes

/** Stop damage with what costs least; strengthen blows; take whatever else is free. */
function reflex(at: Position, question: Question): string | null {
  const attack = sceneIn<Attack>(at.view, 'attack');
  const kinds = kindsIn(at, question);
  return best(open(question), ({ declines, card, value, does }) => {
    if (declines === true) return 0.2;
    const kind = card === undefined ? undefined : kinds.get(card);
    if (kind === undefined) return 0.1;
    if (does !== 'respond') return 0.6;
    const own = at.library.worths[kind].actions[value ?? 0];
    const action = at.library.content[kind].actions[value ?? 0];
    if (own === undefined || action === undefined) return 0.6;
    const fromHand = action.from === 'hand' ? SPENT : 0;
    const prevents = attack === null ? 0 : 0.8 * Math.min(own.prevents, attack.damage);
    return prevents + 0.6 * own.damage + own.other - fromHand - FOCUS * own.focus - 0.5 * own.cost;
  });
}

// Own cards

/** Cards of the discard pile are missed least, then the worst of the hand, then what nobody has seen. */
function wounds(at: Position, question: Question): Answer | null {
  const { seat } = question;
  const inHand = new Set(at.view.piles.hand[seat].cards.map((one) => seen(one)?.card));
  const worth = cardWorth(at, question);
  return answered(question, question.min, (option) => {
    if (option.card === undefined) return -2.5;
    return -0.3 * worth(option) - (inHand.has(option.card) ? 2 : 0);
  });
}
const worst: Advised = (at, question) => {
  const worth = cardWorth(at, question);
  return answered(question, question.min, (option) => -worth(option));
};
const finest: Advised = (at, question) => {
  const worth = cardWorth(at, question);
  return answered(question, question.max, worth);
};
/** As many as there are points for: cards into the deck while it is thin, cards out of the grave otherwise. */
const heal: Advised = (at, question) => {
  const hero = at.heroes.find(({ seat }) => seat === question.seat);
  const worth = cardWorth(at, question);
  const thin = hero !== undefined && hero.deck + hero.hand < 9;
  return answered(question, question.max, (option) => {
    if (option.card === undefined) return 0;
    return 1 + worth(option) + (option.does === 'toDeck' ? (thin ? 4 : 0) : 2);
  });
};

// The group

/** The reward goes to whoever can use it, and of those to whoever has least. */
function reward(at: Position, question: Question): string | null {
  const { content, worths } = at.library;
  const kinds = kindsIn(at, question);
  return best(open(question), ({ card, seat, value, does }) => {
    const kind = card === undefined ? undefined : kinds.get(card);
    if (kind === undefined) return null;
    if (does === 'return') return 0.7 * (value ?? 0);
    const hero = at.heroes.find((one) => one.seat === seat);
    if (hero === undefined) return null;
    const { gearSkills } = content[hero.kind].charter!;
    const fits = content[kind].keywords.some((word) => gearSkills.includes(word));
    if (!fits) return 0.5;
    return worths[kind].worth + Math.min(0, gearMark(at, hero.seat, kind)) - 0.08 * hero.riches;
  });
}
/** An ally takes upon itself the hardest blow that it survives. */
function assign(at: Position, question: Question): string | null {
  const ally = allyAsked(at, question);
  return best(open(question), ({ card }) => {
    const foe = foeOf(at, card);
    if (foe === undefined || ally === null) return 0;
    const { life, physicalDefence, magicalDefence } = ally.combat;
    const blow = foe.attack - (foe.type === 'physical' ? physicalDefence : magicalDefence);
    return ally.wounds + blow < life ? foe.attack : -1;
  });
}
/** The ally that a question is about: its combat box, and the wounds it bears. */
function allyAsked({ library: { content }, view }: Position, { ask, seat }: Question) {
  const { kind } = ask.about as { readonly kind: string };
  for (const one of view.piles.area[seat].cards) {
    const known = seen(one);
    if (known === null || known.kind !== kind) continue;
    const { back, ...front } = content[known.kind];
    const { combat } = known.marks?.turned === true && back !== null ? back : front;
    if (combat !== null) return { combat, wounds: known.marks?.wounds ?? 0 };
  }
  return null;
}
const yes: Advised = () => true;
/** What an encounter asks for is laid down for it: tokens put on the time charter instead end nothing. */
const least: Advised = (_, question) => best(open(question), ({ value }) => -(value ?? 0));

const answers: Readonly<Record<string, Advised | undefined>> = {
  turn,
  embed: (at, question) => turn(at, question) ?? best(open(question), () => 0),
  targetEnemy: target,
  targetEnemys: target,
  oneTarget: target,
  targetFriend: friend,
  targetFriends: friend,
  enrage: weakest,
  pursued: strongest,
  wounds,
  heal,
  healing: heal,
  discard: worst,
  bury: worst,
  handLimit: worst,
  attach: worst,
  tooMuchGear: worst,
  takeBack: finest,
  intoArea: finest,
  reward,
  assign,
  mayRest: yes,
  boost: yes,
  may: yes,
  objectivesAway: least,
  scout: whereTo,
  travel: whereTo,
  retreat: whereTo,
  damageToHero: reflex,
  damageToAlly: reflex,
  modifyAction: reflex,
  actionEnded: reflex,
  attackPrevented: reflex,
  enemyEntersHeroArea: reflex,
  phaseStart: reflex,
  turnStart: reflex,
  attackStart: reflex,
  woundTaken: reflex,
  attackOver: reflex,
  enrageStart: reflex,
  enemyKilled: reflex,
  enemyAbility: reflex,
  heroHealed: reflex,
  exchange: (at, question) => {
    const worth = cardWorth(at, question);
    return best(open(question), (option) =>
      option.card === undefined ? 0.7 * (option.value ?? 0) : worth(option) - 0.5 * (option.value ?? 0),
    );
  },
};
