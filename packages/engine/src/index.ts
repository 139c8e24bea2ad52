export type { About, Text } from './about.ts';
export { type AnswerFault, checkAnswer, type Chosen, onlyAnswer, optionById } from './answer.ts';
export { PASS } from './alternate.ts';
export type { Where } from './cards.ts';
export { Chance, type ChanceState, type Key, keyFromSeed, randomSource } from './chance.ts';
export { type Checkpoint, migrate, readCheckpoint } from './checkpoint.ts';
export { clone } from './clone.ts';
export {
  type AnsweredBy,
  type AnswerEntry,
  type Entry,
  fairnessAfter,
  isAnswer,
  isBranch,
  isFork,
  isStop,
} from './entry.ts';
export type { SeenEvent } from './events.ts';
export { commitmentTo, digestOf, type Fairness, fairnessFromSeed, keyOf } from './fairness.ts';
export { Fault, type FaultCode, RuleDefect } from './fault.ts';
export { type Act, done, type Flow, perform } from './flow.ts';
export {
  type Advice,
  type Circumstance,
  defineGame,
  type Game,
  type OptionSpec,
  type OptionValue,
  type SecretField,
  type Shape,
} from './game.ts';
export {
  deal,
  dueHints,
  type Guide,
  guided,
  GUIDED_SEAT,
  type Hint,
  type HintMoment,
  lessonFor,
} from './guide.ts';
export { hash, hashText } from './hash.ts';
export type { Insight } from './insight.ts';
export type { Audience } from './knowledge.ts';
export { type Cut, isCut } from './leaving.ts';
export { Match, type Orders } from './match.ts';
export { matters } from './matters.ts';
export { type MatchSetup, settle } from './settings.ts';
export { cardOption, seatOption } from './options.ts';
export { type Pack, readPack, withPack } from './pack.ts';
export { type Asked, type WireQuestion, wireQuestion } from './pending.ts';
export {
  type Params,
  type CardWords,
  type Language,
  type Phrase,
  type Say,
  sayChoice,
  sayer,
  sayEvent,
  sayField,
  sayOption,
  sayPile,
  sayPrompt,
  saySetting,
  saySettingText,
  type Words,
} from './phrase.ts';
export {
  facedown,
  type Handles,
  open,
  ownerOnly,
  pile,
  pileEach,
  pileRow,
  type PileSpec,
  type PileSpecs,
  type Sight,
  viewerBit,
} from './piles.ts';
export { notPlain } from './plain.ts';
export type { Policy } from './policy.ts';
export type {
  Answer,
  Asking,
  AskNumber,
  AskOne,
  AskPlace,
  AskSome,
  Option,
  Path,
  Point,
  Question,
  QuestionKind,
} from './question.ts';
export { type MatchRecord, readRecord, writeRecord } from './record.ts';
export { redeal } from './redeal.ts';
export { ownColumns } from './borrowing.ts';
export type { Outcome, Refusal } from './refusal.ts';
export { Registry } from './registry.ts';
export {
  type Living,
  replay,
  replayingAsFar,
  resume,
  type Resumed,
  type Saved,
  verify,
  verifying,
} from './replay.ts';
export type { Request } from './request.ts';
export { randomPolicy, sampleAnswer } from './sample.ts';
export { simulate, type SimulationSetup } from './simulate.ts';
export type { Cards, Fact, Whole } from './state.ts';
export { Table } from './table.ts';
export { adviceOf, Trial, trialOf, Trials } from './trial.ts';
export { type CardView, type PileView, type View, viewOf } from './view.ts';
export type { Trigger, WindowEnd, WindowSpec } from './window.ts';
export type { Card, Json, Pile, Result, RuleId, Scene, Seat, Viewer } from './words.ts';
