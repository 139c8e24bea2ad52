import {
  asks,
  deal,
  GUIDED_SEAT,
  type Guide,
  type HintMoment,
  offeredOption,
  openCards,
  ownEvents,
} from '@tafelrunde/engine';
import type { Magpies, MagpieShape } from './shape.ts';

type Moment = HintMoment<MagpieShape>;

const HANDS = [
  ['ring', 'magpie', 'cat'],
  ['spoon', 'button', 'magpie'],
];

/** Both hands as the lesson needs them, and the next two cards to be drawn. */
function lay(t: Magpies): void {
  const { deck, hand } = t.piles;
  HANDS.forEach((_, seat) =>
    t
      .cards(hand[seat])
      .slice()
      .forEach((card) => t.move(card, deck)),
  );
  HANDS.forEach((kinds, seat) => deal(t, deck, hand[seat], kinds));
  deal(t, deck, deck, ['button', 'button', 'button']);
}

/** The option that plays a card of this kind. */
const playing = (at: Moment, kind: string): string | undefined => {
  const held = openCards(at.view.piles.hand[GUIDED_SEAT]).filter((one) => one.kind === kind);
  return offeredOption(at, ({ card }) => held.some((one) => one.card === card));
};

export const guide: Guide<MagpieShape> = {
  seats: 2,
  options: { mode: 'race' },
  lay,
  hints: [
    {
      id: 'shiny',
      when: (at) => asks(at, 'play') && ownEvents(at, 'played').length === 0,
      says: {
        de: 'Was glänzt, kommt in dein Nest und bringt Punkte. Acht gewinnen. Der Ring zählt drei!',
        en: 'What shines goes into your nest and brings points. Eight win. The ring counts three!',
      },
      rules: ['MP-TURN-02', 'MP-END-01'],
      suggests: (at) => playing(at, 'ring'),
    },
    {
      id: 'cat',
      when: (at) => asks(at, 'theft.instead'),
      says: {
        de: 'Eine Elster! Nur eine Katze auf deiner Hand hilft, und niemand weiß, ob du eine hast.',
        en: 'A magpie! Only a cat in your hand helps, and nobody knows whether you have one.',
      },
      rules: ['MP-CAT-02'],
      suggests: (at) => offeredOption(at, ({ card }) => card !== undefined),
    },
    {
      id: 'magpie',
      when: (at) => asks(at, 'play') && ownEvents(at, 'played').length === 1,
      says: {
        de: 'Mit der Elster holst du dir das neueste Fundstück aus einem anderen Nest.',
        en: 'With the magpie you take the latest treasure out of another nest.',
      },
      rules: ['MP-THEFT-01', 'MP-THEFT-02'],
      suggests: (at) => playing(at, 'magpie'),
    },
  ],
};
