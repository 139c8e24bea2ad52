import {
  numbersIn,
  openCards,
  type Params,
  paramsOf,
  type Seat,
  seatIn,
  type SeenEvent,
  textIn,
} from '@tafelrunde/engine';
import type { Beat, BeatFight, BeatRoll, Change, FightSide, GameStory, Told } from '@tafelrunde/ui/board';
import { on } from '@tafelrunde/ui/keys';
import { Telling } from '@tafelrunde/ui/telling';
import { resultOf, resultsIn, tableOf } from '../overview/results.ts';
import { creatureIn, reasonFor, texts } from '../overview/texts.ts';
import type { Fight, TalismanShape } from '../shape.ts';
import { SPACES } from '../shape/spaces.ts';
import { iconOf } from './looks.ts';
import { textAt } from '../rules/places.ts';
import { characterAt, faceIn, fightIn, kindAt, readingOf, rollIn, type View } from './reading.ts';
import { after, changesBy, merged } from './values.ts';

type Talisman = Told<TalismanShape>;

/** What stands on the stage while something goes on: the card, the dice, the fight. */
type Scene = Pick<Beat, 'place' | 'lit' | 'card' | 'roll' | 'fight'>;

/** Cards that come to light, whoever brings them. */
const cardEvents = new Set([
  'drew',
  'cast',
  'unearthed',
  'quest',
  'fulfilled',
  'reward',
  'revealed',
  'joined',
  'vanished',
]);
/** What is worth a sentence of its own, when it happens to oneself. */
const ownEvents = new Set([
  'toad',
  'toadEnds',
  'misses',
  'enslaved',
  'lostCard',
  'alignment',
  'portalOpened',
  'portalFailed',
  'evaded',
  'evadedEnemy',
  'evadedRival',
  'armourHeld',
  'armourFailed',
  'fiends',
  'weighed',
  'granted',
]);
/** What changes the game for everybody. */
const everybodys = new Set(['crownReached', 'night', 'dusk', 'command', 'commandStopped', 'out', 'died']);

/** A turn is told as it is played: the way, the card, the roll, what came of it. */
class TalismanTelling extends Telling<TalismanShape> {
  #scene: Scene;
  /** The fight whose result is still to come. */
  #fight: Pick<Fight, 'rival' | 'creature'> & { readonly kinds: readonly string[] };
  #rolls: { readonly hero: number; readonly foe: number } | null;

