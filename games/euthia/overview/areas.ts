import type { Area, Seat } from '@tafelrunde/engine';
import { nextTo, tradeAt } from '../rules/map.ts';
import { boardOf, noteOf, onSlot, tileFace } from '../rules/tiles.ts';
import { ENCOUNTERS, type EuthiaReading, type Fight, NOWHERE, ROWS } from '../shape.ts';
import { stackLine } from './answers.ts';
import { mapLines } from './map.ts';
import { bandsIn, coming, oddsOf, rollingIn, valueIn } from './odds.ts';
import { heroName, spaceLines, spaceShort } from './places.ts';
import { attackText } from './printed.ts';
import { goalLine, progressLine } from './progress.ts';
import { type At, fightIn, isSetup, seatFor, tableOf } from './reading.ts';
import { texts } from './texts.ts';
import { sumsOf } from './trying.ts';
import { wayTo } from './ways.ts';
import { wording } from './wording.ts';

/** The table in lines of text: what matters now, the map, the fight's numbers, the heroes. */
export function areasOf(at: At): Area[] {
  const { view, speech } = at;
  const say = texts[speech.language];
  if (isSetup(view)) return [];
  const t = tableOf(view);
  const seat = seatFor(at);
  const fight = fightIn(view);
  const areas: Area[] = [];
  if (fight !== null)
    areas.push({ id: 'fight', title: say.fight, lines: fightLines(at, t, fight), when: 'now' });
  else areas.push({ id: 'around', title: say.here, lines: aroundLines(at, t, seat), when: 'now' });
  const place = tradeAt(t, view.state.heroes[seat].space);
  const isTrading = at.asking?.question.prompt === 'trade';
  if (place !== null)
    areas.push({
      id: 'offer',
      title: say.offer,
      lines: offerLines(at, t, ROWS.indexOf(place === 'towers' ? 'dragonslayer' : place)),
      when: isTrading ? 'now' : 'changed',
    });
  areas.push({ id: 'map', title: say.map, lines: mapLines(at), when: 'changed', map: true });
  areas.push({
    id: 'stack',
    title: say.scenarios[view.state.scenario],
    lines: [stackLine(at), goalLine(at), ...progressLine(at)],
    when: 'changed',
  });
  for (const one of t.clockwise(seat))
    areas.push({
      id: `hero${one}`,
      title: say.heroOf(heroName(at, one)),
      lines: heroLines(at, t, one),
      when: one === seat ? 'changed' : 'asked',
    });
  const quests = questLines(at, t);
  if (quests.length > 0) areas.push({ id: 'quests', title: say.quests, lines: quests, when: 'changed' });
  return areas;
}

function aroundLines(at: At, t: EuthiaReading, seat: Seat): string[] {
  const say = texts[at.speech.language];
  const { space } = t.state.heroes[seat];
  if (space === NOWHERE) return [say.church];
  const around = nextTo(t, space).map((one) => {
    const way = wayTo(t, space, one);
    return `${way === null ? '' : `${say.ways[way]}: `}${spaceShort(t, one, say)}`;
  });
  return [
    spaceLines(at, space)
      .map((line) => line.replace(/\.$/, ''))
      .join('. '),
    `${say.around}: ${around.join('; ')}`,
  ];
}

