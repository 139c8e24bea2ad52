import { useCallback, useMemo, useState } from 'react';
import {
  sayer,
  sayOption,
  sayPrompt,
  type Answer,
  type Option,
  type View,
  type Viewer,
  type WireQuestion,
} from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import { keysOf, kindsOf, pilesOf, type BoardAsking, type TargetKey } from '@tafelrunde/ui/board';
import type { Choice, TargetProps, TargetState } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useDraft, type OwnDraft } from './draft.ts';
import { isAlike, questionOf, type ReturningQuestion } from './SavedAnswers.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

/** What is asked of the seat in view, and everything needed to answer it. */
export interface Asking extends BoardAsking {
  readonly ticket: string;
  /** The thing on the board whose answers alone are listed; null for all. */
  readonly only: TargetKey | null;
  readonly listAll: () => void;
  readonly returning: ReturningQuestion;
}

interface AskingInput {
  readonly moment: Moment | undefined;
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly wish: AtTable['wish'];
  readonly showRules: (rules: readonly string[]) => void;
}

export function useAsking(input: AskingInput): Asking | null {
  const { moment, viewer, speech, names, wish, showRules } = input;
  const { language } = useSpeech();
  const texts = useTableTexts();
  const [lit, light] = useState<string | null>(null);
  const [aimed, setAimed] = useState<{ readonly ticket: string; readonly key: TargetKey } | null>(null);
  // By the moment, not by its ticket: after stepping back the same ticket comes again.
  const [sent, setSent] = useState<Moment | null>(null);
  const question = moment?.question ?? null;
  const ticket = moment?.ticket ?? null;
  const draft = useDraft(question, ticket);

  const choices = useMemo(() => {
    if (question === null || moment === undefined) return [];
    const say = sayer(speech.words, names);
    const kinds = kindsOf(moment.view);
    const cards = piledCards(moment.view);
    return question.options.map((option): Choice => {
      const kind = option.card === undefined ? null : (kinds.get(option.card) ?? null);
      const rule = option.no;
      return {
        id: option.id,
        label: sayOption(speech.words, option, say, kind),
        detail: kind === null ? undefined : speech.words.cards[kind]?.text,
        icon: iconOf(option),
        quiet: option.declines === true,
        last: option.commits === 'ends' && keysOf(option).length === 0,
        commits: option.commits,
        same: sameness(option, kind, cards.get(option.card ?? -1)),
        blocked:
          rule === undefined
            ? undefined
            : {
                reason: speech.ruleOf(rule)?.[language] ?? rule,
                rule,
                onWhy: () => showRules([rule]),
              },
      };
    });
  }, [question, moment, speech, names, language, showRules]);
  const byTarget = useMemo(() => optionsByTarget(question), [question]);

  const give = useCallback(
    (answer: Answer) => {
      if (ticket === null || moment === undefined || viewer === 'watcher') return;
      setSent(moment);
      light(null);
      const send = async () => {
        const done = await wish({ type: 'answer', seat: viewer, ticket, answer: answer as string });
        if (!done) setSent(null);
      };
      void send();
    },
    [ticket, moment, viewer, wish],
  );

  if (question === null || ticket === null || draft === null || moment === undefined) return null;
  if (viewer === 'watcher') return null;
  const sending = sent === moment;
  const choose = (id: string, ...more: readonly string[]) => {
    const choice = choices.find((each) => each.id === id);
    if (choice === undefined || sending) return;
    if (choice.blocked !== undefined) choice.blocked.onWhy();
    else if (question.kind === 'one') give(id);
    else if (question.kind === 'some') draft.toggle(id, ...more);
  };
  const optionsAt = (key: TargetKey): readonly Option[] => byTarget.get(key) ?? [];
  const target = (key: TargetKey): TargetProps | undefined => {
    const options = optionsAt(key);
    const [first] = options;
    if (first === undefined) return undefined;
    const choice = choices.find(({ id }) => id === first.id);
    const one = options.length === 1;
    return {
      state: stateOf(options, lit, draft),
      target: key,
      label: one ? labelOf(choice, texts.notAllowed) : texts.answersHere(options.length),
      onChoose: () => (one ? choose(first.id) : setAimed({ ticket, key })),
      onLight: (on) => light(on ? first.id : null),
    };
  };
  const say = sayer(speech.words, names);
  return {
    question,
    ticket,
    sentence: sayPrompt(speech.words, question.prompt, question.about, say),
    choices,
    draft,
    lit,
    light,
    choose,
    give,
    sending,
    target,
    optionsAt,
    only: aimed?.ticket === ticket ? aimed.key : null,
    listAll: () => setAimed(null),
    returning: {
      seat: viewer,
      asked: questionOf(speech, question.topic, names),
      alike: isAlike(speech, question, names),
      orders: moment.orders ?? { always: [], stops: [] },
      wish,
    },
  };
}

/** Where a card lies and what lies on it, in one word. */
function piledCards(view: View): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { mark, pile } of pilesOf(view))
    for (const card of pile.cards)
      if (card !== null && 'kind' in card && card.card !== null)
        found.set(card.card, JSON.stringify([mark, card.note ?? null]));
  return found;
}

/**
 * The same for all options that do the same with an equal card. What points at nothing, such as one of two dice that show the same, is
 * told apart by its words alone.
 */
function sameness(option: Option, kind: string | null, lies: string | undefined): string | undefined {
  if (kind === null) return keysOf(option).length === 0 ? 'words' : undefined;
  const { id: _id, card: _card, ...rest } = option;
  return JSON.stringify([kind, lies ?? '', rest]);
}

function optionsByTarget(question: WireQuestion | null): ReadonlyMap<TargetKey, readonly Option[]> {
  const found = new Map<TargetKey, Option[]>();
  for (const option of question?.options ?? [])
    for (const key of keysOf(option)) {
      const there = found.get(key);
      if (there === undefined) found.set(key, [option]);
      else there.push(option);
    }
  return found;
}

/** A thing is as alive as the best of the answers that point at it. */
function stateOf(options: readonly Option[], lit: string | null, draft: OwnDraft): TargetState {
  if (options.every(({ no }) => no !== undefined)) return 'blocked';
  if (options.some(({ id }) => draft.chosen.has(id))) return 'chosen';
  return options.some(({ id }) => id === lit) ? 'lit' : 'possible';
}

function labelOf(choice: Choice | undefined, notAllowed: string): string {
  if (choice === undefined) return '';
  const { label, detail, blocked } = choice;
  if (blocked !== undefined) return `${label}: ${notAllowed}. ${blocked.reason}`;
  return detail === undefined ? label : `${label}: ${detail}`;
}

function iconOf({ card, seat, pile, space }: Option): Choice['icon'] {
  if (card !== undefined) return 'hand';
  if (seat !== undefined) return 'person';
  if (space !== undefined) return 'place';
  return pile === undefined ? undefined : 'deck';
}
