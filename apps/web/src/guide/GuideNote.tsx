import '../styles/guide.css';
import type { Lit, View } from '@tafelrunde/engine';
import { Button, Icon } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { useTableTexts } from '../table/texts.ts';
import type { Hints } from './useHints.ts';
import { useLighting } from './useLighting.ts';

const NOTHING: readonly Lit[] = [];

interface GuideNoteProps {
  readonly hints: Hints | null;
  readonly view: View;
  readonly showRules: (rules: readonly string[]) => void;
}

/** A slip of parchment beside the board: a few sentences at the right moment. */
export function GuideNote({ hints, view, showRules }: GuideNoteProps) {
  const { language } = useSpeech();
  const { guide: texts } = useTableTexts();
  const [hint, next] = hints?.due ?? [];
  const rules = hint?.rules ?? [];
  useLighting(hint?.lights ?? NOTHING, view);
  return (
    <output className="guide">
      {hints !== null && hint !== undefined && (
        <section className="guide-note sheet" aria-label={texts.title}>
          <Icon name="star" />
          <h2>{texts.title}</h2>
          <p>{hint.says[language]}</p>
          <div className="guide-answers">
            <Button
              label={next === undefined ? texts.understood : texts.next}
              icon="done"
              onClick={() => hints.understood(hint)}
            />
            {rules.length > 0 && (
              <button type="button" className="guide-link" onClick={() => showRules(rules)}>
                {texts.read}
              </button>
            )}
            <button type="button" className="guide-link" onClick={hints.stop}>
              {texts.stop}
            </button>
          </div>
        </section>
      )}
    </output>
  );
}
