import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Die } from '../../table/Dice.tsx';
import { easeOut, lengths, useMotion } from './motion.ts';

interface RollProps {
  readonly value: number;
  /** Says which roll it is: when this changes, the die is thrown again, also for the same value. */
  readonly roll: string | number;
  readonly label: string;
  readonly dark?: boolean;
  readonly size?: number;
  /** How many sides are seen on the way. */
  readonly sides?: number;
}

/** How many faces are seen before the die comes to rest. */
const tumbles = 5;

/** A die that is thrown: it tumbles over a few faces and comes to rest on what was rolled. */
export function Roll({ roll, ...die }: RollProps) {
  return <Thrown key={roll} {...die} />;
}

function Thrown({ value, label, dark = false, size = 44, sides = 6 }: Omit<RollProps, 'roll'>) {
  const { factor } = useMotion();
  const element = useRef<HTMLSpanElement>(null);
  const [tumbling, setTumbling] = useState(tumbles);
  const left = factor === 0 ? 0 : tumbling;
  useLayoutEffect(() => {
    if (factor === 0) return;
    const throwing = element.current?.animate(
      [
        { transform: 'translate(-40px, -26px) rotate(-300deg) scale(1.25)' },
        { transform: 'translate(-12px, 6px) rotate(-110deg) scale(1.05)', offset: 0.55 },
        { transform: 'none' },
      ],
      { duration: lengths.dice * factor, easing: easeOut, id: 'roll' },
    );
    return () => throwing?.cancel();
  }, [factor]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setTumbling(left - 1), (lengths.dice * factor) / (tumbles + 1));
    return () => clearTimeout(timer);
  }, [left, factor]);
  const face = left === 0 ? value : ((value + left * 2 - 1) % sides) + 1;
  return (
    <span className="roll" ref={element} data-rolling={left > 0 || undefined}>
      <Die value={face} label={label} dark={dark} size={size} />
    </span>
  );
}
