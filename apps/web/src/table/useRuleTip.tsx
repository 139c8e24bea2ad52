import { useState, type ReactNode } from 'react';
import { RuleTip, type TippedRule } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { rulebookAddress } from '../routes.ts';
import { boxOf } from '../shelf.ts';
import { useTableTexts } from './texts.ts';
import type { Speech } from './words.ts';

/** Shows rules word for word, and how to ask for it. */
export function useRuleTip(
  game: string,
  speech: Speech,
): readonly [showRules: (rules: readonly string[]) => void, tip: ReactNode] {
  const texts = useTableTexts();
  const { language } = useSpeech();
  const [rules, setRules] = useState<readonly string[]>([]);
  const tipped = rules.flatMap((id): TippedRule[] => {
    const rule = speech.ruleOf(id);
    if (rule === undefined) return [];
    const href = boxOf(game)?.size && rulebookAddress(game, { anchor: id });
    return [{ id, text: rule[language], ruling: rule.ruling?.[language], href: href || undefined }];
  });
  const tip = tipped.length > 0 && (
    <RuleTip
      title={texts.whyTitle}
      rules={tipped}
      rulingLabel={texts.ruling}
      openLabel={texts.openRule}
      closeLabel={texts.close}
      onClose={() => setRules([])}
    />
  );
  return [setRules, tip];
}
