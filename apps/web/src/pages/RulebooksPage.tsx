import { Icon, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { SearchEverywhere } from '../parts/SearchEverywhere.tsx';
import { useArrival } from '../router.ts';
import { rulebookAddress } from '../routes.ts';
import { readable } from '../shelf.ts';
import { useTitle } from '../title.ts';
import { Cover } from '../parts/Cover.tsx';

/** Every rulebook, to choose from or to search through. */
export function RulebooksPage() {
  const { language, texts } = useSpeech();
  useTitle(texts.rulebooks.title);
  useArrival();
  return (
    <div className="books">
      <div className="section-head">
        <h1 tabIndex={-1}>{texts.rulebooks.title}</h1>
        <p>{texts.rulebooks.intro}</p>
      </div>
      <Sheet as="section" className="books-search" aria-label={texts.search.everywhere}>
        <SearchEverywhere />
      </Sheet>
      <ul className="books-list">
        {readable.map(({ about, size }) => {
          const { title, subtitle } = splitName(about.name[language]);
          return (
            <li key={about.id}>
              <a className="book slab" href={rulebookAddress(about.id)}>
                <span className="book-picture">
                  <Cover game={about.id} />
                </span>
                <span className="book-text">
                  <b>
                    {title}
                    {subtitle && <small> {subtitle}</small>}
                  </b>
                  <span>{about.tagline[language]}</span>
                  <span className="book-size">
                    {texts.counts.rules(size.rules)} · {texts.counts.rulings(size.rulings)} ·{' '}
                    {texts.counts.chapters(size.areas)}
                  </span>
                </span>
                <Icon name="onward" />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
