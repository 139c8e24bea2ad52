import { paramsOf, textIn } from '@tafelrunde/engine';
import type { BoardProps } from '@tafelrunde/ui/board';
import { actionIn, askedHero, read, teamFor } from '../overview/reading.ts';
import { heroesOf } from '../rules/models.ts';
import type { ExaltedShape, Hero } from '../shape.ts';

/** What the board is given. */
export type Props = BoardProps<ExaltedShape>;

/** The hero who is looked at when nobody has been picked: asked about, able to react, acting, or the first of the team. */
export function heroInView(props: Props): Hero | null {
  const t = read(props.view);
  const asked = askedHero(props);
  if (asked !== null) return asked;
  const scene = actionIn(props.view);
  const team = heroesOf(t, teamFor(props));
  const reacts = reactingHero(props);
  if (reacts !== null) return team.find(({ kind }) => kind === reacts) ?? null;
  return team.find(({ id }) => id === scene?.hero) ?? team.find(({ present }) => present) ?? team[0] ?? null;
}

/** Whose reaction is pointed at, or offered first. */
function reactingHero({ asking }: Props): string | null {
  if (asking === null || asking.question.prompt !== 'react') return null;
  const { options } = asking.question;
  const pointed = options.filter(({ id }) => id === asking.lit);
  for (const { about } of [...pointed, ...options]) {
    const hero = textIn(paramsOf(about), 'hero');
    if (hero !== undefined) return hero;
  }
  return null;
}
