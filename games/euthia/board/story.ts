import {
  numbersIn,
  type Params,
  paramsOf,
  type Seat,
  seatIn,
  type SeenEvent,
  textIn,
} from '@tafelrunde/engine';
import type { Beat, Change, GameStory, IconName } from '@tafelrunde/ui/board';
import { on } from '@tafelrunde/ui/keys';
import { Telling } from '@tafelrunde/ui/telling';
import { texts } from '../overview/texts.ts';
import { nameOf } from '../rules/map.ts';
import type { EuthiaShape } from '../shape.ts';
import { iconOf, own } from './looks.ts';
import { fightIn, tableOf, type View } from '../overview/reading.ts';

/** What the world does: it concerns everybody. */
const everybodys = new Set(['event', 'rages', 'strikes', 'lands', 'golemWakes', 'golemWalks', 'destroyed']);
/** Cards that come to light, or are won. */
const cards = new Set(['quest', 'badge', 'tookTile', 'mined', 'hired']);
/** What others do; doing it oneself is no news. */
const deeds = new Set(['chose', 'fights', 'bought', 'sold', 'upgraded', 'used', 'confronts', 'teleported']);
/** How a fight ends. */
const ends = new Set(['won', 'lostFight']);

/** The figures of a hero that go up and down, and by what they are shown. */
type Figure = 'health' | 'gold' | 'reputation' | 'gaar';
const figureIcons: Readonly<Record<Figure, IconName>> = {
  health: 'life',
  gold: 'coin',
  reputation: 'victory',
  gaar: own('gaar'),
};
const isFigure = (what: unknown): what is Figure => typeof what === 'string' && what in figureIcons;

/** By seat and figure, what an event changes. */
function changedBy(event: SeenEvent): readonly { seat: Seat; figure: Figure; by: number }[] {
  const data = paramsOf(event.data);
  const seat = seatIn(data);
  const count = Number(data['n']);
  if (seat === null) return [];
  switch (event.type) {
    case 'wounded':
      return [{ seat, figure: 'health', by: -count }];
    case 'healed':
      return [{ seat, figure: 'health', by: count }];
    case 'gained':
    case 'lost':
      return isFigure(data['what'])
        ? [{ seat, figure: data['what'], by: event.type === 'lost' ? -count : count }]
        : [];
    case 'fee':
      return [
        { seat, figure: 'gold', by: -1 },
        ...(typeof data['owner'] === 'number'
          ? [{ seat: data['owner'], figure: 'gold' as const, by: 1 }]
          : []),
      ];
    default:
      return [];
  }
}

/** The way, what was uncovered, every fight roll by roll, and what it cost. */
class EuthiaTelling extends Telling<EuthiaShape> {
  /** Whom somebody fights: it stands there until the fight is over. */
  #foe: string | undefined;

  protected tell(event: SeenEvent, until: number): void {
    const changes = this.#changes(event);
    if (changes.length > 0) this.#change(event, changes, until);
    else this.#happen(event, until);
  }