  constructor(told: Talisman) {
    super(told);
    this.#scene = sceneBefore(told);
    const fight = fightIn(told.before);
    this.#fight = {
      rival: fight?.rival ?? null,
      creature: fight?.creature ?? null,
      kinds: fight?.foes.flatMap((card) => faceIn(told.before, card)?.kind ?? []) ?? [],
    };
    this.#rolls =
      fight === null || fight.heroDice.length === 0
        ? null
        : { hero: sumOf(fight.heroDice), foe: sumOf(fight.foeDice) };
  }

  protected tell(event: SeenEvent, until: number): void {
    const data = paramsOf(event.data);
    const seat = seatIn(data);
    this.#scene = { ...this.#scene, ...this.#placeOf(seat) };
    this.#tell(event, data, seat, until);
  }

  #tell(event: SeenEvent, data: Params, seat: Seat | null, until: number): void {
    const { viewer, say, speech } = this.told;
    const sentence = say(event) ?? '';
    const isOwn = seat === viewer;
    const kind = textIn(data, 'kind');
    const changes = changesBy(event, this.view, speech.language);
    if (changes.length > 0) this.#change(changes, sentence, seat, until);
    else if (cardEvents.has(event.type) && kind !== undefined) {
      this.#scene = { ...this.#placeOf(seat), card: { kind } };
      this.#add({ until, sentence, seat, read: true });
    } else
      switch (event.type) {
        case 'moved':
          this.#scene = this.#placeAt(Number(data['space']));
          // Where one goes oneself is no news, unless one is carried there.
          if (!isOwn || this.beats.length > 0) this.#add({ until, sentence, seat });
          break;
        case 'rolled':
        case 'reaperRoll':
          this.#roll(event, data, sentence, seat, until);
          break;
        case 'fate':
          if (data['what'] === 'attack') this.#rollAgain(seat, data);
          // A move is seen on the board.
          else if (data['what'] !== 'move') {
            const dice = numbersIn(data, 'dice');
            this.#scene = { ...this.#scene, ...this.#rollScene(String(data['what']), dice, seat) };
            this.#add({ until, sentence, seat });
          }
          break;
        case 'met':
          // What comes now comes from this card.
          this.#scene = { ...this.#placeOf(seat), ...cardOf(kind) };
          break;
        case 'fight':
          this.#fight = {
            rival: null,
            creature: (data['creature'] as Fight['creature']) ?? null,
            kinds: (data['kinds'] as readonly string[] | undefined) ?? [],
          };
          this.#scene = { ...this.#placeOf(seat), ...cardOf(this.#fight.kinds[0]) };
          break;
        case 'duel': {
          const rival = Number(data['rival']);
          this.#fight = { rival, creature: null, kinds: [] };
          this.#scene = this.#placeOf(seat);
          this.#add({ until, sentence, seat, grave: rival === viewer, read: true });
          break;
        }
        case 'attackRolls':
          this.#rolls = { hero: Number(data['hero']), foe: Number(data['foe']) };
          break;
        case 'fightResult':
        case 'duelResult':
          this.#result(data, sentence, seat ?? 0, until);
          break;
        case 'turnLost':
          // The Spell that did it stays in sight.
          this.#add({ until, sentence, seat, grave: isOwn });
          break;
        case 'missed':
          this.#scene = this.#placeOf(seat);
          this.#add({ until, sentence, seat, grave: isOwn });
          break;
        default:
          if (everybodys.has(event.type) || (isOwn && ownEvents.has(event.type)))
            this.#add({ until, sentence, seat, read: true, grave: isOwn && event.type === 'died' });
      }
  }

  #add(beat: Beat): void {
    this.beats.push({ ...this.#scene, ...beat });
  }

  /** What is done to the viewer has a beat of its own; what is done to others stands beside what did it. */
  #change(changes: readonly Change[], sentence: string, seat: Seat | null, until: number): void {
    const { viewer } = this.told;
    const last = this.beats.at(-1);
    const isOwn = changes.some((change) => change.seat === viewer);
    if (last !== undefined && (last.changes !== undefined || !isOwn) && last.seat === seat) {
      this.beats[this.beats.length - 1] = {
        ...last,
        until,
        sentence: isOwn ? sentence : last.sentence,
        changes: merged(last.changes ?? [], changes),
      };
      return;
    }
    const isLoss = changes.some(({ seat: whose, by }) => whose === viewer && by < 0);
    if (isOwn || last !== undefined)
      this.#add({ ...this.#textHere(seat), until, sentence, seat, changes, read: isLoss });
  }

  /** What comes of no card and no roll comes of a space that does something itself: its words stand beside it. */
  #textHere(seat: Seat | null): Scene {
    const { card, roll, fight } = this.#scene;
    const here = hereOf(this.view, seat);
    if (card !== undefined || roll !== undefined || fight !== undefined || here === null) return {};
    const { draw, harm } = textAt(readingOf(this.view), this.view.state.players[seat!].space);
    return draw === 0 || harm !== null ? cardOf(here) : {};
  }

  #roll(event: SeenEvent, data: Params, sentence: string, seat: Seat | null, until: number): void {
    const { viewer, question, events } = this.told;
    const what = event.type === 'reaperRoll' ? 'reaperMove' : String(data['what']);
    const dice = event.type === 'reaperRoll' ? [Number(data['roll'])] : numbersIn(data, 'dice');
    this.#scene = { ...this.#scene, ...this.#rollScene(what, dice, seat, this.#scene.card?.kind) };
    // A question about fate is a question about this roll: it shows it.
    const isAsked = question?.prompt === 'fate' && seat === viewer && until >= events.length - 1;
    if (!isAsked) this.#add({ until, sentence, seat });
  }

  /** The dice of a fight stand beside its sums, as they lie in the end. */
  #rollAgain(seat: Seat | null, data: Params): void {
    if (this.#rolls === null) return;
    const side = seat === this.#fight.rival ? 'foe' : 'hero';
    this.#rolls = { ...this.#rolls, [side]: sumOf(numbersIn(data, 'dice')) };
  }

  #result(data: Params, sentence: string, seat: Seat, until: number): void {
    const { speech, viewer } = this.told;
    const say = texts[speech.language];
    const { rival, creature, kinds } = this.#fight;
    const [own, foe] = [Number(data['own']), Number(data['foe'])];
    const rolls = this.#rolls;
    const outcome = outcomeIn(data);
    const nameOf = (of: Seat) => {
      const kind = characterAt(this.view, of);
      return kind === null ? speech.seat(of) : speech.card(kind);
    };
    const foeName =
      rival !== null
        ? nameOf(rival)
        : creature !== null
          ? creatureIn(speech.language, creature)
          : kinds.map((kind) => speech.card(kind)).join(', ');
    const hero: FightSide = { name: nameOf(seat), seat, total: own, ...dieOf(rolls?.hero) };
    const other: FightSide = {
      name: foeName,
      total: foe,
      ...(rival === null ? {} : { seat: rival }),
      ...dieOf(rolls?.foe),
    };
    // The viewer's own side stands first, and only for that one there is a victory or a defeat.
    const isDefence = rival === viewer;
    const seen = isDefence ? turned[outcome] : outcome;
    const words = say.outcomes[seen === 'drawn' ? 'standOff' : seen];
    const fight: BeatFight = {
      own: isDefence ? other : hero,
      foe: isDefence ? hero : other,
      outcome: isDefence || seat === viewer ? seen : null,
      verdict: isDefence || seat === viewer ? words : `${hero.name}: ${words}`,
    };
    this.#scene = { ...this.#placeOf(seat), ...cardOf(kinds[0]), fight };
    this.#add({ until, sentence, seat, read: seat === viewer, grave: rival === viewer });
    this.#rolls = null;
  }

  #rollScene(what: string, dice: readonly number[], seat: Seat | null, met?: string): Scene {
    return rollScene(what, dice, hereOf(this.view, seat), this.told.speech, met);
  }

  #placeOf(seat: Seat | null): Scene {
    const player = seat === null ? undefined : this.view.state.players[seat];
    return player?.standing === 'playing' ? this.#placeAt(player.space) : {};
  }

  #placeAt(space: number): Scene {
    const kind = kindAt(this.view, space);
    const name = SPACES[space];
    return {
      place: { name: this.told.speech.card(kind), icon: iconOf(kind) },
      ...(name === undefined ? {} : { lit: on.space(name) }),
    };
  }
}

