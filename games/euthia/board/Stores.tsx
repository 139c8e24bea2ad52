import { Count, Icon, Spot } from '@tafelrunde/ui/board';
import type { Seat } from '@tafelrunde/engine';
import { texts } from '../overview/texts.ts';
import { ELEMENTS, GEMS } from '../shape.ts';
import { iconOf, own } from './looks.ts';
import { openCards, type Props } from './view.ts';

/** Gold, potions, loose stones and cards of a hero. */
export function Stores({ seat, props }: { readonly seat: Seat; readonly props: Props }) {
  const { view, speech, viewer, Face } = props;
  const say = texts[speech.language];
  const hero = view.state.heroes[seat];
  const hand = openCards(view.piles.hand[seat]);
  const company = openCards(view.piles.company[seat]);
  const stones = [
    ...GEMS.map((gem) => [`gem.${gem}`, hero.gems[gem]] as const),
    ...ELEMENTS.map((element) => [`essence.${element}`, hero.essences[element]] as const),
  ].filter(([, n]) => n > 0);
  return (
    <>
      <ul className="eu-stores">
        <Store icon="coin" name={say.stats.gold} n={hero.gold} />
        <Store icon={own('potion')} name={say.stats.potions} n={hero.potions} />
        {hero.wards > 0 && <Store icon={own('ward')} name={say.stats.wards} n={hero.wards} />}
        {stones.map(([kind, n]) => (
          <Store
            key={kind}
            icon={iconOf(kind)}
            name={`${speech.card(kind)}: ${speech.words.cards[kind]?.text ?? ''}`}
            n={n}
          />
        ))}
        <Store icon="hand" name={say.stats.hand} n={view.piles.hand[seat].count ?? 0} />
        <Store
          icon={own('trophy')}
          name={say.stats.trophies}
          n={(view.piles.trophies[seat].count ?? 0) + (view.piles.hall[seat].count ?? 0)}
        />
      </ul>
      {(viewer === seat && hand.length > 0) || company.length > 0 ? (
        <ul className="eu-hand" aria-label={say.hand} title={say.handFor}>
          {[...company, ...hand].map((seen) => (
            <li key={seen.card}>
              <Spot seen={seen} props={props} className="eu-chip">
                <Face kind={seen.kind} size="chip" speech={speech} />
              </Spot>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface StoreProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly n: number;
}

function Store({ icon, name, n }: StoreProps) {
  return (
    <li title={name}>
      <Icon name={icon} />
      <span className="unseen">{name} </span>
      <b>
        <Count value={n} />
      </b>
    </li>
  );
}
