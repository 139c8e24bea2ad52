import type { Option } from '@tafelrunde/engine';
import type { AnswerDetail, IconName } from '@tafelrunde/ui/board';
import { leadsTo } from '../overview/answers.ts';
import { spaceOf } from '../shape/spaces.ts';
import { iconOf, own } from './looks.ts';
import { characterAt, faceIn, isSpace, kindAt, type Props } from './reading.ts';

/** Signs for answers that point at nothing on the board. */
const signs: Readonly<Record<string, IconName>> = {
  roll: 'chance',
  rollHere: 'chance',
  strength: 'strength',
  craft: 'craft',
  lives: 'life',
  fate: own('fate'),
  gold: 'coin',
  spell: own('spell'),
  evade: own('boots'),
  fight: 'attack',
  attack: 'attack',
  battle: 'attack',
  psychic: own('psychic'),
  psychicAttack: own('psychic'),
  takeLife: 'life',
  takeGold: 'coin',
  keep: 'done',
  visit: own('place'),
  encounterSpace: 'place',
  talisman: own('talisman'),
  reward: own('reward'),
  payGold: 'coin',
  payToll: 'coin',
  loseLife: 'life',
  healFully: 'life',
  prayHere: own('priest'),
  healer: own('healer'),
  blacksmith: own('smith'),
  mystic: own('sight'),
  enchantress: own('sorceress'),
  doctor: own('doctor'),
  alchemist: own('alchemist'),
  good: own('good'),
  neutral: own('neutral'),
  evil: own('evil'),
  buildRaft: own('raft'),
  stay: own('camp'),
  gallop: own('horse'),
  clockwise: 'onward',
  counterclockwise: 'earlier',
};

/** What an answer leads to, in one line and a sign. */
export function detail(option: Option, props: Props): AnswerDetail | undefined {
  const icon = iconFor(option, props);
  const told = leadsTo(option, props);
  if (icon === undefined && told === undefined) return undefined;
  return { ...(icon !== undefined && { icon }), ...told };
}

function iconFor(option: Option, { view, viewer }: Props): IconName | undefined {
  if (option.card !== undefined) {
    const seen = faceIn(view, option.card);
    return seen === undefined ? undefined : iconOf(seen.kind);
  }
  if (isSpace(option.space)) return iconOf(kindAt(view, spaceOf({ space: option.space ?? '' })));
  if (option.seat !== undefined) {
    const kind = characterAt(view, option.seat);
    return kind === null ? 'person' : iconOf(kind);
  }
  const text = option.text ?? option.id;
  if (text === 'encounterSpace' && viewer !== 'watcher')
    return iconOf(kindAt(view, view.state.players[viewer].space));
  return text === 'reroll' ? own('fate') : signs[text];
}
