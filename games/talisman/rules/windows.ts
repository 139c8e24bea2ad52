import type { Card, RuleId, Scene, Seat, Trigger, WindowSpec } from '@tafelrunde/engine';
import type { Fight, Talisman, Turn, WindowName, Windows } from '../shape.ts';
import { applies, castable, listening, mayCast, might, MOMENTS, WINDOWS } from './moments.ts';
import { castSpell } from './spells.ts';

function collect(t: Talisman, name: WindowName, scene: Scene): Trigger[] {
  const triggers: Trigger[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    for (const [hook, card] of listening(t, name, seat)) {
      if (!applies(t, hook, seat, scene, card)) continue;
      triggers.push({
        id: `card${card}`,
        seat,
        card,
        mode: hook.mode,
        rank: hook.rank ?? 0,
        ...(hook.text === undefined ? {} : { text: hook.text }),
        run: () => hook.run(t, seat, scene, card),
      });
    }
    if (MOMENTS[name].spells && mayCast(t, seat)) spellTriggers(t, name, scene, seat, triggers);
  }
  return triggers;
}

function spellTriggers(t: Talisman, name: WindowName, scene: Scene, seat: Seat, triggers: Trigger[]): void {
  const found: Card[] = [];
  castable(t, name, scene, seat, found);
  for (const card of found)
    triggers.push({
      id: `card${card}`,
      seat,
      card,
      mode: MOMENTS[name].instead ? 'instead' : 'may',
      run: () => castSpell(t, seat, card, scene),
    });
}

/** Whom a moment concerns first: the seat it is about, then the others clockwise; the defender second in a duel. */
function order(t: Talisman, scene: Scene): readonly Seat[] {
  const first = concerned(scene) ?? t.state.turn;
  const seats = CLOCKWISE[t.seats][first];
  const rival = scene.type === 'fight' ? (scene as Fight).rival : null;
  return rival === null ? seats : [first, rival, ...seats.filter((seat) => seat !== first && seat !== rival)]; // TA-DUEL-02
}
/** By number of seats and the first of them, all of them clockwise. */
const CLOCKWISE = Array.from({ length: 7 }, (_none, seats) =>
  Array.from({ length: seats }, (_row, first) =>
    Array.from({ length: seats }, (_seat, i) => (first + i) % seats),
  ),
);
function concerned(scene: Scene): Seat | null {
  if (scene.type === 'fight') return (scene as Fight).hero;
  const { seat } = scene as Turn;
  return typeof seat === 'number' ? seat : null;
}

/** Where it can be read up what may be used then, and how often. */
const RULES: Partial<Record<WindowName, readonly RuleId[]>> = {
  turnStart: ['TA-TURN-02'],
  facing: ['TA-EVADE-01'],
  loss: ['TA-FIGHT-11'],
};
const rulesOf = (name: WindowName): readonly RuleId[] => [
  ...(RULES[name] ?? []),
  ...(MOMENTS[name].spells ? (['TA-SPELL-08', 'TA-SPELL-11'] as const) : []),
];

const specOf = (name: WindowName): WindowSpec<Talisman, Scene> => ({
  collect: (t, scene) => collect(t, name, scene),
  order,
  ...(rulesOf(name).length > 0 && { rules: rulesOf(name) }),
  mightReact: (t, scene, seat, mode) => might(t, name, scene, seat, mode),
});

export const windows = Object.fromEntries(WINDOWS.map((name) => [name, specOf(name)])) as {
  [K in WindowName]: WindowSpec<Talisman, Windows[K]>;
};
