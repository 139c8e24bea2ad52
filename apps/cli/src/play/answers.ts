import {
  type Consequence,
  type NamedPlace,
  type Onlooker,
  type Option,
  type Overview,
  type PileView,
  type Question,
  sayOption,
} from '@tafelrunde/engine';
import type { Tongue } from '../speaking.ts';

/** One line of the list of answers: options that make no difference to one another stand there together. */
export interface Choice {
  readonly label: string;
  readonly leadsTo: Consequence | undefined;
  readonly options: readonly Option[];
  /** The number of its first option; the others follow. */
  readonly number: number;
}

export interface Choices {
  readonly offered: readonly Choice[];
  /** What is not allowed, in words, with the rule that says so. */
  readonly blocked: readonly {
    readonly label: string;
    readonly rule: string;
    readonly lacks?: string | undefined;
  }[];
  /** By number, from 1. */
  readonly byNumber: (number: number) => Option | undefined;
  /** Where a place is asked for, those that have names. */
  readonly places: readonly NamedPlace[];
}

/** All that is printed on a card, line by line. */
type Printed = (kind: string) => readonly string[];

/** Where a card lies, as the reader sees it. */
interface Place {
  readonly kind: string | null;
  readonly pile: string;
  readonly index: number | null;
  readonly note: string;
}

export function choicesFor(
  tongue: Tongue,
  overview: Overview,
  at: Onlooker,
  { kind, from }: Pick<Question, 'kind' | 'from'>,
): Choices {
  const named =
    kind === 'place' && at.asking !== null ? overview.places?.(at.asking.question, at) : undefined;
  const places = placesIn(at);
  const described = from.map((option) => {
    const place = option.card === undefined ? undefined : places.get(option.card);
    const label = overview.label?.(option, at) ?? optionLabel(tongue, option, place?.kind ?? null);
    return { option, place, label, leadsTo: overview.leadsTo?.(option, at) };
  });
  const printed = (kind: string): readonly string[] => [
    ...(overview.card?.(kind, at) ?? []),
    tongue.words.cards[kind]?.text ?? '',
  ];
  const allowed = described.filter(({ option }) => option.no === undefined);
  // Equal words that do not mean the same get what tells them apart.
  const groups = Map.groupBy(allowed, ({ label, leadsTo }) => `${label}\n${leadsTo?.line ?? ''}`);
  const apart = [...groups.values()].flatMap((group) => {
    const alike = [...Map.groupBy(group, (one) => sameness(one.option, one.place, printed)).values()];
    const marks =
      alike.length === 1
        ? []
        : marksOf(
            tongue,
            alike.map(([{ place }]) => place),
            printed,
          );
    return alike.map((same, i) => ({
      ...same[0],
      label: alike.length === 1 ? same[0].label : `${same[0].label} (${marks[i]})`,
      options: same.map(({ option }) => option),
    }));
  });
  const order = new Map(from.map((option, i) => [option, i]));
  apart.sort((a, b) => order.get(a.option)! - order.get(b.option)!);
  const offered: Choice[] = [];
  const numbered: Option[] = [];
  for (const { label, leadsTo, options } of apart) {
    // Of several that are alike one answer is enough, unless more than one can be chosen.
    const kept = kind === 'one' ? options.slice(0, 1) : options;
    offered.push({
      label: counted(label, options.length),
      leadsTo,
      options: kept,
      number: numbered.length + 1,
    });
    numbered.push(...kept);
  }
  return {
    offered,
    blocked: described.flatMap(({ option, label }) =>
      option.no === undefined ? [] : [{ label, rule: option.no, lacks: overview.lacks?.(option, at) }],
    ),
    byNumber: (number) => numbered[number - 1],
    places: named ?? [],
  };
}

const counted = (label: string, copies: number): string => (copies === 1 ? label : `${label} (${copies}×)`);

/** What an option is called; a card that lies face down has no name. */
export function optionLabel({ m, words, say }: Tongue, option: Option, kind: string | null): string {
  const unseen =
    option.card !== undefined && kind === null && !Object.hasOwn(words.options, option.text ?? option.id);
  return unseen ? m.play.faceDown : sayOption(words, option, say, kind);
}

/**
 * Options with the same sameness lead to the same, as far as anybody can read: two cards of which the same is printed, in one
 * pile and with the same lying on them, or two dice that show the same. They stand on one line.
 */
function sameness(
  { seat, space, value, pile, card, text, does, about }: Option,
  place: Place | undefined,
  printed: Printed,
): string {
  const where = place && { ...place, kind: place.kind && printed(place.kind) };
  const isPointing = seat !== undefined || space !== undefined || pile !== undefined;
  return JSON.stringify([
    seat,
    space,
    pile,
    card === undefined && isPointing && value,
    text,
    does,
    about,
    where,
  ]);
}

/** What tells cards of one name apart: where each lies, else what is printed on it alone; where nothing does, a number. */
function marksOf(tongue: Tongue, places: readonly (Place | undefined)[], printed: Printed): string[] {
  const lines = places.map((place) => (place?.kind == null ? [] : printed(place.kind)));
  const shared = lines.reduce((before, some) => before.filter((line) => some.includes(line)));
  const where = places.map((place) => (place === undefined ? '' : whereabouts(tongue, place)));
  const whole = where.map((name, i) =>
    [name, ...lines[i].filter((line) => !shared.includes(line))].filter((part) => part !== '').join(', '),
  );
  const isTelling = (marks: readonly string[]): boolean => new Set(marks).size === marks.length;
  if (isTelling(where)) return where;
  return isTelling(whole) ? whole : places.map((_, i) => String(i + 1));
}

/** In which pile a card lies, and what lies on it. */
function whereabouts({ speech, names }: Tongue, { pile, index, note }: Place): string {
  const name =
    index !== null && Object.hasOwn(names, index) && speech.words.piles?.[pile] !== undefined
      ? `${speech.pile(pile)}, ${index + 1}`
      : speech.pile(pile, index);
  return note === '' ? name : `${name}, ${note}`;
}

/** Every card this reader knows to lie somewhere. */
function placesIn({ view }: Onlooker): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (const [pile, seen] of Object.entries(view.piles as Record<string, PileView | readonly PileView[]>)) {
    const several = Array.isArray(seen) ? (seen as readonly PileView[]) : null;
    (several ?? [seen as PileView]).forEach(({ cards }, i) => {
      for (const card of cards)
        if (card !== null && 'kind' in card && card.card !== null)
          places.set(card.card, {
            kind: card.kind,
            pile,
            index: several === null ? null : i,
            note: card.note === undefined ? '' : JSON.stringify(card.note),
          });
    });
  }
  return places;
}
