import type { Card, Seat } from '@tafelrunde/engine';
import type {
  ActionType,
  Condition,
  Damage,
  DamageType,
  Doing,
  Exhausted,
  FrameSeed,
  Keyword,
  Moment,
  Property,
  Role,
  Selection,
  Terrain,
  Valskyrr,
  Who,
  Zone,
} from '../shape.ts';
import { faceOf, marksOf } from './marks.ts';
import {
  activeEncounter,
  adventureOf,
  alliesOf,
  attachedTo,
  bossInPlay,
  charterOf,
  enemiesInPlay,
  handOf,
  heroesIn,
  heroOf,
  holderOf,
  inRow,
  isSafe,
  pursuedBy,
  terrainOf,
} from './places.ts';
import { changesOf, keywordsOf, lifeLeft, statOf } from './statics.ts';
import type { Reader } from './tools.ts';

/** What a text reads while it is carried out: whom its words mean, and what is true of them. */
export class Frame implements Reader {
  readonly t: Valskyrr;
  readonly seat: Seat | null;
  readonly card: Card | null;
  readonly doing: Doing | null;
  readonly moment: Moment | null;
  readonly exhausted: Exhausted | undefined;
  /** The one of several that is looked at right now: amounts are read for each separately. */
  private readonly each: Card | null;
  private readonly as: Who | null;

  constructor(
    t: Valskyrr,
    { seat, card, doing, moment, exhausted }: FrameSeed,
    each: Card | null = null,
    as: Who | null = null,
  ) {
    this.t = t;
    this.seat = seat;
    this.card = card;
    this.doing = doing;
    this.moment = moment;
    this.exhausted = exhausted;
    this.each = each;
    this.as = as;
  }
  /** The same text, applied to `each`, one of several: until it is done, the word `as` means that card. */
  at(each: Card, as: Who): Frame {
    return new Frame(this.t, this, each, as);
  }
  /** The same text for another hero. */
  of(seat: Seat): Frame {
    const { t, card, doing, moment, exhausted } = this;
    return new Frame(t, { seat, card, doing, moment, exhausted });
  }

  /** The action that words like "killed by it" speak of. */
  private get past(): Doing | null {
    return this.moment?.at === 'actionEnded' || this.moment?.at === 'enemyKilled'
      ? this.moment.doing
      : this.doing;
  }

  // Whom words mean

  includes(who: Who, card: Card): boolean {
    if (typeof who === 'object') return this.fits(who, card);
    if (who === 'thisCard') return card === this.card;
    return this.all(who).includes(card);
  }
  /** Is the hero of this seat among those a word means? */
  includesHero(who: Who, seat: Seat): boolean {
    if (who === 'thisHero') return seat === this.seat && !this.t.state.heroes[seat].out;
    if (who === 'allHeroes') return !this.t.state.heroes[seat].out;
    return this.all(who).some((card) => heroOf(this.t, card) === seat);
  }

  all(who: Who): readonly Card[] {
    if (typeof who === 'object') return this.enemiesThat(who);
    const { t, moment, doing, card } = this;
    switch (who) {
      case 'thisHero':
        return this.hero(this.seat);
      case 'thisCard':
        return some(card);
      case 'target':
        return doing?.targets ?? [];
      case 'other':
        return doing?.others ?? [];
      case 'oneTarget':
      case 'eachTarget':
        return this.actionTargets();
      case 'nextTarget':
        return [...new Set(this.past?.deeds.placed.map(({ onto }) => onto) ?? [])].filter((one) =>
          this.isIn(one),
        );
      case 'foe':
        return some(moment?.enemy ?? null).filter((one) => this.isIn(one) || moment?.at === 'enemyKilled');
      case 'host':
        return some(card === null ? null : marksOf(t, card).host);
      case 'embedded':
        return doing?.deeds.embedded ?? [];
      case 'affectedHero':
        return this.hero(moment?.seat ?? null);
      case 'otherHeroes': {
        const but = this.seat ?? this.areaSeat();
        return heroesIn(t)
          .filter((seat) => seat !== but)
          .map((seat) => charterOf(t, seat));
      }
      case 'allHeroes':
        return heroesIn(t).map((seat) => charterOf(t, seat));
      case 'pursuedHero':
        return (doing?.targets ?? []).flatMap((target) => this.hero(doing!.pursued.get(target) ?? null));
      case 'areaHero':
        return this.hero(this.areaSeat());
      case 'nextHero':
        return this.hero(this.nextSeat());
      case 'lowestFocusHero':
        return this.extreme((seat) => -t.state.heroes[seat].focus);
      case 'highestFocusHero':
        return this.extreme((seat) => t.state.heroes[seat].focus);
      case 'mostBuriedHero':
        return this.extreme((seat) => t.cards(t.piles.burial[seat]).length);
      case 'actingHero':
        return this.hero(moment?.doing?.seat ?? doing?.seat ?? null);
      case 'actingAlly':
        return some(moment?.doing?.ally ?? doing?.ally ?? null);
      case 'activeHero':
        return this.hero(t.state.turn);
      case 'chosenHero':
        return heroesIn(t).map((seat) => charterOf(t, seat));
      case 'attacked':
        return moment?.ally === null || moment?.ally === undefined
          ? this.hero(moment?.seat ?? null)
          : [moment.ally];
      case 'entering':
        return some(moment?.enemy ?? null);
      case 'ownAllies':
        return this.seat === null ? [] : alliesOf(t, this.seat);
      case 'areaAllies': {
        const seat = this.seat ?? this.areaSeat();
        return seat === null ? [] : alliesOf(t, seat);
      }
      case 'allAllies':
        return heroesIn(t).flatMap((seat) => alliesOf(t, seat));
      case 'alliesOfTarget':
        return (doing?.targets ?? []).flatMap((one) => {
          const seat = heroOf(t, one);
          return seat === null ? [] : alliesOf(t, seat);
        });
      case 'boss':
        return some(bossInPlay(t));
      case 'encounter':
        return some(activeEncounter(t));
      default:
        return some(t.state.roles[who]);
    }
  }

