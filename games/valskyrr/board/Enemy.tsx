import type { Card, Seat } from '@tafelrunde/engine';
import { Icon } from '@tafelrunde/ui/board';
import { Picture } from '@tafelrunde/ui/table';
import { forecastLine, heroName } from '../overview/answers.ts';
import { tokensOn } from '../overview/areas.ts';
import { type Blow, forecastOf, pursuitOf } from '../overview/preview.ts';
import { weakLine } from '../overview/printed.ts';
import { tableOf } from '../overview/rehearsal.ts';
import { type OverviewTexts, texts } from '../overview/texts.ts';
import { attackOf } from '../rules/attacks.ts';
import { faceOf, marksOf } from '../rules/marks.ts';
import { lifeLeft, statOf } from '../rules/statics.ts';
import { CONDITIONS, ROLES, type Valskyrr } from '../shape.ts';
import { cardLook, iconOf, own } from './looks.ts';
import { type Badge, Badges } from './Badges.tsx';
import { Spot } from './Spot.tsx';
import { attackIn, type Props, type SeenCard } from './view.ts';

interface EnemyProps {
  readonly seen: SeenCard & { readonly card: Card };
  readonly props: Props;
  /** What the answer under the pointer does to it. */
  readonly blow?: Blow | undefined;
}

/** An enemy: its numbers as they count now, what lies on it, what it is weak to, and what it is about to do. */
export function Enemy({ seen, props, blow }: EnemyProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const { card, kind } = seen;
  const face = faceOf(t, card);
  const marks = marksOf(t, card);
  const weak = weakLine(face, say);
  const forecast = forecastOf(view, card);
  const pursues: Seat | undefined = pursuitOf(view).get(card);
  const isAttacking = attackIn(view)?.source === card;
  const isIdle = !isAttacking && view.state.phase === 'defence' && view.state.activated.includes(card);
  const roles = ROLES.filter((role) => view.state.roles[role] === card);
  const aside = [
    ...(weak === null ? [] : [weak]),
    ...tokensOn(t, card, say),
    ...(forecast === null ? [] : [forecastLine(forecast, props, say)]),
    ...(pursues === undefined ? [] : [say.wouldPursue(heroName(pursues, props))]),
    ...(blow === undefined ? [] : [say.blow(blow)]),
  ];
  return (
    <Spot seen={seen} props={props} aside={aside} className="va-enemy">
      <span
        className="va-plate"
        data-sort={t.def(card).sort}
        data-enraged={marks.enraged || undefined}
        data-idle={isIdle || undefined}
        data-attacking={isAttacking || undefined}
        data-slain={blow?.slain || undefined}
      >
        <span className="va-plate-name">{speech.card(kind)}</span>
        <span className="va-plate-art">
          <Picture look={cardLook(kind)} icon={iconOf(kind)} className="va-picture" width={120} height={80} />
          <Badges badges={combatBadges(t, card, say)} className="va-rail" />
          <Badges badges={tokenBadges(t, card, say)} className="va-tokens" />
          {(face.vicious || marks.enraged) && (
            <span className="va-vicious" data-on={marks.enraged || undefined}>
              <Icon name={own('vicious')} />
              {marks.enraged && <span className="unseen">{say.tokens.enraged}</span>}
            </span>
          )}
          {roles.length > 0 && <span className="va-role" />}
        </span>
        <span className="va-plate-foot">
          {blow !== undefined ? (
            <span className="va-blow" data-slain={blow.slain || undefined}>
              <Icon name={own('wound')} />
              {`−${blow.wounds}`}
            </span>
          ) : (
            <>
              <span className="va-weak">{weakShort(face, say)}</span>
              <span className="va-loot">
                <Icon name={own('loot')} />
                <span className="unseen">{say.numbers.loot} </span>
                {statOf(t, card, 'lootValue')}
              </span>
            </>
          )}
        </span>
      </span>
    </Spot>
  );
}

/** "Blunt, Light +1". */
function weakShort(
  { vulnerability: { keywords, wounds } }: ReturnType<typeof faceOf>,
  say: OverviewTexts,
): string {
  if (keywords.length === 0 || wounds === 0) return '';
  return `${keywords.map((word) => say.keywords[word]).join(', ')} +${wounds}`;
}

function combatBadges(t: Valskyrr, card: Card, say: OverviewTexts): Badge[] {
  const { combat } = faceOf(t, card);
  const magical = combat?.attackType === 'magical';
  const { numbers } = say;
  const life = statOf(t, card, 'life');
  const left = lifeLeft(t, card);
  const all: Badge[] = [
    { icon: 'life', value: left === life ? life : `${left}/${life}`, name: numbers.life, tone: 'life' },
    {
      icon: magical ? 'magic' : 'attack',
      value: attackOf(t, card),
      name: `${numbers.attack} (${say.types[combat?.attackType ?? 'physical']})`,
      tone: magical ? 'magic' : 'attack',
    },
  ];
  const physical = statOf(t, card, 'physicalDefence');
  if (physical > 0)
    all.push({ icon: 'defence', value: physical, name: numbers.physicalDefence, tone: 'strength' });
  const magic = statOf(t, card, 'magicalDefence');
  if (magic > 0)
    all.push({ icon: own('shieldMagic'), value: magic, name: numbers.magicalDefence, tone: 'magic' });
  return all;
}

/** Conditions and other tokens on any card. */
export function tokenBadges(t: Valskyrr, card: Card, say: OverviewTexts): Badge[] {
  const marks = marksOf(t, card);
  const all: Badge[] = CONDITIONS.filter((kind) => marks[kind] > 0).map((kind) => ({
    icon: own(kind),
    value: marks[kind],
    name: say.tokens[kind],
  }));
  if (marks.objectives > 0) all.push({ icon: 'star', value: marks.objectives, name: say.tokens.objectives });
  if (marks.loot > 0) all.push({ icon: own('loot'), value: marks.loot, name: say.tokens.loot });
  return all;
}
