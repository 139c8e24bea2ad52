import { languages } from '../guess-language.ts';
import { useSpeech } from '../language.tsx';

const names = { de: 'Deutsch', en: 'English' } as const;

export function LanguageSwitch() {
  const { language, texts, speak } = useSpeech();
  return (
    <fieldset className="switch" aria-label={texts.app.language}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          title={names[each]}
          aria-pressed={each === language}
          onClick={() => speak(each)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span className="unseen">{names[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}
