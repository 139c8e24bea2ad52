import '@tafelrunde/ui/table.css';
import '../styles/table.css';
import { useEffect, useState } from 'react';
import type { BotLevel, Clock, GameInfo, NewTable } from '@tafelrunde/protocol';
import { Button, Cover, Icon, Sheet } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import { api, troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { splitName } from '../parts/gameName.ts';
import { keepGames } from '../offline/device.ts';
import { putUp, type Where } from '../offline/put-up.ts';
import { useReachable } from '../offline/reach.ts';
import { WherePlayed } from '../offline/WherePlayed.tsx';
import { playNow } from '../play-now.ts';
import { navigate, useArrival } from '../router.ts';
import { useTitle } from '../title.ts';
import { ClockPlan } from './ClockPlan.tsx';
import { type ChosenOptions, OptionsPlan } from './OptionsPlan.tsx';
import { useTableTexts } from './texts.ts';
import { useGameName } from './words.ts';

type SeatKind = 'me' | 'free' | 'here' | BotLevel;
interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
}

/** Everything one decides before anybody sits down. */
export function NewTablePage({ game }: { readonly game: string }) {
  const texts = useTableTexts();
  const { texts: common } = useSpeech();
  const name = splitName(useGameName(game)).title;
  const [info, setInfo] = useState<GameInfo | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useTitle(texts.newFor(name));
  useArrival();
  useEffect(() => {
    keepGames([game]);
    api.games().then(
      (games) => setInfo(games.find(({ id }) => id === game) ?? null),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [game]);
  return (
    <div className="new-table">
      <Sheet as="section" className="lobby-sheet">
        <div className="lobby-picture" aria-hidden="true">
          <Cover game={game} part={{ from: 66, tall: 150 }} />
        </div>
        <div className="lobby-text">
          <h1 tabIndex={-1}>{texts.newFor(name)}</h1>
          {info !== undefined && info !== null && (
            <Button
              icon="play"
              label={texts.playNow}
              detail={texts.playNowDetail}
              onClick={() => void playNow(info).catch((error: unknown) => setTrouble(troubleOf(error)))}
            />
          )}
          {info === null && <p>{texts.notPlayable}</p>}
        </div>
      </Sheet>
      {trouble !== null && (
        <p className="slab board-notice" role="alert">
          {common.errors[trouble.code] ?? common.errors.internal}
        </p>
      )}
      {info !== undefined && info !== null && <Plan info={info} onTrouble={setTrouble} />}
    </div>
  );
}

function Plan({
  info,
  onTrouble,
}: {
  readonly info: GameInfo;
  readonly onTrouble: (trouble: Trouble) => void;
}) {
  const texts = useTableTexts();
  const [least, most] = info.seats;
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: Math.max(least, Math.min(2, most)) }, (_, at) => ({
      kind: at === 0 ? 'me' : 'free',
      name: texts.guest(at + 1),
    })),
  );
  const [options, setOptions] = useState<ChosenOptions>(() =>
    Object.fromEntries(Object.entries(info.options).map(([name, spec]) => [name, spec.default])),
  );
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState<Clock | null>(null);
  const [wanted, setWanted] = useState<Where>('server');
  const where: Where = useReachable() ? wanted : 'device';
  // Nobody can come to a table on this device; a bot sits there instead.
  const kindAt = (kind: SeatKind): SeatKind => (kind === 'free' && where === 'device' ? 'normal' : kind);
  const botAt = (kind: SeatKind): BotLevel | null => {
    const taken = kindAt(kind);
    return taken === 'me' || taken === 'free' || taken === 'here' ? null : taken;
  };
  const create = () => {
    const plan: NewTable = {
      game: info.id,
      options: { ...options },
      seats: seats.map((seat) => planOf({ ...seat, kind: kindAt(seat.kind) })),
      open,
    };
    // A clock is the server's: on a device nobody is waited for who is not there.
    if (clock !== null && where === 'server') plan.clock = clock;
    putUp(plan, where).then(
      ({ id }) => navigate(`/table/${id}`),
      (error: unknown) => onTrouble(troubleOf(error)),
    );
  };
  const { me, free, here } = texts.seatKinds;
  const kinds: Readonly<Record<SeatKind, string>> = { me, free, ...texts.bots, here };
  const change = (at: number, part: Partial<SeatPlan>) =>
    setSeats(seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)));
  return (
    <>
      <WherePlayed where={where} onChange={setWanted} />
      <section className="slab plan" aria-labelledby="plan-seats">
        <h2 id="plan-seats">{texts.seats}</h2>
        <ol>
          {seats.map(({ kind, name }, at) => (
            // A seat is its place at the table.
            // eslint-disable-next-line react/no-array-index-key
            <li key={at} style={seatColours(at)}>
              <i className="plan-flag" aria-hidden="true" />
              <label>
                <span>{texts.seat(at + 1)}</span>
                <select
                  value={kindAt(kind)}
                  aria-describedby={botAt(kind) === null ? undefined : `plan-bot-${at}`}
                  onChange={(event) => change(at, { kind: event.currentTarget.value as SeatKind })}
                >
                  {Object.entries(kinds)
                    .filter(([value]) => value !== 'free' || where === 'server')
                    .map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                </select>
              </label>
              {botAt(kind) !== null && (
                <small id={`plan-bot-${at}`} className="plan-bot">
                  {texts.botPlays[botAt(kind)!]}
                </small>
              )}
              {kind === 'here' && (
                <input
                  aria-label={texts.nameHere(at + 1)}
                  maxLength={40}
                  value={name}
                  onChange={(event) => change(at, { name: event.currentTarget.value })}
                />
              )}
            </li>
          ))}
        </ol>
        {least < most && (
          <p className="plan-row">
            <Button
              label={texts.addSeat}
              icon={seats.length < most ? 'more' : 'blocked'}
              tone={seats.length < most ? 'quiet' : 'blocked'}
              onClick={() => setSeats([...seats, { kind: 'normal', name: texts.guest(seats.length + 1) }])}
            />
            <Button
              label={texts.removeSeat}
              icon={seats.length > least ? 'less' : 'blocked'}
              tone={seats.length > least ? 'quiet' : 'blocked'}
              onClick={() => setSeats(seats.slice(0, -1))}
            />
          </p>
        )}
      </section>
      <section className="slab plan" aria-labelledby="plan-options">
        <h2 id="plan-options">{texts.options}</h2>
        <OptionsPlan info={info} seats={seats.length} options={options} onChange={setOptions} />
        {where === 'server' && (
          <>
            <h2>{texts.who}</h2>
            <p className="plan-row">
              <button type="button" className="toggle" aria-pressed={!open} onClick={() => setOpen(false)}>
                {texts.private}
              </button>
              <button type="button" className="toggle" aria-pressed={open} onClick={() => setOpen(true)}>
                {texts.open}
              </button>
            </p>
          </>
        )}
      </section>
      {where === 'server' && <ClockPlan clock={clock} onChange={setClock} />}
      <p className="plan-create">
        <button type="button" className="answer" data-tone="asked" onClick={create}>
          <Icon name="play" />
          <span className="answer-label">{texts.create}</span>
        </button>
      </p>
    </>
  );
}

function planOf({ kind, name }: SeatPlan): NewTable['seats'][number] {
  switch (kind) {
    case 'me':
      return { who: 'me' };
    case 'free':
      return { who: 'free' };
    case 'here':
      return { who: 'here', name: name.trim() || '?' };
    default:
      return { who: 'bot', level: kind };
  }
}
