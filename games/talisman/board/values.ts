import { type Language, paramsOf, type Seat, seatIn, type SeenEvent } from '@tafelrunde/engine';
import type { Change } from '@tafelrunde/ui/board';
import { texts } from '../overview/texts.ts';
import type { View } from './reading.ts';
import { type Stat, statIcons } from './stats.ts';

const stats: readonly string[] = ['strength', 'craft', 'lives', 'fate', 'gold'] satisfies Stat[];

/** Which values of whom an event changes, and by how much. */
function valuesIn(
  event: SeenEvent,
): readonly { readonly seat: Seat; readonly stat: Stat; readonly by: number }[] {
  const data = paramsOf(event.data);
  const seat = seatIn(data);
  if (seat === null) return [];
  const [count, gold] = [Number(data['count']), Number(data['gold'])];
  const stat = String(data['stat']);
  switch (event.type) {
    case 'gained':
    case 'lost':
      if (!stats.includes(stat)) return [];
      return [{ seat, stat: stat as Stat, by: event.type === 'lost' ? -count : count }];
    case 'healed':
      return [{ seat, stat: 'lives', by: count }];
    case 'tookGold':
      return [
        { seat: Number(data['from']), stat: 'gold', by: -gold },
        { seat, stat: 'gold', by: gold },
      ];
    default:
      return [];
  }
}

export function changesBy(event: SeenEvent, view: View, language: Language): readonly Change[] {
  return valuesIn(event).map(({ seat, stat, by }) => {
    const from = view.state.players[seat]?.[stat] ?? 0;
    const isPrinted = stat === 'strength' || stat === 'craft';
    return {
      seat,
      name: texts[language].stats[stat],
      ...(stat === 'lives' && { one: texts[language].oneLife }),
      icon: statIcons[stat],
      by,
      // Strength and craft count what is printed on the character, too.
      ...(isPrinted ? {} : { from, to: from + by }),
    };
  });
}

/** The same value of the same seat once, with its sum. */
export function merged(before: readonly Change[], more: readonly Change[]): readonly Change[] {
  const all = [...before];
  for (const change of more) {
    const at = all.findIndex(({ seat, name }) => seat === change.seat && name === change.name);
    const known = all[at];
    if (known === undefined) all.push(change);
    else
      all[at] = { ...known, by: known.by + change.by, ...(change.to === undefined ? {} : { to: change.to }) };
  }
  return all.filter(({ by }) => by !== 0);
}

/** Figures stand where they were told to stand, and values are what they were told to be. */
export function after(view: View, event: SeenEvent): View {
  const data = paramsOf(event.data);
  const seat = seatIn(data);
  const changed = valuesIn(event);
  const paid =
    event.type === 'paid' && seat !== null
      ? [{ seat, stat: 'gold' as const, by: -Number(data['gold']) }]
      : [];
  const space = event.type === 'moved' ? Number(data['space']) : null;
  if (changed.length + paid.length === 0 && space === null) return view;
  const players = view.state.players.map((player, at) => {
    const now = { ...player };
    if (space !== null && seat === at) now.space = space;
    for (const change of [...changed, ...paid])
      if (change.seat === at) now[change.stat] = Math.max(0, now[change.stat] + change.by);
    return now;
  });
  return { ...view, state: { ...view.state, players } };
}
