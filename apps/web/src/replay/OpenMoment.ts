import { createContext } from 'react';
import type { PastMoment } from './past-film.ts';

/** Leads from a line of a table's chronicle back to its moment; null where there is no way back. */
export const OpenMoment = createContext<((moment: PastMoment) => void) | null>(null);
