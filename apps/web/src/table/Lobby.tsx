import { useEffect, useRef, useState } from 'react';
import type { Sitter, TableSummary } from '@tafelrunde/protocol';
import { Button, Sheet } from '@tafelrunde/ui';
import { SeatPanel } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { newNonce } from '../nonce.ts';
import { BotLevelChoice } from './BotLevelChoice.tsx';
import { Chat } from './Chat.tsx';
import { useClockTexts } from './clock-texts.ts';
import { ShareLink } from './ShareLink.tsx';
import { useTableTexts } from './texts.ts';
import type { AtTable } from './useTable.ts';
import { Cover } from '../parts/Cover.tsx';

interface LobbyProps {
  readonly at: AtTable;
  readonly table: TableSummary;
  readonly gameName: string;
}

/** A table before its match: who sits where, and the link for those who are missing. */
export function Lobby({ at, table, gameName }: LobbyProps) {
  const texts = useTableTexts();
  const clockTexts = useClockTexts();
  const { texts: common } = useSpeech();
  const { state, wish, trouble } = at;
  const me = state.me?.person;
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const seated = table.seats.some((sitter) => sitter.kind === 'person' && sitter.person === me);
  const own = table.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.person === me);
  const hostSits = table.seats.some((sitter) => sitter.kind === 'person' && sitter.person === table.host);
  // Where the host sits no longer, whoever sits at the table does what a host does.
  const host = table.host === me || (seated && !hostSits);
  const added = useRef(false);
  // A person seated by a rematch has not yet added anything to its chance.
  useEffect(() => {
    if (own === -1 || table.host === me || added.current) return;
    added.current = true;
    void wish({ type: 'sit', seat: own, nonce: newNonce() });
  }, [own, table.host, me, wish]);
  const hostName = table.seats.find((sitter) => sitter.kind === 'person' && sitter.person === table.host);
  return (
    <div className="lobby">
      <Sheet as="section" className="lobby-sheet" aria-labelledby="lobby">
        <div className="lobby-picture" aria-hidden="true">
          <Cover game={table.game} part={{ from: 66, tall: 150 }} />
        </div>
        <div className="lobby-text">
          <h1 id="lobby" tabIndex={-1}>
            {gameName}: {texts.lobbyTitle}
          </h1>
          <p aria-live="polite">
            {texts.lobbyWait(free)} {!seated && texts.spectating}
          </p>
          {table.clock !== null && <p>{clockTexts.terms(table.clock)}</p>}
          {!table.pokerFace && <p>{texts.pokerFaceOffHelp}</p>}
          <ShareLink />
        </div>
      </Sheet>
      {trouble !== null && (
        <p className="slab board-notice" role="alert">
          {common.errors[trouble.code] ?? common.errors.internal}
        </p>
      )}
      <ul className="seats lobby-seats" aria-label={texts.seats}>
        {table.seats.map((sitter, seat) => (
          <SeatPanel
            // A seat is its place at the table.
            // eslint-disable-next-line react/no-array-index-key
            key={seat}
            seat={seat}
            name={sitter.kind === 'free' ? texts.freeSeat : sitter.name}
            tag={tagOf(sitter, me, texts)}
            icon={sitter.kind === 'bot' ? 'bot' : 'person'}
            counters={[]}
          >
            <SeatActions sitter={sitter} seat={seat} me={me} host={host} wish={wish} />
          </SeatPanel>
        ))}
      </ul>
      <div className="lobby-start">
        {host ? (
          <Button
            tone={free === 0 ? 'asked' : 'blocked'}
            icon={free === 0 ? 'play' : 'blocked'}
            label={texts.start}
            detail={free === 0 ? undefined : texts.startBlocked}
            onClick={() => void wish({ type: 'start' })}
          />
        ) : (
          <p>
            {texts.hostStarts(hostName !== undefined && hostName.kind === 'person' ? hostName.name : '…')}
          </p>
        )}
        {table.watchers > 0 && <p>{texts.watchers(table.watchers)}</p>}
      </div>
      <Chat state={state} wish={wish} />
    </div>
  );
}

function tagOf(sitter: Sitter, me: string | undefined, texts: ReturnType<typeof useTableTexts>): string {
  if (sitter.kind === 'free') return '';
  if (sitter.kind === 'bot') return texts.bots[sitter.level];
  if (sitter.person === me) return texts.you;
  return sitter.online ? texts.person : texts.away;
}

interface SeatActionsProps {
  readonly sitter: Sitter;
  readonly seat: number;
  readonly me: string | undefined;
  readonly host: boolean;
  readonly wish: AtTable['wish'];
}

function SeatActions({ sitter, seat, me, host, wish }: SeatActionsProps) {
  const texts = useTableTexts();
  const [nonce] = useState(newNonce);
  const context = texts.seat(seat + 1);
  return (
    <span className="seat-actions">
      {sitter.kind === 'free' && (
        <Button
          label={texts.sit}
          context={context}
          icon="person"
          onClick={() => void wish({ type: 'sit', seat, nonce })}
        />
      )}
      {sitter.kind === 'free' && host && (
        <Button
          label={texts.addBot}
          context={context}
          icon="bot"
          tone="quiet"
          onClick={() => void wish({ type: 'handOver', seat, to: 'normal' })}
        />
      )}
      {sitter.kind === 'bot' && host && (
        <BotLevelChoice
          label={texts.levelOf(sitter.name)}
          level={sitter.level}
          onChange={(level) => void wish({ type: 'handOver', seat, to: level })}
        />
      )}
      {(sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.person !== me)) && host && (
        <Button
          label={texts.vacate}
          context={context}
          icon="remove"
          tone="quiet"
          onClick={() => void wish({ type: 'handOver', seat, to: 'free' })}
        />
      )}
      {sitter.kind === 'person' && sitter.person === me && (
        <Button
          label={texts.stand}
          context={context}
          icon="leave"
          tone="quiet"
          onClick={() => void wish({ type: 'leave', seat })}
        />
      )}
    </span>
  );
}
