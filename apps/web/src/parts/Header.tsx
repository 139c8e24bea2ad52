import { Icon, Logo, type IconName } from '@tafelrunde/ui';
import { languages } from '../guess-language.ts';
import { useSpeech } from '../language.tsx';
import type { Route } from '../routes.ts';

interface Section {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly pages: readonly Route['page'][];
}

export function Header({ route }: { readonly route: Route }) {
  const { texts } = useSpeech();
  const sections: readonly Section[] = [
    { href: '/', icon: 'games', label: texts.nav.games, pages: ['first'] },
    { href: '/rules', icon: 'rulebook', label: texts.nav.rulebooks, pages: ['rulebooks', 'rulebook'] },
    { href: '/credits', icon: 'credits', label: texts.nav.credits, pages: ['credits'] },
  ];
  return (
    <header className="top">
      <a className="wordmark" href="/">
        <Logo />
        <span>
          <b>Tafelrunde</b>
          <small>{texts.app.tagline}</small>
        </span>
      </a>
      <nav aria-label={texts.nav.label}>
        {sections.map(({ href, icon, label, pages }) => (
          <a key={href} href={href} aria-current={pages.includes(route.page) ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  );
}

const names = { de: 'Deutsch', en: 'English' } as const;

function LanguageSwitch() {
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
