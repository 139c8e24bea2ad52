import type { Onlooker, Overview, ScoreSheet } from '@tafelrunde/engine';
import { Icon, type IconName, Sheet } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import type { TableSummary } from '@tafelrunde/protocol';
import { type Place, signed } from './ranking.ts';
import { useEndingTexts } from './texts.ts';

/** What a result is made of: by the game's own sheet, or else the figures of its seats. */
export function scoreSheetOf(overview: Overview | null, at: Onlooker): ScoreSheet {
  if (overview?.score !== undefined) return overview.score(at);
  const rows = Array.from({ length: at.view.seats }, (_, seat) => overview?.seat?.(seat, at).figures ?? []);
  const columns = [...new Map(rows.flat().map(({ id, name }) => [id, { id, name }])).values()];
  return {
    columns,
    cells: rows.map((row) =>
      columns.map(({ id }) => ({ value: row.find((one) => one.id === id)?.value ?? '' })),
    ),
  };
}

interface ScoreTableProps {
  readonly table: TableSummary;
  readonly sheet: ScoreSheet;
  readonly ranking: readonly Place[];
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly icons: readonly IconName[];
  /** The signs of columns, by id. */
  readonly signs: Readonly<Record<string, IconName>> | undefined;
}

/** The score, by category and seat, the winner first. */
export function ScoreTable({ table, sheet, ranking, names, tags, icons, signs }: ScoreTableProps) {
  const texts = useEndingTexts();
  const { scores, winners = [] } = table.result ?? {};
  return (
    <Sheet as="section" className="score" aria-labelledby="score">
      <h2 id="score">
        {texts.score} <span>{sheet.note}</span>
      </h2>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="score-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{texts.rank}</span>
              </th>
              <th scope="col">
                <span className="unseen">{texts.who}</span>
              </th>
              {sheet.columns.map((column) => (
                <Heading key={column.id} name={column.name} icon={signs?.[column.id]} />
              ))}
              {scores !== undefined && <Heading name={sheet.total ?? texts.total} icon="victory" isSum />}
            </tr>
          </thead>
          <tbody>
            {ranking.map(({ seat, place }) => (
              <tr key={seat} data-won={winners.includes(seat) || undefined} style={seatColours(seat)}>
                <td className="score-place">{texts.place(place)}</td>
                <th scope="row" aria-label={names[seat]}>
                  <div>
                    <span className="seat-flag">
                      <Icon name={icons[seat] ?? 'person'} />
                    </span>
                    <span>
                      <b>{names[seat]}</b>
                      <small>{tags[seat]}</small>
                    </span>
                  </div>
                </th>
                {sheet.columns.map(({ id }, i) => {
                  const cell = sheet.cells[seat]?.[i];
                  return (
                    <td key={id} data-none={cell?.value === 0 || undefined}>
                      <b>{signed(cell?.value)}</b>
                      {sheet.decided?.column === id && winners.includes(seat) && <i>{texts.decides}</i>}
                      <small>{cell?.note}</small>
                    </td>
                  );
                })}
                {scores !== undefined && (
                  <td className="score-total">
                    <b>{scores[seat]}</b>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

interface HeadingProps {
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly isSum?: boolean;
}

function Heading({ name, icon, isSum = false }: HeadingProps) {
  return (
    <th scope="col" title={name} className={isSum ? 'score-sum' : undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{name}</span>
    </th>
  );
}
