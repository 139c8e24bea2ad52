import type { Option, Seat } from '@tafelrunde/engine';
import { type AnswerDetail, defineBoard, type IconName, type SeatFace } from '@tafelrunde/ui/board';
import type { Counter } from '@tafelrunde/ui/table';
import { overview } from '../overview.ts';
import { outcomeFor } from '../overview/answers.ts';
import { type Blow, blowsByTarget, type FocusWay } from '../overview/preview.ts';
import type { ValskyrrShape } from '../shape.ts';
import './board.css';
import './quest.css';
import './zones.css';
import './own.css';
import './phone.css';
import { Face } from './Face.tsx';
import { iconOf, own } from './looks.ts';
import { MapArea } from './MapArea.tsx';
import { Candidates, Offer } from './Offer.tsx';
import { Own } from './Own.tsx';
import { EncounterSheet, EnemyRow } from './Quest.tsx';
import { Tracks } from './Tracks.tsx';
import { faceIn, isSetup, litOption, offBoard, type Props, seatFor } from './view.ts';
import { Zones } from './Zones.tsx';
import { story } from './story.ts';

const NOTHING: { readonly blows: ReadonlyMap<number, Blow>; readonly ways: readonly FocusWay[] } = {
  blows: new Map(),
  ways: [],
};

/** What the answer under the pointer would do, for everything on the board that it concerns. */
function foreseen(props: Props): typeof NOTHING {
  const lit = litOption(props);
  const outcome = lit === undefined ? null : outcomeFor(lit, props);
  if (outcome === null) return NOTHING;
  const each =
    lit?.does === 'act' && outcome.halted !== null
      ? blowsByTarget(props.view, seatFor(props), lit)
      : outcome.blows;
  return { blows: new Map(each.map((blow) => [blow.card, blow])), ways: outcome.focus };
}

const CHOICES: ReadonlySet<string> = new Set(['reward', 'heal', 'healing']);

/** What the question is about: on a phone that comes first. */
function aboutOf({ asking }: Props): 'map' | 'heroes' | 'choice' {
  const options = asking?.question.options ?? [];
  if (options.some(({ space }) => space !== undefined)) return 'map';
  return CHOICES.has(asking?.question.prompt ?? '') ? 'choice' : 'heroes';
}

function ValskyrrBoard(props: Props) {
  const { view } = props;
  const cards = offBoard(props);
  if (isSetup(view))
    return (
      <div className="va-board" data-setup>
        <Candidates cards={cards} props={props} />
      </div>
    );
  const { blows, ways } = foreseen(props);
  return (
    <div className="va-board" data-about={aboutOf(props)}>
      <Tracks props={props} />
      <div className="va-quest slab">
        <MapArea props={props} />
        <EncounterSheet props={props} />
        {cards.length > 0 ? <Offer cards={cards} props={props} /> : <EnemyRow props={props} blows={blows} />}
      </div>
      <Zones props={props} blows={blows} ways={ways} />
    </div>
  );
}

const counterIcons: Readonly<Record<string, IconName>> = {
  focus: own('focus'),
  hand: 'hand',
  heroDeck: 'deck',
  discard: 'discard',
  burial: own('grave'),
};

/** Focus, hand and burial pile say how a hero fares; the rest stands in the hero area. */
function panel(seat: Seat, props: Props): SeatFace {
  const { title, figures } = overview.seat?.(seat, props) ?? { figures: [] };
  const { hero } = props.view.state.heroes[seat];
  const shown = figures.filter(({ id }) => id === 'focus' || id === 'hand' || id === 'burial');
  return {
    ...(title !== undefined && { title }),
    ...(hero !== '' && { icon: iconOf(hero) }),
    counters: shown.map(({ id, name, value }): Counter => ({ name, value, icon: counterIcons[id] })),
  };
}

const deedIcons: Readonly<Record<string, IconName>> = {
  rest: own('rest'),
  end: own('skip'),
  scout: 'sees',
  move: 'onward',
  retreat: 'turnBack',
};

function detail(option: Option, props: Props): AnswerDetail | undefined {
  const seen = faceIn(props.view, option.card);
  const icon = seen === undefined ? deedIcons[option.does ?? ''] : iconOf(seen.kind);
  return { ...(icon !== undefined && { icon }), ...overview.leadsTo?.(option, props) };
}

export const board = defineBoard<ValskyrrShape>({
  Board: ValskyrrBoard,
  Own,
  Face,
  panel,
  detail,
  help: (question, props) => overview.help?.(question, props),
  status: (props) => overview.status?.(props) ?? '',
  story,
});
