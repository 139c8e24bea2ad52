import type { Area } from '@tafelrunde/engine';
import { gap } from '../geometry/measure.ts';
import { SLOTS, unusable } from '../rules/abilities.ts';
import { heroDef, heroesOf, opponentOf, squadOf, type Read, towers } from '../rules/models.ts';
import { attackTargets } from '../rules/targets.ts';
import { kitOf, maxLife, maxMana } from '../rules/values.ts';
import type { Hero, Slot, Team } from '../shape.ts';
import { announcementOf, gistOf, goalLine, roundLine } from './answers.ts';
import { mapOf } from './map.ts';
import { inInches, shortNameOf, whereOf } from './names.ts';
import { actionIn, type At, askedHero, isChoosing, read, teamFor } from './reading.ts';
import { texts } from './texts.ts';

/** The table as lines: what matters now first. */
export function areasOf(at: At): Area[] {
  if (isChoosing(at.view)) return chosenOf(at);
  const own = teamFor(at);
  return [
    standOf(at),
    ...announcedIn(at),
    ...heroAsked(at),
    teamArea(own, at),
    teamArea(opponentOf(own), at),
    buildingsOf(at),
    ...marketOf(at),
    mapOf(at),
  ];
}

/** While teams are put together: who is in which. */
function chosenOf(at: At): Area[] {
  const { view, speech } = at;
  const say = texts[speech.language];
  const t = read(view);
  const lines = (['blue', 'red'] as const).map((team) => {
    const names = heroesOf(t, team).map(
      (hero) => `${speech.card(hero.kind)} (${say.classes[heroDef(t, hero).class]})`,
    );
    return `${say.teams[team]}: ${names.join(', ') || say.words.empty}`;
  });
  return [{ id: 'teams', title: say.draft, lines, when: 'changed' }];
}

function standOf(at: At): Area {
  const say = texts[at.speech.language];
  const { actions, phasesLeft } = at.view.state;
  const seat = at.viewer === 'watcher' ? 0 : at.viewer;
  const line = [
    goalLine(at),
    `${say.words.activations} ${phasesLeft[seat]} : ${phasesLeft[1 - seat]}`,
    ...(actions > 0 ? [say.phase(actions)] : []),
  ].join(' · ');
  return { id: 'stand', title: roundLine(at), lines: [line], when: 'changed' };
}

function announcedIn(at: At): Area[] {
  const scene = actionIn(at.view);
  if (scene === null) return [];
  const say = texts[at.speech.language];
  return [{ id: 'announced', title: say.announced, lines: [announcementOf(scene, at)], when: 'now' }];
}

/** The hero in question in full: abilities with their price, and why one cannot be used; who can be attacked. */
function heroAsked(at: At): Area[] {
  const hero = askedHero(at);
  if (hero === null) return [];
  const { view, speech } = at;
  const t = read(view);
  const say = texts[speech.language];
  const def = heroDef(t, hero);
  const abilities = SLOTS.map((slot) => {
    const ability = def.abilities[slot];
    const why = reasonAgainst(t, hero, slot, at) ?? say.ready;
    return `${slot} ${speech.card(ability.kind)} (${say.mana(ability.mana)}): ${gistOf(hero, ability, at)}; ${why}`;
  });
  const passive = def.passive.kind;
  const targets = hero.present
    ? attackTargets(t, hero).map(
        (model) => `${shortNameOf(model, at)} ${inInches(gap(hero, model), speech.language)}″`,
      )
    : [];
  const lines = [
    ...abilities,
    `P ${speech.card(passive)}: ${speech.words.cards[passive]?.text ?? ''}`,
    `${say.groups.attack}: ${targets.join(', ') || say.faults['EX-RANGE-03']}`,
  ];
  return [{ id: `hero${hero.id}`, title: speech.card(hero.kind), lines, when: 'changed' }];
}
const UNLOCKED_AT: Readonly<Record<Slot, number>> = { Q: 1, W: 2, R: 4 };
/** Why an ability cannot be used now; null where it can. */
export function reasonAgainst(
  t: Read,
  hero: Hero,
  slot: Slot,
  { speech }: Pick<At, 'speech'>,
): string | null {
  const rule = unusable(t, hero, slot, 'action');
  const say = texts[speech.language];
  if (rule === null) return null;
  return rule === 'EX-ABIL-02' ? say.fromLevel(UNLOCKED_AT[slot]) : (say.unusable[rule] ?? rule);
}

/** A line for each hero of a team. */
function teamArea(team: Team, at: At): Area {
  const say = texts[at.speech.language];
  const mine = team === teamFor(at);
  const lines = heroesOf(read(at.view), team).map((hero) => heroLine(hero, at));
  return { id: `team ${team}`, title: say.team(say.teams[team], mine), lines, when: 'changed' };
}
function heroLine(hero: Hero, at: At): string {
  const { view, speech } = at;
  const say = texts[speech.language];
  const t = read(view);
  const kit = t.cards(kitOf(t, hero)).map((card) => speech.card(t.kind(card)));
  const parts = [
    say.level(hero.level),
    ...(hero.present
      ? [say.life(hero.life, maxLife(t, hero)), say.manaOf(hero.mana, maxMana(t, hero))]
      : [say.words.away]),
    say.goldOf(hero.gold),
    ...new Set(hero.status.map(({ status }) => say.status[status])),
    ...(kit.length === 0 ? [] : [kit.join(', ')]),
    ...(hero.present ? [whereOf(hero, at)] : []),
  ];
  return `${speech.card(hero.kind)}: ${parts.join(' · ')}`;
}

/** Towers with the golems before them, artefacts, creatures and monsters. */
function buildingsOf(at: At): Area {
  const { view, speech } = at;
  const say = texts[speech.language];
  const t = read(view);
  const lanes = [...new Set(towers(t).map(({ lane }) => lane))];
  const onLanes = lanes.map((lane) => {
    const parts = towers(t)
      .filter((tower) => tower.lane === lane)
      .map((tower) => {
        const name = shortNameOf(tower, at);
        const golems = squadOf(t, tower.team, lane, tower.rank).length;
        return tower.present ? say.tower(name, tower.life, golems) : say.towerGone(name);
      });
    return `${say.lanes[lane]}: ${parts.join(' · ')}`;
  });
  const others = view.state.models.filter(
    ({ sort, present }) => present && (sort === 'artefact' || sort === 'wild'),
  );
  return {
    id: 'buildings',
    title: say.lane,
    lines: [...onLanes, others.map((model) => `${shortNameOf(model, at)} ${model.life}`).join(' · ')],
    when: 'changed',
  };
}

/** What lies in the market, where somebody may buy. */
function marketOf({ view, speech, asking }: At): Area[] {
  const t = read(view);
  const say = texts[speech.language];
  const kinds = [...new Set(t.cards(t.piles.market).map((card) => t.kind(card)))];
  const lines = kinds.map((kind) => {
    const def = t.content[kind];
    const price = def.sort === 'equipment' ? def.price : 0;
    return `${speech.card(kind)} (${say.goldOf(price)}): ${speech.words.cards[kind]?.text ?? ''}`;
  });
  const when = asking?.question.prompt === 'buy' ? 'changed' : 'asked';
  return lines.length === 0 ? [] : [{ id: 'market', title: say.market, lines, when }];
}
