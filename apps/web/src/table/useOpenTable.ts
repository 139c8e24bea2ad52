import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import { rememberVictory } from '../campaign/won.ts';
import { useHints } from '../guide/useHints.ts';
import { useSpeech } from '../language.tsx';
import { boxOf } from '../shelf.ts';
import { useStory } from '../story/useStory.ts';
import { useAsking } from './asking.ts';
import { useBoardProps } from './boardProps.tsx';
import { chronicleLines, lastLine, writingOf } from './lines.tsx';
import type { PlayProps } from './Play.tsx';
import { boardSpeech } from './saying.ts';
import { useTableTexts } from './texts.ts';
import { useFreshEvents } from './useFreshEvents.ts';
import { useRuleTip } from './useRuleTip.tsx';

export interface OpenTableProps extends PlayProps {
  readonly names: readonly string[];
  readonly moment: Moment;
}

export type InPlay = ReturnType<typeof useOpenTable>;

/** Everything the parts of an open table have in common: what is told, asked and shown, and to whom. */
export function useOpenTable({ at, table, speech, game, seatInView, names, moment: latest }: OpenTableProps) {
  const texts = useTableTexts();
  const { language } = useSpeech();
  const { state, wish } = at;
  const { viewer, own } = seatInView;
  const all = useMemo(() => state.events.get(viewer) ?? [], [state.events, viewer]);
  const spoken = useMemo(() => boardSpeech(speech, names, language), [speech, names, language]);
  // What has happened is told in beats; board, seats and chronicle follow them.
  const telling = useStory({ moment: latest, events: all, viewer, game, speech, spoken, names });
  const { moment, events, beat } = telling;
  const reader = useMemo(() => ({ viewer, language }), [viewer, language]);
  const [showRules, ruleTip] = useRuleTip(table.game, speech);
  const asking = useAsking({ moment, viewer, speech, names, wish, showRules });
  const over = beat === null && (table.state === 'over' || moment.view.result !== null);
  // Who has answered a question that several are asked in secret is no longer waited for by oneself.
  const waited = useMemo(
    () =>
      over ? [] : (moment.asked?.seats ?? []).filter((seat) => seat !== viewer || moment.question !== null),
    [moment, viewer, over],
  );
  const fresh = useFreshEvents(moment, viewer, events);
  useEffect(() => rememberVictory(table, boxOf(table.game)?.about.campaign, own), [table, own]);
  const hints = useHints({ table, viewer, moment, events });
  const [beside, sitBeside] = useState<Seat | null>(null);
  const { props, sheet: cardSheet } = useBoardProps({
    game,
    view: moment.view,
    viewer,
    beside,
    speech,
    names,
    seats: table.seats,
    own,
    asked: waited,
    asking,
    events: fresh,
    showRules,
  });
  const { story } = game;
  const lines = useMemo(
    () => chronicleLines(events, speech, names, texts, { reader, ...writingOf(story) }),
    [events, speech, names, texts, reader, story],
  );
  const last = useMemo(() => lastLine(events, speech, names, reader), [events, speech, names, reader]);
  return {
    at,
    table,
    speech,
    game,
    names,
    viewer,
    own,
    beside,
    sitBeside,
    telling,
    moment,
    asking,
    over,
    waited,
    fresh,
    hints,
    props,
    cardSheet,
    ruleTip,
    showRules,
    lines,
    last,
  };
}
