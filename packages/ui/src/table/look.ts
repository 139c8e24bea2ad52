import type { IconName } from '../icons/icons.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scene.tsx';

/** The frame of a card: one per kind, as a colour of the tokens and the outline of its window. */
export type FrameName =
  | 'hero'
  | 'weapon'
  | 'item'
  | 'spell'
  | 'villager'
  | 'monster'
  | 'disease'
  | 'stone'
  | 'place'
  | 'event';

export interface CardLook {
  readonly frame: FrameName;
  readonly palette: PaletteName;
  readonly scene: SceneName;
  readonly seed: number;
}

const looks: readonly (readonly [FrameName, PaletteName])[] = [
  ['item', 'sand'],
  ['weapon', 'steel'],
  ['hero', 'blood'],
  ['spell', 'violet'],
  ['villager', 'moss'],
  ['stone', 'ice'],
  ['event', 'night'],
  ['place', 'ember'],
];
const scenes: readonly SceneName[] = ['peaks', 'cave', 'rays', 'field'];

/** Makes the scenes of cards that share a home differ; the same kind always gets the same. */
export function seedOf(kind: string): number {
  let seed = 11;
  for (const letter of kind) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
}

/** For a card nobody has drawn yet: the same kind always gets the same frame and scene. */
export function lookOf(kind: string): CardLook {
  let sum = 7;
  for (const letter of kind) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const [frame, palette] = looks[sum % looks.length] ?? ['item', 'sand'];
  return { frame, palette, scene: scenes[(sum >>> 5) % scenes.length] ?? 'peaks', seed: sum % 997 };
}

/** The light and the place behind the picture of a card. */
export type Backdrop = readonly [PaletteName, SceneName];

/** How the cards of a game look, by kind. */
export interface CardLooks<Def> {
  /** What the content says of it; undefined for what is no card. */
  readonly defOf: (kind: string) => Def | undefined;
  readonly frameOf: (kind: string) => FrameName;
  readonly iconOf: (kind: string) => IconName;
  readonly cardLook: (kind: string) => CardLook;
}

interface LooksSpec<Def> {
  readonly content: Readonly<Record<string, Def>>;
  /** The frame says the sort. */
  readonly frame: (def: Def) => FrameName;
  /** The scene says where it is at home; the seed makes cards of one home differ. */
  readonly backdrop: (def: Def, kind: string) => Backdrop;
  readonly icon: (kind: string, def: Def | undefined) => IconName;
}

/** The looks of all cards of a game from what it says of one. */
export function looksOf<Def>({ content, frame, backdrop, icon }: LooksSpec<Def>): CardLooks<Def> {
  const defOf = (kind: string): Def | undefined => content[kind];
  const frameOf = (kind: string): FrameName => {
    const def = defOf(kind);
    return def === undefined ? 'item' : frame(def);
  };
  return {
    defOf,
    frameOf,
    iconOf: (kind) => icon(kind, defOf(kind)),
    cardLook: (kind) => {
      const def = defOf(kind);
      const [palette, scene] = def === undefined ? (['dusk', 'peaks'] as const) : backdrop(def, kind);
      return { frame: frameOf(kind), palette, scene, seed: seedOf(kind) };
    },
  };
}

/** The outline of the window, in a drawing of 226 by 146. */
export const windows: Readonly<Record<FrameName, string>> = {
  hero: 'M0 146V34Q0 0 40 0H186Q226 0 226 34V146Z',
  weapon: 'M16 0H210L226 16V130L210 146H16L0 130V16Z',
  item: 'M0 0H226V146H0Z',
  spell: 'M0 146V40Q60 34 113 0Q166 34 226 40V146Z',
  villager: 'M0 146V26L26 0H200L226 26V146Z',
  monster:
    'M0 8L14 0L30 9L52 1L74 8L98 0L122 7L146 1L170 9L192 0L212 8L226 2V140L208 146L186 138L160 146L136 139L112 146L86 138L60 146L36 139L16 146L0 138Z',
  disease: 'M0 0H226V146H0Z',
  stone: 'M20 0H206L226 30V116L206 146H20L0 116V30Z',
  place: 'M0 0H226V146H0Z',
  event: 'M0 20Q113 -20 226 20V146H0Z',
};
