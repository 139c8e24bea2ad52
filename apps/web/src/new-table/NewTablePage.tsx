import { capitalized } from '@tafelrunde/engine';
import '@tafelrunde/ui/table.css';
import '../styles/table/table.css';
import '../styles/new-table.css';
import { useEffect, useState } from 'react';
import type { GameInfo } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { api, troubleOf, type Trouble } from '../api.ts';
import { CampaignPlan } from '../campaign/CampaignPlan.tsx';
import { useSpeech } from '../language.tsx';
import { keepGames } from '../offline/device.ts';
import { WherePlayed } from '../offline/WherePlayed.tsx';
import { Cover, GameCrest, signOf } from '../parts/Cover.tsx';
import { GameFacts } from '../parts/GameFacts.tsx';
import { splitName } from '../parts/gameName.ts';
import { playGuided } from '../play-now.ts';
import { navigate, useArrival } from '../router.ts';
import { rulebookAddress } from '../routes.ts';
import { boxOf } from '../shelf.ts';
import { ClockPlan } from '../table/ClockPlan.tsx';
import { PatiencePlan } from '../table/PatiencePlan.tsx';
import { PokerFacePlan } from '../table/PokerFacePlan.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useGameName } from '../table/words.ts';
import { useTitle } from '../title.ts';
import { Presets } from './Presets.tsx';
import { RoundTable } from './RoundTable.tsx';
import { botLevel, SeatEditor } from './SeatEditor.tsx';
import { Group, Settings } from './Settings.tsx';
import { useNewTableTexts } from './texts.ts';
import { type Plan, usePlan } from './usePlan.ts';

/** Opening a table is setting one: the box, how to play it, who sits where, what lies on it. */
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
      <h1 tabIndex={-1} className="unseen">
        {texts.newFor(name)}
      </h1>
      <GameBox game={game} name={name} info={info ?? null} onTrouble={setTrouble} />
      {trouble !== null && (
        <p className="slab board-notice" role="alert">
          {common.errors[trouble.code] ?? common.errors.internal}
        </p>
      )}
      {info === null && <p className="slab board-notice">{texts.notPlayable}</p>}
      {info !== undefined && info !== null && <TablePlan info={info} name={name} onTrouble={setTrouble} />}
    </div>
  );
}

interface GameBoxProps {
  readonly game: string;
  readonly name: string;
  readonly info: GameInfo | null;
  readonly onTrouble: (trouble: Trouble) => void;
}

/** The box of the game, and what else one can do with it. */
function GameBox({ game, name, info, onTrouble }: GameBoxProps) {
  const texts = useNewTableTexts();
  const { language } = useSpeech();
  const box = boxOf(game);
  return (
    <aside className="new-box">
      <div className="new-cover" aria-hidden="true">
        <Cover game={game} />
        <span>{name}</span>
      </div>
      {box !== undefined && (
        <>
          <p>{box.about.tagline[language]}</p>
          <GameFacts about={box.about} />
        </>
      )}
      <ul>
        {info?.guide != null && (
          <li>
            <button
              type="button"
              onClick={() => void playGuided(info).catch((error: unknown) => onTrouble(troubleOf(error)))}
            >
              <Icon name="star" />
              <span>
                <b>{texts.guided}</b>
                {texts.guidedText}
              </span>
            </button>
          </li>
        )}
        {box?.size !== undefined && (
          <li>
            <a href={rulebookAddress(game)}>
              <Icon name="rulebook" />
              <span>
                <b>{texts.rulebook}</b>
                {texts.rulebookText(box.size.rules)}
              </span>
            </a>
          </li>
        )}
        <li>
          <a href="/">
            <Icon name="games" />
            <span>
              <b>{texts.other}</b>
              {texts.otherText}
            </span>
          </a>
        </li>
      </ul>
    </aside>
  );
}

interface TablePlanProps {
  readonly info: GameInfo;
  readonly name: string;
  readonly onTrouble: (trouble: Trouble) => void;
}

