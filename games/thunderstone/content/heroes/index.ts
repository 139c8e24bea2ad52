import { chalice } from './chalice.ts';
import { diin } from './diin.ts';
import { dwarf } from './dwarf.ts';
import { feayn } from './feayn.ts';
import { gangland } from './gangland.ts';
import { toryn } from './toryn.ts';

/** Every hero set, one file each. */
export const heroes = [...chalice, ...diin, ...dwarf, ...feayn, ...gangland, ...toryn];
