import { Icon, type IconName, Roll } from '@tafelrunde/ui/board';
import { seatColours } from '@tafelrunde/ui/table';
import { type Part, type Reckoning, reckon, type Side } from '../rules/reckoning.ts';
import type { Fight } from '../shape.ts';
import type { LateFight } from './lately.ts';
import { iconOf, own } from './looks.ts';
import { characterAt, type Props } from './reading.ts';
import { creatureIn, texts } from '../overview/texts.ts';

/** A fight that is going on: both sides with every part of their sums, and how it stands. */
export function FightSlip({ fight, props }: { readonly fight: Fight; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const sum = reckon(view, fight);
  return (
    <section
      className="ta-fight sheet"
      aria-label={say.fights[sum.kind]}
      data-fight={sum.rolled ? 'rolled' : 'open'}
    >
      <h2>
        <Icon name={own(sum.kind)} />
        {say.fights[sum.kind]}
      </h2>
      <div className="ta-sides">
        <OneSide side={sum.hero} props={props} mark="hero" />
        <OneSide side={sum.foe} props={props} mark="foe" />
      </div>
      <Verdict sum={fight.rival === props.viewer ? fromTheOtherSide(sum) : sum} props={props} />
    </section>
  );
}

function OneSide({
  side,
  props,
  mark,
}: {
  readonly side: Side;
  readonly props: Props;
  readonly mark: string;
}) {
  const { speech, view } = props;
  const say = texts[speech.language];
  const who = whoIs(side, props);
  return (
    <div className="ta-side" data-side={mark} style={side.seat === null ? undefined : seatColours(side.seat)}>
      <h3>
        <Icon name={who.icon} />
        <span>{who.name}</span>
      </h3>
      <ul>
        {side.parts.map((part) => (
          <li key={typeof part.what === 'string' ? part.what : part.what.kind}>
            <Icon name={partIcon(part)} />
            <span>{partName(part, props)}</span>
            <b>{signed(part.value)}</b>
          </li>
        ))}
        {side.rolls && (
          <li className="ta-side-dice">
            {side.dice.length === 0 ? (
              <>
                <Icon name="chance" />
                <span>{say.attackDie}</span>
                <b>?</b>
              </>
            ) : (
              side.dice.map((die, at) => (
                <Roll
                  // The dice of a chain are known by their place.
                  // eslint-disable-next-line react/no-array-index-key
                  key={at}
                  roll={`${view.step} ${at} ${die}`}
                  value={die}
                  size={38}
                  label={say.attackDieShows(die)}
                />
              ))
            )}
          </li>
        )}
      </ul>
      <p className="ta-total">
        <b>{side.dice.length > 0 || !side.rolls ? side.total : `${side.value} + ?`}</b>
      </p>
    </div>
  );
}

const partIcons: Readonly<Record<Extract<Part['what'], string>, IconName>> = {
  strength: 'strength',
  craft: 'craft',
  now: 'magic',
  bonus: 'more',
  rest: 'more',
  champion: 'attack',
};
const partIcon = ({ what }: Part): IconName =>
  typeof what === 'string' ? partIcons[what] : iconOf(what.kind);

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function partName(part: Part, { speech }: Props): string {
  const { parts } = texts[speech.language];
  return typeof part.what === 'string' ? parts[part.what] : speech.card(part.what.kind);
}

/** Who stands on this side: a character, cards, or a creature without a card. */
function whoIs(
  { seat, kinds, creature }: Pick<Side, 'seat' | 'kinds' | 'creature'>,
  { view, speech }: Props,
): { readonly name: string; readonly icon: IconName } {
  if (seat !== null) {
    const kind = characterAt(view, seat);
    return {
      name: kind === null ? speech.seat(seat) : speech.card(kind),
      icon: kind === null ? 'person' : iconOf(kind),
    };
  }
  if (creature !== null)
    return { name: creatureIn(speech.language, creature), icon: iconOf(creatureKind(creature)) };
  return { name: kinds.map((kind) => speech.card(kind)).join(' + '), icon: iconOf(kinds[0] ?? '') };
}

/** Creatures without a card look like the space they haunt. */
const haunts: Readonly<Record<string, string>> = {
  cragSpirit: 'spectre',
  brigand: 'bandit',
  pitFiend: 'pits',
  werewolf: 'werewolfDen',
  mutant: 'mutantsDen',
  snowbeast: 'snowbeastPits',
  caveDragon: 'dragon',
  caveGoblin: 'goblin',
};
const creatureKind = (creature: string): string => haunts[creature] ?? creature;

const reversed = { won: 'lost', lost: 'won', standOff: 'standOff' } as const;

/** The attacked player reads its own victory or defeat, not the attacker's. */
function fromTheOtherSide({ hero, foe, outcome, odds, ...sum }: Reckoning): Reckoning {
  return {
    ...sum,
    hero: foe,
    foe: hero,
    outcome: reversed[outcome],
    odds: odds === null ? null : { won: 1 - odds.won - odds.drawn, drawn: odds.drawn },
  };
}

function Verdict({ sum, props }: { readonly sum: Reckoning; readonly props: Props }) {
  const say = texts[props.speech.language];
  const { rolled, outcome, odds, hero, foe } = sum;
  const percent = (part: number): number => Math.round(part * 100);
  if (!rolled)
    return odds === null ? null : (
      <p className="ta-verdict" data-verdict="open">
        <Icon name="chance" />
        <span>{say.odds(percent(odds.won), percent(odds.drawn))}</span>
      </p>
    );
  return <Outcome outcome={outcome} own={hero.total} foe={foe.total} props={props} />;
}

function Outcome({
  outcome,
  own: mine,
  foe,
  props,
}: {
  readonly outcome: Reckoning['outcome'];
  readonly own: number;
  readonly foe: number;
  readonly props: Props;
}) {
  const say = texts[props.speech.language];
  const icons = { won: 'done', lost: 'remove', standOff: 'ruling' } as const;
  return (
    <p className="ta-verdict" data-verdict={outcome}>
      <Icon name={icons[outcome]} />
      <b>{say.outcomes[outcome]}</b>
      <span>{say.against(mine, foe)}</span>
    </p>
  );
}

/** A fight that is over: what everybody was told of it. */
export function LateFightSlip({ fight, props }: { readonly fight: LateFight; readonly props: Props }) {
  const { speech } = props;
  const say = texts[speech.language];
  const isAttacked = fight.rival === props.viewer;
  const sides = [
    {
      who: whoIs({ seat: fight.seat, kinds: [], creature: null }, props),
      total: fight.own,
      roll: fight.heroRoll,
    },
    { who: whoIs({ ...fight, seat: fight.rival }, props), total: fight.foe, roll: fight.foeRoll },
  ];
  return (
    <section className="ta-fight sheet" aria-label={say.lastFight} data-fight="over">
      <h2>
        <Icon name={own(fight.how)} />
        {say.lastFight}
      </h2>
      <div className="ta-sides">
        {sides.map(({ who, total, roll }, at) => (
          <div key={at === 0 ? 'hero' : 'foe'} className="ta-side" data-side={at === 0 ? 'hero' : 'foe'}>
            <h3>
              <Icon name={who.icon} />
              <span>{who.name}</span>
            </h3>
            {roll !== null && (
              <p className="ta-sum">
                <span>{total - roll}</span>
                <span aria-hidden="true">+</span>
                <Roll roll={`${fight.roll} ${at}`} value={roll} size={38} label={say.attackDieShows(roll)} />
              </p>
            )}
            <p className="ta-total">
              <b>{total}</b>
            </p>
          </div>
        ))}
      </div>
      <Outcome
        outcome={isAttacked ? reversed[fight.outcome] : fight.outcome}
        own={isAttacked ? fight.foe : fight.own}
        foe={isAttacked ? fight.own : fight.foe}
        props={props}
      />
    </section>
  );
}
