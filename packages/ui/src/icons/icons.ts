/**
 * Every icon in use, by its meaning: one meaning, one icon, in every game.
 * The values are names from game-icons.net; each needs a row in `credits.ts`, or the build fails.
 */
export const gameIcons = {
  // what the shell speaks of
  games: 'meeple',
  rulebook: 'rule-book',
  credits: 'quill-ink',
  search: 'magnifying-glass',
  ruling: 'scales',
  baseGame: 'box-unpacking',
  players: 'three-friends',
  duration: 'sands-of-time',
  blocked: 'padlock',
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

export type IconName = keyof typeof gameIcons | keyof typeof ownIcons;
