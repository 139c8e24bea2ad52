import { cutTo, NAME } from '@tafelrunde/protocol';
import type { BotLevel } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/ui';
import { seatColours } from '@tafelrunde/ui/table';
import { useTableTexts } from '../table/texts.ts';
import type { SeatKind, SeatPlan } from './presets.ts';
import { useNewTableTexts } from './texts.ts';

type Who = 'me' | 'here' | 'free' | 'bot';
const levels: readonly BotLevel[] = ['easy', 'normal', 'hard'];

interface SeatEditorProps {
  readonly at: number;
  readonly seat: SeatPlan;
  /** Nobody can come to a table on one device. */
  readonly onDevice: boolean;
  readonly removable: boolean;
  readonly onChange: (part: Partial<SeatPlan>) => void;
  readonly onRemove: () => void;
}

/** Who sits on the chosen chair. */
export function SeatEditor({ at, seat, onDevice, removable, onChange, onRemove }: SeatEditorProps) {
  const texts = useNewTableTexts();
  const { botPlays, nameHere } = useTableTexts();
  const { kind, name } = seat;
  const level = botLevel(kind);
  const who: Who = level === null ? (kind as Who) : 'bot';
  const sorts: readonly Who[] = onDevice ? ['me', 'here', 'bot'] : ['me', 'here', 'free', 'bot'];
  return (
    <div className="chair-editor" style={seatColours(at)}>
      <b>
        <i aria-hidden="true" />
        {texts.chair(at + 1)}
      </b>
      <fieldset className="switch" aria-label={texts.kind(at + 1)}>
        {sorts.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={who === sort}
            onClick={() => onChange({ kind: sort === 'bot' ? (level ?? 'normal') : sort })}
          >
            {texts.kinds[sort]}
          </button>
        ))}
      </fieldset>
      {level !== null && (
        <fieldset className="switch" aria-label={texts.level} aria-describedby="chair-bot">
          {levels.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={level === each}
              onClick={() => onChange({ kind: each })}
            >
              {texts.levels[each]}
            </button>
          ))}
        </fieldset>
      )}
      {kind === 'here' && (
        <input
          aria-label={nameHere(at + 1)}
          value={name}
          onChange={(event) => onChange({ name: cutTo(NAME, event.currentTarget.value) })}
        />
      )}
      {removable && (
        <button
          type="button"
          className="chair-remove"
          aria-label={texts.takeChair(at + 1)}
          title={texts.takeChair(at + 1)}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      )}
      {level !== null && <small id="chair-bot">{botPlays[level]}</small>}
    </div>
  );
}

/** How well the bot on a chair plays, or null where none sits. */
export const botLevel = (kind: SeatKind): BotLevel | null =>
  kind === 'me' || kind === 'free' || kind === 'here' ? null : kind;
