import { Count, Icon, type IconName } from '@tafelrunde/ui/board';
import type { Breakdown, Line } from '../rules/breakdown.ts';
import { defOf } from './looks.ts';
import type { Outlook, Props, SeenCard } from './table.ts';
import { texts } from '../overview/texts.ts';

const signs: Readonly<Record<Line['part'], IconName>> = {
  attack: 'attack',
  magic: 'magic',
  darkness: 'darkness',
  half: 'less',
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

interface SlipProps {
  readonly breakdown: Breakdown;
  readonly outlook: Outlook;
  readonly props: Props;
  /** The rule that forbids the attack. */
  readonly no?: string | undefined;
}

/** The sum beside a monster: one line per part, the total against its health, and how it ends. */
export function Slip({ breakdown, outlook, props, no }: SlipProps) {
  const { speech, viewer } = props;
  const say = texts[speech.language];
  const { attack, lines, renounced } = breakdown;
  const { turn, live } = outlook;
  const hasWeapons = turn.cards.some(({ as }) => defOf(as)?.sort === 'weapon');
  const title = !live
    ? say.withHand
    : turn.seat === viewer
      ? say.yourAttack
      : say.attackOf(speech.seat(turn.seat));
  return (
    <div className="th-slip" data-outlook={live ? 'live' : 'hand'}>
      <h3>{no === undefined ? title : say.notATarget}</h3>
      {!live && hasWeapons && <p className="th-slip-note">{say.withoutWeapons}</p>}
      {renounced && <p className="th-slip-note">{say.renouncing}</p>}
      <Lines lines={lines} missing={attack.missing} props={props} />
      <p className="th-slip-sum">
        <b data-value>
          <Count value={attack.value} />
        </b>
        <span>{say.against}</span>
        <span>
          <Icon name="life" />
          <b data-health>{attack.health}</b>
        </span>
      </p>
      <Verdict breakdown={breakdown} props={props} no={no} />
    </div>
  );
}

export function Lines({
  lines,
  missing,
  props: { speech },
}: {
  readonly lines: readonly Line[];
  readonly missing: number;
  readonly props: Props;
}) {
  const say = texts[speech.language];
  return (
    <ul>
      {lines.map(({ part, value, struck, why }) => (
        <li key={part} data-part={part} data-off={(struck !== null && value === 0) || undefined}>
          <Icon name={signs[part]} />
          <span>
            {say.parts[part]}
            {why !== null && <small>{say.why[why](missing)}</small>}
          </span>
          <b>
            {struck !== null && <s>{struck}</s>} {signed(value)}
          </b>
        </li>
      ))}
    </ul>
  );
}

interface VerdictProps {
  readonly breakdown: Breakdown;
  readonly props: Props;
  readonly no?: string | undefined;
}

/** The ribbon: how it ends, by word, mark and colour. */
export function Verdict({ breakdown: { attack, margin }, props: { speech, showRules }, no }: VerdictProps) {
  const say = texts[speech.language];
  if (no !== undefined) {
    return (
      <p className="th-verdict" data-verdict="locked">
        <Icon name="blocked" />
        <b>{say.locked}</b>
        <button type="button" className="th-rule" onClick={() => showRules([no])}>
          {no}
        </button>
      </p>
    );
  }
  const { wins, lacksMagic } = attack;
  const by = wins
    ? margin === 0
      ? say.justEnough
      : say.spare(margin)
    : lacksMagic
      ? say.noMagic
      : say.short(-margin);
  return (
    <p className="th-verdict" data-verdict={wins ? 'won' : 'lost'}>
      <Icon name={wins ? 'done' : 'remove'} />
      <b>{wins ? say.wins : say.loses}</b>
      <span>{by}</span>
    </p>
  );
}

/** What a monster asks for and brings, where nobody is about to fight it. */
export function Profile({
  seen,
  rank,
  props,
}: {
  readonly seen: SeenCard;
  readonly rank: number;
  readonly props: Props;
}) {
  const { speech } = props;
  const say = texts[speech.language];
  const def = defOf(seen.kind);
  if (def === undefined) return null;
  const dark = def.sort === 'monster' && rank > 0 ? rank + def.dark : 0;
  const rows: (readonly [IconName, string, number, Line['part'] | undefined])[] = [];
  if (dark > 0) rows.push(['light', say.numbers.light, dark, 'darkness']);
  if (def.experience > 0) rows.push(['experience', say.numbers.experience, def.experience, undefined]);
  if (def.points > 0) rows.push(['victory', say.numbers.points, def.points, undefined]);
  return (
    <div className="th-slip" data-outlook="profile">
      <h3>{say.profile}</h3>
      <ul>
        {rows.map(([icon, name, value, part]) => (
          <li key={name} data-part={part}>
            <Icon name={icon} />
            <span>{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      <Marks kind={seen.kind} props={props} />
    </div>
  );
}

const marks = ['battle', 'breach', 'global', 'guardian'] as const;

/** Which kinds of effect a monster has, as small signs with their names. */
export function Marks({ kind, props }: { readonly kind: string; readonly props: Props }) {
  const say = texts[props.speech.language];
  const def = defOf(kind);
  if (def === undefined) return null;
  const has = {
    battle: def.battle !== null,
    breach: def.breach !== null,
    global: def.global !== null,
    guardian: def.guardian,
  };
  const shown = marks.filter((mark) => has[mark]);
  if (shown.length === 0) return null;
  return (
    <p className="th-marks">
      {shown.map((mark) => (
        <span key={mark}>
          <Icon name={`game:${mark}`} />
          {say.marks[mark]}
        </span>
      ))}
    </p>
  );
}
