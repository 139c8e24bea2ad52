const five = [1, 2, 3, 4, 5];

/** A value from 1 to 5 as filled dots. The label says it in words. */
export function Pips({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className="pips" role="img" aria-label={label} title={label}>
      {five.map((pip) => (
        <i key={pip} data-full={pip <= value || undefined} />
      ))}
    </span>
  );
}
