import type { Seat, View } from '@tafelrunde/engine';
import type { Fight, TalismanShape } from '../shape.ts';
import type { Hero, Library } from './hero.ts';
import { loseChance, winChance } from './odds.ts';

/** How a fight that is going on will probably end. */
export interface Prospect {
  readonly win: number;
  readonly lose: number;
  /** What the foes are worth as trophies. */
  readonly strength: number;
  readonly craft: number;
}

/** The fight on the stage in which this seat is the hero. */
export function fightOf({ scenes }: View<TalismanShape>, seat: Seat): Fight | null {
  for (const scene of scenes)
    if (scene.type === 'fight' && (scene as Fight).hero === seat) return scene as Fight;
  return null;
}

/** A character with fate left may roll once more. */
const SECOND_CHANCE = 0.4;

export function prospectOf(
  { worths }: Library,
  { piles, options }: View<TalismanShape>,
  fight: Fight,
  hero: Hero,
  rival: Hero | null,
): Prospect {
  const psychic = fight.kind === 'psychic';
  const own = (psychic ? hero.psychic : hero.battle) + fight.heroBonus;
  const value = rival === null ? fight.value : psychic ? rival.psychic : rival.battle;
  let { win, lose } = chances(fight, own - value - fight.foeBonus, options.explodingDice);
  if (hero.player.fate > 0 && fight.fate) {
    const saved = SECOND_CHANCE * lose;
    win += saved / 2;
    lose -= saved;
  }
  let strength = 0;
  let craft = 0;
  if (fight.foes.length > 0)
    for (const card of piles.space[hero.player.space].cards) {
      if (card === null || !('kind' in card) || card.card === null || !fight.foes.includes(card.card))
        continue;
      strength += worths[card.kind].trophyStrength;
      craft += worths[card.kind].trophyCraft;
    }
  return { win, lose: lose * (psychic ? 1 : 1 - hero.armour), strength, craft };
}

/** Before the dice, after them, or decided without any. */
function chances(fight: Fight, ahead: number, explodes: boolean): { win: number; lose: number } {
  if (fight.decided !== null)
    return { win: fight.decided === 'won' ? 1 : 0, lose: fight.decided === 'lost' ? 1 : 0 };
  if (fight.heroDice.length === 0 && fight.foeDice.length === 0)
    return { win: winChance(ahead, explodes), lose: loseChance(ahead, explodes) };
  const score = ahead + sum(fight.heroDice) - sum(fight.foeDice);
  return { win: score > 0 ? 1 : 0, lose: score < 0 ? 1 : 0 };
}
const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
