import { markMatches } from '@tafelrunde/ledger';

/** Text in which the words of a query are marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  if (query === '') return text;
  return markMatches(text, query).map((part) =>
    part.hit ? <mark key={part.from}>{part.text}</mark> : part.text,
  );
}
