import { useEffect, useRef } from 'react';
import { useNoticeTexts } from './texts.ts';

/** A page in the background says that somebody here is asked, by a notice of the browser, where that is allowed. */
export function useTurnNotice(asked: boolean, gameName: string, table: string): void {
  const texts = useNoticeTexts();
  const before = useRef(true);
  useEffect(() => {
    const fresh = asked && !before.current;
    before.current = asked;
    if (!fresh || !document.hidden || !mayNotify()) return;
    const notice = new Notification(texts.turnTitle(gameName), { body: texts.turnBody, tag: table });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    document.addEventListener('visibilitychange', () => notice.close(), { once: true });
  }, [asked, gameName, table, texts]);
}

/** On phones a page may not make notices itself; there the push does. */
function mayNotify(): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    !navigator.userAgent.includes('Android')
  );
}
