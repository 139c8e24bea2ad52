import type { Area, Card, Seat } from '@tafelrunde/engine';
import { activeEncounter, handOf, heroesIn, isSafe } from '../rules/places.ts';
import { faceOf, marksOf } from '../rules/marks.ts';
import { lifeLeft, statOf } from '../rules/statics.ts';
import { darknessTrack, timeTrack } from '../rules/trackMarks.ts';
import { CONDITIONS, type Valskyrr } from '../shape.ts';
import { firstName, forecastLine, heroName } from './answers.ts';
import { mapOf } from './map.ts';
import { forecastOf, pursuitOf } from './preview.ts';
import { weakLine } from './printed.ts';
import { type At, goalOf, isDone, isSetup, seatFor } from './reading.ts';
import { tableOf } from './rehearsal.ts';
import { type OverviewTexts, successLine, texts } from './texts.ts';

/** The table as lines: what matters now first. */
export function areasOf(at: At): Area[] {
  if (isSetup(at.view)) return [];
  return [tracksOf(at), encounterOf(at), rowOf(at), ...zonesOf(at), handArea(at), mapOf(at)];
}

/** What the coming time phase meets. */
export function timeAhead(t: Valskyrr, say: OverviewTexts): string[] {
  const { events, enrage, reinforcement, end } = timeTrack(t);
  const steps = darknessTrack(t)[t.state.darkness];
  const met: string[] = [];
  for (let space = t.state.time + 1; space <= t.state.time + steps; space++) {
    const event = (events as Readonly<Record<number, number | undefined>>)[space];
    if (event !== undefined) met.push(say.symbols.event(event));
    if (enrage.includes(space)) met.push(say.symbols.vicious);
    if (reinforcement.includes(space)) met.push(say.symbols.reinforcement);
    if (space >= end) met.push(say.symbols.end);
  }
  return met;
}

function tracksOf({ view, speech }: At): Area {
  const say = texts[speech.language];
  const t = tableOf(view);
  const { time, darkness, reinforcement, objectives, loot } = view.state;
  const { end } = timeTrack(t);
  const met = timeAhead(t, say);
  const lines = [
    `${say.timeAt(time, end)} · ${say.timeLeft(end - time)}`,
    `${say.nextTime(darknessTrack(t)[darkness])}.${met.length > 0 ? ` ${say.timeMeets(met)}` : ''}`,
    `${say.darkness} ${darkness} · ${say.reinforcement} ${reinforcement} · ${say.objectives} ${objectives} · ${say.loot} ${loot}`,
  ];
  return { id: 'tracks', title: say.tracks, lines, when: 'changed' };
}

function encounterOf({ view, speech }: At): Area {
  const say = texts[speech.language];
  const t = tableOf(view);
  const encounter = activeEncounter(t);
  if (encounter === null) {
    const line = isSafe(t, view.state.party) ? say.safeHere : say.perilHere;
    return { id: 'encounter', title: say.noEncounter, lines: [line], when: 'changed' };
  }
  const kind = t.kind(encounter);
  const success = successLine(speech.words.cards[kind]?.text ?? '', view.seats);
  const goal = goalOf(view);
  const { wounds } = marksOf(t, encounter);
  const lines = [
    ...(success === undefined ? [] : [`${say.succeeds}: ${success}`]),
    ...(goal === null ? [] : [say.progress(goal.have, goal.need)]),
    ...(wounds > 0 ? [say.woundsHere(wounds)] : []),
    ...(isDone(view) ? [say.doneNow] : []),
  ];
  return { id: 'encounter', title: `${say.encounter}: ${speech.card(kind)}`, lines, when: 'changed' };
}

/** What lies on a card, in words. */
export function tokensOn(t: Valskyrr, card: Card, say: OverviewTexts): string[] {
  const marks = marksOf(t, card);
  const found = CONDITIONS.filter((kind) => marks[kind] > 0).map(
    (kind) => `${say.tokens[kind]} ${marks[kind]}`,
  );
  if (marks.enraged) found.push(say.tokens.enraged);
  if (marks.objectives > 0) found.push(`${say.tokens.objectives} ${marks.objectives}`);
  if (marks.loot > 0) found.push(`${say.tokens.loot} ${marks.loot}`);
  return found;
}

