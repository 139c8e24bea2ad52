import { lazy, Suspense, useRef, type ReactNode } from 'react';
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
import { NewVersion, OfflineNotice } from './offline/DeviceNotices.tsx';
import { usePlace } from './router.ts';
import { routeOf, type Route } from './routes.ts';
import { RulebookPage } from './rulebook/RulebookPage.tsx';
import { boxOf } from './shelf.ts';

// A visitor who only reads rules never loads a table.
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const RecordsPage = lazy(async () => ({ default: (await import('./records/RecordsPage.tsx')).RecordsPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/SettingsPage.tsx')).SettingsPage,
}));
const NewTablePage = lazy(async () => ({
  default: (await import('./new-table/NewTablePage.tsx')).NewTablePage,
}));
const LabPage = lazy(async () => ({ default: (await import('./lab/LabPage.tsx')).LabPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/GalleryPage.tsx')).GalleryPage }));

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
  // A table takes the whole screen and brings its own bar.
  const bare = route.page === 'table' || route.page === 'replay';
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {texts.app.skip}
      </button>
      {!bare && <Header route={route} />}
      {!bare && <OfflineNotice />}
      <NewVersion />
      <main ref={main} tabIndex={-1} data-bare={bare || undefined}>
        <Failure key={path}>
          <Suspense fallback={<output className="opening">{texts.gallery.loading}</output>}>
            {pageOf(route)}
          </Suspense>
        </Failure>
      </main>
      {!bare && <Footer />}
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
    case 'gallery':
      return <GalleryPage />;
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'records':
      return <RecordsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'lab':
      return <LabPage key={route.game} game={route.game} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />;
    case 'missing':
      return <MissingPage />;
  }
}
