import libraries from 'virtual:libraries';
import { Icon, Sheet, type IconName } from '@tafelrunde/ui';
import { gameIcons, iconCredits, type GameIcons } from '@tafelrunde/ui/icons';
import { useSpeech } from '../language.tsx';
import { useArrival } from '../router.ts';
import { useTitle } from '../title.ts';

const nameOfIcon = new Map<string, IconName>(
  Object.entries(gameIcons).map(([name, icon]) => [icon, name as IconName]),
);

/** What games bring themselves. */
const ofGames = import.meta.glob<GameIcons>('../../../../games/*/board/icons.ts', {
  eager: true,
  import: 'icons',
});
const shared = new Set(iconCredits.map(({ icon }) => icon));
const broughtIcons = [
  ...new Map(
    Object.values(ofGames)
      .flatMap((icons) => Object.values(icons))
      .filter(({ icon }) => !shared.has(icon))
      .map((icon) => [icon.icon, icon]),
  ).values(),
].toSorted((a, b) => a.icon.localeCompare(b.icon));

/** Who made what the page is made of, and under which terms. */
export function CreditsPage() {
  const { texts } = useSpeech();
  const { credits } = texts;
  useTitle(credits.title);
  useArrival();
  return (
    <div className="credits">
      <div className="section-head">
        <h1 tabIndex={-1}>{credits.title}</h1>
      </div>
      <div className="credits-columns">
        <div>
          <Sheet as="section">
            <h2>{credits.independent}</h2>
            {credits.independentText.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Sheet>
          <Sheet as="section">
            <h2>{credits.project}</h2>
            <p>{credits.projectText}</p>
          </Sheet>
          <Fonts />
          <Libraries />
        </div>
        <Icons />
      </div>
    </div>
  );
}

function Fonts() {
  const { credits } = useSpeech().texts;
  return (
    <Sheet as="section">
      <h2>{credits.fonts}</h2>
      <p>{credits.fontsText}</p>
      <ul className="fonts">
        <li>
          <b className="font-title">Grenze</b>
          <span>{credits.fontUse.titles} · Omnibus-Type</span>
        </li>
        <li>
          <b className="font-text">Source Sans 3</b>
          <span>{credits.fontUse.text} · Paul D. Hunt, Adobe</span>
        </li>
      </ul>
    </Sheet>
  );
}

function Libraries() {
  const { credits } = useSpeech().texts;
  return (
    <Sheet as="section">
      <h2>{credits.libraries}</h2>
      <p>{credits.librariesText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{credits.library}</th>
            <th scope="col">{credits.purpose}</th>
            <th scope="col">{credits.licence}</th>
          </tr>
        </thead>
        <tbody>
          {libraries.map(({ name, licence, rooms }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{rooms.map((room) => credits.rooms[room]).join(', ')}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Icons() {
  const { credits } = useSpeech().texts;
  return (
    <Sheet as="section" className="credits-icons">
      <h2>{credits.icons}</h2>
      <p>
        {credits.iconsText}{' '}
        <a href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>
        {' · '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          CC BY 3.0
        </a>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{credits.icon}</th>
            <th scope="col">{credits.author}</th>
            <th scope="col">{credits.licence}</th>
          </tr>
        </thead>
        <tbody>
          {iconCredits.map(({ icon, author, licence }) => {
            const name = nameOfIcon.get(icon);
            return (
              <tr key={icon}>
                <th scope="row">
                  {name && <Icon name={name} />} {icon}
                </th>
                <td>{author}</td>
                <td>{licence}</td>
              </tr>
            );
          })}
          {broughtIcons.map(({ icon, author, licence = 'CC BY 3.0' }) => (
            <tr key={icon}>
              <th scope="row">{icon}</th>
              <td>{author}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
