import { useState } from 'react';
import { sayChoice } from '@tafelrunde/engine';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { boxOf } from '../shelf.ts';
import type { ChosenOptions } from '../new-table/presets.ts';
import { useTableTexts } from '../table/texts.ts';
import { useGameSpeech } from '../table/words.ts';
import { nextChapter, wonHere } from './won.ts';

interface CampaignPlanProps {
  readonly info: GameInfo;
  readonly options: ChosenOptions;
  readonly onChange: (options: ChosenOptions) => void;
}

/** The chapters of a campaign in their order: which were won on this device, on which level, and which comes next. */
export function CampaignPlan({ info, options, onChange }: CampaignPlanProps) {
  const texts = useTableTexts();
  const words = useGameSpeech(info.id)?.words;
  const plan = boxOf(info.id)?.about.campaign;
  const [won] = useState(wonHere);
  const chapters = plan === undefined ? undefined : info.options[plan.chapters]?.choices;
  if (plan === undefined || chapters === undefined || words === undefined) return null;
  const next = nextChapter(won, info.id, chapters);
  const begun = won[info.id] !== undefined;
  return (
    <section className="campaign" aria-label={texts.campaign}>
      <ol>
        {chapters.map((chapter) => {
          const level = won[info.id]?.[String(chapter)];
          return (
            <li key={String(chapter)} data-won={level !== undefined || undefined}>
              <Icon name={level === undefined ? 'onward' : 'laurel'} />
              <span>
                {sayChoice(words, plan.chapters, chapter) ?? String(chapter)}
                <small>{level === undefined ? texts.campaignOpen : texts.campaignWon(level)}</small>
              </span>
            </li>
          );
        })}
      </ol>
      {next !== null && options[plan.chapters] !== next && (
        <Button
          icon="play"
          label={begun ? texts.campaignGoOn : texts.campaignBegin}
          detail={sayChoice(words, plan.chapters, next) ?? String(next)}
          onClick={() => onChange({ ...options, [plan.chapters]: next })}
        />
      )}
    </section>
  );
}