  /** The enemies that the action being modified, or this one, is aimed at. */
  private actionTargets(): readonly Card[] {
    const doing = this.moment?.at === 'modifyAction' ? this.moment.doing : this.doing;
    if (doing === null) return [];
    return [...doing.targets, ...doing.others].filter((one) => this.isIn(one));
  }
  private isIn(card: Card): boolean {
    return inRow(this.t, card) || pursuedBy(this.t, card) !== null;
  }
  private hero(seat: Seat | null): readonly Card[] {
    return seat === null || this.t.state.heroes[seat].out ? [] : [charterOf(this.t, seat)];
  }
  /** The hero in whose area this enemy lies; on cards of the world, the one the moment is about. */
  private areaSeat(): Seat | null {
    const { t, card, moment } = this;
    if (card === null) return moment?.seat ?? null;
    const { sort } = t.def(card);
    if (sort === 'enemy' || sort === 'boss') return pursuedBy(t, card);
    return moment?.enemy === null || moment?.enemy === undefined ? this.seat : pursuedBy(t, moment.enemy);
  }
  private nextSeat(): Seat | null {
    const from = this.areaSeat();
    if (from === null) return null;
    const seats = heroesIn(this.t);
    return seats.find((seat) => seat > from) ?? seats[0] ?? null;
  }
  private extreme(measure: (seat: Seat) => number): readonly Card[] {
    const seats = heroesIn(this.t);
    const most = Math.max(...seats.map(measure));
    return seats.filter((seat) => measure(seat) === most).map((seat) => charterOf(this.t, seat));
  }

  /** The enemies a selection describes, before anything is picked from them. */
  private enemiesThat(which: Selection): readonly Card[] {
    // Who is dying is gone for all but those who wait for its death.
    return enemiesInPlay(this.t).filter((card) => !marksOf(this.t, card).dying && this.fits(which, card));
  }
  private fits(which: Selection, card: Card): boolean {
    const { t } = this;
    const def = t.def(card);
    if (def.sort !== 'enemy' && def.sort !== 'boss') return false;
    if (which.in !== undefined && !this.isInZone(which.in, card)) return false;
    if (which.deck !== undefined && def.deck !== which.deck) return false;
    if (which.name !== undefined && def.kind !== which.name) return false;
    const { keywords } = faceOf(t, card);
    if (which.keyword !== undefined && !which.keyword.some((word) => keywords.includes(word))) return false;
    if (which.with?.every((property) => this.is(card, property)) === false) return false;
    if (which.not === undefined) return true;
    return typeof which.not === 'object' && 'kind' in which.not
      ? def.kind !== which.not.kind
      : !this.includes(which.not, card);
  }
  /** Does this enemy lie in a zone that a text names? */
  isInZone(zone: Zone, card: Card): boolean {
    const { t } = this;
    const seat = pursuedBy(t, card);
    if (typeof zone === 'object') {
      if ('areaOf' in zone) return seat !== null && this.seatOf(zone.areaOf) === seat;
      const [one] = this.all(zone.zoneOf);
      return one !== undefined && t.at(one) === t.at(card);
    }
    switch (zone) {
      case 'ownArea':
        return seat !== null && seat === this.seat;
      case 'sameArea':
        return seat !== null && this.card !== null && t.at(this.card) === t.at(card);
      case 'otherAreas':
        return seat !== null && seat !== this.seat;
      case 'heroAreas':
        return seat !== null;
      case 'row':
      case 'rowLeft':
        return seat === null;
      case 'foeZone': {
        const foe = this.moment?.enemy ?? null;
        return foe !== null && t.at(foe) === t.at(card);
      }
      case 'targetZone': {
        const first = this.doing?.targets[0];
        return first !== undefined && t.at(first) === t.at(card);
      }
      case 'play':
      case 'oneZone':
      case 'otherArea':
      case 'chosenZone':
        return true;
    }
  }
  /** The hero of a word: the hero, or the one in whose area the enemy lies. */
  seatOf(who: Who): Seat | null {
    const [one] = this.all(who);
    if (one === undefined) return null;
    return heroOf(this.t, one) ?? holderOf(this.t, one);
  }

