import type { TableSummary } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { useTableTexts } from './texts.ts';

interface NextTableProps {
  /** The other tables that wait for this guest. */
  readonly tables: readonly TableSummary[];
  readonly onOpen: () => void;
}

/** While nothing is asked here: another table waits, one key away. */
export function NextTable({ tables, onOpen }: NextTableProps) {
  const { together: texts } = useTableTexts();
  if (tables.length === 0) return null;
  return (
    <section className="slab board-notice" aria-live="polite">
      <Icon name="games" />
      <p>{texts.nextTables(tables.length)}</p>
      <button type="button" className="answer" data-tone="possible" aria-keyshortcuts="N" onClick={onOpen}>
        <Icon name="onward" />
        <span className="answer-label">{texts.nextTable}</span>
        <kbd aria-hidden="true">N</kbd>
      </button>
    </section>
  );
}