function TablePlan({ info, name, onTrouble }: TablePlanProps) {
  const texts = useNewTableTexts();
  const plan = usePlan(info);
  const { seats, way } = plan;
  const [least, most] = info.seats;
  const [chosen, setChosen] = useState(Math.min(1, seats.length - 1));
  const at = Math.min(chosen, seats.length - 1);
  const create = (now: boolean) =>
    void plan.create(now).then(
      (id) => navigate(`/table/${id}`),
      (error: unknown) => onTrouble(troubleOf(error)),
    );
  return (
    <>
      <Presets ways={plan.ways} chosen={way.id} about={boxOf(info.id)?.about} onChoose={plan.choose} />
      <section className="sitting" aria-labelledby="sitting">
        <h2 id="sitting">{texts.who}</h2>
        <div className="sitting-table">
          <RoundTable
            seats={seats}
            most={most}
            chosen={at}
            sign={signOf(info.id)}
            onChoose={setChosen}
            onAdd={() => {
              plan.addSeat();
              setChosen(seats.length);
            }}
          />
          <SeatEditor
            at={at}
            seat={seats[at]}
            onDevice={plan.where === 'device'}
            removable={seats.length > least}
            onChange={(part) => plan.changeSeat(at, part)}
            onRemove={() => plan.removeSeat(at)}
          />
        </div>
      </section>
      <section className="settings" aria-labelledby="settings">
        <h2 id="settings">{texts.what}</h2>
        <Settings
          info={info}
          seats={seats.length}
          options={plan.options}
          changed={plan.changed}
          onChange={plan.setOptions}
          onPutBack={plan.putBack}
        >
          <CampaignPlan info={info} options={plan.options} onChange={plan.setOptions} />
        </Settings>
        <GuestsPlan plan={plan} />
      </section>
      <Opening info={info} name={name} plan={plan} onCreate={create} />
    </>
  );
}

/** Where it is played, against which clock, and who may come. */
function GuestsPlan({ plan }: { readonly plan: Plan }) {
  const texts = useNewTableTexts();
  const { who, private: byLink, open: listed } = useTableTexts();
  return (
    <Group title={texts.guests} state={placeOf(plan, texts).join(', ')} opened={false}>
      <WherePlayed where={plan.where} onChange={plan.setWhere} />
      {plan.where === 'server' && (
        <>
          <ClockPlan clock={plan.clock} onChange={plan.setClock} />
          <section className="plan" aria-labelledby="plan-who">
            <h2 id="plan-who">{who}</h2>
            <p className="plan-row">
              <button
                type="button"
                className="toggle"
                aria-pressed={!plan.open}
                onClick={() => plan.setOpen(false)}
              >
                {byLink}
              </button>
              <button
                type="button"
                className="toggle"
                aria-pressed={plan.open}
                onClick={() => plan.setOpen(true)}
              >
                {listed}
              </button>
            </p>
          </section>
          {plan.seats.some(({ kind }) => kind === 'free') && (
            <>
              <PatiencePlan patience={plan.patience} onChange={plan.setPatience} />
              <PokerFacePlan isKept={plan.pokerFace} onChange={plan.setPokerFace} />
            </>
          )}
        </>
      )}
    </Group>
  );
}

function placeOf(
  { where, clock, open }: Plan,
  texts: ReturnType<typeof useNewTableTexts>,
): readonly string[] {
  if (where === 'device') return [texts.onDevice];
  return [clock === null ? texts.noClock : texts.withClock, open ? texts.listed : texts.linkOnly];
}

interface OpeningProps {
  readonly info: GameInfo;
  readonly name: string;
  readonly plan: Plan;
  readonly onCreate: (now: boolean) => void;
}

/** The whole table in one sentence, and the button that opens it, always in sight. Enter opens it, too. */
function Opening({ info, name, plan, onCreate }: OpeningProps) {
  const texts = useNewTableTexts();
  const { seats, way, changed } = plan;
  const free = seats.filter(({ kind }) => kind === 'free').length;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken = (event.target as Element).closest('button, a, input, select, summary') !== null;
      if (event.key !== 'Enter' || event.defaultPrevented || isTaken) return;
      event.preventDefault();
      onCreate(false);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onCreate]);
  const sitters = texts.sitters({
    me: seats.filter(({ kind }) => kind === 'me').length,
    here: seats.filter(({ kind }) => kind === 'here').length,
    bots: seats.filter(({ kind }) => botLevel(kind) !== null).length,
    free,
  });
  const place = placeOf(plan, texts).join(', ');
  return (
    <footer className="opening-bar">
      <GameCrest game={info.id} />
      <p>
        <b>{`${name}, ${texts.presets[way.id]}${texts.changes(changed.length)}`}</b>
        <span>{`${sitters} ${capitalized(place)}.`}</span>
      </p>
      {free > 0 && (
        <Button
          tone="quiet"
          icon="bot"
          label={texts.now}
          detail={texts.nowFree(free)}
          onClick={() => onCreate(true)}
        />
      )}
      <button type="button" className="answer" data-tone="asked" onClick={() => onCreate(false)}>
        <Icon name="play" />
        <span>
          <span className="answer-label">{texts.create}</span>
          <span className="answer-detail">{free > 0 ? texts.createFree : texts.createReady}</span>
        </span>
        <kbd aria-hidden="true">Enter</kbd>
      </button>
    </footer>
  );
}
