import { Icon, Roll } from '@tafelrunde/ui/board';
import { defOf } from './looks.ts';
import { FightSlip, LateFightSlip } from './FightSlip.tsx';
import { Item } from './Item.tsx';
import type { Lately } from './lately.ts';
import { fightIn, hasWhiteDie, moveIn, openCards, type Props, rollIn, type SeenCard } from './reading.ts';
import { reasonFor, texts } from '../overview/texts.ts';

/** What is going on: the dice, the fight, the card in question. Nothing at all in between. */
export function Tray({ props, lately }: { readonly props: Props; readonly lately: Lately | null }) {
  const { view } = props;
  const fight = fightIn(view);
  const card = cardInQuestion(props);
  if (fight !== null) {
    return (
      <div className="ta-tray">
        <FightSlip fight={fight} props={props} />
      </div>
    );
  }
  const dice = diceOf(props, lately);
  // Where there is little room, what is asked now comes before how the last fight went.
  const isOver =
    lately?.type === 'fight' && dice === null && (props.form === 'wide' || props.asking === null);
  if (dice === null && card === null && !isOver) return null;
  return (
    <div className="ta-tray">
      {dice !== null && <DiceTray dice={dice} props={props} />}
      {isOver && lately.type === 'fight' && <LateFightSlip fight={lately} props={props} />}
      {card !== null && <CardTray seen={card} props={props} />}
    </div>
  );
}

interface Dice {
  readonly dice: readonly number[];
  readonly what: string;
  readonly seat: number | null;
  readonly bonus: number;
  readonly roll: string;
}

/** The dice that matter now: of the move, of the question about fate, of a roll on the table, or the last ones. */
function diceOf({ view, asking, viewer }: Props, lately: Lately | null): Dice | null {
  const late = lately?.type === 'roll' ? lately : null;
  const move = moveIn(view);
  if (move !== null) {
    const { dice, bonus, seat } = move;
    return { dice, what: 'move', seat, bonus, roll: `move ${view.step} ${dice.join(' ')}` };
  }
  const about = (asking?.question.about ?? {}) as {
    readonly dice?: readonly number[];
    readonly what?: string;
  };
  if (asking?.question.prompt === 'fate' && Array.isArray(about.dice)) {
    const seat = viewer === 'watcher' ? null : viewer;
    return {
      dice: about.dice,
      what: about.what ?? '',
      seat,
      bonus: 0,
      roll: late?.roll ?? asking.question.prompt,
    };
  }
  const roll = rollIn(view);
  if (roll !== null && roll.dice.length > 0)
    return {
      dice: roll.dice,
      what: roll.what,
      seat: roll.seat,
      bonus: roll.bonus,
      roll: late?.roll ?? 'roll',
    };
  return late === null ? null : { ...late, bonus: 0 };
}

function DiceTray({
  dice: { dice, what, seat, bonus, roll },
  props,
}: {
  readonly dice: Dice;
  readonly props: Props;
}) {
  const { speech, view, viewer } = props;
  const say = texts[speech.language];
  // The last roll is told without its move; then it was most likely one of black and white.
  const hasWhite = what === 'move' && dice.length === 2 && (moveIn(view) === null || hasWhiteDie(props));
  const total = dice.reduce((sum, die) => sum + die, bonus);
  const reason = reasonFor(what, speech);
  return (
    <section className="ta-dice" aria-label={say.dice}>
      <div>
        {dice.map((die, at) => (
          <Roll
            // The dice of a roll are known by their place.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            roll={`${roll} ${at}`}
            value={die}
            dark={hasWhite ? at === 0 : what === 'reaperMove'}
            size={52}
            label={hasWhite ? (at === 0 ? say.blackDie(die) : say.whiteDie(die)) : say.dieShows(die)}
          />
        ))}
        {(bonus !== 0 || (dice.length > 1 && !hasWhite)) && (
          <b className="ta-dice-total">
            {bonus > 0 && `+${bonus} `}
            {bonus < 0 && `−${-bonus} `}= {total}
          </b>
        )}
      </div>
      <p>
        {seat !== null && <b>{seat === viewer ? say.you : speech.seat(seat)}:</b>} {reason}
      </p>
      {hasWhite && view.options.reaper && dice[0] === 1 && (
        <p className="ta-dice-note">
          <Icon name="game:reaper" />
          {say.reaperWakes}
        </p>
      )}
    </section>
  );
}

/** The card that is being met, used or asked about. */
function cardInQuestion({ view, asking }: Props): SeenCard | null {
  const staged = openCards(view.piles.stage).at(-1);
  if (staged !== undefined) return staged;
  const { scenes } = view;
  const scene = scenes.findLast(({ type }) =>
    ['facing', 'killing', 'slain', 'cast', 'taking'].includes(type),
  );
  const about = (asking?.question.about ?? {}) as { readonly kind?: string };
  if (
    typeof about.kind === 'string' &&
    defOf(about.kind) !== undefined &&
    defOf(about.kind)?.type !== 'space'
  )
    return { card: null, kind: about.kind };
  if (scene !== undefined && typeof scene.card === 'number') {
    for (const pile of [
      ...view.piles.space,
      view.piles.spellDiscard,
      ...view.piles.objects,
      ...view.piles.followers,
    ]) {
      const found = openCards(pile).find(({ card }) => card === scene.card);
      if (found !== undefined) return found;
    }
  }
  return null;
}

function CardTray({ seen, props }: { readonly seen: SeenCard; readonly props: Props }) {
  const { speech, Face, narrow } = props;
  const say = texts[speech.language];
  return (
    <section className="ta-card-tray" aria-label={say.cardInQuestion}>
      <Item seen={seen} props={props} className="ta-card" told>
        <Face kind={seen.kind} note={seen.note} size={narrow ? 'small' : 'card'} speech={speech} />
      </Item>
      {narrow && <p>{speech.words.cards[seen.kind]?.text}</p>}
    </section>
  );
}
