import type { CSSProperties } from 'react';
import { DrawnIcon, Icon, on, palettes, Scene, targetAt, usePeek } from '@tafelrunde/ui/board';
import { tableOf } from '../overview/rehearsal.ts';
import { texts } from '../overview/texts.ts';
import { adventureOf, isFaceUp, threatOf } from '../rules/places.ts';
import type { Slot } from '../shape.ts';
import { iconOf, own, terrains } from './looks.ts';
import type { Props } from './view.ts';

/** The tiles of the adventure, every second row shifted by half a tile, with their threat and where the party stands. */
export function MapArea({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const { slots } = adventureOf(tableOf(view));
  const rows = [
    ...Map.groupBy(
      slots.map((slot, at) => ({ slot, at })),
      ({ slot }) => slot.row,
    ),
  ].toSorted(([a], [b]) => a - b);
  const columns = Math.max(...slots.map(({ column }) => column)) + 1;
  const shape = { '--columns': columns, '--rows': rows.length } as CSSProperties;
  return (
    <section className="va-map" aria-label={say.map} style={shape} data-area="map">
      {rows.map(([row, tiles]) => (
        <ol key={row} data-shifted={row % 2 === 1 || undefined}>
          {tiles.map(({ slot, at }) => (
            <li key={slot.id} style={{ gridColumn: slot.column + 1 }}>
              <Place slot={slot} at={at} props={props} />
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

interface PlaceProps {
  readonly slot: Slot;
  readonly at: number;
  readonly props: Props;
}

function Place({ slot, at, props }: PlaceProps) {
  const { view, speech, asking, showCard } = props;
  const say = texts[speech.language];
  const t = tableOf(view);
  const { bossSlot } = adventureOf(t);
  const [tile] = t.cards(t.piles.place[at]);
  const isOpen = isFaceUp(t, at);
  const threat = threatOf(t, at);
  const isHere = view.state.party === at;
  const isBoss = at === bossSlot;
  const kind = tile === undefined ? undefined : t.kind(tile);
  const [token] = t.cards(t.piles.token[at]);
  const hasToken = t.cards(t.piles.hiddenToken[at]).length > 0;
  const name = kind === undefined ? say.terrains[slot.terrain] : speech.card(kind);
  const target = targetAt(asking, [on.space(slot.id)]);
  const boss = adventureOf(t).bossTile;
  const show = () => showCard(kind ?? (isBoss ? boss : view.state.adventure));
  const { handlers } = usePeek(target, show);
  const [palette, scene] = terrains[slot.terrain];
  const words = [
    name,
    isOpen ? say.threats[threat] : say.hiddenPlace,
    ...(isBoss ? [say.bossHere] : []),
    ...(isHere ? [say.party] : []),
    ...(hasToken ? [say.questToken] : []),
    ...(token === undefined ? [] : [speech.card(t.kind(token))]),
    ...(kind === undefined ? [] : [speech.words.cards[kind]?.text ?? '']),
  ];
  return (
    <button
      type="button"
      className="target va-tile"
      data-space={slot.id}
      data-state={target?.state}
      data-target={target?.target}
      data-open={isOpen || undefined}
      data-here={isHere || undefined}
      aria-disabled={target?.state === 'blocked' || undefined}
      title={words.filter((word) => word !== '').join(' · ')}
      {...handlers}
    >
      <svg viewBox="0 0 98 46" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {isOpen ? (
          <Scene name={scene} palette={palettes[palette]} width={98} height={46} seed={at + 3} />
        ) : (
          <>
            <rect width="98" height="46" fill="#2a2330" />
            <path d="M0 0l98 46M98 0L0 46" stroke="#4a3f52" />
          </>
        )}
        <DrawnIcon
          name={kind !== undefined ? iconOf(kind) : isBoss ? iconOf(adventureOf(t).boss) : own('unknown')}
          x={34}
          y={8}
          size={30}
          fill={isOpen ? '#fdf3dc' : '#b7a9c2'}
        />
      </svg>
      <span className="va-tile-name">{name}</span>
      <span className="va-tile-id">{slot.id}</span>
      <span className="unseen">{words.slice(1).join(', ')}</span>
      {isOpen && threat > 0 && (
        <span className="va-threat" aria-hidden="true">
          {Array.from({ length: threat }, (_, i) => (
            <Icon key={i} name="life" />
          ))}
        </span>
      )}
      {(hasToken || token !== undefined) && (
        <span className="va-token" data-open={token !== undefined || undefined} aria-hidden="true">
          <Icon name={token === undefined ? own('unknown') : 'star'} />
        </span>
      )}
      {isHere && (
        <span className="va-party" aria-hidden="true">
          <Icon name="players" />
        </span>
      )}
    </button>
  );
}
