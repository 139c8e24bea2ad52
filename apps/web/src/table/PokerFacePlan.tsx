import { useId } from 'react';
import { useTableTexts } from './texts.ts';

interface PokerFacePlanProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** Whether a new table keeps a poker face after secret questions, or friends do without it. */
export function PokerFacePlan({ isKept, onChange }: PokerFacePlanProps) {
  const texts = useTableTexts();
  const title = useId();
  return (
    <section className="slab plan" aria-labelledby={title}>
      <h2 id={title}>{texts.pokerFace}</h2>
      <p className="plan-row">
        <button type="button" className="toggle" aria-pressed={isKept} onClick={() => onChange(true)}>
          {texts.pokerFaceKept}
        </button>
        <button type="button" className="toggle" aria-pressed={!isKept} onClick={() => onChange(false)}>
          {texts.pokerFaceOff}
        </button>
      </p>
      <p className="plan-hint">{isKept ? texts.pokerFaceKeptHelp : texts.pokerFaceOffHelp}</p>
    </section>
  );
}
