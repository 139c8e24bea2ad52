import type { BoardProps } from '@tafelrunde/ui/board';
import { actionIn, askedHero, read, teamFor } from '../overview/reading.ts';
import { heroesOf } from '../rules/models.ts';
import type { ExaltedShape, Hero } from '../shape.ts';

/** What the board is given. */
export type Props = BoardProps<ExaltedShape>;

/** The hero who is looked at when nobody has been picked: asked about, acting, or the first of the team. */
export function heroInView(props: Props): Hero | null {
  const t = read(props.view);
  const asked = askedHero(props);
  if (asked !== null) return asked;
  const scene = actionIn(props.view);
  const team = heroesOf(t, teamFor(props));
  return team.find(({ id }) => id === scene?.hero) ?? team.find(({ present }) => present) ?? team[0] ?? null;
}
