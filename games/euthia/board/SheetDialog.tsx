import { useState } from 'react';
import { Answer, Dialog } from '@tafelrunde/ui/table';
import type { TargetKey } from '@tafelrunde/ui/board';
import type { Seat } from '@tafelrunde/engine';
import { changeOf, leadsTo } from '../overview/answers.ts';
import { labelOf } from '../overview/labels.ts';
import { texts } from '../overview/texts.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { iconOf } from './looks.ts';
import { SheetTabs } from './SheetTabs.tsx';
import { faceIn, type Props, tableOf } from './view.ts';

interface SheetDialogProps {
  readonly seat: Seat;
  /** The tile whose answers are listed when it opens. */
  readonly tile: TargetKey | null;
  readonly props: Props;
  readonly onClose: () => void;
}

/**
 * On a phone, a hero board above the table. A finger cannot hover: a tile that is tapped lists what can be done with it and what that
 * would change, the board shows it, and only the answer does it.
 */
export function SheetDialog({ seat, tile, props, onClose }: SheetDialogProps) {
  const say = texts[props.speech.language];
  const { asking } = props;
  const [shown, setShown] = useState(seat);
  const [tapped, setTapped] = useState<TargetKey | null>(tile);
  const tap = (key: TargetKey) => {
    const [first] = asking?.optionsAt(key) ?? [];
    asking?.light(first.id);
    setTapped(key);
  };
  const choose = (id: string) => {
    asking?.choose(id);
    // What is more than a change of equipment goes on at the table.
    const option = asking?.question.options.find((one) => one.id === id);
    if (option !== undefined && changeOf(tableOf(props.view), option) === null) onClose();
  };
  const tapping: Props['asking'] = asking && {
    ...asking,
    choose,
    target: (key) => {
      const target = asking.target(key);
      return target && { ...target, onChoose: () => tap(key) };
    },
  };
  return (
    <Dialog title={say.hero} closeLabel={say.close} onClose={onClose} className="eu-sheet-dialog">
      <SheetTabs seat={shown} props={props} onChoose={setShown} />
      <HeroSheet seat={shown} props={{ ...props, asking: tapping }} />
      {shown === seat && tapped !== null && <Tapped at={tapped} props={{ ...props, asking: tapping }} />}
    </Dialog>
  );
}

/** What can be done with the tile that was tapped. */
function Tapped({ at, props }: { readonly at: TargetKey; readonly props: Props }) {
  const { asking } = props;
  const options = asking?.optionsAt(at).filter(({ no }) => no === undefined) ?? [];
  if (asking === null || options.length === 0) return null;
  return (
    <ul className="eu-tapped">
      {options.map((option) => {
        const choice = asking.choices.find(({ id }) => id === option.id)!;
        const { line, verdict } = leadsTo(option, props) ?? {};
        const seen = faceIn(props.view, option.card);
        const icon = seen === undefined ? choice.icon : iconOf(seen.kind);
        return (
          <li key={option.id}>
            <Answer
              choice={{
                ...choice,
                label: labelOf(option, props) ?? choice.label,
                icon,
                detail: line,
                verdict,
              }}
              lit={asking.lit === option.id}
              whole
              onChoose={() => asking.choose(option.id)}
              onLight={(on) => on && asking.light(option.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