  #happen(event: SeenEvent, until: number): void {
    const { viewer, say } = this.told;
    const { type } = event;
    const data = paramsOf(event.data);
    const [seat, kind] = [seatIn(data), textIn(data, 'kind')];
    const isOwn = seat === viewer;
    const shared = { until, sentence: say(event) ?? '', seat, ...this.#placeOf(seat) };
    const card = kind === undefined ? {} : { card: { kind } };
    if (type === 'fights') this.#foe = kind;
    if (type === 'died' || type === 'fell') {
      this.beats.push({ ...shared, ...card, read: true, grave: isOwn });
      this.#foe = undefined;
    } else if (type === 'revealed' && kind !== undefined) {
      const place = { name: this.told.speech.card(kind), icon: iconOf(kind) };
      this.beats.push({ ...shared, place, read: isOwn });
    } else if (type === 'monsterRolled' || type === 'rolled') this.#roll(data, shared, kind);
    else if (everybodys.has(type)) this.beats.push({ ...shared, ...card, read: true });
    else if (cards.has(type) || ends.has(type)) this.beats.push({ ...shared, ...card, read: isOwn });
    else if (type === 'monsterStrikes' && (Number(data['n']) > 0 || this.#isFighting()))
      this.beats.push({ ...shared, ...card });
    else if (type === 'heroStrikes' && isOwn) this.beats.push({ ...shared, ...this.#foeCard() });
    else if (type === 'took' && isOwn) this.beats.push(shared);
    else if (!isOwn && deeds.has(type)) this.beats.push({ ...shared, ...card });
  }

  /** Dice are seen in one's own fights; of others' fights the end is enough. */
  #roll(data: Params, shared: Beat, monster: string | undefined): void {
    const { viewer, speech } = this.told;
    const dice = numbersIn(data, 'dice');
    const isFought = monster === undefined ? shared.seat === viewer : this.#isFighting();
    if (!isFought || dice.length === 0) return;
    this.beats.push({
      ...shared,
      ...(monster === undefined ? this.#foeCard() : { card: { kind: monster } }),
      roll: { dice, title: monster === undefined ? '' : speech.card(monster) },
    });
  }

  /** What it does to somebody stands beside what did it; of others only there. */
  #change(event: SeenEvent, changes: readonly Change[], until: number): void {
    const { viewer, say } = this.told;
    const last = this.beats.at(-1);
    const isOwn = changes.some(({ seat }) => seat === viewer);
    const sentence = say(event) ?? '';
    if (last !== undefined && last.grave !== true) {
      const all = [...(last.changes ?? []), ...changes];
      this.beats[this.beats.length - 1] = {
        ...last,
        until,
        changes: all,
        ...(isOwn && { read: true, sentence: last.roll === undefined ? sentence : last.sentence }),
      };
    } else if (isOwn) {
      const seat = seatIn(paramsOf(event.data));
      this.beats.push({ until, sentence, seat, changes, read: true, ...this.#placeOf(seat) });
    }
  }

  #changes(event: SeenEvent): readonly Change[] {
    const { speech, viewer } = this.told;
    const { stats } = texts[speech.language];
    return changedBy(event).map(({ seat, figure, by }): Change => {
      const has = this.view.state.heroes[seat]?.[figure] ?? 0;
      const change = { seat, name: stats[figure], icon: figureIcons[figure], by };
      return seat === viewer ? { ...change, from: has, to: Math.max(0, has + by) } : change;
    });
  }

  #isFighting(): boolean {
    const { viewer } = this.told;
    return fightIn(this.view)?.hero === viewer;
  }

  #foeCard(): Pick<Beat, 'card'> {
    return this.#foe === undefined ? {} : { card: { kind: this.#foe } };
  }

  #placeOf(seat: Seat | null): Pick<Beat, 'lit'> {
    const space = seat === null ? undefined : this.view.state.heroes[seat]?.space;
    return space === undefined || space < 0 ? {} : litAt(this.view, space);
  }
}

function litAt(view: View, space: number): Pick<Beat, 'lit'> {
  // A tile that was just laid is not in the view before.
  return view.state.map.tiles[space >> 2] === undefined
    ? {}
    : { lit: on.space(nameOf(tableOf(view), space)) };
}

/** The hero goes on, and what it has goes up and down. */
function after(view: View, event: SeenEvent): View {
  const data = paramsOf(event.data);
  const changes = changedBy(event);
  const goes = event.type === 'entered' ? seatIn(data) : null;
  if (changes.length === 0 && goes === null) return view;
  const heroes = view.state.heroes.map((hero, at) => {
    const changed = { ...hero };
    for (const { seat, figure, by } of changes)
      if (seat === at) changed[figure] = Math.max(0, changed[figure] + by);
    return at === goes ? { ...changed, space: Number(data['space']) } : changed;
  });
  return { ...view, state: { ...view.state, heroes } };
}

export const story: GameStory<EuthiaShape> = {
  beats: (told) => new EuthiaTelling(told).all(after),
  after,
  announcesTurns: true,
  turn(event) {
    if (event.type === 'round') return null;
    return event.type === 'turn' ? seatIn(paramsOf(event.data)) : undefined;
  },
  way: (event, view) =>
    event.type === 'entered' ? litAt(view, Number(paramsOf(event.data)['space'])).lit : undefined,
};
