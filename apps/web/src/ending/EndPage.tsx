import '../styles/ending.css';
import { useEffect, useMemo, useState } from 'react';
import { commitmentTo, listed, type Overview } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import { Icon, type IconName, Sheet } from '@tafelrunde/ui';
import type { BoardProps, GameBoard } from '@tafelrunde/ui/board';
import { RecordLink } from '../offline/RecordLink.tsx';
import { Fairness } from '../replay/Fairness.tsx';
import { isCooperativeTable } from '../shelf.ts';
import { general } from '../table/GenericBoard.tsx';
import { useTableTexts } from '../table/texts.ts';
import type { Speech } from '../table/words.ts';
import { Course } from './Course.tsx';
import { Podium, Rosette } from './Podium.tsx';
import { endingOf, headline, isShared, rankingOf, winnersLine } from './ranking.ts';
import { scoreSheetOf, ScoreTable } from './ScoreTable.tsx';
import { useEndingTexts } from './texts.ts';

const overviews = import.meta.glob<Overview>('../../../../games/*/overview.ts', { import: 'overview' });

interface EndPageProps {
  readonly table: TableSummary;
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly game: GameBoard;
  readonly props: BoardProps;
}

/** The end of a match: who won and why, the score by category, how it came about, and the proof in one line. */
export function EndPage({ table, speech, names, own, game, props }: EndPageProps) {
  const texts = useEndingTexts();
  const tableTexts = useTableTexts();
  const overview = useOverview(table.game);
  const result = table.result ?? props.view.result;
  const seats = table.seats.length;
  const icons = table.seats.map(
    ({ kind }, seat): IconName =>
      (game.panel?.(seat, props) ?? general.panel(seat, props)).icon ?? (kind === 'bot' ? 'bot' : 'person'),
  );
  if (result === null || overview === undefined) return null;
  const cooperative = isCooperativeTable(table);
  const ranking = rankingOf(result, seats);
  const together = isShared(seats, cooperative);
  const isWon = result.winners.length > 0;
  const sheet = scoreSheetOf(overview, props);
  const tags = table.seats.map((sitter, seat) => {
    if (own.includes(seat)) return tableTexts.you;
    return sitter.kind === 'bot' ? tableTexts.bots[sitter.level] : tableTexts.person;
  });
  const title = together
    ? headline({ result, seats, own, names, cooperative, texts })
    : isWon
      ? winnersLine(result, names, texts)
      : result.how === 'agreed'
        ? texts.ended
        : texts.nobody;
  // The winner's points and the next ones', where points decide.
  const [first, second] = ranking;
  const points = (seat: number): number | undefined => result.scores?.[seat];
  const isTie = !together && second !== undefined && isWon && points(first.seat) === points(second.seat);
  const tied = ranking.filter(({ seat, place }) => place > 1 && points(seat) === points(first.seat));
  return (
    <div className="ending">
      <section className="end-fest">
        <Podium
          ranking={ranking}
          icons={icons}
          together={together}
          festive={isWon && (own.length === 0 || own.some((seat) => result.winners.includes(seat)))}
        />
        <Sheet as="div" className="end-why">
          {isWon && !together && first !== undefined && result.winners.length === 1 && (
            <Rosette seat={first.seat} icon={icons[first.seat] ?? 'person'} />
          )}
          <h2>{title}</h2>
          {!together && result.scores !== undefined && second !== undefined && (
            <p className="end-points">
              <b>{points(first.seat)}</b> {texts.to} <b>{points(second.seat)}</b>
              {isTie && tied.length > 0 && (
                <em>
                  {texts.tie(
                    listed(
                      tied.map(({ seat }) => names[seat] ?? ''),
                      tableTexts.and,
                    ),
                  )}
                </em>
              )}
            </p>
          )}
          <p>{asSentence(endingOf(result, speech, texts))}</p>
          {sheet.decided !== undefined && (
            <p>
              {sheet.decided.line}{' '}
              <button
                type="button"
                className="rule-link"
                onClick={() => props.showRules([sheet.decided!.rule])}
              >
                {sheet.decided.rule}
              </button>
            </p>
          )}
        </Sheet>
      </section>
      <div className="end-facts">
        <ScoreTable
          {...{ table: { ...table, result }, sheet, ranking, names, tags, icons, signs: game.scoreIcons }}
        />
        <Course {...{ table, speech, names, icons, together, own: own[0] ?? null }} />
        <Proof table={table} />
      </div>
    </div>
  );
}

const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** One line says whether chance was honest; what proves it unfolds. */
function Proof({ table }: { readonly table: TableSummary }) {
  const texts = useEndingTexts();
  const { commitment, secret } = table.fairness;
  const holds = useMemo(() => secret !== null && commitmentTo(secret) === commitment, [secret, commitment]);
  return (
    <details className="end-proof">
      <summary>
        <Icon name={holds ? 'done' : 'remove'} />
        <b>{holds ? texts.honest : texts.dishonest}</b>
        <span>{holds ? texts.honestText : ''}</span>
        <u>{texts.check}</u>
        <Icon name="unfold" />
      </summary>
      <Sheet as="div">
        <Fairness table={table} />
        <RecordLink table={table.id} game={table.game} label={texts.record} />
      </Sheet>
    </details>
  );
}

/** What the game tells of its table in figures: null where it brings nothing, undefined until it has come. */
function useOverview(game: string): Overview | null | undefined {
  const load = overviews[`../../../../games/${game}/overview.ts`];
  const [overview, setOverview] = useState<Overview | null>();
  useEffect(() => {
    // The page is complete without its figures.
    load?.().then(setOverview, () => setOverview(null));
  }, [load]);
  return load === undefined ? null : overview;
}
