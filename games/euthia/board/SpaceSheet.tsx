import { capitalized } from '@tafelrunde/engine';
import { Spot } from '@tafelrunde/ui/board';
import { Dialog } from '@tafelrunde/ui/table';
import { placeOn, spaceLines } from '../overview/places.ts';
import { texts } from '../overview/texts.ts';
import { hexAt, isCentre, landAt, tileOf } from '../rules/map.ts';
import { ENCOUNTERS, type EuthiaReading, type Space } from '../shape.ts';
import { openCards, type Props, type SeenCard, tableOf } from './view.ts';

interface SpaceProps {
  readonly space: Space;
  readonly props: Props;
}

/** All there is to read about a space. */
export function SpaceText({ space, props }: SpaceProps) {
  const { speech, view } = props;
  const t = tableOf(view);
  const say = texts[speech.language];
  const [, ...lines] = spaceLines(props, space);
  const land = t.state.map.tiles[tileOf(space)];
  const place = placeOn(t, space, say);
  const terrain = isCentre(space) ? '' : capitalized(say.terrains[hexAt(t, space).terrain]);
  const quests = questsAt(t, space, props);
  const element = isCentre(space) ? undefined : hexAt(t, space).elemental;
  return (
    <>
      <h3>{place === null ? terrain : capitalized(place)}</h3>
      <p className="eu-where">
        {[place === null ? '' : terrain, speech.card(t.kind(land.card))]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {element !== undefined && <p>{speech.words.cards[`${element}Elemental`]?.text}</p>}
      {quests.map(({ kind, card }) => (
        <p key={card ?? kind}>
          <b>{speech.card(kind)}.</b> {speech.words.cards[kind]?.text?.split('\n').at(-1)}
        </p>
      ))}
    </>
  );
}

/** The open quests of the encounter on a space. */
function questsAt(t: EuthiaReading, space: Space, { view }: Props): readonly SeenCard[] {
  const { centre } = landAt(t, space);
  const kind = isCentre(space)
    ? centre?.place === 'encounter'
      ? centre.encounter
      : undefined
    : hexAt(t, space).encounter;
  if (kind === undefined) return [];
  const number = kind === 'legend' ? ENCOUNTERS.length : ENCOUNTERS.indexOf(kind);
  return openCards(view.piles.questOpen[number]);
}

/** A space in full: what there is to know, and the cards that lie open for it. */
export function SpaceSheet({ space, props, onClose }: SpaceProps & { readonly onClose: () => void }) {
  const { speech, view } = props;
  const say = texts[speech.language];
  const quests = questsAt(tableOf(view), space, props);
  return (
    <Dialog title={say.map} closeLabel={say.close} onClose={onClose} className="eu-space-sheet">
      <SpaceText space={space} props={props} />
      {quests.length > 0 && (
        <ul className="eu-cards">
          {quests.map((seen) => (
            <li key={seen.card}>
              <Spot seen={seen} props={props} keys={[]} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