  // What is true of them

  is(card: Card, property: Property): boolean {
    const { t } = this;
    const marks = marksOf(t, card);
    switch (property) {
      case 'dazed':
      case 'burning':
        return marks[property] > 0;
      case 'poisoned':
        return marks.poison > 0;
      case 'wounded':
        return marks.wounds > 0;
      case 'unwounded':
        return marks.wounds === 0;
      case 'enraged':
        return marks.enraged;
      case 'notEnraged':
        return !marks.enraged;
      case 'normalEnemy':
        return t.def(card).sort === 'enemy';
      case 'bound':
        return attachedTo(t, card).some((one) => marksOf(t, one).owner === this.seat);
      case 'notBound':
        return !this.is(card, 'bound');
      case 'inRow':
        return inRow(t, card);
      case 'front':
        return !marks.turned;
      case 'back':
        return marks.turned;
    }
  }
  has(who: Who | 'action' | 'location', ...any: readonly (Property | Keyword)[]): boolean {
    const { t } = this;
    if (who === 'action') {
      const keywords = this.past?.keywords ?? [];
      return any.some((word) => keywords.includes(word as Keyword));
    }
    if (who === 'location') return any.includes(terrainOf(t, this.moment?.slot ?? t.state.party) as Keyword);
    return this.read(who).some((card) => any.some((word) => this.hasOne(who, card, word)));
  }
  /** Of the targets of an action, as it was when they were declared. */
  private hasOne(who: Who, card: Card, word: Property | Keyword): boolean {
    if (isProperty(word)) {
      // What modifies an action looks at its targets as they are now.
      const early = (who === 'target' || who === 'other') && this.moment?.at !== 'modifyAction';
      const seen = early ? this.doing?.seen.get(card) : undefined;
      return seen === undefined ? this.is(card, word) : seen.includes(word);
    }
    const { sort } = this.t.def(card);
    return (
      sort === 'feat' || sort === 'gear' ? keywordsOf(this.t, card) : faceOf(this.t, card).keywords
    ).includes(word);
  }
  /** The same of one card, as it is now. */
  hasNow(card: Card, word: Property | Keyword): boolean {
    return isProperty(word) ? this.is(card, word) : faceOf(this.t, card).keywords.includes(word);
  }
  /** Whether reflexes of this card stop damage of any type. */
  get preventsAny(): boolean {
    return this.card !== null && changesOf(this.t, this.card, 'preventType').set === 'any';
  }
  /** Whom a formula looks at: the one being dealt with, where there are several. */
  private read(who: Who): readonly Card[] {
    return this.each !== null && who === this.as ? [this.each] : this.all(who);
  }
  private sum(who: Who, of: (card: Card) => number): number {
    return this.read(who).reduce((total, card) => total + of(card), 0);
  }

