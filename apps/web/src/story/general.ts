import {
  diceIn,
  type Params,
  paramsOf,
  type Seat,
  seatFieldsOf,
  seatIn,
  type View,
} from '@tafelrunde/engine';
import { kindsOf, type Beat, type Change, type Told } from '@tafelrunde/ui/board';
import { changesBetween } from './director.ts';

/** What a game without a story of its own tells: every card that comes to light, every roll, and what they did to the viewer. */
export function generalBeats(told: Told): readonly Beat[] {
  const beats = cardsAndRolls(told);
  const last = beats.at(-1);
  const changes = ownChanges(told);
  if (last === undefined || changes.length === 0) return beats;
  return [...beats.slice(0, -1), { ...last, changes, read: true, until: told.events.length }];
}

/** The figures of the viewer that differ. */
function ownChanges({ before, view, viewer, speech }: Told): readonly Change[] {
  if (viewer === 'watcher') return [];
  const figures = (of: View, seat: Seat) =>
    seatFieldsOf(speech, { yes: '', no: '' }, of, seat).map(({ name, value }) => ({
      name,
      value: /^-?\d+$/u.test(value) ? Number(value) : value,
    }));
  return changesBetween(viewer, figures(before, viewer), figures(view, viewer));
}

function cardsAndRolls({ before, viewer, events, speech, say }: Told): readonly Beat[] {
  const known = new Set(kindsOf(before).values());
  return events.flatMap((event, at): Beat[] => {
    const sentence = say(event);
    if (sentence === null) return [];
    const data: Params = { ...paramsOf(event.data), ...paramsOf(event.secret) };
    const seat = seatIn(data);
    const shared = { until: at + 1, sentence, seat };
    const dice = diceIn(data);
    if (dice.length > 0) return [{ ...shared, roll: { dice, title: speech.words.name } }];
    const kind = cardIn(data, speech.words.cards);
    // What one does with a card that lay there is no news to oneself.
    if (kind === undefined || (seat === viewer && known.has(kind))) return [];
    return [{ ...shared, card: { kind }, read: true }];
  });
}

function cardIn(data: Params, cards: Readonly<Record<string, unknown>>): string | undefined {
  const { kind, kinds } = data;
  const first: unknown = kind ?? (Array.isArray(kinds) ? (kinds as unknown[])[0] : undefined);
  return typeof first === 'string' && Object.hasOwn(cards, first) ? first : undefined;
}
