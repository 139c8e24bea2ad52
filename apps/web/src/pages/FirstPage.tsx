import { Icon, Sheet, Button, type IconName } from '@tafelrunde/ui';
import type { GameInfo } from '@tafelrunde/protocol';
import { useCopy } from '../copy.ts';
import { useSpeech } from '../language.tsx';
import { GameFacts } from '../parts/GameFacts.tsx';
import { splitName } from '../parts/gameName.ts';
import { SearchEverywhere } from '../parts/SearchEverywhere.tsx';
import { useArrival } from '../router.ts';
import { rulebookAddress } from '../routes.ts';
import { readable, shelf, type Box } from '../shelf.ts';
import { GuidedButton } from '../lobby/GuidedButton.tsx';
import { PlayButtons } from '../lobby/PlayButtons.tsx';
import { isAsked } from '../lobby/asked.ts';
import { Continue, TableLists } from '../lobby/Tables.tsx';
import { useLobby, type Lobby } from '../lobby/useLobby.ts';
import { useBadge } from '../notices/badge.ts';
import { useTableKey } from '../lobby/useTableKey.ts';
import { useTitle } from '../title.ts';
import { Cover } from '../parts/Cover.tsx';

const rules = readable.reduce((sum, { size }) => sum + size.rules, 0);
const rulings = readable.reduce((sum, { size }) => sum + size.rulings, 0);

/** What can be done today, the games on their shelf, and how to read their rules. */
export function FirstPage() {
  useTitle();
  useArrival();
  const lobby = useLobby();
  const next = nextTable(lobby);
  const waiting = lobby.tables.mine.filter((table) => table.state === 'playing' && isAsked(table, lobby.me));
  useBadge(waiting.length);
  useTableKey(waiting.at(-1)?.id);
  return (
    <div className="first">
      {next === undefined ? <Today lobby={lobby} /> : <Continue table={next} />}
      <Shelf lobby={lobby} />
      <TableLists lobby={lobby} />
      <HowMade />
    </div>
  );
}

/** The running table that waits for this guest, or else the latest one. */
function nextTable({ me, tables }: Lobby) {
  const running = tables.mine.filter(({ state }) => state === 'playing');
  return running.find((table) => isAsked(table, me)) ?? running[0];
}

const command = 'npx tafelrunde play';

/** What somebody sees who has no table yet: a first game, and the way to every rule. */
function Today({ lobby }: { readonly lobby: Lobby }) {
  const { language, texts } = useSpeech();
  const first = shelf.find(({ about }) =>
    lobby.games.some(({ id, guide }) => id === about.id && guide != null),
  );
  const info = lobby.games.find(({ id }) => id === first?.about.id);
  return (
    <Sheet as="section" className="today" aria-labelledby="today">
      <div className="today-picture" aria-hidden="true">
        <Cover game={(first ?? shelf[0]).about.id} part={{ from: 66, tall: 150 }} />
      </div>
      <div className="today-text">
        <p className="today-kicker">{texts.first.kicker}</p>
        <h1 id="today" tabIndex={-1}>
          {texts.first.title}
        </h1>
        <p>
          {first !== undefined && `${texts.first.guided(splitName(first.about.name[language]).title)} `}
          {texts.first.about(rules, readable.length)}
        </p>
      </div>
      {info !== undefined && <GuidedButton info={info} className="today-play" />}
      <SearchEverywhere />
    </Sheet>
  );
}

function Terminal() {
  const { texts } = useSpeech();
  const [copied, copy] = useCopy();
  return (
    <p>
      {texts.first.terminal}{' '}
      <button type="button" className="command" title={texts.first.copyCommand} onClick={() => copy(command)}>
        <Icon name="terminal" />
        <code>{command}</code>
        <Icon name={copied ? 'done' : 'copy'} />
        <output className="unseen">{copied ? texts.first.commandCopied : ''}</output>
      </button>
    </p>
  );
}

function Shelf({ lobby }: { readonly lobby: Lobby }) {
  const { texts } = useSpeech();
  return (
    <section className="shelf" aria-labelledby="shelf">
      <div className="section-head">
        <h2 id="shelf">{texts.first.shelf}</h2>
        <p>{texts.first.shelfHint}</p>
      </div>
      <ul className="boxes">
        {shelf.map((box) => (
          <GameBox key={box.about.id} {...box} info={lobby.games.find(({ id }) => id === box.about.id)} />
        ))}
      </ul>
    </section>
  );
}

function GameBox({ about, size, info }: Box & { readonly info: GameInfo | undefined }) {
  const { language, texts } = useSpeech();
  const name = about.name[language];
  const { title, subtitle } = splitName(name);
  const front = (
    <>
      <Cover game={about.id} />
      <span className="plate">
        <span className="plate-title" data-long={title.length > 20 || undefined}>
          {title}
        </span>
        {subtitle && <span className="plate-subtitle">{subtitle}</span>}
      </span>
    </>
  );
  return (
    <li className="box">
      {/* The button below says the same in words; the picture is a larger place to click. */}
      {size ? (
        <a className="front" href={rulebookAddress(about.id)} aria-hidden="true" tabIndex={-1}>
          {front}
        </a>
      ) : (
        <div className="front" aria-hidden="true">
          {front}
        </div>
      )}
      <div className="box-facts">
        <h3 className="unseen">{name}</h3>
        <p>{about.tagline[language]}</p>
        <GameFacts about={about} />
        {info !== undefined ? (
          <div>
            <PlayButtons info={info} name={name} rules={size?.rules} />
          </div>
        ) : size ? (
          <Button
            tone="asked"
            icon="rulebook"
            label={texts.game.open}
            detail={texts.counts.rules(size.rules)}
            context={texts.game.ofGame(name)}
            href={rulebookAddress(about.id)}
          />
        ) : (
          <Button tone="blocked" icon="blocked" label={texts.game.open} detail={texts.game.none} />
        )}
      </div>
    </li>
  );
}

function HowMade() {
  const { texts } = useSpeech();
  const { points } = texts.first;
  const rows: readonly { icon: IconName; title: string; text: string; count?: string }[] = [
    { icon: 'rulebook', ...points.rule, count: texts.counts.rules(rules) },
    { icon: 'ruling', ...points.ruling, count: texts.counts.rulings(rulings) },
    { icon: 'baseGame', ...points.base },
    { icon: 'link', ...points.link },
  ];
  return (
    <section className="made" aria-labelledby="made">
      <div className="section-head">
        <h2 id="made">{texts.first.made}</h2>
        <Terminal />
      </div>
      <ul>
        {rows.map(({ icon, title, text, count }) => (
          <li key={icon} className="slab">
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {count && <span className="made-count">{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
