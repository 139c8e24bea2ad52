import { type Option, paramsOf, type Seat } from '@tafelrunde/engine';
import {
  type AnswerDetail,
  Area,
  Areas,
  defineBoard,
  type IconName,
  type SeatFace,
  litOption,
} from '@tafelrunde/ui/board';
import type { Counter } from '@tafelrunde/ui/table';
import { overview } from '../overview.ts';
import { abilityName, countedIn, enemyName, outcomeFor, priceOf } from '../overview/answers.ts';
import { type Blow, blowsByTarget, type FocusWay } from '../overview/preview.ts';
import { type DeedGroup, texts } from '../overview/texts.ts';
import type { ValskyrrShape } from '../shape.ts';
import './board.css';
import './quest.css';
import './zones.css';
import './own.css';
import './low.css';
import './phone.css';
import { Face } from './Face.tsx';
import { iconOf, own } from './looks.ts';
import { MapArea } from './MapArea.tsx';
import { Candidates, Offer } from './Offer.tsx';
import { Around, Own } from './Own.tsx';
import { EncounterSheet, EnemyRow } from './Quest.tsx';
import { Gauge, Tracks } from './Tracks.tsx';
import { areaOf, faceIn, isSetup, offBoard, type Props, seatFor } from './view.ts';
import { Zones } from './Zones.tsx';
import { story } from './story.ts';

const NOTHING: { readonly blows: ReadonlyMap<number, Blow>; readonly ways: readonly FocusWay[] } = {
  blows: new Map(),
  ways: [],
};

/** What the answer under the pointer would do, for everything on the board that it concerns. */
function foreseen(props: Props): typeof NOTHING {
  const lit = litOption(props.asking);
  const outcome = lit === undefined ? null : outcomeFor(lit, props);
  if (outcome === null) return NOTHING;
  const each =
    lit?.does === 'act' && outcome.halted !== null
      ? blowsByTarget(props.view, seatFor(props), lit)
      : outcome.blows;
  return { blows: new Map(each.map((blow) => [blow.card, blow])), ways: outcome.focus };
}

function ValskyrrBoard(props: Props) {
  const { view, speech, asking, narrow, area } = props;
  const say = texts[speech.language];
  const cards = offBoard(props);
  if (isSetup(view))
    return (
      <Areas className="va-board">
        <Area name="choice" props={props} label={asking?.sentence ?? say.setup}>
          <Candidates cards={cards} props={props} />
        </Area>
      </Areas>
    );
  const { blows, ways } = foreseen(props);
  const quest = (
    <>
      <MapArea props={props} />
      <EncounterSheet props={props} />
      {cards.length > 0 ? <Offer cards={cards} props={props} /> : <EnemyRow props={props} blows={blows} />}
    </>
  );
  const zones = <Zones props={props} blows={blows} ways={ways} />;
  // A thumb goes through everything in one column that begins with what is asked about.
  if (narrow)
    return (
      <Areas className="va-board">
        <Area name={area ?? 'zones'} props={props} label={say.heroes} className="va-column">
          <Gauge props={props} />
          <div className="va-quest slab" data-first={area === 'quest' || undefined}>
            {quest}
          </div>
          {zones}
          <Around props={props} />
          <Tracks props={props} />
        </Area>
      </Areas>
    );
  const isWaiting = cards.length === 0 && view.piles.row.count === 0;
  return (
    <Areas className="va-board">
      <Tracks props={props} />
      <Area
        name="quest"
        props={props}
        label={say.quest}
        className={isWaiting ? 'va-quest va-quest-calm slab' : 'va-quest slab'}
      >
        {quest}
      </Area>
      <Area name="zones" props={props} label={say.heroes}>
        {zones}
      </Area>
    </Areas>
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

const groupIcons: Readonly<Record<DeedGroup, IconName>> = {
  normal: 'attack',
  fast: 'onward',
  ally: 'person',
  reflex: 'defence',
  buy: own('loot'),
  weaken: own('weakness'),
};

/** Where a turn offers many deeds: what each takes of the turn. */
function groupOf({ does, about }: Option, { speech }: Props): AnswerDetail['group'] {
  const group = does === 'act' ? paramsOf(about).type : does;
  if (typeof group !== 'string' || !Object.hasOwn(groupIcons, group)) return undefined;
  const found = group as DeedGroup;
  return { name: texts[speech.language].deedGroups[found], icon: groupIcons[found] };
}

function detail(option: Option, props: Props): AnswerDetail | undefined {
  const seen = faceIn(props.view, option.card);
  const icon = seen === undefined ? deedIcons[option.does ?? ''] : iconOf(seen.kind);
  const priced = priceOf(option, props);
  const label = priced?.label ?? abilityName(option, props) ?? enemyName(option, props);
  const group = groupOf(option, props);
  // An ally is weighed by the whole card; on a phone there is room for what they do most.
  const isWhole = props.asking?.question.prompt === 'chooseAlly' && !props.narrow;
  return {
    ...(icon !== undefined && { icon }),
    ...(label !== undefined && { label }),
    ...(group !== undefined && { group }),
    ...(priced !== null && {
      price: { amount: priced.loot, icon: own('loot'), name: texts[props.speech.language].loot },
    }),
    ...(!isWhole && overview.leadsTo?.(option, props)),
  };
}

export const board = defineBoard<ValskyrrShape>(
  {
    Board: ValskyrrBoard,
    Own,
    area: (props) => areaOf(props),
    Face,
    panel,
    scoreIcons: counterIcons,
    detail,
    amount: (count, { asking, speech }) => {
      const deed = countedIn(asking?.question);
      return deed === null ? undefined : { label: texts[speech.language].counted[deed](count) };
    },
    story,
  },
  overview,
);
