import { type Option, paramsOf, type Seat } from '@tafelrunde/engine';
import {
  Areas,
  asksAbout,
  defineBoard,
  type AnswerDetail,
  type IconName,
  type SeatFace,
} from '@tafelrunde/ui/board';
import type { Counter } from '@tafelrunde/ui/table';
import { overview } from '../overview.ts';
import type { ThunderstoneShape } from '../shape.ts';
import './board.css';
import './hall.css';
import './slip.css';
import './village.css';
import './own.css';
import './phone.css';
import { Face } from './Face.tsx';
import { Hall } from './Hall.tsx';
import { defOf, iconOf, own, signs as sortIcons } from './looks.ts';
import { Own } from './Own.tsx';
import { goldOf, seenWith, turnIn, type Props, type SeenCard } from './table.ts';
import type { ThunderstoneTexts } from '../overview/texts-shape.ts';
import { texts } from '../overview/texts.ts';
import { Village } from './Village.tsx';
import { story } from './story.ts';

function ThunderstoneBoard(props: Props) {
  return (
    <Areas className="th-board">
      <Hall props={props} />
      <Village props={props} />
    </Areas>
  );
}

const counterIcons: Readonly<Record<string, IconName>> = {
  experience: 'experience',
  points: 'victory',
  tournament: 'laurel',
  stones: own('stone'),
  penalty: own('token'),
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
};

/** The columns of the score sheet. */
const scoreIcons: Readonly<Record<string, IconName>> = {
  monster: own('monster'),
  horde: own('horde'),
  hero: own('fighter'),
  stone: own('stone'),
  rest: 'discard',
  wins: own('stone'),
  last: 'star',
};

/** The counters of a seat; a phone has room for the two that matter most: points, and what the mode is about. */
function panel(seat: Seat, props: Props): SeatFace {
  const figures = overview.seat?.(seat, props).figures ?? [];
  const all = figures.map(({ id, name, value }): Counter => ({ name, value, icon: counterIcons[id] }));
  if (!props.narrow) return { counters: all };
  const [experience, points, ...more] = all.slice(0, -3);
  return { counters: more.length > 0 ? [points, more.at(-1)!] : [experience, points] };
}

const actionIcons: Readonly<Record<string, IconName>> = {
  village: own('village'),
  dungeon: own('dungeon'),
  rest: own('tent'),
};

/** What an answer leads to, with a sign, its price, and what is missing where it may not be given. */
function detail(option: Option, props: Props): AnswerDetail | undefined {
  const { view, speech } = props;
  const say = texts[speech.language];
  const seen = seenWith(view, option.card);
  const icon =
    option.does === 'levelUp'
      ? 'experience'
      : seen === undefined
        ? actionIcons[option.does ?? '']
        : iconOf(seen.kind);
  return {
    ...(icon !== undefined && { icon }),
    ...overview.leadsTo?.(option, props),
    ...(seen !== undefined && traded(option, seen, props)),
    ...(seen !== undefined && attacked(option, seen, props)),
    ...(seen !== undefined && { group: groupOf(option, seen, say) }),
    // A weapon that is carried already could change hands for ever.
    ...(option.does === 'reequip' && { again: true }),
  };
}

/** What is bought by its name alone, as who rises: a chip says the price, and what is missing stands where it lacks. */
function traded({ does, value, no }: Option, seen: SeenCard, { view, speech }: Props): AnswerDetail {
  const say = texts[speech.language];
  const turn = turnIn(view);
  if (turn === null || typeof value !== 'number' || (does !== 'buy' && does !== 'levelUp')) return {};
  const name = speech.card(seen.kind);
  const has = does === 'buy' ? goldOf(turn) : view.state.players[turn.seat].experience;
  const missing = value - has;
  return {
    label: does === 'buy' ? name : say.levelUp(name),
    price:
      does === 'buy'
        ? { amount: value, icon: 'coin', name: say.gold }
        : { amount: value, icon: 'experience', name: say.numbers.experience },
    ...(no !== undefined &&
      missing > 0 && { lacks: does === 'buy' ? say.lacksGold(missing) : say.lacksExperience(missing) }),
  };
}

/** Whom an attack meets, and where. What is done without is said, since the same monster may be offered with it. */
function attacked(option: Option, { kind }: SeenCard, props: Props): AnswerDetail {
  if (option.does !== 'attack') return {};
  const say = texts[props.speech.language];
  const line = overview.leadsTo?.(option, props)?.line;
  return {
    label: say.target(props.speech.card(kind), Number(option.value)),
    ...(paramsOf(option.about).renounces === true &&
      line !== undefined && { line: `${say.renouncing}: ${line}` }),
  };
}

/** Where there are many answers: what is bought by its sort, what is used, who rises, who is attacked. */
function groupOf(
  { does }: Option,
  { kind }: SeenCard,
  say: ThunderstoneTexts,
): NonNullable<AnswerDetail['group']> {
  if (does === 'levelUp') return { name: say.groups.levelUp, icon: 'experience' };
  if (does === 'use') return { name: say.groups.use, icon: 'hand' };
  if (does === 'attack') return { name: say.groups.attack, icon: 'attack' };
  const { sort } = defOf(kind) ?? { sort: 'item' };
  return { name: say.groups[sort], icon: own(sortIcons[sort]) };
}

/** Where the answers lie: in the village, in the hall, or before oneself. Deciding where to go is about all of it. */
function area({ asking, view, viewer, narrow }: Props): string | null {
  // Where there is little room, who only watches sees what is being decided: shop or hall.
  if (viewer === 'watcher' && narrow) {
    const turn = turnIn(view);
    return turn === null ? null : turn.type === 'visit' ? 'village' : 'hall';
  }
  if (asking === null || asking.question.prompt === 'turn') return null;
  const { stack, rank, revealed } = view.piles;
  if (asksAbout(asking, stack)) return 'village';
  if (asksAbout(asking, [...rank, revealed])) return 'hall';
  const turn = turnIn(view);
  // Cards before oneself lie below the hall and the village, and nothing else would fill their place.
  const isAboutCards = asking.question.options.some(({ card }) => card !== undefined);
  if (narrow && (isAboutCards || turn === null)) return 'own';
  return turn === null ? null : turn.type === 'visit' ? 'village' : 'hall';
}

export const board = defineBoard<ThunderstoneShape>(
  {
    Board: ThunderstoneBoard,
    Own,
    area,
    Face,
    panel,
    scoreIcons,
    detail,
    story,
  },
  overview,
);
