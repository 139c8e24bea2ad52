export type { About, Preset, SettingGroup, Text } from './about.ts';
export {
  type AnswerFault,
  checkAnswer,
  type Chosen,
  decliningAnswer,
  onlyAnswer,
  optionById,
} from './answer.ts';
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
  isEnd,
  isFork,
  isStop,
} from './entry.ts';
export type { SeenEvent } from './events.ts';
export { commitmentTo, digestOf, type Fairness, fairnessFromSeed, keyOf } from './fairness.ts';
export { Fault, type FaultCode, RuleDefect } from './fault.ts';
export { type Act, after, done, type Flow, perform } from './flow.ts';
export {
  type Advice,
  type Circumstance,
  type Cooperation,
  defineGame,
  type Game,
  type OptionSpec,
  type OptionValue,
  type SecretField,
  type Shape,
} from './game.ts';
export {
  asks,
  deal,
  dueHints,
  type Guide,
  guided,
  GUIDED_SEAT,
  type Hint,
  type HintMoment,
  type Lit,
  type Suggestion,
  happened,
  lessonFor,
  offeredCard,
  offeredOption,
  ownEvents,
  toldOf,
} from './guide.ts';
export { hash, hashText } from './hash.ts';
export {
  type Aim,
  atEach,
  type Hook,
  type HookMode,
  type Hooks,
  type Listening,
  type ListeningPiles,
  type Owner,
  type SceneAt,
  type WindowName,
} from './hooks.ts';
export type { Insight } from './insight.ts';
export type { Audience } from './knowledge.ts';
export { type Cut, isCut } from './scopes.ts';
export { Match, type Orders } from './match.ts';
export { isCooperative, isRelevantSetting } from './relevantSettings.ts';
export { type MatchSetup, seriesDefaults, settle } from './settings.ts';
export { cardOption, deedOption, seatOption } from './options.ts';
export { type Pack, readPack, withPack } from './pack.ts';
export {
  type Area,
  type Consequence,
  defineOverview,
  type FieldMap,
  fieldMapsOf,
  fieldsOf,
  type Figure,
  type NamedPlace,
  type Onlooker,
  type Overview,
  type ScoreCell,
  type Decided,
  type ScoreSheet,
  seatFieldsOf,
  type SeatSummary,
  type ShownField,
  speechOf,
  type TableSpeech,
} from './overview.ts';
export { type Asked, type WireQuestion, wireQuestion } from './pending.ts';
export {
  capitalized,
  type Case,
  decline,
  type Declined,
  englishNouns,
  germanNouns,
  listed,
  type Noun,
  type NounEndings,
} from './grammar.ts';
export {
  decisionsIn,
  type Matter,
  type CardWords,
  type FieldWords,
  type Language,
  type Phrase,
  type Reader,
  type Say,
  sayChoice,
  sayer,
  sayEvent,
  sayField,
  sayOption,
  sayPile,
  sayPrompt,
  sayPromptFromOutside,
  saySetting,
  saySettingText,
  withNouns,
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
export { diceIn, numberIn, numbersIn, type Params, paramsOf, seatIn, textIn } from './params.ts';
export { notPlain } from './plain.ts';
export type { Policy } from './policy.ts';
export {
  type Answer,
  type AnyAsk,
  type Asking,
  type AskNumber,
  type AskOne,
  type AskPlace,
  type AskSome,
  EVERY_QUESTION,
  type Got,
  type Option,
  type Path,
  type Point,
  type Question,
  type QuestionKind,
  topicOf,
  windowOf,
} from './question.ts';
export { byKind, joinCards } from './joinCards.ts';
export { isStorable } from './json.ts';
export { type MatchRecord, readingRecord, readRecord, writeRecord } from './record.ts';
export { redeal } from './redeal.ts';
export { Rehearsal } from './rehearsal.ts';
export { ownColumns } from './copyOnWrite.ts';
export type { Outcome, Refusal } from './refusal.ts';
export {
  type Replaying,
  replay,
  checkCommitments,
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
export { KernelTable } from './kernelTable.ts';
export { faceIn, openCards, sceneIn, type SeenCard } from './seen.ts';
export { type Library, type Reading, readingOf, UNSEEN } from './reading.ts';
export type { Table } from './table.ts';
export type { Trigger } from './triggers.ts';
export { adviceOf, Trial, trialOf, Trials } from './trial.ts';
export { type CardView, type PileView, glimpseOf, type View, viewOf } from './view.ts';
export type { WindowEnd, WindowSpec, WindowSpecs } from './window.ts';
export type { Card, Json, Pile, Result, RuleId, Scene, Seat, Viewer } from './words.ts';
