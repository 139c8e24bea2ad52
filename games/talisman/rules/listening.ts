import type {
  Card,
  Hook,
  Hooks,
  Listening,
  ListeningPiles,
  RuleId,
  SceneAt,
  Seat,
  WindowSpec,
} from '@tafelrunde/engine';
import type { CardDef, Talisman, TalismanShape, WindowName, Windows } from '../shape.ts';
import { regionOf } from '../shape/spaces.ts';
import { castSpell } from './casting.ts';
import { onCard } from './decks.ts';
import { hasSpellsAt } from './sets.ts';
import { has, inGlade, isPlaying, isToad, under, usable } from './stats.ts';

/** By public facts: may this seat cast anything now? TA-SPELL-11, TA-TOAD-06, TA-BOARD-07 */
export function mayCast(t: Talisman, seat: Seat): boolean {
  const player = t.state.players[seat];
  if (player.standing !== 'playing' || player.toad > 0 || player.casts === 0) return false;
  return !inGlade(t, seat) && !under(t, 'noMagic', seat) && !has(t, seat, 'castsNothing');
}

/** A Spell in hand is cast where it says so, if there is anything to aim it at. */
const CASTS: Hook<TalismanShape, SceneAt<TalismanShape>> = {
  mode: 'may',
  commits: 'costs',
  when: (t, caster, scene, card) => {
    const cast = t.def(card).cast!;
    return cast.when(t, caster, scene) && cast.aim?.(t, caster, scene).length !== 0;
  },
  run: (t, caster, scene, card) => castSpell(t, caster, card, scene),
};
/** At the end of a turn: what can be cast when the next one begins can wait until then. */
const CAN_WAIT: typeof CASTS = { ...CASTS, idle: () => true };
/** Before a move: what can be cast after it as well can wait, unless the move itself is what it is for. */
const BEFORE_MOVE: typeof CASTS = {
  ...CASTS,
  idle: (t, caster, _scene, card) =>
    t.state.players[caster].lives > 1 && t.def(card).cast!.early?.(t, caster) !== true,
};
/** In rounds. */
const REMINDER = 4;
/**
 * At the start of a turn only: whoever has declined it once is asked again when something about it has changed.
 */
const AT_START: typeof CASTS = {
  ...CASTS,
  idle: (t, caster, _scene, card) =>
    onCard(t, card).declined?.[t.state.turn] === circumstances(t, caster, card),
  declined: (t, caster, _scene, card) => {
    const onIt = onCard(t, card);
    const declined = { ...onIt.declined, [t.state.turn]: circumstances(t, caster, card) };
    t.setNote(card, { ...onIt, declined });
  },
};
/** What a Spell may be wanted for all of a sudden: where everybody has got to, who is near death, and what the Spell itself minds. */
function circumstances(t: Talisman, caster: Seat, card: Card): string {
  const seats = t.state.players.map(({ standing, space, lives }) =>
    standing === 'playing' ? `${regionOf(space)}${lives === 1 ? '!' : ''}` : '',
  );
  // Every few rounds it comes to mind again all the same.
  const now = Math.floor(t.state.round / REMINDER);
  return [
    caster,
    now,
    t.cards(t.piles.hand[caster]).length,
    t.def(card).cast!.minds?.(t, caster) ?? 0,
    ...seats,
  ].join(' ');
}
/** Where something is about to happen, Spells are asked about once: when it is asked what shall happen in its place. */
const REPLACES: typeof CASTS = { ...CASTS, mode: 'instead' };
const REPLACEABLE: ReadonlySet<WindowName> = new Set([
  'losing',
  'killing',
  'loss',
  'casting',
  'taking',
  'losingCard',
]);
const castingHooks = ({ cast }: CardDef): Hooks<TalismanShape> =>
  Object.fromEntries((cast?.at ?? []).map((name) => [name, castingAt(name, cast?.at ?? [])]));
function castingAt(name: WindowName, all: readonly WindowName[]): typeof CASTS {
  if (REPLACEABLE.has(name)) return REPLACES;
  if (name === 'turnStart') return all.includes('moveEnded') ? BEFORE_MOVE : AT_START;
  return name === 'turnEnd' && all.includes('turnStart') ? CAN_WAIT : CASTS;
}

type Belongings = Listening<TalismanShape, Seat>;
const hooks: Belongings['hooks'] = ({ on }) => on;
const ownerCan: Belongings['usable'] = (t, owner, card) => usable(t, owner, t.def(card));
const open: Belongings = { hooks, awake: isPlaying, usable: ownerCan };

/** What a character has acts for it, and the Spells in its hand may be cast. */
export const listening: ListeningPiles<TalismanShape> = {
  character: { hooks, awake: (t, seat) => isPlaying(t, seat) && !isToad(t, seat), usable: ownerCan }, // TA-TOAD-07
  reward: open,
  followers: open,
  objects: open,
  hand: { hooks: castingHooks, awake: (t, seat, window) => mayCast(t, seat) && hasSpellsAt(t, window) },
  // Lent Spells can be cast as long as whoever lends them is there.
  lent: { hooks: castingHooks, awake: (t, seat) => mayCast(t, seat) && has(t, seat, 'lendsSpells') },
};

/** Whom a window concerns first: the seat it is about, then the others clockwise; the defender second in a duel. */
function order(t: Talisman, scene: SceneAt<TalismanShape>): readonly Seat[] {
  if (scene.type === 'fightEnd') return t.clockwise(t.state.turn);
  if (scene.type !== 'fight') return t.clockwise(scene.seat);
  const { hero, rival } = scene;
  const seats = t.clockwise(hero);
  return rival === null ? seats : [hero, rival, ...seats.filter((seat) => seat !== hero && seat !== rival)]; // TA-DUEL-02
}

/** Spells are hidden, so everybody is asked at once, at the few windows without Spells as well. */
export const everyWindow: WindowSpec<Talisman, SceneAt<TalismanShape>> = { order, secret: true };

const SPELLS: readonly RuleId[] = ['TA-SPELL-08', 'TA-SPELL-11'];
const casting = { rules: SPELLS };

/** By window, where it can be read up what may be used then, and how often. */
export const windows: { readonly [K in WindowName]: WindowSpec<Talisman, Windows[K]> } = {
  turnStart: { rules: ['TA-TURN-02', ...SPELLS] },
  moveRolled: casting,
  moveEnded: casting,
  beforeDraw: casting,
  cardsDrawn: casting,
  facing: { rules: ['TA-EVADE-01'] },
  beforeFight: casting,
  fightRolled: {},
  losing: casting,
  killing: casting,
  slain: {},
  fightEnd: {},
  beforeRoll: casting,
  rolled: {},
  loss: { rules: ['TA-FIGHT-11', ...SPELLS] },
  casting,
  taking: casting,
  crossed: {},
  turnEnd: casting,
  spellsDrawn: {},
  meeting: {},
  losingCard: casting,
  denizenDrawn: {},
};
export const WINDOWS = Object.keys(windows) as WindowName[];
