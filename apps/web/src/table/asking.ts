import { useCallback, useMemo, useState } from 'react';
import {
  sayer,
  sayOption,
  sayPrompt,
  type Answer,
  type Option,
  type Seat,
  type Viewer,
  type WireQuestion,
} from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import type { Choice, TargetProps, TargetState } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useDraft, type Drafting } from './draft.ts';
import { kindsOf, targetOf } from './piles.ts';
import type { AtTable } from './useTable.ts';
import type { Speech } from './words.ts';

/** What is asked of the seat in view, and everything needed to answer it. */
export interface Asking {
  readonly question: WireQuestion;
  readonly ticket: string;
  readonly sentence: string;
  readonly choices: readonly Choice[];
  readonly draft: Drafting;
  readonly lit: string | null;
  readonly light: (id: string | null) => void;
  /** A click on an answer or its target: given at once, or taken into the draft. */
  readonly choose: (id: string) => void;
  readonly give: (answer: Answer) => void;
  readonly sending: boolean;
  /** How a thing on the board, by its key, stands to the question. */
  readonly target: (key: string) => Partial<TargetProps> | undefined;
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
  const [lit, light] = useState<string | null>(null);
  // By the moment, not by its ticket: after stepping back the same ticket comes again.
  const [sent, setSent] = useState<Moment | null>(null);
  const question = moment?.question ?? null;
  const ticket = moment?.ticket ?? null;
  const draft = useDraft(question, ticket);

  const choices = useMemo(() => {
    if (question === null || moment === undefined) return [];
    const say = sayer(speech.words, names);
    const kinds = kindsOf(moment.view);
    return question.options.map((option): Choice => {
      const kind = option.card === undefined ? null : (kinds.get(option.card) ?? null);
      const rule = option.no;
      return {
        id: option.id,
        label: sayOption(speech.words, option, say, kind),
        detail: kind === null ? undefined : speech.words.cards[kind]?.text,
        icon: iconOf(option),
        quiet: option.id === 'pass',
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
  const sending = sent === moment;
  const choose = (id: string) => {
    const choice = choices.find((each) => each.id === id);
    if (choice === undefined || sending) return;
    if (choice.blocked !== undefined) choice.blocked.onWhy();
    else if (question.kind === 'one') give(id);
    else if (question.kind === 'some') draft.toggle(id);
  };
  const byTarget = new Map<string, Option>();
  for (const option of question.options) {
    const key = targetOf(option);
    if (key !== null && !byTarget.has(key)) byTarget.set(key, option);
  }
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
    target: (key) => {
      const option = byTarget.get(key);
      if (option === undefined) return undefined;
      return {
        state: stateOf(option, lit, draft),
        label: choices.find(({ id }) => id === option.id)?.label ?? option.id,
        onChoose: () => choose(option.id),
        onLight: (on) => light(on ? option.id : null),
      };
    },
  };
}

function stateOf({ id, no }: Option, lit: string | null, draft: Drafting): TargetState {
  if (no !== undefined) return 'blocked';
  if (draft.chosen.has(id)) return 'chosen';
  return lit === id ? 'lit' : 'possible';
}

function iconOf({ card, seat, pile }: Option): Choice['icon'] {
  if (card !== undefined) return 'hand';
  if (seat !== undefined) return 'person';
  return pile === undefined ? undefined : 'deck';
}

/** The seats of this browser that are asked right now. */
export function ownAsked(seats: readonly Seat[], moments: ReadonlyMap<Viewer, Moment>): readonly Seat[] {
  return seats.filter((seat) => (moments.get(seat)?.question ?? null) !== null);
}
