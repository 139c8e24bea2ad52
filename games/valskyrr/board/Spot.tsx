import type { ComponentProps } from 'react';
import { Spot as AnySpot } from '@tafelrunde/ui/board';
import { withHeroes } from '../overview/texts.ts';
import type { Props } from './view.ts';

interface SpotProps extends ComponentProps<typeof AnySpot> {
  readonly props: Props;
}

/** A card on the board, with its amounts counted for this number of heroes. */
export function Spot({ seen, props, ...more }: SpotProps) {
  const { speech, view } = props;
  const text = withHeroes(speech.words.cards[seen.kind]?.text ?? '', view.seats);
  return <AnySpot seen={seen} props={props} text={text} {...more} />;
}
