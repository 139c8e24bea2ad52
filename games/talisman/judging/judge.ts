import type { Seat, View } from '@tafelrunde/engine';
import { danger } from './danger.ts';
import { endingIn } from './ending.ts';
import { fightOf, prospectOf } from './fight.ts';
import { type Outlook, raised, turnsToWin } from './goal.ts';
import { type Hero, heroOf, type Library, tableauOf } from './hero.ts';
import { surroundings } from './surroundings.ts';
import { Ways } from './ways.ts';
import { worthsOf } from './worth.ts';
import type { CardDef, TalismanShape } from '../shape.ts';

/** Won or lost: more than anything else can come to. */
const WON = 1_000;
/** Out of the game, while others play on. */
const OUT = -400;
/** What things save, in turns. */
const FATE = 0.9;
const GOLD = 0.5;
/** Of Strength and Craft one leads through the Portal; a point of the other one is still good for fights and Spells. */
const OTHER_POINT = 1;
const SPELL = 0.9;
const FOLLOWER = 0.3;
/** An Object too many is as good as dropped, and with it the best of them. */
const OVERLOAD = -8;
/** A point of an attribute that could be had for trophies counts for less than one that is had; so does half of one. */
const COMPLETE = 0.74;
const BEGUN = 0.5;
/** What a won fight against another character brings, or one against a creature that bars the way. */
const SPOILS = 4;
const PASSAGE = 3;
/** Time that is lost or won for certain. */
const TOAD = 2.5;
const ENSLAVED = 5;
const GRANTED = 1.2;
/** How much it matters how far the others are: the foremost, and all of them. */
const FOREMOST = 0.3;
const ALL = 0.3;

/** How good a position looks to a seat: the turns it is away from victory, and its rivals from theirs. */
export function judgeWith(content: Readonly<Record<string, CardDef>>) {
  const library: Library = { content, worths: worthsOf(content), ways: new Ways() };
  return (view: View<TalismanShape>, seat: Seat): number => {
    const { result, seats } = view;
    if (result !== null) return result.winners.includes(seat) ? WON / result.winners.length : -WON;
    const { heroes, outlook } = companyIn(library, view);
    let own = OUT;
    let foremost = OUT;
    // Those who are out are as far from victory as one can be.
    let others = OUT * (seats - heroes.length);
    for (const hero of heroes) {
      const worth = prospects(hero, heroes, outlook, hero.seat === seat ? view : null);
      if (hero.seat === seat) own = worth;
      else {
        foremost = Math.max(foremost, worth);
        others += worth;
      }
    }
    return seats === 1 ? own : own - FOREMOST * foremost - (ALL * others) / (seats - 1);
  };
}

/** All who are still in the game, and what their ways to victory depend on. */
export function companyIn(
  library: Library,
  view: View<TalismanShape>,
): { readonly heroes: readonly Hero[]; readonly outlook: Outlook } {
  const { state, options, seats } = view;
  const tableau = tableauOf(view);
  const { talismans, talismanDiscard } = view.piles;
  const heroes: Hero[] = [];
  for (let seat = 0; seat < seats; seat++)
    if (state.players[seat].standing !== 'out') heroes.push(heroOf(library, view, tableau, seat));
  const outlook: Outlook = {
    library,
    state,
    options,
    ending: endingIn(library, view),
    talismans: (talismans.count ?? 0) + (talismanDiscard.count ?? 0),
  };
  return { heroes, outlook };
}

/** How near a hero is to victory, in turns less than none; with what a fight that is going on will probably bring. */
export function prospects(
  hero: Hero,
  heroes: readonly Hero[],
  outlook: Outlook,
  view: View<TalismanShape> | null,
): number {
  const { player } = hero;
  const rivals = heroes.filter((other) => other !== hero);
  const way = turnsToWin(hero, rivals, outlook);
  const time =
    way.turns +
    player.misses -
    player.extra +
    TOAD * player.toad +
    (player.enslaved ? ENSLAVED : 0) -
    (player.granted.length > 0 ? GRANTED : 0) +
    (player.standing === 'dead' ? 2 : 0);
  const goods =
    FATE * Math.sqrt(player.fate * 3) +
    GOLD * Math.min(player.gold, 6 + player.gold / 6) +
    OTHER_POINT * Math.min(hero.strength, hero.craft) +
    SPELL * hero.spells +
    FOLLOWER * hero.followers +
    hero.rest +
    OVERLOAD * hero.overload;
  const risk = danger(hero, way, rivals, outlook);
  let { trophyStrength, trophyCraft } = hero;
  let pending = view === null ? 0 : surroundings(outlook.library, view, hero, rivals);
  const fight = view === null ? null : fightOf(view, hero.seat);
  if (fight !== null) {
    const rival = rivals.find(({ seat }) => seat === fight.rival) ?? null;
    const { win, lose, strength, craft } = prospectOf(outlook.library, view!, fight, hero, rival);
    trophyStrength += win * strength;
    trophyCraft += win * craft;
    const won = rival !== null ? SPOILS : fight.creature !== null ? PASSAGE : 0;
    const less = { ...hero, lives: hero.lives - 1 };
    pending += win * won - lose * (danger(less, way, rivals, outlook) - risk);
  }
  return (
    goods - time - risk + pending + trophyTurns(hero, trophyStrength, trophyCraft, way.turns, rivals, outlook)
  );
}

/** Trophies will be points of an attribute: what those would save. */
function trophyTurns(
  hero: Hero,
  strength: number,
  craft: number,
  now: number,
  rivals: readonly Hero[],
  outlook: Outlook,
): number {
  const { trophyRate: rate } = outlook.options;
  const counted = (trophies: number): number => {
    const points = trophies / rate;
    const complete = Math.floor(points);
    return COMPLETE * complete + BEGUN * (points - complete);
  };
  const savedBy = (more: Hero): number => now - turnsToWin(more, rivals, outlook).turns;
  let saved = 0;
  if (strength > 0) saved += counted(strength) * savedBy(raised(hero, 1, 0));
  if (craft > 0) saved += counted(craft) * savedBy(raised(hero, 0, 1));
  return saved;
}
