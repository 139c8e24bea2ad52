import { pileAt } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

type Table = ReturnType<typeof scene>;
export const CROWN = pileAt('crownOfCommand');

/** Three Thieves with a sheet open on the Crown; the first stands before it. */
export const before = (sheet: string, more: Scene = {}) =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['valleyOfFire', 'city', 'oasis'],
    ...more,
    cards: { [CROWN]: [sheet], ...more.cards },
  });
/** The same with the first one on it, and the others in the turn of a journey. */
export const upon = (sheet: string, more: Scene = {}) =>
  before(sheet, {
    at: ['crownOfCommand', 'city', 'oasis'],
    ...more,
    set: (state) => {
      state.crownReached = true;
      more.set?.(state);
    },
  });
export const lives = (t: Table): number[] => t.state.players.map((one) => one.lives);
export const result = (t: Table) => [t.match.result?.how, t.match.result?.winners];
