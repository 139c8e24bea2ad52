import { memo, type ComponentType } from 'react';
import { Card, type CardProps } from '../table/Card.tsx';
import { CardChip } from '../table/Chronicle.tsx';
import type { CardLooks } from '../table/look.ts';
import type { FaceProps } from './contract.ts';

/** What is printed on a card besides its name, its text and its picture; a text of its own goes before that of the words. */
type Printed = Omit<Partial<CardProps>, 'kind' | 'name' | 'look' | 'icon' | 'small'>;

/** The `Face` of a game: name, frame and picture are made alike everywhere, `printed` says what its cards show. */
export function facesOf<Def>(
  { defOf, frameOf, iconOf, cardLook }: CardLooks<Def>,
  printed: (def: Def, props: FaceProps) => Printed,
): ComponentType<FaceProps> {
  return memo(function Face(props: FaceProps) {
    const { kind, size, speech } = props;
    const name = speech.card(kind);
    if (size === 'chip')
      return <CardChip name={name} kind={kind} frame={frameOf(kind)} icon={iconOf(kind)} />;
    const def = defOf(kind);
    const small = size === 'small';
    if (def === undefined) return <Card kind={kind} name={name} small={small} />;
    return (
      <Card
        text={speech.words.cards[kind]?.text}
        {...printed(def, props)}
        kind={kind}
        name={name}
        look={cardLook(kind)}
        icon={iconOf(kind)}
        small={small}
      />
    );
  });
}
