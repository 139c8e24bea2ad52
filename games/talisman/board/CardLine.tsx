import { Icon } from '@tafelrunde/ui/board';
import { defOf, iconOf } from './looks.ts';
import type { Props, SeenCard } from './reading.ts';
import { texts } from '../overview/texts.ts';

/** A card in a line: its sign, name, numbers, and all of its text. */
export function CardLine({
  seen: { kind },
  props: { speech },
}: {
  readonly seen: SeenCard;
  readonly props: Props;
}) {
  const def = defOf(kind);
  const say = texts[speech.language];
  return (
    <>
      <Icon name={iconOf(kind)} />
      <span>
        <b>{speech.card(kind)}</b>
        {def !== undefined && <small>{say.types[def.type]}</small>}
        <span className="ta-line-text">{speech.words.cards[kind]?.text}</span>
      </span>
    </>
  );
}
