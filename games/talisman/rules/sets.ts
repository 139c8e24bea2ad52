import type { CardDef, CardSet, Talisman, WindowName } from '../shape.ts';

/** Whether this match is played with a set. The Cataclysm board needs the cards of its set. */
export const inPlay = (t: Talisman, set: CardSet): boolean =>
  set === 'base' || t.options[set] || (set === 'cataclysm' && t.options.board === 'cataclysm');

/** Is there any Spell in the sets of this match that could be cast at such a moment? Everybody can know that. */
export function hasSpellsAt(t: Talisman, window: WindowName): boolean {
  const sets = momentsOf(t.content).get(window);
  if (sets !== undefined) for (const set of sets) if (inPlay(t, set)) return true;
  return false;
}

type Moments = ReadonlyMap<WindowName, ReadonlySet<CardSet>>;

/** By moment, the sets with a Spell for it. Worked out once: it is asked all the time. */
function momentsOf(content: Talisman['content']): Moments {
  let moments = known.get(content);
  if (moments === undefined) known.set(content, (moments = listed(Object.values(content))));
  return moments;
}
const known = new WeakMap<Talisman['content'], Moments>();

function listed(cards: readonly CardDef[]): Moments {
  const moments = new Map<WindowName, Set<CardSet>>();
  for (const { cast, set, reprints } of cards)
    for (const window of cast?.at ?? []) {
      const sets = moments.get(window) ?? new Set();
      moments.set(window, sets);
      for (const one of [set, ...reprints.map((reprint) => reprint.set)]) sets.add(one);
    }
  return moments;
}
