import { useEffect, useMemo, useRef, useState } from 'react';
import { commitmentTo, sayPile } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/ui';
import { api } from '../api.ts';
import { useCopy } from '../copy.ts';
import { useSpeech } from '../language.tsx';
import { fairnessDe, type FairnessTexts } from '../locales/fairness-de.ts';
import { fairnessEn } from '../locales/fairness-en.ts';
import { useFaultSentence } from '../records/faults.ts';
import { replayAddress } from '../routes.ts';
import { useGameSpeech } from '../table/words.ts';
import { checkRecord, type ProofNews } from './proving.ts';
import type { Chanced, Proof } from './proof.ts';

const catalogues: Readonly<Record<'de' | 'en', FairnessTexts>> = { de: fairnessDe, en: fairnessEn };

type Checked = ProofNews | { readonly type: 'unasked' } | { readonly type: 'no-record' };

/** The seal given before the first die, what was sealed in it, and a way to check all of it here. */
export function Fairness({ table }: { readonly table: TableSummary }) {
  const texts = catalogues[useSpeech().language];
  const { commitment, secret, nonces } = table.fairness;
  const holds = useMemo(() => secret !== null && commitmentTo(secret) === commitment, [secret, commitment]);
  return (
    <div className="fairness">
      <h3>{texts.title}</h3>
      <p className="fairness-verdict" data-verdict={secret === null ? 'open' : holds ? 'good' : 'bad'}>
        <Icon name={holds ? 'done' : secret === null ? 'duration' : 'remove'} />
        {secret === null ? texts.later : holds ? texts.holds : texts.false}
      </p>
      <p>{texts.text}</p>
      {table.guided && <p>{texts.guided}</p>}
      {table.origin?.proved === false && <p>{texts.unproved}</p>}
      <dl>
        <dt>{texts.seal}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {secret !== null && (
          <>
            <dt>{texts.secret}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
        <dt>{texts.nonces}</dt>
        <dd>
          <code>{nonces.length === 0 ? texts.noNonces : nonces.join(' ')}</code>
        </dd>
      </dl>
      {secret !== null && table.state === 'over' && <Check table={table} texts={texts} />}
    </div>
  );
}

function Check({ table, texts }: { readonly table: TableSummary; readonly texts: FairnessTexts }) {
  const sayFault = useFaultSentence();
  const [checked, setChecked] = useState<Checked>({ type: 'unasked' });
  const [copied, copy] = useCopy();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = () => {
    stop.current?.();
    setChecked({ type: 'progress', done: 0, of: 0 });
    let left = false;
    stop.current = () => {
      left = true;
    };
    const fetchAndCheck = async () => {
      try {
        const text = await api.record(table.id);
        if (!left) stop.current = checkRecord(text, setChecked);
      } catch {
        if (!left) setChecked({ type: 'no-record' });
      }
    };
    void fetchAndCheck();
  };
  const command = `npx tafelrunde verify ${table.game}-${table.id}.json`;
  return (
    <>
      {checked.type === 'progress' ? (
        <p className="fairness-progress">
          <progress
            {...(checked.of > 0 && { value: checked.done, max: checked.of })}
            aria-label={texts.check}
          />
          <span>{texts.checking(checked.done, checked.of)}</span>
        </p>
      ) : (
        <Button
          icon="chance"
          label={checked.type === 'unasked' ? texts.check : texts.again}
          detail={texts.checkDetail}
          onClick={start}
        />
      )}
      <div aria-live="polite">
        {checked.type === 'proved' && <Proved table={table} proof={checked.proof} texts={texts} />}
        {checked.type === 'broken' && (
          <div className="fairness-result">
            <p className="fairness-verdict" data-verdict="bad">
              <Icon name="remove" />
              {texts.broken}
            </p>
            <p>{sayFault(checked.fault)}</p>
          </div>
        )}
        {checked.type === 'no-record' && <p>{texts.noRecord}</p>}
      </div>
      <p className="fairness-command">
        {texts.command}{' '}
        <button type="button" className="command" title={texts.copy} onClick={() => copy(command)}>
          <code>{command}</code>
          <Icon name={copied ? 'done' : 'copy'} />
          <output className="unseen">{copied ? texts.copied : ''}</output>
        </button>
      </p>
    </>
  );
}

/** At most this many are listed; the rest is counted. */
const LISTED = 200;

interface ProvedProps {
  readonly table: TableSummary;
  readonly proof: Proof;
  readonly texts: FairnessTexts;
}

function Proved({ table, proof, texts }: ProvedProps) {
  const speech = useGameSpeech(table.game);
  const { chanced, answers, wentBack } = proof;
  const many = (kind: Chanced['kind']) => chanced.filter((one) => one.kind === kind).length;
  const say = (one: Chanced): string => {
    if (one.kind === 'die') return texts.die(one.sides, one.value);
    if (one.kind === 'pick') return texts.pick(one.among);
    const [name = '', index] = one.pile.split('.');
    const pile = speech === null ? name : sayPile(speech.words, name);
    return texts.shuffle(index === undefined ? pile : `${pile} ${Number(index) + 1}`, one.cards);
  };
  return (
    <div className="fairness-result">
      <p className="fairness-verdict" data-verdict="good">
        <Icon name="done" />
        {texts.proved}
      </p>
      <p>{texts.provedText(many('die'), many('shuffle'), many('pick'), answers)}</p>
      {wentBack > 0 && <p>{texts.wentBack(wentBack)}</p>}
      <details>
        <summary>{texts.each}</summary>
        <ol>
          {chanced.slice(0, LISTED).map((one, number) => (
            // Chance is a stream: each result is known by its place in it.
            // eslint-disable-next-line react/no-array-index-key
            <li key={number}>
              <a href={replayAddress(table.id, { at: one.at })}>{texts.at(one.at)}</a> {say(one)}
            </li>
          ))}
        </ol>
        {chanced.length > LISTED && <p>{texts.more(chanced.length - LISTED)}</p>}
      </details>
    </div>
  );
}
