/** What the pictures on the boxes are drawn with. */
export { anyCover, type CoverArt, CoverPicture } from './Cover.tsx';
export { Fall, Ground, height, ink, Pine, Polygon, Rays, Shine, width } from './shapes.tsx';
export { outline, round, scatter, times, type Point } from '../draw.ts';
export { DrawnIcon } from '../icons/Icon.tsx';