function fightLines(at: At, t: EuthiaReading, fight: Fight): string[] {
  const { speech, view } = at;
  const say = texts[speech.language];
  const { health, damage, malus, chaos, gaar, hope, round, phase, step } = fight;
  const hero = view.state.heroes[fight.hero];
  const rolling = rollingIn(fight);
  const head = round === 0 ? say.phases[phase] : `${say.fightRound(round)}, ${say.phases[phase]}`;
  const inSteps = phase === 'monsterAttack' || phase === 'heroAttack';
  const lines = [
    `${heroName(at, fight.hero)} ${hero.health}/${sumsOf(t, fight.hero).maxHealth} · ${speech.card(fight.kind)} ${health - damage}/${health}, ${say.malus} −${malus}, ${say.chaos} ${chaos}, ${say.stats.gaar} ${gaar}, ${say.hope} ${hope}`,
    inSteps ? `${head}. ${say.steps[`${rolling}${step}`]}` : head,
    fight.monster === null ? say.ledByGame : say.ledBy(speech.seat(fight.monster)),
  ];
  const value = valueIn(t, fight);
  if (value !== null) lines.push(say.diceNow(fight.dice.join(' + '), `: ${say.value(value)}`));
  const forecast = coming(t, fight);
  const bands = bandsIn(t, fight, value === null ? [] : [value]);
  if (bands.length > 1)
    lines.push(
      bands
        .map(({ lo, hi, result, fx }) => {
          const extra = wording[speech.language].effects(fx as never);
          const words = rolling === 'monster' ? say.wounds(result) : say.damages(result);
          const here = value !== null && value >= lo && value <= hi ? '>' : '';
          return `${here}${lo === hi ? lo : `${lo}–${hi}`}: ${words}${extra === '' ? '' : `, ${extra}`}`;
        })
        .join('; '),
    );
  if (forecast !== null)
    lines.push(
      say.mean(say.decimal(oddsOf(t, fight, forecast).mean), rolling === 'monster' ? 'wounds' : 'damage'),
    );
  const text = speech.words.cards[fight.kind]?.text;
  if (text !== undefined) lines.push(text);
  return lines;
}

function offerLines({ speech }: At, t: EuthiaReading, row: number): string[] {
  const say = texts[speech.language];
  return t.cards(t.piles.offer[row]).map((card) => {
    const { price } = tileFace(t, card);
    return `${speech.card(t.kind(card))} (${price ?? 0} ${say.gold}): ${speech.words.cards[t.kind(card)]?.text ?? ''}`;
  });
}

function heroLines(at: At, t: EuthiaReading, seat: Seat): string[] {
  const { speech } = at;
  const say = texts[speech.language];
  const hero = t.state.heroes[seat];
  const { health, maxHealth, pouches, free } = sumsOf(t, seat);
  const stones = [
    ...Object.entries(hero.gems).map(([gem, n]) => [`gem.${gem}`, n] as const),
    ...Object.entries(hero.essences).map(([element, n]) => [`essence.${element}`, n] as const),
  ].flatMap(([kind, n]) => (n === 0 ? [] : [`${n} × ${speech.card(kind)}`]));
  const lines = [
    `${say.stats.health} ${health}/${maxHealth}, ${say.stats.gold} ${hero.gold}, ${say.stats.gaar} ${hero.gaar}, ${say.stats.potions} ${hero.potions}, ${say.stats.pouch} ${pouches - free}/${pouches}`,
    `${say.actionMarkers}: ${hero.markers.map((action) => say.actions[action]).join(', ') || say.used}${hero.reserve === null ? '' : `, ${say.actions[hero.reserve]} (${say.kept})`}; ${say.stats.moves} ${hero.moves}`,
  ];
  for (const symbol of new Set(boardOf(t, seat).slots.map((slot) => slot.symbol)))
    for (const card of onSlot(t, seat, symbol)) {
      const { exhausted } = noteOf(t, card);
      const attack = attackText(t.def(card), speech.language);
      lines.push(
        `${say.slots[symbol]}: ${speech.card(t.kind(card))}${exhausted ? ` (${say.exhausted})` : ''}${attack === '' ? '' : `, ${attack}`}`,
      );
    }
  const carried = [...t.cards(t.piles.pouch[seat]), ...t.cards(t.piles.trophies[seat])];
  if (carried.length > 0)
    lines.push(`${say.pouches}: ${carried.map((card) => speech.card(t.kind(card))).join(', ')}`);
  if (stones.length > 0) lines.push(`${say.stats.gems}: ${stones.join(', ')}`);
  return lines;
}

/** The open quests of every encounter on the map. */
function questLines({ speech }: At, t: EuthiaReading): string[] {
  const say = texts[speech.language];
  return t.state.revealed.flatMap((number) => {
    const kind = ENCOUNTERS[number] ?? ('legend' as const);
    return t
      .cards(t.piles.questOpen[number])
      .map(
        (card) =>
          `${say.encounters[kind]}: ${speech.card(t.kind(card))}. ${speech.words.cards[t.kind(card)]?.text?.split('\n').at(-1) ?? ''}`,
      );
  });
}
