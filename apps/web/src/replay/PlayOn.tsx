import { useState } from 'react';
import type { BotLevel, NewTable } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/ui';
import { Dialog, seatColours } from '@tafelrunde/ui/table';
import { troubleOf, type Trouble } from '../api.ts';
import { useSpeech } from '../language.tsx';
import { navigate } from '../router.ts';
import { useTableTexts } from '../table/texts.ts';
import { useReplayTexts } from './texts.ts';

export type SeatPlans = NewTable['seats'];

type Kind = 'me' | 'free' | BotLevel;

interface PlayOnProps {
  readonly names: readonly string[];
  /** The seat one takes unless one chooses another. */
  readonly mine: number;
  readonly open: (seats: SeatPlans) => Promise<{ readonly id: string }>;
  readonly onClose: () => void;
}

/** Who sits where at the table that plays on. */
export function PlayOn({ names, mine, open, onClose }: PlayOnProps) {
  const texts = useReplayTexts();
  const { close, bots } = useTableTexts();
  const labels: Readonly<Record<Kind, string>> = { me: texts.kinds.me, ...bots, free: texts.kinds.free };
  const { texts: common } = useSpeech();
  const [plan, setPlan] = useState<readonly Kind[]>(() =>
    names.map((_, seat) => (seat === mine ? 'me' : 'normal')),
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [waiting, setWaiting] = useState(false);
  const choose = (seat: number, kind: Kind) =>
    setPlan((before) =>
      // One can sit at one seat only.
      before.map((old, each) => (each === seat ? kind : kind === 'me' && old === 'me' ? 'normal' : old)),
    );
  const start = () => {
    if (waiting) return;
    setWaiting(true);
    open(plan.map(planOf)).then(
      ({ id }) => navigate(`/table/${id}`),
      (error: unknown) => {
        setTrouble(troubleOf(error));
        setWaiting(false);
      },
    );
  };
  return (
    <Dialog title={texts.playOnTitle} closeLabel={close} onClose={onClose} className="play-on">
      <p>{texts.playOnText}</p>
      <ul className="play-on-seats">
        {names.map((name, seat) => (
          // A seat is its place at the table.
          // eslint-disable-next-line react/no-array-index-key
          <li key={seat} style={seatColours(seat)}>
            <i className="chronicle-flag" aria-hidden="true" />
            <label>
              <b>{texts.whoSits(name)}</b>
              <select
                value={plan[seat]}
                onChange={(event) => choose(seat, event.currentTarget.value as Kind)}
              >
                {Object.entries(labels).map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {trouble !== null && <p role="alert">{common.errors[trouble.code]}</p>}
      <Button label={texts.playOnStart} icon="play" onClick={start} />
    </Dialog>
  );
}

function planOf(kind: Kind): SeatPlans[number] {
  if (kind === 'me' || kind === 'free') return { who: kind };
  return { who: 'bot', level: kind };
}
