import { paramsOf, seatIn, textIn } from '@tafelrunde/engine';
import type { Beat, Change, GameStory, Told } from '@tafelrunde/ui/board';
import type { ValskyrrShape } from '../shape.ts';

/** Cards that come to light, and what the dread does: everybody is in it together. */
const cards = new Set([
  'encounter',
  'appears',
  'revealed',
  'questToken',
  'travels',
  'retreats',
  'completed',
  'killed',
  'enraged',
  'turned',
  'allyFallen',
  'attacks',
]);
const turns = new Set(['event', 'darkness', 'threat', 'fallen']);
/** What others do; doing it oneself is no news. */
const deeds = new Set(['acts', 'equips', 'bought', 'rewarded', 'rests', 'assigned']);

const wounds = { de: ['Wunde', 'Wunden'], en: ['wound', 'wounds'] } as const;

/** What comes to light, who attacks whom, and what it costs. */
function beats({ events, viewer, speech, say }: Told<ValskyrrShape>): readonly Beat[] {
  const told: Beat[] = [];
  events.forEach((event, at) => {
    const data = paramsOf(event.data);
    const seat = seatIn(data);
    const isOwn = seat === viewer;
    const kind = textIn(data, 'kind');
    const card = kind === undefined ? {} : { card: { kind } };
    const shared = { until: at + 1, sentence: say(event) ?? '', seat };
    if (event.type === 'wounded' && seat !== null) {
      const count = Number(data['n']);
      const name = wounds[speech.language][count === 1 ? 0 : 1];
      const change: Change = { seat, name, icon: 'life', by: count, harm: true };
      const last = told.at(-1);
      // Wounds stand beside the attack they come from.
      if (last?.card !== undefined && last.seat === seat)
        told[told.length - 1] = { ...last, until: at + 1, changes: [...(last.changes ?? []), change] };
      else told.push({ ...shared, changes: [change], read: isOwn });
    } else if (cards.has(event.type)) told.push({ ...shared, ...card, read: event.type !== 'killed' });
    else if (event.type === 'begins')
      told.push({
        ...shared,
        sentence: speech.card(String(data['adventure'])),
        text: shared.sentence,
        waits: true,
      });
    else if (turns.has(event.type))
      told.push({ ...shared, read: true, grave: isOwn && event.type === 'fallen' });
    else if (isOwn && event.type === 'buried') told.push({ ...shared, ...card });
    else if (!isOwn && deeds.has(event.type) && shared.sentence !== '') told.push({ ...shared, ...card });
  });
  return told;
}

export const story: GameStory<ValskyrrShape> = {
  beats,
  announcesTurns: true,
  turn(event) {
    // A phase is everybody's paragraph, a turn that of its hero.
    if (event.type === 'phase' || event.type === 'round') return null;
    return event.type === 'turn' ? seatIn(paramsOf(event.data)) : undefined;
  },
};
