export { Aim } from './Aim.tsx';
export { askedElsewhere, asksAbout, litOption, optionTarget, reasonsAt, targetAt } from './asking.ts';
export { Area, Areas, type Room, roomOf } from './Areas.tsx';
export type { TableForm } from '../break-points.ts';
export type { Box } from './camera.ts';
export { CardSpot } from './CardSpot.tsx';
export {
  defineBoard,
  type AnswerDetail,
  type BoardAsking,
  type BoardProps,
  type BoardSpeech,
  type Drafting,
  type FaceProps,
  type GameBoard,
  type PlaceAnswers,
  type SeatFace,
  type Sitter,
} from './contract.ts';
export { Figure, hexagon, hexMiddle, Parchment, ringCell, Tile, Trail, WoodFrame } from './drawing.tsx';
export { keysOf, on, type TargetKey } from './keys.ts';
export { MapSpace, type MapSpaceProps } from './MapSpace.tsx';
export { NameSize } from './names.ts';
export { Count } from './motion/Count.tsx';
export { type Motion, MotionProvider, still, useMotion } from './motion/motion.ts';
export { Movement } from './motion/Movement.tsx';
export { Roll } from './motion/Roll.tsx';
export { Walk } from './motion/Walk.tsx';
export { facesOf } from './faces.tsx';
export { FacePeek, LONG_TEXT, Peek, Reasons, SpacePeek } from './Peek.tsx';
export { Spot } from './Spot.tsx';
export { isHand, isPerSeat, kindsOf, pileOf, pilesOf, type SeenPile } from './piles.ts';
export { useBreakPoint } from './useBreakPoint.ts';
export { useSpaces } from './useSpaces.ts';
export { useStages } from './useStages.ts';
export { usePeek } from './usePeek.ts';
export { Stage, type StageHandle } from './Stage.tsx';
export type { Beat, BeatFight, BeatRoll, Change, FightSide, GameStory, RollResult, Told } from './story.ts';
export type { StageTarget } from './StageEdges.tsx';
export { outline, round, scatter, times, type Point } from '../draw.ts';
export { DrawnIcon, Icon } from '../icons/Icon.tsx';
export { type GameIcons, type IconName, iconsOf } from '../icons/icons.ts';
export { DrawnDie } from '../table/Dice.tsx';
export { type Backdrop, type CardLook, type FrameName, lookOf, looksOf, seedOf } from '../table/look.ts';
export { type PaletteName, palettes } from '../table/palettes.ts';
export { Scene, type SceneName } from '../table/scene.tsx';
