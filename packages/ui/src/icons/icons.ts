/**
 * Every icon in use, by its meaning: one meaning, one icon, in every game.
 * The values are names from game-icons.net; each needs a row in `credits.ts`, or the build fails.
 */
export const gameIcons = {
  // what the shell speaks of
  games: 'meeple',
  rulebook: 'rule-book',
  lab: 'bubbling-flask',
  credits: 'quill-ink',
  search: 'magnifying-glass',
  ruling: 'scales',
  baseGame: 'box-unpacking',
  players: 'three-friends',
  duration: 'sands-of-time',
  blocked: 'padlock',
  // what a table speaks of
  person: 'visored-helm',
  bot: 'robot-golem',
  chronicle: 'scroll-unfurled',
  undo: 'anticlockwise-rotation',
  options: 'cog',
  chat: 'chat-bubble',
  leave: 'exit-door',
  keyboard: 'keyboard',
  chance: 'dice-six-faces-five',
  place: 'treasure-map',
  star: 'polar-star',
  // what cards and heroes are measured by
  attack: 'crossed-swords',
  defence: 'bordered-shield',
  strength: 'biceps',
  craft: 'crystal-ball',
  life: 'hearts',
  light: 'lantern-flame',
  experience: 'round-star',
  victory: 'laurels',
  // the sign of each game
  crown: 'imperial-crown',
  crystal: 'floating-crystal',
  raven: 'raven',
  dragon: 'dragon-head',
  laurel: 'laurel-crown',
  // drawn into the covers
  palm: 'palm-tree',
  temple: 'greek-temple',
  runeStone: 'rune-stone',
  ruins: 'castle-ruins',
  eagle: 'eagle-emblem',
} as const;

/** Our own small signs, as the outline of a shape in a square of 512. */
export const ownIcons = {
  device: 'M100 36h312v440H100zM144 84v308h224V84zM226 412h60v36h-60z',
  install: 'M216 40h80v200h92L256 380 124 240h92zM60 392h392v80H60z',
  deck: 'M120 40h250v36H156v330h-36zM180 100h250v372H180z',
  hand: 'M70 120l120-40 50 300-110 20zM200 70h130v330H210zM350 80l110 50-90 280-60-20z',
  sees: 'M256 110C140 110 60 190 24 256c36 66 116 146 232 146s196-80 232-146C452 190 372 110 256 110zm0 50c84 0 144 50 176 96-32 46-92 96-176 96S112 302 80 256c32-46 92-96 176-96zm0 26a70 70 0 1 0 0 140 70 70 0 0 0 0-140z',
  more: 'M216 60h80v156h156v80H296v156h-80V296H60v-80h156Z',
  less: 'M60 216h392v80H60Z',
  whole:
    'M40 40h150v50H90v100H40zM322 40h150v150h-50V90H322zM40 322h50v100h100v50H40zM422 322h50v150H322v-50h100zM176 176h160v160H176z',
  magic:
    'M256 12c14 132 66 214 150 234-84 20-136 112-150 254-14-142-66-234-150-254 84-20 136-102 150-234zM92 40c6 52 26 80 60 88-34 8-54 40-60 92-6-52-26-84-60-92 34-8 54-36 60-88zM420 300c6 52 26 80 60 88-34 8-54 40-60 92-6-52-26-84-60-92 34-8 54-36 60-88z',
  weight:
    'M256 40a76 76 0 0 0-70 106h-74L60 472h392l-52-326h-74A76 76 0 0 0 256 40zm0 46a30 30 0 1 1 0 60 30 30 0 0 1 0-60z',
  darkness: 'M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm60 70a160 160 0 0 1 0 292 190 190 0 0 0 0-292z',
  discard: 'M90 110 330 50l80 320-240 60zM120 440l300-30v40l-300 30z',
  coin: 'M256 36a220 220 0 1 0 0 440 220 220 0 0 0 0-440zm0 44a176 176 0 1 1 0 352 176 176 0 0 1 0-352zm0 52-124 124 124 124 124-124z',
  play: 'M110 60 430 256 110 452Z',
  pause: 'M110 60h100v392H110zM302 60h100v392H302Z',
  toStart: 'M82 60h64v392H82zM430 60 176 256 430 452Z',
  toEnd: 'M366 60h64v392h-64zM82 60 336 256 82 452Z',
  turnBack: 'M256 70 40 256 256 442ZM472 70 256 256 472 442Z',
  turnOn: 'M256 70 472 256 256 442ZM40 70 256 256 40 442Z',
  load: 'M216 40h80v190h92L256 372 124 230h92zM60 400h392v70H60Z',
  bring: 'M216 372h80V182h92L256 40 124 182h92zM60 400h392v70H60Z',
  earlier: 'M452 216H182L282 116 226 60 30 256 226 452 282 396 182 296H452Z',
  link: 'M200 312a20 20 0 0 1 0-28l84-84a20 20 0 1 1 28 28l-84 84a20 20 0 0 1-28 0zM130 270l60-60 30 30-60 60a42 42 0 1 0 60 60l60-60 30 30-60 60a84 84 0 0 1-120-120zM292 142l60-60a84 84 0 0 1 120 120l-60 60-30-30 60-60a42 42 0 0 0-60-60l-60 60z',
  copy: 'M150 50h312v312h-60V110H150zM50 150h312v312H50z',
  done: 'M60 270 120 205 210 290 395 90 455 150 212 415Z',
  remove: 'M120 60 256 196 392 60 452 120 316 256 452 392 392 452 256 316 120 452 60 392 196 256 60 120Z',
  onward: 'M60 216H330L230 116 286 60 482 256 286 452 230 396 330 296H60Z',
  unfold: 'M256 372 60 176 116 120 256 260 396 120 452 176Z',
  contents:
    'M60 96h72v64H60zM180 96h272v64H180zM60 224h72v64H60zM180 224h272v64H180zM60 352h72v64H60zM180 352h272v64H180z',
  terminal:
    'M36 76h440v360H36zM80 120v272h352V120zM116 170l34-30 96 100-96 100-34-30 66-70zM264 312h124v40H264z',
} as const;

/** An icon that one game brings, by its meaning there. */
export interface GameIcon {
  /** Its name at game-icons.net. */
  readonly icon: string;
  /** Who drew it: the licence asks for it. */
  readonly author: string;
  readonly licence?: 'CC BY 3.0' | 'CC0';
}

/** What `games/<game>/board/icons.ts` exports as `icons`; the build makes a file of symbols from it. */
export type GameIcons = Readonly<Record<string, GameIcon>>;

export type IconName = keyof typeof gameIcons | keyof typeof ownIcons | `game:${string}`;

/** The names of a game's own icons, checked: `const icon = iconsOf(icons)`, then `icon('wolf')`. */
export const iconsOf =
  <I extends GameIcons>(_icons: I) =>
  (name: keyof I & string): IconName =>
    `game:${name}`;
