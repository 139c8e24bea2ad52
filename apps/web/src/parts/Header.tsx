import { Icon, Logo, type IconName } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { InstallButton } from '../offline/InstallButton.tsx';
import type { Route } from '../routes.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NamePlate } from './NamePlate.tsx';

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
    { href: '/records', icon: 'chronicle', label: texts.nav.records, pages: ['records'] },
    { href: '/rules', icon: 'rulebook', label: texts.nav.rulebooks, pages: ['rulebooks', 'rulebook'] },
    { href: '/lab', icon: 'lab', label: texts.nav.lab, pages: ['lab'] },
    { href: '/settings', icon: 'options', label: texts.nav.settings, pages: ['settings'] },
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
      <InstallButton />
      <LanguageSwitch />
      <NamePlate />
    </header>
  );
}