/** A roll that was asked about and the card it was made for stand there until something else comes. */
function sceneBefore({ before, speech }: Talisman): Scene {
  const roll = rollIn(before);
  const staged = openCards(before.piles.stage).at(-1)?.kind;
  return {
    ...cardOf(staged),
    ...(roll === null || roll.dice.length === 0
      ? {}
      : rollScene(roll.what, roll.dice, hereOf(before, roll.seat), speech)),
  };
}

/** The dice beside the card or the space they are rolled for, with what each result means. */
function rollScene(
  what: string,
  dice: readonly number[],
  here: string | null,
  speech: Talisman['speech'],
  met?: string,
): Scene {
  const named = tableOf(what, here);
  // A prayer that a card allows is rolled by the words of that card.
  const table = what === 'pray' && speech.words.cards[named] === undefined && met !== undefined ? met : named;
  const words = speech.words.cards[table];
  const results = resultsIn(words?.text).map((result) => ({ ...result, hit: false }));
  const roll = rolled({ dice, title: reasonFor(what, speech), results }, dice);
  return { roll, ...(words === undefined ? {} : cardOf(table)) };
}

/** What the space of a seat is. */
function hereOf(view: View, seat: Seat | null): string | null {
  const player = seat === null ? undefined : view.state.players[seat];
  return player?.standing === 'playing' ? kindAt(view, player.space) : null;
}

/** The same table with what these dice lead to. */
function rolled(roll: BeatRoll, dice: readonly number[]): BeatRoll {
  const results = roll.results ?? [];
  const hit = resultOf(
    results,
    dice.reduce((sum, die) => sum + die, 0),
  );
  return { ...roll, dice, results: results.map((each) => ({ ...each, hit: each.from === hit?.from })) };
}

const sumOf = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

const cardOf = (kind: string | undefined): Scene => (kind === undefined ? {} : { card: { kind } });
/** More than a die can show is a sum, and who rolls none has 0: both stand without one. */
const dieOf = (die: number | undefined): { readonly die?: number } =>
  die === undefined || die < 1 || die > 6 ? {} : { die };
const turned = { won: 'lost', lost: 'won', drawn: 'drawn' } as const;

/** Of whoever attacks. A duel is told by its numbers alone. */
function outcomeIn(data: Params): 'won' | 'lost' | 'drawn' {
  if (data['outcome'] === 'won' || data['outcome'] === 'lost') return data['outcome'];
  const ahead = Number(data['own']) - Number(data['foe']);
  return data['outcome'] !== undefined || ahead === 0 ? 'drawn' : ahead > 0 ? 'won' : 'lost';
}

/** To draw a card or to fight says that it was met. */
function isImplied(events: readonly SeenEvent[], at: number): boolean {
  const { type, data } = events[at];
  if (type !== 'met') return false;
  const { seat, kind } = paramsOf(data);
  const before = events[at - 1];
  if (
    before?.type === 'drew' &&
    paramsOf(before.data)['seat'] === seat &&
    paramsOf(before.data)['kind'] === kind
  )
    return true;
  const next = events.slice(at + 1).find((event) => event.type !== 'met');
  return next?.type === 'fight' && (paramsOf(next.data)['kinds'] as readonly unknown[]).includes(kind);
}

export const story: GameStory<TalismanShape> = {
  beats: (told) => new TalismanTelling(told).all(after),
  after,
  announcesTurns: true,
  way(event) {
    const name = event.type === 'moved' ? SPACES[Number(paramsOf(event.data)['space'])] : undefined;
    return name === undefined ? undefined : on.space(name);
  },
  implied: (events, at) => isImplied(events, at),
  turn: (event) => (event.type === 'turn' ? seatIn(paramsOf(event.data)) : undefined),
};
