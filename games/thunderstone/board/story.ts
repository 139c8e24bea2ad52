import { type Params, paramsOf, type Seat, seatIn, type SeenEvent } from '@tafelrunde/engine';
import type { Beat, GameStory, Told } from '@tafelrunde/ui/board';
import { texts } from '../overview/texts.ts';
import type { ThunderstoneShape } from '../shape.ts';

/** What others do with a card; doing it oneself is no news. */
const deeds = new Set(['bought', 'levelled', 'uses', 'tookMonster', 'banished', 'tookPrey', 'borrowed']);
/** What everybody has to know: it changes the dungeon, or the match. */
const everybodys = new Set([
  'trap',
  'breach',
  'guardian',
  'stoneTaken',
  'stoneLost',
  'stoneAwarded',
  'ravaged',
  'weakened',
  'standstill',
  'nextGame',
  'reachedVillage',
  'token',
]);
/** What is done to a seat. */
const fates = new Set([
  'destroyed',
  'diseased',
  'discarded',
  'doomed',
  'struck',
  'caged',
  'penalty',
  'freed',
  'foreseen',
  'savedFromDeath',
  'turnedUp',
]);

/** What brings something about for whoever hears of it next. */
const causes = new Set(['attacks', 'uses', 'trap', 'breach', 'guardian']);

const outcomes = {
  de: { won: 'Sieg', lost: 'Niederlage' },
  en: { won: 'Victory', lost: 'Defeat' },
} as const;

/** A turn in beats: where it leads, what is bought there, how the fight ends, what it costs. */
function beats({ events, viewer, view, before, speech, say }: Told<ThunderstoneShape>): readonly Beat[] {
  const told: Beat[] = [];
  /** Of the viewer, what it came to in between. */
  let experience = viewer === 'watcher' ? 0 : (before.state.players[viewer]?.experience ?? 0);
  /** The monster that is being fought, the trap or the card that is used: what happens until something else does comes of it. */
  let cause: string | undefined;
  events.forEach((event, at) => {
    const data = paramsOf(event.data);
    const seat = seatIn(data);
    const isOwn = seat === viewer;
    const kind = cardIn(data);
    const shared = { until: at + 1, sentence: say(event) ?? '', seat };
    if (causes.has(event.type)) cause = kind;
    else if (turn(event) !== undefined) cause = undefined;
    const shown = kind ?? cause;
    const card = shown === undefined ? {} : { card: { kind: shown } };
    if (event.type === 'fought' && kind !== undefined) {
      cause = undefined;
      const won = data['won'] === true;
      const { won: victory, lost: defeat } = outcomes[speech.language];
      const name = seat === null ? '' : speech.seat(seat);
      told.push({
        ...shared,
        ...card,
        read: true,
        fight: {
          own: { name, ...(seat === null ? {} : { seat }), total: Number(data['value']) },
          foe: { name: speech.card(kind), total: Number(data['health']) },
          outcome: isOwn ? (won ? 'won' : 'lost') : null,
          verdict: isOwn ? (won ? victory : defeat) : `${name}: ${won ? victory : defeat}`,
        },
      });
    } else if (event.type === 'experience' && seat !== null) {
      const points = Number(data['points']);
      const change = {
        seat,
        name: texts[speech.language].counters.experience,
        icon: 'experience' as const,
        by: points,
        ...(isOwn ? { from: experience, to: experience + points } : {}),
      };
      if (isOwn) experience += points;
      const last = told.at(-1);
      if (last?.seat === seat && last.fight !== undefined)
        told[told.length - 1] = { ...last, until: at + 1, changes: [...(last.changes ?? []), change] };
      else if (isOwn) told.push({ ...shared, changes: [change] });
    } else if (
      everybodys.has(event.type) ||
      (fates.has(event.type) && isOwn && !(at === 0 && isChosen(event)))
    )
      told.push({ ...shared, ...card, read: true });
    else if (event.type === 'drew' && isOwn && kind !== undefined) told.push({ ...shared, ...card });
    // Where somebody goes is no news beside what is done there; who rests does nothing else.
    else if (!isOwn && (deeds.has(event.type) || event.type === 'rests')) told.push({ ...shared, ...card });
  });
  // What ends the match is told by its last page.
  return view.result === null ? told : told.filter(({ sentence }) => sentence !== '');
}

/** What comes first after one's own answer was chosen by it. */
const isChosen = ({ type }: SeenEvent): boolean => type === 'destroyed' || type === 'discarded';

/** The card an event is about; of several, or of one that becomes another, the one to look at. */
function cardIn({ next, kind, kinds }: Params): string | undefined {
  const first: unknown = next ?? kind ?? (Array.isArray(kinds) ? (kinds as unknown[])[0] : undefined);
  return typeof first === 'string' ? first : undefined;
}

function turn(event: SeenEvent): Seat | null | undefined {
  return ['visits', 'enters', 'rests'].includes(event.type) ? seatIn(paramsOf(event.data)) : undefined;
}

export const story: GameStory<ThunderstoneShape> = {
  beats,
  turn,
  after(view, event) {
    const data = paramsOf(event.data);
    if (event.type !== 'experience') return view;
    const players = view.state.players.map((player, at) =>
      at === data['seat'] ? { ...player, experience: player.experience + Number(data['points']) } : player,
    );
    return { ...view, state: { ...view.state, players } };
  },
};
