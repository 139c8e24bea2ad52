import { useState } from 'react';
import { Icon } from '@tafelrunde/ui';
import { api, recordAddress, troubleOf, type Trouble } from '../api.ts';
import { download } from '../download.ts';
import { useSpeech } from '../language.tsx';
import { isLocal } from './ids.ts';

interface RecordLinkProps {
  readonly table: string;
  readonly game: string;
  readonly label: string;
}

/** The record of a match that is over, as a file: from the server, or from this device. */
export function RecordLink({ table, game, label }: RecordLinkProps) {
  const { texts } = useSpeech();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const content = (
    <>
      <Icon name="load" />
      <span className="answer-label">{label}</span>
    </>
  );
  if (!isLocal(table)) {
    return (
      <a className="answer" data-tone="quiet" href={recordAddress(table)} download>
        {content}
      </a>
    );
  }
  const save = async () => {
    try {
      download(await api.record(table), `${game}-${table}.json`, 'application/json');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <>
      <button type="button" className="answer" data-tone="quiet" onClick={() => void save()}>
        {content}
      </button>
      {trouble !== null && <p role="alert">{texts.errors[trouble.code]}</p>}
    </>
  );
}
