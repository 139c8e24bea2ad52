import { cardOption, deedOption, type Option } from '@tafelrunde/engine';
import { takeGold } from '../../rules/duel.ts';
import { barred, takeFrom } from '../../rules/objects.ts';
import type { Against } from '../../shape.ts';

/** Take one gold or one Object from a character one lands on, instead of attacking it. */
export const stealing: Against = {
  id: 'steal',
  can: (t, seat, other) =>
    t.state.players[other].gold > 0 ||
    t.cards(t.piles.objects[other]).some((card) => barred(t, seat, card) === null),
  *run(t, seat, other) {
    const from: Option[] = t
      .cards(t.piles.objects[other])
      .map((card) => cardOption(card, barred(t, seat, card)));
    if (t.state.players[other].gold > 0) from.push(deedOption('takeGold'));
    const { card } = yield* t.ask(seat, { prompt: 'steal', about: { other }, from });
    if (card === undefined) takeGold(t, seat, other, 1);
    else yield* takeFrom(t, seat, other, card);
  },
};
export const goldTaking: Against = {
  id: 'takeGold',
  can: (t, _seat, other) => t.state.players[other].gold > 0,
  run: (t, seat, other) => {
    takeGold(t, seat, other, 1);
  },
};
/** Take a Follower; which ones would come along says the test. */
export const luring = (id: string, comes: (kind: string) => boolean): Against => ({
  id,
  can: (t, seat, other) =>
    t
      .cards(t.piles.followers[other])
      .some((card) => comes(t.kind(card)) && !t.def(card).sticks && barred(t, seat, card) === null),
  *run(t, seat, other) {
    const from = t
      .cards(t.piles.followers[other])
      .filter((card) => comes(t.kind(card)) && !t.def(card).sticks)
      .map((card): Option => cardOption(card, barred(t, seat, card)));
    const { card } = yield* t.ask(seat, { prompt: 'steal', about: { other }, from });
    yield* takeFrom(t, seat, other, card!);
  },
});
