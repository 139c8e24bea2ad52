import type { About } from '@tafelrunde/engine';
import { Icon, Pips } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';

/** How many play a game, how long it takes and how much there is to learn. */
export function GameFacts({ about }: { readonly about: About }) {
  const { texts } = useSpeech();
  const [least, most] = about.seats;
  return (
    <div className="meta">
      <span title={texts.game.seatsSpoken(least, most)}>
        <Icon name="players" />
        <span aria-hidden="true">{texts.game.seats(least, most)}</span>
        <span className="unseen">{texts.game.seatsSpoken(least, most)}</span>
      </span>
      <span title={texts.game.durationSpoken(about.minutes)}>
        <Icon name="duration" />
        <span aria-hidden="true">{texts.game.duration(about.minutes)}</span>
        <span className="unseen">{texts.game.durationSpoken(about.minutes)}</span>
      </span>
      <Pips value={about.weight} label={texts.game.weight(about.weight)} />
    </div>
  );
}
