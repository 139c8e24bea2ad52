import { useEffect, useState } from 'react';

/** How far the server's clocks are ahead of this machine's, in milliseconds. */
let ahead = 0;

/** The server has said what time it is there. */
export function heardTime(now: number): void {
  ahead = now - Date.now();
}

const serverNow = (): number => Date.now() + ahead;

/** The time at the server, updated every `beat` milliseconds while `running`. */
export function useServerTime(running: boolean, beat = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, beat);
    return () => clearInterval(timer);
  }, [running, beat]);
  return now;
}
