import { useState } from 'react';
import type { Clock, GameInfo, NewTable } from '@tafelrunde/protocol';
import { createTable, type Where } from '../offline/create-table.ts';
import { useReachable } from '../offline/reach.ts';
import { boxOf } from '../shelf.ts';
import { useTableTexts } from '../table/texts.ts';
import {
  changedFrom,
  type ChosenOptions,
  keepLast,
  lastTable,
  type SeatPlan,
  type Way,
  waysOf,
} from './presets.ts';

/** Everything one decides before anybody sits down. */
export interface Plan {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly seats: readonly SeatPlan[];
  readonly options: ChosenOptions;
  readonly changed: readonly string[];
  readonly open: boolean;
  readonly clock: Clock | null;
  readonly pokerFace: boolean;
  /** Seconds the table waits for somebody before the others may go on without them. */
  readonly patience: number;
  readonly where: Where;
  readonly setOptions: (options: ChosenOptions) => void;
  readonly setOpen: (open: boolean) => void;
  readonly setClock: (clock: Clock | null) => void;
  readonly setPokerFace: (kept: boolean) => void;
  readonly setPatience: (seconds: number) => void;
  readonly setWhere: (where: Where) => void;
  readonly choose: (way: Way) => void;
  readonly putBack: (names: readonly string[]) => void;
  readonly changeSeat: (at: number, part: Partial<SeatPlan>) => void;
  readonly addSeat: () => void;
  readonly removeSeat: (at: number) => void;
  /** Opens the table and says where it is; `now` lets bots sit down on free chairs. */
  readonly create: (now: boolean) => Promise<string>;
}

export function usePlan(info: GameInfo): Plan {
  const { guest } = useTableTexts();
  const [least, most] = info.seats;
  const [ways] = useState(() => waysOf(info, boxOf(info.id)?.about, lastTable(info)));
  const [way, setWay] = useState<Way>(ways[0]);
  const [planned, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: Math.max(least, Math.min(2, most)) }, (_, at) => ({
      kind: at === 0 ? 'me' : 'free',
      name: guest(at + 1),
    })),
  );
  const [options, setOptions] = useState<ChosenOptions>(way.options);
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState<Clock | null>(null);
  const [pokerFace, setPokerFace] = useState(true);
  const [patience, setPatience] = useState(86_400);
  const [wanted, setWhere] = useState<Where>('server');
  const where: Where = useReachable() ? wanted : 'device';
  // Nobody can come to a table on this device; a bot sits there instead.
  const seats = planned.map((seat) =>
    seat.kind === 'free' && where === 'device' ? { ...seat, kind: 'normal' as const } : seat,
  );
  return {
    ways,
    way,
    seats,
    options,
    changed: changedFrom(way, options),
    open,
    clock,
    pokerFace,
    patience,
    where,
    setOptions,
    setOpen,
    setClock,
    setPokerFace,
    setPatience,
    setWhere,
    choose: (next) => {
      setWay(next);
      setOptions(next.options);
      if (next.last === undefined) return;
      setSeats(next.last.seats);
      setClock(next.last.clock);
      setOpen(next.last.open);
      setPokerFace(next.last.pokerFace ?? true);
      setPatience(next.last.patience ?? 86_400);
    },
    putBack: (names) =>
      setOptions({ ...options, ...Object.fromEntries(names.map((name) => [name, way.options[name]])) }),
    changeSeat: (at, part) =>
      setSeats(
        planned.map((seat, index) => {
          if (index === at) return { ...seat, ...part };
          // One person sits on one chair: whoever moves leaves the other one free.
          return part.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'free' } : seat;
        }),
      ),
    addSeat: () => setSeats([...planned, { kind: 'normal', name: guest(planned.length + 1) }]),
    removeSeat: (at) => setSeats(planned.filter((_, index) => index !== at)),
    create: async (now) => {
      const filled = now
        ? seats.map((seat) => (seat.kind === 'free' ? { ...seat, kind: 'normal' as const } : seat))
        : seats;
      const order: NewTable = { game: info.id, options: { ...options }, seats: filled.map(orderOf), open };
      // A clock is the server's: on a device nobody is waited for who is not there.
      if (clock !== null && where === 'server') order.clock = clock;
      if (!pokerFace && where === 'server') order.pokerFace = false;
      if (where === 'server') order.patience = patience;
      const { id } = await createTable(order, where);
      keepLast(info.id, { opened: Date.now(), options, seats: planned, clock, open, pokerFace, patience });
      return id;
    },
  };
}

function orderOf({ kind, name }: SeatPlan): NewTable['seats'][number] {
  switch (kind) {
    case 'me':
      return { who: 'me' };
    case 'free':
      return { who: 'free' };
    case 'here':
      return { who: 'here', name: name.trim() || '?' };
    default:
      return { who: 'bot', level: kind };
  }
}
