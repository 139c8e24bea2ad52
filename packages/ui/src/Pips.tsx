const five = [1, 2, 3, 4, 5];

/** A value from 1 to 5 as filled dots. The label says it in words. */
export function Pips({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <span className="pips" title={label}>
      <span className="unseen">{label}</span>
      {five.map((pip) => (
        <i key={pip} aria-hidden="true" data-full={pip <= value || undefined} />
      ))}
    </span>
  );
}
