import { useRef, type ReactNode } from 'react';
import spriteAddress from 'virtual:icon-sprite';
import { IconSprite, SeatPatterns } from '@tafelrunde/ui';
import { LanguageProvider, useSpeech } from './language.tsx';
import { CreditsPage } from './pages/CreditsPage.tsx';
import { FirstPage } from './pages/FirstPage.tsx';
import { MissingPage } from './pages/MissingPage.tsx';
import { RulebooksPage } from './pages/RulebooksPage.tsx';
import { Failure } from './parts/Failure.tsx';
import { Footer } from './parts/Footer.tsx';
import { Header } from './parts/Header.tsx';
import { usePlace } from './router.ts';
import { routeOf, type Route } from './routes.ts';
import { RulebookPage } from './rulebook/RulebookPage.tsx';
import { boxOf } from './shelf.ts';

export function App() {
  return (
    <LanguageProvider>
      <IconSprite value={spriteAddress}>
        <SeatPatterns />
        <Shell />
      </IconSprite>
    </LanguageProvider>
  );
}

function Shell() {
  const { texts } = useSpeech();
  const { path } = usePlace();
  const route = routeOf(path);
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {texts.app.skip}
      </button>
      <Header route={route} />
      <main ref={main} tabIndex={-1}>
        <Failure key={path}>{pageOf(route)}</Failure>
      </main>
      <Footer />
    </>
  );
}

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'first':
      return <FirstPage />;
    case 'rulebooks':
      return <RulebooksPage />;
    case 'rulebook': {
      const box = boxOf(route.game);
      return box?.size ? (
        <RulebookPage key={route.game} about={box.about} size={box.size} />
      ) : (
        <MissingPage />
      );
    }
    case 'credits':
      return <CreditsPage />;
    case 'missing':
      return <MissingPage />;
  }
}
