import { useCallback, useEffect, useState } from 'react';

/** Puts a text on the clipboard. Without a secure connection browsers only allow the old way. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/** A text to copy, and what was copied within the last moments. */
export function useCopy(): [copied: string | undefined, copy: (text: string, name?: string) => void] {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyAs = useCallback(
    (text: string, name = text) => void copy(text).then((done) => setCopied(done ? name : undefined)),
    [],
  );
  return [copied, copyAs];
}
