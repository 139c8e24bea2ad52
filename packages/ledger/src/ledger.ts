/** The languages every rule is written in. German first. */
export type Language = 'de' | 'en';

/** The same sentence in every language. */
export interface Wording {
  readonly de: string;
  readonly en: string;
}

/** A chapter of a rulebook. Its title stands in `de` and `en`. */
export interface Area extends Wording {
  readonly id: string;
}

/** One atomic rule, in the project's own words. */
export interface Rule extends Wording {
  /** `PREFIX-AREA-NN`, for example `TH-COMP-01`: never reused, so that links and tests stay true. */
  readonly id: string;
  readonly area: string;
  /** How the house plays it where the rulebook is silent or contradicts itself. */
  readonly ruling?: Wording;
  /** `base`: the rule comes from the published base game, not from the rulebook at hand. */
  readonly source?: 'base';
}

/** Every rule of one game: its specification, its rulebook, and the measure of what is done. */
export interface Ledger {
  /** The folder under `games/`. */
  readonly game: string;
  /** What every rule id begins with. */
  readonly prefix: string;
  /** By language, groups of words for one thing: whoever searches for one of them finds the others, too. */
  readonly synonyms?: { readonly [L in Language]: readonly (readonly string[])[] };
  /** In the order in which they are read. */
  readonly areas: readonly Area[];
  readonly rules: readonly Rule[];
}
