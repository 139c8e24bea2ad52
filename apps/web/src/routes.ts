/** The pages of the client, by address. */
export type Route =
  | { readonly page: 'first' }
  | { readonly page: 'rulebooks' }
  | { readonly page: 'rulebook'; readonly game: string }
  | { readonly page: 'credits' }
  | { readonly page: 'gallery' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'records' }
  | { readonly page: 'settings' }
  | { readonly page: 'lab'; readonly game: string | null }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'missing' };

export function routeOf(path: string): Route {
  const [section, game, ...rest] = path.split('/').filter((part) => part !== '');
  if (section === undefined) return { page: 'first' };
  if (section === 'credits' && game === undefined) return { page: 'credits' };
  if (section === 'gallery' && game === undefined) return { page: 'gallery' };
  if (section === 'new' && game !== undefined && rest.length === 0) return { page: 'new', game };
  if (section === 'table' && game !== undefined && rest.length === 0) return { page: 'table', id: game };
  if (section === 'records' && game === undefined) return { page: 'records' };
  if (section === 'settings' && game === undefined) return { page: 'settings' };
  if (section === 'lab' && rest.length === 0) return { page: 'lab', game: game ?? null };
  if (section === 'replay' && game !== undefined && rest.length === 0) return { page: 'replay', id: game };
  if (section === 'rules' && game === undefined) return { page: 'rulebooks' };
  if (section === 'rules' && game !== undefined && rest.length === 0) return { page: 'rulebook', game };
  return { page: 'missing' };
}

interface RulebookPlace {
  /** The number of a rule, or the anchor of a chapter. */
  readonly anchor?: string;
  readonly query?: string;
  readonly onlyRulings?: boolean;
}

/** The address of a rulebook, of one of its rules or chapters, or of a search in it. */
export function rulebookAddress(
  game: string,
  { anchor = '', query = '', onlyRulings = false }: RulebookPlace = {},
) {
  const search = new URLSearchParams();
  if (query.trim() !== '') search.set('q', query.trim());
  if (onlyRulings) search.set('only', 'rulings');
  const question = search.size > 0 ? `?${search}` : '';
  return `/rules/${game}${question}${anchor && `#${anchor}`}`;
}

/** The id of a chapter's heading; the prefix keeps it apart from rule ids. */
export function areaAnchor(area: string): string {
  return `area-${area}`;
}

/** What an address asks of a rulebook. */
export function readSearch(search: string): { readonly query: string; readonly onlyRulings: boolean } {
  const parameters = new URLSearchParams(search);
  return { query: parameters.get('q') ?? '', onlyRulings: parameters.get('only') === 'rulings' };
}

/** The address of a moment of a finished match, through somebody's eyes. */
export function replayAddress(
  table: string,
  { at, eyes }: { readonly at?: number; readonly eyes?: string | number } = {},
): string {
  const search = new URLSearchParams();
  if (at !== undefined) search.set('at', String(at));
  if (eyes !== undefined) search.set('as', String(eyes));
  return `/replay/${table}${search.size > 0 ? `?${search}` : ''}`;
}

/** What an address asks of a replay: a moment, and whose eyes. */
export function readMoment(search: string): { readonly at: number | null; readonly eyes: string | null } {
  const parameters = new URLSearchParams(search);
  const at = parameters.get('at') ?? '';
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : null, eyes: parameters.get('as') };
}
