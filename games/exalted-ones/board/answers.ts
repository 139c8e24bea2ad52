import type { Option } from '@tafelrunde/engine';
import type { AnswerDetail, IconName, PlaceAnswers } from '@tafelrunde/ui/board';
import { SLACK } from '../geometry/measure.ts';
import {
  abilityIn,
  blowOf,
  buyerOf,
  heroOffered,
  leadsTo,
  offerLine,
  profileOf,
} from '../overview/answers.ts';
import { consequenceOf, namedPlaces } from '../overview/places.ts';
import { lengthOfWay } from '../overview/proposal.ts';
import { modelAt, read, specIn } from '../overview/reading.ts';
import { type OverviewTexts, type PlaceGroup, texts } from '../overview/texts.ts';
import type { Path } from '../geometry/measure.ts';
import { faultOf, type PlaceSpec } from '../placing/spec.ts';
import { kindOf } from '../rules/models.ts';
import type { Team } from '../shape.ts';
import { iconOf, own } from './looks.ts';
import type { Props } from './view.ts';

const deeds: Readonly<Record<string, IconName>> = {
  go: own('walk'),
  run: own('run'),
  attack: 'attack',
  teleport: own('teleport'),
  wake: own('wake'),
  release: own('release'),
  stay: own('stay'),
  moveAfter: own('walk'),
};

/** What an answer leads to, what it costs, and behind which heading it stands. */
export function detail(option: Option, props: Props): AnswerDetail | undefined {
  const { view, speech } = props;
  const say = texts[speech.language];
  const prompt = props.asking?.question.prompt;
  const told = leadsTo(option, props);
  const ability = abilityIn(option, props);
  if (ability !== null) {
    const { kind, mana } = ability.ability;
    return { ...told, icon: iconOf(kind), price: { amount: mana, icon: own('mana'), name: say.words.mana } };
  }
  if (option.does === 'buy' && option.card !== undefined) {
    const kind = read(view).kind(option.card);
    const hero = buyerOf(option);
    return {
      ...told,
      // Who can buy only one thing has no heading, nor has anybody where there are few offers.
      line: offerLine(option, props),
      icon: iconOf(kind),
      label: speech.card(kind),
      price: { amount: option.value ?? 0, icon: 'coin', name: say.words.gold },
      ...(hero !== null && { group: { name: say.buys(speech.card(hero)), icon: iconOf(hero) } }),
    };
  }
  const model = modelAt(view, option.space);
  if (model !== undefined) {
    const team = model.team === null ? undefined : say.teams[model.team];
    return {
      ...told,
      icon: iconOf(kindOf(model)),
      ...(team !== undefined && { group: { name: team } }),
      ...slipOf(option, props, say),
    };
  }
  if (prompt === 'react' && option.value !== undefined)
    return { ...told, icon: 'attack', ...slipOf(option, props, say) };
  if (prompt === 'pairing' && typeof option.about === 'object' && option.about !== null) {
    const { blue, red } = option.about as unknown as Readonly<Record<Team, readonly string[]>>;
    const names = (kinds: readonly string[]) => kinds.map((kind) => speech.card(kind)).join(', ');
    return { label: `${names(blue)} : ${names(red)}`, icon: iconOf(blue[0]) };
  }
  if (prompt === 'draft' || prompt === 'list') {
    const def = heroOffered(option);
    if (def === null) return undefined;
    const icon = iconOf(def.kind);
    // Where there is room, the sheet beside the heroes says it all.
    return {
      icon,
      group: { name: say.classes[def.class], icon },
      ...(props.narrow && { line: profileOf(def, props) }),
    };
  }
  const icon = deeds[option.does ?? ''];
  return icon === undefined ? told : { ...told, icon, ...slipOf(option, props, say) };
}
/** The calculation behind a roll. */
function slipOf(option: Option, props: Props, say: OverviewTexts): Pick<AnswerDetail, 'slip'> {
  const blow = blowOf(option, props);
  return blow === null ? {} : { slip: say.calculation(blow.dice, blow.needed, blow.less) };
}

const groupIcons: Readonly<Record<PlaceGroup, IconName>> = {
  attack: 'attack',
  heroes: 'person',
  lanes: own('watchtower'),
  compass: 'place',
  hits: 'attack',
  around: 'place',
};

/** Where a place is asked for: those that have names, and the button that sends what is drafted. */
export function place(props: Props): PlaceAnswers | undefined {
  const spec = specIn(props);
  if (spec === null || props.asking === null) return undefined;
  const say = texts[props.speech.language];
  const { path } = props.asking.draft;
  const drafted = path.length >= props.asking.question.min;
  const fault = drafted ? faultOf(spec, path) : null;
  return {
    places: namedPlaces(props).map(({ group, ...one }) => ({
      ...one,
      icon: group === null ? own('stay') : groupIcons[group],
      ...(group !== null && { group: { name: say.groups[group], icon: groupIcons[group] } }),
    })),
    label: sendsOf(spec, path, say),
    line: !drafted
      ? say.pointThere
      : fault === null
        ? consequenceOf(spec, path, props)?.line
        : (say.faults[fault] ?? fault),
    ready: drafted && fault === null,
  };
}
function sendsOf(spec: PlaceSpec, path: Path, { sends }: OverviewTexts): string {
  switch (spec.kind) {
    case 'walk': {
      const long = lengthOfWay(spec.base, path);
      return path.length > 0 && long === 0 ? sends.stay : long > spec.short + SLACK ? sends.run : sends.walk;
    }
    case 'spot':
      return sends.spot;
    case 'line':
    case 'template':
    case 'circle':
      return sends.aim;
    default:
      return sends.lay;
  }
}
