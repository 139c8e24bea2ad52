import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@tafelrunde/ui';
import { Fault, readRecord } from '@tafelrunde/engine';
import { api, troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { faultOf, isFaultCode } from './fault-of.ts';
import { useFaultSentence } from './faults.ts';
import { useRecordsTexts } from './texts.ts';

/** No record is larger; the server would refuse it too. */
const LARGEST = 2_000_000;

interface News {
  readonly file: string;
  readonly text: string;
  readonly good: boolean;
}

/** Takes record files, by hand or dropped, reads them here, has the server check them, and says what is wrong and where. */
export function Bring({ onBrought }: { readonly onBrought: () => Promise<void> }) {
  const texts = useRecordsTexts();
  const { texts: common } = useSpeech();
  const sayFault = useFaultSentence();
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [news, setNews] = useState<readonly News[]>([]);
  const say = (file: string, text: string, good: boolean) =>
    setNews((before) => [...before.filter((each) => each.file !== file), { file, text, good }]);
  const refusal = ({ code, place }: Trouble): string =>
    isFaultCode(code) ? sayFault({ code, place: place ?? code }) : common.errors[code];
  const bring = async (file: File) => {
    say(file.name, texts.bringing(file.name), true);
    try {
      if (file.size > LARGEST) throw new RangeError();
      const text = await file.text();
      readRecord(text);
      const { game } = await api.bring(text);
      say(file.name, texts.broughtNow(file.name, game), true);
      await onBrought();
    } catch (thrown) {
      const why =
        thrown instanceof RangeError
          ? texts.tooLarge
          : thrown instanceof Fault
            ? sayFault(faultOf(thrown))
            : refusal(troubleOf(thrown));
      say(file.name, texts.brokenFile(file.name, why), false);
    }
  };
  const bringAll = async (files: Iterable<File>) => {
    for (const file of files) await bring(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void bringAll([...event.dataTransfer.files]);
  };
  return (
    // Dropping is for the pointer alone; the button does the same by keyboard.
    <div
      className="bring"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{texts.bringText}</p>
      <Button icon="bring" label={texts.bringChoose} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label={texts.bring}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void bringAll([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <ul aria-live="polite">
        {news.map(({ file, text, good }) => (
          <li key={file} data-good={good}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
