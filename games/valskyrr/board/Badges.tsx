import { Icon, type IconName } from '@tafelrunde/ui/board';

export interface Badge {
  readonly icon: IconName;
  readonly value: number | string;
  readonly name: string;
  readonly tone?: 'attack' | 'magic' | 'life' | 'night' | 'strength' | 'good';
}

/** Small numbers with their signs. */
export function Badges({
  badges,
  className,
}: {
  readonly badges: readonly Badge[];
  readonly className: string;
}) {
  return (
    <span className={className}>
      {badges.map(({ icon, value, name, tone }) => (
        <span key={name} data-tone={tone}>
          <Icon name={icon} />
          <span className="unseen">{name} </span>
          {value}
        </span>
      ))}
    </span>
  );
}
