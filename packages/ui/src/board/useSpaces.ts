import { useCallback, useState, type RefObject } from 'react';
import type { MapSpaceProps } from './MapSpace.tsx';

interface Spaces<Space> {
  /** The space that is read in full, on a sheet of its own. */
  readonly sheet: Space | null;
  readonly closeSheet: () => void;
  /** The space somebody rests on, and its element, while no sheet lies above it. */
  readonly peeked: { readonly space: Space; readonly element: RefObject<Element | null> } | null;
  /** What a drawn space needs in order to be read and reached: spread it on a `MapSpace`. */
  readonly propsOf: (
    space: Space,
  ) => Pick<MapSpaceProps<Space>, 'space' | 'tabbable' | 'onShow' | 'onPeek' | 'onRove'>;
}

/** Which spaces of a drawn map are looked at. `first` is the one the tab key reaches at first. */
export function useSpaces<Space>(first: Space): Spaces<Space> {
  const [sheet, setSheet] = useState<Space | null>(null);
  const [peeked, setPeeked] = useState<Spaces<Space>['peeked']>(null);
  const [reached, setReached] = useState<Space>(first);
  const onPeek = useCallback(
    (space: Space | null, element: RefObject<Element | null>) =>
      setPeeked(space === null ? null : { space, element }),
    [],
  );
  const onShow = useCallback((space: Space) => setSheet(space), []);
  const onRove = useCallback((space: Space) => setReached(space), []);
  return {
    sheet,
    closeSheet: () => setSheet(null),
    peeked: sheet === null ? peeked : null,
    propsOf: (space) => ({ space, tabbable: reached === space, onShow, onPeek, onRove }),
  };
}
