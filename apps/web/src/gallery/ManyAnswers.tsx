import { useState } from 'react';
import { AnswerList, PromptBar, type Choice } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useTableForm } from '../table/useTableForm.ts';

const nothing = () => {};

const names = {
  de: [
    'Zwergenwächter',
    'Wiederherstellungszauber',
    'Donnersteinsplitterbeschwörung',
    'Fackel',
    'Steuereintreiberin',
    'Krankheit',
    'Magisches Geschoss',
    'Oase',
    'Verfluchte Lichtung',
    'Höhle des Hexenmeisters',
  ],
  en: [
    'Dwarven guardian',
    'Spell of restoration',
    'Conjuration of a splinter of lightning',
    'Torch',
    'Tax collector',
    'Disease',
    'Magic missile',
    'Oasis',
    'Cursed glade',
    'The warlock’s cave',
  ],
} as const;

const words = {
  de: {
    sentence: (n: number) => `Was davon nimmst du? (${n} Antworten)`,
    detail: 'acht gegen elf: verloren, drei zu wenig',
    pass: 'Nichts davon',
    slip: 'Angriff 8, Dunkelheit −2, gegen 6 Leben: gewonnen.',
  },
  en: {
    sentence: (n: number) => `Which of them do you take? (${n} answers)`,
    detail: 'eight against eleven: lost by three',
    pass: 'None of them',
    slip: 'Attack 8, darkness −2, against 6 life: won.',
  },
} as const;

/** A bar with few, many and very many answers; some of them have a place on a board. */
export function ManyAnswers({ count }: { readonly count: number }) {
  const { language } = useSpeech();
  const texts = useTableTexts();
  const narrow = useTableForm() === 'phone';
  const [lit, light] = useState<string | null>(null);
  const say = words[language];
  const choices = Array.from({ length: count }, (_, at): Choice => {
    if (at === count - 1) return { id: 'pass', label: say.pass, quiet: true, group: texts.groups.others };
    const round = Math.floor(at / 10);
    const name = names[language][at % 10] ?? '';
    return {
      id: String(at),
      label: round === 0 ? name : `${name} ${round + 1}`,
      ...(at % 3 === 0 && { detail: say.detail, verdict: 'bad', slip: <p>{say.slip}</p> }),
      icon: at % 10 < 7 ? 'hand' : 'place',
      group: at % 10 < 7 ? texts.groups.cards : texts.groups.spaces,
      placed: at % 2 === 0,
    };
  });
  return (
    <PromptBar
      label={`${texts.prompt}: ${count}`}
      heading="h3"
      home={<b className="gallery-home">{count}</b>}
      sentence={say.sentence(count)}
      asked
      tools={[]}
      toolsLabel={`${texts.tools}: ${count}`}
    >
      <AnswerList
        label={texts.answers}
        blockedLabel={texts.notAllowed}
        texts={texts.answerList}
        most={narrow ? 3 : undefined}
        choices={choices}
        lit={lit}
        onChoose={nothing}
        onLight={light}
      />
    </PromptBar>
  );
}
