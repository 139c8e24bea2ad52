import type { RecordFault } from '../records/fault-of.ts';
import { startWorker } from '../trusted.ts';
// The bundler makes a file of its own of it, and this its address.
// eslint-disable-next-line import/default
import workerAddress from './proof-worker.ts?worker&url';
import type { Proof } from './proof.ts';

/** What comes back from the worker that checks a record. */
export type ProofNews =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'proved'; readonly proof: Proof }
  | { readonly type: 'broken'; readonly fault: RecordFault };

/** Checks a record beside the page, which stays alive meanwhile. The returned function ends it early. */
export function checkRecord(text: string, hear: (news: ProofNews) => void): () => void {
  const worker = startWorker(workerAddress);
  worker.addEventListener('message', ({ data }: MessageEvent<ProofNews>) => {
    hear(data);
    if (data.type !== 'progress') worker.terminate();
  });
  worker.addEventListener('error', () => {
    hear({ type: 'broken', fault: { code: 'bad-record', place: 'file' } });
    worker.terminate();
  });
  worker.postMessage(text);
  return () => worker.terminate();
}
