import { useEffect } from 'react';

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** How many tables wait, on the icon of the installed app. Browsers without such icons leave it out. */
export function useBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge } = navigator as Badged;
    const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // A page that is not installed may be refused, which is no trouble.
    done?.catch(() => {});
  }, [count]);
}
