import { round } from './draw.ts';

const seats = [1, 2, 3, 4, 5, 6];

function arcOfSeat(seat: number): string {
  const from = (seat - 1) * 60 - 90 - 26;
  const to = from + 52;
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  return `M${at(47, from)}A47 47 0 0 1 ${at(47, to)}L${at(36, to)}A36 36 0 0 0 ${at(36, from)}Z`;
}

/** The round table from above, a patterned seat on each of its six sides. */
export function Logo({ className = 'logo' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="49" fill="#0b0705" />
      {seats.map((seat) => (
        <path key={seat} d={arcOfSeat(seat)} fill={`url(#pat-${seat})`} stroke="#0b0705" strokeWidth="1.2" />
      ))}
      <circle r="33" fill="#6d4a2c" stroke="#d9c498" strokeWidth="2" />
      <circle r="27" fill="none" stroke="#20160d" strokeOpacity=".45" />
      <path
        d="M-33 -6Q0 -12 33 -6M-32 8Q0 3 32 8M-27 18Q0 14 27 18M-29 -16Q0 -21 29 -16"
        fill="none"
        stroke="#20160d"
        strokeOpacity=".4"
        strokeWidth="1.2"
      />
      <path
        d="M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z"
        fill="#f5ead0"
        stroke="#20160d"
        strokeWidth="1.5"
      />
    </svg>
  );
}
