import { Icon } from '@tafelrunde/ui/board';
import { texts } from '../overview/texts.ts';
import type { Slot } from '../shape.ts';
import { own } from './looks.ts';
import type { Props } from './view.ts';

interface AbilityCardProps {
  readonly slot: Slot | 'P';
  readonly kind: string;
  /** A passive ability costs nothing. */
  readonly mana?: number;
  /** Why it cannot be used now. */
  readonly why?: string | null;
  readonly props: Props;
}
/** An ability with its price and its words. */
export function AbilityCard({ slot, kind, mana, why = null, props }: AbilityCardProps) {
  const { speech } = props;
  const say = texts[speech.language];
  return (
    <li data-slot={slot} data-barred={why !== null || undefined}>
      <button type="button" onClick={() => props.showCard(kind)}>
        <kbd aria-label={slot === 'P' ? say.words.passive : undefined}>{slot}</kbd>
        <b>{speech.card(kind)}</b>
        {mana !== undefined && (
          <span className="ex-cost">
            <span className="unseen">{say.cost(mana)}</span>
            <span aria-hidden="true">
              {mana}
              <Icon name={own('mana')} />
            </span>
          </span>
        )}
        <small>{speech.words.cards[kind]?.text}</small>
        {why !== null && (
          <em>
            <Icon name="blocked" /> {why}
          </em>
        )}
      </button>
    </li>
  );
}
