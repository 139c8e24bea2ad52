import { useEffect, useState } from 'react';
import { Fault, readRecord } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { api, troubleOf, type Trouble } from '../api.ts';
import { loadRules } from '../game-rules.ts';
import { meetMe } from '../me.ts';
import { faultOf, type RecordFault } from '../records/fault-of.ts';
import { filmOf, type Film } from './film.ts';

export interface Loaded {
  readonly film: Film;
  readonly table: TableSummary;
  /** The record as the server gave it out. */
  readonly text: string;
}

export type Loading =
  | { readonly state: 'waiting'; readonly done: number; readonly of: number }
  | { readonly state: 'refused'; readonly trouble: Trouble }
  | { readonly state: 'broken'; readonly fault: RecordFault }
  | { readonly state: 'ready'; readonly loaded: Loaded };

/** A finished match: fetched once, replayed here, and looked at without asking the server any more. */
export function useFilm(id: string): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'waiting', done: 0, of: 0 });
  useEffect(() => {
    let left = false;
    const tell = (news: Loading) => {
      if (!left) setLoading(news);
    };
    void load(id, (done, of) => tell({ state: 'waiting', done, of })).then(tell);
    return () => {
      left = true;
    };
  }, [id]);
  return loading;
}

async function load(id: string, progress: (done: number, of: number) => void): Promise<Loading> {
  let table: TableSummary;
  let text: string;
  try {
    await meetMe();
    [table, text] = await Promise.all([api.table(id), api.record(id)]);
  } catch (error) {
    return { state: 'refused', trouble: troubleOf(error) };
  }
  try {
    const game = await loadRules(table.game);
    if (game === null) throw new Fault('unknown-game', 'game', `no rules of '${table.game}' here`);
    const film = await filmOf(game, readRecord(text), progress);
    return { state: 'ready', loaded: { film, table, text } };
  } catch (thrown) {
    return { state: 'broken', fault: faultOf(thrown) };
  }
}
