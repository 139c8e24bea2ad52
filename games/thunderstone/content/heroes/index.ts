import { amazon } from './amazon.ts';
import { blind } from './blind.ts';
import { chalice } from './chalice.ts';
import { clan } from './clan.ts';
import { diin } from './diin.ts';
import { divine } from './divine.ts';
import { dwarf } from './dwarf.ts';
import { elf } from './elf.ts';
import { feayn } from './feayn.ts';
import { gangland } from './gangland.ts';
import { gohlen } from './gohlen.ts';
import { lorigg } from './lorigg.ts';
import { outlands } from './outlands.ts';
import { redblade } from './redblade.ts';
import { regian } from './regian.ts';
import { runespawn } from './runespawn.ts';
import { selurin } from './selurin.ts';
import { thyrian } from './thyrian.ts';
import { toryn } from './toryn.ts';

/** Every hero set, one file each. */
export const heroes = [
  ...amazon,
  ...blind,
  ...chalice,
  ...clan,
  ...diin,
  ...divine,
  ...dwarf,
  ...elf,
  ...feayn,
  ...gangland,
  ...gohlen,
  ...lorigg,
  ...outlands,
  ...redblade,
  ...regian,
  ...runespawn,
  ...selurin,
  ...thyrian,
  ...toryn,
];
