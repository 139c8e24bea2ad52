import { listed } from '@tafelrunde/engine';
import { useState } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { api, troubleOf } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { isAsked } from '../lobby/asked.ts';
import { useMe } from '../me.ts';
import { OnDevice } from '../offline/OnDevice.tsx';
import { RecordLink } from '../offline/RecordLink.tsx';
import { splitName } from '../parts/gameName.ts';
import { navigate } from '../router.ts';
import { replayAddress } from '../routes.ts';
import { useGameName } from '../table/words.ts';
import { rematch } from './rematch.ts';
import { useRecordsTexts } from './texts.ts';
import { GameCrest } from '../parts/Cover.tsx';

interface RecordRowProps {
  readonly table: TableSummary;
  readonly brought: boolean;
  readonly onChange: () => Promise<void>;
}

/** One match: what, when, who, how it ended, and what can be done with it. */
export function RecordRow({ table, brought, onChange }: RecordRowProps) {
  const texts = useRecordsTexts();
  const { texts: common } = useSpeech();
  const me = useMe();
  const name = splitName(useGameName(table.game)).title;
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState('');
  const over = table.state === 'over';
  const sits = table.seats.some((sitter) => sitter.kind === 'person' && sitter.person === me?.person);
  const names = table.seats.map((sitter, seat) =>
    sitter.kind === 'free' ? texts.seat(seat + 1) : sitter.name,
  );
  const fail = (error: unknown) => setTrouble(common.errors[troubleOf(error).code]);
  const discard = () => void api.discard(table.id).then(onChange, fail);
  const again = () => void rematch(table.id).then((id) => navigate(`/table/${id}`), fail);
  const when = texts.date(table.createdAt);
  return (
    <li className="slab record-row">
      <GameCrest game={table.game} />
      <div className="record-what">
        <h3>{name}</h3>
        <p>
          {when} · {brought ? texts.seats(names.length) : names.join(', ')} <OnDevice table={table.id} />
        </p>
        {brought && table.origin !== null && table.origin.entries < table.origin.of && (
          <p>{texts.shortened(table.origin.entries, table.origin.of)}</p>
        )}
      </div>
      <p className="record-result">
        {over ? <Winners table={table} names={names} /> : stateOf(table, isAsked(table, me), texts)}
      </p>
      <div className="record-actions">
        {over ? (
          <Button
            icon="chronicle"
            label={texts.replay}
            context={`${name}, ${when}`}
            href={replayAddress(table.id)}
          />
        ) : (
          <Button label={texts.toTable} context={`${name}, ${when}`} href={`/table/${table.id}`} />
        )}
        {over && <RecordLink table={table.id} game={table.game} label={texts.record} />}
        {over && sits && (
          <Button
            icon="play"
            label={texts.rematch}
            context={`${name}, ${when}`}
            tone="quiet"
            onClick={again}
          />
        )}
        {brought && (
          <Button
            icon="remove"
            label={sure ? texts.discardSure : texts.discard}
            context={`${name}, ${when}`}
            tone="quiet"
            onClick={sure ? discard : () => setSure(true)}
          />
        )}
      </div>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </li>
  );
}

type Texts = ReturnType<typeof useRecordsTexts>;

function stateOf({ state }: TableSummary, asked: boolean, texts: Texts): string {
  if (state === 'waiting') return texts.waiting;
  return asked ? texts.yourTurn : texts.others;
}

function Winners({ table, names }: { readonly table: TableSummary; readonly names: readonly string[] }) {
  const texts = useRecordsTexts();
  if (table.origin?.proved === false) return texts.unproved;
  const winners = (table.result?.winners ?? []).map((seat) => names[seat] ?? '');
  if (winners.length === 0) return texts.nobody;
  const all = listed(winners, texts.and);
  return (
    <>
      <Icon name="laurel" /> {texts.won(all, winners.length > 1)}
    </>
  );
}