  get heroes(): number {
    return this.t.seats;
  }
  get heroCount(): number {
    return heroesIn(this.t).length;
  }
  get loot(): number {
    return this.t.state.loot;
  }
  get moved(): boolean {
    return this.t.state.moved;
  }
  get completed(): boolean {
    return this.t.state.completed;
  }
  get bossSetup(): boolean {
    return this.moment!.bossSetup;
  }
  get paid(): number {
    return this.doing!.paid;
  }
  get actionFocus(): number {
    const doing = this.doing!;
    return doing.deeds.focus[doing.seat];
  }
  get wounds(): number {
    return this.moment!.attack!.wounds;
  }
  get preventedHere(): number {
    return this.doing!.prevented;
  }
  get movedHere(): number {
    return this.past!.deeds.moved;
  }
  get calmedHere(): number {
    return this.past!.deeds.calmed;
  }
  get buriedHere(): number {
    return this.past!.deeds.buried;
  }
  get objectivesLost(): number {
    return this.moment!.objectivesLost;
  }
  tokens(kind: Condition, who: Who): number {
    return this.sum(who, (card) => marksOf(this.t, card)[kind]);
  }
  enemies(which: Selection): number {
    return this.enemiesThat(which).length;
  }
  allies(who: Who): number {
    return this.sum(who, (card) => alliesOf(this.t, heroOf(this.t, card)!).length);
  }
  woundsOn(who: Who): number {
    return this.sum(who, (card) => marksOf(this.t, card).wounds);
  }
  objectivesOn(who: Who): number {
    return this.sum(who, (card) => marksOf(this.t, card).objectives);
  }
  lootOn(who: Who): number {
    return this.sum(who, (card) => marksOf(this.t, card).loot);
  }
  lifeLeft(who: Who): number {
    const found = this.all(who);
    return found.length === 0 ? Number.POSITIVE_INFINITY : lifeLeft(this.t, found[0]);
  }
  half(who: Who): number {
    return Math.ceil(this.sum(who, (card) => statOf(this.t, card, 'life')) / 2);
  }
  handCards(who: Who): number {
    return this.perHero(who, (seat) => handOf(this.t, seat).length);
  }
  burialCards(who: Who): number {
    return this.perHero(who, (seat) => this.t.cards(this.t.piles.burial[seat]).length);
  }
  discardCount(who: Who): number {
    return this.perHero(who, (seat) => this.t.cards(this.t.piles.discard[seat]).length);
  }
  focus(who: Who): number {
    return this.perHero(who, (seat) => this.t.state.heroes[seat].focus);
  }
  private perHero(who: Who, of: (seat: Seat) => number): number {
    return this.sum(who, (card) => of(heroOf(this.t, card)!));
  }
  dealt(type: Damage): number {
    let sum = 0;
    for (const deed of this.past!.deeds.dealt)
      if (deed.onto === this.card && (type === 'any' || deed.type === type)) sum += deed.n;
    return sum;
  }
  damageIs(type: DamageType): boolean {
    return this.moment?.attack?.damageType === type;
  }
  removedHere(kind: Condition, who?: Who): number {
    const from = who === undefined ? null : this.read(who);
    let sum = 0;
    for (const deed of this.past!.deeds.removed)
      if (deed.kind === kind && (from === null || from.includes(deed.from))) sum += deed.n;
    return sum;
  }
  placedHere(kind: Condition): number {
    let sum = 0;
    for (const deed of this.past!.deeds.placed) if (deed.kind === kind) sum += deed.n;
    return sum;
  }
  killedHere(...any: readonly (Property | Keyword)[]): number {
    const { killed } = this.past!.deeds;
    return any.length === 0
      ? killed.length
      : killed.filter((one) => any.some((word) => one.includes(word))).length;
  }
  actionIs(type: ActionType): boolean {
    return this.doing?.action.type === type;
  }
  passed(space: number): boolean {
    return this.moment!.passed.includes(space);
  }
  entered(who: Who): number {
    return this.perHero(who, (seat) => this.t.state.entered[seat]);
  }
  woundsThisPhase(_boss: Who): number {
    return this.t.state.bossWounds;
  }
  killed(who: Role | 'boss'): boolean {
    return who === 'boss' ? this.t.state.bossSlain : this.t.state.slain.includes(who);
  }
  revealed(...letters: readonly string[]): number {
    const { t } = this;
    return t.piles.token.filter((pile) => {
      const card = t.top(pile);
      return card !== null && letters.some((letter) => t.kind(card) === t.state.adventure + letter);
    }).length;
  }
  safeLocations(terrain: Terrain): number {
    const { t } = this;
    return adventureOf(t).slots.filter((slot, i) => slot.terrain === terrain && isSafe(t, i)).length;
  }
}

const some = (card: Card | null): readonly Card[] => (card === null ? [] : [card]);

const PROPERTIES: ReadonlySet<string> = new Set([
  'dazed',
  'burning',
  'poisoned',
  'wounded',
  'unwounded',
  'enraged',
  'notEnraged',
  'normalEnemy',
  'bound',
  'notBound',
  'inRow',
  'front',
  'back',
] satisfies Property[]);
const isProperty = (word: Property | Keyword): word is Property => PROPERTIES.has(word);
