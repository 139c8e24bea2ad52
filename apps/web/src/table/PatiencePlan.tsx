import { useId } from 'react';
import { useTableTexts } from './texts.ts';

/** Seconds a table may wait for somebody. */
const spans = [300, 1800, 3600, 43_200, 86_400, 259_200, 604_800];

interface PatiencePlanProps {
  readonly patience: number;
  readonly onChange: (patience: number) => void;
}

/** After which time the others may go on without somebody who stays away. */
export function PatiencePlan({ patience, onChange }: PatiencePlanProps) {
  const { together: texts } = useTableTexts();
  const title = useId();
  return (
    <section className="slab plan" aria-labelledby={title}>
      <h2 id={title}>{texts.patience}</h2>
      <div className="plan-fields">
        <label>
          <span>{texts.patienceLabel}</span>
          <select value={patience} onChange={(event) => onChange(Number(event.currentTarget.value))}>
            {spans.map((each) => (
              <option key={each} value={each}>
                {texts.spans(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="plan-hint">{texts.patienceHint(texts.spans(patience))}</p>
    </section>
  );
}