function enemyLine(card: Card, { view, speech }: At): string {
  const say = texts[speech.language];
  const t = tableOf(view);
  const face = faceOf(t, card);
  const parts = [`${say.numbers.life} ${lifeLeft(t, card)}/${statOf(t, card, 'life')}`];
  for (const stat of ['physicalDefence', 'magicalDefence'] as const)
    if (statOf(t, card, stat) > 0) parts.push(`${say.numbers[stat]} ${statOf(t, card, stat)}`);
  const weak = weakLine(face, say);
  if (weak !== null) parts.push(weak);
  return `${speech.card(t.kind(card))}: ${[...parts, ...tokensOn(t, card, say)].join(', ')}`;
}

function rowOf(at: At): Area {
  const { view, speech } = at;
  const say = texts[speech.language];
  const t = tableOf(view);
  const whom = pursuitOf(view);
  const lines = t.cards(t.piles.row).map((card) => {
    const seat = whom.get(card);
    return seat === undefined
      ? enemyLine(card, at)
      : `${enemyLine(card, at)} · ${say.wouldPursue(heroName(seat, at))}`;
  });
  return { id: 'row', title: say.row, lines: lines.length === 0 ? [say.rowEmpty] : lines, when: 'changed' };
}

/** Every hero area: focus, what hunts this hero and how it will strike, gear and allies. The own one first. */
function zonesOf(at: At): Area[] {
  const { view, viewer, speech } = at;
  const say = texts[speech.language];
  const t = tableOf(view);
  const own = seatFor(at);
  const seats = [own, ...heroesIn(t).filter((seat) => seat !== own)];
  return seats.map((seat) => {
    const { focus, out } = view.state.heroes[seat];
    const enemies = t.cards(t.piles.pursuers[seat]).map((card) => {
      const forecast = forecastOf(view, card);
      return `  ${enemyLine(card, at)}${forecast === null ? '' : ` → ${forecastLine(forecast, at, say)}`}`;
    });
    const gear = t.cards(t.piles.area[seat]).map((card) => withTokens(t, card, at));
    const piles = (['hand', 'heroDeck', 'discard', 'burial'] as const).map(
      (pile) => `${say.piles[pile]} ${t.cards(t.piles[pile][seat]).length}`,
    );
    const lines = out
      ? [say.fallen]
      : [
          `${say.focus} ${focus} · ${piles.join(' · ')}`,
          ...(enemies.length === 0 ? [say.noEnemies] : [`${say.pursuers}:`, ...enemies]),
          ...(gear.length === 0 ? [] : [`${say.gear}: ${gear.join(', ')}`]),
        ];
    const title = say.area(`${heroName(seat, at)} (${speech.seat(seat)})`);
    return { id: `zone${seat}`, title, lines, when: seat === viewer ? 'now' : 'changed' } as const;
  });
}

function withTokens(t: Valskyrr, card: Card, { speech }: At): string {
  const say = texts[speech.language];
  const tokens = tokensOn(t, card, say);
  if (t.def(card).sort === 'ally')
    tokens.unshift(`${say.numbers.life} ${lifeLeft(t, card)}/${statOf(t, card, 'life')}`);
  const name = firstName(speech.card(t.kind(card)));
  return tokens.length === 0 ? name : `${name} (${tokens.join(', ')})`;
}

function handArea(at: At): Area {
  const { view, viewer, speech } = at;
  const say = texts[speech.language];
  const t = tableOf(view);
  const seat: Seat = seatFor(at);
  const lines = handOf(t, seat).map((card) => {
    const text = speech.words.cards[t.kind(card)]?.text ?? '';
    return `${speech.card(t.kind(card))}: ${text.replaceAll('\n', ' / ')}`;
  });
  return {
    id: 'hand',
    title: viewer === seat ? say.hand : say.handOf(heroName(seat, at)),
    lines: lines.length === 0 ? [say.handEmpty] : lines,
    when: at.asking?.question.prompt === 'turn' ? 'now' : 'changed',
  };
}
