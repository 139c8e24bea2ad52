import type { Card, Seat } from '@tafelrunde/engine';
import { Icon, on, targetAt, times } from '@tafelrunde/ui/board';
import { Target, Picture } from '@tafelrunde/ui/table';
import { firstName, heroName } from '../overview/answers.ts';
import { tokensOn } from '../overview/areas.ts';
import type { Blow, FocusWay } from '../overview/preview.ts';
import { tableOf } from '../overview/rehearsal.ts';
import { texts } from '../overview/texts.ts';
import { spokesperson } from '../rules/group.ts';
import { attachedTo } from '../rules/places.ts';
import { lifeLeft, statOf } from '../rules/statics.ts';
import { Enemy, tokenBadges } from './Enemy.tsx';
import { cardLook, iconOf, own } from './looks.ts';
import { type Badge, Badges } from './Badges.tsx';
import { Spot } from './Spot.tsx';
import { Focus } from './Tracks.tsx';
import { type Props, seatFor } from './view.ts';

interface ZonesProps {
  readonly props: Props;
  readonly blows: ReadonlyMap<number, Blow>;
  readonly ways: readonly FocusWay[];
}

/** Everybody's hero area side by side, the own one with the most room. */
export function Zones({ props, blows, ways }: ZonesProps) {
  const { view } = props;
  const own = seatFor(props);
  return (
    <div className="va-zones" data-heroes={view.seats}>
      {times(view.seats, (seat) => (
        <Zone key={seat} seat={seat} isOwn={seat === own} props={props} blows={blows} ways={ways} />
      ))}
    </div>
  );
}

/** How many enemies can be drawn side by side; more are listed. */
function roomFor(heroes: number, isOwn: boolean): number {
  if (heroes <= 2) return heroes === 1 ? 6 : 4;
  return isOwn ? 2 : 1;
}

interface ZoneProps extends ZonesProps {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

function Zone({ seat, isOwn, props, blows, ways }: ZoneProps) {
  const { view, speech, asking, sitters } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const { hero, out } = view.state.heroes[seat];
  const name = heroName(seat, props);
  const enemies = t.cards(t.piles.pursuers[seat]);
  const gear = t.cards(t.piles.area[seat]);
  const [charter] = t.cards(t.piles.charter[seat]);
  const way = ways.find((one) => one.seat === seat);
  const target = targetAt(asking, [on.seat(seat), ...(charter === undefined ? [] : [on.card(charter)])]);
  const passes = way === undefined ? '' : say.passes(way.vicious.length, way.reinforcement.length);
  return (
    <section
      className="va-zone"
      data-own={isOwn || undefined}
      data-narrow={(view.seats > 2 && !isOwn) || undefined}
      data-turn={view.state.turn === seat || undefined}
      data-out={out || undefined}
      data-seat={seat + 1}
      data-area={`hero ${seat}`}
      aria-label={say.area(name)}
    >
      <header>
        <Target label={`${name}, ${sitters[seat]?.name ?? ''}`} className="va-hero" {...target}>
          <span className="va-flag">
            <Icon name={hero === '' ? 'person' : iconOf(hero)} />
          </span>
          <b>{name}</b>
          <small>{sitters[seat]?.name}</small>
        </Target>
        {view.seats > 1 && spokesperson(t) === seat && (
          <span className="va-speaker" title={say.spokesperson(name)}>
            <Icon name="chat" />
            <span className="unseen">{say.spokesperson(name)}</span>
          </span>
        )}
        {charter !== undefined && <Badges badges={tokenBadges(t, charter, say)} className="va-tokens" />}
        <span className="va-counts">
          {(
            [
              ['hand', 'hand'],
              ['heroDeck', 'deck'],
              ['discard', 'discard'],
              ['burial', own('grave')],
            ] as const
          ).map(([pile, icon]) => (
            <span key={pile} title={say.piles[pile]} data-pile={`${pile} ${seat}`}>
              <Icon name={icon} />
              <span className="unseen">{say.piles[pile]} </span>
              {t.cards(t.piles[pile][seat]).length}
            </span>
          ))}
        </span>
      </header>
      {out ? (
        <p className="va-fallen">{say.fallen}</p>
      ) : (
        <>
          <Focus seat={seat} way={way} props={props} />
          {way !== undefined && (
            <p className="va-way" data-bad={way.vicious.length > 0 || undefined}>
              {say.focusTo(way.n, way.to)}
              {passes !== '' && ` · ${passes}`}
            </p>
          )}
          <div className="va-area">
            <ol
              className="va-plates"
              data-pile={`pursuers ${seat}`}
              data-many={enemies.length > roomFor(view.seats, isOwn) || undefined}
            >
              {enemies.length === 0 && <li className="va-none">{say.noEnemies}</li>}
              {enemies.map((card) => (
                <li key={card}>
                  <Enemy
                    seen={{ card, kind: t.kind(card), note: t.note(card) }}
                    props={props}
                    blow={blows.get(card)}
                  />
                </li>
              ))}
            </ol>
            <ul
              className="va-gear"
              data-pile={`area ${seat}`}
              data-many={gear.length > 6 || undefined}
              aria-label={say.gear}
            >
              {gear.map((card) => (
                <li key={card}>
                  <Gear card={card} seat={seat} props={props} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  );
}

interface GearProps {
  readonly card: Card;
  readonly seat: Seat;
  readonly props: Props;
}

/** A card in a hero area: an ally with its life, gear with what lies on it. */
function Gear({ card, seat, props }: GearProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const kind = t.kind(card);
  const isAlly = t.def(card).sort === 'ally';
  const hasActed = view.state.heroes[seat].alliesActed.includes(card);
  const under = attachedTo(t, card).length;
  const fight = view.state.fights.find(({ ally }) => ally === card);
  const badges: Badge[] = [
    ...(isAlly
      ? [{ icon: 'life' as const, value: lifeLeft(t, card), name: say.numbers.life, tone: 'life' as const }]
      : []),
    ...tokenBadges(t, card, say),
    ...(under > 0 ? [{ icon: 'link' as const, value: under, name: say.attachments(under) }] : []),
  ];
  const aside = [
    ...(isAlly ? [`${say.numbers.life} ${lifeLeft(t, card)}/${statOf(t, card, 'life')}`] : []),
    ...tokensOn(t, card, say),
    ...(hasActed ? [say.actedAlready] : []),
    ...(fight === undefined ? [] : [say.assigned(speech.card(t.kind(fight.enemy)))]),
  ];
  return (
    <Spot seen={{ card, kind, note: t.note(card) }} props={props} aside={aside} className="va-piece">
      <span className="va-plate" data-sort={t.def(card).sort} data-acted={hasActed || undefined}>
        <span className="va-plate-art">
          <Picture look={cardLook(kind)} icon={iconOf(kind)} className="va-picture" width={80} height={60} />
          <Badges badges={badges} className="va-tokens" />
        </span>
        <span className="va-plate-name">{isAlly ? firstName(speech.card(kind)) : speech.card(kind)}</span>
      </span>
    </Spot>
  );
}
