import '../styles/records.css';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { TableSummary } from '@tafelrunde/protocol';
import { api, troubleOf } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { meetMe } from '../me.ts';
import { localTables } from '../offline/listing.ts';
import { useArrival } from '../router.ts';
import { useTitle } from '../title.ts';
import { Bring } from './Bring.tsx';
import { RecordRow } from './RecordRow.tsx';
import { useRecordsTexts } from './texts.ts';

/** All one's matches: those that go on, those that are over, and those one has brought here. */
export function RecordsPage() {
  const texts = useRecordsTexts();
  const { texts: common } = useSpeech();
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const [trouble, setTrouble] = useState('');
  useTitle(texts.title);
  useArrival();
  const look = useCallback(async () => {
    try {
      // What was played on this device is here also without a server.
      const local = await localTables().catch(() => []);
      setTables(local);
      await meetMe();
      setTables([...local, ...(await api.tables()).mine].toSorted((a, b) => b.since - a.since));
      setTrouble('');
    } catch (error) {
      setTrouble(common.errors[troubleOf(error).code]);
    }
  }, [common]);
  useEffect(() => {
    // Nothing is known before the server has answered.
    // eslint-disable-next-line react/set-state-in-effect
    void look();
  }, [look]);
  const all = tables ?? [];
  return (
    <div className="records">
      <div className="section-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p>{texts.intro}</p>
      </div>
      {trouble !== '' && <p role="alert">{trouble}</p>}
      {tables === null && trouble === '' && <output className="opening">{texts.loading}</output>}
      {tables?.length === 0 && trouble === '' && <p className="records-none">{texts.none}</p>}
      <Rows title={texts.running} tables={all.filter(({ state }) => state !== 'over')} look={look} />
      <Rows
        title={texts.finished}
        tables={all.filter((each) => isOver(each) && !isBrought(each))}
        look={look}
      />
      <Rows title={texts.brought} tables={all.filter(isBrought)} look={look}>
        <Bring onBrought={look} />
      </Rows>
    </div>
  );
}

const isOver = ({ state }: TableSummary): boolean => state === 'over';

/** A record from a file, to be looked at. */
/** A record to look at. At a match that was played on from one somebody has sat. */
const isBrought = ({ origin, state, seats }: TableSummary): boolean =>
  origin !== null && origin.table === null && state === 'over' && seats.every(({ kind }) => kind === 'free');

interface RowsProps {
  readonly title: string;
  readonly tables: readonly TableSummary[];
  readonly look: () => Promise<void>;
  readonly children?: ReactNode;
}

function Rows({ title, tables, look, children }: RowsProps) {
  if (tables.length === 0 && children === undefined) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
      {tables.length > 0 && (
        <ul>
          {tables.map((table) => (
            <RecordRow key={table.id} table={table} brought={isBrought(table)} onChange={look} />
          ))}
        </ul>
      )}
    </section>
  );
}
