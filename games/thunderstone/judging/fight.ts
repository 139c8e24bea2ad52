import type { Card } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { attackOn, strengthOf, weightOf } from '../rules/attack.ts';
import { shuns } from '../rules/dungeon.ts';
import { type LaidCard, RANKS, type Turn } from '../shape.ts';
import type { Position } from './position.ts';
import { advance, earnsRespite, passing } from './alone.ts';
import { canMakeRoom, standstill } from './standstill.ts';

/** A fight that will be won counts a little less than one that is won. */
const SOON = 0.95;
/** What a battle effect costs on average. */
const WOUNDS = 0.8;
/** A player who must attack and cannot win: the effects of the battle, and what comes to the front. */
const DEFEAT = 1;
/** Alone nobody has to: it is a turn that was given away. */
const DEFEAT_ALONE = 2.3;
/** A monster with this much more health than the attack is only just out of reach; every point nearer is a hope. */
const REACH = 0.08;
const OUT_OF_REACH = 8;
/** A monster that cannot even be seen: a way for nothing. TH-CARD-71 */
const OUT_OF_SIGHT = 3;

/** What a fight can still bring: the best monster this party can beat. */
export function fightWorth(at: Position, turn: Turn): number {
  if (turn.step === 'after') return 0;
  return bestTarget(at, turn)?.worth ?? 0;
}

/** The monster to attack, and what that brings; null where there is none. */
export function bestTarget(at: Position, turn: Turn): { card: Card | null; worth: number } | null {
  const equipped = turn.step === 'battle' ? turn : withWeapons(at, turn);
  const before = at.deck.worth(at.outlook, at.experience);
  const { rank: ranks } = at.view.piles;
  let best: { card: Card | null; worth: number } | null = null;
  for (let rank = 0; rank <= RANKS; rank++) {
    for (const card of ranks[rank].cards) {
      if (card === null || !('kind' in card) || at.content[card.kind].sort !== 'monster') continue;
      if (turn.target !== null && turn.target !== card.card) continue;
      const target = { kind: card.kind, rank, weakened: (card.note as number | null | undefined) ?? 0 };
      const worth = outcome(at, turn, equipped, target, before);
      if (best === null || worth > best.worth) best = { card: card.card, worth };
    }
  }
  return best;
}

function outcome(
  at: Position,
  turn: Turn,
  equipped: Turn,
  target: { kind: string; rank: number; weakened: number },
  before: number,
): number {
  const { content, view } = at;
  const def = content[target.kind];
  const now = attackOn(content, facing(content, turn, def), target);
  const soon = equipped === turn ? now : attackOn(content, facing(content, equipped, def), target);
  const wounds = def.battle !== null && turn.step !== 'battle' ? WOUNDS : 0;
  if (view.seats > 1 && def.traits.hidesInDark && soon.missing > 0) return -OUT_OF_SIGHT;
  if (!now.wins && !soon.wins) {
    const lost = view.seats === 1 ? DEFEAT_ALONE + (def.guardian ? 0 : passing(at, target)) : DEFEAT;
    const missing = Math.min(OUT_OF_REACH, Math.max(1, soon.health - soon.value));
    const room = target.rank === 1 && canMakeRoom(content, view) ? standstill(view) : 0;
    return room - lost - wounds - REACH * missing;
  }
  const gain = prize(at, target.kind, target.rank, before) + standstill(view) - wounds;
  return (now.wins ? SOON : SOON * SOON) * gain;
}

/** The same turn, without what has to be renounced to attack this monster. TH-TRAIT-18 */
function facing(content: Position['content'], turn: Turn, def: CardDef): Turn {
  if (turn.step === 'battle' || !shuns(content, turn, def)) return turn;
  if (!def.traits.shunsWeapons) return { ...turn, renounced: true };
  return { ...turn, renounced: true, cards: turn.cards.map((one) => ({ ...one, by: null })) };
}

/** The monster in the deck, its experience, and the stone that may come with it. */
function prize(at: Position, kind: string, rank: number, before: number): number {
  const { content, worths, deck, outlook, experience, view } = at;
  deck.add(worths[kind]);
  let worth = deck.worth(outlook, experience + content[kind].experience) - before;
  deck.add(worths[kind], -1);
  // Alone, the fight that was won was hoped for already; and it may buy a turn in peace.
  if (view.seats === 1) {
    if (!content[kind].guardian) worth += worths[kind].points - passing(at, { kind, rank });
    if (earnsRespite(view.options.level, content[kind])) worth += advance(at);
  }
  if (rank !== 1) return worth;
  const [behind] = view.piles.rank[2].cards;
  const stone = behind !== undefined && behind !== null && 'kind' in behind ? content[behind.kind] : null;
  return stone?.sort === 'stone' ? worth + stone.points : worth;
}

/** The same turn, with the weapons in the hands where they help most: the heaviest to whoever can just carry it. */
export function withWeapons({ content }: Position, turn: Turn): Turn {
  const free = turn.cards.filter((one) => content[one.as].sort === 'weapon' && one.by === null);
  if (free.length === 0) return turn;
  const cards: LaidCard[] = turn.cards.map((one) => ({ ...one }));
  const equipped = { ...turn, cards };
  const weapons = cards.filter((one) => content[one.as].sort === 'weapon' && one.by === null);
  weapons.sort(
    (a, b) => content[b.as].attack + content[b.as].magic - content[a.as].attack - content[a.as].magic,
  );
  for (const weapon of weapons) {
    let bearer: LaidCard | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const hero of cards) {
      const def = content[hero.as];
      if (def.sort !== 'hero') continue;
      const strength = strengthOf(content, equipped, hero);
      if (strength < weightOf(content, equipped, weapon)) continue;
      if (!def.anyWeapons && cards.some((one) => one.by === hero.card)) continue;
      if (strength < least) {
        least = strength;
        bearer = hero;
      }
    }
    if (bearer !== null) weapon.by = bearer.card;
  }
  return equipped;
}
