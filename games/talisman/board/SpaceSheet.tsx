import { Icon } from '@tafelrunde/ui/board';
import { Dialog, seatColours } from '@tafelrunde/ui/table';
import { kindOf } from '../rules/places.ts';
import { CROWN, regionOf, type Space } from '../shape/spaces.ts';
import { Item } from './Item.tsx';
import { iconOf, own } from './looks.ts';
import { CardLine } from './CardLine.tsx';
import { cardsOn, characterAt, kindAt, type Props, readingOf, seatsOn } from './reading.ts';
import { texts } from '../overview/texts.ts';

interface SpaceProps {
  readonly space: Space;
  readonly props: Props;
}

/** All there is to read about a space: what it says, who stands there, what lies there. */
export function SpaceText({ space, props }: SpaceProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const kind = kindAt(view, space);
  const { cards } = cardsOn(view, space);
  return (
    <>
      <h3>{speech.card(kind)}</h3>
      <Said space={space} props={props} />
      {cards.length > 0 && (
        <ul className="ta-lines" aria-label={say.cardsHere}>
          {cards.map((seen) => (
            <li key={seen.card}>
              <CardLine seen={seen} props={props} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The text of the space, its visitors, and what else lies there. */
function Said({ space, props }: SpaceProps) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const kind = kindAt(view, space);
  const gold = view.state.goldOn[space] ?? 0;
  const buried = view.piles.buried[space]?.count ?? 0;
  const sealed = space === CROWN ? (view.piles.sealed.count ?? 0) : 0;
  const here = seatsOn(view, space);
  const isReaped = view.options.reaper && view.state.reaper === space;
  return (
    <>
      <p className="ta-region">
        {say.regions[regionOf(space)]}
        {cardsOn(view, space).terrain !== null &&
          ` · ${say.covers(speech.card(kindOf(readingOf(view), space)))}`}
      </p>
      <p>{speech.words.cards[kind]?.text}</p>
      {(here.length > 0 || isReaped) && (
        <ul className="ta-visitors">
          {here.map((seat) => {
            const character = characterAt(view, seat);
            return (
              <li key={seat} style={seatColours(seat)}>
                <i className="chronicle-flag" aria-hidden="true" />
                {say.figure(character === null ? '' : speech.card(character), speech.seat(seat))}
              </li>
            );
          })}
          {isReaped && (
            <li>
              <Icon name={own('reaper')} />
              {say.reaper}
            </li>
          )}
        </ul>
      )}
      {gold > 0 && (
        <p className="ta-extra">
          <Icon name="coin" />
          {say.goldHere(gold)}
        </p>
      )}
      {buried > 0 && (
        <p className="ta-extra">
          <Icon name={own('remnant')} />
          {say.buried(buried)}
        </p>
      )}
      {sealed > 0 && (
        <p className="ta-extra">
          <Icon name={own('ending')} />
          {say.sealed}
        </p>
      )}
    </>
  );
}

/** The same in a sheet of its own, with the cards as they are held. */
export function SpaceSheet({ space, props, onClose }: SpaceProps & { readonly onClose: () => void }) {
  const { view, speech, Face } = props;
  const say = texts[speech.language];
  const kind = kindAt(view, space);
  const { cards } = cardsOn(view, space);
  return (
    <Dialog title={speech.card(kind)} closeLabel={say.close} onClose={onClose} className="ta-space-sheet">
      <div className="ta-space-head">
        <Icon name={iconOf(kind)} />
        <div>
          <Said space={space} props={props} />
        </div>
      </div>
      {cards.length === 0 ? (
        <p className="ta-region">{say.nothingHere}</p>
      ) : (
        <ul className="ta-cards">
          {cards.map((seen) => (
            <li key={seen.card}>
              <Item seen={seen} props={props} className="ta-card" told>
                <Face kind={seen.kind} note={seen.note} size="card" speech={speech} />
              </Item>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
