import {
  numberIn,
  numbersIn,
  type Params,
  paramsOf,
  type Seat,
  seatIn,
  type SeenEvent,
  textIn,
} from '@tafelrunde/engine';
import type { Beat, Change, GameStory, Told } from '@tafelrunde/ui/board';
import { on } from '@tafelrunde/ui/keys';
import { Telling } from '@tafelrunde/ui/telling';
import { texts } from '../overview/texts.ts';
import type { ExaltedShape } from '../shape.ts';

type View = Told<ExaltedShape>['view'];

/** What somebody does; doing it oneself is no news. */
const deeds = new Set(['acts', 'uses', 'reacts', 'bought', 'joins', 'deployed', 'decoy', 'marker']);
/** What happens to a hero, or on its own: everybody has to know. */
const happenings = new Set([
  'colours',
  'trap',
  'shoots',
  'responds',
  'triggered',
  'lapses',
  'hedge',
  'survives',
  'returns',
]);
/** What becomes of one's own heroes. */
const fates = new Set(['afflicted', 'cured', 'level']);

const words = {
  de: { life: (name: string) => `Leben von ${name}`, needs: 'Treffer ab', guard: 'Abwehr' },
  en: { life: (name: string) => `life of ${name}`, needs: 'hits on', guard: 'defence' },
} as const;

/** Who acts, every roll in which a hero has a part, who is knocked out, and what it earns. */
class ExaltedTelling extends Telling<ExaltedShape> {
  protected tell(event: SeenEvent, until: number): void {
    const data = paramsOf(event.data);
    const seat = this.#seatOf(data);
    const kind = textIn(data, 'ability') ?? textIn(data, 'card') ?? textIn(data, 'kind');
    const shared: Beat = {
      until,
      sentence: this.told.say(event) ?? '',
      seat,
      ...(kind !== undefined && { card: { kind } }),
      ...(typeof data['model'] === 'number' && { lit: modelKey(data['model']) }),
    };
    this.#tell(event.type, data, shared);
  }

  #tell(type: string, data: Params, shared: Beat): void {
    const { viewer } = this.told;
    const isOwn = shared.seat === viewer;
    if (type === 'initiative')
      this.beats.push({ ...shared, roll: { dice: numbersIn(data, 'dice'), title: shared.sentence } });
    else if (type === 'rolled') this.#roll(data, shared);
    else if (type === 'hurt' || type === 'healed') this.#life(type, data, shared);
    else if (type === 'scored') this.#points(data, shared);
    else if (type === 'out') {
      if (this.#isHero(data['model'])) this.beats.push({ ...shared, read: true, grave: isOwn });
      else if (this.#isBuilding(data['model'])) this.beats.push({ ...shared, read: true });
    } else if (happenings.has(type) || (isOwn && fates.has(type)))
      this.beats.push({ ...shared, read: type === 'trap' || (isOwn && type === 'afflicted') });
    else if (!isOwn && deeds.has(type) && shared.sentence !== '')
      this.beats.push({ ...shared, read: type === 'uses' });
  }

  /** Golems and towers among themselves are told by the chronicle. */
  #roll(data: Params, shared: Beat): void {
    const { speech } = this.told;
    if (!this.#isHero(data['attacker']) && !this.#isHero(data['target'])) return;
    const say = words[speech.language];
    const [by, at] = [paramsOf(data['by']), paramsOf(data['at'])];
    const [attacker, target] = [by, at].map((one) => textIn(one, 'kind') ?? '');
    this.beats.push({
      ...shared,
      seat: this.#seatOf(by),
      card: { kind: attacker },
      ...(typeof data['target'] === 'number' && { lit: modelKey(data['target']) }),
      roll: {
        dice: numbersIn(data, 'dice'),
        title: `${speech.card(attacker)} → ${speech.card(target)}`,
        note: `${say.needs} ${String(data['needed'])}, ${say.guard} ${String(data['less'])}`,
      },
    });
  }

  /** What a hero loses stands beside the roll it comes from. */
  #life(type: string, data: Params, shared: Beat): void {
    const { viewer, speech } = this.told;
    const model = Number(data['model']);
    if (!this.#isHero(model) || shared.seat === null) return;
    const isOwn = shared.seat === viewer;
    const count = Number(type === 'hurt' ? data['amount'] : data['life']);
    const has = this.view.state.models[model]?.life ?? 0;
    const by = type === 'hurt' ? -count : count;
    const change: Change = {
      seat: shared.seat,
      name: words[speech.language].life(speech.card(textIn(data, 'kind') ?? '')),
      icon: 'life',
      by,
      from: has,
      to: Math.max(0, has + by),
    };
    this.#attach(change, shared, isOwn, shared.lit);
  }

  #points(data: Params, shared: Beat): void {
    const { viewer, speech } = this.told;
    const seat = seatIn(data);
    if (seat === null) return;
    const [by, to] = [Number(data['points']), Number(data['total'])];
    const name = texts[speech.language].words.points;
    this.#attach({ seat, name, icon: 'victory', by, from: to - by, to }, shared, seat === viewer);
  }

  #attach(change: Change, shared: Beat, isOwn: boolean, lit = this.beats.at(-1)?.lit): void {
    const last = this.beats.at(-1);
    const belongs = last !== undefined && (last.roll !== undefined || change.icon !== 'life');
    if (belongs)
      this.beats[this.beats.length - 1] = {
        ...last,
        until: shared.until,
        changes: [...(last.changes ?? []), change],
        ...(lit !== undefined && { lit }),
        ...(isOwn && { read: true }),
      };
    else if (isOwn || change.icon !== 'life') this.beats.push({ ...shared, changes: [change], read: isOwn });
  }

  /** Whose team it is, or who does it. */
  #seatOf(data: Params): Seat | null {
    const at = this.told.view.state.teams.findIndex((team) => team === data['team']);
    return seatIn(data) ?? (at < 0 ? null : at);
  }

  #isHero(model: unknown): boolean {
    return typeof model === 'number' && this.told.view.state.models[model]?.sort === 'hero';
  }

  #isBuilding(model: unknown): boolean {
    const sort = typeof model === 'number' ? this.told.view.state.models[model]?.sort : undefined;
    return sort === 'tower' || sort === 'artefact' || sort === 'wild';
  }
}

/** What marks a figure of the arena. */
export const modelKey = (model: number) => on.space(`model ${model}`);

/** Life and points change with their beat. */
function after(view: View, event: SeenEvent): View {
  const data = paramsOf(event.data);
  if (event.type === 'hurt' || event.type === 'healed') {
    const models = view.state.models.map((model) => {
      if (model.id !== data['model'] || !('life' in model)) return model;
      const life = event.type === 'hurt' ? Number(data['life']) : model.life + Number(data['life']);
      return { ...model, life };
    });
    return { ...view, state: { ...view.state, models } };
  }
  if (event.type !== 'scored') return view;
  const [first, second] = view.state.points;
  const total = Number(data['total']);
  const points: typeof view.state.points = data['seat'] === 0 ? [total, second] : [first, total];
  return { ...view, state: { ...view.state, points } };
}

export const story: GameStory<ExaltedShape> = {
  beats: (told) => new ExaltedTelling(told).all(after),
  after,
  announcesTurns: true,
  turn(event) {
    if (event.type === 'round') return null;
    return event.type === 'phase' ? (seatIn(paramsOf(event.data)) ?? undefined) : undefined;
  },
  way(event) {
    const model = numberIn(paramsOf(event.data), 'model');
    return event.type === 'moved' && model !== undefined ? modelKey(model) : undefined;
  },
};
